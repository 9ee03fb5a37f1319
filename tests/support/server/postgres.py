"""A real PostgreSQL for tests, in a temporary folder; and a fixture for tests of both databases."""

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest

USER, PASSWORD = "namiji", "a secret: of/tests"
# The keeper's input ends with the process of the tests, however that ends.
KEEPER = 'cat >/dev/null; "$1" stop --silent --mode immediate -D "$2/data"; rm -rf "$2"'


class Postgres:
    """A server of its own. It listens on a socket in its folder only, so no ports can clash."""

    SOCKET = ".s.PGSQL.5432"

    def __init__(self, folder: Path, programs: Path, user: str | None) -> None:
        self.folder, self.programs, self._user = folder, programs, user
        self._databases = 0
        words = folder / "password"
        words.write_text(PASSWORD)
        self._run(
            "initdb", "--pgdata", self._data, "--username", USER, "--pwfile", words,
            "--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C", "--no-sync",
        )  # fmt: skip
        self.start()

    def url(self, database: str, password: str = PASSWORD) -> str:
        return f"postgresql://{USER}:{quote(password, safe='')}@/{database}?host={self.folder}"

    def new_database(self, disk: Path | None = None) -> str:
        """The URL of a database of which nobody else knows; on a disk of its own, if given."""
        self._databases += 1
        name = f"test_{self._databases}"
        where = ""
        if disk:
            if self._user:
                shutil.chown(disk, self._user)
            self.tell(f"CREATE TABLESPACE {name} LOCATION '{disk}'")
            where = f"TABLESPACE {name}"
        self.tell(f"CREATE DATABASE {name} {where}")
        return self.url(name)

    def tell(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def turn_out_clients(self) -> None:
        self.tell(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )

    def start(self) -> None:
        """Also after it was killed: what is left of it may need a moment to end."""
        deadline = time.monotonic() + 30
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder}"
        options += " -c fsync=off"  # tests kill processes; what the system has, it keeps
        while True:
            try:
                log = self.folder / "log"
                self._run("pg_ctl", "start", "-w", "-D", self._data, "-l", log, "-o", options)
            except subprocess.CalledProcessError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)
            else:
                return

    def stop(self) -> None:
        """At once, but in order: its clients are turned out."""
        self._run("pg_ctl", "stop", "-w", "-D", self._data, "--mode", "fast")

    def kill(self) -> None:
        """With all its processes, and without a word."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        with psycopg.connect(self.url("postgres")) as connection:
            others = connection.execute("SELECT pid FROM pg_stat_activity").fetchall()
        for pid in (first, *(pid for (pid,) in others)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def restart(self) -> None:
        self.stop()
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *words: str | Path) -> None:
        subprocess.run(  # noqa: S603 - programs of the system's PostgreSQL
            [self.programs / program, *words],
            user=self._user,
            cwd=self.folder,
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A server that ends with the block, and also if these tests are killed in it."""
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: initdb is neither on PATH nor in /usr/lib")
    user = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    folder = Path(tempfile.mkdtemp(prefix="namiji-pg-"))
    if user:
        shutil.chown(folder, user)
    with subprocess.Popen(  # noqa: S603 - a line of our own
        ["/bin/sh", "-c", KEEPER, "keeper", programs / "pg_ctl", folder],
        user=user,
        cwd="/",
        start_new_session=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ):
        yield Postgres(folder, programs, user)


def _programs() -> Path | None:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, default=None)


def _version(programs: Path) -> float:
    return float(programs.parent.name)


@cache
def _shared() -> Postgres:
    """Started when a test first wants it. Every process of tests has its own."""
    stack = ExitStack()
    atexit.register(stack.close)
    return stack.enter_context(postgres_server())


@pytest.fixture
def postgres() -> Postgres:
    return _shared()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: the test runs once with each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'namiji.db'}"
    return _shared().new_database()
