"""What a player is asked, and what each answer would do."""

from namiji.game.actions import Action, Decline
from namiji.game.view import SeatView
from namiji.preview import Effect, effect_of, preview
from namiji.preview.shapes import DrawEffect, ReleaseEffect
from namiji.words.cards import keep_words, pick_words
from namiji.words.plain import Words, sentence, spaced, yes
from namiji.words.rack import net_fish, place_words, take_words
from namiji.words.sailing import sail_context, sail_words, slot_words


def question(view: SeatView, w: Words) -> str:
    """What to do now, in one line."""
    if view.boat_in_action == 0:
        return w.text(f"ask-{view.phase}-neutral")
    declinable = any(isinstance(action, Decline) for action in view.legal_actions)
    more = view.keeps_left > 1 if view.phase == "rock" else declinable
    return w.text(f"ask-{view.phase}-more" if more else f"ask-{view.phase}")


def context(view: SeatView, w: Words) -> list[str]:
    """What a player has to know to answer."""
    match view.phase:
        case "sail":
            return sail_context(view, w)
        case "slot" if view.boat_in_action == 0:
            return [w.text("know-slot-neutral")]
        case "place":
            return [w.text("know-place", fish=w.fish(view.fish_in_hand or ""))]
        case "place_net":
            fish = net_fish(view.net_in_hand or "", view.edition)
            return [w.text("know-place_net", net=w.net(fish))]
        case "haul":
            return [_haul_words(choice["effect"], w) for choice in reversed(preview(view))]
        case _:
            return []


def _haul_words(effect: Effect, w: Words) -> str:
    """What the haul is worth, or what threatens it."""
    if effect["kind"] == "stop":
        held = w.crustaceans(effect["crabs"], effect["shrimp"])
        return w.text("know-haul", haul=held, n=effect["points"])
    assert effect["kind"] == "draw"  # noqa: S101 - a haul has no other options
    bag = w.crustaceans(effect["crabs"], effect["shrimp"])
    return w.text("know-haul-risk", n=effect["crabs_to_lose"], bag=bag)


def options(view: SeatView, w: Words) -> list[str]:
    """Every legal action as it is typed, with what it would do."""
    sentences = []
    for choice in preview(view):
        about = [*_named(choice["effect"], w), *_sentences(choice["effect"], view, w)]
        sentences.append(f"{choice['action']}: {' '.join(about)}")
    return sentences


def _named(effect: Effect, w: Words) -> list[str]:
    """What an option is about, if what is typed does not say it in this language."""
    match effect["kind"]:
        case "take" if effect["fish"] is not None:
            typed, name = effect["fish"], w.fish(effect["fish"])
        case "keep" | "pick":
            typed, name = effect["card"], w.card(effect["card"])
        case _:
            return []
    return [] if name.lower() == spaced(typed) else [sentence(name)]


def action_words(action: Action, view: SeatView, w: Words) -> str:
    """What an action would do in this view."""
    return effect_words(effect_of(action, view), view, w)


def effect_words(effect: Effect, view: SeatView, w: Words) -> str:
    return " ".join(_sentences(effect, view, w))


def _sentences(effect: Effect, view: SeatView, w: Words) -> list[str]:
    match effect["kind"]:
        case "sail":
            return sail_words(effect, view, w)
        case "slot":
            return [slot_words(effect, w)]
        case "take":
            return take_words(effect, view.boat(view.boat_in_action), w)
        case "decline":
            return [w.text("effect-decline")]
        case "place":
            return place_words(effect, w)
        case "net":
            return [w.text("effect-net", net=w.net(effect["fish"]))]
        case "release":
            return [_release_words(effect, w)]
        case "draw":
            return _draw_words(effect, w)
        case "stop":
            held = w.crustaceans(effect["crabs"], effect["shrimp"])
            return [w.text("effect-stop", haul=held, n=effect["points"])]
        case "keep":
            return keep_words(effect, view.edition, w)
        case "pick":
            return pick_words(effect, view.edition, w)


def _release_words(effect: ReleaseEffect, w: Words) -> str:
    if effect["to"] == "school":
        return w.text("effect-release-school")
    return w.text("effect-release-nets", n=len(effect["released"]))


def _draw_words(effect: DrawEffect, w: Words) -> list[str]:
    gain, ends = effect["points"], yes(effect["ends"])
    losing, tokens = effect["losing"], effect["tokens"]
    if not losing:
        return [w.text("effect-draw-safe", n=gain, ends=ends)]
    risk = {"losing": losing, "tokens": tokens, "percent": round(100 * losing / tokens)}
    saved = effect["saved"]
    return [
        w.text("effect-draw", **risk, n=gain, ends=ends),
        *([w.text("effect-draw-saved", n=saved)] if saved else []),
    ]


def why_not(action: Action, code: str, view: SeatView, w: Words) -> str:
    """Why an action is not possible now, by the code of its error."""
    sentences = w.text(f"illegal-{code}", action=str(action), port=view.port_ahead)
    return f"{sentences} {question(view, w)}" if code == "not-now" else sentences


def ask(view: SeatView, w: Words) -> list[str]:
    """The whole prompt: what to do, what to know, and the numbered options."""
    numbered = (f"{number}. {option}" for number, option in enumerate(options(view, w), 1))
    return [question(view, w), *context(view, w), *numbered]
