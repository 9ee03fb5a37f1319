"""What one seat knows of a game at one moment."""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal, Self

import numpy as np
from numpy.typing import NDArray

from namiji.core import layout
from namiji.core.api import look
from namiji.core.layout import State
from namiji.core.names import (
    CELLS,
    DIRECTIONS,
    PANORAMAS,
    PHASES,
    Direction,
    Phase,
    Position,
    Seat,
    Station,
)
from namiji.core.spots import unpack_spot
from namiji.edition import Edition
from namiji.edition.model import Stop
from namiji.game.actions import Action, actions_of, legal_ids
from namiji.game.view.fields import Fields, read_fields
from namiji.game.view.model import Boat, Group, ViewDict
from namiji.game.view.places import Places, read_places
from namiji.game.view.svg import svg_of
from namiji.game.view.text import table_text
from namiji.game.winners import winners_of

if TYPE_CHECKING:  # a game makes views, and a view deals games
    from namiji.game.game import Game

_ROWS = (1 << layout.ROWS) - 1  # the lines that are rows


class SeatView:
    """What one seat knows of a game at one moment. It never changes. Seat 0 is a spectator.

    >>> from namiji import Game
    >>> view = Game.new(players=4, seed=7).view(seat=2)
    >>> view
    <SeatView: seat 2, standard edition, 4 players, clockwise, seat 2 decides: sail>
    >>> view.boat(2).position, view.station(14)
    (0, 'whale')
    >>> view.legal_actions[:2]
    [Sail(to=1), Sail(to=2)]

    `print(view)` shows the table. In a notebook, a view draws itself. `world` deals a game that
    fits the view.

    For compiled code, `state` holds the same knowledge as a record (see `core.sight`), and `states`
    is the array of one that the record lies in.
    """

    def __init__(self, edition: Edition, states: Any, seat: Seat) -> None:
        data = np.zeros(layout.STATE.itemsize, np.uint8)
        look(states.view(np.uint8), seat, data)
        self._hold(edition, data, seat)

    @classmethod
    def from_bytes(cls, edition: Edition, data: bytes, seat: Seat) -> Self:
        """The view that `to_bytes` wrote, perhaps in another process."""
        view = cls.__new__(cls)
        view._hold(edition, np.frombuffer(bytearray(data), np.uint8), seat)
        return view

    def _hold(self, edition: Edition, data: NDArray[np.uint8], seat: Seat) -> None:
        self.edition = edition
        self.seat = seat
        self._data = data

    @cached_property
    def states(self) -> Any:
        return self._data.view(layout.STATE)

    @cached_property
    def state(self) -> State:
        return self.states[0]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, SeatView)
            and (self.edition, self.seat) == (other.edition, other.seat)
            and self.to_bytes() == other.to_bytes()
        )

    __hash__ = None  # type: ignore[assignment]  # views are compared, but are never keys

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"seat {self.decider} decides: {self.phase}"
        return (
            f"<SeatView: seat {self.seat}, {self.edition.id} edition, {self.players} players, "
            f"{self.direction}, {state}>"
        )

    def __str__(self) -> str:
        """The table as plain text."""
        return table_text(self)

    def _repr_svg_(self) -> str:
        return svg_of(self)

    def to_bytes(self) -> bytes:
        """The whole view. It is equal for any two games that the seat cannot tell apart."""
        return self._data.tobytes()

    def world(self, seed: int | str | None = None, *, record: bool = True) -> "Game":
        """Deal a game that the seat cannot tell from the true one.

        Everything that the seat does not know is drawn at random, all possibilities equally
        likely, and chance goes on from the seed; without one, it is another game each time. The
        game has no past. With `record=False` it keeps none from there on, too, which is faster.

        >>> from namiji import Game
        >>> view = Game.new(players=3, seed=1).view(seat=2)
        >>> world = view.world(seed=1)
        >>> world
        <Game: standard edition, 3 players, clockwise, 0 decisions>
        >>> world.view(seat=2) == view
        True
        """
        from namiji.game.game import Game

        return Game._world(self, seed, record)

    @cached_property
    def fields(self) -> Fields:
        """The record as plain numbers."""
        return read_fields(self.states)

    @property
    def players(self) -> int:
        """How many play, from 2 to 5."""
        return self.fields.players

    @property
    def direction(self) -> Direction:
        return DIRECTIONS[self.fields.direction]

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return PHASES[self.fields.phase]

    @property
    def decider(self) -> Seat:
        """The seat that decides now, or 0 when the game is over."""
        return self.fields.decider

    @property
    def is_over(self) -> bool:
        return self.fields.phase == layout.OVER

    @property
    def boat_in_action(self) -> Seat:
        """The boat that the decision is about: the decider's own, or 0 for the neutral boat."""
        return self.fields.boat

    @property
    def legal_actions(self) -> list[Action]:
        """What the decider may do; empty if only the decider may know it."""
        return actions_of(self.edition).of_ids(self.legal_ids())

    def legal_ids(self) -> list[int]:
        """The numbers of the legal actions, in the same order."""
        return legal_ids(self.fields.origin, self.fields.mask)

    @property
    def leg(self) -> int:
        """The part of the route that the boats are on, from 1 to 4."""
        return self.fields.leg + 1

    @property
    def route(self) -> tuple[Stop, ...]:
        """The stops in the direction of travel; the first is position 1."""
        return _route(self.edition, self.direction)

    @property
    def port_behind(self) -> Position:
        """The position of the port at the start of this leg."""
        return _ports(self.edition, self.direction)[self.fields.leg]

    @property
    def port_ahead(self) -> Position:
        """The position of the Dock or Finish Port at the end of this leg."""
        return _ports(self.edition, self.direction)[self.fields.leg + 1]

    @property
    def has_second_slots(self) -> bool:
        """Whether double stations have their second slot: with more than three boats (R2.3)."""
        return self.fields.boats > 3

    def slots_at(self, position: Position) -> int:
        """How many boats there is room for at a position: at a port, for all of them."""
        if position == 0 or self.route[position - 1].is_port:
            return self.fields.boats
        return 2 if self.has_second_slots and self.route[position - 1].double else 1

    def station(self, position: Position) -> Station | Literal["start"]:
        """The name of the station at a position; 0 is the Starting Port."""
        return self.route[position - 1].station if position else "start"

    def boat(self, seat: Seat) -> Boat:
        """What everyone sees of one boat; 0 is the neutral one."""
        f = self.fields
        position, slot = unpack_spot(f.spot[seat])
        lines = f.lines[seat]
        crabs, shrimp = f.trap[seat]
        return Boat(
            seat=seat,
            position=position,
            slot=slot,
            score=f.score[seat],
            rack={
                cell: self.edition.fish[fish].name
                for cell, fish in zip(CELLS, f.rack[seat], strict=True)
                if fish >= 0
            },
            rows_scored=(lines & _ROWS).bit_count(),
            columns_scored=(lines >> layout.ROWS).bit_count(),
            nets=f.nets[seat],
            crabs=crabs,
            shrimp=shrimp,
            offerings=f.offerings[seat],
            sections=dict(zip(PANORAMAS, f.sections[seat], strict=True)),
            bonuses=tuple(p for i, p in enumerate(PANORAMAS) if seat and f.bonus[i] == seat),
            dock_cards=tuple(
                self.edition.dock_cards[card].id for card in f.held[seat] if card >= 0
            ),
            rocks=f.zone[: layout.MAX_ROCKS].count(seat) if seat else 0,
            early_bird=f.early_bird[seat],
            parameters=dict(zip(layout.PARAMETERS, f.param[seat], strict=True)),
        )

    @property
    def boats(self) -> dict[Seat, Boat]:
        """Every boat by seat; the neutral one is 0."""
        return {seat: self.boat(seat) for seat, spot in enumerate(self.fields.spot) if spot >= 0}

    @property
    def scores(self) -> dict[Seat, int]:
        """The points of each seat so far."""
        return dict(enumerate(self.fields.score[1 : self.players + 1], 1))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the most points, once the game is over; ties share the win."""
        return winners_of(self.scores) if self.is_over else ()

    @property
    def face_up(self) -> dict[str, int]:
        """The School's face-up fish."""
        return self._fish(self.fields.face_up)

    @property
    def face_down(self) -> dict[str, int]:
        """The School's face-down fish: everyone knows which they are, nobody where they lie."""
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
    def keeps_left(self) -> int:
        """Rock cards to keep at this stop, the one to choose now included."""
        return self.fields.keeps

    @property
    def fish_in_hand(self) -> str | None:
        return self.edition.fish[self.fields.token].name if self.phase == "place" else None

    @property
    def net_in_hand(self) -> str | None:
        return self.edition.nets[self.fields.token].name if self.phase == "place_net" else None

    @property
    def nets_revealed(self) -> tuple[str, ...]:
        return self._nets(self.fields.tray[: self.fields.tray_size])

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
        """The cards drawn and not yet chosen from; empty unless the seat knows all of them."""
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
        """The Rock cards that this seat holds."""
        return self.known_rocks(self.seat)

    def known_rocks(self, owner: Seat) -> tuple[str, ...]:
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
        """The cards of both decks that could lie in any place that the seat knows nothing of."""
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
            "legal_ids": self.legal_ids(),
            "boats": {str(seat): boat.to_dict() for seat, boat in self.boats.items()},
            "face_up": self.face_up,
            "face_down": self.face_down,
            "bag": list(self.bag),
            "haul": list(self.haul),
            "catches_left": self.catches_left,
            "keeps_left": self.keeps_left,
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
    return edition.route_in(direction)


@lru_cache(maxsize=64)
def _ports(edition: Edition, direction: Direction) -> list[int]:
    """The positions of the ports, the Starting Port first."""
    route = _route(edition, direction)
    return [0, *(i for i, stop in enumerate(route, 1) if stop.is_port)]
