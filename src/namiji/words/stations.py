"""The stations in words: their names, what they do, and where the boats are."""

from collections.abc import Mapping

from namiji.edition import Edition
from namiji.event import Panorama
from namiji.view import SeatView
from namiji.words.plain import points, quantity

PANORAMAS: tuple[Panorama, ...] = ("dolphin", "octopus", "whale")
"""In the edition's order."""

NAMES: dict[str, str] = {
    "start": "Starting Port",
    "angling": "Angling",
    "net": "Net Casting",
    "trap": "Crustacean Trap",
    "whirlpool": "Whirlpool",
    "dolphin": "Dolphin Panorama",
    "octopus": "Octopus Panorama",
    "whale": "Whale Panorama",
    "rock": "Sacred Rock",
    "dock": "Dock",
    "finish": "Finish Port",
}

TOPICS = ("angling", "net", "trap", "whirlpool", "panorama", "rock", "dock", "finish")
"""What `explain` knows; the three panoramas are one subject."""


def find_topic(text: str) -> str:
    """The topic that a name or its beginning stands for; empty if there is none."""
    start = text.lower().strip()
    names = {name.lower(): station for station, name in NAMES.items() if station != "start"}
    names |= {station: station for station in names.values()} | {topic: topic for topic in TOPICS}
    found = {_topic_of(names[name]) for name in names if start and name.startswith(start)}
    return found.pop() if len(found) == 1 else ""


def _topic_of(station: str) -> str:
    return "panorama" if station in PANORAMAS else station


def explain(topic: str, edition: Edition, parameters: Mapping[str, int]) -> list[str]:
    """What a station does for a boat with these parameters, a sentence a line."""
    p = parameters
    match topic:
        case "angling":
            return [
                "Angling: take a fish of the School, one lying face up or a random one face down.",
                "Then place it in your rack, or let it go.",
                "The first fish goes to the cell a1, every other one next to a fish you have.",
                "Fish never move again. A line with no colour or kind in common is spoiled.",
                *_extra(p["angling_reveals"], "Before that, {n} fish {are} turned up for you."),
                *_extra(p["angling_catches"] - 1, "After the first you may take {n} more."),
                _line_rule(edition),
            ]
        case "net":
            turned = quantity(p["net_reveals"], "Net token is", "Net tokens are")
            return [
                f"Net Casting: {turned} turned up. Each shows two fish.",
                "Place one on two free cells side by side or one above the other, or let go.",
                _line_rule(edition),
            ]
        case "trap":
            return [
                "Crustacean Trap: draw tokens from the bag, one by one.",
                f"Stop when you like; a haul holds {p['trap_draws']} at the most.",
                f"Each token you keep gives {points(edition.crustacean_points)}.",
                "But the haul is lost with "
                + (
                    "the first crab." if p["trap_crabs"] == 1 else f"{p['trap_crabs']} crabs in it."
                ),
            ]
        case "whirlpool":
            afloat = quantity(p["whirlpool_offerings"], "Offering", "Offerings")
            return [
                f"Whirlpool: set {afloat} afloat.",
                f"Offerings left at the end cost points: {penalties(edition)}.",
            ]
        case "panorama":
            sizes = dict(zip(PANORAMAS, edition.sections, strict=True))
            told = ", ".join(f"the {kind} has {size}" for kind, size in sizes.items())
            return [
                "Panorama: take your next section of the picture. It scores its own number.",
                f"Sections: {told}.",
                f"The first to complete a picture takes {points(edition.bonus)} more.",
            ]
        case "rock":
            return [
                f"Sacred Rock: look at {quantity(p['rock_draws'], 'card', 'cards')} in secret.",
                "Keep one; the rest goes under the deck.",
                "At the end a card gives its points if your boat does what it asks for.",
            ]
        case "dock":
            return [
                "Dock: every boat must stop here, and waits until all are in.",
                "You choose a free slot. Slot 1 is first to pick a card, and last to leave.",
                "Dock cards are meals, which score at once, and upgrades, which last.",
            ]
        case _:
            tokens = ", ".join(map(str, edition.early_bird))
            return [
                "Finish Port: your journey ends here.",
                f"Who comes early takes a higher Early Bird token. They go down: {tokens}.",
                "There is no card to pick here.",
            ]


def _extra(number: int, text: str) -> list[str]:
    return [text.format(n=number, are="is" if number == 1 else "are")] if number > 0 else []


def _line_rule(edition: Edition) -> str:
    return f"A full line scores if all its fish share a colour or a kind: {line_points(edition)}."


def line_points(edition: Edition) -> str:
    """`rows 5, 7, 9, columns 3`: figures that are all the same are said once."""

    def figures(values: tuple[int, ...]) -> str:
        return ", ".join(map(str, values[: 1 if len(set(values)) == 1 else None]))

    return f"rows {figures(edition.row_points)}, columns {figures(edition.column_points)}"


def penalties(edition: Edition) -> str:
    """`3 for 1, 6 for 2`."""
    costs = [f"{cost} for {left}" for left, cost in enumerate(edition.penalty) if left]
    return ", ".join(costs) or "nothing"


def place(position: int, view: SeatView) -> str:
    """`14, Octopus Panorama`; ports are known without their number."""
    station = view.station(position)
    name = NAMES[station]
    if station in ("start", "finish"):
        return f"the {name}"
    return f"the Dock at {position}" if station == "dock" else f"{position}, {name}"
