"""Where a boat may sail and moor, and what each stop would give now."""

from collections.abc import Callable

from namiji.action import Moor, Sail
from namiji.view import Boat, SeatView
from namiji.words.plain import crustaceans, join, ordinal, points, quantity, who
from namiji.words.rack import fits
from namiji.words.stations import (
    NAMES,
    PANORAMAS,
    next_early_bird,
    place,
    port_ahead,
    stops,
    uses_double_slots,
)


def sail_context(view: SeatView) -> list[str]:
    """Where the boat is, and who moves after it."""
    boat = view.boat(view.boat_in_action)
    here = place(boat.position, view)
    told = [f"You are at {here}, with {points(boat.score)}." if boat.seat else f"It is at {here}."]
    other = _next_to_last(view)
    if other is None:
        told.append("The others are in port: you move on until you join them.")
    elif any(isinstance(move, Sail) and _moves_again(move.to, view) for move in view.legal):
        stay = "you stay" if boat.seat else "it stays"
        told.append(f"{_next(other, view)}, from {other.position}, unless {stay} behind.")
    else:
        told.append(f"{_next(other, view)}.")
    return told


def _next(boat: Boat, view: SeatView) -> str:
    return f"Next to move {'are' if boat.seat == view.seat else 'is'} {who(boat.seat, view.seat)}"


def _next_to_last(view: SeatView) -> Boat | None:
    """The boat that is last once the one in action has passed it; None: all others are in port."""
    port = port_ahead(view)
    others = [
        boat
        for boat in view.boats.values()
        if boat.seat != view.boat_in_action and boat.position < port
    ]
    return min(others, key=_order, default=None)


def _order(boat: Boat) -> tuple[int, int]:
    return boat.position, -boat.slot


def sail_words(action: Sail, view: SeatView) -> str:
    station = view.station(action.to)
    boat = view.boat(view.boat_in_action)
    facts = [NAMES[station] + _room(action.to, view)]
    if boat.seat or station in ("dock", "finish"):
        facts.append(_GIVES[station](view, boat))
    if _moves_again(action.to, view):
        facts.append("Then you move again" if boat.seat else "Then it moves again")
    return ". ".join(fact for fact in facts if fact)


def _room(position: int, view: SeatView) -> str:
    """The free slots, where there can be more than one."""
    if not uses_double_slots(view) or not stops(view)[position - 1].double:
        return ""
    if _boats_at(position, view):
        return ", second slot"
    return ", 2 slots free"


def _boats_at(position: int, view: SeatView) -> list[Boat]:
    return [boat for boat in view.boats.values() if boat.position == position]


def _moves_again(position: int, view: SeatView) -> bool:
    if position == port_ahead(view):
        return False
    other = _next_to_last(view)
    return other is None or (position, -len(_boats_at(position, view))) < _order(other)


def _angling(view: SeatView, boat: Boat) -> str:
    face_up, p = view.face_up, boat.parameters
    total, hidden = sum(face_up.values()), sum(view.face_down.values())
    if not total and not hidden:
        return "The School is empty: nothing happens"
    useful = sum(n for fish, n in face_up.items() if fits(fish, boat.rack, view.edition))
    use = f", {useful or 'none'} of use to you" if boat.rack and total else ""
    lie = "1 lies" if total == 1 else f"{total or 'none'} lie"
    facts = [f"Take a fish: {lie} face up{use}"]
    if p["angling_reveals"] and hidden:
        facts.append(f"{min(p['angling_reveals'], hidden)} more turn up first")
    if p["angling_catches"] > 1:
        facts.append(f"you may take up to {p['angling_catches']}")
    if p["angling_points"]:
        facts.append(f"{points(p['angling_points'])} for each you keep")
    return "; ".join(facts)


def _net(view: SeatView, boat: Boat) -> str:
    nets = sum(view.nets_unseen.values()) + len(view.nets_under)
    if not nets:
        return "No nets are left: nothing happens"
    reveals = min(boat.parameters["net_reveals"], nets)
    fact = f"Turn up {reveals} of {quantity(nets, 'net', 'nets')}"
    if boat.parameters["net_points"]:
        fact += f"; {points(boat.parameters['net_points'])} if you place one"
    return fact


def _trap(view: SeatView, boat: Boat) -> str:
    crabs, shrimp = view.bag
    if not crabs + shrimp:
        return "The bag is empty: nothing happens"
    fact = f"{crustaceans(crabs, shrimp)} in the bag"
    if boat.parameters["trap_points"]:
        fact += f"; {points(boat.parameters['trap_points'])} more for a haul kept"
    return fact


def _whirlpool(view: SeatView, boat: Boat) -> str:
    afloat = min(boat.parameters["whirlpool_offerings"], boat.offerings)
    if not boat.offerings:
        return "You have no Offerings left: nothing happens"
    if not afloat:
        return "Nothing happens"
    penalty = view.edition.penalty
    fact = f"Penalty {penalty[boat.offerings]} becomes {penalty[boat.offerings - afloat]}"
    gain = afloat * boat.parameters["whirlpool_points"]
    return f"{fact}; {points(gain)}" if gain else fact


def _panorama(kind: int) -> Callable[[SeatView, Boat], str]:
    def words(view: SeatView, boat: Boat) -> str:
        station = PANORAMAS[kind]
        section = boat.sections[station] + 1
        fact = f"Section {section} of {view.edition.sections[kind]}"
        gain = section + boat.parameters["panorama_points"]
        if section == view.edition.sections[kind]:
            first = not any(station in other.bonuses for other in view.boats.values())
            bonus = view.edition.bonus if first else 0
            completes = ", completes it first" if first else ", completes it"
            return f"{fact}{completes}: {points(gain + bonus)}"
        return f"{fact}, {points(gain)}"

    return words


def _rock(view: SeatView, boat: Boat) -> str:
    deck = view.deck_sizes["rock"]
    if not deck:
        return "No cards are left: nothing happens"
    seen = min(boat.parameters["rock_draws"], deck)
    fact = f"Look at {quantity(seen, 'card', 'cards')}, keep 1"
    if boat.parameters["rock_points"]:
        fact += f"; {points(boat.parameters['rock_points'])} at once"
    return fact


def _dock(view: SeatView, boat: Boat) -> str:
    port = port_ahead(view)
    taken = {other.slot + 1 for other in _boats_at(port, view)}
    free = [slot for slot in range(1, len(view.boats) + 1) if slot not in taken]
    slots = join(map(str, free))
    told = f"Slots {slots} are free" if len(free) > 1 else f"Slot {slots} is free"
    if len(free) == 1:
        return f"{told}; all boats are in then, and cards are picked"
    return f"{told}; {'you wait' if boat.seat else 'it waits'} for the others there"


def _finish(view: SeatView, boat: Boat) -> str:
    token = next_early_bird(view)
    if not token:
        return "No Early Bird token is left"
    if not boat.seat:
        return f"It takes the Early Bird token of {token}, for nobody"
    return f"Early Bird token, {points(token)}. Your journey ends"


_GIVES: dict[str, Callable[[SeatView, Boat], str]] = {
    "angling": _angling,
    "net": _net,
    "trap": _trap,
    "whirlpool": _whirlpool,
    "dolphin": _panorama(0),
    "octopus": _panorama(1),
    "whale": _panorama(2),
    "rock": _rock,
    "dock": _dock,
    "finish": _finish,
}


def moor_words(action: Moor, view: SeatView) -> str:
    """A Dock slot by its turn in the draft and its turn to leave (R7.3, R7.5)."""
    boats = len(view.boats)
    hand = boats + 2 - action.slot
    leaves = boats + 1 - action.slot
    if view.boat_in_action:
        return f"{ordinal(action.slot)} to pick, from {hand} cards; {ordinal(leaves)} to leave"
    throws = f"its turn is {ordinal(action.slot)} and throws away 1 of {hand} cards"
    return f"{throws}; {ordinal(leaves)} to leave"
