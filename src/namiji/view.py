"""What one seat sees: all that a bot or a client is ever given of a game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from namiji.action import CELLS, Action, actions_of, legal_actions
from namiji.core import layout
from namiji.core.api import look, resample
from namiji.core.layout import State, copy_states, new_states
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.event import Direction, Panorama

Phase: TypeAlias = Literal[
    "over", "sail", "slot", "take", "place", "net", "place_net", "haul", "rock", "draft"
]

_ZONES = {layout.HAND: "hand", layout.DISCARDED: "discard"}
_PANORAMAS: tuple[Panorama, ...] = ("dolphin", "octopus", "whale")


@dataclass(frozen=True, slots=True)
class Boat:
    """What everyone sees of a boat. The neutral one has a position and slot only."""

    seat: int
    position: int
    slot: int
    """0 is furthest ahead: on the route, or innermost in a port."""
    score: int
    rack: Mapping[str, str]
    """Fish by cell."""
    rows_scored: int
    columns_scored: int
    nets: int
    crabs: int
    shrimp: int
    offerings: int
    sections: Mapping[Panorama, int]
    bonuses: tuple[Panorama, ...]
    dock_cards: tuple[str, ...]
    rocks: int
    """How many Rock cards it holds; which ones is its own secret."""
    early_bird: int
    """Points of the token that it took at the Finish Port."""
    parameters: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that the seat knows to lie among some places, but not which lies where.

    A place is `seat 2` (a kept Rock card), `hand`, `under 1` (under the deck, the next to come
    first) or `discard`. There may be more places than cards.
    """

    cards: tuple[str, ...]
    places: tuple[str, ...]


class SeatView:
    """One seat's knowledge of a game at one moment; seat 0 is a spectator.

    `state` is the same knowledge as a record for compiled code, see `core.sight`, and `states` the
    array of one that holds it.
    """

    def __init__(self, edition: Edition, states: Any, seat: int) -> None:
        view = new_states(1)
        look(states, seat, view)
        self._hold(edition, view, seat)

    @classmethod
    def from_bytes(cls, edition: Edition, data: bytes, seat: int) -> Self:
        """The view that `to_bytes` was called on, as in another process."""
        view = cls.__new__(cls)
        view._hold(edition, np.frombuffer(bytearray(data), layout.STATE, 1), seat)
        return view

    def _hold(self, edition: Edition, view: Any, seat: int) -> None:
        self.edition = edition
        self.seat = seat
        self.states = view
        self.state: State = view[0]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, SeatView)
            and (self.edition, self.seat) == (other.edition, other.seat)
            and self.to_bytes() == other.to_bytes()
        )

    __hash__ = None  # type: ignore[assignment]  # views are compared, never collected

    def to_bytes(self) -> bytes:
        """The whole view; equal for any two games that the seat cannot tell apart."""
        data: bytes = self.states.tobytes()
        return data

    def resample(self, key: NDArray[np.uint64]) -> Any:
        """A game that could be the true one, dealt anew by a 128-bit key (two 64-bit words).

        It is an array of one STATE record, for compiled code.
        """
        worlds = copy_states(self.states)
        resample(worlds, self.seat, key)
        return worlds

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def direction(self) -> Direction:
        return "counterclockwise" if self.state.direction else "clockwise"

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        name: Phase = layout.PHASES[self.state.phase]
        return name

    @property
    def decider(self) -> int:
        """The seat that decides now; 0 when the game is over."""
        return int(self.state.decider)

    @property
    def boat_in_action(self) -> int:
        """The boat that the decision is about: the decider's own, or 0 for the neutral boat."""
        return int(self.state.boat)

    @property
    def legal(self) -> list[Action]:
        """What the decider may do; empty where that would tell a secret."""
        actions = actions_of(self.edition)
        return list(legal_actions(actions, int(self.state.origin), int(self.state.mask)))

    @property
    def leg(self) -> int:
        """The part of the route that the boats are on, from 1 to 4."""
        return int(self.state.leg) + 1

    def station(self, position: int) -> str:
        """The name of the station at a position; 0 is the Starting Port."""
        if position == 0:
            return "start"
        tables = build_tables(self.edition)[0]
        name: str = layout.STATIONS[tables.station[self.state.direction, position]]
        return name

    def boat(self, seat: int) -> Boat:
        s = self.state
        lines = int(s.lines[seat])
        held = [int(card) for card in s.held[seat] if card >= 0]
        return Boat(
            seat=seat,
            position=int(s.spot[seat]) >> 3,
            slot=7 - (int(s.spot[seat]) & 7),
            score=int(s.score[seat]),
            rack={
                cell: self.edition.fish[fish].name
                for cell, fish in zip(CELLS, s.rack[seat].tolist(), strict=True)
                if fish >= 0
            },
            rows_scored=(lines & 7).bit_count(),
            columns_scored=(lines >> 3).bit_count(),
            nets=int(s.nets[seat]),
            crabs=int(s.trap[seat, layout.CRAB]),
            shrimp=int(s.trap[seat, layout.SHRIMP]),
            offerings=int(s.offerings[seat]),
            sections=dict(zip(_PANORAMAS, s.sections[seat].tolist(), strict=True)),
            bonuses=tuple(p for i, p in enumerate(_PANORAMAS) if seat and s.bonus[i] == seat),
            dock_cards=tuple(self.edition.dock_cards[card].id for card in held),
            rocks=int((s.zone[: layout.MAX_ROCKS] == seat).sum()) if seat else 0,
            early_bird=int(s.early_bird[seat]),
            parameters=dict(zip(layout.PARAMETERS, s.param[seat].tolist(), strict=True)),
        )

    @property
    def boats(self) -> dict[int, Boat]:
        """Every boat by seat; the neutral one is 0."""
        present = [seat for seat in range(layout.SEATS) if self.state.spot[seat] >= 0]
        return {seat: self.boat(seat) for seat in present}

    @property
    def scores(self) -> dict[int, int]:
        return {seat: int(self.state.score[seat]) for seat in range(1, self.players + 1)}

    @property
    def face_up(self) -> dict[str, int]:
        """The School's face-up fish."""
        return self._fish(self.state.face_up)

    @property
    def face_down(self) -> dict[str, int]:
        """The School's face-down fish: everyone can tell which they are, nobody where they lie."""
        return self._fish(self.state.face_down)

    def _fish(self, counts: NDArray[np.int8]) -> dict[str, int]:
        pairs = zip(self.edition.fish, counts.tolist(), strict=False)
        return {fish.name: count for fish, count in pairs if count}

    @property
    def bag(self) -> tuple[int, int]:
        """Crabs and shrimp left in the bag."""
        return int(self.state.bag[layout.CRAB]), int(self.state.bag[layout.SHRIMP])

    @property
    def haul(self) -> tuple[int, int]:
        """Crabs and shrimp drawn at this stop."""
        return int(self.state.haul[layout.CRAB]), int(self.state.haul[layout.SHRIMP])

    @property
    def catches_left(self) -> int:
        """Fish that may still be taken at this stop, besides the one in hand."""
        return int(self.state.catches)

    @property
    def fish_in_hand(self) -> str | None:
        return self.edition.fish[self.state.token].name if self.phase == "place" else None

    @property
    def net_in_hand(self) -> str | None:
        return self.edition.nets[self.state.token].name if self.phase == "place_net" else None

    @property
    def nets_revealed(self) -> tuple[str, ...]:
        size = int(self.state.net_tray_size)
        return tuple(self.edition.nets[net].name for net in self.state.net_tray[:size].tolist())

    @property
    def nets_unseen(self) -> dict[str, int]:
        """The nets in the unseen part of their deck."""
        pairs = zip(self.edition.nets, self.state.net_rest.tolist(), strict=False)
        return {net.name: count for net, count in pairs if count}

    @property
    def nets_under(self) -> tuple[str, ...]:
        """Released nets under their deck, the next to come first."""
        size = int(self.state.net_under_size)
        return tuple(self.edition.nets[net].name for net in self.state.net_under[:size].tolist())

    @property
    def deck_sizes(self) -> dict[str, int]:
        """Cards in each deck, seen or not."""
        s = self.state
        under = s.zone == layout.UNDER
        rocks = int(s.rest_size[layout.ROCK_DECK]) + int(under[: layout.DOCK_PLACES_AT].sum())
        docks = int(s.rest_size[layout.DOCK_DECK]) + int(under[layout.DOCK_PLACES_AT :].sum())
        return {"dock": docks, "rock": rocks}

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards drawn and not yet chosen from, as far as the seat knows all of them."""
        s = self.state
        cards = [int(s.card[place]) for place in s.hand[: s.hand_size].tolist()]
        groups = {group for group, _ in self._groups()}
        known = all(
            c >= 0 and int(s.knows[p, self.seat]) not in groups
            for c, p in zip(cards, s.hand.tolist(), strict=False)
        )
        return tuple(map(self._card_name, cards)) if known else ()

    @property
    def hand_size(self) -> int:
        return int(self.state.hand_size)

    @property
    def own_rocks(self) -> tuple[str, ...]:
        return self.known_rocks(self.seat)

    def known_rocks(self, owner: int) -> tuple[str, ...]:
        """The Rock cards of a seat that this seat knows for sure."""
        return tuple(
            self._card_name(card)
            for card, place in self._known_places()
            if owner and place == f"seat {owner}"
        )

    @property
    def known_under(self) -> dict[str, str]:
        """Cards whose place under a deck the seat knows, such as `{"rock under 1": "pilgrim"}`."""
        return {
            f"{'rock' if card >= layout.ROCK_CARDS_AT else 'dock'} {place}": self._card_name(card)
            for card, place in self._known_places()
            if place.startswith("under")
        }

    @property
    def groups(self) -> list[Group]:
        """What the seat knows of cards without knowing which lies where."""
        return [group for _, group in self._groups()]

    @property
    def unknown_cards(self) -> dict[str, int]:
        """The pool: cards of both decks that could lie in any place the seat knows nothing of."""
        return {self._card_name(i): n for i, n in enumerate(self.state.rest.tolist()) if n}

    def _card_name(self, card: int) -> str:
        if card >= layout.ROCK_CARDS_AT:
            return self.edition.rock_cards[card - layout.ROCK_CARDS_AT].id
        return self.edition.dock_cards[card].id

    def _place_names(self) -> list[str]:
        names, under = [], {True: 0, False: 0}
        for place, zone in enumerate(self.state.zone.tolist()):
            if zone == layout.UNDER:
                under[place >= layout.DOCK_PLACES_AT] += 1
                names.append(f"under {under[place >= layout.DOCK_PLACES_AT]}")
            else:
                names.append(_ZONES.get(zone, f"seat {zone}"))
        return names

    def _labelled(self) -> dict[int, list[int]]:
        """The places of each group."""
        groups: dict[int, list[int]] = {}
        for place, label in enumerate(self.state.knows[:, self.seat].tolist()):
            if label:
                groups.setdefault(abs(label), []).append(place)
        return groups

    def _known_places(self) -> Iterator[tuple[int, str]]:
        names = self._place_names()
        for places in self._labelled().values():
            if len(places) == 1:
                yield int(self.state.card[places[0]]), names[places[0]]

    def _groups(self) -> Iterator[tuple[int, Group]]:
        names = self._place_names()
        for label, places in self._labelled().items():
            if len(places) > 1:
                cards = [int(card) for card in self.state.card[places] if card >= 0]
                yield (
                    label,
                    Group(tuple(map(self._card_name, cards)), tuple(names[p] for p in places)),
                )

    def to_dict(self) -> dict[str, Any]:
        """The view as a JSON object."""
        return {
            "seat": self.seat,
            "players": self.players,
            "direction": self.direction,
            "phase": self.phase,
            "decider": self.decider,
            "boat_in_action": self.boat_in_action,
            "leg": self.leg,
            "legal": [str(action) for action in self.legal],
            "legal_ids": list(map(actions_of(self.edition).id, self.legal)),
            "boats": {
                str(seat): {name: getattr(boat, name) for name in Boat.__slots__}
                for seat, boat in self.boats.items()
            },
            "face_up": self.face_up,
            "face_down": self.face_down,
            "bag": list(self.bag),
            "haul": list(self.haul),
            "catches_left": self.catches_left,
            "fish_in_hand": self.fish_in_hand,
            "net_in_hand": self.net_in_hand,
            "nets_revealed": list(self.nets_revealed),
            "nets_unseen": self.nets_unseen,
            "nets_under": list(self.nets_under),
            "deck_sizes": self.deck_sizes,
            "hand_size": self.hand_size,
            "hand": list(self.hand),
            "own_rocks": list(self.own_rocks),
            "known_rocks": {
                str(seat): list(self.known_rocks(seat)) for seat in range(1, self.players + 1)
            },
            "known_under": self.known_under,
            "groups": [{"cards": g.cards, "places": g.places} for g in self.groups],
            "unknown_cards": self.unknown_cards,
        }
