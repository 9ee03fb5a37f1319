"""The store: the logs of all tables, kept in a database."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from namiji.errors import NamijiError
from namiji.server.logs import log_error
from namiji.server.store import queries
from namiji.server.store.address import read_url
from namiji.server.store.changes import (
    Append,
    Archive,
    Change,
    Create,
    Delete,
    Nothing,
    write_lines,
)
from namiji.server.store.database import Database
from namiji.server.store.faults import unreadable
from namiji.server.store.migrate import migrate
from namiji.server.store.postgres import Postgres
from namiji.server.store.row import TableRow
from namiji.server.store.sqlite import Sqlite
from namiji.server.store.writer import Writer
from namiji.server.table.entries import Entry

Result = TypeVar("Result")

_READERS = 4


def open_store(url: str, wait: float = 10.0) -> "Store":
    """The store at a URL, brought up to date, and ours alone until it is closed.

    If another server uses it, that one has `wait` seconds to end.
    """
    place = read_url(url)
    database: Database
    if place.drivername == "sqlite":
        database = Sqlite(Path(place.database or ""), wait)
    else:
        database = Postgres(place, wait)
    engine = database.writer()
    try:
        with engine.begin() as connection:
            migrate(connection, database.name)
        return Store(database, engine)
    except DBAPIError as error:
        _let_go(database, engine)
        message = f"{database.name} cannot be opened: {database.reason(error.orig)}"
        raise NamijiError("bad-database", message) from None
    except BaseException:
        _let_go(database, engine)
        raise


def _let_go(database: Database, engine: Engine) -> None:
    engine.dispose()
    database.release()


class Store:
    """Every write returns when it is on the disk, whole; else it raises a `NamijiError`, and
    nothing is written:

    - `not-saved`: the disk is full or read-only, or the database cannot be reached;
    - `conflict`: the table has changed since its last entry known to the caller.

    Whoever is canceled while a write is under way does not stop it: the table has to be loaded
    again to know. Reads raise `bad-database` if the database cannot be read.
    """

    def __init__(self, database: Database, engine: Engine) -> None:
        self._database, self._engine = database, engine
        self._readers = database.readers(_READERS)
        self._threads = ThreadPoolExecutor(_READERS, "namiji-reader")
        self._writer = Writer(database, engine)

    async def create(
        self,
        table: TableRow,
        entries: Sequence[Entry],
        edition: tuple[str, str],
    ) -> None:
        """A new table with its first entries.

        Of the edition, digest and text are kept.
        """
        await self._write(Create(write_lines(table, entries), edition))

    async def append(self, table: TableRow, entries: Sequence[Entry]) -> None:
        """More entries, with what is known of the table after them."""
        await self._write(Append(write_lines(table, entries)))

    async def load(self, table_id: str) -> list[Entry] | None:
        """All entries in order; None if there is no such table."""
        return await self._read(partial(queries.load, table_id=table_id))

    async def edition(self, digest: str) -> str | None:
        """The text of an edition, by its digest."""
        return await self._read(partial(queries.read_edition, digest=digest))

    async def open_tables(self, limit: int, since: float = 0.0) -> list[TableRow]:
        """Public tables that are open or playing and have changed since, the newest first."""
        return await self._read(partial(queries.open_tables, limit=limit, since=since))

    async def archive(self, before: float) -> int:
        """Archive the tables that were last changed before a time; returns how many.

        An append takes a table out of the archive.
        """
        return await self._write(Archive(before))

    async def delete(self, table_id: str) -> bool:
        """Remove a table and its log; False if there is none."""
        return await self._write(Delete(table_id))

    async def check(self) -> None:
        """Raise `not-saved` if nothing can be written now. It is found out by writing: a commit
        leaves its mark, even if there is nothing to commit.
        """
        await self._write(Nothing())

    def close(self) -> None:
        """Finish what was accepted, then let the database go."""
        self._writer.close()
        self._threads.shutdown()
        self._readers.dispose()
        _let_go(self._database, self._engine)

    async def _write(self, change: Change[Result]) -> Result:
        return await asyncio.wrap_future(self._writer.submit(change))

    async def _read(self, query: Callable[[Connection], Result]) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._query, query)

    def _query(self, query: Callable[[Connection], Result]) -> Result:
        try:
            with self._readers.connect() as connection:
                return query(connection)
        except DBAPIError as error:
            log_error("database-unreadable", error)
            raise unreadable() from None
