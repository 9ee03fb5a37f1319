"""Every option of a view with what it would do."""

from functools import cached_property

from namiji.core.names import Cell
from namiji.game.actions import (
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
from namiji.game.view import SeatView
from namiji.preview.cards import conditions, counts, dock_card, rock_card
from namiji.preview.rack import Rack, net_fish
from namiji.preview.sailing import Sailing, slot_effect
from namiji.preview.shapes import (
    Choice,
    Effect,
    KeepEffect,
    PickEffect,
    PlaceEffect,
    ReleaseEffect,
    TakeEffect,
)
from namiji.preview.trap import draw_effect, stop_effect


def preview(view: SeatView) -> list[Choice]:
    """The legal actions in their order, each with what it would do."""
    moment = _Moment(view)
    return [
        {"id": index, "action": str(action), "effect": moment.effect(action)}
        for index, action in zip(view.legal_ids(), view.legal_actions, strict=True)
    ]


def effect_of(action: Action, view: SeatView) -> Effect:
    """What one legal action would do."""
    return _Moment(view).effect(action)


class _Moment:
    """A view, and what several of its options need, computed once."""

    def __init__(self, view: SeatView) -> None:
        self._view, self._edition = view, view.edition
        self._boat = view.boat(view.boat_in_action)

    @cached_property
    def _rack(self) -> Rack:
        return Rack(self._boat.rack, self._edition)

    @cached_property
    def _sailing(self) -> Sailing:
        return Sailing(self._view, self._boat, self._rack)

    @cached_property
    def _counts(self) -> dict[str, int]:
        """What Rock cards count, once one more is kept (R6.4)."""
        counted = counts(self._boat, self._edition)
        return {**counted, "rocks": counted["rocks"] + 1}

    def effect(self, action: Action) -> Effect:
        match action:
            case Sail():
                return self._sailing.effect(action)
            case Moor():
                return slot_effect(action, self._view)
            case Take(fish=fish):
                return self._take(fish)
            case Decline():
                return {"kind": "decline"}
            case Place(cell=cell):
                return self._place({cell: self._view.fish_in_hand or ""}, "angling_points")
            case PlaceNet(cells=cells):
                pair = net_fish(self._view.net_in_hand or "", self._edition)
                return self._place(dict(zip(cells, pair, strict=True)), "net_points")
            case ChooseNet(net=net):
                return {"kind": "net", "net": net, "fish": net_fish(net, self._edition)}
            case Release():
                return self._release()
            case Draw():
                return draw_effect(self._view)
            case Stop():
                return stop_effect(self._view)
            case Keep(card=card):
                return self._keep(card)
            case Pick(card=card):
                return self._pick(card)

    def _take(self, fish: str | None) -> TakeEffect:
        if fish is None:
            lying = self._view.face_down
            lines = []
        else:
            lying = {fish: self._view.face_up[fish]}
            lines = self._rack.helped_by(fish)
        return {
            "kind": "take",
            "fish": fish,
            "left": sum(lying.values()),
            "useful": self._rack.useful(lying),
            "lines": lines,
        }

    def _place(self, cells: dict[Cell, str], upgrade: str) -> PlaceEffect:
        lines = self._rack.put(cells)
        extra = self._upgrade_points(upgrade)
        return {
            "kind": "place",
            "cells": dict(cells.items()),
            "lines": lines,
            "upgrade": extra,
            "points": sum(line["points"] for line in lines) + extra,
        }

    def _upgrade_points(self, parameter: str) -> int:
        """What an upgrade scores: once per stop (R7.7)."""
        return 0 if self._view.fields.paid else self._boat.parameters[parameter]

    def _release(self) -> ReleaseEffect:
        fish = self._view.fish_in_hand
        if fish is not None:
            return {"kind": "release", "to": "school", "released": [fish]}
        return {"kind": "release", "to": "nets", "released": list(self._view.nets_revealed)}

    def _keep(self, card: str) -> KeepEffect:
        found = rock_card(card, self._edition)
        met = conditions(found, self._counts)
        return {
            "kind": "keep",
            "card": card,
            "copies": self._view.hand.count(card),
            "points": found.points,
            "conditions": met,
            "fulfilled": all(each["holds"] for each in met),
            "at_once": self._upgrade_points("rock_points"),
        }

    def _pick(self, card: str) -> PickEffect:
        found = dock_card(card, self._edition)
        return {
            "kind": "pick",
            "card": card,
            "copies": self._view.hand.count(card),
            "points": found.points,
            "station": found.station,
            "adds": dict(found.adds),
        }
