"""SQLite: a single file, with nothing to install."""

import glob
import os
import shutil
import sqlite3
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import Dialect

from namiji.errors import NamijiError
from namiji.server.store.database import Database, in_use
from namiji.server.store.errors import not_saved
from namiji.server.store.lock import take_lock

_BUSY = 10.0  # seconds to wait while another program uses the file
_LEAST_FREE = 16_000_000  # bytes on the disk: SQLite writes some megabytes before it cleans up

_REASONS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the file is read-only",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_NOTADB: "the file is not an SQLite database",
    sqlite3.SQLITE_CORRUPT: "the file is damaged; restore a backup",
    sqlite3.SQLITE_BUSY: "another program keeps the file locked",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
}


class Sqlite(Database):
    def __init__(self, path: Path, wait: float) -> None:
        self._path = path.resolve()
        self._lock_path = self._path.with_name(f"{self._path.name}.lock")
        self._wait = wait
        self._lock: int | None = None
        self._identity = (0, 0)
        self.name = f"the database {self._path}"

    def writer(self) -> Engine:
        engine = self._engine(1)

        @event.listens_for(engine, "do_connect")
        def connect(
            dialect: Dialect, _record: object, words: list[Any], options: dict[str, Any]
        ) -> Any:
            if self._lock is None:
                self._open()
            connection = dialect.connect(*words, **options)
            try:
                self._prepare(connection)
            except BaseException:
                connection.close()
                raise
            return connection

        # The driver's own transactions would not include changes of the schema.
        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        return engine

    def lock_schema(self, connection: Connection) -> None:
        """Nothing to do: no other process uses the file."""

    def readers(self, count: int) -> Engine:
        return self._engine(count)

    def reason(self, error: BaseException | None) -> str:
        code = getattr(error, "sqlite_errorcode", -1) & 0xFF
        return _REASONS.get(code, f"SQLite says: {error}")

    def lock_tables(self, connection: Connection, table_ids: Collection[str]) -> None:
        """Nothing to do: no other process has the file."""

    def seal(self, connection: Connection, news: Sequence[str]) -> str | None:  # noqa: ARG002 - the
        # file has no other process to tell, and no connection to lose
        return None

    def was_committed(self, connection: Connection, transaction: str) -> bool | None:
        raise NotImplementedError  # no transaction has a name

    def check_location(self) -> None:
        """The system lets a process write to a file that was deleted; the store must not.

        Without its lock file, another server may have started.
        """
        if _identity_at(self._path) != self._identity:
            raise not_saved("the file of the database is no longer in its place")
        if self._lock is None or _identity_at(self._lock_path) != _identity(os.fstat(self._lock)):
            raise not_saved("the lock file of the database is no longer in its place")

    def check_room(self) -> None:
        free = shutil.disk_usage(self._path.parent).free
        if free < _LEAST_FREE:
            raise not_saved(f"the disk has only {free // 1000:,} kB left")

    def release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _engine(self, connections: int) -> Engine:
        return create_engine(
            URL.create("sqlite", database=str(self._path)),
            connect_args={"isolation_level": None, "timeout": _BUSY},
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,
        )

    def _open(self) -> None:
        """Take the lock, then create the file if needed. All files are for this user only.

        SQLite gives its journal the same permissions. The lock comes first: closing a file that
        SQLite has open would release SQLite's own locks.
        """
        try:
            self._lock = take_lock(self._lock_path, self._wait)
            if self._lock is None:
                raise in_use(self.name)
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except FileNotFoundError:
            message = f"there is no folder {self._path.parent}: create it, or choose another"
            raise NamijiError("bad-database", message) from None
        except OSError as error:
            message = f"{self.name} cannot be written: {error.strerror}"
            raise NamijiError("bad-database", message) from None
        self._identity = _identity(os.fstat(file))
        os.close(file)
        for path in self._path.parent.glob(f"{glob.escape(self._path.name)}*"):
            with suppress(OSError):  # it belongs to another user, who lets us write it
                path.chmod(0o600)

    def _prepare(self, connection: Any) -> None:
        """With a write-ahead log, readers and the writer do not wait for each other. A commit is on
        the disk when it returns. A new file can give room back to the system later.
        """
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
            message = f"{self.name} is on a file system that SQLite cannot share safely"
            raise NamijiError("bad-database", message)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # for macOS, where FULL is not enough
        connection.execute("PRAGMA foreign_keys = ON")


def _identity_at(path: Path) -> tuple[int, int] | None:
    try:
        return _identity(path.stat())
    except OSError:
        return None


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino
