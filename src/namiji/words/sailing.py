"""Where a boat may sail and moor, and what each stop would give now."""

from namiji.game.view import SeatView
from namiji.preview import preview
from namiji.preview.shapes import Arrival, AtAngling, SailEffect, SlotEffect
from namiji.words.plain import Words, yes


def sail_context(view: SeatView, w: Words) -> list[str]:
    """Where the boat is, and who moves after it."""
    boat = view.boat(view.boat_in_action)
    here = w.place_at(boat.position, view)
    sentences = (
        [w.text("know-sail", place=here, n=boat.score)]
        if boat.seat
        else [*w.lines("know-sail-neutral"), w.text("know-sail-neutral-at", place=here)]
    )
    effects = [choice["effect"] for choice in preview(view)]
    sails = [effect for effect in effects if effect["kind"] == "sail"]
    other = sails[-1]["next_boat"]  # the port comes last: from there, all others are behind
    if other is None:
        return [*sentences, w.text("know-sail-alone")]
    name = w.who(other, view.seat)
    if not any(sail["again"] for sail in sails):
        return [*sentences, w.text("know-sail-next", name=name)]
    position = view.boat(other).position
    after = w.text("know-sail-next-from", name=name, position=position, boat=_whose(boat.seat))
    return [*sentences, after]


def _whose(boat: int) -> str:
    return "own" if boat else "neutral"


def sail_words(effect: SailEffect, view: SeatView, w: Words) -> list[str]:
    sentences = [w.text("effect-sail", station=w.station(effect["station"]), room=_room(effect))]
    if effect["there"] is not None:
        sentences += _gives(effect, effect["there"], view, w)
    if effect["again"]:
        sentences.append(w.text("effect-sail-again", boat=_whose(effect["boat"])))
    return sentences


def _room(effect: SailEffect) -> str:
    """The free slots, if there can be more than one."""
    if effect["station"] in ("dock", "finish"):
        return "other"
    if effect["slot"]:
        return "second"
    return "both" if effect["slots"] == 2 else "other"


def _gives(effect: SailEffect, there: Arrival, view: SeatView, w: Words) -> list[str]:
    gain = effect["points"]
    if effect["idle"]:
        left = there["left"] if there["kind"] == "whirlpool" else 0
        return [w.text(f"idle-{there['kind']}", n=left)]
    match there["kind"]:
        case "angling":
            return _angling(there, view, w)
        case "net":
            turned = w.text("effect-sail-net", n=there["reveals"], nets=there["nets"])
            return [turned, *_if_any("effect-sail-net-points", there["points"], w)]
        case "trap":
            bag = w.text("effect-sail-trap", bag=w.crustaceans(there["crabs"], there["shrimp"]))
            return [
                bag,
                *_if_any("effect-sail-trap-saved", there["saved"], w),
                *_if_any("effect-sail-trap-points", there["points"], w),
            ]
        case "whirlpool":
            before, after = there["penalty"], there["penalty_left"]
            less = w.text("effect-sail-whirlpool", before=before, after=after)
            return [less, *_if_any("effect-sail-points", gain, w)]
        case "panorama":
            section = w.text(
                "effect-sail-panorama",
                taken=there["taken"],
                section=there["section"],
                sections=there["sections"],
                completes=yes(there["completes"]),
                first=yes(there["first"]),
                n=gain,
            )
            return [section]
        case "rock":
            look = w.text("effect-sail-rock", n=there["cards"], keeps=there["keeps"])
            return [look, *_if_any("effect-sail-points", there["points"], w)]
        case "dock":
            slots, last = w.join(map(str, there["free"])), yes(there["last"])
            boat = _whose(effect["boat"])
            return [w.text("effect-sail-dock", slots=slots, last=last, boat=boat)]
        case "finish":
            boat = _whose(effect["boat"])
            return [w.text("effect-sail-finish", n=there["early_bird"], boat=boat)]


def _angling(there: AtAngling, view: SeatView, w: Words) -> list[str]:
    sentences = [w.text("effect-sail-angling", n=there["face_up"])]
    if there["face_up"] and view.boat(view.boat_in_action).rack:
        sentences.append(w.text("effect-sail-angling-useful", n=there["useful"]))
    sentences += _if_any("effect-sail-angling-reveals", there["reveals"], w)
    if there["catches"] > 1:
        sentences.append(w.text("effect-sail-angling-catches", n=there["catches"]))
    return sentences + _if_any("effect-sail-angling-points", there["points"], w)


def _if_any(message: str, number: int, w: Words) -> list[str]:
    return [w.text(message, n=number)] if number else []


def slot_words(effect: SlotEffect, w: Words) -> str:
    """A Dock slot by its turn in the draft and its turn to leave (R7.3, R7.5)."""
    message = "effect-slot" if effect["boat"] else "effect-slot-neutral"
    turn, leaves = w.ordinal(effect["turn"]), w.ordinal(effect["leaves"])
    return w.text(message, turn=turn, leaves=leaves, n=effect["cards"])
