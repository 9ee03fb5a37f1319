"""Players of one step: greedy, and those that see less than it or misjudge what they see."""

import random
from collections.abc import Mapping, Sequence

import numpy as np

from namiji.edition.tables import build_tables
from namiji.game.actions import Action, actions_of
from namiji.game.view import SeatView
from namiji.mind.api import choose
from namiji.mind.layout import MOST_GAIN, SCRATCH
from namiji.mind.weights import adjusted_mind

# What remains of each weight for a player who takes the most points now.
PLAIN = dict.fromkeys(
    "row_hope column_hope fish_keep reveal catch net_more section_hope race rock rock_time "
    "rock_more wish upgrade step skip again overtake deny dock dock_order finish slot_leave "
    "neutral_deny neutral_spare neutral_step".split(),
    0.0,
)


class GreedyBot:
    """Values every option in points and takes the best.

    `habits` are factors on the weights, `slip` is how many points it misjudges an option by, as a
    standard deviation: a player who slips confuses what is nearly equal and rarely blunders.
    """

    def __init__(
        self, seed: str, habits: Mapping[str, float] | None = None, slip: float = 0.0
    ) -> None:
        self._random = random.Random(seed)
        self._habits = dict(habits or {})
        self._slip = slip
        self._scratch = np.zeros(1, SCRATCH)

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        tables, mind = build_tables(view.edition), adjusted_mind(view.edition, **self._habits)
        self._scratch["value"] = -MOST_GAIN
        best = choose(tables, mind, view.states, self._scratch)
        if not self._slip:
            return actions_of(view.edition)[best]
        values = self._scratch["value"][0]
        first, ids = int(view.state.origin), actions_of(view.edition)
        return max(
            legal,
            key=lambda action: values[ids.id(action) - first] + self._random.gauss(0, self._slip),
        )


def plain_bot(seed: str) -> GreedyBot:
    """Takes the most points now, with no thought of what comes after."""
    return GreedyBot(seed, PLAIN)
