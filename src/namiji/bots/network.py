"""The bot that plays what the neural network recommends; see `mind.network`."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from namiji.bots.empty_view import empty_view
from namiji.bots.protocol import Bot
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.game.actions import Action, actions_of
from namiji.game.view import SeatView
from namiji.mind.api import choose_by_network
from namiji.mind.network import PAPER, read_network


class NetworkBot(Bot):
    """Takes the action that its network rates highest. Nothing about it is random."""

    def __init__(self, seed: str) -> None:  # noqa: ARG002 - every bot gets one
        self._paper = np.zeros(1, PAPER)

    def begin(self, view: SeatView) -> None:
        _compile(view.edition)

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:  # noqa: ARG002 - the view has them, too
        tables = build_tables(view.edition)
        best = choose_by_network(tables, read_network(), view.states, self._paper)
        return actions_of(view.edition)[best]


@cache
def _compile(edition: Edition) -> None:
    """Load or compile what the network thinks with, which is no thinking time."""
    NetworkBot("").choose(empty_view(edition), ())
