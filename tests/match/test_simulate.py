"""Many games between bots: repeatable, on any number of processes."""

import json
from itertools import islice

import pytest

from namiji import NamijiError
from namiji.edition import standard
from namiji.match.simulate import Series, Summary, simulate
from namiji.record import read_record, verify, write_record
from tests.support.size import soak_only


def test_a_game_can_be_repeated_alone() -> None:
    results = list(simulate(4, 6, 7, direction="both", jobs=1, record=True))
    series = Series(4, "7", ("random",) * 4, "both", standard())
    game = series.play(5).game
    assert game.seed == results[5].seed == "7.5"
    assert game.direction == "counterclockwise"
    assert results[5].record == write_record(game)
    assert results[5].scores == tuple(game.scores.values())
    assert results[5].winners == game.winners
    assert results[5].decisions == len(game.decisions)


def test_games_of_a_series_differ() -> None:
    results = list(simulate(2, 10, 1, jobs=1, record=True))
    assert len({result.record for result in results}) == 10
    assert len({result.scores for result in results}) > 1


def test_what_is_exported_and_recorded_holds() -> None:
    (result,) = simulate(5, 1, 3, export=True, record=True)
    assert result.exported is not None
    assert result.record is not None
    exported = json.loads(result.exported)
    assert set(exported) == {"header", "events"}
    assert exported["events"][0]["type"] == "started"
    assert exported["events"][-1]["type"] == "ended"
    assert list(exported["events"][-1]["scores"].values()) == list(result.scores)
    assert "\n" not in result.exported
    assert verify(read_record(result.record)).proven
    (bare,) = simulate(5, 1, 3)
    assert (bare.exported, bare.record) == (None, None)


@soak_only("test_simulate.py of the command line stops processes early")
def test_a_series_may_be_left_early() -> None:
    results = simulate(4, 1_000_000, 1, jobs=2)
    assert [result.index for result in islice(results, 40)] == list(range(40))
    del results


def test_a_summary_adds_up() -> None:
    summary = Summary(3)
    results = list(simulate(3, 40, 5, jobs=1))
    for result in results:
        summary.add(result)
    assert summary.games == 40
    assert summary.decisions == sum(result.decisions for result in results)
    assert summary.scores[1] == [result.scores[1] for result in results]
    assert sum(summary.wins) == pytest.approx(40)
    assert (
        summary.rare_events["lost hauls"] == sum(r.rare_events["lost hauls"] for r in results) > 0
    )


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"games": 0}, "bad-number"),
        ({"jobs": 0}, "bad-number"),
        ({"bots": ()}, "bad-bots"),
        ({"bots": ("random", "filler", "random")}, "bad-bots"),
        ({"bots": ("nobody",)}, "unknown-bot"),
        ({"seed": "two words"}, "bad-seed"),
        ({"seed": "x" * 127}, "bad-seed"),
        ({"players": 6}, "bad-players"),
        ({"direction": "up"}, "bad-direction"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(change: dict[str, object], code: str) -> None:
    arguments = {"players": 4, "games": 3, "seed": 1, **change}
    with pytest.raises(NamijiError) as caught:
        simulate(**arguments)  # type: ignore[arg-type]  # wrong on purpose
    assert caught.value.code == code
