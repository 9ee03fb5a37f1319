"""Bots that look one step ahead: greedy, and weaker ones that ignore or misjudge something."""

import random
from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np

from namiji.bots.empty_view import empty_view
from namiji.bots.protocol import Bot
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.game.actions import Action, actions_of
from namiji.game.view import SeatView
from namiji.mind.api import choose, misjudge
from namiji.mind.layout import MOST_GAIN, SCRATCH
from namiji.mind.weights import adjusted_mind

# Factors on the weights of a player who takes the most points now.
PLAIN = dict.fromkeys(
    "row_hope column_hope fish_keep reveal catch net_more section_hope race rock rock_time "
    "rock_more wish upgrade step skip again overtake deny dock dock_order finish slot_leave "
    "neutral_deny neutral_spare neutral_step".split(),
    0.0,
)


class GreedyBot(Bot):
    """Values every option in points and takes the best.

    `habits` are factors on the weights. `slip` is the standard deviation, in points, by which the
    bot misjudges an option: it then confuses options that are nearly equal, and rarely blunders.
    """

    def __init__(
        self, seed: str, habits: Mapping[str, float] | None = None, slip: float = 0.0
    ) -> None:
        self._random = random.Random(seed)
        self.habits = dict(habits or {})
        self.slip = slip
        self._scratch = np.zeros(1, SCRATCH)

    def begin(self, view: SeatView) -> None:
        _compile(view.edition)

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:  # noqa: ARG002 - the view has them, too
        tables, mind = build_tables(view.edition), adjusted_mind(view.edition, **self.habits)
        self._scratch["value"] = -MOST_GAIN
        best = choose(tables, mind, view.states, self._scratch)
        if self.slip:
            seed = np.uint64(self._random.getrandbits(64))
            best = misjudge(view.states, self._scratch, self.slip, seed)
        return actions_of(view.edition)[best]


@cache
def _compile(edition: Edition) -> None:
    """Load or compile what greedy thinks with, which is no thinking time."""
    GreedyBot("", slip=1.0).choose(empty_view(edition), ())


def plain_bot(seed: str) -> GreedyBot:
    """Make the bot that takes the most points now and never thinks ahead."""
    return GreedyBot(seed, PLAIN)
