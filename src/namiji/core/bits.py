"""Sets of small numbers as the bits of one integer."""

from namiji.core.jit import pasted, rule, wide


@pasted
def bit(index: int) -> int:
    """The set {index}."""
    return wide(1) << wide(index)


@rule
def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return count((mask & -mask) - 1)


@rule
def count(mask: int) -> int:
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


@rule
def member(mask: int, rank: int) -> int:
    """The member of a set that has `rank` smaller ones."""
    for _ in range(rank):
        mask &= mask - 1
    return lowest(mask)
