"""PettingZoo: its own suite, and what the suite does not look at."""

import subprocess
import sys
from typing import Any

import numpy as np
import pettingzoo
import pytest

from namiji.core.layout import STOP
from namiji.envs.aec import NamijiAEC
from namiji.envs.registration import register
from namiji.errors import IllegalAction, NamijiError
from tests.programs import conformance
from tests.support import editions
from tests.support.paths import ROOT


def made(players: int = 3, seed: int = 1, **arguments: Any) -> NamijiAEC:
    env: NamijiAEC = pettingzoo.make("aec", "namiji-v0", players=players, **arguments)
    env.reset(seed)
    return env


def played(env: NamijiAEC, seed: int = 1) -> dict[str, float]:
    """Play at random to the end; returns what each agent was given in all."""
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        totals[agent] += reward
        mask = observation["action_mask"]
        env.step(None if over else rng.choice(np.flatnonzero(mask)))
    return totals


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pettingzoo_accepts_it(players: int) -> None:
    assert conformance.run_pettingzoo(players).games == 3  # one of api_test, two of seed_test


def test_what_is_offered_is_what_the_game_allows() -> None:
    env = made(4)
    for _ in range(60):
        legal = set(env.game.legal_ids())
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            expected = legal if agent == env.agent_selection else set()
            assert set(np.flatnonzero(mask)) == expected
        env.step(min(legal))


@pytest.mark.parametrize("players", [2, 5])
def test_rewards_add_up_by_scheme(players: int) -> None:
    env = made(players)
    shares = played(env)
    scores, winners = env.game.scores, env.game.winners
    points = played(made(players, reward="points"))
    margins = played(made(players, reward="margin"))
    for seat, agent in enumerate(env.possible_agents, 1):
        others = max(score for other, score in scores.items() if other != seat)
        assert points[agent] == pytest.approx(scores[seat] / 100, abs=1e-6)
        assert shares[agent] == pytest.approx((seat in winners) / len(winners))
        assert margins[agent] == pytest.approx((scores[seat] - others) / 100, abs=1e-6)


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    env = made()
    before, agent = env.game.to_bytes(), env.agent_selection
    with pytest.raises(IllegalAction, match="sail"):
        env.step(STOP)
    with pytest.raises(NamijiError, match="there is no action number 900"):
        env.step(900)
    with pytest.raises(NamijiError, match="from 0 to 240, not None"):
        env.step(None)
    assert (env.game.to_bytes(), env.agent_selection) == (before, agent)


def test_nothing_is_played_or_shown_before_the_first_reset() -> None:
    env: NamijiAEC = pettingzoo.make("aec", "namiji-v0", render_mode="ansi")
    for what in (lambda: env.step(0), lambda: env.observe("seat_1"), env.render):
        with pytest.raises(NamijiError, match="call reset"):
            what()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 6}, "2 to 5 can play"),
        ({"direction": "up"}, "clockwise or counterclockwise"),
        ({"reward": "fame"}, "share, margin, points"),
        ({"render_mode": "rgb_array"}, "human, ansi, svg"),
        ({"edition": "standart"}, "standard"),
    ],
)
def test_wrong_parameters_are_told(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(NamijiError, match=message):
        pettingzoo.make("aec", "namiji-v0", **arguments)


def test_editions_come_by_name_by_file_or_themselves() -> None:
    example = ROOT / "examples" / "scarce.toml"
    assert made(edition="lesson").game.edition.id == "lesson"
    assert made(edition=str(example)).game.edition.id == made(edition=example).game.edition.id
    odd = editions.odd(3)
    assert made(edition=odd).game.edition == odd


def test_directions() -> None:
    assert made(direction="counterclockwise").game.direction == "counterclockwise"
    env = made(direction="both")
    directions = set()
    for _ in range(20):
        env.reset()
        directions.add(env.game.direction)
    assert directions == {"clockwise", "counterclockwise"}


def test_games_follow_from_the_last_seed() -> None:
    def three(seed: int) -> list[bytes]:
        env = made(seed=seed)
        games = []
        for _ in range(3):
            games.append(env.game.to_bytes())
            env.reset()
        return games

    assert three(5) == three(5)
    assert len({*three(5), *three(6)}) == 6


def test_rendering_without_a_mode_is_told() -> None:
    with pytest.raises(NamijiError, match="'render_mode': human, ansi, svg"):
        made().render()


def test_people_see_the_table_at_every_decision(capsys: pytest.CaptureFixture[str]) -> None:
    env = made(2, render_mode="human")
    first = capsys.readouterr().out
    assert f"seat {env.game.decider} decides: sail" in first
    env.step(env.game.legal_ids()[0])
    assert capsys.readouterr().out not in ("", first)


def test_it_is_registered_once_and_only_where_the_library_is() -> None:
    register()  # again: PettingZoo would warn of an id that is taken
    text = """
import sys
for name in ("pettingzoo", "gymnasium", "pyspiel"):
    sys.modules[name] = None  # as if it were not installed
import namiji.envs
try:
    namiji.envs.VectorEnv
except ImportError as error:
    assert "pip install 'namiji[envs]'" in str(error)
"""
    subprocess.run([sys.executable, "-W", "error", "-c", text], check=True)  # noqa: S603 - our own
