"""What a table is made with."""

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, with_config
from typing_extensions import TypedDict

from namiji.server.table.colors import Color
from namiji.server.table.levels import Level

UndoPolicy: TypeAlias = Literal["off", "free", "consent"]

SECONDS: Final = Field(ge=5, le=30 * 24 * 3600)


@with_config(ConfigDict(extra="forbid", strict=True))
class Clock(TypedDict):
    """Time for each decision (`move`), or for all of a person's decisions in a game (`game`)."""

    kind: Literal["move", "game"]
    seconds: Annotated[float, SECONDS]


PUBLIC_CLOCK: Final[Clock] = {"kind": "move", "seconds": 180.0}
"""Among strangers, nobody shall hold the others up."""


class Model(BaseModel):
    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, use_attribute_docstrings=True
    )


class PersonHere(Model):
    """A person on the device that makes the table; several may share it."""

    kind: Literal["here"]
    name: Annotated[str, Field(max_length=200, examples=["Ana"])]
    color: Color | None = None
    """Of the boat, if it is free; else the seat gets the first color that is."""


class PersonByLink(Model):
    """A seat that is open to whoever follows the link."""

    kind: Literal["link"]


class BotSeat(Model):
    kind: Literal["bot"]
    level: Level = "sailor"
    color: Color | None = None


SeatWish: TypeAlias = Annotated[PersonHere | PersonByLink | BotSeat, Field(discriminator="kind")]


def _quick_game() -> list[SeatWish]:
    return [PersonHere(kind="here", name="Player"), BotSeat(kind="bot"), BotSeat(kind="bot")]


class Settings(Model):
    """All that is settled before a game, but for who sits where."""

    direction: Literal["clockwise", "counterclockwise", "vote"] = "clockwise"
    edition: Annotated[str, Field(max_length=40)] = "standard"
    public: bool = False
    """Listed for everyone, or open by its link only."""
    watch: bool = True
    """Whoever has the link may watch."""
    clock: Clock | None = None
    """Public tables that do not say get three minutes for each decision."""
    undo: UndoPolicy = "consent"
    """`free`: only what showed nothing and is one's own; `consent`: more, if all people agree."""
    stand_in: Level = "skipper"
    """The bot that plays on for people who leave or run out of time."""
    pace: Annotated[float, Field(ge=0, le=10)] = 1.0
    """Seconds that a bot's decision should be seen, until a client says otherwise."""


class NewTable(Settings):
    """A table, seat by seat. As it stands by itself, it is a game for one against two bots."""

    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=5, default_factory=_quick_game)]
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
