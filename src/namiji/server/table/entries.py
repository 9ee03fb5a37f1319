"""One line of a table's log."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """A change of a table, as it is kept for good. A table is nothing but its entries in order."""

    version: int
    """1, 2, 3 and so on, without gaps."""
    kind: str
    seat: int
    """Who did it; 0 is nobody at the table."""
    request: str | None
    """The client's own id of what it asked for: a seat's request has one effect, however often it
    comes."""
    at: float
    """Seconds since 1970."""
    body: dict[str, Any] = field(repr=False)
    """A JSON object. It may hold secrets, the seed and hidden choices among them."""
