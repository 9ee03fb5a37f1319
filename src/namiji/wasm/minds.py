"""The module of the minds: what a bot needs, for a worker of its own that sees only views."""

import math
from typing import Any

import numpy as np
from numba.np.numpy_support import carray

from namiji.core.jit import pasted
from namiji.core.layout import SEATS
from namiji.mind import greedy, impact, inquiry, network, playout, slips, tree
from namiji.wasm.exports import Exports, at

MINDS = Exports()

# A number of half precision is a float32 with fewer bits and a smaller bias of its exponent.
_WEIGHTS = sum(math.prod(shape) for shape in network.WEIGHTS.values())
_MAGNITUDE, _SIGN = np.uint32(0x7FFF), np.uint32(0x8000)
_SHIFT, _LIFT = np.uint32(13), np.float32(2.0**112)


@MINDS.add("TABLES*", "MIND*", "STATE*", "SCRATCH*", result="int32")
def choose(tables: Any, mind: Any, view: Any, scratch: Any) -> int:
    """Return the action of the greedy player; the scratch has the value of every option."""
    return greedy.choose(at(tables), at(mind), at(view), at(scratch))


@MINDS.add("STATE*", "SCRATCH*", "float64", "uint64*", result="int32")
def misjudge(view: Any, scratch: Any, slip: float, seed: Any) -> int:
    """Return the action of a level that is off by about `slip` points, after `choose`."""
    return slips.misjudge(at(view), at(scratch), slip, carray(seed, 1)[0])


@MINDS.add("TABLES*", "NETWORK*", "STATE*", "PAPER*", result="int32")
def choose_by_network(tables: Any, weights: Any, view: Any, paper: Any) -> int:
    """Return the action that the network rates highest."""
    return network.choose(at(tables), at(weights), at(view), at(paper))


_SEARCH = ("TABLES*", "MIND*", "SCRATCH*", "STATE*", "TREE*", "NODE*", "EDGE*", "int32*", "int32")


@pasted
def _search(
    tables: Any,
    mind: Any,
    scratch: Any,
    states: Any,
    trees: Any,
    nodes: Any,
    edges: Any,
    slots: Any,
    capacity: int,
) -> tree.Search:
    """A search of at most as many nodes as its capacity."""
    return tree.Search(
        carray(tables, 1),
        carray(mind, 1),
        carray(scratch, 1),
        carray(states, 2),
        carray(trees, 1),
        carray(nodes, capacity),
        carray(edges, capacity * tree.EDGES_PER_NODE),
        carray(slots, capacity * tree.SLOTS_PER_NODE),
    )


@MINDS.add(*_SEARCH, "int32")
def think(
    tables: Any,
    mind: Any,
    scratch: Any,
    states: Any,
    trees: Any,
    nodes: Any,
    edges: Any,
    slots: Any,
    capacity: int,
    playouts: int,
) -> None:
    """Continue a search from the first of two states; see `tree.think`."""
    search = _search(tables, mind, scratch, states, trees, nodes, edges, slots, capacity)
    tree.think(search, None, playouts)


@MINDS.add(*_SEARCH, "int32", "NETWORK*", "PAPER*")
def think_with_network(
    tables: Any,
    mind: Any,
    scratch: Any,
    states: Any,
    trees: Any,
    nodes: Any,
    edges: Any,
    slots: Any,
    capacity: int,
    playouts: int,
    weights: Any,
    paper: Any,
) -> None:
    """The same with the advice of a network."""
    search = _search(tables, mind, scratch, states, trees, nodes, edges, slots, capacity)
    tree.think(search, tree.Advice(carray(weights, 1), carray(paper, 1)), playouts)


@MINDS.add("uint16*", "NETWORK*")
def read_network(halves: Any, weights: Any) -> None:
    """Write weights of half precision, in the order of their fields, into a network."""
    source, target = carray(halves, _WEIGHTS), carray(weights, 1).view(np.float32)
    for i in range(_WEIGHTS):
        bits = np.uint32(source[i])
        size = np.uint32((bits & _MAGNITUDE) << _SHIFT).view(np.float32) * _LIFT
        target[i] = -size if bits & _SIGN else size


@MINDS.add("INQUIRY*", *_SEARCH, "SEARCH_STYLE*", "GAIN*", "MERITS*", result="int32")
def advance(
    question: Any,
    tables: Any,
    mind: Any,
    scratch: Any,
    states: Any,
    trees: Any,
    nodes: Any,
    edges: Any,
    slots: Any,
    capacity: int,
    styles: Any,
    gains: Any,
    merits: Any,
) -> int:
    """Plant the next search of an inquiry; returns its playouts, see `inquiry.advance`."""
    search = _search(tables, mind, scratch, states, trees, nodes, edges, slots, capacity)
    return inquiry.next_search(
        at(question), search, carray(styles, 2), carray(gains, 2), at(merits)
    )


@MINDS.add(
    *("TABLES*", "MIND*", "STATE*", "SCRATCH*", "uint64*", "int32", "int16*", "int32", "int32")
)
def play_outs(
    tables: Any,
    mind: Any,
    states: Any,
    scratch: Any,
    key: Any,
    first: int,
    scores: Any,
    count: int,
    players: int,
) -> None:
    """Play the first of two states out with greedy, many times; see `playout.play_outs`."""
    rows = carray(scores, (count, players))
    playout.play_outs_from(
        at(tables), at(mind), carray(states, 2), at(scratch), carray(key, 2), first, rows
    )


@MINDS.add("IMPACT*", "int32", result="int32")
def needs_playouts(decision: Any, move: int) -> int:
    """Tell whether an impact needs playouts of one of its two moves."""
    return int(impact.is_needed(at(decision), move))


@MINDS.add("IMPACT*", "int16*", "int32", "int32")
def note_impact(decision: Any, scores: Any, count: int, players: int) -> None:
    """Write what the scores of playouts say, by move, playout and seat."""
    impact.sum_up(at(decision), carray(scores, (2, count, players)))


@MINDS.add("IMPACT*", "int32", "float64*", "STEP*", "ACCOUNT*")
def add_up(decisions: Any, count: int, end: Any, steps: Any, accounts: Any) -> None:
    """Write the figures of every decision and of every seat; see `impact.add_up`."""
    impact.write_figures(
        carray(decisions, count), carray(end, SEATS), carray(steps, count), carray(accounts, SEATS)
    )
