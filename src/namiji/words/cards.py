"""What cards do, in words made from the edition's data. They fit a player's own edition, too."""

from collections.abc import Sequence

from namiji.core.names import Seat
from namiji.edition import Edition
from namiji.edition.model import Condition, DockCard, RockCard
from namiji.game.view import SeatView
from namiji.preview import conditions_of
from namiji.preview.shapes import ConditionNow, KeepEffect, PickEffect
from namiji.words.plain import Words, sentence


def dock_card(card: str, edition: Edition) -> DockCard:
    return next(each for each in edition.dock_cards if each.id == card)


def rock_card(card: str, edition: Edition) -> RockCard:
    return next(each for each in edition.rock_cards if each.id == card)


def dock_card_sort(card: str, edition: Edition, w: Words) -> str:
    """`meal`, `upgrade for Angling`."""
    return w.text(f"sort-{dock_card(card, edition).station or 'meal'}")


def dock_card_words(card: str, edition: Edition, w: Words) -> str:
    """What a Dock card gives."""
    found = dock_card(card, edition)
    if found.is_meal:
        return w.text("gives-meal", n=found.points)
    return " ".join(w.text(f"parameter-{name}", n=n) for name, n in found.adds.items())


def rock_card_words(card: str, edition: Edition, w: Words) -> str:
    """What a Sacred Rock card gives at the end, and for what."""
    gain = rock_card(card, edition).points
    return w.text("gives-rock", n=gain, wanted=rock_wanted(card, edition, w))


def rock_wanted(card: str, edition: Edition, w: Words) -> str:
    return w.join(_condition_words(each, w) for each in rock_card(card, edition).conditions)


def _condition_words(condition: Condition, w: Words) -> str:
    least, most = condition.at_least or 0, condition.at_most
    if most is None:
        limit, bound = ("least", least) if least else ("any", 0)
    elif least == most:
        limit, bound = ("exactly" if most else "none"), most
    elif least:
        limit, bound = "between", most
    else:
        limit, bound = "most", most
    amount = w.metric(condition.metric, bound)
    return w.text("condition", limit=limit, metric=amount, least=least)


def progress(card: str, seat: Seat, view: SeatView, w: Words) -> str:
    """How far a seat is on a Sacred Rock card that it has kept."""
    return progress_words(conditions_of(view, seat, card), w)


def progress_words(met: Sequence[ConditionNow], w: Words) -> str:
    return " ".join(_stands(condition, w) for condition in met)


def _stands(condition: ConditionNow, w: Words) -> str:
    now, least, most = condition["now"], condition["at_least"], condition["at_most"]
    if least is not None and now < least:
        state, gap = "missing", least - now
    elif most is not None and now > most:
        state, gap = "excess", now - most
    else:
        state, gap = ("enough" if most is None else "right"), 0
    return w.text("progress", state=state, metric=w.metric(condition["metric"], now), n=gap)


def keep_words(effect: KeepEffect, edition: Edition, w: Words) -> list[str]:
    sentences = [
        rock_card_words(effect["card"], edition, w),
        progress_words(effect["conditions"], w),
    ]
    return sentences + _copies(effect["copies"], w)


def pick_words(effect: PickEffect, edition: Edition, w: Words) -> list[str]:
    card = effect["card"]
    sentences = [sentence(dock_card_sort(card, edition, w)), dock_card_words(card, edition, w)]
    return sentences + _copies(effect["copies"], w)


def _copies(copies: int, w: Words) -> list[str]:
    """Equal cards are one option."""
    return [w.text("effect-copies", n=copies)] if copies > 1 else []
