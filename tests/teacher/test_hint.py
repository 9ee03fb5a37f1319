"""Hints are functions of the view, add up, and name what a deeper search finds."""

import numpy as np
import pytest

from namiji.bots import make_bot
from namiji.bots.search import SearchBot
from namiji.game.game import Game
from namiji.game.view import SeatView
from namiji.mind.ending import solve
from namiji.mind.gains import GAIN, LATER_AT, NOW, RIVAL
from namiji.mind.merits import MERIT_KINDS, MERITS, find_merits
from namiji.teacher import give_hint
from namiji.teacher.merits import main_merit, merits_of


def views(players: int, seed: str, step: int) -> list[SeatView]:
    """Some decisions of a game of skippers."""
    game = Game.new(players, seed)
    bots = [make_bot("skipper", f"{seed}{seat}") for seat in range(players)]
    found = []
    while not game.is_over:
        view = game.view(game.decider)
        if len(game.decisions) % step == 0:
            found.append(view)
        game.play(bots[game.decider - 1].choose(view, view.legal_actions))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_a_hint_is_a_function_of_what_the_seat_knows(players: int) -> None:
    for number, view in enumerate(views(players, "knows", 17)):
        hint = give_hint(view, 200)
        world = view.world(seed=number)  # everything that the seat does not know differs there
        assert give_hint(world.view(view.seat), 200) == hint
        assert {hint.best, hint.other} <= set(view.legal_actions)
        assert hint.best != hint.other


def test_merits_add_up_to_the_margin() -> None:
    bot = SearchBot("1", "200")
    for view in views(3, "adds-up", 9):
        best, other = view.legal_actions[:2]
        gains = bot.gain(view, best), bot.gain(view, other)
        gap = gains[0].means - gains[1].means
        merits = merits_of(*gains, view.phase)
        total = sum(merit.points for merit in merits)
        assert total == pytest.approx(gap[NOW] + gap[LATER_AT:].sum() - gap[RIVAL], abs=0.1)
        assert {merit.kind for merit in merits} <= set(MERIT_KINDS)


def test_gains_agree_with_the_search() -> None:
    view = views(3, "agrees", 30)[1]
    bot = SearchBot("1", "300")
    for action in view.legal_actions[:3]:
        gain, thought = bot.gain(view, action), bot.think(view, only=action)
        mean = gain.means[NOW] + gain.means[LATER_AT:].sum() - gain.means[RIVAL]
        before = view.boat(view.seat).score
        assert before + mean == pytest.approx(thought.margins[view.seat - 1])
        assert gain.share == pytest.approx(thought.shares[view.seat - 1])


def test_an_ending_that_is_calculated_is_exact() -> None:
    view = views(2, "ending", 1)[-1]
    solution = solve(view)
    assert solution is not None
    hint = give_hint(view, 100)
    assert (hint.sureness, hint.best, hint.chance_error) == ("exact", solution.best, 0.0)


def test_what_is_an_accident_of_the_playouts_is_no_reason() -> None:
    view = views(3, "accident", 30)[0]
    gains, found = np.zeros(2, GAIN), np.zeros(1, MERITS)
    gains[:] = SearchBot("1", "50").gain(view, view.legal_actions[0])
    find_merits(gains, found, False)
    assert main_merit(found[0]) is None
