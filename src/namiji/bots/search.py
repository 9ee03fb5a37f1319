"""The bot that thinks ahead; see `mind.tree`."""

import hashlib
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from namiji.bots.empty_view import empty_view
from namiji.bots.protocol import Bot
from namiji.core.layout import NONE, new_states
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.game.actions import Action, actions_of
from namiji.game.view import SeatView
from namiji.mind.api import think
from namiji.mind.gains import GAIN, read_gain
from namiji.mind.layout import SCRATCH
from namiji.mind.network import PAPER, read_network
from namiji.mind.tree import (
    EDGE,
    EDGES_PER_NODE,
    NODE,
    SLOTS_PER_NODE,
    TREE,
    Advice,
    Search,
)
from namiji.mind.weights import playout_mind

# How the tree is searched, see `mind.tree`; found by matches of the search against itself.
STYLE = {
    "explore": 3.0,
    "sharpness": 0.6,
    "doubt": 0.1,
    "patience": 8.0,
    "margin_part": 0.25,
    "margin_scale": 10.0,
}
# The same with a network: it errs less than a single playout does, and so less has to be tried.
NETWORK_STYLE = STYLE | {"explore": 2.0, "doubt": 0.05, "patience": 2.0}

DEFAULT_LIMIT = "1s"
_LIMIT = re.compile(
    r"(?:(?P<playouts>[1-9]\d{0,7})|(?P<time>[1-9]\d{0,5})(?P<unit>ms|s))(?:@(?P<cores>[1-9]\d?))?"
)
NODES = 1 << 16
"""The most nodes of a tree."""
_SLICE = 0.02  # seconds of search between two readings of the clock


@dataclass(frozen=True, slots=True)
class Option:
    """What the search found about an action of the decider."""

    action: Action
    visits: int
    share: float
    """The decider's expected share of victory."""
    margin: float
    """Its expected margin over the best other seat."""
    shares: tuple[float, ...]
    """The expected share of every seat after it, the first seat first."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search."""

    playouts: int
    shares: tuple[float, ...]
    """The expected share of victory by seat, the first seat first."""
    margins: tuple[float, ...]
    options: tuple[Option, ...]
    """The most visited first. Empty if another seat decides in secret."""


class SearchBot(Bot):
    """Searches for a number of playouts, which can be repeated with the same seed, or for a time.

    The limit is written as `2000`, `500ms` or `2s`; `2s@2` thinks on two cores. With a network,
    it finishes only every second playout, and margins count as 0 in the others.
    """

    def __init__(self, seed: str, limit: str = DEFAULT_LIMIT, network: Any = None) -> None:
        match = _LIMIT.fullmatch(limit)
        if match is None:
            raise ValueError(limit)
        self._seed = seed
        self.playouts = int(match["playouts"] or 0)
        self._seconds = float(match["time"] or 0) / (1000 if match["unit"] == "ms" else 1)
        self._has_network = network is not None
        self._trees = [_Tree(network) for _ in range(int(match["cores"] or 1))]

    def begin(self, view: SeatView) -> None:
        _compile(view.edition, self._has_network)

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:  # noqa: ARG002 - the view has them, too
        return self.think(view).options[0].action

    def think(self, view: SeatView, only: Action | None = None) -> Thought:
        """Search from what a seat knows; any seat may be deciding.

        With `only`, the seat decides and all playouts begin with that action.
        """
        self._search(view, only)
        return _merge(self._trees, view)

    def gain(self, view: SeatView, action: Action) -> Any:
        """Search as `think` does with `only`, and count what the playouts gained.

        Two actions meet the same worlds, so that their gains can be compared. The result is a
        record, see `mind.gains`. Only a search on one core counts gains.
        """
        self._search(view, action, count_gains=True)
        gains = np.zeros(1, GAIN)
        read_gain(self._trees[0].trees, gains)
        return gains[0]

    def _search(self, view: SeatView, only: Action | None, count_gains: bool = False) -> None:
        cores = len(self._trees)
        for i, tree in enumerate(self._trees):
            tree.plant(view, derive_seed(view, self._seed, i), only, count_gains)
        if cores == 1:
            self._grow(self._trees[0])
        else:
            with ThreadPoolExecutor(cores) as pool:
                list(pool.map(self._grow, self._trees))

    def _grow(self, tree: "_Tree") -> None:
        if self.playouts:
            tree.grow(-(-self.playouts // len(self._trees)))
            return
        end = perf_counter() + self._seconds
        step = 16
        while (now := perf_counter()) < end:
            tree.grow(step)
            spent = perf_counter() - now
            step = max(1, min(2 * step, int(step * min(_SLICE, end - now) / max(spent, 1e-6))))


def derive_seed(view: SeatView, seed: str, core: int = 0) -> NDArray[np.uint64]:
    """Return the seed of the worlds of a search, which depends on what the seat knows."""
    digest = hashlib.blake2b(view.to_bytes(), key=seed.encode()[:64]).digest()
    key = hashlib.blake2b(digest + bytes([core])).digest()[:16]
    return np.frombuffer(key, "<u8").astype(np.uint64)


def new_search(edition: Edition, nodes: int = NODES) -> Search:
    """Return the memory of a search on one core for a tree of so many nodes, a power of two."""
    return Search(
        tables=build_tables(edition),
        minds=playout_mind(edition),
        scratch=np.zeros(1, SCRATCH),
        states=new_states(2),
        trees=np.zeros(1, TREE),
        nodes=np.zeros(nodes, NODE),
        edges=np.zeros(nodes * EDGES_PER_NODE, EDGE),
        slots=np.zeros(nodes * SLOTS_PER_NODE, np.int32),
    )


def network_search(seed: str, limit: str = DEFAULT_LIMIT) -> SearchBot:
    """Make the search that uses the network."""
    return SearchBot(seed, limit, read_network())


@cache
def _compile(edition: Edition, has_network: bool) -> None:
    """Load or compile what the search thinks with, which is no thinking time."""
    network = read_network() if has_network else None
    SearchBot("", "1", network).think(empty_view(edition))


class _Tree:
    """A tree on one core."""

    def __init__(self, network: Any) -> None:
        self._advice = None if network is None else Advice(network, np.zeros(1, PAPER))
        self._nodes = np.zeros(NODES, NODE)
        self._edges = np.zeros(NODES * EDGES_PER_NODE, EDGE)
        self._slots = np.full(NODES * SLOTS_PER_NODE, -1, np.int32)
        self._scratch = np.zeros(1, SCRATCH)
        self._states = new_states(2)
        self._tree = np.zeros(1, TREE)

    def plant(
        self, view: SeatView, seed: NDArray[np.uint64], only: Action | None, count_gains: bool
    ) -> None:
        """Start a new tree from a view."""
        self._search = Search(
            tables=build_tables(view.edition),
            minds=playout_mind(view.edition),
            scratch=self._scratch,
            states=self._states,
            trees=self._tree,
            nodes=self._nodes,
            edges=self._edges,
            slots=self._slots,
        )
        self._states[0] = view.states[0]
        self._slots.fill(-1)
        self._tree[:] = np.zeros((), TREE)
        self._tree["seed"] = seed
        self._tree["seat"] = view.seat
        self._tree["only"] = NONE if only is None else actions_of(view.edition).id(only)
        self._tree["counts_gains"] = count_gains
        for name, value in (STYLE if self._advice is None else NETWORK_STYLE).items():
            self._tree[name] = value

    def grow(self, playouts: int) -> None:
        think(self._search, self._advice, playouts)

    @property
    def trees(self) -> Any:
        return self._tree

    @property
    def sums(self) -> Any:
        return self._tree[0]

    @property
    def root_edges(self) -> Any:
        """The edges of the root, which is the question that the view shows."""
        root = self._nodes[0]
        return self._edges[root.first : root.first + root.edges]


def _merge(trees: "Sequence[_Tree]", view: SeatView) -> Thought:
    playouts = sum(int(tree.sums.playouts) for tree in trees)
    seats = slice(1, view.players + 1)
    shares = sum(tree.sums.share[seats] for tree in trees) / playouts
    margins = sum(tree.sums.margin[seats] for tree in trees) / playouts
    options: tuple[Option, ...] = ()
    if view.legal_actions:
        options = _options(trees, view)
    return Thought(playouts, tuple(shares.tolist()), tuple(margins.tolist()), options)


def _options(trees: "Sequence[_Tree]", view: SeatView) -> tuple[Option, ...]:
    actions = actions_of(view.edition)
    ids = trees[0].root_edges["action"]
    visits = sum(tree.root_edges["visits"] for tree in trees)
    tries, seats = np.maximum(visits, 1), slice(1, view.players + 1)
    shares = sum(tree.sums.root_share[: len(ids), seats] for tree in trees) / tries[:, np.newaxis]
    margin = sum(tree.sums.root_margin[: len(ids)] for tree in trees) / tries
    columns = (ids, visits, shares[:, view.decider - 1], margin, shares)
    rows = zip(*map(np.ndarray.tolist, columns), strict=True)
    options = [
        Option(actions[action], count, share, mean, tuple(everybody))
        for action, count, share, mean, everybody in rows
    ]
    return tuple(sorted(options, key=lambda option: -option.visits))
