"""One SQLite file has one authority."""

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from namiji import NamijiError
from namiji.server.store import Store, open_store
from tests.server.store.test_store import entry, make, row, run

HOLDER = """
import sys, time
from namiji.server.store import open_store
store = open_store(sys.argv[1])
print("open", flush=True)
time.sleep(600)
"""


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'namiji.db'}"


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = open_store(database_url)
    yield opened
    opened.close()


def assert_in_use(url: str) -> None:
    with pytest.raises(NamijiError, match="another server uses") as error:
        open_store(url, wait=0.3)
    assert error.value.code == "in-use"


def test_a_database_has_one_authority(store: Store, database_url: str) -> None:
    assert_in_use(database_url)
    run(make(store, row()))  # and is not disturbed
    store.close()
    again = open_store(database_url, wait=0)
    assert run(again.load("a")) == [entry()]
    again.close()


def test_a_successor_waits_for_its_predecessor_to_end(store: Store, database_url: str) -> None:
    timer = threading.Timer(0.5, store.close)
    timer.start()
    open_store(database_url, wait=30).close()
    timer.join()


def test_a_killed_server_leaves_no_lock(database_url: str) -> None:
    with subprocess.Popen(  # noqa: S603 - a line of our own
        [sys.executable, "-c", HOLDER, database_url], stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "open\n"
        assert_in_use(database_url)
        holder.send_signal(signal.SIGKILL)
    open_store(database_url, wait=30).close()


def test_a_file_has_one_authority_by_whatever_name(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'a.db'}")
    (tmp_path / "link.db").symlink_to(tmp_path / "a.db")
    assert_in_use(f"sqlite:///{tmp_path / 'link.db'}")
    store.close()


def test_without_its_lock_file_a_server_writes_no_more(tmp_path: Path) -> None:
    """Another one may have started, and two would write into one database."""
    url = f"sqlite:///{tmp_path / 'a.db'}"
    first = open_store(url)
    run(make(first, row()))
    (tmp_path / "a.db.lock").unlink()
    second = open_store(url, wait=0)
    with pytest.raises(NamijiError, match="the lock file of the database") as error:
        run(first.append(row(version=2), [entry(2)]))
    assert error.value.code == "not-saved"
    run(second.append(row(version=2), [entry(2)]))
    for each in (first, second):
        each.close()
