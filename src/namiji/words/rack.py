"""The fish rack in words: its rows, and what a fish would do to its lines."""

from collections.abc import Sequence

from namiji.core.layout import ROWS, line_cells
from namiji.core.names import CELLS, Seat
from namiji.edition import Edition
from namiji.game.frame.names import FIXED
from namiji.game.view import Boat, SeatView
from namiji.preview import lines_of
from namiji.preview.shapes import LineChange, LineEffect, LineNow, PlaceEffect, TakeEffect
from namiji.words.plain import Words, sentence

_SHOWN = 2  # lines that a fish would help; the rest is summed up

# Lines with one of these changes share a sentence.
_TOGETHER: tuple[LineChange, ...] = ("begins", "fills", "spoils", "stays_spoiled")


def place_words(effect: PlaceEffect, w: Words) -> list[str]:
    """What a placement does to the lines; for a net of two fish, first which goes where."""
    sentences = _line_words(effect["lines"], w)
    placed = effect["cells"]
    if len(set(placed.values())) == 1:
        return sentences
    (cell, fish), (other, other_fish) = placed.items()
    first = {"cell": cell, "fish": w.fish(fish)}
    second = {"other-cell": other, "other-fish": w.fish(other_fish)}
    return [w.text("effect-place-pair", **first, **second), *sentences]


def _line_words(lines: Sequence[LineEffect], w: Words) -> list[str]:
    """What happens to the lines, good news first."""
    sentences = [
        w.text("line-completes", line=w.line(line["line"]), n=line["points"])
        for line in _of(lines, "completes")
    ]
    sentences += [
        w.text("line-grows", **_reached(line, w), shared=_shared(line, w))
        for line in _of(lines, "grows")
    ]
    for change in _TOGETHER:
        if changed := _of(lines, change):
            names = w.join(w.line(line["line"]) for line in changed)
            sentences.append(w.text(f"line-{change}", lines=names))
    return sentences


def _of(lines: Sequence[LineEffect], change: LineChange) -> list[LineEffect]:
    return [line for line in lines if line["change"] == change]


def _reached(line: LineEffect, w: Words) -> dict[str, str | int]:
    return {"line": w.line(line["line"]), "filled": line["filled"], "size": line["size"]}


def _shared(line: LineNow, w: Words) -> str:
    return common(line["color"], line["fish_kind"], w)


def common(color: str | None, kind: str | None, w: Words) -> str:
    """What all fish of a line share: `all blue`, `all bream`, `all blue bream`, or nothing."""
    if color and kind:
        return w.text("shared", what="fish", name=w.fish(f"{color}-{kind}"))
    if color:
        return w.text("shared", what="color", name=w.color(color))
    return w.text("shared", what="kind", name=w.kind(kind)) if kind else ""


def take_words(effect: TakeEffect, boat: Boat, w: Words) -> list[str]:
    left = effect["left"]
    if effect["fish"] is not None:
        several = [w.text("effect-take-left", n=left)] if left > 1 else []
        return [*several, _fit(effect, boat, w)]
    sentences = [w.text("effect-take-random", n=left)]
    if boat.rack:
        useful = effect["useful"]
        share = {0: "none", left: "all"}.get(useful, "some")
        sentences.append(w.text("effect-take-random-useful", share=share, useful=useful, n=left))
    return sentences


def _fit(effect: TakeEffect, boat: Boat, w: Words) -> str:
    if not boat.rack:
        anywhere = boat.parameters["angling_spread"]
        return w.text("effect-take-first-anywhere" if anywhere else "effect-take-first")
    lines = effect["lines"]
    done = [
        w.text("effect-take-completes-line", line=w.line(line["line"]), n=line["points"])
        for line in _of(lines, "completes")
    ]
    if done:
        return w.text("effect-take-completes", lines=w.join(done, "or"))
    helped = [w.text("effect-take-helps-line", **_reached(line, w)) for line in lines]
    if len(helped) > _SHOWN + 1:
        helped[_SHOWN:] = [w.text("effect-take-helps-more", n=len(helped) - _SHOWN)]
    if helped:
        return w.text("effect-take-helps", lines=w.join(helped, "or"))
    return w.text("effect-take-useless")


def net_fish(net: str, edition: Edition) -> list[str]:
    """The two fish of a net."""
    found = next(each for each in edition.nets if each.name == net)
    return [edition.fish[fish].name for fish in found.fish]


def rack_lines(view: SeatView, seat: Seat, w: Words) -> list[str]:
    """The rack: three rows, then the state of every column that has fish."""
    held = view.boat(seat).rack
    if not held:
        return [w.text("look-rack-empty")]
    begun = {line["line"]: line for line in lines_of(view, seat)}
    names, sentences = FIXED["lines"], []
    for name, row in zip(names, line_cells()[:ROWS], strict=False):
        cells = [CELLS[cell] for cell in row]
        fish = (w.fish(held[cell]) if cell in held else w.text("cell-empty") for cell in cells)
        lie = w.text("look-row", line=w.line(name), fish=", ".join(fish))
        state = f" {_state(begun[name], w)}" if name in begun else ""
        sentences.append(sentence(lie) + state)
    for name in names[ROWS:]:
        if name in begun:
            stands = w.text("look-column", line=w.line(name), state=_state(begun[name], w))
            sentences.append(sentence(stands))
    return sentences


def _state(line: LineNow, w: Words) -> str:
    if line["filled"] == line["size"]:
        state = "scored" if line["alive"] else "full"
    elif not line["alive"]:
        state = "spoiled"
    else:
        state = "several" if line["filled"] > 1 else "single"
    return w.text(
        "line-state",
        state=state,
        n=line["worth"],
        filled=line["filled"],
        size=line["size"],
        shared=_shared(line, w),
    )
