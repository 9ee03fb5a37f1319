"""Where boats are, and in which order they sail (R2.1, R2.3, R7.5, R9.1).

A spot is one number that orders all boats: its position on the route and, within a position, the
slot. Slot 0 is the furthest ahead: the slot on the route, a Dock's innermost, the first to arrive
at the Finish Port, the place closest to the route at the start.
"""

from namiji.core.bits import bit
from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import NONE, SEATS, State, Tables

_SLOT_BITS = 3
LAST_SLOT = (1 << _SLOT_BITS) - 1


def unpack_spot(spot: int) -> tuple[int, int]:
    """The position and the slot of a spot, for Python."""
    return spot >> _SLOT_BITS, LAST_SLOT - (spot & LAST_SLOT)


@pasted
def spot_at(position: int, slot: int) -> int:
    return (wide(position) << _SLOT_BITS) + LAST_SLOT - wide(slot)


@pasted
def position_at(spot: int) -> int:
    return wide(spot) >> _SLOT_BITS


@pasted
def slot_at(spot: int) -> int:
    return LAST_SLOT - (wide(spot) & LAST_SLOT)


@pasted
def position_of(s: State, boat: int) -> int:
    return wide(s.spot[boat]) >> _SLOT_BITS


@rule
def taken(t: Tables, s: State) -> int:
    """Positions of this leg that have no slot left (R2.3), as bits from the port left last."""
    port = t.port[s.direction, s.leg]
    once, twice = 0, 0
    for boat in range(SEATS):
        if s.spot[boat] >= 0:
            here = bit(position_of(s, boat) - port)
            twice |= once & here
            once |= here
    if s.boats > 3:
        return twice | (once & ~int(t.leg_double[s.direction, s.leg]))
    return once


@rule
def last_boat(t: Tables, s: State) -> int:
    """The boat furthest behind that is still at sea, or -1."""
    boat, behind = NONE, spot_at(t.finish, 7)
    for other in range(SEATS):
        if NONE < s.spot[other] < behind:
            boat, behind = other, s.spot[other]
    return boat


@rule
def leading_player(s: State) -> int:
    """The player furthest ahead, who moves the neutral boat."""
    seat = 1
    for other in range(2, s.players + 1):
        if s.spot[other] > s.spot[seat]:
            seat = other
    return seat
