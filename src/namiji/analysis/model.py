"""What an analysis found, and how it adds up.

A chance is a seat's expected share of victory in its own eyes. All figures are rounded to tenths
of a percent before anything is summed: what is printed adds up exactly.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from namiji.svg import chart

SURE = 2.5
"""A move counts as missed where it is better by more than this many standard errors."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of the game beside the bot's own."""

    number: int
    seat: int
    leg: int
    action: str
    words: str
    """What the action would do, as its seat was told."""
    best: str
    """What the bot would have played."""
    best_words: str
    before: tuple[float, ...]
    """Each seat's chance, the decider's with the bot's action."""
    played: float
    """The decider's chance with the action that it played, before it knew what came of it."""
    error: float
    """The standard error of the difference between the two actions."""
    after: tuple[float, ...]
    """Each seat's chance when the next decision is to be taken, or its share of the victory."""

    @property
    def cost(self) -> float:
        """What the bot's action would have been worth above the one played."""
        return _sum(self.before[self.seat - 1], -self.played)

    @property
    def is_missed(self) -> bool:
        return self.cost > SURE * self.error

    @property
    def luck(self) -> float:
        """What came of the decision, for its seat."""
        return _sum(self.after[self.seat - 1], -self.played)

    @property
    def changes(self) -> tuple[float, ...]:
        """Of each seat's chance."""
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
    """How a seat came from its first chance to its end: start + skill + luck + others = end."""

    seat: int
    score: int
    start: float
    skill: float
    """Its choices against the bot's."""
    skill_error: float
    luck: float
    """What its own decisions brought beyond what could be expected of them."""
    others: float
    """What the other seats' decisions and their luck did to it."""
    end: float
    """Its share of the victory."""
    decisions: int
    agreed: int
    """Decisions that were the bot's, too."""
    missed: int

    @property
    def cost(self) -> float:
        """What a decision cost on average."""
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
        """One a seat, the first seat first."""
        return tuple(self._account(seat) for seat in range(1, len(self.scores) + 1))

    def turning_points(self, count: int) -> list[Choice]:
        """The greatest mistakes and strokes of luck, in the order of the game."""
        ranked = sorted(self.choices, key=_weight, reverse=True)
        return sorted(ranked[:count], key=lambda choice: choice.number)

    def course(self, seat: int) -> list[float]:
        """A seat's chance before the first decision and after each."""
        first = self.choices[0].before[seat - 1]
        return [first, *(choice.after[seat - 1] for choice in self.choices)]

    def docks(self) -> Iterator[tuple[int, int]]:
        """For each Dock left behind, how many decisions had been taken and its number."""
        for last, choice in pairwise(self.choices):
            if choice.leg > last.leg:
                yield last.number, last.leg

    def to_dict(self) -> dict[str, Any]:
        """All figures as a JSON object."""
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
        course = self.course(seat)
        return Account(
            seat=seat,
            score=self.scores[seat - 1],
            start=course[0],
            skill=_sum(*(-choice.cost for choice in own)),
            skill_error=math.hypot(*(choice.error for choice in own)),
            luck=_sum(*(choice.luck for choice in own)),
            others=_sum(*(choice.changes[seat - 1] for choice in others)),
            end=course[-1],
            decisions=len(own),
            agreed=sum(choice.action == choice.best for choice in own),
            missed=sum(choice.is_missed for choice in own),
        )


def plot(analysis: Analysis) -> str:
    """Every seat's chance by decision, as an SVG, with the Docks marked."""
    seats = range(1, len(analysis.scores) + 1)
    series = {
        f"seat {seat}": [(x, 100 * y) for x, y in enumerate(analysis.course(seat))]
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
    """Of figures in tenths of a percent, without the dust of binary fractions."""
    return round(math.fsum(figures), 3) + 0.0  # no negative zero
