"""What cards say, made from the edition's data: a player's own edition gets its words too."""

from collections.abc import Sequence

from namiji.edition import Edition
from namiji.edition.model import Condition
from namiji.preview.cards import conditions, counts, dock_card, rock_card
from namiji.preview.shapes import ConditionNow, KeepEffect, PickEffect
from namiji.view import Boat
from namiji.words.plain import join, points, title

# What a Rock card counts: one of it, several of it. The edition's colours come on top.
METRICS: dict[str, tuple[str, str]] = {
    "lines": ("line scored", "lines scored"),
    "rows": ("row scored", "rows scored"),
    "columns": ("column scored", "columns scored"),
    "fish": ("fish in your rack", "fish in your rack"),
    "nets": ("net placed", "nets placed"),
    "crabs": ("crab", "crabs"),
    "shrimp": ("shrimp", "shrimp"),
    "crustaceans": ("crustacean", "crustaceans"),
    "offerings_left": ("Offering left", "Offerings left"),
    "dolphin": ("dolphin section", "dolphin sections"),
    "octopus": ("octopus section", "octopus sections"),
    "whale": ("whale section", "whale sections"),
    "sections": ("panorama section", "panorama sections"),
    "panoramas_started": ("panorama begun", "panoramas begun"),
    "meals": ("meal", "meals"),
    "upgrades": ("upgrade", "upgrades"),
    "rocks": ("Sacred Rock card", "Sacred Rock cards"),
}

# What an upgrade does by its amount: for one, for several.
PARAMETERS: dict[str, tuple[str, str]] = {
    "angling_reveals": (
        "{n} more fish is turned up before you take one",
        "{n} more fish are turned up before you take one",
    ),
    "angling_catches": ("you may take {n} more fish", "you may take {n} more fish"),
    "angling_points": (
        "{n} point for each fish you keep",
        "{n} points for each fish you keep",
    ),
    "net_reveals": (
        "{n} more net is turned up for you to choose from",
        "{n} more nets are turned up for you to choose from",
    ),
    "net_points": ("{n} point for each net you place", "{n} points for each net you place"),
    "trap_draws": ("a haul may hold {n} token more", "a haul may hold {n} tokens more"),
    "trap_crabs": (
        "it takes {n} more crab to lose a haul",
        "it takes {n} more crabs to lose a haul",
    ),
    "trap_points": ("{n} point for each haul you keep", "{n} points for each haul you keep"),
    "whirlpool_offerings": (
        "you set {n} more Offering afloat",
        "you set {n} more Offerings afloat",
    ),
    "whirlpool_points": (
        "{n} point for each Offering you set afloat",
        "{n} points for each Offering you set afloat",
    ),
    "panorama_points": (
        "{n} more point for each section you take",
        "{n} more points for each section you take",
    ),
    "rock_draws": ("you choose from {n} more card", "you choose from {n} more cards"),
    "rock_points": ("{n} point for each card you keep", "{n} points for each card you keep"),
}

UPGRADE_STATIONS: dict[str, str] = {
    "angling": "Angling",
    "net": "Net Casting",
    "trap": "the Crustacean Trap",
    "whirlpool": "the Whirlpool",
    "panorama": "all Panoramas",
    "rock": "Sacred Rocks",
}


def dock_card_kind(card: str, edition: Edition) -> str:
    """`a meal`, `an upgrade for Angling`."""
    station = dock_card(card, edition).station
    return "a meal" if station is None else f"an upgrade for {UPGRADE_STATIONS[station]}"


def dock_card_words(card: str, edition: Edition) -> str:
    """What a Dock card gives."""
    found = dock_card(card, edition)
    if found.is_meal:
        return f"a meal, {points(found.points)} at once"
    effects = "; ".join(PARAMETERS[name][n != 1].format(n=n) for name, n in found.adds.items())
    return f"{dock_card_kind(card, edition)}: {effects}"


def rock_card_words(card: str, edition: Edition) -> str:
    """What a Sacred Rock card gives at the end, and for what."""
    return f"{points(rock_card(card, edition).points)} for {rock_wanted(card, edition)}"


def rock_wanted(card: str, edition: Edition) -> str:
    return join(_condition_words(each) for each in rock_card(card, edition).conditions)


def _condition_words(condition: Condition) -> str:
    least, most = condition.at_least, condition.at_most
    one, many = _metric_words(condition.metric)
    if not least and most is None:
        return f"any number of {many}"
    if least is None or (least == 0 and most is not None):
        return f"at most {most} {one if most == 1 else many}" if most else f"no {many}"
    if most is None:
        return f"at least {least} {one if least == 1 else many}"
    if least == most:
        return f"exactly {least} {one if least == 1 else many}"
    return f"{least} to {most} {many}"


def _metric_words(metric: str) -> tuple[str, str]:
    return METRICS.get(metric, (f"{metric} fish", f"{metric} fish"))


def progress(card: str, boat: Boat, edition: Edition) -> str:
    """How far a boat is on a Sacred Rock card that it has kept."""
    return progress_words(conditions(rock_card(card, edition), counts(boat, edition)))


def progress_words(met: Sequence[ConditionNow]) -> str:
    parts = []
    for condition in met:
        now = condition["now"]
        of_what = f" {_metric_words(condition['metric'])[now != 1]}" if len(met) > 1 else ""
        parts.append(f"you have {now}{of_what}{_gap(condition)}")
    return "; ".join(parts)


def _gap(condition: ConditionNow) -> str:
    now, least, most = condition["now"], condition["at_least"], condition["at_most"]
    if least is not None and now < least:
        return f", {least - now} to go"
    if most is not None and now > most:
        return f", {now - most} too many"
    return ", enough" if most is None else ", as it should be"


def keep_words(effect: KeepEffect, edition: Edition) -> str:
    now = progress_words(effect["conditions"])
    return f"{rock_card_words(effect['card'], edition)}; {now}{_copies(effect['copies'])}"


def pick_words(effect: PickEffect, edition: Edition) -> str:
    return f"{dock_card_words(effect['card'], edition)}{_copies(effect['copies'])}"


def _copies(copies: int) -> str:
    """Equal cards are one option."""
    return f". There are {copies} of these" if copies > 1 else ""


def named_rock(card: str, edition: Edition) -> str:
    return f"{title(card)}: {rock_card_words(card, edition)}"


def named_dock_card(card: str, edition: Edition) -> str:
    return f"{title(card)}: {dock_card_words(card, edition)}"
