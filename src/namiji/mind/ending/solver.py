"""The values of an ending, computed from the ends back to the root in all worlds at once."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from namiji.core.layout import KEEP_AT, LEGS, ROCK_CARDS_AT
from namiji.errors import NamijiError
from namiji.game.actions import Action, actions_of
from namiji.game.view import SeatView
from namiji.mind.ending.tree import Choice, End, Tree, Unsolvable
from namiji.mind.ending.worlds import Dealer, Floats, Numbers, Table, add_up

BUDGET = 3_000_000
"""A number of nodes that takes about a second at most."""

_OUTCOME = 100  # finding one outcome of an action takes as long as evaluating this many nodes,
_DEAL = 50  # and dealing one world takes as long as evaluating this many
_SAME = 1e-9  # sums of many chances that differ by less are equal


@dataclass(frozen=True, slots=True)
class OptionValue:
    """The exact value of an action of the decider."""

    action: Action
    share: float
    """The decider's expected share of the victory."""
    margin: float
    """Its expected score less the best other one."""
    shares: tuple[float, ...]
    """Every seat's expected share, the first seat first."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The solution of a position."""

    values: tuple[OptionValue, ...]
    """One for each legal action, in their order."""
    best: Action
    nodes: int
    """Evaluated positions times worlds."""
    depth: int
    """Decisions on the longest line to the end, this one included."""


def solve(view: SeatView, budget: int = BUDGET) -> Solution | None:
    """Return the exact value of each option of the deciding seat, from its own view.

    Return None if the position is not solvable with this many nodes.
    """
    if view.decider != view.seat:
        raise NamijiError(
            "not-deciding", f"seat {view.seat} does not decide: take the decider's view"
        )
    if view.leg < LEGS or view.keeps_left > 1:  # `_Worlds` has a table for one card to keep
        return None
    try:
        return _solve(view, budget)
    except Unsolvable:
        return None


def _solve(view: SeatView, budget: int) -> Solution:
    tree = Tree(view, budget // _OUTCOME)
    worlds = _Worlds(view, tree, budget // (len(tree.nodes) + _DEAL))
    options = _value_tree(tree, worlds)
    if view.phase == "rock":  # others see one option, but each card makes another world
        options *= len(worlds.own)
    means = [worlds.mean(number % len(worlds.own), value) for number, value in enumerate(options)]
    values = tuple(
        OptionValue(
            action,
            share=float(mean[view.seat - 1]),
            margin=float(mean[view.players + view.seat - 1]),
            shares=tuple(mean[: view.players].tolist()),
        )
        for action, mean in zip(view.legal_actions, means, strict=True)
    )
    chosen = _best(np.array([[v.share] for v in values]), np.array([[v.margin] for v in values]))
    return Solution(
        values, values[chosen[0]].action, len(tree.nodes) * worlds.size, tree.root.depth
    )


class _Worlds:
    """All worlds of an ending, and what each seat knows in them.

    First come the worlds that fit the decider's view, with one table per Rock card that it may keep
    now. If others decide later, all worlds that anyone may consider possible follow. The beliefs of
    others are about the latter, in which the decider's cards are unknown, too.
    """

    def __init__(self, view: SeatView, tree: Tree, most: int) -> None:
        ends = [node for node in tree.nodes if isinstance(node, End)]
        later = {node.seat for node in tree.nodes[:-1] if isinstance(node, Choice)}
        dealer = Dealer(ends, later, most)
        tables = [dealer.worlds_of(view, card) for card in _kept(view)]
        self.own: list[slice] = []
        """The worlds that fit the decider's view, for each card that it may keep."""
        self.size = 0
        for table in tables:
            self.own.append(slice(self.size, self.size + len(table.rows)))
            self.size += len(table.rows)
        others = self.size
        if later - {view.seat}:
            tables.append(dealer.all_worlds(view))
            self.size += len(tables[-1].rows)
        if self.size > most:
            raise Unsolvable
        self._chances = np.concatenate([table.chances for table in tables])
        self.seats = [
            _Seat(tables, part, cards, others, seat == view.seat)
            for seat, (part, cards) in enumerate(zip(dealer.parts, dealer.cards, strict=True), 1)
        ]

    def mean(self, table: int, values: Floats) -> Floats:
        worlds = self.own[table]
        mean: Floats = self._chances[worlds] @ values[worlds]
        return mean


def _kept(view: SeatView) -> list[int | None]:
    """Return the Rock cards that the seat may keep now; [None] if it decides something else."""
    if view.phase != "rock":
        return [None]
    ids = map(actions_of(view.edition).id, view.legal_actions)
    return [number - KEEP_AT + ROCK_CARDS_AT for number in ids]


class _Seat:
    """What a seat holds and knows in every world."""

    def __init__(
        self, tables: Sequence[Table], part: slice, cards: Numbers, others: int, is_own: bool
    ) -> None:
        rows = np.concatenate([table.rows[:, part] for table in tables])
        chances = np.concatenate([table.chances for table in tables])
        hands, self._hand_of = np.unique(rows, axis=0, return_inverse=True)
        self._hands, self._cards = hands.astype(np.int64), cards
        self.knowledge: Numbers = self._hand_of.copy()
        """The same number in all worlds that the seat cannot tell apart."""
        if is_own:
            sizes = [len(table.rows) for table in tables]
            table_of = np.repeat(np.arange(len(tables)), sizes)
            self.knowledge[:others] = len(hands) + table_of[:others]
        else:
            chances[:others] = 0.0
        totals = add_up(self.knowledge, chances)
        self.beliefs: Floats = chances / np.maximum(totals, np.finfo(float).tiny)[self.knowledge]
        """The chance that each world has for the seat, by what it knows there."""

    def points(self, worth: Numbers) -> Numbers:
        """Return what its cards give in every world, from what each card gives."""
        points: Numbers = (self._hands @ worth[self._cards])[self._hand_of]
        return points

    def expects(self, values: Floats) -> Floats:
        """Return the mean of a value, for each state of the seat's knowledge."""
        return add_up(self.knowledge, self.beliefs * values)


def _value_tree(tree: Tree, worlds: _Worlds) -> list[Floats]:
    """Return the value of each root option in every world: shares by seat, then margins."""
    values: dict[int, Floats] = {}
    options: list[Floats] = []
    for number, node in enumerate(tree.nodes):
        if isinstance(node, End):
            values[number] = _settle(node, worlds)
            continue
        options = []
        for branch in node.branches:
            option = np.zeros((worlds.size, 2 * len(worlds.seats)))
            for child, chance in branch.items():
                option += chance * values[child]
            options.append(option)
        values[number] = _choose(worlds.seats[node.seat - 1], node.seat, options)
        for child in tree.last_needed_by[number]:
            del values[child]
    return options


def _settle(end: End, worlds: _Worlds) -> Floats:
    points = [seat.points(worth) for seat, worth in zip(worlds.seats, end.worth, strict=True)]
    scores = end.scores + np.array(points).T
    best = scores.max(axis=1, keepdims=True)
    wins = scores == best
    winners = wins.sum(axis=1, keepdims=True)
    second = np.where(winners > 1, best, np.sort(scores, axis=1)[:, -2:-1])
    return np.hstack([wins / winners, scores - np.where(wins, second, best)])


def _choose(decider: _Seat, seat: int, options: list[Floats]) -> Floats:
    """Return in each world the value of what the decider takes, by what it knows there."""
    share, margin = seat - 1, options[0].shape[1] // 2 + seat - 1
    chosen = _best(
        np.array([decider.expects(option[:, share]) for option in options]),
        np.array([decider.expects(option[:, margin]) for option in options]),
    )[decider.knowledge]
    values = options[0]
    for number, option in enumerate(options[1:], 1):
        values = np.where((chosen == number)[:, None], option, values)
    return values


def _best(shares: Floats, margins: Floats) -> Numbers:
    """Return for each column the row with the largest share and, among those, margin."""
    tied = shares > shares.max(axis=0) - _SAME
    margins = np.where(tied, margins, -np.inf)
    chosen: Numbers = np.argmax(margins > margins.max(axis=0) - _SAME, axis=0)
    return chosen
