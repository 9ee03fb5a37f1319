"""What can be wrong with a database, and how the store tells it: clearly, and without secrets."""

import os
import random
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from namiji import NamijiError
from namiji.server.store import default_url, open_store
from tests.server.store.test_store import entry, make, refused, row, run
from tests.support.server.postgres import PASSWORD, Postgres, postgres

__all__ = ["postgres"]

BIG = {"text": random.Random(7).randbytes(50_000).hex()}  # not to be compressed


def told(url: str) -> str:
    """What is said about a database that cannot be opened."""
    with pytest.raises(NamijiError) as error:
        open_store(url, wait=0)
    assert error.value.code == "bad-database"
    assert "hush" not in str(error.value)
    assert PASSWORD not in str(error.value)
    return str(error.value)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "namiji.db",
        "mysql://me:hush@host/games",
        "postgresql://me:hush@host:port/games",
        "postgresql+asyncpg://me:hush@host/games",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://host/games.db",
        "sqlite:///games.db?password=hush",
    ],
)
def test_a_url_that_is_not_understood_is_answered_by_those_that_are(url: str) -> None:
    message = told(url)
    assert "sqlite:///" in message
    assert "postgresql://" in message


def test_a_missing_folder(tmp_path: Path) -> None:
    assert f"there is no folder {tmp_path / 'none'}" in told(f"sqlite:///{tmp_path}/none/a.db")


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "a.db").mkdir()
    assert "cannot be written: Is a directory" in told(f"sqlite:///{tmp_path / 'a.db'}")


def test_a_file_of_another_kind(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_text("Dear diary, today we saw a whale. " * 100)
    before = path.read_bytes()
    assert "is not an SQLite database" in told(f"sqlite:///{path}")
    assert path.read_bytes() == before


@contextmanager
def unprivileged() -> Iterator[Path]:
    """A folder of a user who cannot simply write everywhere, as root can."""
    folder = Path(tempfile.mkdtemp(prefix="namiji-"))
    open_store(f"sqlite:///{folder / 'first.db'}").close()  # imports what only root may read
    for file in folder.iterdir():
        file.unlink()
    user = os.geteuid()
    if user == 0:
        shutil.chown(folder, "nobody")
        os.seteuid(folder.stat().st_uid)
    try:
        yield folder
    finally:
        os.seteuid(user)
        shutil.rmtree(folder)


def test_a_read_only_folder() -> None:
    with unprivileged() as folder:
        folder.chmod(0o500)
        assert "cannot be written: Permission denied" in told(f"sqlite:///{folder / 'a.db'}")


def test_a_read_only_file() -> None:
    with unprivileged() as folder:
        open_store(f"sqlite:///{folder / 'a.db'}").close()
        (folder / "a.db").chmod(0o400)
        assert "cannot be written: Permission denied" in told(f"sqlite:///{folder / 'a.db'}")


@pytest.mark.parametrize("was_open", [False, True])
def test_nobody_else_can_read_a_database(tmp_path: Path, was_open: bool) -> None:
    if was_open:
        (tmp_path / "a.db").touch()
        (tmp_path / "a.db").chmod(0o644)
    store = open_store(f"sqlite:///{tmp_path / 'a.db'}")
    run(make(store, row()))
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == ["a.db", "a.db-shm", "a.db-wal", "a.db.lock"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    store.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the folder has another name elsewhere")
def test_the_users_own_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert default_url() == f"sqlite:///{tmp_path}/.local/share/namiji/namiji.db"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "my data"))
    assert default_url() == f"sqlite:///{tmp_path}/my data/namiji/namiji.db"
    assert stat.S_IMODE((tmp_path / "my data" / "namiji").stat().st_mode) == 0o700
    open_store(default_url()).close()
    assert (tmp_path / "my data" / "namiji" / "namiji.db").exists()


def test_a_file_that_is_taken_away_under_the_server(tmp_path: Path) -> None:
    """Written on, it would be lost without anybody knowing."""
    path = tmp_path / "a.db"
    store = open_store(f"sqlite:///{path}")
    run(make(store, row()))
    path.rename(tmp_path / "b.db")
    assert refused(store.append(row(version=2), [entry(2)])) == "not-saved"
    path.touch()
    assert refused(store.check()) == "not-saved"
    (tmp_path / "b.db").rename(path)
    run(store.append(row(version=2), [entry(2)]))
    store.close()


@contextmanager
def small_disk(size: str) -> Iterator[Path]:
    """A file system of its own, in memory; only root can make one."""
    folder = Path(tempfile.mkdtemp(prefix="namiji-disk-"))
    folder.chmod(0o777)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=777", "none", str(folder)]
    done = subprocess.run(mount, check=False, capture_output=True)  # noqa: S603 - a fixed line
    try:
        if done.returncode:
            pytest.skip("a small disk cannot be made here: mounting one is left to root")
        yield folder
    finally:
        if not done.returncode:
            subprocess.run(["umount", "--lazy", folder], check=True)  # noqa: S603, S607
        folder.rmdir()


def fill(disk: Path) -> Path:
    """A file that leaves no room."""
    path = disk / "filler"
    with path.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            return path
    raise AssertionError("there is no end to this disk")


def test_a_full_disk_loses_nothing_and_is_overcome() -> None:
    with small_disk("24m") as disk:
        store = open_store(f"sqlite:///{disk / 'a.db'}")
        run(make(store, row()))
        run(store.check())
        filler = fill(disk)
        with pytest.raises(NamijiError, match="the disk is full") as error:
            run(store.append(row(version=3), [entry(2, body=BIG), entry(3)]))
        assert error.value.code == "not-saved"
        assert run(store.load("a")) == [entry()]
        with pytest.raises(NamijiError, match=r"the disk has only \d kB left"):
            run(store.check())  # at once, although the files have some room left within
        filler.unlink()
        run(store.check())
        run(store.append(row(version=3), [entry(2, body=BIG), entry(3)]))
        assert run(store.load("a")) == [entry(), entry(2, body=BIG), entry(3)]
        store.close()


def test_a_database_that_may_not_grow(tmp_path: Path) -> None:
    """The same where there is no small disk to be had, by a limit of SQLite's own."""
    url = f"sqlite:///{tmp_path / 'a.db'}"
    store = open_store(url)
    run(make(store, row()))
    with store._engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(NamijiError, match="the disk is full") as error:
        run(store.append(row(version=2), [entry(2, body=BIG)]))
    assert error.value.code == "not-saved"
    run(store.append(row(version=2), [entry(2)]))
    with store._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 100000")
    run(store.append(row(version=3), [entry(3, body=BIG)]))
    assert run(store.load("a")) == [entry(), entry(2), entry(3, body=BIG)]
    store.close()


def test_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = open_store(f"sqlite:///{path}")
    run(make(store, row()))
    store.close()
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(size - 4096))
    assert "is damaged" in told(f"sqlite:///{path}")


def test_a_database_of_another_program(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "a.db")) as other:
        other.execute("CREATE TABLE whales (name TEXT)")
        other.commit()
    assert "give Namiji a database of its own" in told(f"sqlite:///{tmp_path / 'a.db'}")


def test_postgresql_with_a_wrong_password(postgres: Postgres) -> None:
    message = told(postgres.url("postgres", "hush"))
    assert 'password authentication failed for user "namiji"' in message
    assert "hush" not in told(postgres.url("postgres", "wrong") + "&password=hush")


def test_postgresql_without_that_database(postgres: Postgres) -> None:
    assert 'database "none" does not exist' in told(postgres.url("none"))


def test_no_postgresql_there() -> None:
    assert "the database postgresql://me@127.0.0.1:1/games cannot be opened: " in told(
        "postgresql://me:hush@127.0.0.1:1/games"
    )
    assert "nowhere.invalid" in told("postgresql://me:hush@nowhere.invalid/games")


def test_an_option_that_postgresql_does_not_know() -> None:
    assert "invalid connection option" in told("postgresql://me:hush@127.0.0.1:1/games?speed=high")
