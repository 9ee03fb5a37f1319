"""Many games at once are the games that they are one by one."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import env_checker
from numpy.typing import NDArray

from namiji import Edition, Game, IllegalAction, NamijiError
from namiji.bots import make_bot
from namiji.core import layout as core
from namiji.core.api import play_games, play_untraced, siphash
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import load_edition, standard
from namiji.edition.tables import build_tables
from namiji.envs import VectorEnv
from namiji.envs.slices import divide
from namiji.game.seeds import bot_seed, key_of
from namiji.spaces import api
from namiji.spaces.layout import OBSERVATION, PLAYERS
from namiji.spaces.turn import SHARED
from tests.support import editions

REWARDS = ("share", "margin", "points")


def numbered_game(seed: str, number: int, players: int, direction: Direction, e: Edition) -> Game:
    """The game that an environment deals under a number, in the skin for single games."""
    game = Game._blank(e)
    game._seed = seed
    key = key_of(seed)
    game._array["key"] = [siphash(key[0], key[1], np.uint64(3 * number + i)) for i in range(2)]
    game._array["players"] = players
    game._array["direction"] = DIRECTIONS.index(direction)
    play_untraced(game._tables, game._bytes, core.START)
    return game


def random_actions(env: VectorEnv, rng: np.random.Generator) -> NDArray[np.int64]:
    actions: NDArray[np.int64] = (rng.random(env.masks.shape) * env.masks).argmax(1)
    return actions


def assert_shows(env: VectorEnv, row: int, game: Game) -> None:
    """A row of an environment is what a game's decider sees."""
    seen = np.zeros(OBSERVATION, np.float32)
    api.observe(build_tables(game.edition), game._array, game.decider, seen)
    assert env.deciders[row] == game.decider
    assert env.observations[row].tobytes() == seen.tobytes()
    legal = [game._actions.id(action) for action in game.legal_actions]
    assert np.flatnonzero(env.masks[row]).tolist() == legal


def plain_rewards(scheme: str, before: dict[int, int], game: Game) -> list[float]:
    """What a step brings, said plainly."""
    scores, seats = game.scores, range(1, game.players + 1)
    if scheme == "points":
        rewards = [(scores[seat] - before[seat]) / 100 for seat in seats]
    elif not game.is_over:
        rewards = [0.0] * game.players
    elif scheme == "margin":
        best = {seat: max(scores[other] for other in seats if other != seat) for seat in seats}
        rewards = [(scores[seat] - best[seat]) / 100 for seat in seats]
    else:
        rewards = [(seat in game.winners) / len(game.winners) for seat in seats]
    return rewards + [0.0] * (PLAYERS - game.players)


def direction_of(direction: str, number: int) -> Direction:
    if direction == "both":
        return "counterclockwise" if number % 2 else "clockwise"
    return direction  # type: ignore[return-value]


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise", "both"])
@pytest.mark.parametrize(
    "edition", [standard(), editions.scarce(), editions.odd(3)], ids=lambda e: e.id
)
def test_rows_are_single_games(edition: Edition, direction: Any, reward: Any) -> None:
    players = (2, 3, 4, 5, 2)
    env = VectorEnv(5, players, direction, edition, reward, "rows")
    rng = np.random.default_rng(1)
    games = [
        numbered_game("rows", row, count, direction_of(direction, row), edition)
        for row, count in enumerate(players)
    ]
    numbers = list(range(5))
    env.reset()
    ended = 0
    while ended < 10:
        for row, game in enumerate(games):
            assert_shows(env, row, game)
        actions = random_actions(env, rng)
        env.step(actions)
        for row, game in enumerate(games):
            before = game.scores
            game.play(int(actions[row]))
            assert np.allclose(env.rewards[row], plain_rewards(reward, before, game), atol=1e-7)
            assert env.terminations[row] == game.is_over
            if game.is_over:
                ended += 1
                scores = list(game.scores.values())
                assert env.final_scores[row].tolist() == scores + [0] * (PLAYERS - len(scores))
                numbers[row] += env.games
                way = direction_of(direction, numbers[row])
                games[row] = numbered_game("rows", numbers[row], game.players, way, edition)


def test_games_are_dealt_on_used_states_as_on_empty_ones() -> None:
    """Byte for byte, also the games that `play_games` deals."""
    tables, key = build_tables(standard()), key_of("deal")
    for players in (2, 3, 4, 5):
        used, fresh = core.new_states(20), core.new_states(20)
        play_games(tables, used, players, 0, key, 500)
        numbers, counts = np.arange(20), np.full(20, players, np.int8)
        shared = np.zeros(1, SHARED)
        shared["key"] = key
        shared["directions"] = 1
        for states in (used, fresh):
            api.deal_games(tables, shared, states, numbers, counts)
        assert used.tobytes() == fresh.tobytes()
        assert (used["counter"] > 0).all()
        play_games(tables, empty := core.new_states(20), players, 1, key, 0)
        assert empty["key"].tolist() == used["key"].tolist()


def test_all_games_end_as_single_random_games_do() -> None:
    """The final scores of thousands of games in a row, each number once."""
    env = VectorEnv(64, 3, seed="many")
    env.reset()
    rng = np.random.default_rng(2)
    scores = []
    for _ in range(400):
        env.step(random_actions(env, rng))
        scores += env.final_scores[env.terminations][:, :3].tolist()
    states = core.new_states(len(scores))
    play_games(build_tables(standard()), states, 3, 0, key_of("many"), 0)
    single = states["score"][:, 1:4]
    assert len(scores) > 300
    assert abs(np.mean(scores) - single.mean()) < 4 * single.std() / len(scores) ** 0.5


@pytest.mark.parametrize("opponents", [(), ("greedy",), ("random",)], ids=str)
def test_threads_do_not_matter(opponents: tuple[str, ...]) -> None:
    def told(threads: int) -> list[bytes]:
        rng = np.random.default_rng(3)
        said = []
        with VectorEnv(400, 2, "both", seed=5, opponents=opponents, threads=threads) as env:
            env.reset()
            for _ in range(50):
                env.step(random_actions(env, rng))
                arrays = (env.observations, env.masks, env.rewards, env.deciders, env.final_scores)
                said += [array.tobytes() for array in arrays]
        return said

    assert told(1) == told(3)


@pytest.mark.parametrize("opponents", [False, True])
def test_threads_share_all_games_and_the_first_plays_most(opponents: bool) -> None:
    for games in (1, 63, 200, 400, 401, 4096):
        for threads in (1, 2, 3, 16):
            slices = divide(games, threads, opponents)
            rows = [row for part in slices for row in range(part.start, part.stop)]
            assert rows == [*range(games)]
            assert len(slices) <= threads
            first, *others = (part.stop - part.start for part in slices)
            assert all(50 < size < first for size in others)
            assert max(others, default=0) - min(others, default=0) <= 1
    assert len(divide(400, 3, opponents)) > 1  # as in the test above


def test_the_same_number_is_the_same_game_in_any_environment() -> None:
    small, large = VectorEnv(3, 4, seed=8), VectorEnv(9, 4, seed=8)
    small.reset()
    large.reset()
    assert small.observations.tobytes() == large.observations[:3].tobytes()
    other = VectorEnv(3, 4, seed=9)
    other.reset()
    assert small.observations.tobytes() != other.observations.tobytes()


def test_reset_with_a_seed_begins_again_and_without_goes_on() -> None:
    env = VectorEnv(4, 2, seed=3)
    first, info = env.reset()
    before = first.copy()
    assert info["action_masks"] is env.masks
    rng = np.random.default_rng(4)
    for _ in range(150):
        env.step(random_actions(env, rng))
    assert env.final_scores.any()
    other, _ = env.reset()
    assert other.tobytes() != before.tobytes()
    assert not env.final_scores.any()
    again, _ = env.reset(seed=3)
    assert again.tobytes() == before.tobytes()
    assert env.reset(seed=4)[0].tobytes() == VectorEnv(4, 2, seed=4).reset()[0].tobytes()


@pytest.mark.parametrize("opponents", ["greedy", ("random",), "filler"])
def test_a_seed_repeats_the_games_with_their_bots(opponents: str | tuple[str, ...]) -> None:
    def told(env: VectorEnv, seed: int | None) -> list[bytes]:
        env.reset(seed=seed)
        rng = np.random.default_rng(4)
        said = []
        for _ in range(40):
            said += [each.tobytes() for each in env.step(random_actions(env, rng))[:3]]
        return said

    with VectorEnv(3, 3, seed=5, opponents=opponents) as env:
        first, goes_on, again, other = (told(env, seed) for seed in (5, None, 5, 6))
    assert first == again
    assert len({*map(tuple, (first, goes_on, other))}) == 3


def test_one_opponent_is_named_by_a_text() -> None:
    with VectorEnv(3, 4, opponents="greedy") as named, VectorEnv(3, 4, opponents=["greedy"]) as env:
        assert named.reset()[0].tobytes() == env.reset()[0].tobytes()


# States


@pytest.mark.parametrize("opponents", [(), "greedy"])
def test_states_can_be_kept_repeated_and_continued(opponents: str | tuple[()]) -> None:
    rng = np.random.default_rng(2)
    with VectorEnv(3, 3, seed=2, opponents=opponents) as env:
        env.reset()
        for _ in range(4):
            env.step(random_actions(env, rng))
        states, seen = env.get_states(), env.observations.copy()
        with VectorEnv(6, 3, seed=9, opponents=opponents) as wide:
            shown, info = wide.set_states(np.repeat(states, 2, axis=0))
            assert np.array_equal(shown, np.repeat(seen, 2, axis=0))
            assert np.array_equal(info["action_masks"][::2], env.masks)
            for _ in range(5):  # within the same games: the next ones have other numbers
                actions = random_actions(env, rng)
                one, many = env.step(actions), wide.step(np.repeat(actions, 2))
                assert not env.terminations.any()
                for ours, theirs in zip(one[:3], many[:3], strict=True):
                    assert np.array_equal(np.repeat(ours, 2, axis=0), theirs)
        again, _ = env.set_states(states)
        assert np.array_equal(again, seen)
        assert not env.terminations.any()


def test_states_of_another_shape_are_refused() -> None:
    env = VectorEnv(3)
    with pytest.raises(NamijiError, match="reset"):
        env.get_states()
    env.reset()
    states = env.get_states()
    wrong: Any
    for wrong in (states[:2], states[:, 1:], states.astype(np.int64)):
        with pytest.raises(NamijiError, match="3 rows of get_states"):
            env.set_states(wrong)


@pytest.mark.parametrize("opponents", [(), "random"])
def test_bytes_that_are_no_game_are_refused(opponents: str | tuple[()]) -> None:
    """Compiled rules would read and write anywhere."""
    with VectorEnv(2, 3, opponents=opponents) as env:
        env.reset()
        states = env.get_states()
        over = states.copy()
        over[1, env._states.dtype.fields["phase"][1]] = core.OVER
        for wrong in (np.zeros_like(states), np.full_like(states, 255), over, states[:, ::-1]):
            with pytest.raises(NamijiError, match="not rows of get_states"):
                env.set_states(wrong)
        assert np.array_equal(env.get_states(), states)


def test_an_edition_may_be_named() -> None:
    named, loaded = VectorEnv(2, edition="lesson"), VectorEnv(2, edition=load_edition("lesson"))
    assert named.reset()[0].tobytes() == loaded.reset()[0].tobytes()


def test_a_closed_environment_plays_no_more() -> None:
    for threads in (1, 2):
        env = VectorEnv(400, threads=threads)
        env.reset()
        env.close()
        with pytest.raises(NamijiError, match="closed"):
            env.step(env.masks.argmax(1))
        with pytest.raises(NamijiError, match="closed"):
            env.reset()


# With opponents


def next_learner_game(
    env: VectorEnv, number: int, players: int, specs: tuple[str, ...]
) -> tuple[Game, int, dict[int, Any]]:
    """A game of that number, its learner's seat, and its bots as a match would have them."""
    seat = number // 2 % players + 1
    game = numbered_game(
        "versus", number, players, direction_of("both", number), env._settings.edition
    )
    others = [(seat + i) % players + 1 for i in range(players - 1)]
    bots = {
        other: make_bot(specs[i % len(specs)], bot_seed(f"versus.{number}", other))
        for i, other in enumerate(others)
    }
    return game, seat, bots


def play_up_to(game: Game, learner: int, bots: dict[int, Any]) -> None:
    while not game.is_over and game.decider != learner:
        game.play(bots[game.decider].choose(game.view(game.decider), game.legal_actions))


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(
    ("players", "specs"),
    [
        (2, ("greedy",)),
        (3, ("greedy",)),
        (5, ("greedy",)),
        (3, ("plain", "greedy")),
        (4, ("network",)),
        (3, ("greedy", "network")),
        (2, ("filler",)),
    ],
    ids=str,
)
def test_opponents_play_as_in_a_match(players: int, specs: tuple[str, ...], reward: Any) -> None:
    """Compiled or asked by Python: the same bots, seats, games and rewards."""
    env = VectorEnv(4, players, "both", reward=reward, seed="versus", opponents=specs)
    env.reset()
    numbers = list(range(4))
    tables = [next_learner_game(env, number, players, specs) for number in numbers]
    for table in tables:
        play_up_to(*table)
    noted = [dict.fromkeys(range(1, players + 1), 0) for _ in tables]
    rng = np.random.default_rng(5)
    seats, ended = set(), 0
    while ended < 8:
        for row, (game, learner, _) in enumerate(tables):
            assert env.deciders[row] == learner
            assert_shows(env, row, game)
        actions = random_actions(env, rng)
        _, rewards, _, _, _ = env.step(actions)
        for row, (game, learner, bots) in enumerate(tables):
            game.play(int(actions[row]))
            play_up_to(game, learner, bots)
            wanted = plain_rewards(reward, noted[row], game)
            assert np.allclose(env.rewards[row], wanted, atol=1e-7)
            assert rewards[row] == env.rewards[row, learner - 1]
            assert env.terminations[row] == game.is_over
            noted[row] = game.scores
            if game.is_over:
                ended += 1
                seats.add((learner, game.direction))
                assert env.final_scores[row].tolist()[:players] == list(game.scores.values())
                numbers[row] += 4
                tables[row] = next_learner_game(env, numbers[row], players, specs)
                play_up_to(*tables[row])
                noted[row] = dict.fromkeys(range(1, players + 1), 0)
    assert len(seats) >= 4  # seats and directions change
    env.close()


def test_the_learner_has_every_seat_in_both_directions_equally_often() -> None:
    for players in (2, 3, 4, 5):
        env = VectorEnv(4 * players, players, "both", opponents=["random"])
        env.reset()
        seats = list(zip(env.deciders.tolist(), env._states["direction"].tolist(), strict=True))
        assert {seats.count(pair) for pair in seats} == {2}
        assert len(set(seats)) == 2 * players


def test_the_random_opponent_is_random() -> None:
    """Against itself, the learner wins half of the games; every legal action is chosen."""
    env = VectorEnv(200, 2, "both", opponents=["random"])
    env.reset()
    rng = np.random.default_rng(6)
    shares = []
    for _ in range(250):
        _, rewards, ended, _, _ = env.step(random_actions(env, rng))
        shares += rewards[ended].tolist()
    assert len(shares) > 1000
    assert abs(np.mean(shares) - 0.5) < 4 * 0.5 / len(shares) ** 0.5


# What goes wrong


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    env = VectorEnv(100, 3)
    env.reset()
    before = env._states.tobytes()
    actions = env.masks.argmax(1)
    for wrong in (240, -1, 10**9):
        actions[41] = wrong
        with pytest.raises(IllegalAction, match=rf"game 41: action {wrong} .* masks") as caught:
            env.step(actions)
        assert caught.value.code == "illegal-action"
        assert env._states.tobytes() == before


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"games": 0}, "bad-number"),
        ({"players": 6}, "bad-players"),
        ({"players": [2, 3]}, "bad-players"),
        ({"players": 2.5}, "bad-players"),
        ({"edition": "nowhere"}, "bad-edition"),
        ({"edition": 3}, "bad-edition"),
        ({"seed": None}, "bad-seed"),
        ({"seed": np.float32(1)}, "bad-seed"),
        ({"direction": "north"}, "bad-direction"),
        ({"reward": "fame"}, "bad-reward"),
        ({"seed": "a b"}, "bad-seed"),
        ({"opponents": ["nobody"]}, "unknown-bot"),
        ({"opponents": ["random", "greedy"]}, "bad-bots"),
        ({"threads": 0}, "bad-number"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(NamijiError) as caught:
        VectorEnv(**{"games": 3, **arguments})
    assert caught.value.code == code


def test_bad_steps_are_refused() -> None:
    env = VectorEnv(3)
    with pytest.raises(NamijiError, match="reset"):
        env.step([0, 0, 0])
    env.reset()
    for actions in ([0, 0], [0.0, 1.0, 2.0], 3):
        with pytest.raises(NamijiError, match="3 integers"):
            env.step(actions)


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.uint64])
def test_actions_may_be_any_integers(kind: type) -> None:
    env = VectorEnv(3)
    env.reset()
    env.step(env.masks.argmax(1).astype(kind))


# Gymnasium


def test_gymnasium_knows_the_spaces() -> None:
    env = VectorEnv(2)
    env.reset()
    assert env.num_envs == 2
    assert env.single_action_space == gymnasium.spaces.Discrete(core.ACTIONS)
    assert env.single_observation_space.contains(env.observations[0])
    assert env.observation_space.contains(env.observations)
    assert env.action_space.contains(env.masks.argmax(1))


def made(number: int = 4, **arguments: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    return gymnasium.make_vec("namiji/Namiji-v0", number, **arguments)


def test_gymnasium_makes_it() -> None:
    env = made(players=3, opponents=("greedy", "random"), reward="points")
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    assert env.spec is not None
    env.close()
    env.close()  # again: Gymnasium does


def test_gymnasium_may_keep_what_it_is_given() -> None:
    """Unlike those of `VectorEnv`, the arrays of `make_vec` do not change in the next step."""
    env = made(opponents="random")
    seen, info = env.reset(seed=1)
    before, masks = seen.copy(), info["action_masks"].copy()
    after, rewards, ended, cut, info = env.step(masks.argmax(1))
    assert np.array_equal(seen, before)
    assert not np.array_equal(after, before)
    assert rewards.shape == ended.shape == cut.shape == (4,)


def test_its_checks_of_single_environments_hold_for_many() -> None:
    """`check_env` itself takes no vector environments."""
    env = made(opponents="random")
    env_checker.check_reset_return_type(env)  # type: ignore[arg-type]
    env_checker.check_reset_seed_determinism(env)  # type: ignore[arg-type]
    env_checker.check_reset_options(env)  # type: ignore[arg-type]
    env_checker.check_space_limit(env.single_observation_space, "observation")


def test_its_wrappers_accept_it() -> None:
    env: Any = gymnasium.wrappers.vector.RecordEpisodeStatistics(made(reward="points", seed=1))
    env = gymnasium.wrappers.vector.DictInfoToList(env)
    _, infos = env.reset(seed=1)
    rng, finished = np.random.default_rng(1), 0
    while finished < 8:
        masks = np.array([info["action_masks"] for info in infos])
        _, _, ended, _, infos = env.step((rng.random(masks.shape) * masks).argmax(1))
        for row in np.flatnonzero(ended):
            total, length = infos[row]["episode"]["r"], infos[row]["episode"]["l"]
            assert round(100 * total) in infos[row]["final_scores"][:2]
            assert 10 < length < 200
            assert infos[row]["final_info"]["scores"].tolist() == [*infos[row]["final_scores"]]
            assert infos[row]["final_obs"][0] == 1.0  # the phase is over
            finished += 1
    env.close()
