"""Games of one learner against bots: the bots' turns, played without leaving compiled code.

The loop stops at every decision that it cannot make itself: the learner's, and those of bots that
run in Python (`opponents.py`).
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np

from namiji.core.engine import play
from namiji.core.jit import entry, rule, wide
from namiji.core.layout import NONE, OVER, State, Tables, record
from namiji.core.playout import next_word, random_action
from namiji.mind import greedy, network
from namiji.spaces.layout import PLAYERS
from namiji.spaces.reward import end_rewards
from namiji.spaces.turn import Shared, StepArrays, deal, note_end

LEARNER, IN_PYTHON, RANDOM, GREEDY, NETWORK = range(5)
COMPILED = {"random": RANDOM, "greedy": GREEDY, "network": NETWORK}
"""The bots that the loop plays itself."""

GAME_INFO = record(
    [
        ("number", np.int64),
        ("luck", np.uint64),  # the random bot's
        ("rewarded", np.int16, (PLAYERS,)),  # the scores up to which rewards were given
        ("seat", np.int8),  # the learner's
    ]
)
GameInfo: TypeAlias = Any


class CompiledBots(NamedTuple):
    """What compiled bots need, each as an array of one record; without a network, None."""

    minds: Any
    networks: Any
    scratch: Any
    papers: Any


@rule
def _begin(t: Tables, p: Shared, s: State, g: GameInfo, players: int, number: int) -> None:
    """Deal a game. The learner changes seats every second game, directions change every game."""
    g.number = number
    g.seat = (number >> 1) % players + 1
    g.luck = deal(t, s, players, wide(p.directions), p.key, number)
    for column in range(PLAYERS):
        g.rewarded[column] = 0


@rule
def _kind_of_decider(p: Shared, s: State, g: GameInfo) -> int:
    i = wide(s.decider) - wide(g.seat)
    return wide(p.kinds[i + wide(s.players) if i < 0 else i])


@rule
def _ask_network(t: Tables, networks: Any, s: State, papers: Any) -> int:
    """Return the network's action. Without a network, the compiler drops the question."""
    if networks is not None:
        return network.choose(t, networks[0], s, papers[0])
    return NONE


@rule
def _play_bots(t: Tables, bots: CompiledBots, p: Shared, s: State, g: GameInfo) -> None:
    """Play until the loop cannot decide, or the game is over."""
    while s.phase != OVER:
        kind = _kind_of_decider(p, s, g)
        if kind == GREEDY:
            action = greedy.choose(t, bots.minds[0], s, bots.scratch[0])
        elif kind == RANDOM:
            g.luck, word = next_word(g.luck)
            action = random_action(s, word)
        elif kind == NETWORK:
            action = _ask_network(t, bots.networks, s, bots.papers)
        else:
            return
        play(t, s, action, None)


@rule
def _reward(p: Shared, s: State, g: GameInfo, rewards: Any) -> None:
    for column in range(PLAYERS):
        rewards[column] = np.float32(g.rewarded[column])
        g.rewarded[column] = s.score[column + 1]
    end_rewards(s, wide(p.scheme), rewards)


@rule
def _continue(
    t: Tables,
    bots: CompiledBots,
    p: Shared,
    states: Any,
    row: int,
    g: GameInfo,
    has_ended: bool,
    arrays: StepArrays,
) -> bool:
    """Play until the loop needs a decision; return whether a game has ended in this step.

    The rewards are those of the game in which the learner decided. A game in which the learner
    never decides is skipped.
    """
    s, rewards = states[row], arrays.rewards[row]
    _play_bots(t, bots, p, s, g)
    while s.phase == OVER:
        if not has_ended:
            _reward(p, s, g, rewards)
            note_end(states, row, arrays)
        has_ended = True
        _begin(t, p, s, g, wide(s.players), wide(g.number) + wide(p.stride))
        _play_bots(t, bots, p, s, g)
    if not has_ended and s.decider == g.seat:
        _reward(p, s, g, rewards)
    return has_ended


@entry
def deal_with_opponents(
    tables: Any,
    bots: CompiledBots,
    shared: Any,
    states: Any,
    games: Any,
    players: Any,
    numbers: Any,
    arrays: StepArrays,
) -> None:
    """Deal the game of its number on each state, and play until a decision is needed."""
    t, p = tables[0], shared[0]
    for i in range(len(states)):
        s, g = states[i], games[i]
        _begin(t, p, s, g, wide(players[i]), wide(numbers[i]))
        _continue(t, bots, p, states, wide(i), g, True, arrays)


@entry
def play_with_opponents(
    tables: Any,
    bots: CompiledBots,
    shared: Any,
    states: Any,
    games: Any,
    actions: Any,
    arrays: StepArrays,
) -> None:
    """Play an action on each state and go on until a decision is needed.

    A negative action leaves its state as it is.
    """
    t, p = tables[0], shared[0]
    for i in range(len(states)):
        if actions[i] >= 0:
            s, g, ended = states[i], games[i], bool(arrays.terminations[i])
            play(t, s, wide(actions[i]), None)
            arrays.terminations[i] = _continue(t, bots, p, states, wide(i), g, ended, arrays)
