"""Boats, what each seat has, and the observer's own rack."""

from typing import Any

from namiji.core.bits import bit, count, lowest
from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import (
    CELLS,
    COLUMNS,
    CRAB,
    LEGS,
    LINES,
    MAX_COLORS,
    NONE,
    OVER,
    PARAMETERS,
    ROWS,
    SEATS,
    SHRIMP,
    State,
    Tables,
)
from namiji.core.spots import position_at, slot_at
from namiji.spaces.cards import count_rocks
from namiji.spaces.layout import MAX_KINDS, PLAYERS
from namiji.spaces.scaling import (
    EIGHTH,
    HUNDREDTH,
    SIXTH,
    TENTH,
    THIRD,
    TWELFTH,
    TWENTIETH,
    blank,
    index,
    scaled,
    share,
    size_of,
)

_PARAMETERS = len(PARAMETERS)
_BOAT, _SEAT = 9, 24  # numbers for each

# What fish have in common is a set: a bit for each color, then one for each kind.
_COLORS = (1 << MAX_COLORS) - 1
_FEATURES = MAX_COLORS + MAX_KINDS
_ALL = (1 << _FEATURES) - 1


@rule
def _boat_at(s: State, seat: int, i: int) -> int:
    """Return the i-th boat as a seat counts: its own first, the neutral one last; or NONE."""
    if i == PLAYERS:
        return 0 if s.spot[0] >= 0 else NONE
    if i >= s.players:
        return NONE
    boat = seat + i
    return boat - wide(s.players) if boat > s.players else boat


@rule
def _boats_behind(s: State, spot: int) -> int:
    behind = 0
    for other in range(SEATS):
        behind += NONE < s.spot[index(other)] < spot
    return behind


@rule
def observe_boats(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    mine = wide(s.spot[index(seat)])
    port = t.port[index(s.direction), index(s.leg + 1)]
    for i in range(SEATS):
        boat = _boat_at(s, seat, wide(i))
        if boat == NONE:
            at = blank(out, at, wide(_BOAT))
            continue
        spot = wide(s.spot[index(boat)])
        position = position_at(spot)
        out[index(at)] = 1.0
        out[index(at + 1)] = s.decider == boat and s.phase != OVER
        out[index(at + 2)] = s.boat == boat and s.phase != OVER
        out[index(at + 3)] = share(position, t.finish)
        out[index(at + 4)] = scaled(slot_at(spot), EIGHTH)
        out[index(at + 5)] = share(position - position_at(mine), t.finish)
        out[index(at + 6)] = spot < mine
        out[index(at + 7)] = scaled(_boats_behind(s, spot), EIGHTH)
        out[index(at + 8)] = position == port
        at += _BOAT
    return at


@rule
def _read_rack(t: Tables, s: State, seat: int) -> tuple[int, int, int]:
    """Return, for the rows and for the columns, the features that the fish of a line do not share.

    Each line takes as many bits as there are features. Then return how many fish lie in each line,
    one byte per line.
    """
    rows, columns, lying = 0, 0, 0
    filled = wide(s.filled[index(seat)])
    while filled != 0:
        cell = lowest(filled)
        filled &= filled - 1
        fish = index(s.rack[index(seat), index(cell)])
        row, column = cell // COLUMNS, cell % COLUMNS
        color, kind = t.fish_color[fish], t.fish_kind[fish]
        others = _ALL ^ bit(color) ^ bit(MAX_COLORS + wide(kind))
        rows |= others << (_FEATURES * row)
        columns |= others << (_FEATURES * column)
        lying += bit(8 * row) + bit(8 * (ROWS + column))
    return rows, columns, lying


@pasted
def _shared(rows: int, columns: int, line: int) -> int:
    """Return the features that all fish of a line share."""
    if line < ROWS:
        return _ALL & ~(rows >> (_FEATURES * line))
    return _ALL & ~(columns >> (_FEATURES * (line - ROWS)))


@rule
def _observe_seat(t: Tables, s: State, seat: int, rocks: int, out: Any, at: int) -> int:
    who = index(seat)
    meals, cards = 0, 0
    for draft in range(LEGS - 1):
        card = wide(s.held[who, index(draft)])
        if card != NONE:
            meals += wide(t.is_meal[index(card)])
            cards += 1
    out[index(at)] = scaled(s.score[who], HUNDREDTH)
    out[index(at + 1)] = scaled(s.early_bird[who], TENTH)
    out[index(at + 2)] = share(s.offerings[who], t.offerings)
    out[index(at + 3)] = scaled(t.penalty[index(s.offerings[who])], TWENTIETH)
    out[index(at + 4)] = scaled(s.trap[who, CRAB], TENTH)
    out[index(at + 5)] = scaled(s.trap[who, SHRIMP], TENTH)
    out[index(at + 6)] = scaled(s.nets[who], SIXTH)
    for kind in range(3):
        out[index(at + 7 + kind)] = share(s.sections[who, index(kind)], t.sections[index(kind)])
    for kind in range(3):
        out[index(at + 10 + kind)] = s.bonus[index(kind)] == seat
    out[index(at + 13)] = scaled(meals, THIRD)
    out[index(at + 14)] = scaled(cards - meals, THIRD)
    out[index(at + 15)] = scaled((rocks >> (8 * seat)) & 0xFF, EIGHTH)
    out[index(at + 16)] = scaled(count(wide(s.filled[who])), TWELFTH)
    rows, columns, lying = _read_rack(t, s, seat)
    for line in range(LINES):
        size = (lying >> (8 * line)) & 0xFF if _shared(rows, columns, line) != 0 else 0
        out[index(at + 17 + line)] = share(size, COLUMNS if line < ROWS else ROWS)
    return at + _SEAT


@rule
def observe_seats(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    """Write what the seats have, then what stations do for them."""
    rocks = count_rocks(t, s)
    for i in range(PLAYERS):
        other = _boat_at(s, seat, wide(i))
        if other == NONE:
            at = blank(out, at, wide(_SEAT))
        else:
            at = _observe_seat(t, s, other, rocks, out, at)
    for i in range(PLAYERS):
        other = _boat_at(s, seat, wide(i))
        if other == NONE:
            at = blank(out, at, wide(_PARAMETERS))
        else:
            for parameter in range(size_of(s, _PARAMETERS)):
                number = s.param[index(other), index(parameter)]
                out[index(at + parameter)] = scaled(number, EIGHTH)
            at += _PARAMETERS
    return at


@rule
def observe_rack(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    colors = 0  # fish of color i in byte i
    after = blank(out, at, wide(CELLS * _FEATURES))
    filled = wide(s.filled[index(seat)])
    while filled != 0:
        cell = lowest(filled)
        filled &= filled - 1
        fish = index(s.rack[index(seat), index(cell)])
        color, kind = wide(t.fish_color[fish]), wide(t.fish_kind[fish])
        colors += bit(8 * color)
        here = at + cell * _FEATURES
        out[index(here + color)] = 1.0
        out[index(here + MAX_COLORS + kind)] = 1.0
    at = after
    rows, columns, _ = _read_rack(t, s, seat)
    for line in range(LINES):
        shared = _shared(rows, columns, line)
        out[index(at)] = shared & _COLORS != 0
        out[index(at + 1)] = shared >> MAX_COLORS != 0
        at += 2
    for color in range(MAX_COLORS):
        out[index(at + color)] = scaled((colors >> (8 * color)) & 0xFF, TWELFTH)
    return at + MAX_COLORS
