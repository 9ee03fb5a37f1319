"""Sets of small numbers as the bits of one integer."""

from namiji.core.jit import pasted, rule, wide


@pasted
def bit(index: int) -> int:
    """The set {index}."""
    return wide(1) << wide(index)


@rule
def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return count(~mask & (mask - 1))


@rule
def count(mask: int) -> int:
    """The size of a set. Compilers know these steps, and make one instruction of them."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0x7F


@rule
def member(mask: int, rank: int) -> int:
    """The member of a set that has `rank` smaller ones."""
    for _ in range(rank):
        mask &= mask - 1
    return lowest(mask)
