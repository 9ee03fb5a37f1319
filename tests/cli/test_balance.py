"""`namiji balance`."""

from pathlib import Path

import pytest

from namiji.balance import improve, search_games
from namiji.edition import load_edition, standard
from tests.support.cli import cli


def test_it_measures_an_edition() -> None:
    code, shown, _ = cli("balance", "--games", 20)
    assert code == 0
    assert "5 players, counterclockwise, place 5" in shown
    assert "spyglass" in shown
    assert "figures" in shown.splitlines()[-1]
    assert cli("balance", "--games", 20)[1] == shown


def test_it_measures_with_any_bot() -> None:
    code, shown, _ = cli("balance", "--games", 2, "--bot", "random", "--jobs", 1)
    assert code == 0
    assert "skilled-fisherman" in shown


def test_it_writes_an_edition_with_a_fairer_route(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_games, "_PLAYOUTS", 8)
    monkeypatch.setattr(improve, "_GREEDY_GAMES", (120,))
    monkeypatch.setattr(improve, "_SEARCH_GAMES", (2,))
    for limit in ("_GREEDY_LIMIT", "_OPENING_LIMIT", "_SEARCH_LIMIT"):
        monkeypatch.setattr(improve, limit, 20.0)
    out = tmp_path / "fairer.toml"
    code, shown, _ = cli("balance", "--games", 24, "--improve", 1, "--out", out)
    assert code == 0
    assert "counterclockwise: 1 order tried, 1 fair for three boats; the last one for all" in shown
    found = load_edition(out)
    assert len(found.route) == len(standard().route)
    assert found.dock_cards == standard().dock_cards


def test_an_unknown_bot_is_refused() -> None:
    code, _, error = cli("balance", "--bot", "nobody")
    assert code == 1
    assert "nobody" in error


def test_it_says_before_a_search_that_a_route_cannot_be_written(tmp_path: Path) -> None:
    code, _, error = cli("balance", "--out", tmp_path / "fairer.toml")
    assert code == 2
    assert "add --improve" in error
    code, _, error = cli("balance", "--improve", 100, "--out", tmp_path / "none" / "fairer.toml")
    assert code == 2
    assert "there is no folder" in error
