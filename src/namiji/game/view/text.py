"""The table as plain text, for a terminal: places, fish and cards by their names in the edition."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import fill
from typing import TYPE_CHECKING

from namiji.core import layout
from namiji.core.names import CELLS, Cell, Position, Seat
from namiji.edition import Edition
from namiji.game.view.model import Boat

if TYPE_CHECKING:  # a view prints itself by this module
    from namiji.game.view.seat_view import SeatView

_WIDTH = 96
_INDENT = 8


def table_text(view: "SeatView") -> str:
    """What a seat sees of the table."""
    parts = [_headline(view), "", *_middle(view), ""]
    for seat in range(1, view.players + 1):
        parts += _boat(view, view.boat(seat))
    return "\n".join([*parts, "", *_prompt(view)])


def _headline(view: "SeatView") -> str:
    seat = f"seat {view.seat}" if view.seat else "a spectator"
    return f"Namiji, {view.players} players, {view.direction}, part {view.leg} of 4, seen by {seat}"


def _middle(view: "SeatView") -> Iterator[str]:
    """What lies between the boats."""
    crabs, shrimp = view.bag
    nets = sum(view.nets_unseen.values()) + len(view.nets_under)
    face_down = sum(view.face_down.values())
    yield _row("route", _stops(view), "  ")
    yield _row("school", [*_counted(view.face_up), f"face-down {face_down}"])
    supply = {
        "nets": nets,
        "crabs": crabs,
        "shrimp": shrimp,
        "Dock cards": view.deck_sizes["dock"],
        "Rock cards": view.deck_sizes["rock"],
    }
    yield _row("supply", _counted(supply))


def _stops(view: "SeatView") -> Iterator[str]:
    """The part of the route that the boats are on: `3 whale [2 1]` has two boats, seat 2 ahead."""
    for position in range(view.port_behind, view.port_ahead + 1):
        here = [boat for boat in view.boats.values() if boat.position == position]
        order = [_boat_name(boat.seat) for boat in sorted(here, key=lambda boat: boat.slot)]
        boats = f" [{' '.join(order)}]" if order else ""
        yield f"{position} {view.station(position)}{_second_slot(view, position)}{boats}"


def _second_slot(view: "SeatView", position: Position) -> str:
    """The mark of a station with two slots, as in an edition's file."""
    return "*" if view.has_second_slots and position and view.route[position - 1].double else ""


def _boat_name(seat: Seat) -> str:
    return str(seat) if seat else "neutral"


def _boat(view: "SeatView", boat: Boat) -> Iterator[str]:
    edition = view.edition
    yield f"seat {boat.seat}: {boat.score} points, at {boat.position} {view.station(boat.position)}"
    held = {
        "nets": boat.nets,
        "crabs": boat.crabs,
        "shrimp": boat.shrimp,
        "Offerings": boat.offerings,
    }
    sections = [
        f"{panorama} {boat.sections[panorama]}/{size}" + ("+" * (panorama in boat.bonuses))
        for panorama, size in zip(boat.sections, edition.sections, strict=True)
    ]
    beside = [
        ", ".join(_counted(held)),
        ", ".join(sections),
        f"Dock cards: {_listed(boat.dock_cards)}; Rock cards: {_listed(_rocks(view, boat))}",
    ]
    for row, text in zip(_rack(boat.rack, edition), beside, strict=True):
        yield f"{'':{_INDENT}}{row}   {text}"


def _rack(rack: Mapping[Cell, str], edition: Edition) -> Iterator[str]:
    """The rows of a rack, two letters for each fish: `Op` is an orange puffer."""
    codes = {
        fish.name: edition.colors[fish.color][0].upper() + edition.kinds[fish.kind][0]
        for fish in edition.fish
    }
    for row in layout.line_cells()[: layout.ROWS]:
        yield " ".join(codes[rack[CELLS[cell]]] if CELLS[cell] in rack else ".." for cell in row)


def _rocks(view: "SeatView", boat: Boat) -> list[str]:
    known = view.known_rocks(boat.seat)
    hidden = boat.rocks - len(known)
    return [*known, *([f"{hidden} face-down"] if hidden else [])]


def _prompt(view: "SeatView") -> Iterator[str]:
    if view.is_over:
        yield f"over, won by seat {' and seat '.join(map(str, view.winners))}"
        return
    for name, value in _in_hand(view):
        yield _row(name, value)
    neutral = " for the neutral boat" if view.boat_in_action == 0 else ""
    yield f"seat {view.decider} decides{neutral}: {view.phase}"
    if view.legal_actions:
        yield _row("legal", map(str, view.legal_actions))


def _in_hand(view: "SeatView") -> Iterator[tuple[str, Iterable[str]]]:
    """What the decision is about."""
    if view.fish_in_hand:
        yield "fish", [view.fish_in_hand]
    if view.nets_revealed:
        yield "nets", view.nets_revealed
    if view.net_in_hand:
        yield "net", [view.net_in_hand]
    if view.phase == "haul":
        crabs, shrimp = view.haul
        yield "haul", _counted({"crabs": crabs, "shrimp": shrimp})
    if view.hand_size:
        yield "hand", view.hand or [f"{view.hand_size} cards"]


def _row(name: str, items: Iterable[str], separator: str = ", ") -> str:
    """A name and a list, wrapped between items."""
    glued = separator.join(item.replace(" ", "\0") for item in items)
    start, rest = f"{name:<{_INDENT}}", " " * _INDENT
    text = fill(
        glued,
        _WIDTH,
        initial_indent=start,
        subsequent_indent=rest,
        break_on_hyphens=False,
        break_long_words=False,
    )
    return text.replace("\0", " ")


def _counted(counts: Mapping[str, int]) -> list[str]:
    return [f"{name} {count}" for name, count in counts.items()]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"
