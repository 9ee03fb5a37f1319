"""Why an action is not legal: a message in a player's words, and a stable code."""

from namiji.core import layout
from namiji.core.layout import State, Tables
from namiji.core.names import CELLS, STATIONS, Cell
from namiji.core.spots import unpack_spot
from namiji.errors import IllegalAction
from namiji.game.actions import (
    Action,
    ChooseNet,
    Decline,
    Draw,
    Keep,
    Moor,
    Pick,
    Place,
    PlaceNet,
    Release,
    Sail,
    Stop,
    Take,
)

# What the game asks in each phase, and the actions that answer it.
_PROMPTS: dict[int, tuple[str, tuple[type, ...]]] = {
    layout.SAIL: ("choose where to sail", (Sail,)),
    layout.SLOT: ("choose a Dock slot", (Moor,)),
    layout.TAKE: ("take a fish of the School", (Take, Decline)),
    layout.PLACE: ("place the fish or release it", (Place, Release)),
    layout.NET_CHOICE: ("choose one of the nets or release them", (ChooseNet, Release)),
    layout.PLACE_NET: ("place the net or release it", (PlaceNet, Release)),
    layout.HAUL: ("draw again or stop", (Draw, Stop)),
    layout.ROCK_CHOICE: ("choose a Rock card to keep", (Keep,)),
    layout.DRAFT: ("pick a Dock card", (Pick,)),
}


def why_not(t: Tables, s: State, action: Action) -> IllegalAction:
    """Say why an action is not legal now. It must not be legal."""
    if s.phase == layout.OVER:
        return IllegalAction("game-over", "the game is over")
    prompt, answers = _PROMPTS[int(s.phase)]
    if not isinstance(action, answers):
        return IllegalAction("not-now", f"you cannot '{action}' now: first {prompt}")
    match action:
        case Sail(to):
            return _why_not_sail(t, s, to)
        case Moor(slot):
            return _why_not_moor(s, slot)
        case Take(None):
            return IllegalAction("no-fish", "no face-down fish is left in the School (R3.1)")
        case Take(fish):
            return IllegalAction("no-fish", f"no {fish} lies face up in the School (R3.1)")
        case Decline():
            return IllegalAction("must-catch", "the first fish of a stop has to be taken (R3.1)")
        case Place(cell):
            return _why_not_cells(s, (cell,))
        case PlaceNet(cells):
            return _why_not_cells(s, cells)
        case ChooseNet(net):
            return IllegalAction("no-net", f"the net {net} is not among those revealed (R3.2)")
        case Keep(card) | Pick(card):
            return IllegalAction("no-card", f"{card} is not in your hand (R6.1, R7.3)")
        case _:
            raise AssertionError(f"'{action}' is always legal in its phase")


def _why_not_sail(t: Tables, s: State, to: int) -> IllegalAction:
    boat, direction, leg = int(s.boat), int(s.direction), int(s.leg)
    here, _ = unpack_spot(int(s.spot[boat]))
    port = int(t.port[direction, leg + 1])
    if to <= here:
        return IllegalAction("backwards", f"position {to} is not ahead: boats never go back (R2.2)")
    if to > port:
        return IllegalAction("past-dock", f"you must stop at the Dock, position {port} (R2.2)")
    station = int(t.station[direction, to])
    name = STATIONS[station]
    fishing = {layout.ANGLING: "Angling", layout.NET: "Net Casting"}.get(station)
    if boat and fishing and t.full_rack_bars_fishing and _is_rack_full(s, boat):
        return IllegalAction("rack-full", f"your rack is full: you cannot stop at {fishing} (R2.4)")
    if boat and layout.DOLPHIN <= station <= layout.WHALE:
        kind = station - layout.DOLPHIN
        if s.sections[boat, kind] == t.sections[kind]:
            return IllegalAction(
                "panorama-complete",
                f"your {name} panorama is complete: you cannot stop there again (R2.4)",
            )
    return IllegalAction("occupied", f"no slot is free at position {to}, {name} (R2.3)")


def _is_rack_full(s: State, seat: int) -> bool:
    return bool((s.rack[seat] != layout.NONE).all())


def _why_not_moor(s: State, slot: int) -> IllegalAction:
    if slot > s.boats:
        return IllegalAction(
            "slot-unused", f"with {s.boats} boats only slots 1 to {s.boats} are used (R7.2)"
        )
    return IllegalAction("slot-taken", f"slot {slot} is taken (R7.2)")


def _why_not_cells(s: State, cells: tuple[Cell, ...]) -> IllegalAction:
    rack = s.rack[int(s.boat)]
    for cell in cells:
        if rack[CELLS.index(cell)] != layout.NONE:
            return IllegalAction("cell-taken", f"cell {cell} is taken (R3.4)")
    is_empty = bool((rack == layout.NONE).all())
    if is_empty and "a1" not in cells:
        return IllegalAction("first-at-a1", "the first token must cover the cell a1 (R3.4)")
    if len(cells) == 2 and (is_empty or _touches(rack, cells)):
        return IllegalAction(
            "same-fish", f"both fish are the same: say 'place {cells[1]} {cells[0]}' (R3.2)"
        )
    return IllegalAction("not-adjacent", f"{' '.join(cells)} touches no filled cell (R3.4)")


def _touches(rack: State, cells: tuple[Cell, ...]) -> bool:
    beside = (other for cell in cells for other in layout.neighbors(CELLS.index(cell)))
    return any(rack[other] != layout.NONE for other in beside)
