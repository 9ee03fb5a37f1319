"""What one seat knows of a game at one moment."""

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal, Self, cast

import numpy as np
from numpy.typing import NDArray

from namiji.core import layout
from namiji.core.api import look, write_frame
from namiji.core.frame import FRAME
from namiji.core.layout import State
from namiji.core.names import Direction, Phase, Position, Seat, Station
from namiji.edition import Edition
from namiji.edition.model import Stop
from namiji.errors import NamijiError
from namiji.game.actions import Action, actions_of
from namiji.game.frame.view_codec import ViewCodec, view_codec
from namiji.game.view.model import Boat, Group, ViewDict
from namiji.game.view.svg import svg_of
from namiji.game.view.text import table_text

if TYPE_CHECKING:  # a game makes views, and a view deals games
    from namiji.game.game import Game


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
    def _numbers(self) -> Any:
        """What there is to see, as compiled code wrote it."""
        frame = np.zeros(FRAME.itemsize, np.uint8)
        write_frame(self._data, self.seat, frame)
        return frame.view(np.int16).data

    @property
    def _codec(self) -> ViewCodec:
        return view_codec(self.edition)

    def _read(self, key: str) -> Any:
        """The value of one key of `to_dict`."""
        return self._codec.keys[key](self._numbers)

    @property
    def players(self) -> int:
        """How many play, from 2 to 5."""
        return int(self._read("players"))

    @property
    def direction(self) -> Direction:
        return cast("Direction", self._read("direction"))

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return cast("Phase", self._read("phase"))

    @property
    def decider(self) -> Seat:
        """The seat that decides now, or 0 when the game is over."""
        return int(self._read("decider"))

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    @property
    def boat_in_action(self) -> Seat:
        """The boat that the decision is about: the decider's own, or 0 for the neutral boat."""
        return int(self._read("boat_in_action"))

    @property
    def legal_actions(self) -> list[Action]:
        """What the decider may do; empty if only the decider may know it."""
        return actions_of(self.edition).of_ids(self.legal_ids())

    def legal_ids(self) -> list[int]:
        """The numbers of the legal actions, in the same order."""
        return list(self._read("legal_ids"))

    @property
    def leg(self) -> int:
        """The part of the route that the boats are on, from 1 to 4."""
        return int(self._read("leg"))

    @property
    def route(self) -> tuple[Stop, ...]:
        """The stops in the direction of travel; the first is position 1."""
        return _route(self.edition, self.direction)

    @property
    def port_behind(self) -> Position:
        """The position of the port at the start of this leg."""
        return _ports(self.edition, self.direction)[self.leg - 1]

    @property
    def port_ahead(self) -> Position:
        """The position of the Dock or Finish Port at the end of this leg."""
        return _ports(self.edition, self.direction)[self.leg]

    @property
    def has_second_slots(self) -> bool:
        """Whether double stations have their second slot: with more than three boats (R2.3)."""
        return len(self.boats) > 3

    def slots_at(self, position: Position) -> int:
        """How many boats there is room for at a position: at a port, for all of them."""
        if position == 0 or self.route[position - 1].is_port:
            return len(self.boats)
        return 2 if self.has_second_slots and self.route[position - 1].double else 1

    def station(self, position: Position) -> Station | Literal["start"]:
        """The name of the station at a position; 0 is the Starting Port."""
        if not 0 <= position <= len(self.route):
            message = f"positions are 0 to {len(self.route)}, not {position}"
            raise NamijiError("bad-position", message)
        return self.route[position - 1].station if position else "start"

    def boat(self, seat: Seat) -> Boat:
        """What everyone sees of one boat; 0 is the neutral one."""
        first = 0 if self.players == 2 else 1
        if not first <= seat <= self.players:
            raise NamijiError("bad-seat", f"boats are {first} to {self.players}, not {seat}")
        return Boat(**self._codec.boats[seat](self._numbers))

    @property
    def boats(self) -> dict[Seat, Boat]:
        """Every boat by seat; the neutral one is 0."""
        return {int(seat): Boat(**boat) for seat, boat in self._read("boats").items()}

    @property
    def scores(self) -> dict[Seat, int]:
        """The points of each seat so far."""
        return {seat: boat.score for seat, boat in self.boats.items() if seat}

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the most points, once the game is over; ties share the win."""
        return tuple(self._codec.winners(self._numbers))

    @property
    def face_up(self) -> dict[str, int]:
        """The School's face-up fish."""
        return dict(self._read("face_up"))

    @property
    def face_down(self) -> dict[str, int]:
        """The School's face-down fish: everyone knows which they are, nobody where they lie."""
        return dict(self._read("face_down"))

    @property
    def bag(self) -> tuple[int, int]:
        """Crabs and shrimp left in the bag."""
        crabs, shrimp = self._read("bag")
        return crabs, shrimp

    @property
    def haul(self) -> tuple[int, int]:
        """Crabs and shrimp drawn at this stop."""
        crabs, shrimp = self._read("haul")
        return crabs, shrimp

    @property
    def catches_left(self) -> int:
        """Fish that may still be taken at this stop, besides the one in hand."""
        return int(self._read("catches_left"))

    @property
    def keeps_left(self) -> int:
        """Rock cards to keep at this stop, the one to choose now included."""
        return int(self._read("keeps_left"))

    @property
    def fish_in_hand(self) -> str | None:
        return cast("str | None", self._read("fish_in_hand"))

    @property
    def net_in_hand(self) -> str | None:
        return cast("str | None", self._read("net_in_hand"))

    @property
    def nets_revealed(self) -> tuple[str, ...]:
        return tuple(self._read("nets_revealed"))

    @property
    def nets_unseen(self) -> dict[str, int]:
        """The nets in the unseen part of their deck."""
        return dict(self._read("nets_unseen"))

    @property
    def nets_under(self) -> tuple[str, ...]:
        """Released nets under their deck, the next to come first."""
        return tuple(self._read("nets_under"))

    @property
    def deck_sizes(self) -> dict[str, int]:
        """Cards in each deck, seen or not."""
        return dict(self._read("deck_sizes"))

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards drawn and not yet chosen from; empty unless the seat knows all of them."""
        return tuple(self._read("hand"))

    @property
    def hand_size(self) -> int:
        return int(self._read("hand_size"))

    @property
    def own_rocks(self) -> tuple[str, ...]:
        """The Rock cards that this seat holds."""
        return tuple(self._read("own_rocks"))

    def known_rocks(self, owner: Seat) -> tuple[str, ...]:
        """The Rock cards of a seat that this seat knows for sure."""
        return tuple(self._read("known_rocks").get(str(owner), ()))

    @property
    def known_under(self) -> dict[str, str]:
        """Cards whose place under a deck the seat knows, such as `{"rock under 1": "pilgrim"}`."""
        return dict(self._read("known_under"))

    @property
    def groups(self) -> list[Group]:
        """What the seat knows of cards without knowing which lies where."""
        groups = self._read("groups")
        return [Group(tuple(group["cards"]), tuple(group["places"])) for group in groups]

    @property
    def unknown_cards(self) -> dict[str, int]:
        """The cards of both decks that could lie in any place that the seat knows nothing of."""
        return dict(self._read("unknown_cards"))

    def to_dict(self) -> ViewDict:
        """The view as a JSON object."""
        view = {**self.public_dict(), **self.private_dict()}
        return cast("ViewDict", view)

    def public_dict(self) -> dict[str, Any]:
        """The part of `to_dict` that is the same for all seats and spectators."""
        return cast("dict[str, Any]", self._codec.public(self._numbers))

    def private_dict(self) -> dict[str, Any]:
        """The rest."""
        return cast("dict[str, Any]", self._codec.private(self._numbers))


@lru_cache(maxsize=64)
def _route(edition: Edition, direction: Direction) -> tuple[Stop, ...]:
    return edition.route_in(direction)


@lru_cache(maxsize=64)
def _ports(edition: Edition, direction: Direction) -> list[int]:
    """The positions of the ports, the Starting Port first."""
    route = _route(edition, direction)
    return [0, *(i for i, stop in enumerate(route, 1) if stop.is_port)]
