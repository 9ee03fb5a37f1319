"""The entries of a table's log. A table is its entries in order, and nothing else.

Each kind of entry is a class. It knows which of its fields everyone may see. `write_content` and
`read_content` are the only places that know how it looks in JSON.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias, get_args

from pydantic import (
    ConfigDict,
    TypeAdapter,
    ValidationError,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)
from pydantic_core import to_json
from typing_extensions import TypedDict

from namiji.core.names import Direction
from namiji.errors import NamijiError
from namiji.server.table.colors import Color
from namiji.server.table.levels import Level
from namiji.server.table.settings import Settings

Actor: TypeAlias = Literal["person", "bot", "stand_in"]
"""Who decides for a seat; a `stand_in` is a bot that plays for a person."""

HandOverReason: TypeAlias = Literal["left", "clock", "away"]

EntryKind: TypeAlias = Literal[
    "created",
    "joined",
    "left",
    "filled",
    "voted",
    "nonce_given",
    "started",
    "decided",
    "undone",
    "undo_asked",
    "undo_answered",
    "handed_over",
    "came_back",
    "rematch_wanted",
]

# Which Rock card a player keeps is known to that player alone.
_OPEN_ACTIONS: Final = frozenset("sail slot take decline net place release draw stop pick".split())


class PublicFields(TypedDict, total=False):
    """What a client may see of an entry. Which fields are there follows from its kind."""

    about_seat: int
    """The seat that the entry is about, where that can be another one than `seat`."""
    name: str
    level: Level
    direction: Direction
    game: int
    action: str
    """What was decided. A client sees which Rock card was kept only if its own seat kept it."""
    by: Actor
    keep: int
    agree: bool
    reason: HandOverReason


class _Stored:
    """A part of an entry, as it is read from JSON and written to JSON."""

    __slots__ = ()
    __pydantic_config__: ClassVar = ConfigDict(
        extra="forbid", strict=True, ser_json_bytes="hex", val_json_bytes="hex"
    )


class _Content(_Stored):
    """What an entry of one kind says. A field is secret unless a method below names it."""

    __slots__ = ()
    kind: ClassVar[EntryKind]

    def public_fields(self) -> PublicFields:
        """What everyone may see of it."""
        return {}

    def own_fields(self) -> PublicFields:
        """What the seat that acted may see besides."""
        return {}


def _ignore_limits(value: Any, validate: ValidatorFunctionWrapHandler) -> Settings:
    """Read stored settings, even if new tables may not have such values anymore."""
    try:
        settings: Settings = validate(value)
    except ValidationError as error:
        limits = {"greater_than_equal", "less_than_equal", "string_too_long"}
        if any(each["type"] not in limits for each in error.errors()):
            raise
        return Settings.model_construct(**value)
    return settings


@dataclass(frozen=True, slots=True)
class CreatedSeat(_Stored):
    """A seat of a new table."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    token_hash: bytes | None = field(default=None, repr=False)
    level: Level | None = None
    color: Color | None = None


@dataclass(frozen=True, slots=True)
class Created(_Content):
    kind: ClassVar = "created"
    settings: Annotated[Settings, WrapValidator(_ignore_limits)]
    edition: str
    """The digest of the edition."""
    seats: tuple[CreatedSeat, ...]
    lesson: bool = False
    home_made: bool = False
    """Whether a person brought the edition."""
    awaits_nonces: bool = False
    """Whether the first game waits a little for the nonces of the maker's seats."""
    next_seed: str | None = field(default=None, repr=False)
    """The seed of the first game. Its commitment is public from now on."""


@dataclass(frozen=True, slots=True)
class Joined(_Content):
    """A person took an open seat."""

    kind: ClassVar = "joined"
    name: str
    token_hash: bytes = field(repr=False)
    color: Color | None = None
    nonce: str | None = None

    def public_fields(self) -> PublicFields:
        return {"name": self.name}


@dataclass(frozen=True, slots=True)
class Left(_Content):
    """A seat is open again, before the game: its person left, or another person freed it."""

    kind: ClassVar = "left"
    about_seat: int

    def public_fields(self) -> PublicFields:
        return {"about_seat": self.about_seat}


@dataclass(frozen=True, slots=True)
class Filled(_Content):
    """A bot took an open seat, because the host did not wait for more people."""

    kind: ClassVar = "filled"
    about_seat: int
    level: Level
    color: Color | None = None

    def public_fields(self) -> PublicFields:
        return {"about_seat": self.about_seat, "level": self.level}


@dataclass(frozen=True, slots=True)
class Voted(_Content):
    kind: ClassVar = "voted"
    direction: Direction

    def public_fields(self) -> PublicFields:
        return {"direction": self.direction}


@dataclass(frozen=True, slots=True)
class NonceGiven(_Content):
    """A person added to the chance of the next game."""

    kind: ClassVar = "nonce_given"
    nonce: str


@dataclass(frozen=True, slots=True)
class GameStarted(_Content):
    """A game began."""

    kind: ClassVar = "started"
    game: int
    """1 for the first game at the table."""
    direction: Direction
    rules: int
    """The version of the rules."""
    seed: str = field(repr=False)
    outcomes: tuple[str, ...] = field(repr=False)
    """What chance brought in the setup."""
    seats: tuple[str, ...] = ()
    nonces: tuple[str | None, ...] | None = None
    """What people added to the chance of the game; None where it follows from the seed alone."""
    next_seed: str | None = field(default=None, repr=False)
    """The seed of the next game. Its commitment is public from now on."""

    def public_fields(self) -> PublicFields:
        return {"direction": self.direction, "game": self.game}


@dataclass(frozen=True, slots=True)
class Decided(_Content):
    kind: ClassVar = "decided"
    by: Actor
    action: str = field(repr=False)
    outcomes: tuple[str, ...] = field(repr=False)
    """What chance brought after the decision."""
    spent: float = 0.0
    """Seconds that the seat used of its clock."""

    def public_fields(self) -> PublicFields:
        if self.action.split()[0] in _OPEN_ACTIONS:
            return {"by": self.by, "action": self.action}
        return {"by": self.by}

    def own_fields(self) -> PublicFields:
        return {"action": self.action}


@dataclass(frozen=True, slots=True)
class Undone(_Content):
    """The game went back to its first `keep` decisions."""

    kind: ClassVar = "undone"
    keep: int
    spent: float = 0.0
    """Seconds that the seat to decide had used of its clock."""

    def public_fields(self) -> PublicFields:
        return {"keep": self.keep}


@dataclass(frozen=True, slots=True)
class UndoAsked(_Content):
    kind: ClassVar = "undo_asked"
    keep: int

    def public_fields(self) -> PublicFields:
        return {"keep": self.keep}


@dataclass(frozen=True, slots=True)
class UndoAnswered(_Content):
    kind: ClassVar = "undo_answered"
    agree: bool

    def public_fields(self) -> PublicFields:
        return {"agree": self.agree}


@dataclass(frozen=True, slots=True)
class HandedOver(_Content):
    """A bot plays for a person from now on."""

    kind: ClassVar = "handed_over"
    about_seat: int
    level: Level
    reason: HandOverReason
    spent: float = 0.0
    """Seconds that the seat used of its clock, if it was to decide."""

    def public_fields(self) -> PublicFields:
        return {"about_seat": self.about_seat, "level": self.level, "reason": self.reason}


@dataclass(frozen=True, slots=True)
class CameBack(_Content):
    """A person plays again instead of the bot."""

    kind: ClassVar = "came_back"
    spent: float = 0.0
    """Seconds that the bot has used for a decision that is the person's again."""


@dataclass(frozen=True, slots=True)
class RematchWanted(_Content):
    """A person wants another game, and plays it without a stand-in."""

    kind: ClassVar = "rematch_wanted"


EntryContent: TypeAlias = (
    Created
    | Joined
    | Left
    | Filled
    | Voted
    | NonceGiven
    | GameStarted
    | Decided
    | Undone
    | UndoAsked
    | UndoAnswered
    | HandedOver
    | CameBack
    | RematchWanted
)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a table's log, as the store keeps it."""

    version: int
    """1, 2, 3 and so on, without gaps."""
    seat: int
    """The seat that acted; 0 if it was none, such as for the clock."""
    request: str | None
    """The client's id of the request. A request has one effect, however often it arrives."""
    at: float
    """Seconds since 1970."""
    content: EntryContent

    def fields_for(self, seat: int) -> PublicFields:
        """What a seat may see of the content; seat 0 is a watcher."""
        shown = self.content.public_fields()
        if seat and seat == self.seat:
            shown |= self.content.own_fields()
        return shown


_CONTENTS: Final[Mapping[str, type[EntryContent]]] = {
    content.kind: content for content in get_args(EntryContent)
}
_ADAPTERS: Final[Mapping[str, TypeAdapter[EntryContent]]] = {
    kind: TypeAdapter(content) for kind, content in _CONTENTS.items()
}


def write_content(content: EntryContent) -> dict[str, Any]:
    """The content as a JSON object, without its kind."""
    written: dict[str, Any] = _ADAPTERS[content.kind].dump_python(
        content, mode="json", exclude_none=True
    )
    return written


def read_content(kind: str, body: Mapping[str, Any]) -> EntryContent:
    """The content that `write_content` wrote. Raises `damaged-table` for anything else."""
    adapter = _ADAPTERS.get(kind)
    if adapter is None:
        raise NamijiError("damaged-table", "the log of this table has an entry of an unknown kind")
    try:
        return adapter.validate_json(to_json(body))
    except ValidationError as error:
        raise NamijiError("damaged-table", _malformed(kind, error)) from None


def _malformed(kind: str, error: ValidationError) -> str:
    """Name the fields that are wrong, and nothing that the log says: it may be secret."""
    known = [each.name for each in fields(_CONTENTS[kind])]
    places = {each["loc"][0] for each in error.errors() if each["loc"]}
    wrong = [name for name in known if name in places] or ["unknown fields"]
    return f"the log of this table has a malformed '{kind}' entry: check {', '.join(wrong)}"
