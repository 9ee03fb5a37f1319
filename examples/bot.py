"""A bot for Namiji in Python. To let it play:

    namiji simulate --players 2 --bots examples/bot.py,random

A bot is a class that takes a seed and has a method `choose`. It runs in its own process. What it
prints is shown if it has a fault.
"""

import random
from collections.abc import Sequence

from namiji import Action, Bot, Draw, Pick, Release, Sail, SeatView


class Spotter(Bot):
    """Sails for panoramas and Offerings, takes good meals, and is careful with crabs."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:
        """Return one of the legal actions; `view` is all that the bot's seat knows."""
        if view.boat_in_action != view.seat:
            return legal_actions[0]  # for the neutral boat, with two players
        values = [self.value(action, view) for action in legal_actions]
        best = max(values)
        choices = zip(legal_actions, values, strict=True)
        return self.random.choice([action for action, value in choices if value == best])

    def value(self, action: Action, view: SeatView) -> float:
        """Estimate the points that an action gives."""
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
        return {"trap": 2, "angling": 2, "net": 1.5, "rock": 2}.get(station, 0)
