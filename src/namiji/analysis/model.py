"""The results of an analysis.

A chance is a seat's expected share of the victory if greedy plays on for everyone, see
`mind.impact`. An `error` is the reach of a 95% interval to either side.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from namiji.svg import chart


@dataclass(frozen=True, slots=True)
class AnalyzedDecision:
    """A decision of the game. Figures by seat begin with the first seat.

    For every seat, before + chosen + drawn = after.
    """

    number: int
    seat: int
    leg: int
    action: str
    words: str
    """What the action does, in the words that its seat was shown."""
    best: str
    """What the search bot would have played, knowing what the seat knew."""
    best_words: str
    cost: float
    """How much better the search bot's action was, if a deeper search has confirmed it; or 0."""
    cost_error: float
    before: tuple[float, ...]
    """Each seat's chance before the decision."""
    before_error: tuple[float, ...]
    chosen: tuple[float, ...]
    """What the action changed, compared with that of greedy."""
    chosen_error: tuple[float, ...]
    drawn: tuple[float, ...]
    """What was drawn until the next decision changed, compared with what could have been drawn."""
    drawn_error: tuple[float, ...]
    after: tuple[float, ...]
    """Each seat's chance before the next decision or, at the end, its share of the victory."""
    after_error: tuple[float, ...]
    points: float
    """What the action changed in points: the decider's expected margin over the best other seat."""
    points_error: float

    @property
    def is_missed(self) -> bool:
        """Whether a better action is claimed."""
        return self.cost > 0

    @property
    def skill(self) -> float:
        """What the action changed for the seat that decided."""
        return self.chosen[self.seat - 1]

    @property
    def luck(self) -> float:
        """What was drawn changed for the seat that decided."""
        return self.drawn[self.seat - 1]

    @property
    def luck_error(self) -> float:
        return self.drawn_error[self.seat - 1]

    def to_dict(self) -> dict[str, Any]:
        return {
            **{name: getattr(self, name) for name in self.__slots__},
            "missed": self.is_missed,
            "skill": self.skill,
            "luck": self.luck,
            "luck_error": self.luck_error,
        }


@dataclass(frozen=True, slots=True)
class AnalyzedSeat:
    """How a seat's chance developed: start + skill + luck + others = end."""

    seat: int
    score: int
    start: float
    start_error: float
    skill: float
    """What its choices changed, compared with greedy's."""
    skill_error: float
    points: float
    """The same in points: how much they changed its expected margin."""
    points_error: float
    luck: float
    """What the draws of all players changed; 0 on average."""
    luck_error: float
    others: float
    """What the choices of other seats changed."""
    others_error: float
    end: float
    """Its share of the victory."""
    decisions: int
    agreed: int
    """Decisions that were the same as the search bot's."""
    missed: int

    def to_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished game, decision by decision."""

    scores: tuple[int, ...]
    """By seat, the first seat first."""
    effort: int
    seed: str
    decisions: tuple[AnalyzedDecision, ...]
    seats: tuple[AnalyzedSeat, ...]
    """One per seat, the first seat first."""

    def turning_points(self, count: int) -> list[AnalyzedDecision]:
        """Return the greatest mistakes and strokes of luck, in the order of the game."""
        ranked = sorted(self.decisions, key=_weight, reverse=True)
        return sorted(ranked[:count], key=lambda decision: decision.number)

    def chances(self, seat: int) -> list[float]:
        """Return a seat's chance before the first decision and after each decision.

        An estimate may be a little below 0 or above 1: differences are added to it, and cutting it
        off would favor one side. Here it is cut off, to be drawn.
        """
        first = self.decisions[0].before[seat - 1]
        chances = (first, *(each.after[seat - 1] for each in self.decisions))
        return [min(max(chance, 0.0), 1.0) for chance in chances]

    def docks(self) -> Iterator[tuple[int, int]]:
        """Yield for each Dock passed how many decisions had been made, and its number."""
        for last, decision in pairwise(self.decisions):
            if decision.leg > last.leg:
                yield last.number, last.leg

    def to_dict(self) -> dict[str, Any]:
        """Return all figures as a JSON object."""
        return {
            "scores": list(self.scores),
            "effort": self.effort,
            "seed": self.seed,
            "seats": [each.to_dict() for each in self.seats],
            "decisions": [each.to_dict() for each in self.decisions],
        }


def plot(analysis: Analysis) -> str:
    """Draw every seat's chance by decision as SVG, with the Docks marked."""
    seats = range(1, len(analysis.scores) + 1)
    series = {
        f"seat {seat}": [(x, 100 * y) for x, y in enumerate(analysis.chances(seat))]
        for seat in seats
    }
    return chart.lines(
        series,
        title="Chance of victory, if greedy played on",
        x_label="decisions",
        y_label="chance in percent",
        y_range=(0, 100),
        marks=[(number, f"Dock {dock}") for number, dock in analysis.docks()],
    )


def _weight(decision: AnalyzedDecision) -> float:
    return max(abs(decision.luck), decision.cost)
