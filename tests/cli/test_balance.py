"""`namiji balance`."""

from pathlib import Path

import pytest

from namiji.balance import improve
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
    monkeypatch.setattr(improve, "_SEARCH_GAMES", 2)
    monkeypatch.setattr(improve, "_GREEDY_GAMES", 120)
    out = tmp_path / "fairer.toml"
    code, shown, _ = cli("balance", "--games", 24, "--improve", 1, "--out", out)
    assert code == 0
    assert "counterclockwise, legs tried: 1; loss" in shown
    found = load_edition(out)
    assert len(found.route) == len(standard().route)
    assert found.dock_cards == standard().dock_cards


def test_an_unknown_bot_is_refused() -> None:
    code, _, error = cli("balance", "--bot", "nobody")
    assert code == 1
    assert "nobody" in error
