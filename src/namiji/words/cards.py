"""What cards say, made from the edition's data: a player's own edition gets its words too."""

from namiji.edition import Edition
from namiji.edition.model import Condition, DockCard, RockCard
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


def dock_card(card: str, edition: Edition) -> DockCard:
    return next(each for each in edition.dock_cards if each.id == card)


def rock_card(card: str, edition: Edition) -> RockCard:
    return next(each for each in edition.rock_cards if each.id == card)


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


def progress(card: str, boat: Boat, edition: Edition, kept: bool = True) -> str:
    """How far a boat is on a Sacred Rock card; one that it has not kept yet counts as kept."""
    conditions = rock_card(card, edition).conditions
    parts = []
    for condition in conditions:
        now = metric(condition.metric, boat, edition)
        now += not kept and condition.metric == "rocks"
        of_what = f" {_metric_words(condition.metric)[now != 1]}" if len(conditions) > 1 else ""
        parts.append(f"you have {now}{of_what}{_gap(condition, now)}")
    return "; ".join(parts)


def _gap(condition: Condition, now: int) -> str:
    if condition.at_least is not None and now < condition.at_least:
        return f", {condition.at_least - now} to go"
    if condition.at_most is not None and now > condition.at_most:
        return f", {now - condition.at_most} too many"
    return ", enough" if condition.at_most is None else ", as it should be"


def metric(name: str, boat: Boat, edition: Edition) -> int:
    """What a Rock card counts on a boat (R6.4)."""
    meals = sum(dock_card(card, edition).is_meal for card in boat.dock_cards)
    sections = boat.sections.values()
    counts: dict[str, int] = {
        "lines": boat.rows_scored + boat.columns_scored,
        "rows": boat.rows_scored,
        "columns": boat.columns_scored,
        "fish": len(boat.rack),
        "nets": boat.nets,
        "crabs": boat.crabs,
        "shrimp": boat.shrimp,
        "crustaceans": boat.crabs + boat.shrimp,
        "offerings_left": boat.offerings,
        **{str(kind): held for kind, held in boat.sections.items()},
        "sections": sum(sections),
        "panoramas_started": sum(held > 0 for held in sections),
        "meals": meals,
        "upgrades": len(boat.dock_cards) - meals,
        "rocks": boat.rocks,
    }
    colours = {fish.name: edition.colours[fish.colour] for fish in edition.fish}
    return counts[name] if name in counts else [*map(colours.get, boat.rack.values())].count(name)


def named_rock(card: str, edition: Edition) -> str:
    return f"{title(card)}: {rock_card_words(card, edition)}"


def named_dock_card(card: str, edition: Edition) -> str:
    return f"{title(card)}: {dock_card_words(card, edition)}"
