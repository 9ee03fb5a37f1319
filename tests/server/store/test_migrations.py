"""Databases of earlier versions are brought up to date, and those of later ones are left alone."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, create_engine, text

from namiji import NamijiError
from namiji.server import store
from namiji.server.store import open_store
from namiji.server.store.database_url import read_url
from namiji.server.store.migrate import migrate
from namiji.server.store.schema import METADATA
from tests.server.store.test_store import database_url, entry, make, row, run
from tests.support.size import size

__all__ = ["database_url"]

LATEST = max(file.name[:4] for file in (Path(store.__file__).parent / "migrations").rglob("0*.py"))

OLD = """
INSERT INTO tables VALUES ('a', 'playing', true, 2, 0, 2, 20.5, 'Old sea', 10.5);
INSERT INTO log VALUES ('a', 1, 'decided', 1, 'request 1', 1.1, '{"action":"sail 14"}');
INSERT INTO log VALUES ('a', 2, 'decided', 1, 'request 2', 2.1, '{"action":"sail 14"}');
INSERT INTO editions VALUES ('c0ffee', 'name = "Standard"')
"""

# For every number n that it reads, forks a process that opens the store and kills itself before
# its n-th statement, where a commit counts as one; and tells how that process has ended.
MORTAL = """
import os, signal, sys
from sqlalchemy import Engine, event
from namiji.server.store import open_store

def count(*_):
    global left
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    left -= 1

event.listen(Engine, "before_cursor_execute", count)
event.listen(Engine, "commit", count)
for line in sys.stdin:
    left = int(line)
    child = os.fork()
    if not child:
        open_store(sys.argv[1]).close()
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


def engine_of(url: str) -> Engine:
    return create_engine(read_url(url))


def make_old(url: str) -> None:
    """A database as the first version left it, with a table in it."""
    engine = engine_of(url)
    with engine.begin() as connection:
        migrate(connection, "it", "0001")
        for statement in OLD.split(";"):
            connection.execute(text(statement.replace(":", r"\:")))
    engine.dispose()


def version_of(url: str) -> str | None:
    engine = engine_of(url)
    with engine.connect() as connection:
        version = MigrationContext.configure(connection).get_current_revision()
    engine.dispose()
    return version


def test_the_migrations_lead_to_the_schema(database_url: str) -> None:
    open_store(database_url).close()
    engine = engine_of(database_url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date(database_url: str) -> None:
    make_old(database_url)
    assert version_of(database_url) == "0001"
    store = open_store(database_url)
    old = row("a", 2, status="playing", players=2, free_seats=0, updated=20.5, name="Old sea")
    assert run(store.load("a")) == [entry(1), entry(2)]
    assert run(store.open_tables(9)) == [old]
    assert run(store.edition("c0ffee")) == 'name = "Standard"'
    run(store.append(row("a", 3), [entry(3)]))
    assert run(store.archive(100.0)) == 1
    run(make(store, row("b")))
    assert [table.id for table in run(store.open_tables(9))] == ["b"]
    store.close()
    assert version_of(database_url) == LATEST


@pytest.mark.slow
@pytest.mark.parametrize(
    ("database_url", "old"),
    [("postgresql", True), ("sqlite", False), ("sqlite", True), ("postgresql", False)][
        : size(1, full=4)
    ],
    indirect=["database_url"],
)
def test_killed_in_the_middle_it_is_of_the_one_version_or_the_other(
    database_url: str, old: bool
) -> None:
    if old:
        make_old(database_url)
    before = "0001" if old else None
    left, killed = 0, True
    with subprocess.Popen(  # noqa: S603 - a line of our own
        [sys.executable, "-c", MORTAL, database_url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as mortals:
        assert mortals.stdin
        assert mortals.stdout
        while killed:
            mortals.stdin.write(f"{left}\n")
            mortals.stdin.flush()
            status = int(mortals.stdout.readline())
            killed = status == -signal.SIGKILL
            assert killed or status == 0
            assert version_of(database_url) == (before if killed else LATEST)
            left += 1
    assert left > 4
    store = open_store(database_url)
    assert run(store.load("a")) == ([entry(1), entry(2)] if old else [])
    run(make(store, row("b")))
    store.close()


def test_a_database_of_a_later_version_is_left_alone(database_url: str) -> None:
    open_store(database_url).close()
    engine = engine_of(database_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(NamijiError, match="a later version of Namiji") as error:
        open_store(database_url, wait=0)
    assert error.value.code == "newer-database"
    assert version_of(database_url) == "9999"
    with pytest.raises(NamijiError, match="a later version of Namiji"):
        open_store(database_url, wait=0)  # the lock was let go
