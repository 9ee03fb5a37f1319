"""The bot that plays at random."""

import random
from collections.abc import Sequence

from namiji.bots.protocol import Bot
from namiji.game.actions import Action
from namiji.game.view import SeatView


class RandomBot(Bot):
    """Plays every legal action with the same chance."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:  # noqa: ARG002 - it does not look
        return self._random.choice(legal_actions)
