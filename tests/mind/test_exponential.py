"""The exponential function of the minds."""

import numpy as np
from numpy.typing import NDArray

from namiji.core.jit import entry
from namiji.mind.exponential import exp


@entry
def exp_all(values: NDArray[np.float64], out: NDArray[np.float64]) -> None:
    for i in range(len(values)):
        out[i] = exp(values[i])


def computed(values: NDArray[np.float64]) -> NDArray[np.float64]:
    out = np.zeros_like(values)
    exp_all(values, out)
    return out


def test_it_is_right_to_the_last_bit_or_one_beside_it() -> None:
    values = np.random.default_rng(1).uniform(-707.0, 709.0, 100_000)
    right = np.exp(values)
    assert np.all(np.abs(computed(values) - right) <= np.spacing(right))
    assert computed(np.array([0.0]))[0] == 1.0


def test_beyond_normal_numbers_it_ends_in_nothing_or_stays() -> None:
    least, far, most = computed(np.array([-708.5, -1e9, 1e9]))
    assert least == far == 0.0
    assert most == computed(np.array([709.0]))[0] < np.inf


def test_it_grows() -> None:
    values = np.linspace(-20.0, 20.0, 10_001)
    assert np.all(np.diff(computed(values)) > 0)
