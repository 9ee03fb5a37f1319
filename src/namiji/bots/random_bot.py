"""The bot that plays anything."""

import random
from collections.abc import Sequence

from namiji.game.actions import Action
from namiji.game.view import SeatView


class RandomBot:
    """Every legal action with the same chance."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:  # noqa: ARG002 - it does not look
        return self._random.choice(legal)
