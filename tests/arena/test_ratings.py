"""Ratings are on a scale of odds and do not depend on the order of games."""

import math
import random

import pytest

from namiji.arena import Estimate, rate
from namiji.arena.game_result import GameResult
from tests.support.arena_games import game_result


def games_of(strengths: dict[str, float], deals: int, seed: int) -> list[GameResult]:
    """Finishing orders as the model has them: 400 points are ten to one."""
    generator = random.Random(seed)
    games = []
    for game in range(deals):
        luck = {bot: -math.log(generator.expovariate(1)) for bot in strengths}
        score = {bot: round(1e6 * (luck[bot] + strengths[bot])) for bot in strengths}
        games.append(game_result(game, game, score))
    return games


def test_ratings_are_on_a_scale_of_odds() -> None:
    pytest.importorskip("openskill")
    ten_to_one = math.log(10)
    strengths = {"greedy": 0.0, "weak": -ten_to_one, "better": ten_to_one / 2}
    ratings = rate(list(strengths), games_of(strengths, 600, 3))
    assert ratings["greedy"] == Estimate(1000, 1000, 1000)
    for bot, truth in (("weak", 600), ("better", 1200)):
        assert ratings[bot].low < truth < ratings[bot].high
        assert ratings[bot].high - ratings[bot].low < 130
    far = rate(["greedy", "far"], games_of({"greedy": 0.0, "far": 2 * ten_to_one}, 200, 3))["far"]
    assert far.low < 1800 < far.high
    first = rate(["weak", "better"], games_of({"weak": 0.0, "better": 1.0}, 50, 3))
    assert first["weak"].mean == 1000  # without greedy, the first


def test_ratings_do_not_favor_late_games() -> None:
    pytest.importorskip("openskill")
    games = [
        game_result(i, i, {"a": 2, "b": 1} if i < 100 else {"a": 1, "b": 2}) for i in range(200)
    ]
    assert abs(rate(["a", "b"], games)["b"].mean - 1000) < 25


def test_a_bot_that_wins_everything_is_rated_with_doubt() -> None:
    pytest.importorskip("openskill")
    games = [game_result(i, i, {"a": 1, "b": 2}) for i in range(100)]
    rating = rate(["a", "b"], games)["b"]
    assert rating.mean > 1400
    assert rating.high - rating.low > 200
