"""Boats, what each seat has, and the observer's own rack."""

from typing import Any

from namiji.core.bits import bit, count
from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import (
    CELLS,
    COLUMNS,
    CRAB,
    LEGS,
    LINES,
    MAX_COLOURS,
    NONE,
    OVER,
    PARAMETERS,
    ROWS,
    SEATS,
    SHRIMP,
    State,
    Tables,
)
from namiji.core.rack import line_cell
from namiji.spaces.cards import count_rocks
from namiji.spaces.figures import (
    EIGHTH,
    HUNDREDTH,
    SIXTH,
    TENTH,
    THIRD,
    TWELFTH,
    TWENTIETH,
    blank,
    scaled,
    share,
)
from namiji.spaces.layout import MAX_KINDS, PLAYERS

_PARAMETERS = len(PARAMETERS)
_BOAT, _SEAT = 9, 24  # numbers for each
_KINDS_AT = 8  # the first bit of a kind, after those of the colours


@rule
def _boat_at(s: State, seat: int, i: int) -> int:
    """The boat that is i-th to a seat, itself first, the neutral one last; or NONE."""
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
        behind += NONE < s.spot[other] < spot
    return behind


@rule
def observe_boats(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    mine = wide(s.spot[seat])
    port = t.port[s.direction, s.leg + 1]
    for i in range(SEATS):
        boat = _boat_at(s, seat, wide(i))
        if boat == NONE:
            at = blank(out, at, wide(_BOAT))
            continue
        spot = wide(s.spot[boat])
        position = spot >> 3
        out[at] = 1.0
        out[at + 1] = s.decider == boat and s.phase != OVER
        out[at + 2] = s.boat == boat and s.phase != OVER
        out[at + 3] = share(position, t.finish)
        out[at + 4] = scaled(7 - (spot & 7), EIGHTH)
        out[at + 5] = share(position - (mine >> 3), t.finish)
        out[at + 6] = spot < mine
        out[at + 7] = scaled(_boats_behind(s, spot), EIGHTH)
        out[at + 8] = position == port
        at += _BOAT
    return at


@rule
def _read_line(t: Tables, s: State, seat: int, line: int) -> tuple[int, int]:
    """How many fish lie in a line, and the bits of the colours and kinds that all of them share."""
    lying, shared = 0, -1
    for i in range(COLUMNS if line < ROWS else ROWS):
        fish = s.rack[seat, line_cell(line, i)]
        if fish != NONE:
            shared &= bit(t.fish_colour[fish]) | bit(_KINDS_AT + t.fish_kind[fish])
            lying += 1
    return lying, shared


@pasted
def _line_left(t: Tables, s: State, seat: int, line: int) -> Any:
    """How much of a line lies; 0 if its fish have nothing in common."""
    lying, shared = _read_line(t, s, seat, wide(line))
    return share(lying if shared != 0 else 0, COLUMNS if line < ROWS else ROWS)


@rule
def _observe_seat(t: Tables, s: State, seat: int, rocks: int, out: Any, at: int) -> int:
    meals, cards = 0, 0
    for draft in range(LEGS - 1):
        card = s.held[seat, draft]
        if card != NONE:
            meals += wide(t.is_meal[card])
            cards += 1
    out[at] = scaled(s.score[seat], HUNDREDTH)
    out[at + 1] = scaled(s.early_bird[seat], TENTH)
    out[at + 2] = share(s.offerings[seat], t.offerings)
    out[at + 3] = scaled(t.penalty[s.offerings[seat]], TWENTIETH)
    out[at + 4] = scaled(s.trap[seat, CRAB], TENTH)
    out[at + 5] = scaled(s.trap[seat, SHRIMP], TENTH)
    out[at + 6] = scaled(s.nets[seat], SIXTH)
    for kind in range(3):
        out[at + 7 + kind] = share(s.sections[seat, kind], t.sections[kind])
    for kind in range(3):
        out[at + 10 + kind] = s.bonus[kind] == seat
    out[at + 13] = scaled(meals, THIRD)
    out[at + 14] = scaled(cards - meals, THIRD)
    out[at + 15] = scaled((rocks >> (8 * seat)) & 0xFF, EIGHTH)
    out[at + 16] = scaled(count(wide(s.filled[seat])), TWELFTH)
    for line in range(LINES):
        out[at + 17 + line] = _line_left(t, s, seat, line)
    return at + _SEAT


@rule
def observe_seats(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    """What the seats have, then what stations do for them."""
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
            for parameter in range(_PARAMETERS):
                out[at + parameter] = scaled(s.param[other, parameter], EIGHTH)
            at += _PARAMETERS
    return at


@rule
def observe_rack(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    colours = 0  # fish of colour i in byte i
    for cell in range(CELLS):
        fish = wide(s.rack[seat, cell])
        colour, kind = wide(NONE), wide(NONE)
        if fish != NONE:
            colour, kind = wide(t.fish_colour[fish]), wide(t.fish_kind[fish])
            colours += bit(8 * colour)
        for i in range(MAX_COLOURS):
            out[at + i] = i == colour
        for i in range(MAX_KINDS):
            out[at + MAX_COLOURS + i] = i == kind
        at += MAX_COLOURS + MAX_KINDS
    for line in range(LINES):
        _, shared = _read_line(t, s, seat, wide(line))
        out[at] = shared & (bit(_KINDS_AT) - 1) != 0
        out[at + 1] = shared >> _KINDS_AT != 0
        at += 2
    for colour in range(MAX_COLOURS):
        out[at + colour] = scaled((colours >> (8 * colour)) & 0xFF, TWELFTH)
    return at + MAX_COLOURS
