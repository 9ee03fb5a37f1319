"""How sure a chance is. Compiled searches have the same formulas, which Python cannot call
(`mind.estimates`).
"""

import math


def standard_error(chance: float, playouts: int) -> float:
    """Return the standard error of a chance; it is never 0, even if all playouts agree."""
    likely = (chance * playouts + 1) / (playouts + 2)
    return math.sqrt(likely * (1 - likely) / playouts)


def reach(error: float) -> float:
    """Return the reach of the 95% interval, rounded up to tenths of a percent."""
    return math.ceil(1960 * error - 1e-9) / 1000
