"""How a count becomes a number between -1 and 1."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from namiji.core.jit import pasted, rule

ONE = np.float32(1)
HALF = np.float32(1 / 2)
THIRD = np.float32(1 / 3)
SIXTH = np.float32(1 / 6)
EIGHTH = np.float32(1 / 8)
TENTH = np.float32(1 / 10)
TWELFTH = np.float32(1 / 12)
TWENTIETH = np.float32(1 / 20)
HUNDREDTH = np.float32(1 / 100)

# A whole is at most 255, and a multiplication much quicker than a division.
_PARTS = np.array([1, *(1 / whole for whole in range(1, 256))], np.float32)

# A number without a sign never counts from the end: compiled code need not look whether it does.
index = cast("Callable[[Any], int]", np.uint32)


@pasted
def share(part: Any, whole: Any) -> Any:
    """A part of a whole that may be empty."""
    return np.float32(np.int32(part)) * _PARTS[index(whole)]


@pasted
def scaled(number: Any, scale: Any) -> Any:
    """A number that is usually not above 1 / scale; what is more looks like that."""
    return min(np.float32(np.int32(number)) * scale, ONE)


@rule
def blank(out: Any, at: int, size: int) -> int:
    """Nothing to tell; returns where the next number stands."""
    for i in range(at, at + size):
        out[index(i)] = 0.0
    return at + size
