"""Two processes on one PostgreSQL: leases, presence, and who hears of what."""

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import pytest

from namiji.server.store import Presence, Store, channel, open_store
from namiji.server.store.channel import Channel
from namiji.server.store.news import News, entries_news, read_notice
from namiji.server.store.postgres import _joined
from namiji.server.store.sharing import LEASE_SECONDS
from namiji.server.store.writes import Budget
from tests.server.store.test_store import entry, make, refused, row, run
from tests.support.server.postgres import Postgres, postgres

__all__ = ["postgres"]


class Process:
    """A store with its channel, and what that has heard."""

    def __init__(self, url: str) -> None:
        self.store = open_store(url)
        self.news: list[News] = []
        self.up: frozenset[str] = frozenset()
        self.channel: Channel = self.store.listen(
            self.news.extend, self._see, on_connection=lambda: None
        )

    def _see(self, up: frozenset[str]) -> None:
        self.up = up

    @property
    def name(self) -> str:
        return str(self.store.process)

    def presence(self, *seats: int, watchers: int = 0) -> Presence:
        return Presence("a", self.name, seats, watchers, None, 1, 2.5)


@contextmanager
def process(url: str) -> Iterator[Process]:
    made = Process(url)
    yield made
    made.channel.close()
    made.store.close()


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[tuple[Process, Process]]:
    url = postgres.new_database()
    with process(url) as one, process(url) as other:
        until(lambda: one.up == other.up == {one.name, other.name})
        run(make(one.store, row()))
        yield one, other


def until(holds: object) -> None:
    deadline = time.monotonic() + 60
    while not holds():  # type: ignore[operator]
        assert time.monotonic() < deadline
        time.sleep(0.02)


def append(store: Store, version: int, fence: int | None = None) -> None:
    run(store.append(row(version=version), [entry(version)], fence))


def test_the_slower_of_two_appends_is_a_conflict(pair: tuple[Process, Process]) -> None:
    one, other = pair
    append(one.store, 2)
    assert refused(other.store.append(row(version=2), [entry(2)])) == "conflict"
    append(other.store, 3)
    assert run(one.store.entries_after({"a": 1})) == {"a": [entry(2), entry(3)]}


def test_a_process_hears_what_others_commit(pair: tuple[Process, Process]) -> None:
    one, other = pair
    append(one.store, 2)
    run(one.store.show_presence([one.presence(1)]))
    run(one.store.delete("a"))
    told = [News("a", "entries", 2), News("a", "presence"), News("a", "deletion")]
    until(lambda: other.news == told)
    assert one.news == []


def test_one_process_has_the_lease_until_it_ends(pair: tuple[Process, Process]) -> None:
    one, other = pair
    first = run(one.store.take_lease("a"))
    assert (first.process, first.fence) == (one.name, 1)
    assert run(other.store.take_lease("a")) == type(first)(one.name, None)
    one.channel.close()
    until(lambda: other.up == {other.name})
    assert run(other.store.take_lease("a")).fence == 2
    assert refused(one.store.append(row(version=2), [entry(2)], first.fence)) == "conflict"
    append(other.store, 2, fence=2)
    append(one.store, 3)  # a person's decision needs no lease


def test_a_process_that_was_cut_off_loses_its_leases(pair: tuple[Process, Process]) -> None:
    """As if it hung: it says nothing, and others notice."""
    one, other = pair
    fence = run(one.store.take_lease("a")).fence
    go_on = threading.Event()

    def hang(_: frozenset[str]) -> None:
        go_on.wait(60)

    one.channel._on_beat = hang
    until(lambda: one.channel.is_cut_off and other.up == {other.name})
    assert run(other.store.take_lease("a")).fence == 2
    assert refused(one.store.append(row(version=2), [entry(2)], fence)) == "conflict"
    go_on.set()
    until(lambda: not one.channel.is_cut_off and other.up == {one.name, other.name})
    assert run(one.store.take_lease("a")).fence is None


def test_a_process_that_dies_is_down_before_its_time_is_up(pair: tuple[Process, Process]) -> None:
    """Its lock ends with its connection, although it said that it is up for an hour."""
    one, other = pair
    name = "0123456789ab"
    with one.channel._connect() as dying:
        dying.execute(channel._LOCK, (name,))
        beat = "INSERT INTO processes VALUES (%s, clock_timestamp() + interval '1 hour')"
        dying.execute(beat, (name,))
        time.sleep(2 * LEASE_SECONDS)
        until(lambda: name in one.up & other.up)
    until(lambda: one.up == other.up == {one.name, other.name})


def test_whoever_leaves_a_table_gives_up_its_lease(pair: tuple[Process, Process]) -> None:
    one, other = pair
    run(one.store.show_presence([one.presence(1, 3, watchers=2)]))
    run(one.store.take_lease("a"))
    (seen,) = run(other.store.presence(["a"]))["a"]
    assert (seen.process, seen.seats, seen.watchers, seen.is_up) == (one.name, (1, 3), 2, True)
    assert (seen.game_version, seen.spent) == (1, 2.5)
    assert 0 <= seen.age < 60
    run(one.store.show_presence([one.presence()]))
    assert run(other.store.presence(["a"])) == {"a": []}
    assert run(other.store.take_lease("a")).fence == 2


def test_processes_never_wait_for_each_other_in_a_circle(
    pair: tuple[Process, Process], postgres: Postgres
) -> None:
    """Each takes leases, shows presence and spends while it appends, in an order of its own."""
    one, other = pair
    names = [f"t{n:02}" for n in range(30)]
    budgets = {name: Budget(name, 1e6, 1.0) for name in names}
    append_to = partial(append_entry, names)

    async def scenario() -> None:
        for name in names:
            await make(one.store, row(name))
        for version in range(2, 12):
            both = [(one, names), (other, names[::-1])]
            writes = [
                write
                for number, (process, order) in enumerate(both)
                for name in order
                for write in (
                    process.store.take_lease(name),
                    process.store.show_presence([replace(process.presence(1), table_id=name)]),
                    process.store.spend([budgets[name]]),
                    append_to(process.store, name, version, number),
                )
            ]
            await asyncio.gather(*writes)

    log = postgres.folder / "log"
    before = log.read_text().count("deadlock detected")
    run(scenario())
    assert log.read_text().count("deadlock detected") == before


async def append_entry(
    names: Sequence[str], store: Store, name: str, version: int, number: int
) -> None:
    """Half of the tables are one process's, and half the other's."""
    if names.index(name) % 2 == number:
        await store.append(row(name, version), [entry(version)])


def test_a_table_where_someone_is_connected_does_not_expire(pair: tuple[Process, Process]) -> None:
    one, other = pair
    run(one.store.show_presence([one.presence(1)]))
    assert run(other.store.expire(100.0)) == 0
    run(one.store.show_presence([one.presence()]))
    assert run(other.store.expire(100.0)) == 1


def test_after_a_restart_of_postgresql_they_hear_each_other_again(
    pair: tuple[Process, Process], postgres: Postgres
) -> None:
    one, other = pair
    postgres.restart()
    until(lambda: not one.channel.is_cut_off and not other.channel.is_cut_off)

    def heard() -> bool:
        append(one.store, (run(one.store.version("a")) or 0) + 1)
        return bool(other.news)

    until(heard)


def test_many_news_fit_into_few_notices() -> None:
    news = [entries_news(f"abcd-efgh-{n:04}", n) for n in range(1000)]
    notices = _joined(news)
    assert all(len(notice) < 7900 for notice in notices)
    assert len(notices) == 3
    read = [each for notice in notices for each in read_notice(f"me {notice}")[1]]
    assert read == [News(f"abcd-efgh-{n:04}", "entries", n) for n in range(1000)]
