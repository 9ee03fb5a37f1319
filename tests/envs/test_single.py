"""Gymnasium: its own checks, and what they do not look at."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from namiji.core.layout import STOP
from namiji.envs.single import FORFEIT, NamijiEnv
from namiji.errors import IllegalAction, NamijiError
from tests.programs import conformance


def made(**arguments: Any) -> NamijiEnv:
    env = gymnasium.make("namiji/Namiji-v0", **arguments).unwrapped
    assert isinstance(env, NamijiEnv)
    return env


def played(env: NamijiEnv, seed: int | None = None) -> tuple[float, dict[str, Any]]:
    """Play a game at random; returns the sum of the rewards and the last info."""
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        assert env.game.decider == env.seat
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        assert list(np.flatnonzero(info["action_mask"])) == env.game.legal_ids()
        _, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
        total += reward
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    return total, info


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gymnasium_accepts_it(players: int) -> None:
    assert conformance.run_gymnasium(players).games == 1


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_ends_with_what_the_learner_won(players: int) -> None:
    total, info = played(made(players=players, reward="points", opponents="random"), seed=3)
    assert total == pytest.approx(info["scores"][info["seat"]] / 100)
    env = made(players=players, opponents="random")
    total, info = played(env, seed=3)
    won = info["seat"] in env.game.winners
    assert total == pytest.approx(won / len(env.game.winners))


def test_the_learner_goes_round_the_table_or_stays() -> None:
    env = made(players=3, opponents="random")
    seats = [env.reset(seed=None if i else 7)[1]["seat"] for i in range(7)]
    assert all(after == seat % 3 + 1 for seat, after in pairwise(seats))
    assert env.reset(seed=7)[1]["seat"] == seats[0]
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {1, 2, 3}
    fixed = made(players=3, opponents="random", seat=2)
    assert {fixed.reset()[1]["seat"] for _ in range(4)} == {2}


def test_each_opponent_sits_where_it_is_named() -> None:
    """The first follows the learner, whatever seat that has."""
    env = made(players=3, opponents=("greedy", "random"))
    for number in range(3):
        _, info = env.reset(seed=None if number else 1)
        seat = info["seat"]
        after, last = seat % 3 + 1, (seat + 1) % 3 + 1
        names = {number: type(bot).__name__ for number, bot in env._bots.items()}
        assert names == {after: "GreedyBot", last: "RandomBot"}


def test_a_seed_repeats_a_game_with_its_bots() -> None:
    env = made(players=4, opponents=("greedy", "random", "filler"))
    first, again = played(env, seed=9), played(env, seed=9)
    assert first[0] == again[0]
    assert first[1]["scores"] == again[1]["scores"]


def test_an_illegal_action_loses_or_raises() -> None:
    env = made()
    env.reset(seed=1)
    _, reward, over, _, info = env.step(STOP)
    assert (reward, over) == (FORFEIT, True)
    assert "sail" in info["illegal"]
    assert not info["action_mask"].any()
    with pytest.raises(NamijiError, match="call reset"):
        env.step(0)
    strict = made(illegal="error")
    strict.reset(seed=1)
    before = strict.game.to_bytes()
    with pytest.raises(IllegalAction, match="sail"):
        strict.step(STOP)
    assert strict.game.to_bytes() == before


def test_nothing_is_played_or_shown_before_the_first_reset() -> None:
    env = made(render_mode="ansi")
    for what in (lambda: env.step(0), env.render):
        with pytest.raises(NamijiError, match="call reset"):
            what()


@pytest.mark.parametrize("action", [True, 1.0, "sail 1", None])
def test_an_action_is_a_number(action: Any) -> None:
    env = made().unwrapped
    env.reset(seed=1)
    with pytest.raises(NamijiError, match=f"a number from 0 to 240, not {action!r}"):
        env.step(action)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 1}, "2 to 5 can play"),
        ({"players": 4, "opponents": ("random", "greedy")}, "each of the 3 other seats, not 2"),
        ({"opponents": "gready"}, "did you mean 'greedy'"),
        ({"seat": 3}, "'seat' is 1 to 2, or 'rotate', not 3"),
        ({"seat": True}, "'seat' is 1 to 2, or 'rotate', not True"),
        ({"seat": 1.0}, "'seat' is 1 to 2, or 'rotate', not 1.0"),
        ({"illegal": "ignore"}, "lose or error"),
    ],
)
def test_wrong_parameters_are_told(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(NamijiError, match=message):
        made(**arguments)


def test_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text(
        "class Bad:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, view, legal): raise ValueError('no idea')\n"
    )
    env = made(opponents=str(bot), seat=2)
    try:
        with pytest.raises(NamijiError, match=r"bad\.py' failed"):
            played(env, seed=1)
    finally:
        env.close()


def test_the_table_is_shown_as_the_learner_sees_it() -> None:
    text = made(render_mode="ansi", seat=2)
    text.reset(seed=1)
    assert "seen by seat 2\n" in str(text.render())
    picture = made(render_mode="svg", seat=2)
    picture.reset(seed=1)
    assert "Player 2 (you)" in str(picture.render())
