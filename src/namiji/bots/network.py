"""The bot that plays what the neural network recommends; see `mind.network`."""

import math
import random
from collections.abc import Sequence
from functools import cache

import numpy as np

from namiji.bots.empty_view import empty_view
from namiji.bots.protocol import Bot
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.game.actions import Action, actions_of
from namiji.game.view import SeatView
from namiji.mind.api import choose_by_network, sample_by_network
from namiji.mind.network import PAPER, read_network


class NetworkBot(Bot):
    """Takes the action that its network rates highest, or any, as often as the network says.

    At temperature 0, nothing about it is random. At 1, it follows the probabilities of the network;
    a higher temperature makes them more even.
    """

    def __init__(self, seed: str, temperature: str = "0") -> None:
        self.temperature = float(temperature)
        if not 0 <= self.temperature < math.inf:
            raise ValueError(temperature)
        self._random = random.Random(seed)
        self._paper = np.zeros(1, PAPER)

    def begin(self, view: SeatView) -> None:
        _compile(view.edition)

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:  # noqa: ARG002 - the view has them, too
        given = (build_tables(view.edition), read_network(), view.states, self._paper)
        if self.temperature:
            word = np.uint64(self._random.getrandbits(64))
            chosen = sample_by_network(*given, self.temperature, word)
        else:
            chosen = choose_by_network(*given)
        return actions_of(view.edition)[chosen]


@cache
def _compile(edition: Edition) -> None:
    """Load or compile what the network thinks with, which is no thinking time."""
    for temperature in ("0", "1"):
        NetworkBot("", temperature).choose(empty_view(edition), ())
