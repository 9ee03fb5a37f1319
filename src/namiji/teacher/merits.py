"""What speaks for one choice and against another; see `mind.merits`."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from namiji.core.layout import NONE
from namiji.core.names import Phase
from namiji.mind.gains import GAIN
from namiji.mind.merits import MERIT_KINDS, MERITS, MeritKind, find_merits


@dataclass(frozen=True, slots=True)
class Merit:
    """What speaks for a choice, compared with another."""

    kind: MeritKind
    points: float
    error: float
    """The standard error."""
    stops: float = 0.0
    """For tempo: how many more stops the boat makes."""

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "points": self.points, "stops": self.stops}


def weigh(best: Any, other: Any, phase: Phase) -> Any:
    """Return the record of the merits of a choice over another, from what both gain."""
    gains, found = np.zeros(2, GAIN), np.zeros(1, MERITS)
    gains[0], gains[1] = best, other
    find_merits(gains, found, phase == "haul")
    return found[0]


def merits_of(best: Any, other: Any, phase: Phase) -> list[Merit]:
    """Return the merits of a choice over another, the greatest first; they add up to the margin."""
    found = weigh(best, other, phase)
    merits = [
        Merit(kind, float(points), float(error), float(found.stops) if kind == "tempo" else 0.0)
        for kind, points, error in zip(MERIT_KINDS, found.points, found.errors, strict=True)
    ]
    return sorted(merits, key=lambda merit: -merit.points)


def main_merit(found: Any) -> Merit | None:
    """Return the greatest of merits in a record, if it is one; its figures are those to show."""
    if found.main == NONE:
        return None
    kind = MERIT_KINDS[found.main]
    error = float(found.errors[found.main])
    return Merit(kind, float(found.main_points), error, float(found.main_stops))
