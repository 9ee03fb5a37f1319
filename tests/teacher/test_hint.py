"""Hints are functions of what the seat knows, and exact where the ending is."""

import pytest

from namiji.mind.ending import solve
from namiji.teacher import give_hint
from tests.support.skipper_games import some_views


@pytest.mark.parametrize("players", [2, 4])
def test_a_hint_is_a_function_of_what_the_seat_knows(players: int) -> None:
    for number, view in enumerate(some_views(players, "knows", 17)):
        hint = give_hint(view, 200)
        world = view.world(seed=number)  # everything that the seat does not know differs there
        assert give_hint(world.view(view.seat), 200) == hint
        assert {hint.best, hint.other} <= set(view.legal_actions)
        assert hint.best != hint.other


def test_an_ending_that_is_calculated_is_exact() -> None:
    view = some_views(2, "ending", 1)[-1]
    solution = solve(view)
    assert solution is not None
    hint = give_hint(view, 100)
    assert (hint.sureness, hint.best, hint.chance_error) == ("exact", solution.best, 0.0)
