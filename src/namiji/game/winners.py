"""Who wins (R8.3)."""

from collections.abc import Mapping

from namiji.core.names import Seat


def winners_of(scores: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """The seats with the most points; ties share the win."""
    best = max(scores.values())
    return tuple(seat for seat, points in scores.items() if points == best)
