"""How choices and draws moved the chances of all seats; see `mind.impact`."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from namiji.core.layout import SEATS, new_states
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.mind.api import choose
from namiji.mind.impact import (
    ACCOUNT,
    IMPACT,
    PLAYED,
    STEP,
    USUAL,
    add_up,
    needs_playouts,
    note_impact,
)
from namiji.mind.layout import SCRATCH
from namiji.mind.playout import play_outs
from namiji.mind.weights import playout_mind


def measure_impact(
    edition: Edition, state: bytes, played: int, was_chance: bool, key: Any, effort: int
) -> Any:
    """Finish the game with the move played and with greedy's, by the same chance.

    Returns the record of the impact.
    """
    states = new_states(2)
    states[:1] = np.frombuffer(state, states.dtype)
    impacts = np.zeros(1, IMPACT)
    impact = impacts[0]
    impact.players, impact.decider = states[0]["players"], states[0]["decider"]
    impact.played, impact.was_chance = played, was_chance
    impact.usual = choose(
        build_tables(edition), playout_mind(edition), states, np.zeros(1, SCRATCH)
    )
    scores = np.zeros((2, effort, impact.players), np.int16)
    for move, action in ((PLAYED, impact.played), (USUAL, impact.usual)):
        if needs_playouts(impacts, move):
            play_outs(edition, states, key, scores[move], int(action))
    note_impact(impacts, scores)
    return impact


def steps_and_accounts(impacts: Sequence[Any], end: Sequence[float]) -> tuple[Any, Any]:
    """Return the figures of every decision and, from 1, of every seat, as arrays of records.

    `end` has the shares of the victory, the first seat first.
    """
    steps, accounts = np.zeros(len(impacts), STEP), np.zeros(SEATS, ACCOUNT)
    shares = np.zeros(SEATS)
    shares[1 : len(end) + 1] = end
    add_up(np.array(impacts, IMPACT), shares, steps, accounts)
    return steps, accounts
