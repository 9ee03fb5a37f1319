"""How levels misjudge their options."""

import numpy as np

from namiji.core.layout import new_states
from namiji.mind.api import misjudge
from namiji.mind.layout import SCRATCH

TRIES = 4000
ORIGIN, MASK = 7, 0b1011


def choices(slip: float, *values: float) -> list[int]:
    state, scratch = new_states(1), np.zeros(1, SCRATCH)
    state["origin"], state["mask"] = ORIGIN, MASK
    scratch["value"][0, [0, 1, 3]] = values
    scratch["value"][0, 2] = 1e6  # not legal
    return [misjudge(state, scratch, slip, np.uint64(seed)) - ORIGIN for seed in range(TRIES)]


def test_without_slips_the_best_option_is_taken() -> None:
    assert set(choices(0.0, 1.0, 3.0, 2.0)) == {1}


def test_equal_options_are_taken_equally_often() -> None:
    counts = np.bincount(choices(1.0, 2.0, 2.0, 2.0), minlength=4)
    assert counts[2] == 0
    assert np.all(np.abs(counts[[0, 1, 3]] - TRIES / 3) < 5 * np.sqrt(TRIES * 2 / 9))


def test_errors_vary_as_said() -> None:
    """Two errors of standard deviation 2 differ by more than 2 with a probability of 24%."""
    worse = np.mean(np.array(choices(2.0, 2.0, 0.0, -1000.0)) == 1)
    assert abs(worse - 0.2398) < 5 * np.sqrt(0.24 * 0.76 / TRIES)
