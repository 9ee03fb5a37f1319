"""Two search bots for Namiji, made of the public interface alone. To let one play:

    namiji simulate --players 2 --games 4 --bots examples/search.py:FlatMonteCarlo,greedy

Each deals worlds that fit what its seat knows and lets `greedy` play them to the end.
"""

import math
import random
from collections.abc import Sequence

from namiji import Action, Bot, Game, SeatView, make_bot


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

    playouts = 400

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)
        self.greedy = make_bot("greedy", seed)

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:
        tree: dict[tuple[Action, ...], list[float]] = {}  # visits and values, by the actions before
        for seed in [self.random.getrandbits(60) for _ in range(self.playouts)]:
            world, path, node = view.world(seed, record=False), [], ()
            while not world.is_over and (not path or tree[node][0]):
                node = (*node, self.pick(world, node, tree))
                path.append((world.decider, node))
                world.play(node[-1])
            values = {seat: utility(world, seat, seed) for seat, _ in path}
            for seat, node in path:
                tree[node] = [tree[node][0] + 1, tree[node][1] + values[seat]]
        return max(legal_actions, key=lambda action: tree[(action,)][0])

    def pick(self, world: Game, node: tuple, tree: dict) -> Action:
        """UCB1. Further down, greedy's choice comes first; others are tried if it is a bad one."""
        edges = {action: tree.setdefault((*node, action), [0, 0]) for action in world.legal_actions}
        visits, total = map(sum, zip(*edges.values(), strict=True))
        if node and not visits:
            return self.greedy.choose(world.view(world.decider), list(edges))
        untried = total / visits + 0.05 if node else math.inf
        bounds = {
            action: value / n + 0.1 * math.sqrt(math.log(visits + 1) / n) if n else untried
            for action, (n, value) in edges.items()
        }
        return max(bounds, key=lambda action: bounds[action])
