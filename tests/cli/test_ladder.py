"""`namiji ladder`."""

import pytest

from tests.support.cli import cli


def test_it_rates_bots_with_every_number_of_players() -> None:
    pytest.importorskip("openskill")
    code, shown, _ = cli("ladder", "greedy", "random", "--games", 6, "--seed", "rungs", "--jobs", 1)
    assert code == 0
    assert all(f"{players} players" in shown for players in (2, 3, 4, 5))
    greedy, other = (
        next(line for line in shown.splitlines() if bot in line) for bot in ("greedy", "random")
    )
    assert greedy.count("1000") == 4
    assert other.count(" to ") == 4
    assert shown.splitlines()[-1] == "games: 6 with 2, 6 with 3, 8 with 4, 10 with 5"


def test_a_bot_alone_cannot_be_rated() -> None:
    code, _, error = cli("ladder", "random", "--games", 1)
    assert code == 1
    assert "two different bots" in error
