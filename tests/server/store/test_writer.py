"""The thread that writes: many changes in one commit, and what was acknowledged is never lost."""

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import Coroutine
from typing import Any

import pytest
from sqlalchemy import Engine, event

from namiji.server.store import Store, open_store
from tests.server.store.test_store import EDITION, database_url, entry, make, row, run, store
from tests.support.size import size

__all__ = ["database_url", "store"]

ALL = 40
CHILD = """
import asyncio, sys
from namiji.server.store import open_store
from tests.server.store.test_store import entry, make, row

async def play(store, name):
    await make(store, row(name))
    for n in range(1, 1_000_000, 2):
        await store.append(row(name, n + 2), [entry(n + 1), entry(n + 2)])
        print(name, n + 2, flush=True)

async def main():
    store = open_store(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{i}") for i in range(10)))

asyncio.run(main())
"""


async def in_a_group(store: Store, *writes: Coroutine[Any, Any, Any]) -> tuple[int, list[Any]]:
    """Have changes made while the writer is held in a commit: in how many more, and the results."""
    go, commits = threading.Event(), []

    def committing(_connection: object) -> None:
        commits.append(1)
        go.wait(30)

    event.listen(Engine, "commit", committing)
    try:
        first = asyncio.create_task(store.check())
        while not commits:
            assert not first.done(), "a write was acknowledged without a commit"
            await asyncio.sleep(0.01)
        tasks = [asyncio.create_task(write) for write in writes]
        await asyncio.sleep(0)
        go.set()
        await first
        results = await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        go.set()
        event.remove(Engine, "commit", committing)
    return len(commits) - 1, results


def test_what_waits_is_committed_together(store: Store) -> None:
    async def scenario() -> tuple[int, list[Any]]:
        for n in range(ALL):
            await make(store, row(f"t{n}"))
        return await in_a_group(
            store, *(store.append(row(f"t{n}", 2), [entry(2)]) for n in range(ALL))
        )

    assert run(scenario()) == (1, [None] * ALL)
    for n in range(ALL):
        assert run(store.load(f"t{n}")) == [entry(1), entry(2)]


def test_changes_of_one_table_are_made_in_the_order_of_asking(store: Store) -> None:
    async def scenario() -> tuple[int, list[Any]]:
        return await in_a_group(
            store,
            make(store, row()),
            store.append(row(version=2), [entry(2)]),
            store.append(row(version=3), [entry(3)]),
            store.delete("a"),
            store.delete("a"),
        )

    assert run(scenario()) == (1, [None, None, None, True, False])
    assert run(store.load("a")) == []


def test_a_bad_change_does_not_hurt_the_others_of_its_group(store: Store) -> None:
    bad = {
        3: entry(2, kind=None),  # what cannot be
        17: entry(2, kind=object()),  # nothing that a database could hold
    }

    async def scenario() -> tuple[int, list[Any]]:
        for n in range(ALL):
            await make(store, row(f"t{n}"))
        await store.append(row("t5", 2), [entry(2)])  # the one in the group will be too late
        return await in_a_group(
            store, *(store.append(row(f"t{n}", 2), [bad.get(n, entry(2))]) for n in range(ALL))
        )

    _, results = run(scenario())
    faults = {n: getattr(fault, "code", "") for n, fault in enumerate(results) if fault}
    assert faults == {3: "conflict", 5: "conflict", 17: "not-saved"}
    for n in range(ALL):
        log = [entry(1)] if n in bad else [entry(1), entry(2)]
        assert run(store.load(f"t{n}")) == log


def test_a_change_that_comes_too_late_costs_the_others_little(store: Store) -> None:
    async def scenario() -> tuple[int, list[Any]]:
        for n in range(ALL):
            await make(store, row(f"t{n}"))
        await store.append(row("t5", 2), [entry(2)])
        return await in_a_group(
            store, *(store.append(row(f"t{n}", 2), [entry(2)]) for n in range(ALL))
        )

    commits, results = run(scenario())
    assert sum(result is not None for result in results) == 1
    assert commits < ALL / 4


@pytest.mark.parametrize("acks", [60, 1, 400][: size(1, full=3)])
def test_what_was_acknowledged_outlives_a_kill(database_url: str, acks: int) -> None:
    with subprocess.Popen(  # noqa: S603 - a line of our own
        [sys.executable, "-c", CHILD, database_url],
        stdout=subprocess.PIPE,
        text=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    ) as child:
        assert child.stdout
        lines = [child.stdout.readline() for _ in range(acks)]
        child.send_signal(signal.SIGKILL)
        lines += [line for line in child.stdout if line.endswith("\n")]
    saved = {f"t{n}": 0 for n in range(10)}
    for line in lines:
        name, version = line.split()
        saved[name] = int(version)
    store = open_store(database_url)
    shown = {table.id: table.version for table in run(store.open_tables(99))}
    for name, acknowledged in saved.items():
        log = run(store.load(name)) or []
        assert len(log) >= acknowledged
        assert len(log) == shown.get(name, 0)
        assert log == [entry(n) for n in range(1, len(log) + 1)]
    store.close()


def test_a_thousand_tables_from_many_loops(store: Store) -> None:
    """Futures are resolved in the loop that asked."""

    def play(thread: int) -> None:
        async def scenario() -> None:
            names = [f"{thread}-{n}" for n in range(250)]
            await asyncio.gather(*(make(store, row(name)) for name in names))
            await asyncio.gather(*(store.append(row(name, 2), [entry(2)]) for name in names))

        asyncio.run(scenario())

    threads = [threading.Thread(target=play, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    tables = run(store.open_tables(2000))
    assert len(tables) == 1000
    assert {table.version for table in tables} == {2}
    assert run(store.edition(EDITION[0])) == EDITION[1]
