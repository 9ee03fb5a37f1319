"""A bot for Namiji in Python. Let it play:

    namiji simulate --players 2 --bots examples/bot.py,random

A bot is a class that is called with a seed and has a method `choose`. It lives in a process of its
own; what it prints is shown when it has a fault.
"""

import random
from collections.abc import Sequence

from namiji.game.actions import Action, Draw, Pick, Release, Sail
from namiji.game.view import SeatView


class Spotter:
    """Sails for panoramas and Offerings, eats well, and is careful with crabs."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        """One of the legal actions; `view` is all that our seat knows."""
        if view.boat_in_action != view.seat:
            return legal[0]  # the neutral boat of a game for two
        values = [self.value(action, view) for action in legal]
        best = max(values)
        return self.random.choice([a for a, v in zip(legal, values, strict=True) if v == best])

    def value(self, action: Action, view: SeatView) -> float:
        """About how many points an action gives."""
        boat = view.boat(view.seat)
        match action:
            case Sail(to):
                return self.stop_value(view.station(to), view) - 0.5 * (to - boat.position)
            case Pick(card):
                points = {each.id: each.points for each in view.edition.dock_cards}
                return points[card]
            case Draw():  # `stop` is worth 0
                crabs, _ = view.haul
                return 1 if crabs + 1 < boat.parameters["trap_crabs"] else -1
            case Release():
                return -1
            case _:
                return 0

    def stop_value(self, station: str, view: SeatView) -> float:
        boat = view.boat(view.seat)
        if station in boat.sections:
            return boat.sections[station] + 1
        if station == "whirlpool" and boat.offerings:
            penalty = view.edition.penalty
            return penalty[boat.offerings] - penalty[boat.offerings - 1]
        return {"trap": 2, "angling": 2, "network": 1.5, "rock": 2}.get(station, 0)
