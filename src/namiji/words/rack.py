"""The fish rack in words: its rows as they lie, and what a fish would do to its lines."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from namiji.edition import Edition
from namiji.edition.model import Fish
from namiji.words.plain import fish_words, join, points, sentence

Change: TypeAlias = Literal["completes", "fills", "grows", "begins", "spoils", "stays spoiled"]


_SHOWN = 2  # lines that a fish would help, read out before the rest is summed up


@dataclass(frozen=True, slots=True)
class Line:
    """A row or column, its cells and what it scores."""

    name: str
    cells: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Effect:
    """What placing fish does to one line, and what its fish then have in common."""

    line: Line
    change: Change
    filled: int
    common: str


@lru_cache(maxsize=64)
def lines(edition: Edition) -> list[Line]:
    rows = [
        Line(f"row {row}", tuple(f"{column}{row}" for column in "abcd"), value)
        for row, value in zip("123", edition.row_points, strict=True)
    ]
    columns = [
        Line(f"column {column}", tuple(f"{column}{row}" for row in "123"), value)
        for column, value in zip("abcd", edition.column_points, strict=True)
    ]
    return rows + columns


def common(names: Iterable[str], edition: Edition) -> str:
    """What all these fish share: `blue`, `bream`, `blue bream`, or nothing."""
    held = [_fish(edition)[name] for name in names]
    colours = {edition.colours[fish.colour] for fish in held}
    kinds = {edition.kinds[fish.kind] for fish in held}
    shared = [*colours] * (len(colours) == 1) + [*kinds] * (len(kinds) == 1)
    return " ".join(shared).replace("-", " ")


@lru_cache(maxsize=64)
def _fish(edition: Edition) -> dict[str, Fish]:
    return {fish.name: fish for fish in edition.fish}


def open_cells(rack: Mapping[str, str]) -> list[str]:
    """Where the next single fish may lie (R3.4)."""
    if not rack:
        return ["a1"]
    cells = [f"{column}{row}" for row in "123" for column in "abcd"]
    return [cell for cell in cells if cell not in rack and any(_touch(cell, c) for c in rack)]


def _touch(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def effects(rack: Mapping[str, str], placed: Mapping[str, str], edition: Edition) -> list[Effect]:
    """What fish newly placed on some cells do to the lines through them, rows first."""
    after = {**rack, **placed}
    found = []
    for line in lines(edition):
        if not placed.keys() & set(line.cells):
            continue
        before = [rack[cell] for cell in line.cells if cell in rack]
        now = [after[cell] for cell in line.cells if cell in after]
        shared = common(now, edition)
        change = _change(before, now, shared, len(line.cells), edition)
        found.append(Effect(line, change, len(now), shared))
    return found


def _change(before: list[str], now: list[str], shared: str, size: int, edition: Edition) -> Change:
    if len(now) == size:
        return "completes" if shared else "fills"
    if not shared:
        return "spoils" if not before or common(before, edition) else "stays spoiled"
    return "grows" if len(now) > 1 else "begins"


def effect_words(found: Sequence[Effect]) -> str:
    """What happens to the lines, the good first; lines with one fate share a phrase."""
    parts = [f"completes {e.line.name}, {points(e.line.points)}" for e in _of(found, "completes")]
    grown = "; ".join(f"{_reached(e)}, all {e.common}" for e in _of(found, "grows"))
    parts += [f"brings {grown}"] if grown else []
    for change, phrase in _PHRASES.items():
        names = join(effect.line.name for effect in _of(found, change))
        parts += [phrase.format(names)] if names else []
    return "; ".join(parts)


_PHRASES: dict[Change, str] = {
    "begins": "begins {}",
    "fills": "fills {} without points",
    "spoils": "spoils {}",
    "stays spoiled": "adds to {}, spoiled before",
}


def _of(found: Sequence[Effect], change: Change) -> list[Effect]:
    return [effect for effect in found if effect.change == change]


def fits(fish: str, rack: Mapping[str, str], edition: Edition) -> list[Effect]:
    """What a fish could complete or help, each line once, those nearest to their end first."""
    best: dict[str, Effect] = {}
    for cell in open_cells(rack):
        for effect in effects(rack, {cell: fish}, edition):
            if effect.change in ("completes", "grows"):
                best[effect.line.name] = effect
    return sorted(best.values(), key=lambda effect: len(effect.line.cells) - effect.filled)


def fit_words(fish: str, rack: Mapping[str, str], edition: Edition) -> str:
    if not rack:
        return "your first fish, it goes to a1"
    found = fits(fish, rack, edition)
    done = [f"{e.line.name} for {points(e.line.points)}" for e in _of(found, "completes")]
    if done:
        return f"could complete {join(done, 'or')}"
    helped = [_reached(effect) for effect in found]
    if len(helped) > _SHOWN + 1:
        helped[_SHOWN:] = [f"{len(helped) - _SHOWN} more lines"]
    return f"could bring {join(helped, 'or')}" if helped else "helps no line you have begun"


def _reached(effect: Effect) -> str:
    return f"{effect.line.name} to {effect.filled} of {len(effect.line.cells)}"


def rack_lines(rack: Mapping[str, str], edition: Edition) -> list[str]:
    """The rack as it is spoken: three rows, then what every begun column has come to."""
    if not rack:
        return ["The fish rack is empty."]
    rows, columns = lines(edition)[:3], lines(edition)[3:]
    told = []
    for row in rows:
        cells = [fish_words(rack[c], edition) if c in rack else "empty" for c in row.cells]
        told.append(f"Row {row.name[-1]}: {', '.join(cells)}.")
        if rack.keys() & set(row.cells):
            told[-1] += f" {sentence(_state(row, rack, edition))}"
    told += [
        f"Column {column.name[-1]}: {_state(column, rack, edition)}."
        for column in columns
        if rack.keys() & set(column.cells)
    ]
    return told


def _state(line: Line, rack: Mapping[str, str], edition: Edition) -> str:
    held = [rack[cell] for cell in line.cells if cell in rack]
    shared, size = common(held, edition), len(line.cells)
    if len(held) == size:
        return f"scored {points(line.points)}" if shared else "full, without points"
    if not shared:
        return "spoiled, it cannot score"
    return f"{len(held)} of {size}, all {shared}" if len(held) > 1 else f"1 of {size}"
