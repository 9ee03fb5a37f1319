"""What fish do to the lines of a rack (R3.4, R3.5).

Fish are compared by their traits, see `core.layout`: a line is alive while its fish have a trait in
common.
"""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from namiji.core import layout
from namiji.core.names import CELLS, Cell
from namiji.edition import Edition
from namiji.preview.shapes import LineChange, LineEffect

_ANY = -1  # what the fish of an empty line have in common

_LINES_OF = {name: layout.lines_of(cell) for cell, name in enumerate(CELLS)}
"""The row and the column of a cell, as indices of `lines`."""

_NEIGHBORS = {
    name: [CELLS[other] for other in layout.neighbors(cell)] for cell, name in enumerate(CELLS)
}


class Line(NamedTuple):
    """A row or column, its cells and what it scores."""

    name: str
    cells: tuple[Cell, ...]
    worth: int


@lru_cache(maxsize=64)
def lines(edition: Edition) -> tuple[Line, ...]:
    """The rows from the top, then the columns from the left."""
    worth = edition.row_points + edition.column_points
    cells = [tuple(CELLS[cell] for cell in line) for line in layout.line_cells()]
    names = [f"row {row}" for row in "123"] + [f"column {column}" for column in "abcd"]
    return tuple(map(Line, names, cells, worth))


class _Traits(NamedTuple):
    of: dict[str, int]
    """By fish."""
    names: dict[int, tuple[str | None, str | None]]
    """The color and the kind that the fish of a line share."""


@lru_cache(maxsize=64)
def _traits(edition: Edition) -> _Traits:
    colors = {0: None} | {layout.color_trait(i): name for i, name in enumerate(edition.colors)}
    kinds = {0: None} | {layout.kind_trait(i): name for i, name in enumerate(edition.kinds)}
    return _Traits(
        {fish.name: fish.traits for fish in edition.fish},
        {c | k: (color, kind) for c, color in colors.items() for k, kind in kinds.items()},
    )


def net_fish(net: str, edition: Edition) -> list[str]:
    """The two fish of a net."""
    found = next(each for each in edition.nets if each.name == net)
    return [edition.fish[fish].name for fish in found.fish]


class LineState(NamedTuple):
    """A line as it lies: how much of it is full, and what its fish share."""

    line: Line
    filled: int
    shared: int


class Rack:
    """A rack, given as fish by cell."""

    def __init__(self, held: Mapping[Cell, str], edition: Edition) -> None:
        self.held = held
        self._traits = _traits(edition)
        self.lines = [self._state(line) for line in lines(edition)]

    def _state(self, line: Line) -> LineState:
        filled, shared = 0, _ANY
        for cell in line.cells:
            if cell in self.held:
                filled += 1
                shared &= self._traits.of[self.held[cell]]
        return LineState(line, filled, shared)

    def shared(self, state: LineState) -> tuple[str | None, str | None]:
        """The color and the kind that all fish of a line share."""
        return self._traits.names[state.shared]

    def put(self, placed: Mapping[Cell, str]) -> list[LineEffect]:
        """What fish newly placed on some cells do to the lines through them, rows first."""
        touched: dict[int, list[str]] = {}
        for cell, fish in placed.items():
            for index in _LINES_OF[cell]:
                touched.setdefault(index, []).append(fish)
        return [self._effect(self.lines[index], touched[index]) for index in sorted(touched)]

    def helped_by(self, fish: str) -> list[LineEffect]:
        """The lines with fish that a fish could complete or help, the fullest first."""
        traits = self._traits.of[fish]
        return [self._effect(state, [fish]) for state in self._begun if state.shared & traits]

    def useful(self, fish: Mapping[str, int]) -> int:
        """How many of these fish, given by name, would help a line that has fish already."""
        begun, traits = {state.shared for state in self._begun}, self._traits.of
        return sum(
            count for name, count in fish.items() if any(shared & traits[name] for shared in begun)
        )

    @cached_property
    def _begun(self) -> list[LineState]:
        """Lines with fish and room, the fullest first, then in the order of their next cells."""
        free = (cell for cell in CELLS if cell not in self.held)
        near = (cell for cell in free if any(c in self.held for c in _NEIGHBORS[cell]))
        open_lines = dict.fromkeys(index for cell in near for index in _LINES_OF[cell])
        begun = [self.lines[index] for index in open_lines if self.lines[index].filled]
        return sorted(begun, key=lambda state: len(state.line.cells) - state.filled)

    def _effect(self, state: LineState, fish: list[str]) -> LineEffect:
        line, filled, before = state
        shared = before
        for each in fish:
            shared &= self._traits.of[each]
        filled += len(fish)
        color, kind = self._traits.names[shared]
        change = _change(filled, len(line.cells), before, shared)
        return {
            "line": line.name,
            "change": change,
            "filled": filled,
            "size": len(line.cells),
            "alive": shared != 0,
            "color": color,
            "fish_kind": kind,
            "worth": line.worth,
            "points": line.worth if change == "completes" else 0,
        }


def _change(filled: int, size: int, before: int, shared: int) -> LineChange:
    if filled == size:
        return "completes" if shared else "fills"
    if not shared:
        return "spoils" if before else "stays_spoiled"
    return "grows" if filled > 1 else "begins"
