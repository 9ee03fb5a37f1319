"""Greedy play to the end, many times; `core.playout` does the same at random."""

from typing import Any

import numpy as np

from namiji.core.engine import play
from namiji.core.jit import entry, rule
from namiji.core.layout import NONE, OVER, Tables
from namiji.core.playout import begin_playout, note_scores
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.mind.greedy import choose
from namiji.mind.layout import SCRATCH
from namiji.mind.weights import playout_mind


def play_outs(
    edition: Edition, states: Any, key: Any, scores: Any, first: int | None = None
) -> None:
    """Play the first state out, once for each row of scores; the second is working memory.

    With `first`, every playout begins with that action instead of greedy's own. What it draws
    follows from the key and the playout's number, so that two actions can meet the same chance.
    """
    minds, scratch = playout_mind(edition), np.zeros(1, SCRATCH)
    action = NONE if first is None else first
    _play_outs(build_tables(edition), minds, states, scratch, key, action, scores)


@entry
def _play_outs(
    tables: Any, minds: Any, states: Any, scratch: Any, key: Any, first: int, scores: Any
) -> None:
    play_outs_from(tables[0], minds[0], states, scratch[0], key, first, scores)


@rule
def play_outs_from(
    t: Tables, m: Any, states: Any, x: Any, key: Any, first: int, scores: Any
) -> None:
    for i in range(len(scores)):
        begin_playout(states, key, i)
        s = states[1]
        if first != NONE:
            play(t, s, first, None)
        while s.phase != OVER:
            play(t, s, choose(t, m, s, x), None)
        note_scores(s, scores[i])
