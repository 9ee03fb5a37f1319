"""What cards ask for and give (R6, R7.4)."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from namiji.edition import Edition
from namiji.edition.model import DockCard, RockCard
from namiji.game.view import Boat
from namiji.preview.shapes import ConditionNow


def dock_card(card: str, edition: Edition) -> DockCard:
    return _dock_cards(edition)[card]


def rock_card(card: str, edition: Edition) -> RockCard:
    return _rock_cards(edition)[card]


@lru_cache(maxsize=64)
def _dock_cards(edition: Edition) -> dict[str, DockCard]:
    return {card.id: card for card in edition.dock_cards}


@lru_cache(maxsize=64)
def _rock_cards(edition: Edition) -> dict[str, RockCard]:
    return {card.id: card for card in edition.rock_cards}


def counts(boat: Boat, edition: Edition) -> dict[str, int]:
    """Everything that a Rock card may count on a boat, with the colors (R6.4)."""
    sections = boat.sections.values()
    meals = sum(dock_card(card, edition).is_meal for card in boat.dock_cards)
    colors = {fish.name: edition.colors[fish.color] for fish in edition.fish}
    caught = Counter(colors[fish] for fish in boat.rack.values())
    return {
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
        **{color: caught[color] for color in edition.colors},
    }


def conditions(card: RockCard, counted: Mapping[str, int]) -> list[ConditionNow]:
    """How far the counts meet the conditions of a card."""
    return [
        {
            "metric": each.metric,
            "at_least": each.at_least,
            "at_most": each.at_most,
            "now": (now := counted[each.metric]),
            "holds": (each.at_least is None or now >= each.at_least)
            and (each.at_most is None or now <= each.at_most),
        }
        for each in card.conditions
    ]
