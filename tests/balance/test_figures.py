"""Figures and their targets."""

import numpy as np
import pytest

from namiji.balance.census import CENSUS, Setting
from namiji.balance.figures import DOCK_TAKEN, START_PLACE, STATION, figures
from namiji.edition import standard


def test_figures_come_from_a_census() -> None:
    census = np.zeros(1, CENSUS)
    c = census[0]
    c.games, c.seats = 100, 300
    c.lead[:3] = 150, -50, -100
    c.lead_squared[:3] = 1225, 25, 100
    c.offered[0], c.taken[0] = 50, 40
    c.stops[1:64] = 30
    found = figures(standard(), {Setting(3, "clockwise"): census})
    first, second, third = (f for f in found if f.target is START_PLACE)
    assert (first.value, second.value, third.value) == (1.5, -0.5, -1)
    assert first.reach == pytest.approx(1.984 * 10**0.5 / 10, rel=1e-3)
    assert [f.excess for f in (first, second, third)] == [0.5, 0, 0]
    (maki,) = (f for f in found if f.label == "maki")
    assert maki.value == 0.8
    assert maki.excess == pytest.approx(0.8 - DOCK_TAKEN.most)
    assert {f.value for f in found if f.target is STATION} == {1.0}


def test_stops_of_both_directions_are_counted_at_the_same_station() -> None:
    there, back = np.zeros(1, CENSUS), np.zeros(1, CENSUS)
    there["games"] = back["games"] = 1
    there["stops"][0, 1] = 8  # the first station clockwise is the last but one the other way
    back["stops"][0, len(standard().route) - 1] = 4
    both = {Setting(3, "clockwise"): there, Setting(3, "counterclockwise"): back}
    met = [f for f in figures(standard(), both) if f.target is STATION and f.value > 0]
    assert [f.label.split()[0] for f in met] == ["1"]
