"""Verdicts name what a mistake cost, and know no more than the seat."""

from namiji.game.actions import Sail
from namiji.game.game import Game
from namiji.game.view import SeatView
from namiji.teacher import judge


def opening() -> tuple[SeatView, Sail]:
    """A first move that sails past everything, up to the Dock."""
    game = Game.new(3, "blunder")
    view = game.view(game.decider)
    dock = view.legal_actions[-1]
    assert isinstance(dock, Sail)
    assert view.station(dock.to) == "dock"
    return view, dock


def test_a_blunder_costs_and_the_best_choice_is_named() -> None:
    view, action = opening()
    verdict = judge(view, action, 200)
    assert verdict.cost > verdict.error > 0
    assert verdict.best != action
    assert verdict.merit is not None
    assert judge(view, verdict.best, 200).cost == 0


def test_a_verdict_is_a_function_of_what_the_seat_knows() -> None:
    view, action = opening()
    world = view.world(seed=3)
    assert judge(world.view(view.seat), action, 100) == judge(view, action, 100)
