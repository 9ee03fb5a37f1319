"""Claims that another move was better, each checked before it is made.

A search finds the move that it prefers, knowing what the decider knew. A second search tries that
move and the one played equally often and in the same worlds: the first made few playouts of the
moves that it did not choose, and may have chosen by luck. Of hundreds of comparisons, a few are
large by accident, and all of them share the errors of greedy, which finishes the games. So a
difference that would be claimed is checked by a deeper search with new worlds in which the neural
network judges the continuations. It is better at the sign of a difference than at its size, so the
size comes from a search as deep without it, again with new worlds.
"""

import math
from dataclasses import dataclass
from typing import Any

from namiji.analysis.model import to_reach
from namiji.bots.search import SearchBot
from namiji.game.actions import Action
from namiji.game.view import SeatView
from namiji.mind.network import read_network

LEAST_CLAIM = 0.02
"""A smaller difference is not worth a claim."""

SURE = 2.5
"""How many standard errors a difference must have in each of the last three searches."""

DEEPER = 4
"""How many times as many playouts the last two searches make."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What the search prefers, and how much better it is, if that is claimed."""

    best: Action
    cost: float = 0.0
    error: float = 0.0
    """The reach of the 95% interval of the cost."""


def find_claim(view: SeatView, action: Action, effort: int, seed: str) -> Claim:
    best = SearchBot(seed, str(effort)).think(view).options[0].action
    if best == action:
        return Claim(best)
    deep = DEEPER * effort
    searches = (("anew", effort, None), ("check", deep, read_network()), ("measure", deep, None))
    cost = error = 0.0
    for name, playouts, network in searches:
        cost, error = _compare(view, best, action, playouts, f"{name} {seed}", network)
        if cost <= max(LEAST_CLAIM, SURE * error):
            return Claim(best)
    return Claim(best, round(cost, 3), to_reach(error))


def _compare(
    view: SeatView, best: Action, played: Action, effort: int, seed: str, network: Any = None
) -> tuple[float, float]:
    """Return how much better the first action is for the decider, and the standard error."""
    bot = SearchBot(seed, str(effort), network)
    chances = [bot.think(view, only=each).shares[view.seat - 1] for each in (best, played)]
    errors = (standard_error(chance, effort) for chance in chances)
    return chances[0] - chances[1], math.hypot(*errors)


def standard_error(chance: float, playouts: int) -> float:
    """Return the standard error of a chance; it is never 0, even if all playouts agree."""
    likely = (chance * playouts + 1) / (playouts + 2)
    return math.sqrt(likely * (1 - likely) / playouts)
