"""Who asks a table for something, and when."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RequestContext:
    """The circumstances of a request, besides what it asks for."""

    seat: int
    """The seat that asks; 0 for the clock and for the table itself."""
    at: float
    """Seconds since 1970."""
    request: str | None = None
    """The client's id of the request; None where no client asks, as for a bot's decision."""
    spent: float = 0.0
    """Seconds that the seat to decide has used of its clock for this decision."""
