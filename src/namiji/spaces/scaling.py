"""Turning counts into numbers between -1 and 1.

An observation is written in one of two ways. Given scales, rules write each number times its scale
at once: a GPU keeps nothing in between. Without scales they write small integers, and then
`scale_all` turns the whole row into floats, many of them per instruction.
"""

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import State

ONE = np.float32(1)

# A whole is at most 255, and multiplying is much faster than dividing.
_PARTS = np.array([1, *(1 / whole for whole in range(1, 256))], np.float32)

# An unsigned index never counts from the end, so compiled code does not check for that.
index = cast("Callable[[Any], int]", np.uint64)


@pasted
def part_of(whole: Any) -> Any:
    """Return one part of a whole; the whole may be 0."""
    return _PARTS[index(whole)]


@pasted
def share(part: Any, whole: Any) -> Any:
    """Return a part of a whole; the whole may be 0."""
    return np.float32(np.int32(part)) * part_of(whole)


@pasted
def put(out: Any, at: int, number: Any, scales: Any) -> None:
    """Write a number times its scale, or without scales the number alone.

    What is above 1 counts as 1: few numbers are.
    """
    if scales is None:
        out[index(at)] = number
    else:
        out[index(at)] = min(np.float32(np.int32(number)) * scales[index(at)], ONE)


@pasted
def size_of(s: State, size: int) -> int:
    """Return a size as a variable: the compiler vectorizes a loop if it cannot unroll it."""
    return size + (wide(s.players) >> 3)


@pasted
def read_word(numbers: Any, first: int) -> int:
    """Return eight small numbers side by side, in the bytes of an integer: one load on a CPU."""
    word = 0
    for i in range(8):
        word |= (wide(numbers[index(first + i)]) & 0xFF) << (8 * i)
    return word


@pasted
def put_bytes(out: Any, at: int, size: int, word: int, scales: Any) -> None:
    """Put the numbers in the bytes of an integer: one store on a CPU."""
    for i in range(size):
        put(out, at + i, np.int8((word >> (8 * i)) & 0xFF), scales)


@rule
def blank(out: Any, at: int, size: int) -> int:
    """Write zeros; return where the next number goes."""
    for i in range(at, at + size):
        out[index(i)] = 0
    return at + size


@rule
def scale_all(numbers: Any, scales: Any, out: Any) -> None:
    """Write what `put` would have written with scales."""
    for i in range(len(out)):
        out[i] = min(np.float32(np.int32(numbers[i])) * scales[i], ONE)
