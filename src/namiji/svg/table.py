"""A picture of the table as one seat sees it: the route above, the boats' collections below."""

from collections.abc import Iterator
from textwrap import wrap

from namiji.core.layout import COLUMNS, ROWS
from namiji.core.names import CELLS
from namiji.game.view import Boat, SeatView
from namiji.svg.marks import (
    BOATS,
    LIFT,
    LINE,
    MUTED,
    SEA,
    STATIONS,
    at,
    boat,
    boxes,
    fish,
    offerings,
    page,
    station,
    tag,
    words,
)
from namiji.words import Words, question, words_in
from namiji.words.ending import winners_line

WIDTH, HEIGHT = 1200, 700

# The route runs from left to right and back, one row per part. Ports lie in its bends.
_LEFT, _RIGHT, _TOP, _ROW = 186, 1014, 90, 70
_BEND = _ROW / 2
_SCHOOL, _PANELS, _BOTTOM = 390, 414, 690
_MARGIN, _GAP = 24, 12
_CELL = (30, 27)
_LETTER = 6.2  # the width of a letter at size 11


def picture(view: SeatView) -> str:
    """The table as SVG."""
    w = words_in("en")
    headline = _headline(view, w)
    return page(WIDTH, HEIGHT, headline, [*_parts(view, w, headline)])


def _parts(view: SeatView, w: Words, headline: str) -> Iterator[str]:
    yield words(_MARGIN, 38, "Namiji", 22, font_weight=700)
    yield words(116, 38, headline, 15, MUTED)
    yield words(WIDTH - _MARGIN, 38, _supply(view, w), 12, MUTED, text_anchor="end")
    yield from _route(view, w)
    yield from _legend(w)
    yield from _school(view)
    seats = range(1, view.players + 1)
    width = (WIDTH - 2 * _MARGIN + _GAP) / view.players - _GAP
    for seat in seats:
        x = _MARGIN + (seat - 1) * (width + _GAP)
        yield at(x, _PANELS, *_panel(view, seat, width, w))


def _headline(view: SeatView, w: Words) -> str:
    if view.phase == "over":
        return winners_line(view, w)
    who = w.who(view.decider, view.seat)
    return f"Part {view.leg} of 4. {who[0].upper()}{who[1:]}: {question(view, w)}"


def _supply(view: SeatView, w: Words) -> str:
    """What the decks and the bag still hold."""
    parts = (
        f"face down {sum(view.face_down.values())}",
        f"Nets {sum(view.nets_unseen.values()) + len(view.nets_under)}",
        f"bag: {w.crustaceans(*view.bag)}",
        f"Rock cards {view.deck_sizes['rock']}",
    )
    return "  ·  ".join(parts)


# The route


def _places(view: SeatView) -> list[tuple[float, float]]:
    """Where each position is drawn, the Starting Port first."""
    places: list[tuple[float, float]] = [(_LEFT - _BEND, _TOP)]
    legs: list[int] = [0]
    for stop in view.route:
        if stop.station in ("dock", "finish"):
            legs.append(0)
        else:
            legs[-1] += 1
    for row, stations in enumerate(legs[:-1]):
        y, way = _TOP + row * _ROW, (_RIGHT - _LEFT) / max(stations, 1)
        xs = [_LEFT + (i + 0.5) * way for i in range(stations)]
        places += [(x, y) for x in (xs if row % 2 == 0 else reversed(xs))]
        end = _RIGHT + _BEND if row % 2 == 0 else _LEFT - _BEND
        places.append((end, y + _BEND if row < len(legs) - 2 else y))
    return places


def _route(view: SeatView, w: Words) -> Iterator[str]:
    bend = f"{_BEND:g} {_BEND:g} 0 0"
    yield tag(
        "path",
        d=f"M{_LEFT - _BEND:g} {_TOP}H{_RIGHT}a{bend} 1 0 {_ROW}H{_LEFT}a{bend} 0 0 {_ROW}"
        f"H{_RIGHT}a{bend} 1 0 {_ROW}H{_LEFT - _BEND:g}",
        fill="none",
        stroke=SEA,
        stroke_width=16,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    places = _places(view)
    for position, (x, y) in enumerate(places):
        kind = view.station(position)
        double = view.has_second_slots and position > 0 and view.route[position - 1].double
        name = tag("title", f"{position}: {w.station(kind)}")
        yield at(x, y, name, station(kind, double=double))
        if _LEFT < x < _RIGHT:
            yield words(x, y + 24, str(position), 9, MUTED, text_anchor="middle")
        else:
            for slot in range(len(view.boats)):
                yield at(_slot(x, slot), y + 3, tag("circle", r=3, fill=SEA))
    for each in view.boats.values():
        yield at(*_berth(each, view, places[each.position]), boat(each.seat))


def _berth(each: Boat, view: SeatView, place: tuple[float, float]) -> tuple[float, float]:
    """Where a boat is drawn: at a station above it, off the route below; at a port outside."""
    x, y = place
    if view.station(each.position) not in ("start", "dock", "finish"):
        return x, y - 21 if each.slot == 0 else y + 30
    return _slot(x, each.slot), y


def _slot(port: float, slot: int) -> float:
    return port + (30 + 26 * slot) * (-1 if port < _LEFT else 1)


def _legend(w: Words) -> Iterator[str]:
    x = float(_MARGIN)
    for kind in STATIONS:
        if kind not in ("start", "finish"):
            name = w.station(kind)
            yield at(x + 9, _SCHOOL - 36, station(kind), size=0.7)
            yield words(x + 22, _SCHOOL - 32, name, 11, MUTED)
            x += 44 + 6.6 * len(name)


def _school(view: SeatView) -> Iterator[str]:
    """The fish that lie face up."""
    x = float(_MARGIN)
    yield words(x, _SCHOOL + 4, "School", 13, font_weight=600)
    x += 62
    for kind in view.edition.fish:
        if kind.name in view.face_up:
            yield at(x + 12, _SCHOOL, fish(kind.color, view.edition.kinds[kind.kind]))
            yield words(x + 27, _SCHOOL + 4, str(view.face_up[kind.name]), 11, MUTED)
            x += 56


# A seat


def _panel(view: SeatView, seat: int, width: float, w: Words) -> Iterator[str]:
    """What a boat holds."""
    own = view.boat(seat)
    edge, thick = (BOATS[seat], 2) if view.decider == seat else (LINE, 1)
    frame = {"width": f"{width:g}", "height": _BOTTOM - _PANELS, "rx": 8}
    yield tag("rect", **frame, fill=LIFT, stroke=edge, stroke_width=thick)
    yield at(24, 26, boat(seat), size=1.1)
    name = w.text("seat-name", seat=seat) + (" (you)" if seat == view.seat else "")
    yield words(46, 29, name, 13, font_weight=600)
    yield words(width - 12, 31, str(own.score), 20, BOATS[seat], text_anchor="end", font_weight=700)
    yield at(16, 44, *_rack(view, seat))
    left = 16 + COLUMNS * _CELL[0] + 16
    held = (f"crabs {own.crabs}", f"shrimp {own.shrimp}", f"Nets {own.nets}")
    for i, line in enumerate(held):
        yield words(left, 62 + 18 * i, line, 11)
    y = 44 + ROWS * _CELL[1] + 12
    yield words(16, y + 12, "Offerings", 11, MUTED)
    yield offerings(78, y + 1, own.offerings, view.edition.penalty)
    for i, (kind, size) in enumerate(zip(own.sections, view.edition.sections, strict=True), 1):
        yield words(16, y + 12 + 14 * i, kind.capitalize(), 11, MUTED)
        yield boxes(78, y + 4 + 14 * i, own.sections[kind], size, STATIONS[kind][0])
    letters = int((width - 24) / _LETTER)
    cards = (line for part in _cards(view, own, w) for line in wrap(part, letters))
    for i, line in enumerate(cards):
        yield words(16, y + 74 + 14 * i, line, 11)


def _rack(view: SeatView, seat: int) -> Iterator[str]:
    """The cells with their fish; a dot beside each line that scored."""
    wide, high = _CELL
    edition = view.edition
    by_name = {fish.name: fish for fish in edition.fish}
    rack = view.boat(seat).rack
    for i, cell in enumerate(CELLS):
        x, y = i % COLUMNS * wide, i // COLUMNS * high
        yield tag("rect", x=x, y=y, width=wide, height=high, fill="none", stroke=LINE)
        if cell in rack:
            held = by_name[rack[cell]]
            yield at(x + wide / 2, y + high / 2, fish(held.color, edition.kinds[held.kind]))
    lines = int(view.state.lines[seat])
    for line in range(ROWS + COLUMNS):
        if lines >> line & 1:
            end: tuple[float, float] = (COLUMNS * wide + 6, (line + 0.5) * high)
            if line >= ROWS:
                end = ((line - ROWS + 0.5) * wide, ROWS * high + 6)
            yield at(*end, tag("circle", r=3, fill=BOATS[seat]))


def _cards(view: SeatView, own: Boat, w: Words) -> Iterator[str]:
    """Dock cards, then Rock cards as far as they are known."""
    yield ", ".join(map(w.card, own.dock_cards))
    known = view.known_rocks(own.seat)
    hidden = [f"{own.rocks - len(known)} face down"] if own.rocks > len(known) else []
    if own.rocks:
        yield f"Rocks: {', '.join([*map(w.card, known), *hidden])}"
