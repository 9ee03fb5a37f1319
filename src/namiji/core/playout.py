"""Random play to the end, for measuring and for tests."""

from typing import Any

import numpy as np

from namiji.core.bits import count, member
from namiji.core.chance import siphash
from namiji.core.engine import play
from namiji.core.jit import pasted, rule
from namiji.core.layout import OVER, START, State, Tables

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)


@rule
def _mix(x: Any) -> Any:
    """SplitMix64: choices need no secrecy, only speed."""
    x = (x ^ (x >> np.uint64(30))) * _MIX1
    x = (x ^ (x >> np.uint64(27))) * _MIX2
    return x ^ (x >> np.uint64(31))


@rule
def random_action(s: State, word: Any) -> int:
    """One of the legal actions, by the top bits of a random word."""
    size = np.uint64(count(s.mask))
    return int(s.origin) + member(s.mask, int(((word >> np.uint64(32)) * size) >> np.uint64(32)))


@pasted
def next_word(seed: Any) -> tuple[Any, Any]:
    """The seed of the next choice, and a random word for it."""
    seed += _GOLDEN
    return seed, _mix(seed)


@rule
def name_game(s: State, players: int, direction: int, key: Any, number: int) -> Any:
    """Prepare an empty state for START and return the seed of the choices.

    The game depends on the key and its number alone.
    """
    game = np.uint64(3 * number)
    s.key[0] = siphash(key[0], key[1], game)
    s.key[1] = siphash(key[0], key[1], game + np.uint64(1))
    s.players = players
    s.direction = direction
    return siphash(key[0], key[1], game + np.uint64(2))


@rule
def play_out(t: Tables, s: State, seed: Any) -> int:
    """Play random actions until the game is over; returns how many."""
    decisions = 0
    while s.phase != OVER:
        seed, word = next_word(seed)
        play(t, s, random_action(s, word), None)
        decisions += 1
    return decisions


@rule
def begin_playout(states: Any, key: Any, number: int) -> Any:
    """Copy the first state to the second, with new chance, and return the seed of the choices.

    The playout depends on the state, the key and its number alone.
    """
    states[1] = states[0]
    s, game = states[1], np.uint64(3 * number)
    s.key[0] = siphash(key[0], key[1], game)
    s.key[1] = siphash(key[0], key[1], game + np.uint64(1))
    s.counter = np.uint64(0)
    return siphash(key[0], key[1], game + np.uint64(2))


@rule
def note_scores(s: State, scores: Any) -> None:
    """Write the scores of all players, the first seat's first."""
    for column in range(len(scores)):
        scores[column] = s.score[column + 1]


@rule
def play_outs(t: Tables, states: Any, key: Any, scores: Any) -> None:
    """Play the first state out, once for each row of scores; the second is working memory."""
    for i in range(len(scores)):
        seed = begin_playout(states, key, i)
        play_out(t, states[1], seed)
        note_scores(states[1], scores[i])


@rule
def play_games(t: Tables, states: Any, players: int, direction: int, key: Any, first: int) -> int:
    """Deal and play out a game on each state; game i is the one named `first + i`."""
    decisions = 0
    for i in range(len(states)):
        s = states[i]
        seed = name_game(s, players, direction, key, first + i)
        play(t, s, START, None)
        decisions += play_out(t, s, seed)
    return decisions
