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
from namiji.core.spots import position_at, position_of, taken
from namiji.spaces.boats import observe_boats, observe_rack, observe_seats
from namiji.spaces.cards import (
    NOTHING,
    count_one,
    nearness,
    observe_docks,
    observe_rocks,
    tally,
)
from namiji.spaces.layout import STOPS, start_of
from namiji.spaces.lens import FARTHEST, Desk, Lens
from namiji.spaces.scaling import (
    blank,
    index,
    put,
    put_bytes,
    read_word,
    scale_all,
    share,
    size_of,
)

_ARRIVED = start_of("arrived")
_NET_ODDS = start_of("net_odds")
_CRAB_ODDS = start_of("bag") + 2
_ROCK_CARDS = start_of("rock_cards")
_NEARNESS = _ROCK_CARDS + 3


@rule
def _table(s: State, seat: int, scales: Any, out: Any, at: int) -> int:
    for phase in range(NEXT):
        put(out, at + phase, s.phase == phase, scales)
    at += NEXT
    put(out, at, s.decider == seat, scales)
    put(out, at + 1, s.boat == 0 and s.phase != OVER, scales)
    at += 2
    for players in range(2, SEATS):
        put(out, at, s.players == players, scales)
        at += 1
    put(out, at, s.direction, scales)
    at += 1
    for leg in range(LEGS):
        put(out, at + leg, s.leg == leg, scales)
    at += LEGS + 1  # and the boats that have arrived
    put(out, at, s.hand_size, scales)
    put(out, at + 1, s.dock_slot, scales)
    return at + 2


@rule
def _route(t: Tables, s: State, seat: int, scales: Any, out: Any, at: int) -> int:
    """Write the boats on the route and the stations ahead.

    All boats are on this leg or in the ports at its ends.
    """
    port = wide(t.port[s.direction, s.leg])
    length = wide(t.port[s.direction, s.leg + 1]) - port
    full = taken(t, s)
    after = blank(out, at, wide(MAX_POSITION + 1))
    for boat in range(SEATS):  # one that is not in the game counts as one in a port
        position = position_at(max(wide(s.spot[index(boat)]), 0))
        i = position - port
        is_between = wide(i > 0) & wide(i < length)
        put(out, at + position, is_between << ((full >> (i & 63)) & 1), scales)
    at = after
    here = position_of(s, seat) - port
    ahead = 0
    if here < length:
        ahead = (bit(length) - (bit(here) << 1)) & ~(full | barred(t, s, seat))
    for station in range(STOPS):
        stops = wide(t.leg_station[s.direction, s.leg, station]) & ahead
        away = lowest(stops | bit(here + FARTHEST + 1)) - here  # that bit stands for none
        put(out, at, FARTHEST + 1 - away, scales)
        put(out, at + 1, count(stops), scales)
        at += 2
    return at


@rule
def _sea(s: State, scales: Any, out: Any, at: int) -> int:
    """Write the School, and the Nets but for the odds of the next one."""
    for first in range(0, MAX_FISH, 8):
        put_bytes(out, at + first, 8, read_word(s.face_up, wide(first)), scales)
        put_bytes(out, at + MAX_FISH + first, 8, read_word(s.face_down, wide(first)), scales)
    at += 2 * MAX_FISH + MAX_NETS
    if s.tray_size == 0:
        blank(out, at, wide(MAX_NETS))
    else:
        revealed = NOTHING
        for i in range(s.tray_size):
            revealed = count_one(revealed, wide(s.tray[index(i)]))
        put_bytes(out, at, 8, revealed[0], scales)
        put_bytes(out, at + 8, 8, revealed[1], scales)
        put_bytes(out, at + 16, 8, revealed[2], scales)
    at += MAX_NETS
    put(out, at, s.net_unseen, scales)
    put(out, at + 1, s.net_under_size, scales)
    return at + 2


@rule
def _stop(t: Tables, s: State, scales: Any, out: Any, at: int) -> int:
    """Write the stop in progress, and the bag but for its odds."""
    first, second = NONE, NONE
    if s.phase == PLACE:
        first, second = wide(s.token), wide(s.token)
    elif s.phase == PLACE_NET:
        first, second = wide(t.net_fish[s.token, 0]), wide(t.net_fish[s.token, 1])
    blank(out, at, wide(MAX_FISH))
    if first != NONE:
        put(out, at + first, 1, scales)
        put(out, at + second, 2 if first == second else 1, scales)
    at += MAX_FISH
    put(out, at, s.catches, scales)
    put(out, at + 1, s.keeps, scales)
    put(out, at + 2, s.haul[CRAB], scales)
    put(out, at + 3, s.haul[SHRIMP], scales)
    put(out, at + 4, s.bag[CRAB], scales)
    put(out, at + 5, s.bag[SHRIMP], scales)
    return at + 7


@rule
def _write_numbers(
    t: Tables, lens: Lens, s: State, seat: int, scales: Any, out: Any
) -> tuple[int, int, int]:
    """Write all but the shares of a changing whole.

    Return the seat's Rock cards as a set, how many each seat has, and the seat's fish by color.
    """
    rocks, mine = observe_rocks(t, s, seat, scales, out, wide(_ROCK_CARDS))
    at = _table(s, seat, scales, out, wide(0))
    at = observe_boats(t, s, seat, scales, out, at)
    at = observe_seats(t, lens, s, seat, rocks, scales, out, at)
    at, colors = observe_rack(lens, s, seat, scales, out, at)
    at = _route(t, s, seat, scales, out, at)
    at = _sea(s, scales, out, at)
    at = _stop(t, s, scales, out, at)
    observe_docks(t, s, seat, scales, out, at)
    return mine, rocks, colors


@rule
def _write_shares(
    t: Tables, lens: Lens, s: State, seat: int, mine: int, rocks: int, colors: int, out: Any
) -> None:
    """Write the shares of a changing whole, and how near the seat is to fulfill its Rock cards."""
    out[_ARRIVED] = share(s.arrived, s.boats)
    if s.net_unseen > 0:
        part = share(1, s.net_unseen)
        for net in range(size_of(s, MAX_NETS)):
            out[index(_NET_ODDS + net)] = np.float32(np.int32(s.net_rest[index(net)])) * part
    else:
        for net in range(MAX_NETS):
            out[index(_NET_ODDS + net)] = s.net_under[index(0)] == net
    out[_CRAB_ODDS] = share(s.bag[CRAB], wide(s.bag[CRAB]) + wide(s.bag[SHRIMP]))
    if mine != 0:
        counts = tally(t, lens, s, seat, rocks, colors)
        while mine != 0:
            rock = lowest(mine)
            mine &= mine - 1
            out[index(_NEARNESS + 4 * rock)] = nearness(t, counts, rock)


@rule
def observe(t: Tables, desk: Desk, s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, from the true game or from the seat's view of it."""
    mine, rocks, colors = _write_numbers(t, desk, s, seat, None, desk.numbers)
    scale_all(desk.numbers, desk.scale, out)
    _write_shares(t, desk, s, seat, mine, rocks, colors, out)


@rule
def observe_directly(t: Tables, lens: Lens, s: State, seat: int, out: Any) -> None:
    """Do the same without working memory."""
    mine, rocks, colors = _write_numbers(t, lens, s, seat, lens.scale, out)
    _write_shares(t, lens, s, seat, mine, rocks, colors, out)
