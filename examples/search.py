"""Two search bots for Namiji, made of the public interface alone. To let one play:

    namiji simulate --players 2 --games 4 --bots examples/search.py:FlatMonteCarlo,greedy

Each deals worlds that fit what its seat knows and lets `greedy` play them to the end.
"""

import math
import random
from collections.abc import Sequence

from namiji import Action, Bot, Game, SeatView


def utility(game: Game, seat: int, seed: int) -> float:
    """Play a game out once; return what it is worth to a seat: its lead, squeezed into 0 to 1."""
    scores = game.playouts(1, "greedy", seed)[0].tolist()
    lead = scores.pop(seat - 1) - max(scores)
    return 0.5 + 0.5 * math.tanh(lead / 20)


class FlatMonteCarlo(Bot):
    """Tries every action in the same worlds and takes the one that does best on average."""

    worlds = 24

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:
        totals = dict.fromkeys(legal_actions, 0.0)
        for seed in [self.random.getrandbits(60) for _ in range(self.worlds)]:
            world = view.world(seed, record=False)
            for action in legal_actions:
                after = world.copy()
                after.play(action)
                totals[action] += utility(after, view.seat, seed)
        return max(totals, key=lambda action: totals[action])


class TreeSearch(Bot):
    """Information set Monte Carlo tree search: every seat picks what was best for it so far."""

    playouts = 300

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:
        tree: dict[tuple[int, ...], list[float]] = {}  # by actions: visits, and the sum of values
        for seed in [self.random.getrandbits(60) for _ in range(self.playouts)]:
            world, path = view.world(seed, record=False), list[tuple[int, tuple[int, ...]]]()
            node: tuple[int, ...] = ()
            while not world.is_over and (not path or tree[node][0]):
                children = [(*node, action) for action in world.legal_ids()]
                visits = 1 + sum(tree.setdefault(child, [0, 0])[0] for child in children)
                node = max(children, key=lambda child: self.bound(*tree[child], visits))
                path.append((world.decider, node))
                world.play(node[-1])
            values = {seat: utility(world, seat, seed) for seat, _ in path}
            for seat, child in path:
                tree[child] = [tree[child][0] + 1, tree[child][1] + values[seat]]
        best = max(view.legal_ids(), key=lambda action: tree[(action,)][0])
        return legal_actions[view.legal_ids().index(best)]

    def bound(self, visits: float, total: float, all_visits: float) -> float:
        """UCB1; actions that were never tried come first, in any order."""
        if not visits:
            return 1e6 + self.random.random()
        return total / visits + 0.5 * math.sqrt(math.log(all_visits) / visits)
