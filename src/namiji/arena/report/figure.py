"""Figures with their 95% intervals, from games that come in clusters.

The rotations of one deal share their luck: intervals count deals, not games.
"""

from dataclasses import dataclass
from math import hypot, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from namiji.arena.interval import t_quantile, wilson

FEWEST = 5
"""The fewest deals for which an interval means anything."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure, the ends of its interval, and how many observations it rests on."""

    value: float
    low: float
    high: float
    count: int

    def beyond(self, least: float, most: float) -> bool:
        """Whether the whole interval is outside the range from least to most."""
        return self.high < least or self.low > most

    def to_dict(self) -> dict[str, float]:
        ends = {"value": self.value, "low": self.low, "high": self.high}
        return {name: round(end, 4) for name, end in ends.items()} | {"count": self.count}


def mean(
    values: NDArray[Any], deals: NDArray[np.int64], weights: NDArray[Any] | None = None
) -> Figure | None:
    """Return the mean of the values, or their sum over that of the weights.

    Return None if there are too few deals. The interval is Student's, from the spread of the sums
    of the deals around the figure.
    """
    shares = np.ones(len(values)) if weights is None else weights
    clusters = len(np.unique(deals[shares > 0]))
    if clusters < FEWEST:
        return None
    value = float(values.sum() / shares.sum())
    sums = np.bincount(deals, values - value * shares)
    error = sqrt(clusters / (clusters - 1) * float(sums @ sums)) / float(shares.sum())
    reach = t_quantile(clusters - 1) * error
    return Figure(value, value - reach, value + reach, int(shares.sum()))


def share(values: NDArray[Any], deals: NDArray[np.int64]) -> Figure | None:
    """Return the mean of values from 0 to 1, with Wilson's interval, which stays within 0 and 1.

    It is the interval of as many independent observations as would spread like the deals.
    """
    plain = mean(values, deals)
    if plain is None:
        return None
    clusters = len(np.unique(deals))
    t, games, reach = t_quantile(clusters - 1), float(clusters), plain.high - plain.value
    if reach > 0:
        games = min(len(values), plain.value * (1 - plain.value) * (t / reach) ** 2)
    return Figure(plain.value, *wilson(plain.value, games, t), plain.count)


def difference(first: Figure, second: Figure) -> Figure:
    """Return the second less the first, as if they shared no deals."""
    value = second.value - first.value
    reach = hypot(first.high - first.value, second.high - second.value)
    return Figure(value, value - reach, value + reach, first.count + second.count)
