"""The JSON of a preview. Where there are several shapes, `kind` says which one it is."""

from typing import Literal, TypeAlias

from typing_extensions import TypedDict  # typing's own, before 3.12, is not enough for a schema

from namiji.core.names import Panorama, Station

LineChange: TypeAlias = Literal["completes", "fills", "grows", "begins", "spoils", "stays_spoiled"]
"""It scores, or is full without points; it has several fish, or one; it can no longer score."""


# What a boat finds where it sails to


class AtAngling(TypedDict):
    kind: Literal["angling"]
    face_up: int
    useful: int
    """Fish lying face up that would help a line begun."""
    face_down: int
    reveals: int
    """Fish that are turned up first."""
    catches: int
    """The most fish that can be taken."""
    points: int
    """With the first fish kept."""


class AtNet(TypedDict):
    kind: Literal["net"]
    nets: int
    """Left in their deck."""
    reveals: int
    points: int
    """If one is placed."""


class AtTrap(TypedDict):
    kind: Literal["trap"]
    crabs: int
    shrimp: int
    """In the bag."""
    losing_crabs: int
    """So many crabs in one haul lose it."""
    draws: int
    """The most tokens that a haul holds."""
    saved: int
    """The most shrimp that stay when it is lost."""
    points_each: int
    points: int
    """On top, for a haul kept."""


class AtWhirlpool(TypedDict):
    kind: Literal["whirlpool"]
    afloat: int
    """Offerings that leave the boat."""
    left: int
    penalty: int
    """As it is now."""
    penalty_left: int
    """As it would be then."""


class AtPanorama(TypedDict):
    kind: Literal["panorama"]
    panorama: Panorama
    taken: int
    """Sections taken at this stop."""
    section: int
    """The last of them."""
    sections: int
    completes: bool
    first: bool
    """It is the first to complete this one, which gives the bonus."""
    bonus: int


class AtRock(TypedDict):
    kind: Literal["rock"]
    deck: int
    cards: int
    """To look at."""
    keeps: int
    """Of those."""
    points: int
    """With the first card kept."""


class AtDock(TypedDict):
    kind: Literal["dock"]
    free: list[int]
    """Slots to choose from; 1 is closest to the route."""
    last: bool
    """All boats are in then, and cards are picked."""


class AtFinish(TypedDict):
    kind: Literal["finish"]
    rank: int
    early_bird: int
    """Points of the token; the neutral boat takes it for nobody."""


Arrival: TypeAlias = (
    AtAngling | AtNet | AtTrap | AtWhirlpool | AtPanorama | AtRock | AtDock | AtFinish
)


class SailEffect(TypedDict):
    kind: Literal["sail"]
    boat: int
    """0 for the neutral one."""
    position: int
    station: Station
    slot: int | None
    """As in a boat of the view; null at a Dock, where it is chosen next."""
    slots: int
    """Free ones, this one included."""
    next_boat: int | None
    """The boat that sails next; null where all are in port then."""
    next_seat: int | None
    """Who decides for it; null where that depends on the Dock slot, too."""
    again: bool
    """The same boat sails again."""
    others_first: int | None
    """How many boats sail at least once before it sails again; null at the Finish Port."""
    points: int
    """Sure to be scored at this stop; what fish, nets and hauls bring comes on top."""
    idle: bool
    """Nothing happens there."""
    there: Arrival | None
    """Null where the neutral boat does nothing."""


class SlotEffect(TypedDict):
    kind: Literal["slot"]
    boat: int
    slot: int
    turn: int
    """To pick; the neutral boat's card leaves the game unseen."""
    cards: int
    """To pick from."""
    leaves: int
    """Its turn to leave."""


# Fishing


class LineNow(TypedDict):
    """A row or column with fish."""

    line: str
    """`row 1` or `column a`."""
    filled: int
    """Cells."""
    size: int
    alive: bool
    """All its fish share a color or a kind."""
    color: str | None
    """The one they share."""
    fish_kind: str | None
    worth: int
    """What it scores when it is full and alive."""
    points: int
    """What it scores."""


class LineEffect(LineNow):
    """What becomes of a row or column, with the new fish."""

    change: LineChange


class TakeEffect(TypedDict):
    kind: Literal["take"]
    fish: str | None
    """Null: a random one of those face down."""
    left: int
    """How many of these lie there."""
    useful: int
    """How many of them would help a line begun."""
    lines: list[LineEffect]
    """What a known fish could complete or help, each line by itself, the fullest first."""


class PlaceEffect(TypedDict):
    kind: Literal["place"]
    cells: dict[str, str]
    """Fish by cell."""
    lines: list[LineEffect]
    upgrade: int
    """Points of upgrades."""
    points: int
    """All points that it scores."""


class NetEffect(TypedDict):
    kind: Literal["net"]
    net: str
    fish: list[str]


class ReleaseEffect(TypedDict):
    kind: Literal["release"]
    to: Literal["school", "nets"]
    """Face up to the School, or under the deck of nets."""
    released: list[str]
    """Names of fish or nets."""


class DeclineEffect(TypedDict):
    kind: Literal["decline"]


# The trap


class DrawEffect(TypedDict):
    kind: Literal["draw"]
    crabs: int
    shrimp: int
    """In the bag."""
    crabs_to_lose: int
    """So many crabs more lose the haul."""
    losing: int
    """So many tokens of the bag would lose it now."""
    tokens: int
    """In the bag."""
    risk: float
    """`losing / tokens`."""
    saved: int
    """Shrimp that stay even if the haul is lost."""
    points: int
    """Of the haul with this token, if it is kept then."""
    ends: bool
    """A haul that is not lost is then kept without asking."""


class StopEffect(TypedDict):
    kind: Literal["stop"]
    crabs: int
    shrimp: int
    points: int


# Cards


class ConditionNow(TypedDict):
    """A condition of a Rock card, and how far a boat meets it."""

    metric: str
    at_least: int | None
    at_most: int | None
    now: int
    """What the boat has, with this card kept."""
    holds: bool


class KeepEffect(TypedDict):
    kind: Literal["keep"]
    card: str
    copies: int
    points: int
    """At the end, if all conditions hold then."""
    conditions: list[ConditionNow]
    fulfilled: bool
    """They hold now."""
    at_once: int
    """Points of upgrades for keeping a card."""


class PickEffect(TypedDict):
    kind: Literal["pick"]
    card: str
    copies: int
    points: int
    """Of a meal, at once."""
    station: str | None
    """Where an upgrade works; null for a meal."""
    adds: dict[str, int]
    """By how much an upgrade raises which parameters."""


Effect: TypeAlias = (
    SailEffect
    | SlotEffect
    | TakeEffect
    | PlaceEffect
    | NetEffect
    | ReleaseEffect
    | DeclineEffect
    | DrawEffect
    | StopEffect
    | KeepEffect
    | PickEffect
)


class Choice(TypedDict):
    """A legal action, by its number and in its own words, and what it would do."""

    id: int
    action: str
    effect: Effect
