"""The results of an analysis.

A chance is a seat's expected share of the victory, given what the seat knows. All figures are
rounded to tenths of a percent before they are summed, so that printed figures add up exactly.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from namiji.svg import chart

SURE = 2.5
"""A better move counts as missed if the difference is more than this many standard errors."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of the game, compared with the bot's."""

    number: int
    seat: int
    leg: int
    action: str
    words: str
    """What the action does, in the words that its seat was shown."""
    best: str
    """What the bot would have played."""
    best_words: str
    before: tuple[float, ...]
    """Each seat's chance before the decision; the decider's is with the bot's action."""
    played: float
    """The decider's chance with the action that it played, before its outcome was known."""
    error: float
    """The standard error of the difference between the two actions."""
    after: tuple[float, ...]
    """Each seat's chance before the next decision or, at the end, its share of the victory."""

    @property
    def cost(self) -> float:
        """How much better the bot's action was than the one played."""
        return _sum(self.before[self.seat - 1], -self.played)

    @property
    def is_missed(self) -> bool:
        return self.cost > SURE * self.error

    @property
    def luck(self) -> float:
        """How much better the outcome was than expected, for the seat that decided."""
        return _sum(self.after[self.seat - 1], -self.played)

    @property
    def changes(self) -> tuple[float, ...]:
        """The change of each seat's chance."""
        return tuple(_sum(b, -a) for a, b in zip(self.before, self.after, strict=True))

    def to_dict(self) -> dict[str, Any]:
        return {
            **{name: getattr(self, name) for name in self.__slots__},
            "cost": self.cost,
            "missed": self.is_missed,
            "luck": self.luck,
        }


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat's chance developed: start + skill + luck + others = end."""

    seat: int
    score: int
    start: float
    skill: float
    """Its choices compared with the bot's."""
    skill_error: float
    luck: float
    """How much better the outcomes of its decisions were than expected."""
    others: float
    """What the decisions and the luck of other seats changed."""
    end: float
    """Its share of the victory."""
    decisions: int
    agreed: int
    """Decisions that were the same as the bot's."""
    missed: int

    @property
    def cost(self) -> float:
        """The average cost of a decision."""
        return -self.skill / max(1, self.decisions)

    def to_dict(self) -> dict[str, Any]:
        return {**{name: getattr(self, name) for name in self.__slots__}, "cost": self.cost}


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished game, decision by decision."""

    scores: tuple[int, ...]
    """By seat, the first seat first."""
    effort: int
    seed: str
    choices: tuple[Choice, ...]

    @property
    def accounts(self) -> tuple[Account, ...]:
        """One per seat, the first seat first."""
        return tuple(self._account(seat) for seat in range(1, len(self.scores) + 1))

    def turning_points(self, count: int) -> list[Choice]:
        """Return the greatest mistakes and strokes of luck, in the order of the game."""
        ranked = sorted(self.choices, key=_weight, reverse=True)
        return sorted(ranked[:count], key=lambda choice: choice.number)

    def chances(self, seat: int) -> list[float]:
        """Return a seat's chance before the first decision and after each decision."""
        first = self.choices[0].before[seat - 1]
        return [first, *(choice.after[seat - 1] for choice in self.choices)]

    def docks(self) -> Iterator[tuple[int, int]]:
        """Yield for each Dock passed how many decisions had been made, and its number."""
        for last, choice in pairwise(self.choices):
            if choice.leg > last.leg:
                yield last.number, last.leg

    def to_dict(self) -> dict[str, Any]:
        """Return all figures as a JSON object."""
        return {
            "scores": list(self.scores),
            "effort": self.effort,
            "seed": self.seed,
            "seats": [account.to_dict() for account in self.accounts],
            "decisions": [choice.to_dict() for choice in self.choices],
        }

    def _account(self, seat: int) -> Account:
        own = [choice for choice in self.choices if choice.seat == seat]
        others = [choice for choice in self.choices if choice.seat != seat]
        chances = self.chances(seat)
        return Account(
            seat=seat,
            score=self.scores[seat - 1],
            start=chances[0],
            skill=_sum(*(-choice.cost for choice in own)),
            skill_error=math.hypot(*(choice.error for choice in own)),
            luck=_sum(*(choice.luck for choice in own)),
            others=_sum(*(choice.changes[seat - 1] for choice in others)),
            end=chances[-1],
            decisions=len(own),
            agreed=sum(choice.action == choice.best for choice in own),
            missed=sum(choice.is_missed for choice in own),
        )


def plot(analysis: Analysis) -> str:
    """Draw every seat's chance by decision as SVG, with the Docks marked."""
    seats = range(1, len(analysis.scores) + 1)
    series = {
        f"seat {seat}": [(x, 100 * y) for x, y in enumerate(analysis.chances(seat))]
        for seat in seats
    }
    return chart.lines(
        series,
        title="Chance of victory, as each seat could see it",
        x_label="decisions",
        y_label="chance in percent",
        y_range=(0, 100),
        marks=[(number, f"Dock {dock}") for number, dock in analysis.docks()],
    )


def _weight(choice: Choice) -> float:
    return max(abs(choice.luck), choice.cost if choice.is_missed else 0.0)


def _sum(*figures: float) -> float:
    """Sum figures in tenths of a percent, without rounding errors of binary fractions."""
    return round(math.fsum(figures), 3) + 0.0  # no negative zero
