"""The settings and seats of a new table."""

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, with_config
from typing_extensions import TypedDict

from namiji.core.names import Direction
from namiji.errors import NamijiError
from namiji.server.table.colors import Color
from namiji.server.table.levels import Level

DirectionSetting: TypeAlias = Literal[Direction, "vote"]
UndoPolicy: TypeAlias = Literal["off", "free", "consent"]

SECONDS: Final = Field(ge=5, le=30 * 24 * 3600)
LEAST_CORRESPONDENCE: Final = 3600.0
"""Seconds per decision: people who play over days cannot be there at once."""


@with_config(ConfigDict(extra="forbid", strict=True))
class Clock(TypedDict):
    """Time for each decision (`move`), or for all of a person's decisions in a game (`game`). Both
    run while someone is at the table. Time for each decision in a game over days (`correspondence`)
    always runs; it is an hour or more.
    """

    kind: Literal["move", "game", "correspondence"]
    seconds: Annotated[float, SECONDS]


def check_clock(clock: Clock | None) -> None:
    """Refuse what the schema cannot: a game over days without the time for it."""
    if clock and clock["kind"] == "correspondence" and clock["seconds"] < LEAST_CORRESPONDENCE:
        raise NamijiError(
            "bad-request", "a correspondence game has 3600 seconds or more for each decision"
        )


PUBLIC_CLOCK: Final[Clock] = {"kind": "move", "seconds": 180.0}
"""At public tables, no one should keep strangers waiting."""


class Model(BaseModel):
    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, use_attribute_docstrings=True
    )


class PersonHere(Model):
    """A person on the device that creates the table; several may share it."""

    kind: Literal["here"]
    name: Annotated[str, Field(max_length=200, examples=["Ana"])]
    color: Color | None = None
    """The color of the boat, if it is free. Otherwise the seat gets the first free color."""


class PersonByLink(Model):
    """An open seat for a person who follows the link."""

    kind: Literal["link"]


class BotSeat(Model):
    kind: Literal["bot"]
    level: Level = "sailor"
    color: Color | None = None


NewSeat: TypeAlias = Annotated[PersonHere | PersonByLink | BotSeat, Field(discriminator="kind")]


def _quick_game() -> list[NewSeat]:
    return [PersonHere(kind="here", name="Player"), BotSeat(kind="bot"), BotSeat(kind="bot")]


class Settings(Model):
    """The settings of a table, without its seats."""

    direction: DirectionSetting = "clockwise"
    edition: Annotated[str, Field(max_length=40)] = "standard"
    public: bool = False
    """Whether the table is listed. Otherwise people need its link."""
    watch: bool = True
    """Whether everyone with the link may watch."""
    clock: Clock | None = None
    """By default, public tables have three minutes per decision, and others have no clock."""
    undo: UndoPolicy = "consent"
    """`free`: your own decisions that showed nothing new; `consent`: more, if all people agree."""
    stand_in: Level = "skipper"
    """The level of bots that replace people who leave or run out of time."""
    pace: Annotated[float, Field(ge=0, le=10)] = 1.0
    """Seconds that a bot's decision stays in view, unless a client sets another pace."""


class NewTable(Settings):
    """A new table. The default is one person against two bots."""

    edition_text: str | None = None
    """An edition of your own, as the text of a TOML file. It replaces `edition`."""
    await_nonces: bool = False
    """Whether the people here will send a nonce each: the first game waits for these, at most three
    seconds."""
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=5, default_factory=_quick_game)]
    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "seats": [
                        {"kind": "here", "name": "Ana", "color": "plum"},
                        {"kind": "link"},
                        {"kind": "bot", "level": "skipper"},
                    ],
                    "direction": "vote",
                    "public": True,
                    "clock": {"kind": "move", "seconds": 90},
                },
                {"seats": [{"kind": "here", "name": "Bo"}, {"kind": "bot", "level": "master"}]},
            ]
        }
    )
