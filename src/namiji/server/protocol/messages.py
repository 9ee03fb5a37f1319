"""The messages of a table's socket (docs/protocol.md): what clients say and what they are sent.

What comes in is checked by models. What goes out is built by `frame.py` as plain dicts, which the
type checker holds to the shapes below; the exported schema is made of both.
"""

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from typing_extensions import TypedDict

from namiji.core.names import Direction
from namiji.errors import NamijiError
from namiji.game.view import ViewDict
from namiji.preview import Choice
from namiji.server.protocol.event_json import EventDict
from namiji.server.protocol.validation import explain
from namiji.server.table.colors import Color
from namiji.server.table.entries import EntryKind, PublicFields
from namiji.server.table.levels import Level
from namiji.server.table.settings import Clock, UndoPolicy

PROTOCOL: Final = 1
"""Rises when a client of before could misunderstand a message. Fields may be added without it."""

Version: TypeAlias = Annotated[int, Field(ge=0, le=2**31)]
RequestId: TypeAlias = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
SeatNumber: TypeAlias = Annotated[int, Field(ge=1, le=5)]


class _Message(BaseModel):
    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, use_attribute_docstrings=True
    )


class _Request(_Message):
    """Something to be done once, and answered.

    `id` is the client's own, never used again for another request of the seat.
    """

    id: RequestId


class Hello(_Message):
    """The first message of a socket: who is there, and what it has seen already."""

    type: Literal["hello"]
    protocol: int
    token: str | None = Field(default=None, max_length=128, repr=False)
    """The secret of the seat; without one the socket watches."""
    since: Version | None = None
    """The last version that the client has: all later steps are sent. Without it, none is."""


class Decide(_Request):
    """Play an action of the seat's `choices`, such as `sail 14`."""

    type: Literal["decide"]
    version: Version
    """The version that the client saw when it decided."""
    action: Annotated[str, Field(max_length=80)]


class Undo(_Request):
    """Take the game back to its first `keep` decisions; asks the others where that is not free."""

    type: Literal["undo"]
    version: Version
    keep: Annotated[int, Field(ge=0, le=10_000)]


class AnswerUndo(_Request):
    """Agree to what another seat wants to take back, or not."""

    type: Literal["answer_undo"]
    asked: Version
    """The version in which it was asked."""
    agree: bool


class Vote(_Request):
    """Vote for a direction, at a table that votes and while no game is on."""

    type: Literal["vote"]
    direction: Direction


class Start(_Request):
    """The host does not wait for more people: bots take the open seats."""

    type: Literal["start"]


class HandOver(_Request):
    """A bot plays on for a seat: one's own, or that of somebody who is away."""

    type: Literal["hand_over"]
    seat: SeatNumber


class ComeBack(_Request):
    """Play one's own seat again."""

    type: Literal["come_back"]


class Leave(_Request):
    """Give the seat up before the game; during one, hand it over to a bot."""

    type: Literal["leave"]


class FreeSeat(_Request):
    """Open the seat of somebody who is away, before the game."""

    type: Literal["free_seat"]
    seat: SeatNumber


class Rematch(_Request):
    """Another game at this table; it starts when everyone present wants it. No bot stands in."""

    type: Literal["rematch"]


class Pace(_Message):
    """How long each decision of a bot should be seen, in seconds; the slowest wish counts."""

    type: Literal["pace"]
    seconds: Annotated[float, Field(ge=0, le=10, strict=False)]


class Ping(_Message):
    """Answered by `pong`: is the line alive?"""

    type: Literal["ping"]


Request: TypeAlias = (
    Decide | Undo | AnswerUndo | Vote | Start | HandOver | ComeBack | Leave | FreeSeat | Rematch
)
ClientMessage: TypeAlias = Annotated[
    Hello | Request | Pace | Ping,
    Field(discriminator="type"),
]

_reader: TypeAdapter[Any] = TypeAdapter(ClientMessage)


def read_message(text: str | bytes) -> Hello | Request | Pace | Ping:
    """The message that a frame spells. The error quotes nothing of it: it may hold a token."""
    try:
        message: Hello | Request | Pace | Ping = _reader.validate_json(text)
    except ValidationError as error:
        why = explain(error.errors(include_url=False))
        raise NamijiError("bad-message", f"not a message of the protocol: {why}") from None
    return message


# What a client is sent. Every message carries the table's version.

Status: TypeAlias = Literal["open", "playing", "over"]


class SeatInfo(TypedDict):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    color: Color | None
    """Of the boat: another one for each seat; null while the seat is open."""
    level: Level | None
    """Of a bot, or of the bot that stands in for a person."""
    stand_in: bool
    """A bot plays for this person, who may come back."""
    present: bool
    """A person's line is up. Bots are always there."""


class EditionInfo(TypedDict):
    id: str
    version: int
    digest: str


class UndoAsked(TypedDict):
    version: int
    """Of the step that asked; named by `answer_undo`."""
    seat: int
    keep: int
    waiting: list[int]
    """The people who have not agreed yet."""


class TableInfo(TypedDict):
    id: str
    status: Status
    lesson: bool
    """The guided first game, which is the same for everyone."""
    public: bool
    watch: bool
    direction: Literal["clockwise", "counterclockwise", "vote"]
    edition: EditionInfo
    clock: Clock | None
    undo: UndoPolicy
    stand_in: Level
    pace: float
    host: int
    """The seat that may start early; 0 where no person sits."""
    seats: list[SeatInfo]
    votes: dict[str, Direction]
    rematch: list[int]
    """The seats that want another game."""
    undo_asked: UndoAsked | None
    games: int
    """Games started at this table, the one in play included."""
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
    """Whose time runs; 0: nobody's."""
    seconds: float
    """Left to that seat for this decision when the message was made."""
    left: dict[str, float]
    """What each person has left of the game's time; empty where the clock is for each move."""


class GameInfo(TypedDict):
    number: int
    rules: int
    commitment: str
    """The hash of the seed, published before the first decision."""
    seed: str | None
    """The seed itself, once the game is over."""
    decisions: int
    free_undo: int | None
    """To how many decisions this seat may take the game back without asking anybody."""
    clock: ClockInfo | None
    view: ViewDict
    choices: list[Choice]
    """What this seat may decide now, with what each option would do."""


class State(TypedDict):
    """Where the table stands for this seat, and the steps that led there."""

    type: Literal["state"]
    protocol: int
    version: int
    seat: int
    """0 for a watcher."""
    table: TableInfo
    steps: list[Step]
    game: GameInfo | None


class TableMessage(TypedDict):
    """Somebody came or went, or the pace changed: nothing that a version counts."""

    type: Literal["table"]
    version: int
    table: TableInfo


class ErrorInfo(TypedDict):
    code: str
    message: str


class Answer(TypedDict):
    """To a request, by its id: done, or why not. What it changed comes as a state."""

    type: Literal["answer"]
    id: str
    version: int
    """The version in which it was done, also where it came again; now, where it was refused."""
    error: ErrorInfo | None


class Refusal(TypedDict):
    """To a message that is no request, or cannot be read."""

    type: Literal["error"]
    version: int
    error: ErrorInfo


class Pong(TypedDict):
    type: Literal["pong"]
    version: int


ServerMessage: TypeAlias = Annotated[
    State | TableMessage | Answer | Refusal | Pong, Field(discriminator="type")
]
