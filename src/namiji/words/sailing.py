"""Where a boat may sail and moor, and what each stop would give now."""

from namiji.preview import preview
from namiji.preview.shapes import (
    AtAngling,
    AtDock,
    AtFinish,
    AtNet,
    AtPanorama,
    AtTrap,
    AtWhirlpool,
    SailEffect,
    SlotEffect,
)
from namiji.view import SeatView
from namiji.words.plain import crustaceans, join, ordinal, points, quantity, who
from namiji.words.stations import NAMES, place


def sail_context(view: SeatView) -> list[str]:
    """Where the boat is, and who moves after it."""
    boat = view.boat(view.boat_in_action)
    here = place(boat.position, view)
    told = [f"You are at {here}, with {points(boat.score)}." if boat.seat else f"It is at {here}."]
    effects = [choice["effect"] for choice in preview(view)]
    courses = [effect for effect in effects if effect["kind"] == "sail"]
    other = courses[-1]["next_boat"]  # the port comes last, and leaves everyone else behind
    if other is None:
        told.append("The others are in port: you move on until you join them.")
    elif any(course["again"] for course in courses):
        stay = "you stay" if boat.seat else "it stays"
        position = view.boat(other).position
        told.append(f"{_next(other, view)}, from {position}, unless {stay} behind.")
    else:
        told.append(f"{_next(other, view)}.")
    return told


def _next(seat: int, view: SeatView) -> str:
    return f"Next to move {'are' if seat == view.seat else 'is'} {who(seat, view.seat)}"


def sail_words(effect: SailEffect, view: SeatView) -> str:
    facts = [NAMES[effect["station"]] + _room(effect), _gives(effect, view)]
    if effect["again"]:
        facts.append("Then you move again" if effect["boat"] else "Then it moves again")
    return ". ".join(fact for fact in facts if fact)


def _room(effect: SailEffect) -> str:
    """The free slots, where there can be more than one."""
    if effect["station"] in ("dock", "finish"):
        return ""
    if effect["slot"]:
        return ", second slot"
    return ", 2 slots free" if effect["slots"] == 2 else ""


def _gives(effect: SailEffect, view: SeatView) -> str:
    there, gain = effect["there"], effect["points"]
    if there is None:
        return ""
    match there["kind"]:
        case "angling":
            return _idle(effect, "The School is empty") or _angling(there, view)
        case "net":
            return _idle(effect, "No nets are left") or _net(there)
        case "trap":
            return _idle(effect, "The bag is empty") or _trap(there)
        case "whirlpool":
            return _whirlpool(there, gain)
        case "panorama":
            return _panorama(there, gain)
        case "rock":
            at_once = f"; {points(gain)} at once" if gain else ""
            look = f"Look at {quantity(there['cards'], 'card', 'cards')}, keep 1{at_once}"
            return _idle(effect, "No cards are left") or look
        case "dock":
            return _dock(there, effect["boat"])
        case "finish":
            return _finish(there, effect["boat"])


def _idle(effect: SailEffect, why: str) -> str:
    return f"{why}: nothing happens" if effect["idle"] else ""


def _angling(there: AtAngling, view: SeatView) -> str:
    total, useful = there["face_up"], there["useful"]
    begun = view.boat(view.boat_in_action).rack
    use = f", {useful or 'none'} of use to you" if begun and total else ""
    lie = "1 lies" if total == 1 else f"{total or 'none'} lie"
    facts = [f"Take a fish: {lie} face up{use}"]
    if there["reveals"]:
        facts.append(f"{there['reveals']} more turn up first")
    if there["catches"] > 1:
        facts.append(f"you may take up to {there['catches']}")
    if there["points_each"]:
        facts.append(f"{points(there['points_each'])} for each you keep")
    return "; ".join(facts)


def _net(there: AtNet) -> str:
    fact = f"Turn up {there['reveals']} of {quantity(there['nets'], 'net', 'nets')}"
    return f"{fact}; {points(there['points'])} if you place one" if there["points"] else fact


def _trap(there: AtTrap) -> str:
    fact = f"{crustaceans(there['crabs'], there['shrimp'])} in the bag"
    return f"{fact}; {points(there['points'])} more for a haul kept" if there["points"] else fact


def _whirlpool(there: AtWhirlpool, gain: int) -> str:
    if not there["afloat"]:
        return "Nothing happens" if there["left"] else "You have no Offerings left: nothing happens"
    fact = f"Penalty {there['penalty']} becomes {there['penalty_left']}"
    return f"{fact}; {points(gain)}" if gain else fact


def _panorama(there: AtPanorama, gain: int) -> str:
    fact = f"Section {there['section']} of {there['sections']}"
    if there["completes"]:
        return f"{fact}, completes it{' first' if there['first'] else ''}: {points(gain)}"
    return f"{fact}, {points(gain)}"


def _dock(there: AtDock, boat: int) -> str:
    slots = join(map(str, there["free"]))
    if there["last"]:
        return f"Slot {slots} is free; all boats are in then, and cards are picked"
    return f"Slots {slots} are free; {'you wait' if boat else 'it waits'} for the others there"


def _finish(there: AtFinish, boat: int) -> str:
    token = there["early_bird"]
    if not token:
        return "No Early Bird token is left"
    if not boat:
        return f"It takes the Early Bird token of {token}, for nobody"
    return f"Early Bird token, {points(token)}. Your journey ends"


def slot_words(effect: SlotEffect) -> str:
    """A Dock slot by its turn in the draft and its turn to leave (R7.3, R7.5)."""
    turn, cards, leaves = ordinal(effect["turn"]), effect["cards"], ordinal(effect["leaves"])
    if effect["boat"]:
        return f"{turn} to pick, from {cards} cards; {leaves} to leave"
    return f"its turn is {turn} and throws away 1 of {cards} cards; {leaves} to leave"
