"""The JSON of events: where each field lies in the rows of a trace.

A row is a kind, a seat, three values and the seats that may see what is secret. An event with a
list is followed by a row for each item, whose first value is the item.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from namiji.core import layout
from namiji.game import events
from namiji.game.frame.nodes import ITEMS, Bound, Node

ROW: Final = 6
"""Numbers in a row."""
_SEAT, _A, _B, _C = 1, 2, 3, 4
KNOWERS: Final = 5
_ITEM = ROW + _A


@dataclass(frozen=True, slots=True)
class EventShape:
    """A kind of event, and where its fields lie."""

    event: type[Any]
    fields: Mapping[str, Node]

    def to_dict(self) -> dict[str, Any]:
        return {
            "type": self.event.type,
            "secret": list(self.event.secret),
            "fields": dict(self.fields),
        }


def _number(column: int) -> Node:
    return {"number": [column]}


def _name(names: str, column: int) -> Node:
    return {"name": names, "at": [column]}


def _items(names: str | None = None, start: Bound = 0, stop: Bound | str = ITEMS) -> Node:
    at = [_ITEM, ROW]
    item: Node = {"number": at} if names is None else {"name": names, "at": at}
    return {"list": item, "from": start, "to": stop}


_seat = _number(_SEAT)
_tokens = {"seat": _seat, "crabs": _number(_A), "shrimp": _number(_B)}
_fish = {"seat": _seat, "fish": _name("fish", _A)}
_card = {"seat": _seat, "card": _name("cards", _A)}
_cards = {"seat": _seat, "cards": _items("cards")}
_loose_card = {"card": _name("cards", _A)}

EVENTS: Final[Mapping[int, EventShape]] = {
    layout.STARTED: EventShape(
        events.Started,
        {
            "players": _number(_A),
            "direction": _name("directions", _B),
            "order": _items(stop=[_C]),
            "face_up": _items("fish", start=[_C]),
        },
    ),
    layout.SAILED: EventShape(
        events.Sailed,
        {"seat": _seat, "by": _number(_A), "to": _number(_B), "slot": _number(_C)},
    ),
    layout.DOCKED: EventShape(
        events.Docked, {"seat": _seat, "by": _number(_A), "slot": _number(_B)}
    ),
    layout.FISH_FLIPPED: EventShape(events.FishFlipped, {"fish": _name("fish", _A)}),
    layout.FISH_TAKEN: EventShape(events.FishTaken, {**_fish, "face": _name("faces", _B)}),
    layout.FISH_STOWED: EventShape(events.FishKept, {**_fish, "cell": _name("cells", _B)}),
    layout.FISH_RELEASED: EventShape(events.FishReleased, _fish),
    layout.CATCH_DECLINED: EventShape(events.CatchDeclined, {"seat": _seat}),
    layout.NETS_REVEALED: EventShape(
        events.NetsRevealed, {"seat": _seat, "nets": _items("net_fish")}
    ),
    layout.NET_STOWED: EventShape(
        events.NetKept,
        {
            "seat": _seat,
            "net": _name("net_fish", _A),
            "cells": {"list": {"name": "cells", "at": [_B, 1]}, "from": 0, "to": 2},
        },
    ),
    layout.NET_RELEASED: EventShape(
        events.NetReleased, {"seat": _seat, "net": _name("net_fish", _A)}
    ),
    layout.CRUSTACEAN_DRAWN: EventShape(
        events.CrustaceanDrawn, {"seat": _seat, "token": _name("crustaceans", _A)}
    ),
    layout.HAUL_KEPT: EventShape(events.HaulKept, _tokens),
    layout.HAUL_LOST: EventShape(events.HaulLost, _tokens),
    layout.OFFERING_FLOATED: EventShape(
        events.OfferingFloated, {"seat": _seat, "left": _number(_A)}
    ),
    layout.SECTION_TAKEN: EventShape(
        events.SectionTaken,
        {"seat": _seat, "panorama": _name("panoramas", _A), "section": _number(_B)},
    ),
    layout.BONUS_TAKEN: EventShape(
        events.BonusTaken, {"seat": _seat, "panorama": _name("panoramas", _A)}
    ),
    layout.ROCKS_DRAWN: EventShape(events.RocksDrawn, _cards),
    layout.ROCK_KEPT: EventShape(events.RockKept, _card),
    layout.ROCK_RETURNED: EventShape(events.RockReturned, _card),
    layout.DOCK_HAND: EventShape(events.DockHand, _cards),
    layout.DOCK_CARD_KEPT: EventShape(events.DockCardKept, _card),
    layout.DOCK_CARD_DISCARDED: EventShape(events.DockCardDiscarded, _loose_card),
    layout.DOCK_CARD_RETURNED: EventShape(events.DockCardReturned, _loose_card),
    layout.ARRIVED: EventShape(
        events.Arrived, {"seat": _seat, "rank": _number(_A), "early_bird": _number(_B)}
    ),
    layout.SCORED: EventShape(
        events.Scored,
        {
            "seat": _seat,
            "points": _number(_A),
            "reason": _name("reasons", _B),
            "total": _number(_C),
        },
    ),
    layout.ROCK_REVEALED: EventShape(events.RockRevealed, {**_card, "fulfilled": {"flag": [_B]}}),
    layout.ENDED: EventShape(
        events.Ended,
        {
            "scores": {
                "map": "player_numbers",
                "value": {"number": [_ITEM, ROW]},
                "to": [_A],
            },
            "winners": _items(start=[_A]),
        },
    ),
}
