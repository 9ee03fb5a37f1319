"""The rows that callers of the store write and read."""

import json
from dataclasses import dataclass, field
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class TableRow:
    """What the store knows of a table without reading its log."""

    id: str
    status: str
    """"open", "playing" or "over"."""
    public: bool
    players: int
    free_seats: int
    version: int
    """The version of the last entry in its log."""
    updated: float
    """Seconds since 1970."""
    name: str
    home_made: str | None = None
    """The id of the edition, if a person brought it."""
    edition: str | None = None
    """The digest of the edition."""
    correspondence: float | None = None
    """Seconds per decision, if games at the table go on while nobody is there."""
    due: float | None = None
    """When such a game has to be looked at, in seconds since 1970; null if none is in play."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """One entry of a table's log. The store does not look into it."""

    version: int
    """1, 2, 3 and so on, without gaps."""
    kind: str
    seat: int
    """The seat that acted; 0 if it was none."""
    request: str | None
    """The client's id of the request."""
    at: float
    """Seconds since 1970."""
    body: dict[str, Any] = field(repr=False)
    """A JSON object. It may hold secrets, such as the seed and hidden choices."""

    @classmethod
    def from_values(
        cls, version: int, kind: str, seat: int, request: str | None, at: float, body: str
    ) -> Self:
        """From the columns of the log, in this order."""
        return cls(version, kind, seat, request, at, json.loads(body))


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected to a table at one process."""

    table_id: str
    process: str
    seats: tuple[int, ...]
    watchers: int
    pace: float | None
    """The slowest pace that a player there asks for."""
    game_version: int
    """Of the table's game, when this was written."""
    spent: float
    """Seconds that the decision after that version had taken by then."""
    age: float = 0.0
    """Seconds since then."""
    is_up: bool = True
    """Whether the process is up."""

    @property
    def is_empty(self) -> bool:
        return not self.seats and not self.watchers
