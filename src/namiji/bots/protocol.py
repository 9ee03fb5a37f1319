"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol

from namiji.action import Action
from namiji.view import SeatView


class Bot(Protocol):
    """Plays one seat. What it decides follows from its seed and the questions it was asked."""

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        """One of the legal actions, of which there are at least two.

        The view is that of the bot's own seat, which may be deciding for the neutral boat.
        """
        ...
