"""Rewards: a row with one column per seat.

share   at the end: the share of the victory, 1 divided by the number of winners
margin  at the end: the seat's points less those of the best other seat, in hundreds
points  at every step: the points that the seat gained, in hundreds; they sum to the final score
"""

from typing import Any

import numpy as np

from namiji.core.jit import rule
from namiji.core.layout import OVER, State
from namiji.spaces.layout import PLAYERS
from namiji.spaces.scaling import ONE

_HUNDREDTH = np.float32(1 / 100)

SCHEMES = ("share", "margin", "points")
SHARE, MARGIN, POINTS = range(3)


@rule
def begin_rewards(s: State, out: Any) -> None:
    """Write the scores before a step."""
    for column in range(PLAYERS):
        out[column] = np.float32(s.score[column + 1])


@rule
def _best_other(s: State, seat: int) -> int:
    best = -32768
    for other in range(1, s.players + 1):
        if other != seat:
            best = max(best, int(s.score[other]))
    return best


@rule
def _winners(s: State) -> int:
    winners = 0
    for seat in range(1, s.players + 1):
        winners += s.score[seat] >= _best_other(s, seat)
    return winners


@rule
def end_rewards(s: State, scheme: int, out: Any) -> None:
    """Write the rewards of a step; `out` holds the scores before it."""
    for column in range(PLAYERS):
        seat = column + 1
        reward = np.float32(0)
        if scheme == POINTS:
            reward = (np.float32(s.score[seat]) - out[column]) * _HUNDREDTH
        elif s.phase == OVER and seat <= s.players:
            lead = int(s.score[seat]) - _best_other(s, seat)
            if scheme == MARGIN:
                reward = np.float32(lead) * _HUNDREDTH
            elif lead >= 0:
                reward = ONE / np.float32(_winners(s))
        out[column] = reward
