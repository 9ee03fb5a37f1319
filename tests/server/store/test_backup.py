"""Back-ups are made while the server goes on, and restored, by the commands of docs/backup.md."""

import asyncio
import os
import re
import stat
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from namiji import NamijiError
from namiji.server.store import Store, back_up, open_store
from tests.server.store.test_faults import BIG, small_disk
from tests.server.store.test_store import entry, make, row, run
from tests.support.paths import ROOT
from tests.support.server.postgres import PASSWORD, Postgres, postgres

__all__ = ["postgres"]

TEXT = (ROOT / "docs" / "backup.md").read_text()


def commands(heading: str) -> tuple[str, str]:
    """The commands that make a backup, and those that restore it."""
    section = TEXT.split(f"## {heading}\n")[1].split("\n## ")[0]
    make_it, restore_it = re.findall(r"```console\n(.*?)```", section, re.DOTALL)
    return make_it.replace("$ ", ""), restore_it.replace("$ ", "")


async def shell(script: str, folder: Path, place: str, other: str) -> None:
    """Run commands as they stand, but for a place; there is a `systemctl` that does nothing."""
    (folder / "systemctl").write_text("#!/bin/sh\n")
    (folder / "systemctl").chmod(0o755)
    places = [str(folder), str(Path(sys.executable).parent), os.environ["PATH"]]
    child = await asyncio.create_subprocess_exec(
        *("/bin/sh", "-e", "-c", script.replace(place, other)),
        cwd=folder,
        env={**os.environ, "PATH": os.pathsep.join(places)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    output, _ = await child.communicate()
    assert child.returncode == 0, output


def leave_killed(url: str) -> None:
    """A database as a killed server leaves it: what it saved last is not in its main file."""
    program = f"""
import asyncio, os, signal
from namiji.server.store import open_store
from tests.server.store.test_store import make, row
asyncio.run(make(open_store({url!r}), row("other")))
os.kill(os.getpid(), signal.SIGKILL)
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", program], check=False, env=environment)  # noqa: S603


async def play(store: Store, saved: list[int]) -> None:
    """Append until canceled."""
    await make(store, row())
    while True:
        version = len(saved) + 2
        await store.append(row(version=version), [entry(version)])
        saved.append(version)


async def back_up_in_play(store: Store, backing_up: Coroutine[Any, Any, None]) -> int:
    """Let a backup be made while moves are saved: how many entries there were when it began."""
    saved: list[int] = []
    playing = asyncio.create_task(play(store, saved))
    while len(saved) < 50:
        await asyncio.sleep(0.01)
    before = saved[-1]
    await backing_up
    assert saved[-1] > before
    playing.cancel()
    await asyncio.wait([playing])
    return before


def assert_restored(url: str, before: int) -> None:
    store = open_store(url)
    log = run(store.load("a")) or []
    assert len(log) >= before
    assert log == [entry(n) for n in range(1, len(log) + 1)]
    assert run(store.load("other")) == []
    run(store.append(row(version=len(log) + 1), [entry(len(log) + 1)]))
    store.close()


def test_sqlite(tmp_path: Path) -> None:
    here, there, folder = tmp_path / "here", tmp_path / "there", tmp_path / "folder"
    for each in (here, there, folder):
        each.mkdir()
    backing_up, restoring = commands("SQLite")
    store = open_store(f"sqlite:///{here / 'namiji.db'}")
    before = run(back_up_in_play(store, shell(backing_up, folder, "/var/lib/namiji", str(here))))
    store.close()
    assert stat.S_IMODE((folder / "monday.db").stat().st_mode) == 0o600
    leave_killed(f"sqlite:///{there / 'namiji.db'}")
    assert (there / "namiji.db-wal").exists()
    run(shell(restoring, folder, "/var/lib/namiji", str(there)))
    assert_restored(f"sqlite:///{there / 'namiji.db'}", before)


def test_postgresql(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    monkeypatch.setenv("PGHOST", str(postgres.folder))
    monkeypatch.setenv("PATH", str(postgres.programs), prepend=os.pathsep)
    url = postgres.new_database()
    database = url.split("@/")[1].split("?")[0]
    backing_up, restoring = commands("PostgreSQL")
    store = open_store(url)
    script = backing_up.replace("org/namiji", f"org/{database}")
    before = run(back_up_in_play(store, shell(script, tmp_path, "db.example.org", "")))
    store.close()
    run(shell(restoring, tmp_path, "db.example.org", ""))
    assert_restored(postgres.url("restored"), before)


def refusal(url: str, path: Path) -> NamijiError:
    with pytest.raises(NamijiError) as error:
        back_up(url, path)
    return error.value


def test_a_back_up_replaces_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    store = open_store(url)
    run(make(store, row()))
    assert refusal(url, tmp_path / "a.db").code == "file-exists"
    assert run(store.load("a")) == [entry()]
    store.close()


def test_a_back_up_that_cannot_be_made_leaves_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    assert refusal(url, tmp_path / "b.db").code == "bad-database"
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "a.db").write_text("Dear diary, today we saw a whale. " * 100)
    assert "file is not a database" in str(refusal(url, tmp_path / "b.db"))
    assert "No such file or directory" in str(refusal(url, tmp_path / "none" / "b.db"))
    assert [path.name for path in tmp_path.iterdir()] == ["a.db"]


def test_a_full_disk_leaves_no_half_of_a_back_up(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    store = open_store(url)
    run(make(store, row(), entry(body=BIG)))
    with small_disk("40k") as disk:
        assert "full" in str(refusal(url, disk / "b.db"))
        assert list(disk.iterdir()) == []
    store.close()


def test_postgresql_is_backed_up_by_its_own_program(tmp_path: Path) -> None:
    error = refusal("postgresql://me:hush@host/games", tmp_path / "b.dump")
    assert error.code == "bad-database"
    assert "pg_dump" in str(error)
    assert "hush" not in str(error)
