"""PostgreSQL goes away and comes back; the store bears it."""

import asyncio
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select

import pytest
from sqlalchemy import text

from namiji import NamijiError
from namiji.server.store import Store, open_store
from namiji.server.store.database_url import read_url
from namiji.server.store.postgres import Postgres as Database
from tests.server.store.test_faults import BIG, fill, small_disk
from tests.server.store.test_store import entry, make, refused, row, run
from tests.support.server.postgres import Postgres, postgres, postgres_server
from tests.support.size import size

__all__ = ["postgres"]

KILLS = size(1, full=3)


def check_often(store: Store) -> None:
    for _ in range(10_000):
        run(store.check())


def test_a_restart_between_writes_is_not_noticed(postgres: Postgres) -> None:
    store = open_store(postgres.new_database())
    run(make(store, row()))
    postgres.restart()
    run(store.append(row(version=2), [entry(2)]))
    postgres.turn_out_clients()
    assert run(store.load("a")) == [entry(1), entry(2)]
    store.close()


def test_while_it_is_away_nothing_is_saved_and_nothing_is_read(postgres: Postgres) -> None:
    store = open_store(postgres.new_database())
    run(make(store, row()))
    postgres.stop()
    try:
        assert refused(store.append(row(version=2), [entry(2)])) == "not-saved"
        assert refused(store.check()) == "not-saved"
        assert refused(store.load("a")) == "bad-database"
    finally:
        postgres.start()
    assert run(store.load("a")) == [entry()]
    run(store.append(row(version=2), [entry(2)]))
    store.close()


def test_a_client_lost_in_a_transaction_does_not_lock_a_table_for_good(postgres: Postgres) -> None:
    url = postgres.new_database()
    store = open_store(url)
    run(make(store, row()))
    lost = Database(read_url(url)).writer().connect()
    lost.execute(text("UPDATE tables SET updated = 0"))  # and nothing more comes from there
    append = store.append(row(version=2), [entry(2)])
    run(asyncio.wait_for(append, timeout=120))
    lost.invalidate()
    store.close()


@contextmanager
def cut_at_commit(server: Postgres, folder: Path, when: str) -> Iterator[threading.Event]:
    """Open a proxy that cuts its connection at the next commit after the event is set: `before` the
    commit arrives, or `after` it, when the answer is on its way.
    """
    armed = threading.Event()
    proxy = socket.socket(socket.AF_UNIX)
    proxy.bind(str(folder / Postgres.SOCKET))
    proxy.listen()

    def pass_on(client: socket.socket) -> None:
        with client, socket.socket(socket.AF_UNIX) as database:
            database.connect(str(server.folder / Postgres.SOCKET))
            while True:
                for ready in select([client, database], [], [])[0]:
                    data = ready.recv(65536)
                    if not data:
                        return
                    cut = ready is client and b"COMMIT" in data and armed.is_set()
                    if cut:
                        armed.clear()
                    if not (cut and when == "before"):
                        (database if ready is client else client).sendall(data)
                    if cut:
                        if when == "after":
                            database.recv(65536)
                        return

    def listen() -> None:
        while True:
            try:
                client = proxy.accept()[0]
            except OSError:
                return
            threading.Thread(target=pass_on, args=(client,), daemon=True).start()

    thread = threading.Thread(target=listen)
    thread.start()
    try:
        yield armed
    finally:
        proxy.shutdown(socket.SHUT_RDWR)
        thread.join()
        proxy.close()


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_commit_whose_answer_is_lost(postgres: Postgres, tmp_path: Path, when: str) -> None:
    """It is made, and once, whether the commit or the answer to it was lost."""
    url = postgres.new_database().replace(str(postgres.folder), str(tmp_path))
    with cut_at_commit(postgres, tmp_path, when) as armed:
        store = open_store(url)
        run(make(store, row()))
        armed.set()
        run(store.append(row(version=2), [entry(2)]))
        assert not armed.is_set()
        assert run(store.load("a")) == [entry(1), entry(2)]
        armed.set()
        assert run(store.delete("a")) is True
        store.close()


async def play(store: Store, name: str, until: float, outcomes: Counter[str]) -> None:
    """Append again and again; remember how many were acknowledged. Those that were not saved are
    tried again with the same version, as they must not be there.
    """
    await make(store, row(name))
    version = 1
    while time.monotonic() < until:
        try:
            await store.append(row(name, version + 1), [entry(version + 1)])
        except NamijiError as error:
            outcomes[error.code] += 1
            await asyncio.sleep(0.05)
        else:
            version += 1
            outcomes[name] = version


@pytest.mark.slow
def test_killed_under_load_it_keeps_what_was_saved_and_nothing_else(postgres: Postgres) -> None:
    """A commit whose answer was lost is the hard case: it must not be reported as failed."""
    store = open_store(postgres.new_database())
    outcomes = Counter[str]()

    async def scenario() -> None:
        until = time.monotonic() + 3 * KILLS
        playing = [asyncio.create_task(play(store, f"t{n}", until, outcomes)) for n in range(20)]
        for _ in range(KILLS):
            await asyncio.sleep(1)
            await asyncio.to_thread(postgres.kill)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(postgres.start)
        await asyncio.gather(*playing)

    run(scenario())
    assert outcomes["conflict"] == 0
    for n in range(20):
        log = run(store.load(f"t{n}")) or []
        assert log == [entry(m) for m in range(1, outcomes[f"t{n}"] + 1)]
    run(store.check())
    store.close()


def test_a_read_only_database(postgres: Postgres) -> None:
    """As a standby is."""
    store = open_store(postgres.new_database())
    run(make(store, row()))
    postgres.tell("ALTER SYSTEM SET default_transaction_read_only = on")
    postgres.tell("SELECT pg_reload_conf()")
    try:
        with pytest.raises(NamijiError, match="the database is read-only") as error:
            check_often(store)  # the setting reaches the session in a moment
        assert error.value.code == "not-saved"
        assert run(store.load("a")) == [entry()]
    finally:
        postgres.tell("ALTER SYSTEM RESET default_transaction_read_only")
        postgres.tell("SELECT pg_reload_conf()")
    postgres.turn_out_clients()  # the setting reaches a new session at once
    run(store.append(row(version=2), [entry(2)]))
    store.close()


def test_a_full_disk_of_the_database() -> None:
    """On a server of its own, which would not start again without the disk."""
    with small_disk("24m") as disk, postgres_server() as server:
        store = open_store(server.new_database(disk))
        run(make(store, row()))
        filler = fill(disk)
        with pytest.raises(NamijiError, match="the disk of the database is full") as error:
            run(store.append(row(version=3), [entry(2), entry(3, body=BIG)]))
        assert error.value.code == "not-saved"
        assert run(store.load("a")) == [entry()]
        filler.unlink()
        run(store.append(row(version=3), [entry(2), entry(3, body=BIG)]))
        assert run(store.load("a")) == [entry(), entry(2), entry(3, body=BIG)]
        store.close()
