"""The parts of a view, as values and as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass

from typing_extensions import TypedDict  # typing's own, before 3.12, is not enough for a schema

from namiji.core.names import Cell, Direction, Panorama, Phase, Position, Seat


class BoatDict(TypedDict):
    """A `Boat` in JSON."""

    seat: int
    position: int
    slot: int
    score: int
    rack: dict[str, str]
    rows_scored: int
    columns_scored: int
    nets: int
    crabs: int
    shrimp: int
    offerings: int
    sections: dict[Panorama, int]
    bonuses: list[Panorama]
    dock_cards: list[str]
    rocks: int
    early_bird: int
    parameters: dict[str, int]


class GroupDict(TypedDict):
    """A `Group` in JSON."""

    cards: list[str]
    places: list[str]


class ViewDict(TypedDict):
    """A `SeatView` in JSON. The keys are named after its properties."""

    seat: int
    players: int
    direction: Direction
    phase: Phase
    decider: int
    boat_in_action: int
    leg: int
    legal_actions: list[str]
    legal_ids: list[int]
    boats: dict[str, BoatDict]
    face_up: dict[str, int]
    face_down: dict[str, int]
    bag: list[int]
    haul: list[int]
    catches_left: int
    keeps_left: int
    fish_in_hand: str | None
    net_in_hand: str | None
    nets_revealed: list[str]
    nets_unseen: dict[str, int]
    nets_under: list[str]
    deck_sizes: dict[str, int]
    hand_size: int
    hand: list[str]
    own_rocks: list[str]
    known_rocks: dict[str, list[str]]
    known_under: dict[str, str]
    groups: list[GroupDict]
    unknown_cards: dict[str, int]


@dataclass(frozen=True, slots=True)
class Boat:
    """What everyone sees of a boat. The neutral boat has only a position and a slot."""

    seat: Seat
    position: Position
    slot: int
    """0 is furthest ahead: on the route, or innermost in a port."""
    score: int
    rack: Mapping[Cell, str]
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
    """How many Rock cards it holds. Which ones is secret."""
    early_bird: int
    """The points of its token from the Finish Port."""
    parameters: Mapping[str, int]

    def __post_init__(self) -> None:
        """Lists of the JSON become tuples."""
        object.__setattr__(self, "bonuses", tuple(self.bonuses))
        object.__setattr__(self, "dock_cards", tuple(self.dock_cards))


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie among some places: the seat knows the cards, but not which lies where.

    A place is `seat 2` (a kept Rock card), `hand`, `under 1` (under the deck, the next to come
    first) or `discard`. There may be more places than cards.
    """

    cards: tuple[str, ...]
    places: tuple[str, ...]
