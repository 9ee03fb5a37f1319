"""The parts of an edition, and the bounds of its figures."""

import dataclasses
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from namiji.core import layout
from namiji.core.names import Direction, Station

V = TypeVar("V")


class FrozenDict(Mapping[str, V]):
    """A read-only dict that, unlike MappingProxyType, can be hashed, copied and pickled."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[str, V]) -> None:
        self._items = dict(items)

    def __getitem__(self, key: str) -> V:
        return self._items[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return f"FrozenDict({self._items!r})"


@dataclass(frozen=True, slots=True)
class Bounds:
    """The integers from low to high, both included."""

    low: int
    high: int

    def __contains__(self, number: int) -> bool:
        return self.low <= number <= self.high

    def __str__(self) -> str:
        return str(self.low) if self.low == self.high else f"{self.low} to {self.high}"


PARAMETERS: Final = tuple(layout.PARAMETERS)

UPGRADE_STATIONS: Final = ("angling", "net", "trap", "whirlpool", "panorama", "rock")
"""A parameter's name starts with its station's; `panorama` stands for all three kinds (R7.7)."""

METRICS: Final = tuple(layout.METRICS)
"""What a Rock card may count (R6.4); the edition's colors come on top."""

PROVENANCES: Final = ("rulebook", "inferred", "reconstructed", "transcribed", "house")

# The bounds of an edition. Compiled code keeps routes, decks and tokens in arrays of fixed size and
# their figures in signed bytes; points are small enough for any score to fit 16 bits.

VERSION: Final = Bounds(1, 9999)
MAX_NAME: Final = 40
MAX_NOTE: Final = 400

# Docks divide the route into four parts (R7.1). The route's entries include the Docks and the
# Finish Port, but not the Starting Port.
DOCKS: Final = layout.LEGS - 1
LEG: Final = Bounds(1, 24)
ROUTE: Final = Bounds(8, layout.MAX_POSITION)

COLORS: Final = Bounds(1, layout.MAX_COLORS)
KINDS: Final = Bounds(1, 8)
MAX_COMBINATIONS: Final = layout.MAX_FISH
FISH: Final = Bounds(0, 96)
NETS: Final = Bounds(0, layout.MAX_NETS)
CRABS: Final = Bounds(0, 60)
SHRIMP: Final = Bounds(0, 60)
CRUSTACEAN_POINTS: Final = Bounds(0, 9)

# The rack's shape is fixed in code: cells and placements are numbered by it.
ROWS: Final = Bounds(layout.ROWS, layout.ROWS)
COLUMNS: Final = Bounds(layout.COLUMNS, layout.COLUMNS)
LINE_POINTS: Final = Bounds(0, 30)
OFFERINGS: Final = Bounds(0, layout.MAX_OFFERINGS)
PENALTY: Final = Bounds(0, 60)

# A copy of each section for each of five players: panorama cards never run out (R1.4).
SECTIONS: Final = Bounds(1, 8)
PANORAMA_COPIES: Final = Bounds(5, 20)
BONUS: Final = Bounds(0, 20)

# A token for each of five boats.
EARLY_BIRD: Final = Bounds(5, layout.MAX_EARLY_BIRD)
EARLY_BIRD_POINTS: Final = Bounds(0, 30)

# If one of these were 0, its station would do nothing.
POSITIVE_PARAMETERS: Final = frozenset(
    {
        *("angling_catches", "net_reveals", "trap_draws", "trap_crabs"),
        *("panorama_sections", "rock_draws", "rock_keeps"),
    }
)
DEFAULT_PARAMETERS: Final = FrozenDict(
    {"angling_spread": 0, "trap_saved": 0, "panorama_sections": 1, "rock_keeps": 1}
)
"""Parameters that a file may leave out, as files from before rules 2 do."""
MAX_PARAMETER: Final = 60
UPGRADE_ADDS: Final = Bounds(1, 20)
MAX_UPGRADED_PARAMETER: Final = 100

# Three drafts of five boats take 5 + 5 + 6 Dock cards (R7.3). Decks count copies.
DOCK_CARDS: Final = Bounds(16, layout.MAX_DOCK)
ROCK_CARDS: Final = Bounds(0, layout.MAX_ROCKS)
COPIES: Final = Bounds(1, 32)
CARD_POINTS: Final = Bounds(0, 20)
CONDITIONS: Final = Bounds(1, layout.MAX_CONDITIONS)
CONDITION_VALUE: Final = Bounds(0, 60)

COMPONENTS: Final = FrozenDict(
    {
        "fish": 48,
        "nets": 12,
        "crabs": 20,
        "shrimp": 30,
        "dock_cards": 20,
        "rock_cards": 20,
        "panorama_cards": 60,
        "early_bird": 5,
    }
)
"""The printed counts of the standard edition (R1.4, R1.6), with the keys of `Edition.counts`."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A place on the route; a double one has a second slot, off the route (R2.3)."""

    station: Station
    double: bool

    @property
    def is_port(self) -> bool:
        """Whether boats wait here for each other: a Dock or the Finish Port."""
        return self.station in ("dock", "finish")


@dataclass(frozen=True, slots=True)
class Fish:
    """All tokens of one color and kind, both given as indices. There may be none."""

    name: str
    color: int
    kind: int
    count: int

    @property
    def traits(self) -> int:
        """Its color and its kind, one bit each."""
        return layout.color_trait(self.color) | layout.kind_trait(self.kind)


@dataclass(frozen=True, slots=True)
class Net:
    """All tokens that show the same two fish, given as indices."""

    name: str
    fish: tuple[int, int]
    count: int


@dataclass(frozen=True, slots=True)
class DockCard:
    """A Dock card. A meal has points and no station; an upgrade adds to a station's parameters."""

    id: str
    points: int
    station: str | None
    adds: Mapping[str, int]
    copies: int

    @property
    def is_meal(self) -> bool:
        return self.station is None


@dataclass(frozen=True, slots=True)
class Condition:
    """The least and the most that a metric may be; at least one of the two is set."""

    metric: str
    at_least: int | None
    at_most: int | None


@dataclass(frozen=True, slots=True)
class RockCard:
    """A Rock card. It scores if all its conditions hold."""

    id: str
    conditions: tuple[Condition, ...]
    points: int
    copies: int


@dataclass(frozen=True, slots=True)
class Edition:
    """A checked edition. Editions with the same digest and version of the rules are equal."""

    id: str
    version: int
    digest: str
    """SHA-256 of `canonical`, in hex."""
    canonical: str
    """The file's data as JSON with sorted keys and no whitespace."""
    provenance: Mapping[str, str]
    """Where each table of figures comes from."""
    notes: Mapping[str, str]
    """What the provenance of a table rests on. A table may have none."""

    route: tuple[Stop, ...]
    """Clockwise; route[0] is position 1, the last is the Finish Port."""

    colors: tuple[str, ...]
    kinds: tuple[str, ...]
    fish: tuple[Fish, ...]
    """Every color with every kind, color by color."""
    nets: tuple[Net, ...]
    crabs: int
    shrimp: int
    crustacean_points: int

    row_points: tuple[int, ...]
    column_points: tuple[int, ...]
    offerings: int
    penalty: tuple[int, ...]
    """By Offerings left."""

    sections: tuple[int, int, int]
    """In the order of PANORAMAS."""
    panorama_copies: int
    bonus: int
    early_bird: tuple[int, ...]
    """Highest first."""

    parameters: Mapping[str, int]
    """In the order of PARAMETERS."""
    dock_cards: tuple[DockCard, ...]
    """Meals, then upgrades."""
    rock_cards: tuple[RockCard, ...]

    full_rack_bars_fishing: bool
    neutral_counts_as_boat: bool

    rules: int = layout.RULES_VERSION
    """The version of the rules that it is played with. No file says it."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[str, int]:
        return self.digest, self.rules

    def with_rules(self, rules: int) -> "Edition":
        """The same edition, played with another version of the rules."""
        return self if rules == self.rules else dataclasses.replace(self, rules=rules)

    @property
    def data(self) -> dict[str, Any]:
        """The file's data, as a new copy."""
        data: dict[str, Any] = json.loads(self.canonical)
        return data

    def route_in(self, direction: Direction) -> tuple[Stop, ...]:
        """The stops as boats meet them; the Finish Port is the last either way (R1.2)."""
        *stops, finish = self.route
        return self.route if direction == "clockwise" else (*reversed(stops), finish)

    def early_birds(self, players: int) -> tuple[int, ...]:
        """The Early Bird tokens in play: one per boat, the highest ones (R1.6, R9.6)."""
        has_neutral = players == 2 and self.neutral_counts_as_boat
        return self.early_bird[: players + has_neutral]

    def counts(self) -> dict[str, int]:
        """How many pieces the box holds. Stations include Docks and the Finish Port."""
        return {
            "fish": sum(fish.count for fish in self.fish),
            "nets": sum(net.count for net in self.nets),
            "crabs": self.crabs,
            "shrimp": self.shrimp,
            "dock_cards": sum(card.copies for card in self.dock_cards),
            "rock_cards": sum(card.copies for card in self.rock_cards),
            "panorama_cards": self.panorama_copies * sum(self.sections),
            "early_bird": len(self.early_bird),
            "stations": len(self.route),
        }
