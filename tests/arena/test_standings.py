"""The results of bots and pairs of bots add up."""

from statistics import fmean

from namiji.arena import Results
from namiji.arena.plan import Plan
from namiji.edition import standard
from tests.support.arena_games import game_result


def test_standings_and_pairs() -> None:
    results = Results(Plan(("a", "b", "c"), 3, "s", "both", standard()))
    results.add(game_result(0, 0, {"a": 10, "b": 7, "c": 4}))
    results.add(game_result(1, 0, {"c": 5, "a": 9, "b": 9}))
    results.add(game_result(2, 1, {"b": 3, "c": 6, "a": 2}))
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
    results.add(game_result(0, 0, [("a", 4), ("b", 10), ("b", 6)]))
    a, b = results.standings()
    assert (a.share.mean, b.share.mean, b.games) == (0.0, 0.5, 1)
    assert (b.score, b.margin.mean) == (8.0, 0.0)
    assert results.pairs() == []
