"""What one seat knows of a game, as a row of numbers; `layout.SLICES` says what each means.

A seat's view gives the same numbers as the true game, bit for bit: so nothing here tells more than
the seat knows. Every number is written once, in ascending order, and none is read back. It comes
of one multiplication or division of 32-bit floats, which every machine rounds alike.
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
from namiji.spaces.cards import observe_docks, observe_rocks
from namiji.spaces.figures import EIGHTH, HALF, blank, scaled, share
from namiji.spaces.layout import SLICES, STOPS

PARTS = 4

_BEGIN = {part.name: part.start for part in SLICES}
_SEATS_AT, _RACK_AT, _ROUTE_AT = _BEGIN["seats"], _BEGIN["rack"], _BEGIN["route"]
_SEA_AT, _DOCKS_AT, _ROCKS_AT = _BEGIN["face_up"], _BEGIN["dock_cards"], _BEGIN["rock_cards"]
_FARTHEST = 25  # stops away, on the longest leg of any edition
_STEP = np.float32(1 / _FARTHEST)


@rule
def _table(s: State, seat: int, out: Any, at: int) -> int:
    for phase in range(NEXT):
        out[at + phase] = s.phase == phase
    at += NEXT
    out[at] = s.decider == seat
    out[at + 1] = s.boat == 0 and s.phase != OVER
    at += 2
    for players in range(2, SEATS):
        out[at] = s.players == players
        at += 1
    out[at] = s.direction
    at += 1
    for leg in range(LEGS):
        out[at + leg] = s.leg == leg
    at += LEGS
    out[at] = share(s.arrived, s.boats)
    out[at + 1] = scaled(s.hand_size, EIGHTH)
    out[at + 2] = scaled(s.dock_slot, EIGHTH)
    return at + 3


@rule
def _route(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    """All boats are on this leg or in the ports at its ends."""
    port = wide(t.port[s.direction, s.leg])
    length = wide(t.port[s.direction, s.leg + 1]) - port
    full = taken(t, s)
    occupied = 0
    for boat in range(SEATS):
        if s.spot[boat] >= 0:
            occupied |= bit(position_of(s, boat) - port)
    at = blank(out, at, port + 1)
    for i in range(1, length):
        out[at] = scaled(((occupied >> i) & 1) + ((full >> i) & 1), HALF)
        at += 1
    at = blank(out, at, MAX_POSITION + 1 - (port + length))
    here = position_of(s, seat) - port
    ahead = 0
    if here < length:
        ahead = (bit(length) - (bit(here) << 1)) & ~(full | barred(t, s, seat))
    for station in range(STOPS):
        stops = wide(t.leg_station[s.direction, s.leg, station]) & ahead
        away = lowest(stops) - here if stops != 0 else _FARTHEST + 1
        out[at] = scaled(_FARTHEST + 1 - away, _STEP)
        out[at + 1] = scaled(count(stops), EIGHTH)
        at += 2
    return at


@rule
def _sea(t: Tables, s: State, out: Any, at: int) -> int:
    """The School and the Nets."""
    for fish in range(MAX_FISH):
        out[at + fish] = share(s.face_up[fish], t.fish_count[fish])
    at += MAX_FISH
    for fish in range(MAX_FISH):
        out[at + fish] = share(s.face_down[fish], t.fish_count[fish])
    at += MAX_FISH
    for net in range(MAX_NETS):
        if s.net_unseen > 0:
            out[at + net] = share(s.net_rest[net], s.net_unseen)
        else:
            out[at + net] = s.net_under[0] == net
    at += MAX_NETS
    for net in range(MAX_NETS):
        revealed = 0
        for i in range(s.net_tray_size):
            revealed += s.net_tray[i] == net
        out[at + net] = share(revealed, t.net_count[net])
    at += MAX_NETS
    out[at] = share(s.net_unseen, t.net_total)
    out[at + 1] = share(s.net_under_size, t.net_total)
    return at + 2


@rule
def _stop(t: Tables, s: State, out: Any, at: int) -> int:
    """The stop in progress, and the bag."""
    first, second = NONE, NONE
    if s.phase == PLACE:
        first, second = wide(s.token), wide(s.token)
    elif s.phase == PLACE_NET:
        first, second = wide(t.net_fish[s.token, 0]), wide(t.net_fish[s.token, 1])
    for fish in range(MAX_FISH):
        out[at + fish] = scaled(wide(fish == first) + wide(fish == second), HALF)
    at += MAX_FISH
    out[at] = scaled(s.catches, EIGHTH)
    out[at + 1] = scaled(s.haul[CRAB], EIGHTH)
    out[at + 2] = scaled(s.haul[SHRIMP], EIGHTH)
    out[at + 3] = share(s.bag[CRAB], t.bag[CRAB])
    out[at + 4] = share(s.bag[SHRIMP], t.bag[SHRIMP])
    out[at + 5] = share(s.bag[CRAB], wide(s.bag[CRAB]) + wide(s.bag[SHRIMP]))
    return at + 6


@rule
def observe_part(t: Tables, s: State, seat: int, part: int, out: Any) -> None:
    """Write one part of the same numbers; none needs another, so they can be written at once."""
    if part == 0:
        observe_docks(t, s, seat, out, wide(_DOCKS_AT))
        _route(t, s, seat, out, wide(_ROUTE_AT))
    elif part == 1:
        observe_boats(t, s, seat, out, _table(s, seat, out, wide(0)))
        observe_seats(t, s, seat, out, wide(_SEATS_AT))
    elif part == 2:
        observe_rocks(t, s, seat, out, wide(_ROCKS_AT))
        observe_rack(t, s, seat, out, wide(_RACK_AT))
    else:
        _stop(t, s, out, _sea(t, s, out, wide(_SEA_AT)))


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
