"""What a player is asked, and what each answer would do."""

from namiji.action import (
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
from namiji.view import SeatView
from namiji.words.cards import dock_card_words, progress, rock_card_words
from namiji.words.plain import a, crustaceans, fish_words, join, net_words, points, quantity
from namiji.words.rack import effect_words, effects, fit_words, fits
from namiji.words.sailing import moor_words, sail_context, sail_words

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
            return [
                f"You hold a net: {net_words(_net_fish(view.net_in_hand or '', view), edition)}."
            ]
        case "haul":
            return _haul_context(view)
        case _:
            return []


def options(view: SeatView) -> list[str]:
    """Every legal action by its own words, with what it would do."""
    return [f"{action}: {action_words(action, view)}." for action in view.legal]


def action_words(action: Action, view: SeatView) -> str:
    """What an action would do, in the place where the view is."""
    edition, boat = view.edition, view.boat(view.boat_in_action)
    match action:
        case Sail():
            return sail_words(action, view)
        case Moor():
            return moor_words(action, view)
        case Take(fish=fish):
            return _blind_catch(view) if fish is None else _seen_catch(fish, view)
        case Decline():
            return "take no further fish here"
        case Place(cell=cell):
            return effect_words(effects(boat.rack, {cell: view.fish_in_hand or ""}, edition))
        case ChooseNet(net=net):
            return f"{net_words(_net_fish(net, view), edition)}. You can still let it go"
        case PlaceNet(cells=cells):
            return _net_placed(cells, view)
        case Release() if view.phase == "place":
            return "it goes back to the School, face up"
        case Release() if view.phase == "net":
            return "they go under the deck of nets"
        case Release():
            more = len(view.nets_revealed) > 1
            return f"{'all nets go' if more else 'it goes'} under the deck of nets"
        case Draw():
            return _draw_words(view)
        case Stop():
            return f"keep {crustaceans(*view.haul)}, {points(_haul_points(view, 0))}"
        case Keep(card=card):
            now = progress(card, boat, edition, kept=False)
            return f"{rock_card_words(card, edition)}; {now}{_copies(card, view)}"
        case Pick(card=card):
            return f"{dock_card_words(card, edition)}{_copies(card, view)}"


def _copies(card: str, view: SeatView) -> str:
    """Equal cards are one option."""
    copies = view.hand.count(card)
    return f". There are {copies} of these" if copies > 1 else ""


def _net_fish(net: str, view: SeatView) -> list[str]:
    found = next(each for each in view.edition.nets if each.name == net)
    return [view.edition.fish[fish].name for fish in found.fish]


def _net_placed(cells: tuple[str, str], view: SeatView) -> str:
    fish = _net_fish(view.net_in_hand or "", view)
    placed = dict(zip(cells, fish, strict=True))
    rack = view.boat(view.boat_in_action).rack
    words = effect_words(effects(rack, placed, view.edition))
    if fish[0] == fish[1]:
        return words
    pairs = (f"{fish_words(each, view.edition)} on {cell}" for cell, each in placed.items())
    return f"{join(pairs)}; {words}"


def _seen_catch(fish: str, view: SeatView) -> str:
    copies = view.face_up[fish]
    several = f"{copies} of these; " if copies > 1 else ""
    return several + fit_words(fish, view.boat(view.seat).rack, view.edition)


def _blind_catch(view: SeatView) -> str:
    hidden = view.face_down
    total = sum(hidden.values())
    told = f"a random one of {total}" if total > 1 else "the last one"
    rack = view.boat(view.boat_in_action).rack
    if not rack:
        return told
    useful = sum(n for fish, n in hidden.items() if fits(fish, rack, view.edition))
    share = {0: "none", total: "all"}.get(useful, f"{useful} in {total}")
    return f"{told}; {share} of them would help a line you have begun"


def _haul_points(view: SeatView, more: int) -> int:
    """What the haul is worth with some tokens more."""
    extra = view.boat(view.boat_in_action).parameters["trap_points"]
    return (sum(view.haul) + more) * view.edition.crustacean_points + extra


def _haul_context(view: SeatView) -> list[str]:
    crabs, shrimp = view.haul
    allowed = view.boat(view.boat_in_action).parameters
    more = allowed["trap_crabs"] - crabs
    held = f"You hold {crustaceans(crabs, shrimp)}, {points(_haul_points(view, 0))} if you stop."
    loses = (
        "One more crab loses" if more == 1 else f"{quantity(more, 'more crab', 'more crabs')} lose"
    )
    return [held, f"{loses} it all. In the bag: {crustaceans(*view.bag)}."]


def _draw_words(view: SeatView) -> str:
    crabs, shrimp = view.bag
    total = crabs + shrimp
    allowed = view.boat(view.boat_in_action).parameters
    ends = view.haul[0] + 1 >= allowed["trap_crabs"]
    gain = points(_haul_points(view, 1))
    last = sum(view.haul) + 1 >= allowed["trap_draws"] or total == 1
    kept = f"{gain}, and the haul ends there" if last else f"{gain} if you then stop"
    if not ends or not crabs:
        return f"nothing can be lost on this one; {kept}"
    percent = round(100 * crabs / total)
    return f"{crabs} in {total} that a crab ends it, {percent} percent; otherwise {kept}"


def ask(view: SeatView) -> list[str]:
    """The whole question: what to do, what to know, the options by number."""
    numbered = (f"{number}. {option}" for number, option in enumerate(options(view), 1))
    return [question(view), *context(view), *numbered]
