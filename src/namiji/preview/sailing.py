"""Where a boat would be, who sails next, and what the station would give (R2, R7.2, R8.1)."""

from collections.abc import Sequence
from typing import NamedTuple

from namiji.core.names import PANORAMAS, Panorama, Station
from namiji.core.spots import pack_spot, unpack_spot
from namiji.game.actions import Moor, Sail
from namiji.game.view import Boat, SeatView
from namiji.preview.rack import Rack
from namiji.preview.shapes import Arrival, SailEffect, SlotEffect


def slot_effect(move: Moor, view: SeatView) -> SlotEffect:
    """A Dock slot by its turn in the draft and its turn to leave (R7.3, R7.5)."""
    boats = view.fields.boats
    return {
        "kind": "slot",
        "boat": view.boat_in_action,
        "slot": move.slot,
        "turn": move.slot,
        "cards": boats + 2 - move.slot,
        "leaves": boats + 1 - move.slot,
    }


class _Stop(NamedTuple):
    """What a station gives to a boat."""

    there: Arrival | None
    points: int = 0
    idle: bool = False


class Sailing:
    """One boat's choice of where to sail."""

    def __init__(self, view: SeatView, boat: Boat, rack: Rack) -> None:
        self._view, self._edition, self._boat, self._rack = view, view.edition, boat, rack
        self._port = view.port_ahead
        # The other boats by their spots, see `core.spots`: a smaller one is behind.
        spots = enumerate(view.fields.spot)
        self._others = {spot: seat for seat, spot in spots if seat != boat.seat and spot >= 0}
        at_sea = (spot for spot in self._others if unpack_spot(spot)[0] < self._port)
        self._last = min(at_sea, default=None)
        self._stops: dict[Station, _Stop] = {}

    def effect(self, move: Sail) -> SailEffect:
        position = move.to
        station = self._view.route[position - 1].station
        if station not in self._stops:
            self._stops[station] = self._stop(station)
        there, points, idle = self._stops[station]
        free = self._free_slots(position)
        # Only at a Dock does the player choose a slot.
        spots = [pack_spot(position, slot) for slot in (free if station == "dock" else free[:1])]
        boat = self._next_boat(spots[0])
        return {
            "kind": "sail",
            "boat": self._boat.seat,
            "position": position,
            "station": station,
            "slot": None if station == "dock" else free[0],
            "slots": len(free),
            "next_boat": boat,
            "next_seat": self._leader(spots) if boat == 0 else boat,
            "again": boat == self._boat.seat,
            "points": points,
            "idle": idle,
            "there": there,
        }

    def _free_slots(self, position: int) -> list[int]:
        slots = range(self._view.slots_at(position))
        return [slot for slot in slots if pack_spot(position, slot) not in self._others]

    def _next_boat(self, spot: int) -> int | None:
        """The last boat at sea, once the one in action lies there (R2.1)."""
        if unpack_spot(spot)[0] < self._port and (self._last is None or spot < self._last):
            return self._boat.seat
        return None if self._last is None else self._others[self._last]

    def _leader(self, spots: Sequence[int]) -> int | None:
        """The player furthest ahead moves the neutral boat (R9.1); None if the slot decides who."""
        leaders = set()
        for spot in spots:
            seats = {**self._others, spot: self._boat.seat}
            leaders.add(seats[max(seats)])
        return leaders.pop() if len(leaders) == 1 else None

    def _stop(self, station: Station) -> _Stop:
        match station:
            case "dock":
                slots = [slot + 1 for slot in self._free_slots(self._port)]
                return _Stop({"kind": "dock", "free": slots, "last": len(slots) == 1})
            case "finish":
                return self._finish()
            case _ if self._boat.seat == 0:
                return _Stop(None, idle=True)
            case "angling":
                return self._angling()
            case "net":
                return self._net()
            case "trap":
                return self._trap()
            case "whirlpool":
                return self._whirlpool()
            case "rock":
                return self._rock()
            case "dolphin" | "octopus" | "whale":
                return self._panorama(station)

    def _finish(self) -> _Stop:
        view, arrived = self._view, self._view.fields.arrived
        tokens = self._edition.early_birds(view.players)
        token = tokens[arrived] if arrived < len(tokens) else 0
        return _Stop(
            {"kind": "finish", "rank": arrived + 1, "early_bird": token},
            points=token if self._boat.seat else 0,
        )

    def _angling(self) -> _Stop:
        face_up = self._view.face_up
        shown, hidden = sum(face_up.values()), sum(self._view.face_down.values())
        parameters = self._boat.parameters
        return _Stop(
            {
                "kind": "angling",
                "face_up": shown,
                "useful": self._rack.useful(face_up),
                "face_down": hidden,
                "reveals": min(parameters["angling_reveals"], hidden),
                "catches": parameters["angling_catches"],
                "points": parameters["angling_points"],
            },
            idle=not shown and not hidden,
        )

    def _net(self) -> _Stop:
        nets = sum(self._view.nets_unseen.values()) + len(self._view.nets_under)
        return _Stop(
            {
                "kind": "net",
                "nets": nets,
                "reveals": min(self._boat.parameters["net_reveals"], nets),
                "points": self._boat.parameters["net_points"],
            },
            idle=not nets,
        )

    def _trap(self) -> _Stop:
        crabs, shrimp = self._view.bag
        parameters = self._boat.parameters
        return _Stop(
            {
                "kind": "trap",
                "crabs": crabs,
                "shrimp": shrimp,
                "losing_crabs": parameters["trap_crabs"],
                "draws": parameters["trap_draws"],
                "saved": parameters["trap_saved"],
                "points_each": self._edition.crustacean_points,
                "points": parameters["trap_points"],
            },
            idle=not crabs and not shrimp,
        )

    def _whirlpool(self) -> _Stop:
        have, penalty = self._boat.offerings, self._edition.penalty
        afloat = min(self._boat.parameters["whirlpool_offerings"], have)
        return _Stop(
            {
                "kind": "whirlpool",
                "afloat": afloat,
                "left": have - afloat,
                "penalty": penalty[have],
                "penalty_left": penalty[have - afloat],
            },
            points=self._boat.parameters["whirlpool_points"] if afloat else 0,
            idle=not afloat,
        )

    def _panorama(self, panorama: Panorama) -> _Stop:
        index = PANORAMAS.index(panorama)
        held, whole = self._boat.sections[panorama], self._edition.sections[index]
        section = min(held + self._boat.parameters["panorama_sections"], whole)
        completes = section == whole
        first = completes and not self._view.fields.bonus[index]
        bonus = self._edition.bonus if first else 0
        return _Stop(
            {
                "kind": "panorama",
                "panorama": panorama,
                "taken": section - held,
                "section": section,
                "sections": whole,
                "completes": completes,
                "first": first,
                "bonus": bonus,
            },
            points=sum(range(held + 1, section + 1))
            + self._boat.parameters["panorama_points"]
            + bonus,
        )

    def _rock(self) -> _Stop:
        deck = self._view.deck_sizes["rock"]
        cards = min(self._boat.parameters["rock_draws"], deck)
        keeps = min(self._boat.parameters["rock_keeps"], cards)
        return _Stop(
            {"kind": "rock", "deck": deck, "cards": cards, "keeps": keeps},
            points=self._boat.parameters["rock_points"] if cards else 0,
            idle=not cards,
        )
