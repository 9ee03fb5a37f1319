"""SQLite: a single file, with nothing to install."""

import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import Dialect

from namiji.errors import NamijiError
from namiji.server.store.database import Database, in_use
from namiji.server.store.errors import not_saved
from namiji.server.store.lock import take_lock

_BUSY = 10.0  # seconds to wait while another program uses the file

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

    def readers(self, count: int) -> Engine:
        return self._engine(count)

    def reason(self, error: BaseException | None) -> str:
        code = getattr(error, "sqlite_errorcode", -1) & 0xFF
        return _REASONS.get(code, f"SQLite says: {error}")

    def check_location(self) -> None:
        """The system lets a process write to a file that was deleted; the store must not."""
        try:
            found = _identity(self._path.stat())
        except OSError:
            found = None
        if found != self._identity:
            raise not_saved("the file of the database is no longer in its place")

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
        """Take the lock, then create the file if needed, for this user only.

        SQLite gives its journal the same permissions. The lock comes first: closing a file that
        SQLite has open would release SQLite's own locks.
        """
        try:
            self._lock = take_lock(self._path.with_name(f"{self._path.name}.lock"), self._wait)
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

    def _prepare(self, connection: Any) -> None:
        """With a write-ahead log, readers and the writer do not wait for each other. A commit is on
        the disk when it returns.
        """
        if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
            message = f"{self.name} is on a file system that SQLite cannot share safely"
            raise NamijiError("bad-database", message)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # for macOS, where FULL is not enough
        connection.execute("PRAGMA foreign_keys = ON")


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino
