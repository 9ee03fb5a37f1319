"""Standard errors and intervals of chances."""

import math
from itertools import pairwise

import pytest

from namiji.mind.estimates import reach, standard_error


@pytest.mark.parametrize("chance", [0.1, 0.5, 0.8])
def test_many_playouts_have_the_error_of_a_share(chance: float) -> None:
    playouts = 100_000
    expected = math.sqrt(chance * (1 - chance) / playouts)
    assert standard_error(chance, playouts) == pytest.approx(expected, rel=1e-3)


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_playouts_that_all_agree_prove_nothing(chance: float) -> None:
    errors = [standard_error(chance, playouts) for playouts in (1, 10, 100, 1000)]
    assert errors[-1] > 0
    assert all(more < fewer for fewer, more in pairwise(errors))


def test_a_reach_is_rounded_up_to_tenths_of_a_percent() -> None:
    assert reach(0.01) == 0.02  # 1.96 percent
    assert reach(0.0) == 0.0
    assert reach(1e-6) == 0.001
