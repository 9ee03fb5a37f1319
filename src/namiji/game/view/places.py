"""Which cards lie where, as far as a seat knows. Reads the labels of `core.knowledge`."""

from collections.abc import Sequence
from typing import NamedTuple

from namiji.core import layout
from namiji.game.view.fields import Fields

_ZONES = {layout.NOWHERE: "", layout.HAND: "hand", layout.DISCARDED: "discard"}
_ZONES |= {seat: f"seat {seat}" for seat in range(1, layout.SEATS)}


class Mixed(NamedTuple):
    """Cards that lie among some places; which lies where is not known."""

    label: int
    cards: list[int]
    places: list[str]


class Places(NamedTuple):
    """What a seat knows of hidden cards."""

    known: list[tuple[int, str]]
    """Cards whose place is known, each with its place."""
    mixed: list[Mixed]


def read_places(fields: Fields, seat: int) -> Places:
    names = _place_names(fields.zone)
    known, mixed = [], []
    for label, places in _labeled(fields.knows, seat).items():
        if len(places) == 1:
            known.append((fields.card[places[0]], names[places[0]]))
        else:
            cards = [fields.card[place] for place in places if fields.card[place] >= 0]
            mixed.append(Mixed(label, cards, [names[place] for place in places]))
    return Places(known, mixed)


def _labeled(knows: Sequence[Sequence[int]], seat: int) -> dict[int, list[int]]:
    """The places of each group."""
    groups: dict[int, list[int]] = {}
    for place, labels in enumerate(knows):
        if labels[seat]:
            groups.setdefault(abs(labels[seat]), []).append(place)
    return groups


def _place_names(zones: Sequence[int]) -> list[str]:
    names, under = [], 0
    for place, zone in enumerate(zones):
        if place == layout.DOCK_PLACES_AT:
            under = 0  # counts from 1 in each deck
        if zone == layout.UNDER:
            under += 1
            names.append(f"under {under}")
        else:
            names.append(_ZONES[zone])
    return names
