"""How hard a puzzle is: how often each of the four levels finds its solution."""

import math
from collections.abc import Callable, Mapping
from typing import Final

from namiji.bots import levels
from namiji.bots.protocol import Bot
from namiji.game.actions import Action
from namiji.game.view import SeatView

TRIES: Final[Mapping[Callable[[str], Bot], int]] = {
    levels.deckhand: 50,
    levels.sailor: 50,
    levels.skipper: 50,
    levels.master: 4,
}
"""How often each level tries a puzzle, each time with another seed."""

LEVELS: Final = tuple(level.__name__ for level in TRIES)

MEAN_RATING: Final = 1500
"""The rating of a puzzle that the levels solve every other time."""
_SCALE = 400  # as in chess: 400 points more mean a tenth of the odds
_LEAST, _MOST = 0.02, 0.98  # a few tries do not prove more


def success_of(view: SeatView, solution: Action, level: Callable[[str], Bot]) -> float:
    """Return how often a level chooses the solution."""
    tries, options = TRIES[level], view.legal_actions
    found = sum(level(f"puzzle {i}").choose(view, options) == solution for i in range(tries))
    return round(found / tries, 2)


def rating_of(success: tuple[float, ...]) -> int:
    """Return the rating at which players of 1500 would be as successful as the levels are."""
    mean = min(max(sum(success) / len(success), _LEAST), _MOST)
    return round(MEAN_RATING + _SCALE * math.log10((1 - mean) / mean))
