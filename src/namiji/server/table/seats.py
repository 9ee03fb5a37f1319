"""The seats of a table: who sits where."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from namiji.server.table.colors import COLORS, Color
from namiji.server.table.entries import (
    Actor,
    Created,
    CreatedSeat,
    Filled,
    Joined,
    Left,
    LogEntry,
)
from namiji.server.table.levels import Level


@dataclass(slots=True)
class Seat:
    number: int
    kind: Literal["open", "person", "bot"] = "open"
    name: str | None = None
    token_hash: bytes | None = field(default=None, repr=False)
    level: Level | None = None
    """The level of the bot in this seat, or of the bot that stands in for its person."""
    color: Color | None = None
    """None while the seat is open."""

    @property
    def is_person(self) -> bool:
        """Whether a person plays the seat now, without a stand-in."""
        return self.kind == "person" and self.level is None

    @property
    def actor(self) -> Actor:
        if self.kind == "bot":
            return "bot"
        return "person" if self.level is None else "stand_in"


def seats_after(seats: Mapping[int, Seat], entry: LogEntry) -> dict[int, Seat]:
    """Who sits where after an entry. Most entries do not change that."""
    match entry.content:
        case Created(seats=created):
            return {number: _seat(number, seat) for number, seat in enumerate(created, 1)}
        case Joined(name=name, token_hash=token_hash, color=color):
            person = CreatedSeat("person", name, token_hash, color=color)
            return {**seats, entry.seat: _seat(entry.seat, person)}
        case Left(about_seat=seat):
            return {**seats, seat: Seat(seat)}
        case Filled(about_seat=seat, level=level, color=color):
            return {**seats, seat: _seat(seat, CreatedSeat("bot", level=level, color=color))}
        case _:
            return dict(seats)


def _seat(number: int, seat: CreatedSeat) -> Seat:
    # Logs from before boats had colors name none: there, the color follows from the seat.
    color = None if seat.kind == "open" else seat.color or COLORS[number - 1]
    return Seat(number, seat.kind, seat.name, seat.token_hash, seat.level, color)
