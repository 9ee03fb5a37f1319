"""What is known of a table without reading its log."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    status: str
    """"open", "playing" or "over"."""
    public: bool
    players: int
    free_seats: int
    version: int
    """That of the last entry in its log."""
    updated: float
    """Seconds since 1970."""
    name: str
