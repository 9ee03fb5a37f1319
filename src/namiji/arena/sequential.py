"""A sequential test of one bot's share of victory.

There are two hypotheses: the share is even at most, or it is at least a margin above even. The test
bets against each of them on every deal, with stakes that depend on earlier deals only. A bet
against a true hypothesis is fair or worse, so its capital multiplies by 20 with a chance of at most
1 in 20, at any time and for any distribution of shares (Ville's inequality). The first bet to do so
refutes its hypothesis.

The stakes are those of the likelihood ratio of two normal means. So a conclusion takes about as
many deals as Wald's test, which keeps its error rate only approximately.
"""

import math
from typing import Literal, Self, TypeAlias

from namiji.arena.plan import Plan
from namiji.errors import NamijiError

Conclusion: TypeAlias = Literal["stronger", "not stronger"]

ERROR_RATE = 0.05
"""The highest chance of a wrong conclusion, of either kind."""

_LARGEST_LOSS = 0.9  # the part of its capital that a bet may lose in one deal


class SequentialTest:
    """The state of the test. It depends on the deals and their order only."""

    def __init__(self, even: float, margin: float, games_per_deal: int) -> None:
        self._even, self._margin = even, margin
        self._deals = 0
        self._mean = 0.0
        # The spread starts with one imaginary deal, of independent games of equals.
        self._squares = even * (1 - even) / games_per_deal
        self._capitals: dict[Conclusion, float] = {"stronger": 0.0, "not stronger": 0.0}  # as logs

    @classmethod
    def of(cls, plan: Plan, margin: float) -> Self:
        """Start the test of a plan's first bot against the others."""
        even = plan.even_share
        if not 1 < len(plan.bots) <= plan.players:
            raise NamijiError(
                "bad-bots", "to decide needs at least two bots, and no more bots than seats"
            )
        if not 0 < margin < 1 - even:
            raise NamijiError(
                "bad-margin", f"the margin must be between 0 and {1 - even:.2f}, not {margin}"
            )
        return cls(even, margin, plan.games_per_deal)

    def add(self, share: float) -> None:
        """Add a deal: the mean share of victory in its games."""
        spread = self._squares / (self._deals + 1)
        stake = self._margin / (spread + self._margin**2)
        even, more = self._even, self._even + self._margin
        gain = min(stake, _LARGEST_LOSS / even) * (share - even)
        loss = min(stake, _LARGEST_LOSS / (1 - more)) * (more - share)
        self._capitals["stronger"] += math.log1p(gain)
        self._capitals["not stronger"] += math.log1p(loss)
        self._deals += 1
        before = self._mean
        self._mean += (share - before) / self._deals
        self._squares += (share - before) * (share - self._mean)

    @property
    def conclusion(self) -> Conclusion | None:
        conclusion = max(self._capitals, key=lambda name: self._capitals[name])
        return conclusion if self._capitals[conclusion] >= -math.log(ERROR_RATE) else None
