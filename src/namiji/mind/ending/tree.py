"""All lines of play of an ending, as everyone can see them.

On the last leg only Rock cards are secret and, if no boat stops at a Sacred Rock, nobody learns
more about them until the end. So one tree serves all worlds: it has no Rock cards, and each of its
ends says what every card would give to each seat. Positions that differ only in what can no longer
matter are one node.
"""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from namiji.core import layout
from namiji.edition.tables import build_tables
from namiji.game.view import SeatView
from namiji.mind.ending.rules import TOO_MANY, branch, meets_rock, settle

_MOST_OUTCOMES = 2048  # of one action
_BLANK = layout.ROCK_CARDS_AT  # takes the place of every Rock card; its points are subtracted again


class Unsolvable(Exception):
    """The position is too large, or a boat can still reach a Sacred Rock."""


@dataclass(frozen=True, slots=True)
class End:
    """The game is over."""

    scores: NDArray[np.int64]
    """By seat, the first one first, without Rock cards; the least is 0."""
    worth: NDArray[np.int64]
    """What each Rock card gives, by seat and card."""
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A seat decides."""

    seat: int
    branches: tuple[dict[int, float], ...]
    """For each legal action, in order, the nodes that it may lead to and their chances."""
    depth: int
    """Decisions on the longest line from here to an end."""


Node: TypeAlias = End | Choice


class Tree:
    """The nodes below a position of the last leg; children come before their parents."""

    def __init__(self, view: SeatView, most: int) -> None:
        """Expand the tree, unless its actions have more than `most` outcomes in all."""
        self.nodes: list[Node] = []
        self.last_needed_by: dict[int, list[int]] = {}
        """For each choice, the children that no later choice has."""
        self._tables = build_tables(view.edition)
        self._left = most
        self._known: dict[bytes, int] = {}
        self._traces = np.zeros(1, layout.TRACE)
        self._after = layout.new_states(_MOST_OUTCOMES)
        self._chances = np.zeros(_MOST_OUTCOMES)
        states = _without_cards(view)
        if states["rest_size"][0, layout.ROCK_DECK] and meets_rock(self._tables, states):
            raise Unsolvable
        self._grow(states.tobytes())
        self._find_last_parents()

    @property
    def root(self) -> Node:
        return self.nodes[-1]

    def _grow(self, position: bytes) -> int:
        """Return the number of a position's node."""
        if position not in self._known:
            states = np.frombuffer(position, layout.STATE)
            is_over = states["phase"][0] == layout.OVER
            self._known[position] = self._end(states) if is_over else self._choice(states)
        return self._known[position]

    def _choice(self, states: Any) -> int:
        origin, mask = int(states["origin"][0]), int(states["mask"][0])
        actions = (origin + i for i in range(mask.bit_length()) if mask >> i & 1)
        branches = tuple(self._branch(states, action) for action in actions)
        depth = 1 + max(self.nodes[child].depth for branch in branches for child in branch)
        self.nodes.append(Choice(int(states["decider"][0]), branches, depth))
        return len(self.nodes) - 1

    def _branch(self, states: Any, action: int) -> dict[int, float]:
        size = branch(self._tables, states, action, self._traces, self._after, self._chances)
        self._left -= size
        if size == TOO_MANY or self._left < 0:
            raise Unsolvable
        positions: dict[bytes, float] = defaultdict(float)
        for after, chance in zip(self._after[:size], self._chances[:size].tolist(), strict=True):
            positions[after.tobytes()] += chance
        nodes: dict[int, float] = defaultdict(float)
        for position, chance in positions.items():
            nodes[self._grow(position)] += chance
        return dict(nodes)

    def _find_last_parents(self) -> None:
        needed: set[int] = set()
        for number in reversed(range(len(self.nodes))):
            node = self.nodes[number]
            if isinstance(node, Choice):
                children = {child for branch in node.branches for child in branch}
                self.last_needed_by[number] = list(children - needed)
                needed |= children

    def _end(self, states: Any) -> int:
        players = int(states["players"][0])
        worth = np.zeros((layout.SEATS, layout.MAX_ROCKS), np.int64)
        settle(self._tables, states, worth)
        worth = worth[1 : players + 1]
        scores = states["score"][0, 1 : players + 1].astype(np.int64)
        zones = states["zone"][0]
        for i in range(players):
            scores[i] -= worth[i, 0] * np.count_nonzero(zones == i + 1)
        scores -= scores.min()
        key = scores.tobytes() + worth.tobytes()
        if key not in self._known:
            self._known[key] = len(self.nodes)
            self.nodes.append(End(scores, worth))
        return self._known[key]


def _without_cards(view: SeatView) -> Any:
    """Return the position with a blank for every Rock card; a hand becomes one blank to keep."""
    states = layout.copy_states(view.states)
    rocks = states["zone"][0, : layout.DOCK_PLACES_AT].copy()
    deck = int(states["rest_size"][0, layout.ROCK_DECK] + (rocks == layout.UNDER).sum())
    for field in ("rest", "zone", "order", "knows", "mixed", "hand", "hand_size"):
        states[field] = 0
    zones = np.sort(rocks[(rocks > layout.NOWHERE) & (rocks < layout.SEATS)]).tolist()
    if states["phase"][0] == layout.ROCK_CHOICE:
        deck += int((rocks == layout.HAND).sum()) - 1
        states["hand"][0, 0] = len(zones)
        states["hand_size"] = 1
        states["mask"] = 1
        zones.append(layout.HAND)
    size = len(zones)
    states["card"] = layout.NONE
    states["card"][0, :size] = _BLANK
    states["zone"][0, :size] = zones
    states["order"][0, :size] = range(size)
    states["moves"] = size
    states["rest_size"] = 0, deck
    return states
