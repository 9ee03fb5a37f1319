"""Intervals cover the truth as often as they promise."""

import math
import random
from statistics import fmean

import pytest

from namiji.arena import Estimate
from namiji.arena.interval import estimate_mean, estimate_share, t_quantile


def deal_share(generator: random.Random, share: float, games: int, luck: float) -> float:
    """The mean of a deal whose games share a part of their luck."""
    chance = share + generator.choice((-luck, luck))
    return fmean(generator.random() < chance for _ in range(games))


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (30, 2.0423), (999, 1.9623)],
)
def test_students_quantile(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=1e-4)


def test_interval_of_a_mean() -> None:
    assert estimate_mean([4.0]) == Estimate(4.0, -math.inf, math.inf)
    estimate = estimate_mean([1.0, 2.0, 3.0, 6.0])
    assert estimate.mean == 3.0
    assert estimate.high - 3.0 == pytest.approx(3.1824 * math.sqrt(14 / 3 / 4), abs=1e-3)
    assert estimate.low + estimate.high == pytest.approx(6.0)


def test_interval_of_a_share_stays_within_its_bounds_and_doubts() -> None:
    assert estimate_share([0.5]) == Estimate(0.5, 0.0, 1.0)
    all_won = estimate_share([1.0] * 100)
    assert (all_won.mean, all_won.high) == (1.0, 1.0)
    assert all_won.low == pytest.approx(100 / (100 + t_quantile(99) ** 2))
    none_won = estimate_share([0.0] * 100)
    assert none_won.high == pytest.approx(1 - all_won.low)
    assert estimate_share([1.0] * 99 + [0.5]).low > 0.97  # one game of two hundred lost


@pytest.mark.parametrize(
    ("share", "games", "luck"), [(0.5, 2, 0.0), (0.5, 2, 0.4), (0.25, 4, 0.2), (0.95, 2, 0.05)]
)
def test_intervals_cover_the_truth(share: float, games: int, luck: float) -> None:
    """Luck that the games of a deal have in common is part of it: treating them as one by one
    would cover about 85% of the second case.
    """
    generator = random.Random(7)
    runs, covered, straight = 600, 0, 0
    for _ in range(runs):
        deals = [deal_share(generator, share, games, luck) for _ in range(40)]
        estimate, plain = estimate_share(deals), estimate_mean(deals)
        covered += estimate.low <= share <= estimate.high
        straight += plain.low <= share <= plain.high
    assert 0.925 <= covered / runs <= 0.98
    assert share > 0.9 or 0.925 <= straight / runs <= 0.98
