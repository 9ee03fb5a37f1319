"""Rows and columns as they are, and what becomes of them: written into an `OPTION`."""

from namiji.core.bits import bit, count, lowest
from namiji.core.jit import rule, wide
from namiji.core.layout import (
    COLUMNS,
    LINES,
    MAX_COLORS,
    MAX_FISH,
    NONE,
    ROWS,
    State,
    Tables,
)
from namiji.core.option import (
    BEGINS,
    COMPLETES,
    FILLS,
    GROWS,
    SPOILS,
    STAYS_SPOILED,
    Option,
)
from namiji.core.rack import line_mask, line_size, shared_traits, traits

_COLOR_BITS = (1 << MAX_COLORS) - 1


@rule
def _change(filled: int, size: int, before: int, shared: int, scores: bool) -> int:
    if filled == size:
        return COMPLETES if scores else FILLS
    if shared == 0:
        return SPOILS if before != 0 else STAYS_SPOILED
    return GROWS if filled > 1 else BEGINS


@rule
def _write_line(t: Tables, line: int, filled: int, shared: int, option: Option) -> int:
    """Add a line to those of an option; returns its place among them."""
    at = wide(option.line_count)
    option.line_count = at + 1
    option.line[at] = line
    option.filled[at] = filled
    option.length[at] = line_size(line)
    option.alive[at] = shared != 0
    color, kind = shared & _COLOR_BITS, shared >> MAX_COLORS
    option.color[at] = lowest(color) if color != 0 else NONE
    option.fish_kind[at] = lowest(kind) if kind != 0 else NONE
    option.worth[at] = t.line_points[line]
    return at


@rule
def write_lines(t: Tables, s: State, seat: int, option: Option) -> None:
    """Write all lines with fish as they are."""
    for line in range(LINES):
        filled = count(wide(s.filled[seat]) & line_mask(line))
        if filled > 0:
            at = _write_line(t, line, filled, shared_traits(t, s, seat, line), option)
            option.line_points[at] = option.worth[at] if s.lines[seat] & bit(line) else 0


@rule
def write_changes(t: Tables, before: State, after: State, seat: int, option: Option) -> None:
    """Write what has become of the lines with new fish."""
    new = wide(after.filled[seat]) & ~wide(before.filled[seat])
    for line in range(LINES):
        if line_mask(line) & new:
            filled = count(wide(after.filled[seat]) & line_mask(line))
            shared = shared_traits(t, after, seat, line)
            at = _write_line(t, line, filled, shared, option)
            scores = wide(after.lines[seat]) & ~wide(before.lines[seat]) & bit(line) != 0
            option.line_points[at] = option.worth[at] if scores else 0
            option.change[at] = _change(
                filled, line_size(line), shared_traits(t, before, seat, line), shared, scores
            )


@rule
def _could_grow(s: State, seat: int, cells: int, line: int) -> bool:
    """Whether a line has fish and one of these cells."""
    return line_mask(line) & wide(s.filled[seat]) != 0 and line_mask(line) & cells != 0


@rule
def useful_fish(t: Tables, s: State, seat: int, cells: int, lying: State) -> int:
    """How many of the fish that lie there would help a line begun, on one of these cells."""
    useful = 0
    for fish in range(MAX_FISH):
        if lying[fish] > 0:
            helps = False
            for line in range(LINES):
                if _could_grow(s, seat, cells, line):
                    helps |= shared_traits(t, s, seat, line) & traits(t, fish) != 0
            if helps:
                useful += wide(lying[fish])
    return useful


@rule
def write_helped(t: Tables, s: State, seat: int, cells: int, fish: int, option: Option) -> None:
    """Write the lines begun that a fish would complete or help on one of these cells.

    Each line by itself, the fullest first, then by the first of the cells that lies in it.
    """
    told = 0
    for missing in range(1, COLUMNS + 1):
        for cell in range(ROWS * COLUMNS):
            if cells & bit(cell):
                for axis in range(2):
                    line = cell // COLUMNS if axis == 0 else ROWS + cell % COLUMNS
                    if told & bit(line) or not _could_grow(s, seat, cells, line):
                        continue
                    filled = count(wide(s.filled[seat]) & line_mask(line))
                    if line_size(line) - filled == missing:
                        told |= bit(line)
                        before = shared_traits(t, s, seat, line)
                        shared = before & traits(t, fish)
                        if shared != 0:
                            at = _write_line(t, line, filled + 1, shared, option)
                            scores = missing == 1
                            option.line_points[at] = option.worth[at] if scores else 0
                            option.change[at] = _change(
                                filled + 1, line_size(line), before, shared, scores
                            )
