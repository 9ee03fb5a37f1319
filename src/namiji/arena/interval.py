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
    """A mean with its 95% interval; from a single deal, the interval is unbounded."""

    mean: float
    low: float
    high: float


def estimate_mean(deals: Sequence[float]) -> Estimate:
    """Estimate the mean of any numbers, with Student's interval."""
    mean = fmean(deals)
    if len(deals) == 1:
        return Estimate(mean, -math.inf, math.inf)
    reach = t_quantile(len(deals) - 1) * math.sqrt(variance(deals) / len(deals))
    return Estimate(mean, mean - reach, mean + reach)


def estimate_share(deals: Sequence[float]) -> Estimate:
    """Estimate a share, with Wilson's interval: within 0 and 1, and never a single point.

    The spread of the deals says how many independent games they are worth. If they do not differ at
    all, each deal counts as one game.
    """
    mean = fmean(deals)
    if len(deals) == 1:
        return Estimate(mean, 0.0, 1.0)
    error = variance(deals) / len(deals)
    worth = mean * (1 - mean) / error if error > 0 else len(deals)
    return Estimate(mean, *wilson(mean, worth, t_quantile(len(deals) - 1)))


def wilson(share: float, games: float, t: float) -> tuple[float, float]:
    """Return the interval of a share that was found in this many independent games."""
    shrink = 1 + t * t / games
    center = (share + t * t / (2 * games)) / shrink
    reach = t * math.sqrt(share * (1 - share) / games + (t / (2 * games)) ** 2) / shrink
    return max(0.0, min(share, center - reach)), min(1.0, max(share, center + reach))


@lru_cache
def t_quantile(freedom: int) -> float:
    """Return the value that 97.5% of Student's distribution lies below."""
    low, high = 1.9, 13.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (low, middle) if _t_within(middle, freedom) > 0.95 else (middle, high)
    return low


def _t_within(t: float, freedom: int) -> float:
    """Return the chance to lie between -t and t (Abramowitz and Stegun, 26.7.3 and 26.7.4)."""
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
