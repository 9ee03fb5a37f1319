"""What an address may do per hour and day holds for all processes."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from namiji.server.config import Config
from namiji.server.store import open_store, store
from namiji.server.web.budgets import Budgets
from namiji.server.web.limits import TooMany
from tests.support.server.postgres import Postgres, postgres

__all__ = ["postgres"]

HOUR = 3600


class Time:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(store, "time", made)
    return made


def allowed(budgets: Budgets, address: str = "a", with_edition: bool = False) -> bool:
    return _passes(lambda: budgets.new_table(address, with_edition))


def _passes(ask: Callable[[], object]) -> bool:
    try:
        asyncio.run(ask())  # type: ignore[arg-type]
    except TooMany:
        return False
    return True


def test_tables_per_hour_and_day(tmp_path: Path, clock: Time) -> None:
    opened = open_store(f"sqlite:///{tmp_path / 'a.db'}")
    budgets = Budgets(Config(tables_per_hour=2, tables_per_day=3), opened)
    assert [allowed(budgets) for _ in range(3)] == [True, True, False]
    assert allowed(budgets, "b")
    clock.now += HOUR
    assert [allowed(budgets) for _ in range(2)] == [True, False]
    clock.now += 24 * HOUR
    assert allowed(budgets)
    opened.close()


def test_tables_with_an_edition_of_their_own(tmp_path: Path, clock: Time) -> None:
    opened = open_store(f"sqlite:///{tmp_path / 'a.db'}")
    budgets = Budgets(Config(editions_per_day=1, tables_per_hour=3), opened)
    assert allowed(budgets, with_edition=True)
    assert not allowed(budgets, with_edition=True)
    assert allowed(budgets)
    assert clock.now == 1_000_000.0
    opened.close()


def test_a_restart_forgets_nothing_and_a_day_everything(tmp_path: Path, clock: Time) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    opened = open_store(url)
    assert _passes(lambda: Budgets(Config(joins_per_hour=1), opened).join("a"))
    opened.close()
    again = open_store(url)
    budgets = Budgets(Config(joins_per_hour=1), again)
    assert not _passes(lambda: budgets.join("a"))
    asyncio.run(again.forget_budgets(clock.now + 1))
    assert _passes(lambda: budgets.join("a"))
    again.close()


def test_processes_share_budgets(postgres: Postgres) -> None:
    url = postgres.new_database()
    one, other = open_store(url), open_store(url)
    config = Config(tables_per_hour=3)
    both = [Budgets(config, one), Budgets(config, other)]

    async def ask() -> list[bool]:
        asked = [both[n % 2].new_table("a") for n in range(8)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert all(result is None or isinstance(result, TooMany) for result in results)
        return [result is None for result in results]

    assert sum(asyncio.run(ask())) == 3
    one.close()
    other.close()
