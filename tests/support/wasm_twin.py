"""What the runner of the WebAssembly modules answers, done on the CPU."""

import base64
import hashlib
import json
import random
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from namiji.analysis.impact import measure_impact, steps_and_accounts
from namiji.bots import levels
from namiji.bots.inquirer import Findings, answer, new_inquiry
from namiji.bots.search import NETWORK_STYLE, NODES, STYLE
from namiji.core import api as rules
from namiji.core.layout import ACTIONS, NONE, OVER, START, TRACE, new_states
from namiji.edition import Edition, standard
from namiji.edition.tables import build_tables
from namiji.game.actions import actions_of, legal_ids
from namiji.game.decode import decode
from namiji.game.outcomes import outcomes_of
from namiji.game.trace import Trace
from namiji.game.view import SeatView
from namiji.mind import api as minds
from namiji.mind.inquiry import CLAIM, HINT, SURENESS, VERDICT
from namiji.mind.layout import MOST_GAIN, SCRATCH
from namiji.mind.network import PAPER, read_network
from namiji.mind.tree import EDGE, EDGES_PER_NODE, NODE, SLOTS_PER_NODE, TREE, Advice, Search
from namiji.mind.weights import adjusted_mind, build_mind, playout_mind
from namiji.preview import preview
from namiji.spaces.api import write_mask
from namiji.teacher.merits import main_merit

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


def random_actions(
    players: int, direction: int, key: list[str], edition: Edition | None = None
) -> list[int]:
    """The actions of a whole game."""
    tables = build_tables(edition or standard())
    state, trace = _empty(players, direction, key), _trace()
    chooser, actions = random.Random(str(key)), [START]
    _play(tables, state, START, trace)
    while state[0].phase != OVER:
        actions.append(chooser.choice(legal_ids(int(state[0].origin), int(state[0].mask))))
        _play(tables, state, actions[-1], trace)
    return actions[1:]


def _play(tables: Any, state: Any, action: int, trace: Any) -> None:
    rules.play(tables.view(np.uint8), state.view(np.uint8), action, trace.view(np.uint8))


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
        _play(tables, state, action, trace)
        digests.append(_look(state, trace, players, _words(key)))
    return {"digests": digests}


def _look(state: Any, trace: Any, players: int, key: NDArray[np.uint64]) -> str:
    parts = [state, trace]
    for seat in range(players + 1):
        view, flags = new_states(1), np.zeros(ACTIONS, np.int8)
        rules.look(state.view(np.uint8), seat, view.view(np.uint8))
        write_mask(state, seat, flags)
        world = view.copy()
        world["key"] = key
        rules.resample(world.view(np.uint8), seat)
        parts += [view, flags, world]
    return _digest(*parts)


def frames(
    players: int,
    direction: int,
    key: list[str],
    actions: list[str],
    edition: Edition,
) -> dict[str, Any]:
    """The JSON of all that each seat sees of a game."""
    tables, state, trace = build_tables(edition), _empty(players, direction, key), Trace()
    numbers = actions_of(edition)
    shown = []
    for action in (START, *map(numbers.find_id, actions)):
        _play(tables, state, action, trace.bytes)
        events = list(decode(trace.event_rows(), edition))
        views = [SeatView(edition, state, seat) for seat in range(players + 1)]
        shown.append(
            {
                "outcomes": [str(outcomes_of(edition)[row]) for row in trace.outcome_rows()],
                "all": [event.to_dict() for event in events],
                "events": [[event.to_dict(view.seat) for event in events] for view in views],
                "views": [view.to_dict() for view in views],
                "choices": preview(views[views[0].decider]),
            }
        )
    as_sent: list[Any] = json.loads(json.dumps(shown))
    return {"frames": as_sent}


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


def hint(view: str, seat: int, seeds: list[list[str]], playouts: int) -> dict[str, Any]:
    findings = _inquire(HINT, view, seat, seeds, playouts)
    q = findings.inquiry
    answer = {
        "best": _name(q.best),
        "other": _name(q.other),
        "sureness": SURENESS[q.sureness],
        "chance": float(q.chance),
        "chance_error": float(q.chance_error),
        "other_chance": float(q.other_chance),
        "other_error": float(q.other_error),
        "merit": _merit(findings),
    }
    return {"answer": answer, "digest": _digest(findings.inquiry, findings.merits)}


def verdict(
    view: str, seat: int, seeds: list[list[str]], playouts: int, action: str
) -> dict[str, Any]:
    findings = _inquire(VERDICT, view, seat, seeds, playouts, action)
    q = findings.inquiry
    answer = {
        "action": action,
        "best": _name(q.best),
        "cost": float(q.cost),
        "error": float(q.cost_error),
        "merit": _merit(findings),
    }
    return {"answer": answer, "digest": _digest(findings.inquiry, findings.merits)}


def analysis(decisions: list[dict[str, Any]], end: list[float], key: list[str]) -> dict[str, Any]:
    """The figures of the analysis of a game, without words."""
    edition, impacts, found = standard(), [], []
    for one in decisions:
        question = one["view"], one["seat"], one["seeds"], one["playouts"], one["action"]
        q = _inquire(CLAIM, *question).inquiry
        state = base64.b64decode(one["state"])
        played = actions_of(edition).find_id(one["action"])
        impact = measure_impact(
            edition, state, played, one["was_chance"], _words(key), one["playouts"]
        )
        impact.best, impact.cost = q.best, q.cost
        impacts.append(impact)
        found.append(q)
    steps, accounts = steps_and_accounts(impacts, end)
    by_seat = [name for name in steps.dtype.names if steps.dtype[name].shape]
    shown = []
    for i, (one, q, step) in enumerate(zip(decisions, found, steps, strict=True)):
        figures = {name: step[name][1 : len(end) + 1].tolist() for name in by_seat}
        at = one["seat"] - 1
        shown.append(
            {
                "number": i + 1,
                "seat": one["seat"],
                "leg": one["leg"],
                "words": "",
                "action": one["action"],
                "best": _name(q.best),
                "best_words": "",
                "cost": float(q.cost),
                "cost_error": float(q.cost_error),
                "missed": bool(q.cost > 0),
                "skill": figures["chosen"][at],
                "luck": figures["drawn"][at],
                "luck_error": figures["drawn_error"][at],
                "points": float(step.points),
                "points_error": float(step.points_error),
                **figures,
            }
        )
    names = [name for name in accounts.dtype.names if not name.startswith("spare")]
    seats = [
        {"seat": seat, **{name: accounts[seat][name].item() for name in names}}
        for seat in range(1, len(end) + 1)
    ]
    return {"decisions": shown, "seats": seats}


def _inquire(
    kind: int,
    view: str,
    seat: int,
    seeds: list[list[str]],
    playouts: int,
    action: str | None = None,
) -> Findings:
    seen = SeatView.from_bytes(standard(), base64.b64decode(view), seat)
    played = None if action is None else actions_of(standard()).find(action)
    inquiries = new_inquiry(seen, kind, playouts, "", played)
    inquiries["seeds"] = [_words(words) for words in seeds]
    return answer(seen, inquiries)


def _merit(findings: Findings) -> dict[str, Any] | None:
    merit = main_merit(findings.merits)
    return None if merit is None else merit.to_dict()


def _name(action: int) -> str:
    return str(actions_of(standard())[int(action)])
