"""Games that greedy plays to their end from one position, each with a chance of its own."""

from typing import Any

import numpy as np

from namiji.core.chance import siphash
from namiji.core.engine import play
from namiji.core.jit import rule, wide
from namiji.core.layout import OVER, State, Tables
from namiji.mind.greedy import choose
from namiji.mind.layout import Mind, Scratch


@rule
def _note(s: State, result: Any) -> None:
    """Write every seat's share of the victory, and its margin over the best other seat."""
    players = wide(s.players)
    best, winners = -10000, 0
    for seat in range(1, players + 1):
        if s.score[seat] > best:
            best, winners = wide(s.score[seat]), 1
        elif s.score[seat] == best:
            winners += 1
    for seat in range(1, players + 1):
        rival = -10000
        for other in range(1, players + 1):
            if other != seat:
                rival = max(rival, wide(s.score[other]))
        result[0, seat] = 1.0 / winners if s.score[seat] == best else 0.0
        result[1, seat] = s.score[seat] - rival


@rule
def play_out(
    t: Tables, m: Mind, x: Scratch, states: Any, action: int, key: Any, results: Any
) -> None:
    """Play one game per result from the first state, in the second, beginning with an action.

    What is dealt stays as it is; what is drawn later follows from the key and the number of the
    game. So two actions can be tried with the same key.
    """
    s = states[1]
    for game in range(len(results)):
        states[1] = states[0]
        s.key[0] = siphash(key[0], key[1], np.uint64(2 * game))
        s.key[1] = siphash(key[0], key[1], np.uint64(2 * game + 1))
        play(t, s, action, None)
        while s.phase != OVER:
            play(t, s, choose(t, m, s, x), None)
        _note(s, results[game])
