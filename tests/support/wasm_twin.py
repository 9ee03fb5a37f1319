"""What the runner of the WebAssembly modules answers, done on the CPU."""

import base64
import hashlib
import random
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from namiji.bots import levels
from namiji.bots.search import NETWORK_STYLE, NODES, STYLE
from namiji.core import api as rules
from namiji.core.layout import ACTIONS, NONE, OVER, START, TRACE, new_states
from namiji.edition import standard
from namiji.edition.tables import build_tables
from namiji.game.actions import legal_ids
from namiji.mind import api as minds
from namiji.mind.layout import MOST_GAIN, SCRATCH
from namiji.mind.network import PAPER, read_network
from namiji.mind.tree import EDGE, EDGES_PER_NODE, NODE, SLOTS_PER_NODE, TREE, Advice, Search
from namiji.mind.weights import adjusted_mind, build_mind, playout_mind
from namiji.spaces.api import write_mask

BATCH = 1024


def _digest(*parts: NDArray[Any]) -> str:
    return hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()


def _words(key: list[str]) -> NDArray[np.uint64]:
    return np.array([int(word) for word in key], np.uint64)


def games(players: int, direction: int, key: list[str], first: int, count: int) -> dict[str, Any]:
    tables, words = build_tables(standard()), _words(key)
    decisions, digests, seconds = 0, [], 0.0
    for done in range(0, count, BATCH):
        states = new_states(BATCH)
        played = states[: min(BATCH, count - done)]
        begin = process_time()
        decisions += rules.play_games(tables, played, players, direction, words, first + done)
        seconds += process_time() - begin
        digests.append(_digest(states))
    return {"decisions": decisions, "digests": digests, "seconds": seconds}


def random_actions(players: int, direction: int, key: list[str]) -> list[int]:
    """The actions of a whole game."""
    tables, state, trace = build_tables(standard()), _empty(players, direction, key), _trace()
    chooser, actions = random.Random(str(key)), [START]
    rules.play(tables, state, START, trace)
    while state[0].phase != OVER:
        actions.append(chooser.choice(legal_ids(int(state[0].origin), int(state[0].mask))))
        rules.play(tables, state, actions[-1], trace)
    return actions[1:]


def _empty(players: int, direction: int, key: list[str]) -> Any:
    state = new_states(1)
    state["key"], state["players"], state["direction"] = _words(key), players, direction
    return state


def _trace() -> Any:
    return np.zeros(1, TRACE)


def follow(players: int, direction: int, key: list[str], actions: list[int]) -> dict[str, Any]:
    tables, state, trace = build_tables(standard()), _empty(players, direction, key), _trace()
    digests = []
    for action in (START, *actions):
        rules.play(tables, state, action, trace)
        digests.append(_look(state, trace, players, _words(key)))
    return {"digests": digests}


def _look(state: Any, trace: Any, players: int, key: NDArray[np.uint64]) -> str:
    parts = [state, trace]
    for seat in range(players + 1):
        view, flags = new_states(1), np.zeros(ACTIONS, np.int8)
        rules.look(state, seat, view)
        write_mask(state, seat, flags)
        world = view.copy()
        world["key"] = key
        rules.resample(world.view(np.uint8), seat)
        parts += [view, flags, world]
    return _digest(*parts)


def choose(view: str, seed: str) -> dict[str, Any]:
    edition, state = standard(), _state(view)
    tables = build_tables(edition)
    all_minds = {"greedy": (build_mind(edition), 0.0), "playout": (playout_mind(edition), 0.0)}
    for level in levels.SLIPPING:
        bot = level("")
        all_minds[level.__name__] = adjusted_mind(edition, **bot.habits), bot.slip
    choices, parts = {}, []
    for name, (mind, slip) in all_minds.items():
        scratch = np.zeros(1, SCRATCH)
        scratch["value"] = -MOST_GAIN
        choices[name] = minds.choose(tables, mind, state, scratch)
        if slip:
            choices[name] = minds.misjudge(state, scratch, slip, np.uint64(int(seed)))
        parts.append(scratch)
    paper = np.zeros(1, PAPER)
    choices["network"] = minds.choose_by_network(tables, read_network(), state, paper)
    return {"choices": choices, "digest": _digest(*parts, paper)}


def think(view: str, seat: int, seed: list[str], playouts: int, network: bool) -> dict[str, Any]:
    states = new_states(2)
    states[0] = _state(view)[0]
    tree = np.zeros(1, TREE)
    tree["seed"], tree["seat"], tree["only"] = _words(seed), seat, NONE
    for name, value in (NETWORK_STYLE if network else STYLE).items():
        tree[name] = value
    search = Search(
        tables=build_tables(standard()),
        minds=playout_mind(standard()),
        scratch=np.zeros(1, SCRATCH),
        states=states,
        trees=tree,
        nodes=np.zeros(NODES, NODE),
        edges=np.zeros(NODES * EDGES_PER_NODE, EDGE),
        slots=np.full(NODES * SLOTS_PER_NODE, -1, np.int32),
    )
    advice = Advice(read_network(), np.zeros(1, PAPER)) if network else None
    begin = process_time()
    minds.think(search, advice, playouts)
    seconds = process_time() - begin
    parts = (search.trees, search.nodes, search.edges, search.slots)
    return {"digest": _digest(*parts), "seconds": seconds}


def _state(view: str) -> Any:
    states = new_states(1)
    states.view(np.uint8)[:] = np.frombuffer(base64.b64decode(view), np.uint8)
    return states
