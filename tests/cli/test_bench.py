"""`namiji bench`: what it measures and prints."""

import json

import pytest

from namiji.bench import measurements
from tests.support.cli import cli
from tests.support.size import soak_only

FIGURES = (
    *("playouts_one_core", "playouts_all_cores", "playouts_ratio"),
    *("game_play", "game_legal_play", "game_legal_actions"),
    *("game_view", "game_copy", "game_world"),
    *("state_copy", "state_legal", "search", "start_cold", "start_warm"),
)


def test_bench_measures_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurements, "_FIRST_MOVE", "pass")
    code, shown, error = cli("bench", "--json", "--seconds", 0.001, "--players", 2)
    report = json.loads(shown)
    assert (code, error) == (0, "")
    assert report["settings"] == {"players": 2, "seconds": 0.001}
    assert set(report["machine"]) >= {"cpu", "cores", "python", "numpy", "numba"}
    assert tuple(report["figures"]) == FIGURES
    for figure in report["figures"].values():
        assert 0 < figure["lowest"] <= figure["median"] <= figure["highest"]
        assert figure["runs"] >= 3
        assert figure["unit"] in ("decisions/s", "playouts/s", "times", "µs", "ns", "s")


@soak_only("test_docs.py prints the table")
def test_bench_prints_a_table() -> None:
    code, shown, _ = cli("bench", "--seconds", 0.001, "--no-starts")
    assert code == 0
    for word in ("Game.play", "decisions/s", "median", "lowest", "highest", "numba"):
        assert word in shown
