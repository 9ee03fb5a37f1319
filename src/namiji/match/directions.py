"""The direction of each game in a series."""

from typing import Literal, TypeAlias

from namiji.core.names import Direction

Directions: TypeAlias = Direction | Literal["both"]
"""One direction for all games, or both by turns."""


def direction_of_game(directions: Directions, index: int) -> Direction:
    """Return the direction of a game by its index: with "both", even games go clockwise."""
    if directions != "both":
        return directions
    return "clockwise" if index % 2 == 0 else "counterclockwise"


def any_direction(directions: Directions) -> Direction:
    """Return a direction that the games have; to check one where either will do."""
    return direction_of_game(directions, 0)
