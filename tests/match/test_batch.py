"""Thousands of random games at once."""

import numpy as np
import pytest

from namiji import NamijiError
from namiji.core.api import recount
from namiji.core.layout import OVER, new_states
from namiji.edition import standard
from namiji.edition.tables import build_tables
from namiji.match.batch import play_batch


def test_a_batch_does_not_depend_on_threads() -> None:
    edition, games = standard(), 600
    decisions, states = play_batch(edition, 3, "counterclockwise", games, "batch", threads=1)
    again, same = play_batch(edition, 3, "counterclockwise", games, "batch", threads=4)
    assert decisions == again > 60 * games
    assert states.tobytes() == same.tobytes()
    assert (states["phase"] == OVER).all()
    assert len(np.unique(states["score"], axis=0)) > games / 2


def test_a_batch_ends_with_true_scores() -> None:
    _, states = play_batch(standard(), 5, "clockwise", 20, 1)
    tables = build_tables(standard())
    for i in range(len(states)):
        counted = [recount(tables, states[i : i + 1], seat) for seat in range(1, 6)]
        assert counted == states["score"][i, 1:6].tolist()


def test_a_batch_may_be_empty_but_not_of_six() -> None:
    decisions, states = play_batch(standard(), 4, "clockwise", 0, 1)
    assert decisions == 0
    assert states.tobytes() == new_states(0).tobytes()
    with pytest.raises(NamijiError, match="2 to 5"):
        play_batch(standard(), 6, "clockwise", 1, 1)
