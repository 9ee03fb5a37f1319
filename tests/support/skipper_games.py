"""Decisions of games that skippers play."""

from namiji.bots import make_bot
from namiji.game.game import Game
from namiji.game.view import SeatView


def some_views(players: int, seed: str, step: int) -> list[SeatView]:
    """Every `step`-th decision of a game, as its seat saw it."""
    game = Game.new(players, seed)
    bots = [make_bot("skipper", f"{seed}{seat}") for seat in range(players)]
    found = []
    while not game.is_over:
        view = game.view(game.decider)
        if len(game.decisions) % step == 0:
            found.append(view)
        game.play(bots[game.decider - 1].choose(view, view.legal_actions))
    return found
