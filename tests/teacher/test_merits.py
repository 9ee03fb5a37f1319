"""Merits add up to the margin, and accidents are none."""

import numpy as np
import pytest

from namiji.bots.search import SearchBot
from namiji.mind.gains import GAIN, LATER_AT, NOW, RIVAL
from namiji.mind.merits import MERIT_KINDS, MERITS, find_merits
from namiji.teacher.merits import main_merit, merits_of
from tests.support.skipper_games import some_views


def test_merits_add_up_to_the_margin() -> None:
    bot = SearchBot("1", "200")
    for view in some_views(3, "adds-up", 9):
        best, other = view.legal_actions[:2]
        gains = bot.gain(view, best), bot.gain(view, other)
        gap = gains[0].means - gains[1].means
        merits = merits_of(*gains, view.phase)
        total = sum(merit.points for merit in merits)
        assert total == pytest.approx(gap[NOW] + gap[LATER_AT:].sum() - gap[RIVAL], abs=0.1)
        assert {merit.kind for merit in merits} <= set(MERIT_KINDS)


def test_gains_agree_with_the_search() -> None:
    view = some_views(3, "agrees", 30)[1]
    bot = SearchBot("1", "300")
    for action in view.legal_actions[:3]:
        gain, thought = bot.gain(view, action), bot.think(view, only=action)
        mean = gain.means[NOW] + gain.means[LATER_AT:].sum() - gain.means[RIVAL]
        before = view.boat(view.seat).score
        assert before + mean == pytest.approx(thought.margins[view.seat - 1])
        assert gain.share == pytest.approx(thought.shares[view.seat - 1])


def test_what_is_an_accident_of_the_playouts_is_no_reason() -> None:
    view = some_views(3, "accident", 30)[0]
    gains, found = np.zeros(2, GAIN), np.zeros(1, MERITS)
    gains[:] = SearchBot("1", "50").gain(view, view.legal_actions[0])
    find_merits(gains, found, False)
    assert main_merit(found[0]) is None
