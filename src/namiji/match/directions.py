"""The direction of each game in a series."""

from namiji.core.names import DIRECTIONS, Direction, Directions


def direction_of_game(directions: Directions, index: int) -> Direction:
    """Return the direction of a game by its index: with "both", even games go clockwise."""
    if directions != "both":
        return directions
    return DIRECTIONS[index % len(DIRECTIONS)]


def any_direction(directions: Directions) -> Direction:
    """Return a direction that the games have; to check one where either will do."""
    return direction_of_game(directions, 0)
