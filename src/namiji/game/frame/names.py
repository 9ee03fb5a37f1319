"""What numbers stand for: a number is the place of a name in its list."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

from namiji.core import layout
from namiji.core.frame import UNDER_AT
from namiji.core.names import (
    CELLS,
    CRUSTACEANS,
    DIRECTIONS,
    PANORAMAS,
    PHASES,
    REASONS,
    STATIONS,
)
from namiji.edition import Edition
from namiji.game.actions import actions_of

Names: TypeAlias = Mapping[str, tuple[Any, ...]]

_SEATS = tuple(map(str, range(layout.SEATS)))
_UNDER = tuple(f"under {i}" for i in range(1, layout.MAX_ROCKS + 1))


def _zones() -> Iterable[str]:
    """Where a card lies, as a view names it."""
    names = {seat: f"seat {seat}" for seat in range(1, layout.SEATS)}
    names |= {layout.HAND: "hand", layout.DISCARDED: "discard"}
    return (names.get(zone, "") for zone in range(UNDER_AT + 1))


FIXED: Final[Names] = {
    "seats": _SEATS,
    "players": _SEATS[1:],
    "player_numbers": tuple(range(1, layout.SEATS)),
    "directions": DIRECTIONS,
    "phases": PHASES,
    "stations": STATIONS,
    "panoramas": PANORAMAS,
    "cells": CELLS,
    "crustaceans": CRUSTACEANS,
    "reasons": REASONS,
    "parameters": tuple(layout.PARAMETERS),
    "faces": ("up", "down"),
    "decks": ("dock", "rock"),
    "places": (*_zones(), *_UNDER),
    "lines": (*(f"row {row}" for row in "123"), *(f"column {column}" for column in "abcd")),
    "changes": ("completes", "fills", "grows", "begins", "spoils", "stays_spoiled"),
    "under": (*(f"dock {place}" for place in _UNDER), *(f"rock {place}" for place in _UNDER)),
}
"""The names that all editions have in common."""

OUTCOMES: Final = ("seats", "fish", "nets", "crustaceans", "dock_cards", "rock_cards")
"""The list that an outcome of each domain is named by."""


def edition_names(edition: Edition) -> Names:
    """The names that an edition gives to things."""
    fish = tuple(each.name for each in edition.fish)
    docks = tuple(card.id for card in edition.dock_cards)
    rocks = tuple(card.id for card in edition.rock_cards)
    none = (None,) * layout.ROCK_CARDS_AT
    actions = actions_of(edition)
    texts = {actions.id(action): str(action) for action in actions}
    return {
        "fish": fish,
        "nets": tuple(net.name for net in edition.nets),
        "net_fish": tuple((fish[net.fish[0]], fish[net.fish[1]]) for net in edition.nets),
        "dock_cards": docks,
        "rock_cards": none + rocks,
        "cards": docks + none[len(docks) :] + rocks,
        "upgraded_stations": tuple(card.station for card in edition.dock_cards),
        "metrics": (*layout.METRICS, *edition.colors),
        "colors": edition.colors,
        "kinds": edition.kinds,
        "actions": tuple(texts.get(number) for number in range(layout.ACTIONS)),
    }


@lru_cache(maxsize=64)
def names_of(edition: Edition) -> Names:
    """All names of an edition's games."""
    return {**FIXED, **edition_names(edition)}
