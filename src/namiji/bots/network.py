"""The bot that a network has learned to be, see `mind.network`."""

from collections.abc import Sequence

import numpy as np

from namiji.edition.tables import build_tables
from namiji.game.actions import Action, actions_of
from namiji.game.view import SeatView
from namiji.mind.api import choose_by_network
from namiji.mind.network import PAPER, read_network


class NetworkBot:
    """Takes what its network rates highest; it needs no luck."""

    def __init__(self, seed: str) -> None:  # noqa: ARG002 - every bot is given one
        self._paper = np.zeros(1, PAPER)

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:  # noqa: ARG002 - the view says so too
        tables = build_tables(view.edition)
        best = choose_by_network(tables, read_network(), view.states, self._paper)
        return actions_of(view.edition)[best]
