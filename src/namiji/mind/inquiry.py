"""Questions that take several searches: a hint, or what a decision cost.

An inquiry is a record. Each step reads the search that has ended and plants the next one. The
caller runs the searches and needs to know nothing about them:

    while playouts := advance(...): think(...)

A hint searches, and then compares the two choices that it visited most: the comparison tries both
equally often and in the same worlds, so that it knows better.

A claim that another action was better is checked before it is made. A search finds the action that
it prefers, knowing what the decider knew. A second search tries that action and the one played
equally often and in the same worlds: the first made few playouts of the actions that it did not
choose, and may have chosen by luck. Of hundreds of comparisons, a few are large by accident, and
all of them share the errors of greedy, which finishes the games. So a difference that would be
claimed is checked by a deeper search with new worlds in which the neural network judges the
continuations. It is better at the sign of a difference than at its size, so the size comes from a
search as deep without it, again with new worlds. A verdict is a claim with its reason.
"""

from typing import Any, Final, Literal, TypeAlias, get_args

import numpy as np

from namiji.core.jit import entry, rule, wide
from namiji.core.layout import HAUL, NONE, record
from namiji.mind.estimates import THOUSANDTHS, both, error_of_chance, reach_of, rounded
from namiji.mind.gains import note_gain
from namiji.mind.merits import weigh
from namiji.mind.tree import Search, plant

LEAST_CLAIM = 0.02
"""A smaller difference is not worth a claim."""

SURE = 2.5
"""How many standard errors a difference must have in each of the last three searches."""

DEEPER = 4
"""By which factor the last two searches of a claim make more playouts."""

HINT_PLAYOUTS = 4000
"""Playouts for finding the best choice; half as many compare it with the next."""

VERDICT_PLAYOUTS = 500
"""Playouts of the first search of a verdict; those that check it make more."""

KINDS = ("hint", "claim", "verdict")
"""The kinds of inquiries."""
HINT, CLAIM, VERDICT = range(len(KINDS))

SEARCHES = ("first", "again", "check", "measure", "compare")
"""The searches of an inquiry; each has worlds of its own, which follow from its seed."""
_FIRST, _AGAIN, _CHECK, _MEASURE, _COMPARE = range(len(SEARCHES))

Sureness: TypeAlias = Literal["exact", "clear", "likely", "close"]
"""`exact`: calculated to the end; `close`: the next choice is about as good."""
SURENESS: Final[tuple[Sureness, ...]] = get_args(Sureness)
_EXACT, _CLEAR, _LIKELY, _CLOSE = range(len(SURENESS))

PLAIN, WITH_NETWORK = 0, 1
"""The styles of a search without the network, and with it."""

INQUIRY = record(
    [
        # the question
        ("seeds", np.uint64, (len(SEARCHES), 2)),
        ("kind", np.int32),
        ("seat", np.int32),
        ("playouts", np.int32),  # of the first search
        ("played", np.int32),  # the action to judge
        ("is_exact", np.int32),  # whether the best two of a hint and their chances are known
        # the search that runs
        ("search", np.int32),  # one of SEARCHES
        ("second", np.int32),  # whether it tries the second of two actions
        ("with_network", np.int32),
        ("is_begun", np.int32),
        # the answer
        ("best", np.int32),
        ("other", np.int32),  # the next best of a hint
        ("sureness", np.int32),
        ("chance", np.float64),
        ("chance_error", np.float64),  # errors are reaches of 95% intervals
        ("other_chance", np.float64),
        ("other_error", np.float64),
        ("cost", np.float64),  # 0 without a claim
        ("cost_error", np.float64),
    ]
)


@entry
def advance(inquiries: Any, search: Search, styles: Any, gains: Any, merits: Any) -> int:
    """Go on to the next search and return its playouts; 0 if the answer is there."""
    return next_search(inquiries[0], search, styles, gains, merits[0])


@rule
def next_search(q: Any, search: Search, styles: Any, gains: Any, merits: Any) -> int:
    if not q.is_begun:
        q.is_begun = 1
        merits.main = NONE
        if q.is_exact:  # the best two are known
            return _plant(q, search, styles, _COMPARE, 0)
        return _plant(q, search, styles, _FIRST, 0)
    if q.search == _FIRST:
        _read_ranking(q, search)
        if q.kind == HINT:
            return _plant(q, search, styles, _COMPARE, 0)
        if q.best == q.played:
            return 0
        return _plant(q, search, styles, _AGAIN, 0)
    note_gain(search.trees[0], gains[q.second])
    if not q.second:
        return _plant(q, search, styles, wide(q.search), 1)
    if q.search != _COMPARE:
        return _check_claim(q, search, styles, gains)
    if q.kind == HINT:
        _conclude_hint(q, search, gains, merits)
    else:
        weigh(gains[0], gains[1], merits, search.states[0].phase == HAUL)
    return 0


@rule
def _read_ranking(q: Any, search: Search) -> None:
    """Note the two actions that were visited most; the earlier ones if visits are equal.

    If all cards to choose from are equal, there is one action, and the next best is the same.
    """
    root = search.nodes[0]
    first, second = -1, -1
    for edge in range(root.first, root.first + root.edges):
        visits = search.edges[edge].visits
        if first < 0 or visits > search.edges[first].visits:
            first, second = edge, first
        elif second < 0 or visits > search.edges[second].visits:
            second = edge
    q.best = search.edges[first].action
    q.other = search.edges[second if second >= 0 else first].action


@rule
def _plant(q: Any, search: Search, styles: Any, number: int, second: int) -> int:
    """Begin a search from the view; returns its playouts."""
    q.search = number
    q.second = second
    q.with_network = number == _CHECK
    tree = search.trees[0]
    plant(search, styles[WITH_NETWORK if number == _CHECK else PLAIN], wide(q.seat))
    tree.seed[0] = q.seeds[number, 0]
    tree.seed[1] = q.seeds[number, 1]
    tree.counts_gains = number == _COMPARE
    if number != _FIRST:
        alternative = q.other if q.kind == HINT else q.played
        tree.only = alternative if second else q.best
    if number == _COMPARE:
        return max(2, wide(q.playouts) // 2) if q.kind == HINT else 2 * wide(q.playouts)
    if number == _CHECK or number == _MEASURE:
        return DEEPER * wide(q.playouts)
    return wide(q.playouts)


@rule
def _check_claim(q: Any, search: Search, styles: Any, gains: Any) -> int:
    """Go on with a claim, or drop it."""
    playouts = wide(search.trees[0].playouts)
    cost = gains[0].share - gains[1].share
    error = both(
        error_of_chance(gains[0].share, playouts), error_of_chance(gains[1].share, playouts)
    )
    if cost <= max(LEAST_CLAIM, SURE * error):
        return 0
    if q.search != _MEASURE:
        return _plant(q, search, styles, wide(q.search) + 1, 0)
    q.cost = rounded(cost, THOUSANDTHS)
    q.cost_error = reach_of(error, THOUSANDTHS)
    return _plant(q, search, styles, _COMPARE, 0) if q.kind == VERDICT else 0


@rule
def _conclude_hint(q: Any, search: Search, gains: Any, merits: Any) -> None:
    playouts = wide(search.trees[0].playouts)
    best, other = 0, 1
    errors = (
        error_of_chance(gains[0].share, playouts),
        error_of_chance(gains[1].share, playouts),
    )
    error = both(errors[0], errors[1])
    if not q.is_exact and gains[0].share - gains[1].share < -SURE * error:
        best, other = 1, 0
        q.best, q.other = q.other, q.best
    weigh(gains[best], gains[other], merits, search.states[0].phase == HAUL)
    if q.is_exact:
        q.sureness = _EXACT
        return
    lead = gains[best].share - gains[other].share
    if lead > max(LEAST_CLAIM, SURE * error):
        q.sureness = _CLEAR
    else:
        q.sureness = _LIKELY if lead > error else _CLOSE
    q.chance = rounded(gains[best].share, THOUSANDTHS)
    q.chance_error = reach_of(errors[best], THOUSANDTHS)
    q.other_chance = rounded(gains[other].share, THOUSANDTHS)
    q.other_error = reach_of(errors[other], THOUSANDTHS)
