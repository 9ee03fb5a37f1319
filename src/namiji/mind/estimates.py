"""Estimates from playouts: how far they may be off, and how they are rounded for people.

Rounding uses only operations that have the same bits everywhere.
"""

import math

import numpy as np

from namiji.core.jit import entry, rule

THOUSANDTHS, HUNDREDTHS, TENTHS = 1000.0, 100.0, 10.0
_REACH = 1.96  # standard errors: a 95% interval to either side


@rule
def rounded(figure: float, scale: float) -> float:
    """Round to parts of the scale; never a negative zero."""
    return float(np.floor(figure * scale + 0.5)) / scale


@rule
def rounded_up(figure: float, scale: float) -> float:
    return float(np.ceil(figure * scale - 1e-9)) / scale


@rule
def reach_of(error: float, scale: float) -> float:
    """Return the reach of the 95% interval of a standard error, rounded up."""
    return rounded_up(_REACH * error, scale)


@rule
def both(error: float, other: float) -> float:
    """Return the error of a sum of two figures with these errors."""
    return math.sqrt(error * error + other * other)


@rule
def error_of_chance(chance: float, playouts: int) -> float:
    """Return the standard error of a chance; it is never 0, even if all playouts agree."""
    likely = (chance * playouts + 1.0) / (playouts + 2.0)
    return math.sqrt(likely * (1.0 - likely) / playouts)


@entry
def standard_error(chance: float, playouts: int) -> float:
    """Return the standard error of a chance."""
    return error_of_chance(chance, playouts)


@entry
def reach(error: float) -> float:
    """Return the reach of the 95% interval of a chance, rounded up to tenths of a percent."""
    return reach_of(error, THOUSANDTHS)
