"""Events: what happens in a game, in order, as typed values.

There are no other types of event than these. `to_dict` gives the JSON object of an event. Some
fields are secret: an event knows which seats may see them, and `to_dict(seat)` leaves them out for
the others.
"""

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Literal, TypeAlias, get_args

from namiji.core import layout
from namiji.core.names import Cell, Crustacean, Direction, Panorama, Position, Reason, Seat

Net: TypeAlias = tuple[str, str]
"""The two fish of a net."""

EVERYONE = layout.EVERYONE
SPECTATOR = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class _Event:
    type: ClassVar[str]
    secret: ClassVar[tuple[str, ...]] = ()

    knowers: int = field(default=EVERYONE, repr=False, compare=False)
    """The seats that may see the secret fields, as bits."""

    def is_open_to(self, seat: Seat) -> bool:
        """Whether a seat may see the secret fields; 0 is a spectator."""
        return not self.secret or bool(self.knowers >> seat & 1)

    def to_dict(self, seat: Seat | None = None) -> dict[str, Any]:
        """The event as a JSON object: all of it, or what one seat may see (0 is a spectator)."""
        hidden = () if seat is None or self.is_open_to(seat) else self.secret
        shown: dict[str, Any] = {"type": self.type}
        for name in self.__slots__:  # the event's own fields, without `knowers`
            if name not in hidden:
                value = getattr(self, name)
                shown[name] = _listed(value) if type(value) is tuple else value
        return shown


def _listed(items: tuple[Any, ...]) -> list[Any]:
    return [_listed(item) if type(item) is tuple else item for item in items]


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(_Event):
    """The table is set (R1)."""

    type: ClassVar[str] = "started"

    players: int
    direction: Direction
    order: tuple[Seat, ...]
    face_up: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sailed(_Event):
    """A boat sails to a position; slot 1 is the one off the route (R2)."""

    type: ClassVar[str] = "sailed"

    seat: Seat
    by: Seat
    to: Position
    slot: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Docked(_Event):
    """A boat takes a slot of a Dock; 1 is closest to the route (R7.2)."""

    type: ClassVar[str] = "docked"

    seat: Seat
    by: Seat
    slot: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FishFlipped(_Event):
    """A face-down fish of the School is turned up (R3.1)."""

    type: ClassVar[str] = "fish_flipped"

    fish: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FishTaken(_Event):
    """A fish is taken (R3.1)."""

    type: ClassVar[str] = "fish_taken"

    seat: Seat
    fish: str
    face: Literal["up", "down"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FishKept(_Event):
    """A fish is placed in the rack (R3.4)."""

    type: ClassVar[str] = "fish_kept"

    seat: Seat
    fish: str
    cell: Cell


@dataclass(frozen=True, slots=True, kw_only=True)
class FishReleased(_Event):
    """A fish goes back, face up (R3.1)."""

    type: ClassVar[str] = "fish_released"

    seat: Seat
    fish: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CatchDeclined(_Event):
    """A seat declines to take another fish (R7.7)."""

    type: ClassVar[str] = "catch_declined"

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class NetsRevealed(_Event):
    """Nets are turned up (R3.2)."""

    type: ClassVar[str] = "nets_revealed"

    seat: Seat
    nets: tuple[Net, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NetKept(_Event):
    """A net is placed: `cells[i]` holds `net[i]` (R3.2)."""

    type: ClassVar[str] = "net_kept"

    seat: Seat
    net: Net
    cells: tuple[Cell, Cell]


@dataclass(frozen=True, slots=True, kw_only=True)
class NetReleased(_Event):
    """A net goes under its deck (R3.2)."""

    type: ClassVar[str] = "net_released"

    seat: Seat
    net: Net


@dataclass(frozen=True, slots=True, kw_only=True)
class CrustaceanDrawn(_Event):
    """A token comes out of the bag (R4.1)."""

    type: ClassVar[str] = "crustacean_drawn"

    seat: Seat
    token: Crustacean


@dataclass(frozen=True, slots=True, kw_only=True)
class HaulKept(_Event):
    """A haul goes into the trap (R4.3)."""

    type: ClassVar[str] = "haul_kept"

    seat: Seat
    crabs: int
    shrimp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HaulLost(_Event):
    """A haul goes back into the bag (R4.2)."""

    type: ClassVar[str] = "haul_lost"

    seat: Seat
    crabs: int
    shrimp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferingFloated(_Event):
    """An Offering leaves the boat (R5.1)."""

    type: ClassVar[str] = "offering_floated"

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionTaken(_Event):
    """A seat takes the next section of a panorama (R5.2)."""

    type: ClassVar[str] = "section_taken"

    seat: Seat
    panorama: Panorama
    section: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusTaken(_Event):
    """A seat is the first to complete a panorama (R5.3)."""

    type: ClassVar[str] = "bonus_taken"

    seat: Seat
    panorama: Panorama


@dataclass(frozen=True, slots=True, kw_only=True)
class RocksDrawn(_Event):
    """A seat looks at Rock cards (R6.1)."""

    type: ClassVar[str] = "rocks_drawn"
    secret: ClassVar[tuple[str, ...]] = ("cards",)

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RockKept(_Event):
    """A Rock card is kept (R6.1)."""

    type: ClassVar[str] = "rock_kept"
    secret: ClassVar[tuple[str, ...]] = ("card",)

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RockReturned(_Event):
    """A Rock card goes under its deck (R6.1)."""

    type: ClassVar[str] = "rock_returned"
    secret: ClassVar[tuple[str, ...]] = ("card",)

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DockHand(_Event):
    """A seat looks at Dock cards (R7.3)."""

    type: ClassVar[str] = "dock_hand"
    secret: ClassVar[tuple[str, ...]] = ("cards",)

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DockCardKept(_Event):
    """A seat takes a Dock card, face up (R7.3)."""

    type: ClassVar[str] = "dock_card_kept"

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DockCardDiscarded(_Event):
    """The neutral boat discards a Dock card (R9.3)."""

    type: ClassVar[str] = "dock_card_discarded"
    secret: ClassVar[tuple[str, ...]] = ("card",)

    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DockCardReturned(_Event):
    """The draft's last card goes under the deck (R7.3)."""

    type: ClassVar[str] = "dock_card_returned"
    secret: ClassVar[tuple[str, ...]] = ("card",)

    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrived(_Event):
    """A boat comes to the Finish Port (R8.1)."""

    type: ClassVar[str] = "arrived"

    seat: Seat
    rank: int
    early_bird: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(_Event):
    """A seat's score changes."""

    type: ClassVar[str] = "scored"

    seat: Seat
    points: int
    reason: Reason
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RockRevealed(_Event):
    """A Rock card is shown at the end (R6.3)."""

    type: ClassVar[str] = "rock_revealed"

    seat: Seat
    card: str
    fulfilled: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(_Event):
    """The game is over (R8.3)."""

    type: ClassVar[str] = "ended"

    scores: dict[Seat, int]
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    Started
    | Sailed
    | Docked
    | FishFlipped
    | FishTaken
    | FishKept
    | FishReleased
    | CatchDeclined
    | NetsRevealed
    | NetKept
    | NetReleased
    | CrustaceanDrawn
    | HaulKept
    | HaulLost
    | OfferingFloated
    | SectionTaken
    | BonusTaken
    | RocksDrawn
    | RockKept
    | RockReturned
    | DockHand
    | DockCardKept
    | DockCardDiscarded
    | DockCardReturned
    | Arrived
    | Scored
    | RockRevealed
    | Ended
)


def event_shapes() -> dict[str, dict[str, tuple[Any, bool]]]:
    """The JSON objects of all events by `type`: each key's type, and whether it is always there.

    Secret fields may be missing. In JSON a tuple is a list, and the keys of a dict are strings.
    """
    return {
        kind.type: {
            "type": (Literal[kind.type], True),
            **{
                each.name: (each.type, each.name not in kind.secret)
                for each in fields(kind)
                if each.name in kind.__slots__
            },
        }
        for kind in get_args(Event)
    }
