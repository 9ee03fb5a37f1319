"""Conclusions are wrong as rarely as they promise."""

import random
from statistics import fmean

import pytest

from namiji.arena.sequential import SequentialTest


def deal_share(generator: random.Random, share: float, games: int, luck: float) -> float:
    """The mean of a deal whose games share a part of their luck."""
    chance = share + generator.choice((-luck, luck))
    return fmean(generator.random() < chance for _ in range(games))


@pytest.mark.parametrize(
    ("even", "games", "margin", "luck"),
    [(0.5, 2, 0.15, 0.3), (0.25, 4, 0.1, 0.1), (0.2, 5, 0.3, 0.0)],
)
def test_a_wrong_verdict_is_as_rare_as_promised(
    even: float, games: int, margin: float, luck: float
) -> None:
    generator = random.Random(11)
    for share, right in ((even, "not stronger"), (even + margin, "stronger")):
        wrong, lengths = 0, []
        for _ in range(300):
            test, deals = SequentialTest(even, margin, games), 0
            while test.conclusion is None:
                test.add(deal_share(generator, share, games, luck))
                deals += 1
            wrong += test.conclusion != right
            lengths.append(deals)
        assert wrong / 300 <= 0.05 + 0.025  # the promise and two standard errors
        spread = even * (1 - even) / games + luck**2
        assert fmean(lengths) < 5 + 12 * spread / margin**2  # not many more than Wald's


def test_a_verdict_needs_evidence() -> None:
    test = SequentialTest(0.25, 0.05, 4)
    assert test.conclusion is None
    for _ in range(40):  # in the middle between both
        test.add(0.0)
        test.add(0.55)
    assert test.conclusion is None
    strong, weak = SequentialTest(0.25, 0.05, 4), SequentialTest(0.25, 0.05, 4)
    for _ in range(40):
        strong.add(0.75)
        weak.add(0.0)
    assert (strong.conclusion, weak.conclusion) == ("stronger", "not stronger")
