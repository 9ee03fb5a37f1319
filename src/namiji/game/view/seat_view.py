"""The view itself: one seat's knowledge of a game at one moment."""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any, Self, get_args

import numpy as np
from numpy.typing import NDArray

from namiji.core import layout
from namiji.core.api import look, resample
from namiji.core.layout import State, copy_states, new_states
from namiji.edition import Edition
from namiji.edition.model import Stop
from namiji.game.actions import CELLS, Action, actions_of
from namiji.game.events import Direction, Panorama
from namiji.game.view.fields import Fields, read_fields
from namiji.game.view.model import Boat, Group, Phase, ViewDict
from namiji.game.view.places import Places, read_places

_PHASES: tuple[Phase, ...] = get_args(Phase)
_PANORAMAS: tuple[Panorama, ...] = get_args(Panorama)


class SeatView:
    """One seat's knowledge of a game at one moment, which never changes; seat 0 is a spectator.

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

    @cached_property
    def fields(self) -> Fields:
        """The record in plain numbers."""
        return read_fields(self.states)

    @property
    def players(self) -> int:
        return self.fields.players

    @property
    def direction(self) -> Direction:
        return "counterclockwise" if self.fields.direction else "clockwise"

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return _PHASES[self.fields.phase]

    @property
    def decider(self) -> int:
        """The seat that decides now; 0 when the game is over."""
        return self.fields.decider

    @property
    def boat_in_action(self) -> int:
        """The boat that the decision is about: the decider's own, or 0 for the neutral boat."""
        return self.fields.boat

    @property
    def legal_actions(self) -> list[Action]:
        """What the decider may do; empty where that would tell a secret."""
        actions = actions_of(self.edition)
        return [actions[index] for index in self.legal_ids]

    @property
    def legal_ids(self) -> list[int]:
        """The same by number."""
        mask, origin = self.fields.mask, self.fields.origin
        return [origin + i for i in range(mask.bit_length()) if mask >> i & 1]

    @property
    def leg(self) -> int:
        """The part of the route that the boats are on, from 1 to 4."""
        return self.fields.leg + 1

    @property
    def route(self) -> tuple[Stop, ...]:
        """The stops in the direction of travel; the first is position 1."""
        return _route(self.edition, self.direction)

    @property
    def port_ahead(self) -> int:
        """The position of the Dock or Finish Port at the end of this leg."""
        return _ports(self.edition, self.direction)[self.fields.leg]

    def station(self, position: int) -> str:
        """The name of the station at a position; 0 is the Starting Port."""
        return self.route[position - 1].station.value if position else "start"

    def boat(self, seat: int) -> Boat:
        f = self.fields
        lines = f.lines[seat]
        crabs, shrimp = f.trap[seat]
        return Boat(
            seat=seat,
            position=f.spot[seat] >> 3,
            slot=7 - (f.spot[seat] & 7),
            score=f.score[seat],
            rack={
                cell: self.edition.fish[fish].name
                for cell, fish in zip(CELLS, f.rack[seat], strict=True)
                if fish >= 0
            },
            rows_scored=(lines & 7).bit_count(),
            columns_scored=(lines >> 3).bit_count(),
            nets=f.nets[seat],
            crabs=crabs,
            shrimp=shrimp,
            offerings=f.offerings[seat],
            sections=dict(zip(_PANORAMAS, f.sections[seat], strict=True)),
            bonuses=tuple(p for i, p in enumerate(_PANORAMAS) if seat and f.bonus[i] == seat),
            dock_cards=tuple(
                self.edition.dock_cards[card].id for card in f.held[seat] if card >= 0
            ),
            rocks=f.zone[: layout.MAX_ROCKS].count(seat) if seat else 0,
            early_bird=f.early_bird[seat],
            parameters=dict(zip(layout.PARAMETERS, f.param[seat], strict=True)),
        )

    @property
    def boats(self) -> dict[int, Boat]:
        """Every boat by seat; the neutral one is 0."""
        return {seat: self.boat(seat) for seat, spot in enumerate(self.fields.spot) if spot >= 0}

    @property
    def scores(self) -> dict[int, int]:
        return dict(enumerate(self.fields.score[1 : self.players + 1], 1))

    @property
    def face_up(self) -> dict[str, int]:
        """The School's face-up fish."""
        return self._fish(self.fields.face_up)

    @property
    def face_down(self) -> dict[str, int]:
        """The School's face-down fish: everyone can tell which they are, nobody where they lie."""
        return self._fish(self.fields.face_down)

    def _fish(self, counts: Sequence[int]) -> dict[str, int]:
        pairs = zip(self.edition.fish, counts, strict=False)
        return {fish.name: count for fish, count in pairs if count}

    @property
    def bag(self) -> tuple[int, int]:
        """Crabs and shrimp left in the bag."""
        crabs, shrimp = self.fields.bag
        return crabs, shrimp

    @property
    def haul(self) -> tuple[int, int]:
        """Crabs and shrimp drawn at this stop."""
        crabs, shrimp = self.fields.haul
        return crabs, shrimp

    @property
    def catches_left(self) -> int:
        """Fish that may still be taken at this stop, besides the one in hand."""
        return self.fields.catches

    @property
    def fish_in_hand(self) -> str | None:
        return self.edition.fish[self.fields.token].name if self.phase == "place" else None

    @property
    def net_in_hand(self) -> str | None:
        return self.edition.nets[self.fields.token].name if self.phase == "place_net" else None

    @property
    def nets_revealed(self) -> tuple[str, ...]:
        return self._nets(self.fields.net_tray[: self.fields.net_tray_size])

    @property
    def nets_unseen(self) -> dict[str, int]:
        """The nets in the unseen part of their deck."""
        pairs = zip(self.edition.nets, self.fields.net_rest, strict=False)
        return {net.name: count for net, count in pairs if count}

    @property
    def nets_under(self) -> tuple[str, ...]:
        """Released nets under their deck, the next to come first."""
        return self._nets(self.fields.net_under[: self.fields.net_under_size])

    def _nets(self, nets: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.edition.nets[net].name for net in nets)

    @property
    def deck_sizes(self) -> dict[str, int]:
        """Cards in each deck, seen or not."""
        docks, rocks = self.fields.rest_size
        zones, docks_at = self.fields.zone, layout.DOCK_PLACES_AT
        docks += zones[docks_at:].count(layout.UNDER)
        rocks += zones[:docks_at].count(layout.UNDER)
        return {"dock": docks, "rock": rocks}

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards drawn and not yet chosen from, as far as the seat knows all of them."""
        f = self.fields
        places = f.hand[: f.hand_size]
        mixed = {group.label for group in self._places.mixed}
        known = all(f.card[p] >= 0 and f.knows[p][self.seat] not in mixed for p in places)
        return self._cards(f.card[p] for p in places) if known else ()

    @property
    def hand_size(self) -> int:
        return self.fields.hand_size

    @property
    def own_rocks(self) -> tuple[str, ...]:
        return self.known_rocks(self.seat)

    def known_rocks(self, owner: int) -> tuple[str, ...]:
        """The Rock cards of a seat that this seat knows for sure."""
        held = f"seat {owner}"
        return self._cards(card for card, place in self._places.known if owner and place == held)

    @property
    def known_under(self) -> dict[str, str]:
        """Cards whose place under a deck the seat knows, such as `{"rock under 1": "pilgrim"}`."""
        return {
            f"{'rock' if card >= layout.ROCK_CARDS_AT else 'dock'} {place}": self._card(card)
            for card, place in self._places.known
            if place.startswith("under")
        }

    @property
    def groups(self) -> list[Group]:
        """What the seat knows of cards without knowing which lies where."""
        mixed = self._places.mixed
        return [Group(self._cards(group.cards), tuple(group.places)) for group in mixed]

    @property
    def unknown_cards(self) -> dict[str, int]:
        """The pool: cards of both decks that could lie in any place the seat knows nothing of."""
        return {self._card(card): n for card, n in enumerate(self.fields.rest) if n}

    @cached_property
    def _places(self) -> Places:
        return read_places(self.fields, self.seat)

    def _cards(self, cards: Iterable[int]) -> tuple[str, ...]:
        return tuple(map(self._card, cards))

    def _card(self, card: int) -> str:
        if card >= layout.ROCK_CARDS_AT:
            return self.edition.rock_cards[card - layout.ROCK_CARDS_AT].id
        return self.edition.dock_cards[card].id

    def to_dict(self) -> ViewDict:
        """The view as a JSON object."""
        return {
            "seat": self.seat,
            "players": self.players,
            "direction": self.direction,
            "phase": self.phase,
            "decider": self.decider,
            "boat_in_action": self.boat_in_action,
            "leg": self.leg,
            "legal_actions": list(map(str, self.legal_actions)),
            "legal_ids": self.legal_ids,
            "boats": {str(seat): boat.to_dict() for seat, boat in self.boats.items()},
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
            "groups": [group.to_dict() for group in self.groups],
            "unknown_cards": self.unknown_cards,
        }


@lru_cache(maxsize=64)
def _route(edition: Edition, direction: Direction) -> tuple[Stop, ...]:
    route = edition.route
    return route if direction == "clockwise" else (*route[-2::-1], route[-1])


@lru_cache(maxsize=64)
def _ports(edition: Edition, direction: Direction) -> list[int]:
    route = _route(edition, direction)
    return [i for i, stop in enumerate(route, 1) if stop.station in ("dock", "finish")]
