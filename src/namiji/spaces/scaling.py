"""Turning counts into numbers between -1 and 1."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import State

ONE = np.float32(1)
HALF = np.float32(1 / 2)
THIRD = np.float32(1 / 3)
SIXTH = np.float32(1 / 6)
EIGHTH = np.float32(1 / 8)
TENTH = np.float32(1 / 10)
TWELFTH = np.float32(1 / 12)
TWENTIETH = np.float32(1 / 20)
HUNDREDTH = np.float32(1 / 100)

# A whole is at most 255, and multiplying is much faster than dividing.
_PARTS = np.array([1, *(1 / whole for whole in range(1, 256))], np.float32)

# An unsigned index never counts from the end, so compiled code does not check for that.
index = cast("Callable[[Any], int]", np.uint64)


@pasted
def share(part: Any, whole: Any) -> Any:
    """Return a part of a whole; the whole may be 0."""
    return np.float32(np.int32(part)) * _PARTS[index(whole)]


@pasted
def scaled(number: Any, scale: Any) -> Any:
    """Return number * scale, but 1 at most. Few numbers are above 1 / scale."""
    return min(np.float32(np.int32(number)) * scale, ONE)


@pasted
def size_of(s: State, size: int) -> int:
    """Return a size as a variable: the compiler vectorizes a loop if it cannot unroll it."""
    return size + (wide(s.players) >> 3)


@rule
def blank(out: Any, at: int, size: int) -> int:
    """Write zeros; return where the next number goes."""
    for i in range(at, at + size):
        out[index(i)] = 0.0
    return at + size
