"""Information-set Monte Carlo tree search for any number of players.

Each playout deals a new world that fits the seat's view, walks down the tree, adds one node and
lets the greedy policy play to the end. A node is a question to a decider after a sequence of
actions. Its key consists of the sequence and the question (the legal actions, the fish or net in
hand, the haul). So outcomes of chance are averaged if they do not change the question, and have
nodes of their own if they do. Every decider chooses for its own benefit. Secret choices of other
seats are left to the policy: nothing in the tree depends on cards that the seat cannot see.

With a network (`network`), its policy gives the priors of the seat's own decisions. In every second
playout, greedy plays from the end of the tree only until the seat decides again, and the network's
expectation counts. The errors of the network are systematic, those of finished games are random;
half of each is better than either. Only this seat asks the network: it may favor the seat that
asks, so its answers to different seats cannot be compared. Without a network `advice` is None, and
the compiler drops its part.
"""

from typing import Any, NamedTuple

import numpy as np

from namiji.core.bits import count, lowest
from namiji.core.chance import siphash
from namiji.core.engine import play
from namiji.core.jit import rule, wide
from namiji.core.layout import DRAFT, NONE, OVER, ROCK_CHOICE, SEATS, START, State, record
from namiji.core.sight import resample
from namiji.mind.exponential import exp
from namiji.mind.gains import ENTRIES, GAIN_FIELDS, add_gains, begin_gains, follow_gains
from namiji.mind.greedy import best_option, choose
from namiji.mind.layout import MOST_GAIN, OPTIONS
from namiji.mind.network import expect, look, rate

MOST_DEPTH = 256
# The room that a tree has, for every node.
EDGES_PER_NODE = 10
SLOTS_PER_NODE = 2

NODE = record(
    [
        ("key", np.uint64),
        ("first", np.int32),  # of its edges
        ("edges", np.int32),
        ("decider", np.int32),
    ]
)
EDGE = record(
    [
        ("total", np.float64),  # of the decider's utility
        ("prior", np.float64),
        ("action", np.int32),
        ("visits", np.int32),
    ]
)
TREE = record(
    [
        ("share", np.float64, (SEATS,)),  # sums over all playouts, by seat
        ("margin", np.float64, (SEATS,)),
        # of the last playout
        ("utility", np.float64, (SEATS,)),
        ("last_share", np.float64, (SEATS,)),
        ("last_margin", np.float64, (SEATS,)),
        ("path", np.int32, (MOST_DEPTH, 2)),
        ("playouts", np.int64),
        ("nodes", np.int64),
        ("edges", np.int64),
        ("root_share", np.float64, (OPTIONS, SEATS)),  # sums by edge of the root and seat
        ("root_margin", np.float64, (OPTIONS,)),  # the same for the root's decider
        # of the playout in progress: how far it is in the tree, and the world's key
        ("key", np.uint64),
        ("world", np.uint64, (2,)),
        ("action", np.int32),
        ("depth", np.int32),
        ("growing", np.int32),
        # how to search
        ("seed", np.uint64, (2,)),  # of all worlds
        ("seat", np.int32),  # that searches
        ("only", np.int32),  # the one action to try at the root, or NONE
        ("explore", np.float64),  # the weight of priors against what was found
        ("sharpness", np.float64),  # of greedy's values, or of the network's logits, as priors
        ("doubt", np.float64),  # the part of the priors that is even
        ("patience", np.float64),  # playouts for which an edge counts as average
        ("margin_part", np.float64),  # of the utility; the rest is the share of victory
        ("margin_scale", np.float64),  # points that make half of it
    ],
    GAIN_FIELDS,
)

SEARCH_STYLE = record(
    [
        (name, np.float64)
        for name in (
            "explore",
            "sharpness",
            "doubt",
            "patience",
            "margin_part",
            "margin_scale",
        )
    ]
)
"""How a search is set up: fields of `TREE`. There is one without and one with the network."""

_MIX = np.uint64(0x9E3779B97F4A7C15)


class Search(NamedTuple):
    """What a search works on: arrays, as entries take them."""

    tables: Any
    minds: Any
    scratch: Any
    states: Any  # the seat's view, and where worlds are played
    trees: Any
    nodes: Any
    edges: Any
    slots: Any


class Advice(NamedTuple):
    """A network that gives advice, and the memory for its answers."""

    networks: Any
    papers: Any


@rule
def plant(search: Search, style: Any, seat: int) -> None:
    """Forget the last search, and get ready to search for a seat. The caller sets the seed.

    Copying an empty record would take minutes to compile.
    """
    tree = search.trees[0]
    for slot in range(len(search.slots)):
        search.slots[slot] = -1
    tree.playouts = 0
    tree.nodes = 0
    tree.edges = 0
    for each in range(SEATS):
        tree.share[each] = 0.0
        tree.margin[each] = 0.0
    for edge in range(OPTIONS):
        tree.root_margin[edge] = 0.0
        for each in range(SEATS):
            tree.root_share[edge, each] = 0.0
        for i in range(ENTRIES):
            tree.sums[edge, i] = 0.0
            tree.squares[edge, i] = 0.0
    tree.seat = seat
    tree.only = NONE
    tree.counts_gains = 0
    tree.explore = style.explore
    tree.sharpness = style.sharpness
    tree.doubt = style.doubt
    tree.patience = style.patience
    tree.margin_part = style.margin_part
    tree.margin_scale = style.margin_scale


@rule
def most_visited(search: Search) -> int:
    """Return the action that a search prefers; the first if visits are equal."""
    root, edges = search.nodes[0], search.edges
    best = wide(root.first)
    for edge in range(root.first, root.first + root.edges):
        if edges[edge].visits > edges[best].visits:
            best = edge
    return wide(edges[best].action)


@rule
def _key(parent: Any, action: int, s: State) -> Any:
    """Return the key of the question that follows an action at a node."""
    about = wide(s.phase) << 8 | (wide(s.token) & 0xFF)
    about = (about << 8 | wide(s.haul[0])) << 8 | wide(s.haul[1])
    about = about << 8 | wide(s.decider)
    key = siphash(parent, np.uint64(about), np.uint64(s.mask))
    return siphash(key, _MIX, np.uint64(action))


@rule
def _find(search: Search, key: Any) -> int:
    """Return the slot of a key, or the free slot where it belongs."""
    slots, nodes = search.slots, search.nodes
    size = len(slots)
    at = wide(key & np.uint64(size - 1))
    while slots[at] >= 0 and nodes[slots[at]].key != key:
        at = (at + 1) & (size - 1)
    return at


@rule
def _rate(search: Search, advice: Advice | None, s: State) -> int:
    """Value the legal actions, in the scratch; return the bit of the best."""
    mask, x = s.mask, search.scratch[0]
    if advice is not None and s.decider == search.trees[0].seat:
        best = rate(advice.networks[0], s, advice.papers[0])
        while mask:
            x.value[lowest(mask)] = advice.papers[0].logit[lowest(mask)]
            mask &= mask - 1
        return best
    while mask:
        x.value[lowest(mask)] = -MOST_GAIN
        mask &= mask - 1
    return best_option(search.tables[0], search.minds[0], s, x)


@rule
def _grow(search: Search, advice: Advice | None, s: State, key: Any) -> int:
    """Add a node for the current question; its priors follow from the values of the actions."""
    x, tree, edges = search.scratch[0], search.trees[0], search.edges
    best = x.value[_rate(search, advice, s)]
    index = wide(tree.nodes)
    tree.nodes += 1
    node = search.nodes[index]
    node.key = key
    node.first = tree.edges
    node.edges = count(s.mask)
    node.decider = s.decider
    total = 0.0
    mask = s.mask
    at = int(tree.edges)
    while mask:
        i = lowest(mask)
        mask &= mask - 1
        edge = edges[at]
        edge.action = s.origin + i
        edge.visits = 0
        edge.total = 0.0
        edge.prior = exp((x.value[i] - best) * tree.sharpness)
        total += edge.prior
        at += 1
    tree.edges = at
    for i in range(node.first, at):
        edges[i].prior = (1.0 - tree.doubt) * edges[i].prior / total + tree.doubt / node.edges
    return index


@rule
def _pick(tree: Any, node: Any, edges: Any) -> int:
    """Return the edge that is best for the decider, or least explored for its prior."""
    total, visits = 0.0, 0
    for i in range(node.first, node.first + node.edges):
        total += edges[i].total
        visits += edges[i].visits
    fallback = total / visits if visits > 0 else 0.0
    width = tree.explore * np.sqrt(visits + 1.0)
    best, chosen = -1e9, wide(node.first)
    for i in range(node.first, node.first + node.edges):
        edge = edges[i]
        mean = (edge.total + tree.patience * fallback) / (edge.visits + tree.patience)
        value = mean + width * edge.prior / (1.0 + edge.visits)
        if value > best:
            best, chosen = value, i
    return chosen


@rule
def _settle(tree: Any, s: State) -> None:
    """Write the utility of a finished game: the share of the victory, and the margin."""
    players = wide(s.players)
    best, winners = -10000, 0
    for seat in range(1, players + 1):
        if s.score[seat] > best:
            best, winners = wide(s.score[seat]), 1
        elif s.score[seat] == best:
            winners += 1
    for seat in range(1, players + 1):
        rival = -10000
        for other in range(1, players + 1):
            if other != seat:
                rival = max(rival, wide(s.score[other]))
        margin = float(s.score[seat] - rival)
        share = 1.0 / winners if s.score[seat] == best else 0.0
        ease = 0.5 + 0.5 * margin / (tree.margin_scale + abs(margin))
        tree.utility[seat] = (1.0 - tree.margin_part) * share + tree.margin_part * ease
        tree.last_share[seat] = share
        tree.last_margin[seat] = margin
        tree.share[seat] += share
        tree.margin[seat] += margin


@rule
def _foretell(tree: Any, advice: Advice, s: State) -> None:
    """Write the utility that the network expects; the shares of victory are proportional to it."""
    y = advice.papers[0]
    expect(advice.networks[0], s, y)
    total = 0.0
    for seat in range(1, s.players + 1):
        total += y.value[seat]
    for seat in range(1, s.players + 1):
        tree.utility[seat] = y.value[seat]
        tree.last_share[seat] = y.value[seat] / total
        tree.last_margin[seat] = 0.0
        tree.share[seat] += tree.last_share[seat]


@rule
def _is_secret(s: State, seat: int) -> bool:
    return s.decider != seat and (s.phase == ROCK_CHOICE or s.phase == DRAFT)


@rule
def _edge_of(node: Any, edges: Any, action: int) -> int:
    at = wide(node.first)
    while edges[at].action != action:
        at += 1
    return at


@rule
def _look(search: Search, advice: Advice, s: State) -> None:
    """Show a question to the network, if the searching seat has to answer it."""
    if s.decider == search.trees[0].seat:
        look(search.tables[0], advice.networks[0], s, advice.papers[0])


@rule
def _descend(search: Search, advice: Advice | None, s: State) -> int:
    """Choose an edge for the current question, in a new node if it is new.

    -1: the tree ends here, for want of room or because the network has looked at a new node.
    """
    tree, nodes, edges, slots = search.trees[0], search.nodes, search.edges, search.slots
    key = _key(tree.key, wide(tree.action), s)
    slot = _find(search, key)
    index = wide(slots[slot])
    is_full = tree.nodes == len(nodes) or tree.edges + OPTIONS > len(edges)
    if tree.depth == MOST_DEPTH or (index < 0 and is_full):
        tree.growing = 0
        if advice is not None:
            _look(search, advice, s)
        return -1
    if index < 0:
        if advice is not None:
            _look(search, advice, s)
        index = _grow(search, advice, s, key)
        slots[slot] = index
        if advice is None:
            tree.growing = 0
        elif tree.depth > 0:
            tree.growing = 0
            if s.decider == tree.seat:
                return -1
    if tree.depth == 0 and tree.only != NONE:
        chosen = _edge_of(nodes[index], edges, wide(tree.only))
    else:
        chosen = _pick(tree, nodes[index], edges)
    tree.path[tree.depth, 0] = index
    tree.path[tree.depth, 1] = chosen
    tree.depth += 1
    tree.key = key
    tree.action = edges[chosen].action
    return chosen


@rule
def _learn(search: Search) -> None:
    """Add the result of the playout to all edges on its path."""
    tree, nodes, edges = search.trees[0], search.nodes, search.edges
    for i in range(tree.depth):
        node = nodes[tree.path[i, 0]]
        edge = edges[tree.path[i, 1]]
        edge.visits += 1
        edge.total += tree.utility[node.decider]
    if tree.depth > 0 and tree.path[0, 0] == 0:
        first = tree.path[0, 1]
        tree.root_margin[first] += tree.last_margin[nodes[0].decider]
        for seat in range(SEATS):
            tree.root_share[first, seat] += tree.last_share[seat]


@rule
def think(search: Search, advice: Advice | None, playouts: int) -> None:
    """Continue a search for a number of playouts."""
    t, m, x, tree = search.tables[0], search.minds[0], search.scratch[0], search.trees[0]
    states, seat = search.states, wide(tree.seat)
    s = states[1]
    for _ in range(playouts):
        states[1] = states[0]
        number = np.uint64(2 * tree.playouts)
        tree.world[0] = siphash(tree.seed[0], tree.seed[1], number)
        tree.world[1] = siphash(tree.seed[0], tree.seed[1], number + np.uint64(1))
        resample(s, seat, tree.world)
        tree.key = tree.seed[0]
        tree.action = START
        tree.depth = 0
        tree.growing = 1
        begin_gains(tree)
        is_foretold = tree.playouts & 1 == 0
        while s.phase != OVER:
            chosen = -1
            if tree.growing and not _is_secret(s, seat):
                chosen = _descend(search, advice, s)
            elif advice is not None and is_foretold:
                _look(search, advice, s)
            if advice is not None and is_foretold and s.decider == seat and chosen < 0:
                break
            action = choose(t, m, s, x) if chosen < 0 else int(search.edges[chosen].action)
            play(t, s, action, None)
            if tree.counts_gains:
                follow_gains(t, tree, s)
        if advice is None or s.phase == OVER:
            _settle(tree, s)
        else:
            _foretell(tree, advice, s)
        _learn(search)
        if tree.counts_gains and s.phase == OVER:
            add_gains(t, tree, s, wide(states[0].score[seat]))
        tree.playouts += 1
