"""The messages of a table's socket (docs/protocol.md), in both directions.

Models check the messages of clients. The server's messages are plain dicts, which the type checker
compares with the types below; only a `change` is put together from parts (`snapshot.py`), and tests
compare it. The exported schema has both.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NotRequired, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from typing_extensions import TypedDict, get_type_hints

from namiji.core.names import Direction
from namiji.errors import NamijiError
from namiji.game.view import BoatDict, ViewDict
from namiji.preview import Choice
from namiji.record.deal import NONCE
from namiji.server.protocol.event_json import EventDict
from namiji.server.protocol.validation import explain
from namiji.server.table.colors import Color
from namiji.server.table.entries import EntryKind, PublicFields
from namiji.server.table.levels import Level
from namiji.server.table.settings import Clock, DirectionSetting, UndoPolicy

PROTOCOL: Final = 1
"""Rises when an older client could misunderstand a message, not when a field is added."""

Version: TypeAlias = Annotated[int, Field(ge=0, le=2**31)]
RequestId: TypeAlias = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Nonce: TypeAlias = Annotated[str, Field(pattern=NONCE)]
"""32 random hexadecimal digits."""
SeatNumber: TypeAlias = Annotated[int, Field(ge=1, le=5)]


class _Message(BaseModel):
    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, use_attribute_docstrings=True
    )


class _Request(_Message):
    """A request. The server does it once and answers it.

    The client chooses the `id`, and uses it for no other request of the seat.
    """

    id: RequestId


class Hello(_Message):
    """The first message on a socket: who connects, and which steps the client has."""

    type: Literal["hello"]
    protocol: int
    token: str | None = Field(default=None, max_length=128, repr=False)
    """The token of the seat. Without one, the client watches."""
    since: Version | None = None
    """The last version that the client has: the server sends all later steps. Without it, none."""
    changes: bool = False
    """Whether to send a `change` in place of a `state` where the client has the state before."""


class Decide(_Request):
    """Play an action of the seat's `choices`, such as `sail 14`."""

    type: Literal["decide"]
    version: Version
    """The version that the player saw when deciding."""
    action: Annotated[str, Field(max_length=80)]


class Undo(_Request):
    """Take the game back to its first `keep` decisions. If it is not free, ask the others."""

    type: Literal["undo"]
    version: Version
    keep: Annotated[int, Field(ge=0, le=10_000)]


class AnswerUndo(_Request):
    """Agree to the undo that another seat asks for, or refuse it."""

    type: Literal["answer_undo"]
    asked: Version
    """The version of the step that asked."""
    agree: bool


class Vote(_Request):
    """Vote for a direction, at a table that votes and has no game in play."""

    type: Literal["vote"]
    direction: Direction


class GiveNonce(_Request):
    """Add to the chance of the next game, whose `commitment` the table shows; once per game."""

    type: Literal["nonce"]
    nonce: Nonce


class Start(_Request):
    """Start without waiting for more people: bots take the open seats. Only the host can."""

    type: Literal["start"]


class HandOver(_Request):
    """Let a bot play for a seat: your own, or that of a person who is away."""

    type: Literal["hand_over"]
    seat: SeatNumber


class ComeBack(_Request):
    """Play your own seat again."""

    type: Literal["come_back"]


class Leave(_Request):
    """Give up the seat before the game. During a game, hand it over to a bot."""

    type: Literal["leave"]


class FreeSeat(_Request):
    """Open the seat of a person who is away, before the game."""

    type: Literal["free_seat"]
    seat: SeatNumber


class Rematch(_Request):
    """Ask for another game, without a stand-in. It starts when everyone present wants it."""

    type: Literal["rematch"]


class Pace(_Message):
    """How many seconds a bot's decision should stay in view. The slowest at the table counts."""

    type: Literal["pace"]
    seconds: Annotated[float, Field(ge=0, le=10, strict=False)]


EmoteName: TypeAlias = Literal["joy", "wow", "ouch", "hmm", "thanks", "hurry"]


class Emote(_Message):
    """Show a picture to everyone at the table. It is not kept; too many at once are dropped."""

    type: Literal["emote"]
    emote: EmoteName


class Refresh(_Message):
    """Ask for a whole `state`, such as by a client that is sent a `change` of one it lacks."""

    type: Literal["refresh"]
    since: Version | None = None
    """As in `hello`."""


class Ping(_Message):
    """Check the connection. The answer is a `pong`."""

    type: Literal["ping"]


Request: TypeAlias = (
    Decide
    | Undo
    | AnswerUndo
    | Vote
    | GiveNonce
    | Start
    | HandOver
    | ComeBack
    | Leave
    | FreeSeat
    | Rematch
)
ClientMessage: TypeAlias = Annotated[
    Hello | Request | Pace | Emote | Refresh | Ping,
    Field(discriminator="type"),
]

_reader: TypeAdapter[Any] = TypeAdapter(ClientMessage)


def read_message(text: str | bytes) -> Hello | Request | Pace | Emote | Refresh | Ping:
    """Parse a message. The error quotes nothing of it, because it may hold a token."""
    try:
        message: Hello | Request | Pace | Emote | Refresh | Ping = _reader.validate_json(text)
    except ValidationError as error:
        why = explain(error.errors(include_url=False))
        raise NamijiError("bad-message", f"this is not a message of the protocol: {why}") from None
    return message


# What the server sends. Every message carries the table's version.

Status: TypeAlias = Literal["open", "playing", "over"]


class SeatInfo(TypedDict):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    color: Color | None
    """The color of the boat, different for each seat; null while the seat is open."""
    level: Level | None
    """The level of the bot, or of the bot that stands in for the person."""
    stand_in: bool
    """Whether a bot plays for this person, who may come back."""
    present: bool
    """Whether the person is connected. Always true for a bot."""


class EditionInfo(TypedDict):
    id: str
    version: int
    digest: str
    home_made: bool
    """Whether a person brought it, rather than the server."""


class UndoRequestInfo(TypedDict):
    version: int
    """The version of the step that asked; `answer_undo` names it."""
    seat: int
    keep: int
    waiting: list[int]
    """The people who have not agreed yet."""


class TableInfo(TypedDict):
    id: str
    status: Status
    lesson: bool
    """Whether it is the guided first game, which is the same for everyone."""
    public: bool
    watch: bool
    direction: DirectionSetting
    edition: EditionInfo
    clock: Clock | None
    undo: UndoPolicy
    stand_in: Level
    pace: float
    host: int
    """The seat that may start early; 0 if there is no person."""
    seats: list[SeatInfo]
    votes: dict[str, Direction]
    rematch: list[int]
    """The seats that want another game."""
    undo_asked: UndoRequestInfo | None
    games: int
    """How many games have started at this table."""
    commitment: str | None
    """The commitment to the seed of the next game, to see before adding a nonce to it."""
    nonces: list[int]
    """The seats that have added a nonce to the next game."""
    watchers: int


class _StepHeader(TypedDict):
    version: int
    kind: EntryKind
    seat: int
    """The seat that acted; 0 if it was none, such as for the clock."""


class Step(_StepHeader, PublicFields):
    """One change of the table: what the client may see of a log entry."""

    events: NotRequired[list[EventDict]]
    """What happened, as far as the client may see it (docs/events.md)."""


class ClockInfo(TypedDict):
    seat: int
    """The seat whose clock runs; 0 if none does."""
    seconds: float
    """How many seconds that seat had left for this decision when the message was built."""
    left: dict[str, float]
    """Seconds that each person has left for the game; empty if the clock is per move."""


class DealInfo(TypedDict):
    """What the chance of a game follows from, besides its seed and direction (docs/record.md)."""

    table: str
    """The hash of the table's id."""
    seats: list[str]
    """Who had each seat at the start: `person`, or the level of a bot."""
    nonces: list[str | None]
    """What each seat added; null if nothing."""


class GameInfo(TypedDict):
    number: int
    rules: int
    commitment: str
    """The hash of the seed, known before the first decision."""
    deal: DealInfo | None
    """Null in lessons, and in games from before there were nonces: there, the seed is all."""
    seed: str | None
    """The seed itself, once the game is over."""
    decisions: int
    free_undo: int | None
    """To how many decisions this seat may take the game back without consent."""
    clock: ClockInfo | None
    view: ViewDict
    choices: list[Choice]
    """The legal actions of this seat, each with what it would do."""


class State(TypedDict):
    """The state of the table for this seat, and the steps that led to it."""

    type: Literal["state"]
    protocol: int
    version: int
    seat: int
    """0 for a watcher."""
    table: TableInfo
    steps: list[Step]
    game: GameInfo | None


def _changes(kind: Any, **replaced: Any) -> Any:
    """A type with the keys of another one, all of them optional."""
    fields = {**get_type_hints(kind, include_extras=True), **replaced}
    optional = {key: NotRequired[each] for key, each in fields.items()}
    name = f"{kind.__name__.removesuffix('Dict').removesuffix('Info')}Changes"
    return TypedDict(name, optional)  # type: ignore[operator]  # the fields come from data


if TYPE_CHECKING:
    TableChanges: TypeAlias = dict[str, Any]
    GameChanges: TypeAlias = dict[str, Any]
else:
    TableChanges = _changes(TableInfo)
    BoatChanges = _changes(BoatDict)
    ViewChanges = _changes(ViewDict, boats=dict[str, BoatChanges])
    GameChanges = _changes(GameInfo, view=ViewChanges)


class Change(TypedDict):
    """What is new since the last state that the client has, in place of a whole `state`.

    `table`, `game`, its `view`, the `boats` and each boat have only the keys whose values are new.
    A value replaces the old one.
    """

    type: Literal["change"]
    version: int
    since: int
    """The version that it changes."""
    steps: list[Step]
    table: TableChanges
    game: GameChanges


class TableMessage(TypedDict):
    """A person or watcher connected or disconnected, or the pace changed. The version stays."""

    type: Literal["table"]
    version: int
    table: TableInfo


class ErrorInfo(TypedDict):
    code: str
    message: str


class Answer(TypedDict):
    """The answer to the request with this id. The change itself comes as a `state`."""

    type: Literal["answer"]
    id: str
    version: int
    """The version in which the request was done, or the current one if it was refused."""
    error: ErrorInfo | None


class Refusal(TypedDict):
    """The answer to a message that is not a request or cannot be read."""

    type: Literal["error"]
    version: int
    error: ErrorInfo


class EmoteMessage(TypedDict):
    """A seat shows a picture."""

    type: Literal["emote"]
    version: int
    seat: int
    emote: EmoteName


class Pong(TypedDict):
    type: Literal["pong"]
    version: int


ServerMessage: TypeAlias = Annotated[
    State | Change | TableMessage | Answer | Refusal | EmoteMessage | Pong,
    Field(discriminator="type"),
]
