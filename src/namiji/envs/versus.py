"""Games of one learner against bots: the bots' turns, played without leaving compiled code.

The loop stops at every decision that is not its own to make: the learner's, and those of bots that
only Python can ask (`opponents.py`).
"""

from typing import Any, TypeAlias

import numpy as np

from namiji.core.engine import play
from namiji.core.jit import entry, rule, wide
from namiji.core.layout import NONE, OVER, State, Tables, record
from namiji.core.playout import next_word, random_action
from namiji.mind import greedy, network
from namiji.mind.layout import Mind, Scratch
from namiji.spaces.layout import PLAYERS
from namiji.spaces.reward import end_rewards
from namiji.spaces.turn import deal

LEARNER, OUTSIDE, RANDOM, GREEDY, NET = range(5)
COMPILED = {"random": RANDOM, "greedy": GREEDY, "network": NET}
"""The bots that the loop plays itself."""

PLAN = record(  # what all games of an environment share
    [
        ("key", np.uint64, (2,)),
        ("stride", np.int64),  # from the number of a game to that of the next on its state
        ("course", np.int8),
        ("scheme", np.int8),
        ("kinds", np.int8, (PLAYERS,)),  # of the players: the learner, then those that follow it
    ]
)
SEAT = record(  # a game's learner
    [
        ("number", np.int64),  # of the game
        ("luck", np.uint64),  # of the random bot
        ("noted", np.int16, (PLAYERS,)),  # the scores up to which rewards were given
        ("seat", np.int8),
    ]
)
Plan: TypeAlias = Any
Seat: TypeAlias = Any


@rule
def _begin(t: Tables, p: Plan, s: State, g: Seat, players: int, number: int) -> None:
    """Deal a game. The learner changes seats with every second one, directions with every one."""
    g.number = number
    g.seat = (number >> 1) % players + 1
    g.luck = deal(t, s, players, wide(p.course), p.key, number)
    for column in range(PLAYERS):
        g.noted[column] = 0


@rule
def _kind(p: Plan, s: State, g: Seat) -> int:
    """Who decides now."""
    i = wide(s.decider) - wide(g.seat)
    return wide(p.kinds[i + wide(s.players) if i < 0 else i])


@rule
def _ask_network(t: Tables, networks: Any, s: State, papers: Any) -> int:
    """Without networks, the compiler drops the question."""
    if networks is not None:
        return network.choose(t, networks[0], s, papers[0])
    return NONE


@rule
def _play_bots(
    t: Tables, m: Mind, networks: Any, p: Plan, s: State, x: Scratch, papers: Any, g: Seat
) -> None:
    """Play on until somebody else decides, or the game is over."""
    while s.phase != OVER:
        kind = _kind(p, s, g)
        if kind == GREEDY:
            action = greedy.choose(t, m, s, x)
        elif kind == RANDOM:
            g.luck, word = next_word(g.luck)
            action = random_action(s, word)
        elif kind == NET:
            action = _ask_network(t, networks, s, papers)
        else:
            return
        play(t, s, action, None)


@rule
def _reward(p: Plan, s: State, g: Seat, rewards: Any) -> None:
    for column in range(PLAYERS):
        rewards[column] = np.float32(g.noted[column])
        g.noted[column] = s.score[column + 1]
    end_rewards(s, wide(p.scheme), rewards)


@rule
def _go_on(
    t: Tables,
    m: Mind,
    networks: Any,
    p: Plan,
    s: State,
    x: Scratch,
    papers: Any,
    g: Seat,
    has_ended: bool,
    rewards: Any,
    scores: Any,
) -> bool:
    """Play up to a decision from outside; returns whether a game has ended in this step.

    The rewards are those of the game that the learner has decided in. A game that should pass
    without any decision of the learner's is passed over.
    """
    _play_bots(t, m, networks, p, s, x, papers, g)
    while s.phase == OVER:
        if not has_ended:
            _reward(p, s, g, rewards)
            for column in range(PLAYERS):
                scores[column] = s.score[column + 1]
        has_ended = True
        _begin(t, p, s, g, wide(s.players), wide(g.number) + wide(p.stride))
        _play_bots(t, m, networks, p, s, x, papers, g)
    if not has_ended and s.decider == g.seat:
        _reward(p, s, g, rewards)
    return has_ended


@entry
def begin_versus(
    tables: Any,
    minds: Any,
    networks: Any,
    plans: Any,
    states: Any,
    scratch: Any,
    papers: Any,
    seats: Any,
    players: Any,
    first: int,
    rewards: Any,
    scores: Any,
) -> None:
    """Deal a game on each state, numbered from `first` on, and play up to a decision."""
    t, m, p, x = tables[0], minds[0], plans[0], scratch[0]
    for i in range(len(states)):
        s, g = states[i], seats[i]
        _begin(t, p, s, g, wide(players[i]), wide(first + i))
        _go_on(t, m, networks, p, s, x, papers, g, True, rewards[i], scores[i])


@entry
def play_versus(
    tables: Any,
    minds: Any,
    networks: Any,
    plans: Any,
    states: Any,
    scratch: Any,
    papers: Any,
    seats: Any,
    actions: Any,
    rewards: Any,
    terminations: Any,
    scores: Any,
) -> None:
    """Play an action on each state, where it is not negative, and what follows up to a decision."""
    t, m, p, x = tables[0], minds[0], plans[0], scratch[0]
    for i in range(len(states)):
        if actions[i] >= 0:
            s, g, ended = states[i], seats[i], bool(terminations[i])
            play(t, s, wide(actions[i]), None)
            ended = _go_on(t, m, networks, p, s, x, papers, g, ended, rewards[i], scores[i])
            terminations[i] = ended
