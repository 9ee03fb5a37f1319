"""The rows that callers of the store write and read."""

from dataclasses import dataclass, field
from typing import Any


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
