"""What fish and nets are worth in a rack: the lines they help, break or complete (R3)."""

from typing import Any

from namiji.core.angling import cells_for_catch
from namiji.core.bits import lowest
from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import (
    CELLS,
    COLOR,
    COLUMNS,
    COLUMNS_SCORED,
    FISH_KEPT,
    LINES,
    LINES_SCORED,
    MAX_COLORS,
    MAX_FISH,
    MAX_NETS,
    NETS_PLACED,
    NONE,
    ROWS,
    ROWS_SCORED,
    State,
    Tables,
)
from namiji.core.rack import LYING, first_cell, open_dominoes
from namiji.core.spots import position_of
from namiji.mind.layout import FAR, MATCHES, Mind, Scratch

_COLORS = (1 << MAX_COLORS) - 1  # the traits that are colors; kinds lie above
_ANY = 0xFFFFFF


@pasted
def _match(shared: int) -> int:
    """Return how the fish of a line match, by the traits that they share."""
    return wide(shared & _COLORS != 0) + 2 * wide(shared > _COLORS)


@rule
def read_rack(m: Mind, s: State, x: Scratch, seat: int) -> None:
    """Write the state of each line, and what one more fish would change about it."""
    for line in range(LINES):
        x.shared[line] = _ANY
        x.missing[line] = COLUMNS if line < ROWS else ROWS
    for cell in range(CELLS):
        fish = s.rack[seat, cell]
        if fish != NONE:
            row, column = cell // COLUMNS, ROWS + cell % COLUMNS
            x.shared[row] &= m.traits[fish]
            x.shared[column] &= m.traits[fish]
            x.missing[row] -= 1
            x.missing[column] -= 1
    left = m.hope_left[s.direction, position_of(s, seat)]
    for line in range(LINES):
        if x.missing[line] > 0:
            _foresee(m, x, left, line, 1, x.one_more[line])


@rule
def _foresee(m: Mind, x: Scratch, left: Any, line: int, fish: int, more: Any) -> None:
    """Write what more fish change about a line, for each way that its fish then match."""
    missing = wide(x.missing[line])
    now = m.promise[line, missing, _match(x.shared[line])] * left[missing]
    for match in range(MATCHES):
        more[match] = m.promise[line, missing - fish, match] * left[missing - fish] - now
    if missing == fish:
        scored = x.wish[LINES_SCORED] + x.wish[ROWS_SCORED if line < ROWS else COLUMNS_SCORED]
        for match in range(1, MATCHES):
            more[match] += scored


@rule
def _spread(m: Mind, shared: int, more: Any, fish: Any) -> None:
    """Write what each fish changes about a line, from what each kind of match changes.

    There are no branches or look-ups, so that the compiler vectorizes the loop.
    """
    neither = more[0]
    color, kind = more[1] - neither, more[2] - neither
    both = more[3] - neither - color - kind
    for i in range(m.sorts):
        common = shared & m.traits[i]
        by_color, by_kind = 1.0 * (common & _COLORS != 0), 1.0 * (common > _COLORS)
        fish[i] = neither + by_color * (color + by_kind * both) + by_kind * kind


@rule
def fish_gain(t: Tables, m: Mind, x: Scratch, cell: int, fish: int) -> float:
    """Return what a fish on a free cell is worth."""
    traits = m.traits[fish]
    row, column = cell // COLUMNS, ROWS + cell % COLUMNS
    return (
        m.fish_keep
        + x.wish[FISH_KEPT]
        + x.wish[COLOR + t.fish_color[fish]]
        + x.one_more[row, _match(x.shared[row] & traits)]
        + x.one_more[column, _match(x.shared[column] & traits)]
    )


@rule
def read_fish(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    """Write what each fish is worth on its best cell, or released; the rack has been read."""
    for line in range(LINES):
        if x.missing[line] > 0:
            _spread(m, x.shared[line], x.one_more[line], x.one_fish[line])
    for fish in range(m.sorts):
        x.fish[fish] = -FAR
    cells = cells_for_catch(s, seat)
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        row, column = cell // COLUMNS, ROWS + cell % COLUMNS
        for fish in range(m.sorts):
            x.fish[fish] = max(x.fish[fish], x.one_fish[row, fish] + x.one_fish[column, fish])
    keep = m.fish_keep + x.wish[FISH_KEPT]
    for fish in range(m.sorts):
        x.fish[fish] = max(0.0, x.fish[fish] + keep + x.wish[COLOR + t.fish_color[fish]])


@rule
def net_gain(t: Tables, m: Mind, x: Scratch, domino: int, fish0: int, fish1: int) -> float:
    """Return what a net is worth with its first fish on the first cell of a domino."""
    both, line0, line1 = _lines_of(domino)
    traits0, traits1 = m.traits[fish0], m.traits[fish1]
    return (
        2 * (m.fish_keep + x.wish[FISH_KEPT])
        + x.wish[NETS_PLACED]
        + x.wish[COLOR + t.fish_color[fish0]]
        + x.wish[COLOR + t.fish_color[fish1]]
        + x.two_more[both, _match(x.shared[both] & traits0 & traits1)]
        + x.one_more[line0, _match(x.shared[line0] & traits0)]
        + x.one_more[line1, _match(x.shared[line1] & traits1)]
    )


@rule
def _lines_of(domino: int) -> tuple[int, int, int]:
    """Return the line that both cells of a domino share, then the other line of each cell."""
    cell = first_cell(domino)
    row, column = cell // COLUMNS, ROWS + cell % COLUMNS
    if domino < LYING:
        return row, column, column + 1
    return column, row, row + 1


@rule
def read_two_more(m: Mind, s: State, x: Scratch, seat: int) -> None:
    """Write what two more fish would change about each line; the rack has been read."""
    left = m.hope_left[s.direction, position_of(s, seat)]
    for line in range(LINES):
        if x.missing[line] > 1:
            _foresee(m, x, left, line, 2, x.two_more[line])


@rule
def read_pairs(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    """Write what a net with two of each fish is worth on its best cells, or released.

    The rack and the fish have been read.
    """
    read_two_more(m, s, x, seat)
    for line in range(LINES):
        if x.missing[line] > 1:
            _spread(m, x.shared[line], x.two_more[line], x.two_fish[line])
    for fish in range(m.sorts):
        x.pair[fish] = -FAR
    dominoes = open_dominoes(s, seat)
    while dominoes:
        both, line0, line1 = _lines_of(lowest(dominoes))
        dominoes &= dominoes - 1
        for fish in range(m.sorts):
            ends = x.one_fish[line0, fish] + x.one_fish[line1, fish]
            x.pair[fish] = max(x.pair[fish], x.two_fish[both, fish] + ends)
    keep = 2 * (m.fish_keep + x.wish[FISH_KEPT]) + x.wish[NETS_PLACED]
    for fish in range(m.sorts):
        x.pair[fish] = max(0.0, x.pair[fish] + keep + 2 * x.wish[COLOR + t.fish_color[fish]])


@rule
def best_net_gain(t: Tables, m: Mind, s: State, x: Scratch, seat: int, net: int) -> float:
    """Return what a net is worth on its best cells, or released; the pairs have been read."""
    fish0, fish1 = wide(t.net_fish[net, 0]), wide(t.net_fish[net, 1])
    if fish0 == fish1:
        return float(x.pair[fish0])
    dominoes = open_dominoes(s, seat)
    best = 0.0
    while dominoes:
        domino = lowest(dominoes)
        dominoes &= dominoes - 1
        best = max(best, net_gain(t, m, x, domino, fish0, fish1))
        best = max(best, net_gain(t, m, x, domino, fish1, fish0))
    return best


@rule
def hidden_fish_gain(m: Mind, s: State, x: Scratch) -> float:
    """Return what a face-down fish is worth on average; the fish have been read."""
    if s.unseen == 0:
        return 0.0
    total = 0.0
    for fish in range(MAX_FISH):
        total += s.face_down[fish] * x.fish[fish]
    return m.fish_hidden * total / s.unseen


@rule
def catch_gain(m: Mind, s: State, x: Scratch) -> float:
    """Return what the best catch in the School is worth: a face-up fish, or one at random."""
    best = hidden_fish_gain(m, s, x)
    for fish in range(MAX_FISH):
        if s.face_up[fish] > 0:
            best = max(best, x.fish[fish])
    return best


@rule
def next_net_gain(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> float:
    """Return what the next net of the deck is worth on average; the pairs have been read."""
    if s.net_unseen == 0:
        if s.net_under_size == 0:
            return 0.0
        return best_net_gain(t, m, s, x, seat, wide(s.net_under[0]))
    total = 0.0
    for net in range(MAX_NETS):
        if s.net_rest[net] > 0:
            total += s.net_rest[net] * best_net_gain(t, m, s, x, seat, net)
    return total / s.net_unseen
