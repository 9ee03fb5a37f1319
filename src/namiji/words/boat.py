"""A boat in words: what it holds, what it knows, and how it stands."""

from namiji.view import Boat, SeatView
from namiji.words.cards import named_dock_card, named_rock, progress
from namiji.words.plain import crustaceans, join, points, quantity, sentence, title, who
from namiji.words.rack import rack_lines
from namiji.words.stations import PANORAMAS, place


def look(view: SeatView) -> list[str]:
    """The seat's own boat, its secrets included."""
    return _boat_lines(view.boat(view.seat), view)


def others(view: SeatView) -> list[str]:
    """The other boats, as far as everyone can see them."""
    told = []
    for boat in view.boats.values():
        if boat.seat == 0:
            told += [f"The neutral boat is at {_where(boat, view)}.", "It holds nothing."]
        elif boat.seat != view.seat:
            told += _boat_lines(boat, view)
    return told


def _where(boat: Boat, view: SeatView) -> str:
    station = view.station(boat.position)
    slot = f", slot {boat.slot + 1}" if station == "dock" else ""
    return f"{place(boat.position, view)}{slot}"


def _boat_lines(boat: Boat, view: SeatView) -> list[str]:
    edition = view.edition
    own = boat.seat == view.seat
    name, have = ("You are", "you have") if own else (f"Seat {boat.seat} is", "it has")
    penalty = edition.penalty[boat.offerings]
    cost = f"left, which would cost {points(penalty)}" if penalty else "left, no penalty"
    told = [
        f"{name} at {_where(boat, view)}, and {have} {points(boat.score)}.",
        *rack_lines(boat.rack, edition),
        f"Nets placed: {boat.nets or 'none'}.",
        f"Trap: {crustaceans(boat.crabs, boat.shrimp)}.",
        f"Offerings: {boat.offerings or 'none'} {cost}.",
        f"Panoramas: {_panoramas(boat, view)}.",
    ]
    if boat.bonuses:
        told.append(f"Panorama Bonus: {join(boat.bonuses)}.")
    told += [f"{named_dock_card(card, edition)}." for card in boat.dock_cards]
    if not boat.dock_cards:
        told.append("No Dock cards yet.")
    return told + (_own_rocks(boat, view) if own else _rocks_of(boat, view))


def _panoramas(boat: Boat, view: SeatView) -> str:
    sizes = zip(PANORAMAS, view.edition.sections, strict=True)
    return ", ".join(f"{kind} {boat.sections[kind]} of {size}" for kind, size in sizes)


def _own_rocks(boat: Boat, view: SeatView) -> list[str]:
    if not view.own_rocks:
        return ["No Sacred Rock cards yet."]
    told = [f"Your secret: {quantity(boat.rocks, 'Sacred Rock card', 'Sacred Rock cards')}."]
    return told + [
        f"{named_rock(card, view.edition)}; {progress(card, boat, view.edition)}."
        for card in view.own_rocks
    ]


def _rocks_of(boat: Boat, view: SeatView) -> list[str]:
    held = quantity(boat.rocks, "Sacred Rock card", "Sacred Rock cards")
    known = view.known_rocks(boat.seat)
    if not known:
        return [f"Sacred Rocks: {held}, face down." if boat.rocks else "Sacred Rocks: none."]
    return [f"Sacred Rocks: {held}. You know of {join(map(title, known))}."]


def scores(view: SeatView) -> list[str]:
    """The points so far, the best first; what only the end brings is said apart."""
    told = []
    for seat, total in sorted(view.scores.items(), key=lambda item: -item[1]):
        penalty = 0 if view.phase == "over" else view.edition.penalty[view.boat(seat).offerings]
        later = f", less {penalty} for Offerings at the end" if penalty else ""
        told.append(sentence(f"{who(seat, view.seat)}: {points(total)}{later}"))
    return told if view.phase == "over" else [*told, "Sacred Rock cards count at the end, too."]
