"""The fish rack: where a token may lie and which lines it completes (R3.4, R3.5).

Cells count row by row from a1 (0), b1 (1) to d3 (11); sets of cells are bit masks.
"""

from namiji.core.bits import bit
from namiji.core.jit import rule, wide
from namiji.core.layout import (
    CELLS,
    COLUMNS,
    LINES,
    MAX_COLORS,
    NONE,
    ROWS,
    State,
    Tables,
    Trace,
)
from namiji.core.scoring import score_line

ALL_CELLS = (1 << CELLS) - 1
_COLUMN_A = 0b000100010001
_COLUMN_D = _COLUMN_A << (COLUMNS - 1)
_ROW_1 = 0b1111
LYING = 9  # dominoes within a row


@rule
def is_full(s: State, seat: int) -> bool:
    return int(s.filled[seat]) == ALL_CELLS


@rule
def free_cells(s: State, seat: int) -> int:
    return ~int(s.filled[seat]) & ALL_CELLS


@rule
def open_cells(s: State, seat: int) -> int:
    """Cells where the next single fish may lie."""
    filled = int(s.filled[seat])
    if filled == 0:
        return 1
    beside = ((filled & ~_COLUMN_D) << 1) | ((filled & ~_COLUMN_A) >> 1)
    return (beside | (filled << COLUMNS) | (filled >> COLUMNS)) & ~filled & ALL_CELLS


@rule
def open_dominoes(s: State, seat: int) -> int:
    """Dominoes where a net may lie: both cells free, at least one of them open to a single fish."""
    free = free_cells(s, seat)
    near = open_cells(s, seat)
    lying = free & (free >> 1) & (near | (near >> 1)) & ~_COLUMN_D
    standing = free & (free >> COLUMNS) & (near | (near >> COLUMNS))
    lying = (lying & 0b111) | ((lying >> 1) & 0b111000) | ((lying >> 2) & 0b111000000)
    return lying | (standing << LYING)


@rule
def first_cell(domino: int) -> int:
    """The upper or left cell of a domino."""
    return domino + domino // (COLUMNS - 1) if domino < LYING else domino - LYING


@rule
def second_cell(domino: int) -> int:
    return first_cell(domino) + (1 if domino < LYING else COLUMNS)


@rule
def line_cell(line: int, i: int) -> int:
    """Cell i of a line: rows are lines 0-2, columns 3-6."""
    return line * COLUMNS + i if line < ROWS else line - ROWS + i * COLUMNS


@rule
def line_size(line: int) -> int:
    return COLUMNS if line < ROWS else ROWS


@rule
def line_mask(line: int) -> int:
    return _ROW_1 << (line * COLUMNS) if line < ROWS else _COLUMN_A << (line - ROWS)


@rule
def traits(t: Tables, fish: int) -> int:
    """A fish as bits: one for its color and, above all colors, one for its kind."""
    return bit(t.fish_color[fish]) | bit(MAX_COLORS + wide(t.fish_kind[fish]))


@rule
def shared_traits(t: Tables, s: State, seat: int, line: int) -> int:
    """What all fish of a line have in common; while any is left, the line can score (R3.5)."""
    shared = -1
    for i in range(line_size(line)):
        fish = s.rack[seat, line_cell(line, i)]
        if fish != NONE:
            shared &= traits(t, fish)
    return shared


@rule
def score_new_lines(t: Tables, s: State, seat: int, cells: int, trace: Trace) -> None:
    """Fill a set of cells, whose fish lie in the rack already, and score what they complete."""
    filled = int(s.filled[seat]) | cells
    s.filled[seat] = filled
    for line in range(LINES):
        mask = line_mask(line)
        if mask & cells and filled & mask == mask and shared_traits(t, s, seat, line) != 0:
            score_line(t, s, seat, line, trace)


@rule
def stow(s: State, seat: int, cell: int, fish: int) -> int:
    """Put a fish on a cell; returns the cell as a set, for `score_new_lines`."""
    s.rack[seat, cell] = fish
    return bit(cell)
