"""When a comparison is decided: a sequential test of one bot's share of victory.

Two hypotheses stand against each other: the share is even at most, or at least a margin above it.
Against each of them a bet is made on every deal, with stakes set by the deals before. Under a true
hypothesis the bet against it is fair or worse, so the capital multiplies by 20 with a chance of at
most 1 in 20, whenever one looks and however the shares are spread (Ville's inequality). The first
bet to do so has refuted its hypothesis.

The stakes are those of the likelihood ratio of two normal means, so that a decision takes about as
many deals as Wald's test would; that one is only nearly right about its error rate.
"""

import math
from typing import Literal, Self, TypeAlias

from namiji.arena.plan import Plan
from namiji.errors import NamijiError

Verdict: TypeAlias = Literal["stronger", "not stronger"]

ERROR_RATE = 0.05
"""The most that a wrong verdict happens, of either kind."""

_ALL_BUT_RUIN = 0.9  # the part of a capital that the worst deal may take


class SequentialTest:
    """The test so far; it depends on nothing but the deals and their order."""

    def __init__(self, even: float, margin: float, games_a_deal: int) -> None:
        self._even, self._margin = even, margin
        self._deals = 0
        self._mean = 0.0
        # The spread starts with one imaginary deal, of independent games of equals.
        self._squares = even * (1 - even) / games_a_deal
        self._capitals: dict[Verdict, float] = {"stronger": 0.0, "not stronger": 0.0}  # logarithms

    @classmethod
    def of(cls, plan: Plan, margin: float) -> Self:
        """The test of a plan's first bot against the others, before the first deal."""
        even = plan.even_share
        if not 1 < len(plan.bots) <= plan.players:
            raise NamijiError(
                "bad-bots", "to decide needs at least two bots, and no more of them than seats"
            )
        if not 0 < margin < 1 - even:
            raise NamijiError(
                "bad-margin", f"the margin lies between 0 and {1 - even:.2f}, not {margin}"
            )
        return cls(even, margin, plan.games_a_deal)

    def add(self, share: float) -> None:
        """One more deal: the mean share of victory in its games."""
        spread = self._squares / (self._deals + 1)
        stake = self._margin / (spread + self._margin**2)
        even, more = self._even, self._even + self._margin
        gain = min(stake, _ALL_BUT_RUIN / even) * (share - even)
        loss = min(stake, _ALL_BUT_RUIN / (1 - more)) * (more - share)
        self._capitals["stronger"] += math.log1p(gain)
        self._capitals["not stronger"] += math.log1p(loss)
        self._deals += 1
        before = self._mean
        self._mean += (share - before) / self._deals
        self._squares += (share - before) * (share - self._mean)

    @property
    def verdict(self) -> Verdict | None:
        verdict = max(self._capitals, key=lambda name: self._capitals[name])
        return verdict if self._capitals[verdict] >= -math.log(ERROR_RATE) else None
