"""The network that plays without PyTorch, held against plain NumPy."""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from namiji import Game, NamijiError
from namiji.arena import make_plan, run_arena
from namiji.bots import make_bot
from namiji.bots.search import Thought, network_search
from namiji.core.layout import ACTIONS
from namiji.edition import Edition, standard
from namiji.edition.tables import build_tables
from namiji.learn.evaluate import evaluate_network
from namiji.mind import network
from namiji.mind.api import read_by_network
from namiji.mind.layout import OPTIONS
from namiji.spaces import api as spaces
from namiji.spaces.layout import OBSERVATION, VERSION
from tests.mind.test_minds import positions
from tests.support.editions import odd
from tests.support.programs import run_program
from tests.support.size import size, soak_only


def read(edition: Edition, states: Any) -> Any:
    """What the compiled network says."""
    paper = np.zeros(1, network.PAPER)
    read_by_network(build_tables(edition), network.read_network(), states, paper)
    return paper[0]


def plain_network(edition: Edition, states: Any) -> tuple[Any, Any]:
    """The same in plain NumPy: logits of all actions, and values from the decider on."""
    n, seat = network.read_network()[0], int(states[0].decider)
    seen, legal = np.zeros(OBSERVATION, np.float32), np.zeros(ACTIONS, np.float32)
    spaces.observe(build_tables(edition), states, seat, seen)
    spaces.write_mask(states, seat, legal)
    layer = np.concatenate([seen, legal]).astype(np.float64)
    for name in ("first", "second", "third"):
        layer = np.maximum(layer @ n[name] + n[f"{name}_bias"], 0)
    values = layer @ n.value + n.value_bias
    return layer @ n.policy + n.policy_bias, 1 / (1 + np.exp(-values))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", [standard(), odd(2)], ids=lambda e: e.id)
def test_the_compiled_network_reckons_as_plain_numpy(players: int, edition: Edition) -> None:
    for game in positions("filler", players, edition):
        states = game.view(game.decider).states
        paper, (logits, values) = read(edition, states), plain_network(edition, states)
        s = states[0]
        legal = [i for i in range(OPTIONS) if s.mask >> i & 1]
        assert paper.logit[legal] == pytest.approx(logits[s.origin + np.array(legal)], abs=1e-4)
        after = [(s.decider - 1 + i) % players + 1 for i in range(players)]
        assert paper.value[after] == pytest.approx(values[:players], abs=1e-5)


@pytest.mark.parametrize("players", [2, 4])
def test_the_network_sees_nothing_but_what_its_seat_sees(players: int) -> None:
    for game in positions("filler", players, standard(), "blind"):
        said = [read(standard(), a) for a in (game.view(game.decider).states, game._array)]
        assert said[0].tobytes() == said[1].tobytes()


def test_the_bot_takes_what_is_rated_highest() -> None:
    for game in positions("filler", 3, standard(), "best"):
        view = game.view(game.decider)
        logits, _ = plain_network(standard(), view.states)
        chosen = make_bot("network", "1").choose(view, game.legal_actions)
        names = map(str, game.legal_actions)
        ids = dict(zip(names, view.legal_ids(), strict=True))
        best = max(logits[i] for i in ids.values())
        assert logits[ids[str(chosen)]] == pytest.approx(best, abs=1e-4)


def test_weights_of_other_spaces_are_refused(tmp_path: Path) -> None:
    with np.load(network.NETWORK_FILE) as file:
        weights = dict(file)
    assert network.NETWORK_FILE.stat().st_size < 4_000_000
    other, cut = tmp_path / "other.npz", tmp_path / "cut.npz"
    np.savez(other, **weights | {"version": np.int64(VERSION + 1)})
    np.savez(cut, **weights | {"policy": weights["policy"][:, 1:]})
    with pytest.raises(NamijiError, match="train it again"):
        network.read_network(other)
    with pytest.raises(NamijiError, match="'policy'"):
        network.read_network(cut)


@pytest.mark.parametrize(("players", "least"), [(2, 0.85), (4, 0.38)])
def test_the_network_alone_beats_greedy(players: int, least: float) -> None:
    """Every deal from each seat; even would be 0.5 and 0.25."""
    assert evaluate_network(network.NETWORK_FILE, players, games=600, jobs=2)["wins"] > least


def thought(limit: str, seed: str = "1") -> Thought:
    game = Game.new(4, "thought")
    return network_search(seed, limit).think(game.view(game.decider))


def test_the_network_varies_as_its_policy_says() -> None:
    game = next(g for g in positions("filler", 3, standard(), "vary") if len(g.legal_ids()) > 3)
    view, tries = game.view(game.decider), 800
    bot = make_bot("network:2", "1")
    found = Counter(bot.choose(view, view.legal_actions) for _ in range(tries))
    logits = plain_network(standard(), view.states)[0][view.legal_ids()]
    odds = np.exp((logits - logits.max()) / 2)
    parts = [found[action] / tries for action in view.legal_actions]
    assert parts == pytest.approx((odds / odds.sum()).tolist(), abs=0.07)
    assert len(found) > 1
    cold = make_bot("network:0.001", "1").choose(view, view.legal_actions)
    assert cold == make_bot("network", "1").choose(view, view.legal_actions)


@pytest.mark.parametrize("temperature", ["-1", "nan", "inf", "hot", ""])
def test_a_temperature_is_a_number_from_0_on(temperature: str) -> None:
    with pytest.raises(NamijiError, match="takes a temperature"):
        make_bot(f"network:{temperature}", "1")


def test_a_counted_search_with_the_network_repeats_itself() -> None:
    assert thought("200") == thought("200")
    assert thought("200") != thought("200", seed="2")


@pytest.mark.parametrize("limit", ["150", "151@2", "30ms"])
def test_what_a_search_with_the_network_tells_adds_up(limit: str) -> None:
    found = thought(limit)
    assert sum(option.visits for option in found.options) == found.playouts
    assert sum(found.shares) == pytest.approx(1)


@soak_only("test_the_network_alone_beats_greedy")
@pytest.mark.slow
def test_a_short_search_is_better_with_the_network() -> None:
    """It takes about as long to ask the network as to play a game out. Even would be 0.25."""
    bots = ("search+network:36", "search:36")
    games = list(run_arena(make_plan(bots, 4, "short"), 100, jobs=1))
    assert sum(game.share_of(bots[0]) for game in games) / len(games) > 0.3


@soak_only("test_interpreted.py compares the rules")
def test_interpreted_network_decides_as_the_compiled_one() -> None:
    every = str(size(80, full=20))
    compiled = run_program("network_games", every).splitlines()
    assert compiled
    assert run_program("network_games", every, NUMBA_DISABLE_JIT="1").splitlines() == compiled
