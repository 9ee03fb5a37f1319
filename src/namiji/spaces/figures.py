"""How a count becomes a number between -1 and 1."""

from typing import Any

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


@pasted
def share(part: Any, whole: Any) -> Any:
    """A part of a whole that may be empty."""
    return np.float32(part) / max(np.float32(whole), ONE)


@pasted
def scaled(number: Any, scale: Any) -> Any:
    """A number that is usually not above 1 / scale; what is more looks like that."""
    return min(np.float32(number) * scale, ONE)


@rule
def blank(out: Any, at: int, size: int) -> int:
    """Nothing to tell; returns where the next number stands."""
    for i in range(at, at + size):
        out[i] = 0.0
    return at + size
