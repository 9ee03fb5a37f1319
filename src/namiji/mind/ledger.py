"""What the playouts of a search gain, for each option of the root: the grounds of an advice.

A ledger is kept for the seat that searches and decides. Its entries add up to the margin by which
the seat wins: now + later points - the best other score.
"""

from typing import Any

import numpy as np

from namiji.core.jit import rule, wide
from namiji.core.layout import State, Tables
from namiji.core.names import REASONS
from namiji.core.scoring import points_for
from namiji.core.spots import position_of
from namiji.mind.layout import OPTIONS

# The entries: points scored before anyone decides again; stops of the seat's boat after that; the
# best score of another seat; and, for each reason, points that come later.
NOW, STOPS, RIVAL, LATER_AT = 0, 1, 2, 3
ENTRIES = LATER_AT + len(REASONS)
_REASONS = len(REASONS)

LEDGER_FIELDS = [
    ("ledger_on", np.int32),
    # of the playout in progress
    ("first_points", np.float64, (_REASONS,)),  # what the seat had after the first action
    ("stops", np.int32),  # after that; -1 before it
    ("place", np.int32),  # where its boat is
    # of all playouts, by edge of the root
    ("sums", np.float64, (OPTIONS, ENTRIES)),
    ("squares", np.float64, (OPTIONS, ENTRIES)),
]


@rule
def open_ledger(tree: Any) -> None:
    """Begin a playout."""
    tree.stops = -1


@rule
def follow_ledger(t: Tables, tree: Any, s: State) -> None:
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
def close_ledger(t: Tables, tree: Any, s: State, before: int) -> None:
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
def _enter(tree: Any, edge: int, entry: int, value: float) -> None:
    tree.sums[edge, entry] += value
    tree.squares[edge, entry] += value * value
