"""Means of deals with their 95% intervals.

The games of one deal share their luck, so they count as one observation: everything here takes the
means of deals, which are independent.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import fmean, variance


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95% interval; a single deal tells nothing of the spread."""

    mean: float
    low: float
    high: float


def estimate_mean(deals: Sequence[float]) -> Estimate:
    """Student's interval of a mean that may be any number."""
    mean = fmean(deals)
    if len(deals) == 1:
        return Estimate(mean, -math.inf, math.inf)
    reach = t_quantile(len(deals) - 1) * math.sqrt(variance(deals) / len(deals))
    return Estimate(mean, mean - reach, mean + reach)


def estimate_share(deals: Sequence[float]) -> Estimate:
    """Wilson's interval of a share: within 0 and 1, and no certainty where everything was won.

    How many independent games the deals are worth follows from their spread; where they do not
    differ at all, each counts as one.
    """
    mean = fmean(deals)
    if len(deals) == 1:
        return Estimate(mean, 0.0, 1.0)
    error = variance(deals) / len(deals)
    worth = mean * (1 - mean) / error if error > 0 else len(deals)
    return Estimate(mean, *wilson(mean, worth, t_quantile(len(deals) - 1)))


def wilson(share: float, games: float, t: float) -> tuple[float, float]:
    """The interval of a share that so many independent games are worth."""
    shrink = 1 + t * t / games
    center = (share + t * t / (2 * games)) / shrink
    reach = t * math.sqrt(share * (1 - share) / games + (t / (2 * games)) ** 2) / shrink
    return max(0.0, min(share, center - reach)), min(1.0, max(share, center + reach))


@lru_cache
def t_quantile(freedom: int) -> float:
    """What 97.5% of Student's distribution lies below."""
    low, high = 1.9, 13.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (low, middle) if _t_within(middle, freedom) > 0.95 else (middle, high)
    return low


def _t_within(t: float, freedom: int) -> float:
    """The chance to lie between -t and t (Abramowitz and Stegun, 26.7.3 and 26.7.4)."""
    angle = math.atan(t / math.sqrt(freedom))
    odd = freedom % 2
    term = math.cos(angle) ** odd
    total = term if freedom > 1 else 0.0
    for step in range(2 + odd, freedom - 1, 2):
        term *= (step - 1) / step * math.cos(angle) ** 2
        total += term
    if odd:
        return 2 / math.pi * (angle + math.sin(angle) * total)
    return math.sin(angle) * total
