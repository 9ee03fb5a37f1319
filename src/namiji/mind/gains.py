"""What the seat that searches gains in the playouts, for each option of the root.

The entries of a gain add up to the margin by which the seat wins: now + later points - the best
other score.
"""

import math
from typing import Any

import numpy as np

from namiji.core.jit import entry, rule, wide
from namiji.core.layout import State, Tables, record
from namiji.core.names import REASONS
from namiji.core.scoring import points_for
from namiji.core.spots import position_of
from namiji.mind.layout import OPTIONS

# The entries: points scored before anyone decides again; stops of the seat's boat after that; the
# best score of another seat; and, for each reason, points that come later.
NOW, STOPS, RIVAL, LATER_AT = 0, 1, 2, 3
ENTRIES = LATER_AT + len(REASONS)
_REASONS = len(REASONS)

GAIN_FIELDS = [
    ("counts_gains", np.int32),
    # of the playout in progress
    ("first_points", np.float64, (_REASONS,)),  # what the seat had after the first action
    ("stops", np.int32),  # after that; -1 before it
    ("place", np.int32),  # where its boat is
    # of all playouts, by edge of the root
    ("sums", np.float64, (OPTIONS, ENTRIES)),
    ("squares", np.float64, (OPTIONS, ENTRIES)),
]

GAIN = record(
    [
        ("share", np.float64),  # the decider's expected share of victory
        ("means", np.float64, (ENTRIES,)),
        ("errors", np.float64, (ENTRIES,)),  # the standard errors of the means
    ]
)
"""What a search gained after an action of the decider, by entry."""


@rule
def begin_gains(tree: Any) -> None:
    """Begin a playout."""
    tree.stops = -1


@rule
def follow_gains(t: Tables, tree: Any, s: State) -> None:
    """Note what an action of the playout has led to.

    A boat that has moved twice meanwhile, because it had no choice, counts as having stopped once.
    """
    seat = wide(tree.seat)
    place = position_of(s, seat)
    if tree.stops < 0:
        tree.stops = 0
        for reason in range(_REASONS):
            tree.first_points[reason] = points_for(t, s, seat, reason)
    elif place != tree.place:
        tree.stops += 1
    tree.place = place


@rule
def add_gains(t: Tables, tree: Any, s: State, before: int) -> None:
    """Enter a finished playout; `before` is what the seat had scored at the root."""
    seat, edge = wide(tree.seat), wide(tree.path[0, 1])
    now = -float(before)
    for reason in range(_REASONS):
        now += tree.first_points[reason]
        later = points_for(t, s, seat, reason) - tree.first_points[reason]
        _enter(tree, edge, LATER_AT + reason, later)
    _enter(tree, edge, NOW, now)
    _enter(tree, edge, STOPS, float(tree.stops))
    rival = -10000
    for other in range(1, s.players + 1):
        if other != seat:
            rival = max(rival, wide(s.score[other]))
    _enter(tree, edge, RIVAL, float(rival))


@rule
def _enter(tree: Any, edge: int, i: int, value: float) -> None:
    tree.sums[edge, i] += value
    tree.squares[edge, i] += value * value


@entry
def read_gain(trees: Any, gains: Any) -> None:
    """Read the gain of a search in which all playouts began with one action."""
    note_gain(trees[0], gains[0])


@rule
def note_gain(tree: Any, gain: Any) -> None:
    playouts = float(tree.playouts)
    gain.share = tree.share[tree.seat] / playouts
    for i in range(ENTRIES):
        total = squares = 0.0
        for edge in range(OPTIONS):  # all but one are empty
            total += tree.sums[edge, i]
            squares += tree.squares[edge, i]
        mean = total / playouts
        gain.means[i] = mean
        gain.errors[i] = math.sqrt(max(squares / playouts - mean * mean, 0.0) / playouts)
