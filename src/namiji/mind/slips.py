"""How weaker levels misjudge what they can do."""

from typing import Any

import numpy as np

from namiji.core.bits import lowest
from namiji.core.jit import rule, wide
from namiji.core.layout import State
from namiji.core.playout import next_word
from namiji.mind.layout import FAR, Scratch

_WORDS, _PARTS = 3, 4  # twelve numbers, whose sum varies by 1
_BITS = np.uint64(16)
_LOW = np.uint64(0xFFFF)
_RANGE = 65536.0


@rule
def misjudge(s: State, x: Scratch, slip: float, seed: Any) -> int:
    """Return the action that seems best if every value is off by about `slip` points.

    That is the standard deviation. The errors are sums of twelve even ones: nearly normal, and
    never more than six times as large.
    """
    mask = wide(s.mask)
    best, chosen = -FAR, lowest(mask)
    while mask:
        i = lowest(mask)
        mask &= mask - 1
        error = -0.5 * _WORDS * _PARTS
        for _ in range(_WORDS):
            seed, word = next_word(seed)
            for _ in range(_PARTS):
                error += float(word & _LOW) / _RANGE
                word >>= _BITS
        value = x.value[i] + slip * error
        if value > best:
            best, chosen = value, i
    return int(s.origin) + chosen
