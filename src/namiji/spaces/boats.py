"""Boats, what each seat has, and the observer's own rack."""

from typing import Any

from namiji.core.bits import count
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
from namiji.core.rack import line_mask
from namiji.core.spots import position_at, slot_at
from namiji.spaces.layout import BOAT, MAX_KINDS, PLAYERS, SEAT
from namiji.spaces.lens import ALL_TRAITS, LINE_BITS, MEAL, UPGRADE, Lens
from namiji.spaces.scaling import blank, index, put, put_bytes, read_word

_PARAMETERS = len(PARAMETERS)
_HIGHEST_SCORE = 100  # it counts as 1, like all above

_TRAITS = MAX_COLORS + MAX_KINDS
_COLORS = (1 << MAX_COLORS) - 1

_SPOT_BITS = 11  # a guard and a spot, or NONE: all bits but the guard
_HIGHEST_SPOT = (1 << (_SPOT_BITS - 1)) - 1
_EACH_SPOT = sum(1 << (_SPOT_BITS * i) for i in range(PLAYERS))
_GUARDS = _EACH_SPOT << (_SPOT_BITS - 1)


@rule
def _boat_at(s: State, seat: int, i: int) -> int:
    """Return the i-th boat as a seat counts: its own first, the neutral one last; or NONE."""
    if i == PLAYERS:
        return 0 if s.spot[0] >= 0 else NONE
    if i >= s.players:
        return NONE
    boat = seat + i
    return boat - wide(s.players) if boat > s.players else boat


@pasted
def _pack_spots(s: State) -> int:
    """Return the spots of all seats side by side; where no boat is, the highest."""
    packed = 0
    for seat in range(1, SEATS):
        packed |= (wide(s.spot[index(seat)]) & _HIGHEST_SPOT) << (_SPOT_BITS * (seat - 1))
    return packed | _GUARDS


@pasted
def _boats_behind(s: State, packed: int, spot: int) -> int:
    """Subtract a spot from all at once: the guard above each that is behind goes."""
    neutral = wide(s.spot[0])
    ahead = count((packed - spot * _EACH_SPOT) & _GUARDS)
    return PLAYERS - ahead + (wide(neutral != NONE) & wide(neutral < spot))


@rule
def observe_boats(t: Tables, s: State, seat: int, scales: Any, out: Any, at: int) -> int:
    mine = wide(s.spot[index(seat)])
    port = t.port[index(s.direction), index(s.leg + 1)]
    packed = _pack_spots(s)
    for i in range(SEATS):
        boat = _boat_at(s, seat, wide(i))
        if boat == NONE:
            at = blank(out, at, wide(BOAT))
            continue
        spot = wide(s.spot[index(boat)])
        position = position_at(spot)
        put(out, at, 1, scales)
        put(out, at + 1, s.decider == boat and s.phase != OVER, scales)
        put(out, at + 2, s.boat == boat and s.phase != OVER, scales)
        put(out, at + 3, position, scales)
        put(out, at + 4, slot_at(spot), scales)
        put(out, at + 5, position - position_at(mine), scales)
        put(out, at + 6, spot < mine, scales)
        put(out, at + 7, _boats_behind(s, packed, spot), scales)
        put(out, at + 8, position == port, scales)
        at += BOAT
    return at


@pasted
def _read_rack(lens: Lens, s: State, seat: int) -> tuple[int, int]:
    """Return what the fish of each row share, side by side, and those of each column."""
    rows, columns = -1, -1
    for cell in range(CELLS):
        fish = index(wide(s.rack[index(seat), index(cell)]) + 1)
        rows &= lens.in_row[index(cell // COLUMNS), fish]
        columns &= lens.in_column[index(cell % COLUMNS), fish]
    return rows, columns


@pasted
def _shared(rows: int, columns: int, line: int) -> int:
    """Return the traits that all fish of a line share."""
    if line < ROWS:
        return (rows >> (LINE_BITS * line)) & ALL_TRAITS
    return (columns >> (LINE_BITS * (line - ROWS))) & ALL_TRAITS


@pasted
def count_courses(lens: Lens, s: State, seat: int) -> tuple[int, int]:
    """Return how many meals a seat has, and how many upgrades."""
    courses = 0
    for draft in range(LEGS - 1):
        courses += wide(lens.course[index(wide(s.held[index(seat), index(draft)]) + 1)])
    return courses % UPGRADE // MEAL, courses // UPGRADE


@rule
def _observe_seat(
    t: Tables, lens: Lens, s: State, seat: int, rocks: int, scales: Any, out: Any, at: int
) -> int:
    who = index(seat)
    put(out, at, min(wide(s.score[who]), _HIGHEST_SCORE), scales)
    put(out, at + 1, s.early_bird[who], scales)
    put(out, at + 2, s.offerings[who], scales)
    put(out, at + 3, t.penalty[index(s.offerings[who])], scales)
    put(out, at + 4, s.trap[who, CRAB], scales)
    put(out, at + 5, s.trap[who, SHRIMP], scales)
    put(out, at + 6, s.nets[who], scales)
    for kind in range(3):
        put(out, at + 7 + kind, s.sections[who, index(kind)], scales)
    for kind in range(3):
        put(out, at + 10 + kind, s.bonus[index(kind)] == seat, scales)
    meals, upgrades = count_courses(lens, s, seat)
    put(out, at + 13, meals, scales)
    put(out, at + 14, upgrades, scales)
    put(out, at + 15, (rocks >> (8 * seat)) & 0xFF, scales)
    filled = wide(s.filled[who])
    put(out, at + 16, count(filled), scales)
    rows, columns = _read_rack(lens, s, seat)
    for line in range(LINES):
        lying = count(filled & line_mask(line))
        put(out, at + 17 + line, lying if _shared(rows, columns, line) != 0 else 0, scales)
    return at + SEAT


@rule
def observe_seats(
    t: Tables, lens: Lens, s: State, seat: int, rocks: int, scales: Any, out: Any, at: int
) -> int:
    """Write what the seats have, then what stations do for them.

    Byte i of `rocks` says how many Rock cards seat i keeps.
    """
    for i in range(PLAYERS):
        other = _boat_at(s, seat, wide(i))
        if other == NONE:
            at = blank(out, at, wide(SEAT))
        else:
            at = _observe_seat(t, lens, s, other, rocks, scales, out, at)
    for i in range(PLAYERS):
        other = _boat_at(s, seat, wide(i))
        if other == NONE:
            at = blank(out, at, wide(_PARAMETERS))
        else:
            parameters = s.param[index(other)]
            put_bytes(out, at, 8, read_word(parameters, wide(0)), scales)
            put_bytes(out, at + 8, 8, read_word(parameters, wide(8)), scales)
            put(out, at + 16, parameters[16], scales)
            at += _PARAMETERS
    return at


@rule
def observe_rack(
    lens: Lens, s: State, seat: int, scales: Any, out: Any, at: int
) -> tuple[int, int]:
    """Return where the next number goes, and the fish of color i in byte i."""
    colors = 0
    for cell in range(CELLS):
        fish = index(wide(s.rack[index(seat), index(cell)]) + 1)
        colors += lens.color[fish]
        put_bytes(out, at, 8, lens.shown[0, fish], scales)
        put_bytes(out, at + 8, _TRAITS - 8, lens.shown[1, fish], scales)
        at += _TRAITS
    rows, columns = _read_rack(lens, s, seat)
    for line in range(LINES):
        shared = _shared(rows, columns, line)
        put(out, at, shared & _COLORS != 0, scales)
        put(out, at + 1, shared >> MAX_COLORS != 0, scales)
        at += 2
    put_bytes(out, at, MAX_COLORS, colors, scales)
    return at + MAX_COLORS, colors
