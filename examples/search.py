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


class TreeSearch(FlatMonteCarlo):
    """Information set Monte Carlo tree search: every seat picks what was best for it so far."""

    playouts, enough = 400, 48  # in all, and before an action is looked into
    greedy = make_bot("greedy", "1")

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:
        tree: dict[tuple[Action, ...], list[float]] = {}  # visits and values, by the actions before
        seeds = [self.random.getrandbits(60) for _ in range(self.playouts)]
        for _ in seeds:
            node = (self.pick(legal_actions, (), tree),)
            seed = seeds[int(tree[node][0])]  # every action meets the same worlds
            world, path = view.world(seed, record=False), [(view.seat, node)]
            world.play(node[0])
            while not world.is_over and tree[node][0] >= self.enough:
                seen, actions = world.view(world.decider), world.legal_actions
                action = self.pick(actions, node, tree) or self.greedy.choose(seen, actions)
                node = (*node, action)
                path.append((seen.seat, node))
                world.play(action)
            values = {seat: utility(world, seat, seed) for seat, _ in path}
            for seat, node in path:
                tree[node] = [tree[node][0] + 1, tree[node][1] + values[seat]]
        return max(legal_actions, key=lambda action: tree[(action,)][0])

    def pick(self, actions: Sequence[Action], node: tuple, tree: dict) -> Action | None:
        """UCB1. Further down, the first choice is left to greedy; others wait until it fails."""
        edges = {action: tree.setdefault((*node, action), [0, 0]) for action in actions}
        visits, total = map(sum, zip(*edges.values(), strict=True))
        if node and not visits:
            return None
        untried = total / visits + 0.05 if node else math.inf
        bonus = 0.01 * math.log(visits + 1)
        bound = {a: v / n + math.sqrt(bonus / n) if n else untried for a, (n, v) in edges.items()}
        return max(bound, key=lambda action: bound[action])
