"""What a player is asked, and what each answer would do."""

from namiji.action import Action, Decline
from namiji.preview import Effect, effect_of, preview
from namiji.preview.rack import net_fish
from namiji.preview.shapes import DrawEffect, ReleaseEffect
from namiji.preview.trap import draw_effect, stop_effect
from namiji.view import SeatView
from namiji.words.cards import keep_words, pick_words
from namiji.words.plain import a, crustaceans, fish_words, net_words, points, quantity
from namiji.words.rack import place_words, take_words
from namiji.words.sailing import sail_context, sail_words, slot_words

QUESTIONS: dict[str, str] = {
    "sail": "Choose where to sail.",
    "slot": "Choose a Dock slot.",
    "take": "Take a fish.",
    "place": "Keep this fish, or let it go?",
    "net": "Choose a net, or let them all go?",
    "place_net": "Keep this net, or let it go?",
    "haul": "Draw again, or stop?",
    "rock": "Keep one Sacred Rock card. It counts at the end.",
    "draft": "Pick one Dock card.",
}

NEUTRAL_QUESTIONS: dict[str, str] = {
    "sail": "Choose where the neutral boat sails.",
    "slot": "Choose a Dock slot for the neutral boat.",
}


def question(view: SeatView) -> str:
    """What to do now, in one line."""
    if view.boat_in_action == 0:
        return NEUTRAL_QUESTIONS[view.phase]
    if view.phase == "take" and any(isinstance(action, Decline) for action in view.legal):
        return "Take one more fish, or none?"
    return QUESTIONS[view.phase]


def context(view: SeatView) -> list[str]:
    """What one has to know to answer."""
    edition = view.edition
    match view.phase:
        case "sail" if view.boat_in_action == 0:
            rule = "It is last and you are furthest ahead, so you move it."
            return [rule, "It takes up a place, and nothing else.", *sail_context(view)]
        case "sail":
            return sail_context(view)
        case "slot" if view.boat_in_action == 0:
            return ["On its turn to pick, a card leaves the game unseen."]
        case "place":
            return [f"You hold {a(fish_words(view.fish_in_hand or '', edition))}."]
        case "place_net":
            fish = net_fish(view.net_in_hand or "", edition)
            return [f"You hold a net: {net_words(fish, edition)}."]
        case "haul":
            return _haul_context(view)
        case _:
            return []


def _haul_context(view: SeatView) -> list[str]:
    stop, draw = stop_effect(view), draw_effect(view)
    held, bag = (crustaceans(part["crabs"], part["shrimp"]) for part in (stop, draw))
    more = draw["crabs_to_lose"]
    loses = (
        "One more crab loses" if more == 1 else f"{quantity(more, 'more crab', 'more crabs')} lose"
    )
    return [
        f"You hold {held}, {points(stop['points'])} if you stop.",
        f"{loses} it all. In the bag: {bag}.",
    ]


def options(view: SeatView) -> list[str]:
    """Every legal action by its own words, with what it would do."""
    return [
        f"{choice['action']}: {effect_words(choice['effect'], view)}." for choice in preview(view)
    ]


def action_words(action: Action, view: SeatView) -> str:
    """What an action would do, in the place where the view is."""
    return effect_words(effect_of(action, view), view)


def effect_words(effect: Effect, view: SeatView) -> str:
    edition = view.edition
    match effect["kind"]:
        case "sail":
            return sail_words(effect, view)
        case "slot":
            return slot_words(effect)
        case "take":
            return take_words(effect, view.boat(view.boat_in_action).rack)
        case "decline":
            return "take no further fish here"
        case "place":
            return place_words(effect, edition)
        case "net":
            return f"{net_words(effect['fish'], edition)}. You can still let it go"
        case "release":
            return _release_words(effect, view)
        case "draw":
            return _draw_words(effect)
        case "stop":
            held = crustaceans(effect["crabs"], effect["shrimp"])
            return f"keep {held}, {points(effect['points'])}"
        case "keep":
            return keep_words(effect, edition)
        case "pick":
            return pick_words(effect, edition)


def _release_words(effect: ReleaseEffect, view: SeatView) -> str:
    if effect["to"] == "school":
        return "it goes back to the School, face up"
    if view.phase == "net":
        return "they go under the deck of nets"
    more = len(effect["released"]) > 1
    return f"{'all nets go' if more else 'it goes'} under the deck of nets"


def _draw_words(effect: DrawEffect) -> str:
    gain, losing, tokens = points(effect["points"]), effect["losing"], effect["tokens"]
    kept = f"{gain}, and the haul ends there" if effect["ends"] else f"{gain} if you then stop"
    if not losing:
        return f"nothing can be lost on this one; {kept}"
    percent = round(100 * losing / tokens)
    return f"{losing} in {tokens} that a crab ends it, {percent} percent; otherwise {kept}"


def ask(view: SeatView) -> list[str]:
    """The whole question: what to do, what to know, the options by number."""
    numbered = (f"{number}. {option}" for number, option in enumerate(options(view), 1))
    return [question(view), *context(view), *numbered]
