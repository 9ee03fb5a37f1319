"""What speaks for one choice and against another, in points.

A search plays both choices to the end in the same worlds and counts what it gains (`gains`).
The margin by which the first choice is ahead is the sum of its merits:

    margin = now + points that come later, by source + tempo - what the best rival gains

Tempo is the part of the later points that comes from making more stops, not from better ones. It is
never more than what all stops together really brought.
"""

import math
from typing import Any, Final, Literal, TypeAlias, get_args

import numpy as np

from namiji.core.jit import entry, rule
from namiji.core.layout import NONE, record
from namiji.core.names import REASONS, Reason
from namiji.mind.estimates import HUNDREDTHS, TENTHS, both, rounded
from namiji.mind.gains import LATER_AT, NOW, RIVAL, STOPS

MeritKind: TypeAlias = Literal[
    "now",
    "lines",
    "trap",
    "panoramas",
    "bonus",
    "docks",
    "early_bird",
    "rocks",
    "offerings",
    "tempo",
    "rivals",
    "odds",
]
MERIT_KINDS: Final[tuple[MeritKind, ...]] = get_args(MeritKind)

_KIND_OF: dict[Reason, MeritKind] = {
    "row": "lines",
    "column": "lines",
    "crustaceans": "trap",
    "section": "panoramas",
    "bonus": "bonus",
    "meal": "docks",
    "upgrade": "docks",
    "early_bird": "early_bird",
    "rock": "rocks",
    "penalty": "offerings",
}
_KINDS = len(MERIT_KINDS)
_REASONS = len(REASONS)
_KIND_AT = tuple(MERIT_KINDS.index(_KIND_OF[reason]) for reason in REASONS)
_BY_STOPS = tuple(reason not in ("meal", "early_bird") for reason in REASONS)
"""Whether stops bring it; every boat gets its Dock cards and its Early Bird token anyway."""
_NOW, _TRAP, _TEMPO, _RIVALS, _ODDS = (
    MERIT_KINDS.index(kind) for kind in ("now", "trap", "tempo", "rivals", "odds")
)

LEAST_MERIT = 0.25
"""In points: less is no reason for a choice."""

MERITS = record(
    [
        ("points", np.float64, (_KINDS,)),
        ("errors", np.float64, (_KINDS,)),  # the standard errors
        ("stops", np.float64),  # how many more stops the boat makes
        # the greatest merit, if it is one at all and not an accident of the playouts, or NONE
        ("main_points", np.float64),
        ("main_stops", np.float64),
        ("main", np.int32),
    ]
)


@entry
def find_merits(gains: Any, merits: Any, is_haul: bool) -> None:
    """Find the merits of a choice over another from the gains of both."""
    weigh(gains[0], gains[1], merits[0], is_haul)


@rule
def weigh(best: Any, other: Any, merits: Any, is_haul: bool) -> None:
    tempo, part, stop_variance = _tempo(best, other)
    for kind in range(_KINDS):
        merits.points[kind] = 0.0
        merits.errors[kind] = 0.0  # variances, until all are known
    merits.points[_NOW] = best.means[NOW] - other.means[NOW]
    merits.errors[_NOW] = _variance(best, other, NOW)
    merits.points[_RIVALS] = other.means[RIVAL] - best.means[RIVAL]
    merits.errors[_RIVALS] = _variance(best, other, RIVAL)
    merits.points[_TEMPO] = tempo
    merits.errors[_TEMPO] = stop_variance
    for reason in range(_REASONS):
        at, kind = LATER_AT + reason, _KIND_AT[reason]
        points = best.means[at] - other.means[at]
        if _BY_STOPS[reason]:
            points -= part * _gained(best, other, at)
        merits.points[kind] += points
        merits.errors[kind] += _variance(best, other, at)
    if is_haul:  # drawing or stopping: what is caught now and what comes is one question
        for kind in (_NOW, _TRAP):
            merits.points[_ODDS] += merits.points[kind]
            merits.errors[_ODDS] += merits.errors[kind]
            merits.points[kind] = 0.0
            merits.errors[kind] = 0.0
    merits.stops = rounded(best.means[STOPS] - other.means[STOPS], HUNDREDTHS)
    main = 0
    for kind in range(_KINDS):
        merits.points[kind] = rounded(merits.points[kind], HUNDREDTHS)
        merits.errors[kind] = rounded(math.sqrt(merits.errors[kind]), HUNDREDTHS)
        if merits.points[kind] > merits.points[main]:
            main = kind
    if merits.points[main] < max(LEAST_MERIT, merits.errors[main]):
        main = NONE
    _name_main(merits, main)


@rule
def _name_main(merits: Any, main: int) -> None:
    merits.main = main
    merits.main_points = 0.0
    merits.main_stops = 0.0
    if main != NONE:
        merits.main_points = rounded(merits.points[main], TENTHS)
        if main == _TEMPO:
            merits.main_stops = rounded(merits.stops, TENTHS)


@rule
def _variance(best: Any, other: Any, at: int) -> float:
    error = both(best.errors[at], other.errors[at])
    return error * error


@rule
def _gained(best: Any, other: Any, at: int) -> float:
    """Return what both gained on average in an entry; stops are not to blame for losses."""
    return max((best.means[at] + other.means[at]) / 2.0, 0.0)


@rule
def _tempo(best: Any, other: Any) -> tuple[float, float, float]:
    """Return what more stops brought, the part of it in each gain, and the variance of that."""
    brought = gained = variance = 0.0
    for reason in range(_REASONS):
        at = LATER_AT + reason
        if _BY_STOPS[reason]:
            brought += best.means[at] - other.means[at]
            gained += _gained(best, other, at)
            variance += _variance(best, other, at)
    more = best.means[STOPS] - other.means[STOPS]
    stops = (best.means[STOPS] + other.means[STOPS]) / 2.0
    if more <= 0 or brought <= 0 or stops <= 0 or gained <= 0:
        return 0.0, 0.0, variance
    tempo = min(more * gained / stops, brought)
    return tempo, tempo / gained, variance
