"""The exponential function, from one source for all places where a mind runs.

Those that come with a system differ in the last bit. Here are only additions and multiplications,
which give the same bits everywhere.
"""

import math

import numpy as np

from namiji.core.jit import rule, wide

_LEAST, _MOST = -708.0, 709.0  # between them, the result is a normal number
# The logarithm of 2 in two parts: the first ends in zeros, so that multiples of it are exact.
_LN2_HIGH = 0.693147180369123816490
_LN2_LOW = 1.90821492927058770002e-10
_PER_LN2 = 1.0 / math.log(2.0)
_SERIES = tuple(1.0 / math.factorial(i) for i in range(13, -1, -1))
# Of a 64-bit float: what is added to its exponent, and the bits below that.
_BIAS, _FRACTION = 1023, 52


@rule
def exp(x: float) -> float:
    """e to the power of x, to the last bit or one beside it; 0 for what is too small."""
    if x < _LEAST:
        return 0.0
    x = min(x, _MOST)
    doublings = np.floor(x * _PER_LN2 + 0.5)
    rest = (x - doublings * _LN2_HIGH) - doublings * _LN2_LOW
    total = 0.0
    for factor in _SERIES:
        total = total * rest + factor
    power = np.int64((wide(doublings) + _BIAS) << _FRACTION).view(np.float64)
    return total * power
