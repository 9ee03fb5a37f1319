"""The fish rack in words: its rows as they lie, and what a fish would do to its lines."""

from collections.abc import Mapping, Sequence

from namiji.edition import Edition
from namiji.preview.rack import LineState, Rack
from namiji.preview.shapes import LineChange, LineEffect, PlaceEffect, TakeEffect
from namiji.words.plain import fish_words, join, points, sentence

_SHOWN = 2  # lines that a fish would help, read out before the rest is summed up

_PHRASES: dict[LineChange, str] = {
    "begins": "begins {}",
    "fills": "fills {} without points",
    "spoils": "spoils {}",
    "stays_spoiled": "adds to {}, spoiled before",
}


def place_words(effect: PlaceEffect, edition: Edition) -> str:
    """What becomes of the lines; of a net with two different fish, first which goes where."""
    told = _line_words(effect["lines"])
    placed = effect["cells"]
    if len(set(placed.values())) == 1:
        return told
    pairs = (f"{fish_words(fish, edition)} on {cell}" for cell, fish in placed.items())
    return f"{join(pairs)}; {told}"


def _line_words(lines: Sequence[LineEffect]) -> str:
    """What happens to the lines, the good first; lines with one fate share a phrase."""
    done = _of(lines, "completes")
    parts = [f"completes {line['line']}, {points(line['points'])}" for line in done]
    grown = [f"{_reached(line)}, all {_shared(line)}" for line in _of(lines, "grows")]
    parts += [f"brings {'; '.join(grown)}"] if grown else []
    for change, phrase in _PHRASES.items():
        names = join(line["line"] for line in _of(lines, change))
        parts += [phrase.format(names)] if names else []
    return "; ".join(parts)


def _of(lines: Sequence[LineEffect], change: LineChange) -> list[LineEffect]:
    return [line for line in lines if line["change"] == change]


def _reached(line: LineEffect) -> str:
    return f"{line['line']} to {line['filled']} of {line['size']}"


def _shared(line: LineEffect) -> str:
    return common(line["colour"], line["fish_kind"])


def common(colour: str | None, kind: str | None) -> str:
    """What all fish of a line share: `blue`, `bream`, `blue bream`, or nothing."""
    return " ".join(filter(None, (colour, kind))).replace("-", " ")


def take_words(effect: TakeEffect, rack: Mapping[str, str]) -> str:
    left = effect["left"]
    if effect["fish"] is not None:
        return f"{left} of these; {_fit(effect, rack)}" if left > 1 else _fit(effect, rack)
    told = f"a random one of {left}" if left > 1 else "the last one"
    if not rack:
        return told
    useful = effect["useful"]
    share = {0: "none", left: "all"}.get(useful, f"{useful} in {left}")
    return f"{told}; {share} of them would help a line you have begun"


def _fit(effect: TakeEffect, rack: Mapping[str, str]) -> str:
    if not rack:
        return "your first fish, it goes to a1"
    lines = effect["lines"]
    done = [f"{line['line']} for {points(line['points'])}" for line in _of(lines, "completes")]
    if done:
        return f"could complete {join(done, 'or')}"
    helped = [_reached(line) for line in lines]
    if len(helped) > _SHOWN + 1:
        helped[_SHOWN:] = [f"{len(helped) - _SHOWN} more lines"]
    return f"could bring {join(helped, 'or')}" if helped else "helps no line you have begun"


def rack_lines(held: Mapping[str, str], edition: Edition) -> list[str]:
    """The rack as it is spoken: three rows, then what every begun column has come to."""
    if not held:
        return ["The fish rack is empty."]
    rack = Rack(held, edition)
    told = []
    for row in rack.lines[:3]:
        cells = [fish_words(held[c], edition) if c in held else "empty" for c in row.line.cells]
        told.append(f"{row.line.name.capitalize()}: {', '.join(cells)}.")
        if row.filled:
            told[-1] += f" {sentence(_state(row, rack))}"
    told += [
        f"{column.line.name.capitalize()}: {_state(column, rack)}."
        for column in rack.lines[3:]
        if column.filled
    ]
    return told


def _state(state: LineState, rack: Rack) -> str:
    shared, size = common(*rack.shared(state)), len(state.line.cells)
    if state.filled == size:
        return f"scored {points(state.line.worth)}" if shared else "full, without points"
    if not shared:
        return "spoiled, it cannot score"
    return f"{state.filled} of {size}, all {shared}" if state.filled > 1 else f"1 of {size}"
