"""The arena's figures: intervals that cover, tests that err as seldom as they say, ratings."""

import math
import random
from statistics import fmean

import pytest

from namiji.arena import Estimate, Results, rate
from namiji.arena.game_result import GameResult, SeatResult
from namiji.arena.interval import estimate_mean, estimate_share, t_quantile
from namiji.arena.plan import Plan
from namiji.arena.sequential import SequentialTest
from namiji.edition import standard


def played(game: int, deal: int, scores: dict[str, int] | list[tuple[str, int]]) -> GameResult:
    """A game of which nothing is known but bots and scores."""
    table = list(scores.items()) if isinstance(scores, dict) else scores
    points = [score for _, score in table]
    winners = points.count(max(points))
    seats = tuple(
        SeatResult(
            *(seat, bot, score),
            won=(score == max(points)) / winners,
            rank=1 + sum(other > score for other in points),
            margin=score - max(points[: seat - 1] + points[seat:]),
            decisions=10,
            think_ms_mean=float(seat),
            think_ms_max=2.0 * seat,
            faults=0,
            lost_turns=0,
            figures={},
        )
        for seat, (bot, score) in enumerate(table, 1)
    )
    return GameResult(game, deal, 0, f"s.{deal}", "clockwise", seats, ())


def deal_share(generator: random.Random, share: float, games: int, luck: float) -> float:
    """The mean of a deal whose games share a part of their luck."""
    chance = share + generator.choice((-luck, luck))
    return fmean(generator.random() < chance for _ in range(games))


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (30, 2.0423), (999, 1.9623)],
)
def test_students_quantile(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=1e-4)


def test_interval_of_a_mean() -> None:
    assert estimate_mean([4.0]) == Estimate(4.0, -math.inf, math.inf)
    estimate = estimate_mean([1.0, 2.0, 3.0, 6.0])
    assert estimate.mean == 3.0
    assert estimate.high - 3.0 == pytest.approx(3.1824 * math.sqrt(14 / 3 / 4), abs=1e-3)
    assert estimate.low + estimate.high == pytest.approx(6.0)


def test_interval_of_a_share_stays_within_its_bounds_and_doubts() -> None:
    assert estimate_share([0.5]) == Estimate(0.5, 0.0, 1.0)
    all_won = estimate_share([1.0] * 100)
    assert (all_won.mean, all_won.high) == (1.0, 1.0)
    assert all_won.low == pytest.approx(100 / (100 + t_quantile(99) ** 2))
    none_won = estimate_share([0.0] * 100)
    assert none_won.high == pytest.approx(1 - all_won.low)
    assert estimate_share([1.0] * 99 + [0.5]).low > 0.97  # one game of two hundred lost


@pytest.mark.parametrize(
    ("share", "games", "luck"), [(0.5, 2, 0.0), (0.5, 2, 0.4), (0.25, 4, 0.2), (0.95, 2, 0.05)]
)
def test_intervals_cover_the_truth(share: float, games: int, luck: float) -> None:
    """Luck that the games of a deal have in common is part of it: treating them as one by one
    would cover about 85% of the second case.
    """
    generator = random.Random(7)
    runs, covered, straight = 600, 0, 0
    for _ in range(runs):
        deals = [deal_share(generator, share, games, luck) for _ in range(40)]
        estimate, plain = estimate_share(deals), estimate_mean(deals)
        covered += estimate.low <= share <= estimate.high
        straight += plain.low <= share <= plain.high
    assert 0.925 <= covered / runs <= 0.98
    assert share > 0.9 or 0.925 <= straight / runs <= 0.98


@pytest.mark.parametrize(
    ("even", "games", "margin", "luck"),
    [(0.5, 2, 0.15, 0.3), (0.25, 4, 0.1, 0.1), (0.2, 5, 0.3, 0.0)],
)
def test_a_wrong_verdict_is_as_rare_as_promised(
    even: float, games: int, margin: float, luck: float
) -> None:
    generator = random.Random(11)
    for share, right in ((even, "not stronger"), (even + margin, "stronger")):
        wrong, lengths = 0, []
        for _ in range(300):
            test, deals = SequentialTest(even, margin, games), 0
            while test.verdict is None:
                test.add(deal_share(generator, share, games, luck))
                deals += 1
            wrong += test.verdict != right
            lengths.append(deals)
        assert wrong / 300 <= 0.05 + 0.025  # the promise and two standard errors
        spread = even * (1 - even) / games + luck**2
        assert fmean(lengths) < 5 + 12 * spread / margin**2  # not many more than Wald's


def test_a_verdict_needs_evidence() -> None:
    test = SequentialTest(0.25, 0.05, 4)
    assert test.verdict is None
    for _ in range(40):  # in the middle between both
        test.add(0.0)
        test.add(0.55)
    assert test.verdict is None
    strong, weak = SequentialTest(0.25, 0.05, 4), SequentialTest(0.25, 0.05, 4)
    for _ in range(40):
        strong.add(0.75)
        weak.add(0.0)
    assert (strong.verdict, weak.verdict) == ("stronger", "not stronger")


def test_standings_and_pairs() -> None:
    results = Results(Plan(("a", "b", "c"), 3, "s", "both", standard()))
    results.add(played(0, 0, {"a": 10, "b": 7, "c": 4}))
    results.add(played(1, 0, {"c": 5, "a": 9, "b": 9}))
    results.add(played(2, 1, {"b": 3, "c": 6, "a": 2}))
    a, b, _ = results.standings()
    assert (a.bot, a.games, results.deals) == ("a", 3, 2)
    assert a.share.mean == fmean([fmean([1, 0.5]), 0])  # deals count alike
    assert a.score == 7
    assert a.margin.mean == fmean([fmean([3, 0]), -4])
    assert (a.think_ms, a.longest_ms) == (2.0, 6.0)
    assert b.share.mean == 0.125
    assert results.shares == {"a": 0.5, "b": 0.5 / 3, "c": 1 / 3}
    ab, *_ = results.pairs()
    assert (ab.first, ab.second, ab.games) == ("a", "b", 3)
    assert ab.ahead.mean == fmean([fmean([1, 0.5]), 0])
    assert ab.margin.mean == fmean([fmean([3, 0]), -1])


def test_a_bot_in_several_seats_counts_by_seat() -> None:
    results = Results(Plan(("a", "b"), 3, "s", "both", standard()))
    results.add(played(0, 0, [("a", 4), ("b", 10), ("b", 6)]))
    a, b = results.standings()
    assert (a.share.mean, b.share.mean, b.games) == (0.0, 0.5, 1)
    assert (b.score, b.margin.mean) == (8.0, 0.0)
    assert results.pairs() == []


def games_of(strengths: dict[str, float], deals: int, seed: int) -> list[GameResult]:
    """Finishing orders as the model has them: 400 points are ten to one."""
    generator = random.Random(seed)
    games = []
    for game in range(deals):
        luck = {bot: -math.log(generator.expovariate(1)) for bot in strengths}
        score = {bot: round(1e6 * (luck[bot] + strengths[bot])) for bot in strengths}
        games.append(played(game, game, score))
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
    games = [played(i, i, {"a": 2, "b": 1} if i < 100 else {"a": 1, "b": 2}) for i in range(200)]
    assert abs(rate(["a", "b"], games)["b"].mean - 1000) < 25


def test_a_bot_that_wins_everything_is_rated_with_doubt() -> None:
    pytest.importorskip("openskill")
    games = [played(i, i, {"a": 1, "b": 2}) for i in range(100)]
    rating = rate(["a", "b"], games)["b"]
    assert rating.mean > 1400
    assert rating.high - rating.low > 200
