"""The store: the logs of all tables, in a database."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from namiji.errors import NamijiError
from namiji.server.logs import log_error
from namiji.server.store import queries
from namiji.server.store.database import Database
from namiji.server.store.database_url import read_url
from namiji.server.store.errors import unreadable
from namiji.server.store.migrate import migrate
from namiji.server.store.postgres import Postgres
from namiji.server.store.rows import LogRow, TableRow
from namiji.server.store.sqlite import Sqlite
from namiji.server.store.writer import Writer
from namiji.server.store.writes import (
    Append,
    Archive,
    Create,
    Delete,
    EmptyWrite,
    Expire,
    Write,
    values_for,
)

Result = TypeVar("Result")

_READERS = 4


def open_store(url: str, wait: float = 10.0) -> "Store":
    """Open and migrate the database at a URL. No other server can use it until the store is closed.

    If another server uses it, wait at most `wait` seconds for that server to stop.
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
        _release(database, engine)
        message = f"{database.name} cannot be opened: {database.reason(error.orig)}"
        raise NamijiError("bad-database", message) from None
    except BaseException:
        _release(database, engine)
        raise


def _release(database: Database, engine: Engine) -> None:
    engine.dispose()
    database.release()


class Store:
    """A write returns when all of it is on the disk. Otherwise it raises a `NamijiError` and writes
    nothing:

    - `not-saved`: the disk is full or read-only, or the database cannot be reached;
    - `conflict`: the table has more entries than the caller knows of.

    Canceling a caller does not stop its write: only loading the table tells whether it was made.
    Reads raise `bad-database` if the database cannot be read.
    """

    def __init__(self, database: Database, engine: Engine) -> None:
        self._database, self._engine = database, engine
        self._readers = database.readers(_READERS)
        self._threads = ThreadPoolExecutor(_READERS, "namiji-reader")
        self._writer = Writer(database, engine)

    async def create(
        self,
        table: TableRow,
        entries: Sequence[LogRow],
        edition: tuple[str, str],
    ) -> None:
        """Write a new table with its first entries, and its edition: a digest and a text."""
        await self._write(Create(values_for(table, entries), edition))

    async def append(self, table: TableRow, entries: Sequence[LogRow]) -> None:
        """Write more entries, and the row of the table after them."""
        await self._write(Append(values_for(table, entries)))

    async def load(self, table_id: str) -> list[LogRow] | None:
        """All entries in order; None if there is no such table."""
        return await self._read(partial(queries.load, table_id=table_id))

    async def exists(self, table_id: str) -> bool:
        return await self._read(partial(queries.exists, table_id=table_id))

    async def edition(self, digest: str) -> str | None:
        """The text of an edition, by its digest."""
        return await self._read(partial(queries.read_edition, digest=digest))

    async def open_tables(self, limit: int, since: float = 0.0) -> list[TableRow]:
        """Public tables that are open or playing and have changed since a time, newest first."""
        return await self._read(partial(queries.open_tables, limit=limit, since=since))

    async def archive(self, before: float) -> int:
        """Archive the tables that last changed before a time, and return how many there were.

        An append takes a table out of the archive.
        """
        return await self._write(Archive(before))

    async def expire(self, before: float, spared: Collection[str] = ()) -> int:
        """Delete some tables that last changed before a time, and return how many.

        A few at once: call it again until there are none.
        """
        return await self._write(Expire(before, spared))

    async def delete(self, table_id: str) -> bool:
        """Delete a table and its log; False if there is no such table."""
        return await self._write(Delete(table_id))

    async def check(self) -> None:
        """Raise `not-saved` if the database cannot be written now. Every commit writes its mark, so
        an empty write is a real test. It finds room longer than others do, so look at that, too.
        """
        self._database.check_room()
        await self._write(EmptyWrite())

    def close(self) -> None:
        """Finish the writes that were accepted, then release the database."""
        self._writer.close()
        self._threads.shutdown()
        self._readers.dispose()
        _release(self._database, self._engine)

    async def _write(self, write: Write[Result]) -> Result:
        return await asyncio.wrap_future(self._writer.submit(write))

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
