"""What observing needs to know of an edition, worked out once: a lens.

Scales make numbers lie between -1 and 1. They depend on the edition alone. The few numbers that are
shares of a whole that changes during the game become floats in `spaces.observe`.
"""

from typing import Any, TypeAlias

import numpy as np

from namiji.core.bits import bit
from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import (
    COLUMNS,
    CRAB,
    LINES,
    MAX_COLORS,
    MAX_DOCK,
    MAX_FISH,
    MAX_NETS,
    MAX_POSITION,
    MAX_ROCKS,
    NONE,
    PARAMETERS,
    ROCK_CARDS_AT,
    ROWS,
    SEATS,
    SHRIMP,
    Tables,
    record,
)
from namiji.core.rack import traits
from namiji.spaces.layout import BOAT, MAX_KINDS, OBSERVATION, PLAYERS, SEAT, STOPS, start_of
from namiji.spaces.scaling import ONE, part_of

# Racks hold fish, or NONE, and boats hold Dock cards, or NONE: with 1 added these are indices.
LENS_FIELDS = [
    ("scale", np.float32, (OBSERVATION,)),
    ("in_row", np.int64, (ROWS, MAX_FISH + 1)),  # see `_lines_with`
    ("in_column", np.int64, (COLUMNS, MAX_FISH + 1)),
    ("shown", np.int64, (2, MAX_FISH + 1)),  # a byte for each color, then one for each kind
    ("color", np.int64, (MAX_FISH + 1,)),  # 1 in the byte of its color
    ("course", np.int8, (MAX_DOCK + 1,)),  # MEAL, UPGRADE, or 0
]
LENS = record(LENS_FIELDS)
Lens: TypeAlias = Any

# What observing on a CPU needs: a lens, and working memory for the numbers of a row.
DESK_FIELDS = [*LENS_FIELDS, ("numbers", np.int8, (OBSERVATION,))]
DESK = record(DESK_FIELDS)
Desk: TypeAlias = Any

LINE_BITS = 16
ALL_TRAITS = (1 << (MAX_COLORS + MAX_KINDS)) - 1
MEAL, UPGRADE = 1, 16  # a sum of them tells how many there are of both

_PARAMETERS = len(PARAMETERS)
_HALF = np.float32(1 / 2)
_THIRD = np.float32(1 / 3)
_SIXTH = np.float32(1 / 6)
_EIGHTH = np.float32(1 / 8)
_TENTH = np.float32(1 / 10)
_TWELFTH = np.float32(1 / 12)
_TWENTIETH = np.float32(1 / 20)
_HUNDREDTH = np.float32(1 / 100)
FARTHEST = 25  # stops away, on the longest leg of any edition
_STEP = np.float32(1 / FARTHEST)

_DRAFT = start_of("draft")
_BOATS = start_of("boats")
_SEATS = start_of("seats")
_SEAT_PARAMETERS = start_of("parameters")
_COLORS = start_of("colors")
_ROUTE = start_of("route")
_AHEAD = start_of("ahead")
_FACE_UP = start_of("face_up")
_FACE_DOWN = start_of("face_down")
_NET_TRAY = start_of("net_tray")
_NET_DECK = start_of("net_deck")
_TOKEN = start_of("token")
_CATCHES = start_of("catches")  # then keeps, and the haul
_BAG = start_of("bag")
_DOCK_CARDS = start_of("dock_cards")
_ROCK_CARDS = start_of("rock_cards")


@rule
def _fill(scales: Any, at: int, size: int, scale: Any) -> None:
    for i in range(at, at + size):
        scales[i] = scale


@rule
def _scale_seat(t: Tables, scales: Any, at: int) -> None:
    scales[at] = _HUNDREDTH  # score
    scales[at + 1] = _TENTH  # Early Bird
    scales[at + 2] = part_of(t.offerings)
    scales[at + 3] = _TWENTIETH  # penalty
    _fill(scales, at + 4, 2, _TENTH)  # crabs and shrimp
    scales[at + 6] = _SIXTH  # Nets
    for kind in range(3):
        scales[at + 7 + kind] = part_of(t.sections[kind])
    _fill(scales, at + 13, 2, _THIRD)  # meals and upgrades
    scales[at + 15] = _EIGHTH  # Rock cards
    scales[at + 16] = _TWELFTH  # cells
    for line in range(LINES):
        scales[at + 17 + line] = part_of(wide(COLUMNS) if line < ROWS else wide(ROWS))


@rule
def _write_scales(t: Tables, scales: Any) -> None:
    _fill(scales, wide(0), wide(OBSERVATION), ONE)
    _fill(scales, wide(_DRAFT), wide(2), _EIGHTH)
    for boat in range(SEATS):
        at = _BOATS + BOAT * boat
        scales[at + 3] = part_of(t.finish)  # position
        scales[at + 4] = _EIGHTH  # slot
        scales[at + 5] = part_of(t.finish)  # lead
        scales[at + 7] = _EIGHTH  # boats behind
    for seat in range(PLAYERS):
        _scale_seat(t, scales, _SEATS + SEAT * seat)
    _fill(scales, wide(_SEAT_PARAMETERS), wide(_PARAMETERS * PLAYERS), _EIGHTH)
    _fill(scales, wide(_COLORS), wide(MAX_COLORS), _TWELFTH)
    _fill(scales, wide(_ROUTE), wide(MAX_POSITION + 1), _HALF)
    for station in range(STOPS):
        scales[_AHEAD + 2 * station] = _STEP
        scales[_AHEAD + 2 * station + 1] = _EIGHTH
    for fish in range(MAX_FISH):
        scales[_FACE_UP + fish] = part_of(t.fish_count[fish])
        scales[_FACE_DOWN + fish] = part_of(t.fish_count[fish])
    for net in range(MAX_NETS):
        scales[_NET_TRAY + net] = part_of(t.net_count[net])
    _fill(scales, wide(_NET_DECK), wide(2), part_of(t.net_total))
    _fill(scales, wide(_TOKEN), wide(MAX_FISH), _HALF)
    _fill(scales, wide(_CATCHES), wide(4), _EIGHTH)
    scales[_BAG] = part_of(t.bag[CRAB])
    scales[_BAG + 1] = part_of(t.bag[SHRIMP])
    for card in range(MAX_DOCK):
        _fill(scales, _DOCK_CARDS + 2 * card, wide(2), part_of(t.card_count[card]))
    for card in range(MAX_ROCKS):
        scale = part_of(t.card_count[ROCK_CARDS_AT + card])
        _fill(scales, _ROCK_CARDS + 4 * card, wide(3), scale)


@pasted
def _lines_with(shared: int, line: int) -> int:
    """Return what the fish of lines share, side by side: of one line this, of the others all."""
    return ~((ALL_TRAITS & ~wide(shared)) << (LINE_BITS * line))


@rule
def _write_fish(t: Tables, fish: int, lens: Lens) -> None:
    """Write what a fish, or NONE, contributes to a rack."""
    at, shared = fish + 1, wide(ALL_TRAITS)
    lens.color[at] = 0
    lens.shown[0, at] = 0
    lens.shown[1, at] = 0
    if fish != NONE:
        shared = traits(t, fish)
        kind = wide(t.fish_kind[fish])
        lens.color[at] = bit(8 * t.fish_color[fish])
        lens.shown[0, at] = lens.color[at]
        lens.shown[kind // 4, at] |= bit(8 * ((MAX_COLORS + kind) % 8))
    for row in range(ROWS):
        lens.in_row[row, at] = _lines_with(shared, row)
    for column in range(COLUMNS):
        lens.in_column[column, at] = _lines_with(shared, column)


@rule
def write_lens(t: Tables, lens: Lens) -> None:
    _write_scales(t, lens.scale)
    for fish in range(NONE, MAX_FISH):
        _write_fish(t, wide(fish), lens)
    lens.course[0] = 0
    for card in range(MAX_DOCK):
        lens.course[card + 1] = MEAL if t.is_meal[card] else UPGRADE
