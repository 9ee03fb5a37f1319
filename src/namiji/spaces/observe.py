"""What one seat knows of a game, as a row of numbers; `layout.SLICES` says what each means.

A seat's view gives the same numbers as the true game, bit for bit, so an observation reveals no
more than the seat knows. Every number is written once, in ascending order, and never read back. It
is the result of one multiplication of 32-bit floats, which every machine rounds alike.
"""

from typing import Any

import numpy as np

from namiji.core.bits import bit, count, lowest
from namiji.core.jit import rule, wide
from namiji.core.layout import (
    CRAB,
    LEGS,
    MAX_FISH,
    MAX_NETS,
    MAX_POSITION,
    NEXT,
    NONE,
    OVER,
    PLACE,
    PLACE_NET,
    SEATS,
    SHRIMP,
    State,
    Tables,
)
from namiji.core.sailing import barred
from namiji.core.spots import position_of, taken
from namiji.spaces.boats import observe_boats, observe_rack, observe_seats
from namiji.spaces.cards import NOTHING, count_one, counted, observe_docks, observe_rocks
from namiji.spaces.layout import STOPS
from namiji.spaces.scaling import EIGHTH, HALF, ONE, blank, index, scaled, share, size_of

_FARTHEST = 25  # stops away, on the longest leg of any edition
_STEP = np.float32(1 / _FARTHEST)


@rule
def _table(s: State, seat: int, out: Any, at: int) -> int:
    for phase in range(NEXT):
        out[index(at + phase)] = s.phase == phase
    at += NEXT
    out[index(at)] = s.decider == seat
    out[index(at + 1)] = s.boat == 0 and s.phase != OVER
    at += 2
    for players in range(2, SEATS):
        out[index(at)] = s.players == players
        at += 1
    out[index(at)] = s.direction
    at += 1
    for leg in range(LEGS):
        out[index(at + leg)] = s.leg == leg
    at += LEGS
    out[index(at)] = share(s.arrived, s.boats)
    out[index(at + 1)] = scaled(s.hand_size, EIGHTH)
    out[index(at + 2)] = scaled(s.dock_slot, EIGHTH)
    return at + 3


@rule
def _route(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    """Write the boats on the route and the stations ahead.

    All boats are on this leg or in the ports at its ends.
    """
    port = wide(t.port[s.direction, s.leg])
    length = wide(t.port[s.direction, s.leg + 1]) - port
    full = taken(t, s)
    occupied = 0
    for boat in range(SEATS):
        if s.spot[boat] >= 0:
            occupied |= bit(position_of(s, boat) - port)
    between = bit(length) - 2
    occupied &= between
    after = blank(out, at, wide(MAX_POSITION + 1))
    while occupied != 0:
        i = lowest(occupied)
        occupied &= occupied - 1
        out[index(at + port + i)] = ONE if (full >> i) & 1 != 0 else HALF
    at = after
    here = position_of(s, seat) - port
    ahead = 0
    if here < length:
        ahead = (bit(length) - (bit(here) << 1)) & ~(full | barred(t, s, seat))
    for station in range(STOPS):
        stops = wide(t.leg_station[s.direction, s.leg, station]) & ahead
        away = lowest(stops | bit(here + _FARTHEST + 1)) - here  # that bit stands for none
        out[index(at)] = scaled(_FARTHEST + 1 - away, _STEP)
        out[index(at + 1)] = scaled(count(stops), EIGHTH)
        at += 2
    return at


@rule
def _revealed(t: Tables, first: int, counts: int, out: Any, at: int) -> None:
    for i in range(8):
        out[index(at + i)] = share(counted(counts, i), t.net_count[index(first + i)])


@rule
def _sea(t: Tables, s: State, out: Any, at: int) -> int:
    """Write the School and the Nets."""
    for fish in range(size_of(s, MAX_FISH)):
        out[index(at + fish)] = share(s.face_up[index(fish)], t.fish_count[index(fish)])
    at += MAX_FISH
    for fish in range(size_of(s, MAX_FISH)):
        out[index(at + fish)] = share(s.face_down[index(fish)], t.fish_count[index(fish)])
    at += MAX_FISH
    if s.net_unseen > 0:
        part = share(1, s.net_unseen)
        for net in range(size_of(s, MAX_NETS)):
            out[index(at + net)] = np.float32(np.int32(s.net_rest[index(net)])) * part
    else:
        for net in range(MAX_NETS):
            out[index(at + net)] = s.net_under[index(0)] == net
    at += MAX_NETS
    if s.tray_size == 0:
        blank(out, at, wide(MAX_NETS))
    else:
        revealed = NOTHING
        for i in range(s.tray_size):
            revealed = count_one(revealed, wide(s.tray[index(i)]))
        _revealed(t, wide(0), revealed[0], out, at)
        _revealed(t, wide(8), revealed[1], out, at + 8)
        _revealed(t, wide(16), revealed[2], out, at + 16)
    at += MAX_NETS
    out[index(at)] = share(s.net_unseen, t.net_total)
    out[index(at + 1)] = share(s.net_under_size, t.net_total)
    return at + 2


@rule
def _stop(t: Tables, s: State, out: Any, at: int) -> int:
    """Write the stop in progress, and the bag."""
    first, second = NONE, NONE
    if s.phase == PLACE:
        first, second = wide(s.token), wide(s.token)
    elif s.phase == PLACE_NET:
        first, second = wide(t.net_fish[s.token, 0]), wide(t.net_fish[s.token, 1])
    blank(out, at, wide(MAX_FISH))
    if first != NONE:
        out[index(at + first)] = HALF
        out[index(at + second)] = ONE if first == second else HALF
    at += MAX_FISH
    out[index(at)] = scaled(s.catches, EIGHTH)
    out[index(at + 1)] = scaled(s.keeps, EIGHTH)
    out[index(at + 2)] = scaled(s.haul[CRAB], EIGHTH)
    out[index(at + 3)] = scaled(s.haul[SHRIMP], EIGHTH)
    out[index(at + 4)] = share(s.bag[CRAB], t.bag[CRAB])
    out[index(at + 5)] = share(s.bag[SHRIMP], t.bag[SHRIMP])
    out[index(at + 6)] = share(s.bag[CRAB], wide(s.bag[CRAB]) + wide(s.bag[SHRIMP]))
    return at + 7


@rule
def observe(t: Tables, s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, from the true game or from the seat's view of it."""
    at = _table(s, seat, out, wide(0))
    at = observe_boats(t, s, seat, out, at)
    at = observe_seats(t, s, seat, out, at)
    at = observe_rack(t, s, seat, out, at)
    at = _route(t, s, seat, out, at)
    at = _sea(t, s, out, at)
    at = _stop(t, s, out, at)
    at = observe_docks(t, s, seat, out, at)
    observe_rocks(t, s, seat, out, at)
