"""A guess at what start places are worth on a leg that nobody has played: a Gaussian process.

Similar legs are worth similar points, so the games of all legs together say more about each of them
than its own games.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from namiji.balance.legs import Leg
from namiji.core.names import STATIONS

# These values made the games of some hundred legs most likely.
_VARIANCE: Final = 4.0  # of what a start place is worth, over all legs
_FADING: Final = 12.0  # stations: after so many, one counts a third as much as the first
_KIND, _SLOT = 0.65, 0.35  # how much two equal stations say, and two equal numbers of slots
_NEIGHBORS: Final = 0.5  # how much of it stations say only together with their neighbors
_PAIRS, _TRIPLES = 0.6, 0.4  # with one of them, and with both
_REST: Final = 0.02  # the part of the variance that is each leg's own


class Guess:
    """What the figures of a kind of games say about other legs: a mean and a variance."""

    def __init__(self, legs: Sequence[Leg], figures: NDArray[Any], noise: float) -> None:
        """`figures` has a row for each leg; `noise` is the variance of one of its figures."""
        self._played = _encode(legs)
        self._usual = figures.mean(axis=0)
        chance = (_REST * _VARIANCE + noise) * np.eye(len(legs))
        self._factor = np.linalg.cholesky(
            _VARIANCE * _similarity(self._played, self._played) + chance
        )
        self._weights = np.linalg.solve(self._factor, figures - self._usual)

    def mean(self, legs: Sequence[Leg]) -> NDArray[Any]:
        return np.asarray(self._usual + self._known(_encode(legs)).T @ self._weights)

    def variance(self, legs: Sequence[Leg]) -> NDArray[Any]:
        """Return how uncertain the figures of each leg are; they share one variance."""
        known = (self._known(_encode(legs)) ** 2).sum(axis=0)
        return np.asarray(np.maximum(_VARIANCE - known, 0.0))

    def sample(self, legs: Sequence[Leg], spread: float, rng: np.random.Generator) -> NDArray[Any]:
        """Return figures that might be those of the legs, with the uncertainty times `spread`."""
        asked = _encode(legs)
        known = self._known(asked)
        covariance = _VARIANCE * _similarity(asked, asked) - known.T @ known
        factor = np.linalg.cholesky(covariance + 1e-4 * np.eye(len(legs)))
        mean = self._usual + known.T @ self._weights
        return np.asarray(mean + spread * factor @ rng.normal(size=mean.shape))

    def _known(self, asked: NDArray[Any]) -> NDArray[Any]:
        return np.linalg.solve(self._factor, _VARIANCE * _similarity(self._played, asked))


def _encode(legs: Sequence[Leg]) -> NDArray[Any]:
    """Return two rows for each leg: its kinds of stations, and whether they are double."""
    return np.array(
        [[[STATIONS.index(s.station) for s in leg], [s.double for s in leg]] for leg in legs]
    )


def _similarity(some: NDArray[Any], others: NDArray[Any]) -> NDArray[Any]:
    """Return how alike legs are, from 0 to 1, for each of `some` and each of `others`."""
    kind, slot = np.moveaxis(some[:, None] == others[None], 2, 0)
    both = kind & slot
    weight = np.exp(-np.arange(kind.shape[-1]) / _FADING)
    alone = _KIND * _mean(kind, weight) + _SLOT * _mean(slot, weight)
    pairs = both[..., :-1] & both[..., 1:]
    triples = pairs[..., :-1] & pairs[..., 1:]
    together = _PAIRS * _mean(pairs, weight[:-1]) + _TRIPLES * _mean(triples, weight[:-2])
    return np.asarray((1 - _NEIGHBORS) * alone + _NEIGHBORS * together)


def _mean(alike: NDArray[Any], weight: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(alike @ (weight / weight.sum()))
