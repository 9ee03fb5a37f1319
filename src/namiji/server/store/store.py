"""The store: the logs of all tables, in a database."""

import asyncio
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from namiji.errors import NamijiError
from namiji.server.logs import log_error
from namiji.server.store import queries
from namiji.server.store.channel import Channel
from namiji.server.store.database import Database
from namiji.server.store.database_url import read_url
from namiji.server.store.errors import unreadable
from namiji.server.store.migrate import migrate
from namiji.server.store.news import News
from namiji.server.store.postgres import Postgres
from namiji.server.store.push import (
    KeepPushKey,
    PushSubscription,
    Subscribe,
    Unsubscribe,
    push_subscriptions,
)
from namiji.server.store.rows import LogRow, Presence, TableRow
from namiji.server.store.sharing import (
    Lease,
    ShowEmote,
    ShowPresence,
    TakeLease,
    read_entries,
    read_presence,
)
from namiji.server.store.sqlite import Sqlite
from namiji.server.store.voyages import ForgetVoyages, KeepVoyage, voyage_scores
from namiji.server.store.writer import Writer
from namiji.server.store.writes import (
    AT_ONCE,
    Append,
    Archive,
    Budget,
    Create,
    Delete,
    Expire,
    ForgetBudgets,
    Probe,
    Spend,
    Write,
    values_for,
)

Result = TypeVar("Result")

_READERS = 4


def open_store(url: str, wait: float = 10.0) -> "Store":
    """Open and migrate the database at a URL.

    No other process can use an SQLite file until the store is closed. If another one uses it, wait
    at most `wait` seconds for that one to stop.
    """
    place = read_url(url)
    database: Database
    if place.drivername == "sqlite":
        database = Sqlite(Path(place.database or ""), wait)
    else:
        database = Postgres(place)
    engine = database.writer()
    try:
        with engine.begin() as connection:
            database.lock_schema(connection)
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

    async def append(
        self, table: TableRow, entries: Sequence[LogRow], fence: int | None = None
    ) -> None:
        """Write more entries, and the row of the table after them.

        With the number of a lease, only if this process still holds it; otherwise, a conflict.
        """
        await self._write(Append(values_for(table, entries), fence))

    async def load(self, table_id: str, after: int = 0) -> list[LogRow]:
        """The entries after a version, in order; none if there is no such table."""
        return await self._read(partial(queries.load, table_id=table_id, after=after))

    async def version(self, table_id: str) -> int | None:
        """The version of a table's last entry; None if there is no such table."""
        return await self._read(partial(queries.version, table_id=table_id))

    async def edition(self, digest: str) -> str | None:
        """The text of an edition, by its digest."""
        return await self._read(partial(queries.read_edition, digest=digest))

    async def open_tables(self, limit: int, since: float = 0.0) -> list[TableRow]:
        """Public tables that are open or playing and have changed since a time, newest first.

        A correspondence game stays listed longer, by the time that a decision may take.
        """
        return await self._read(partial(queries.open_tables, limit=limit, since=since))

    async def due(self, before: float, limit: int) -> list[str]:
        """The correspondence games that have to be looked at, those that wait longest first."""
        return await self._read(partial(queries.due, before=before, limit=limit))

    async def archive(self, before: float) -> int:
        """Archive the tables that last changed before a time, and return how many there were.

        An append takes a table out of the archive.
        """
        return await self._write(Archive(before))

    async def old_tables(self, before: float) -> list[str]:
        """The tables that `expire` would delete."""
        return await self._read(partial(queries.old_tables, before=before, limit=AT_ONCE))

    async def expire(self, before: float, spared: Collection[str] = ()) -> int:
        """Delete some tables that last changed before a time, and return how many.

        A correspondence game that is due some day is not old.
        A few at once: call it again until there are none.
        """
        return await self._write(Expire(before, spared))

    async def delete(self, table_id: str) -> bool:
        """Delete a table and its log; False if there is no such table."""
        return await self._write(Delete(table_id))

    async def push_key(self, new: str) -> str:
        """The private key for Web Push: the one in the database, or the new one, which it keeps."""
        try:
            return await self._write(KeepPushKey(new))
        except NamijiError as error:
            if error.code != "conflict":  # another server keeps its own at this moment
                raise
            return await self._write(KeepPushKey(new))

    async def subscribe(
        self, table_id: str, token_hash: bytes, subscription: PushSubscription
    ) -> None:
        await self._write(Subscribe(table_id, token_hash.hex(), subscription))

    async def unsubscribe(
        self, endpoint: str, table_id: str | None = None, token_hash: bytes = b""
    ) -> None:
        """Forget an endpoint: of a seat, or of all."""
        await self._write(Unsubscribe(endpoint, table_id, token_hash.hex()))

    async def push_subscriptions(
        self, table_id: str, token_hash: bytes
    ) -> Sequence[PushSubscription]:
        read = partial(push_subscriptions, table_id=table_id, token_hash=token_hash.hex())
        return await self._read(read)

    # Voyages of the day

    async def keep_voyage(self, day: str, device: bytes, score: int) -> int:
        """Keep the score of a device, or return the one that it has for the day."""
        write = KeepVoyage(day, device.hex(), score)
        try:
            return await self._write(write)
        except NamijiError as error:
            if error.code != "conflict":  # it hands in twice at this moment
                raise
            return await self._write(write)

    async def voyage_scores(self, day: str) -> dict[int, int]:
        """How many devices have each score, the lowest first."""
        return await self._read(partial(voyage_scores, day=day))

    async def forget_voyages(self, before: str) -> None:
        """Delete the scores of all days before one."""
        await self._write(ForgetVoyages(before))

    # Other processes on the same database

    @property
    def process(self) -> str | None:
        """The name of this process among those that share the database; None if it is alone."""
        return self._database.process

    def listen(
        self,
        on_news: Callable[[Sequence[News]], None],
        on_beat: Callable[[frozenset[str]], None],
        on_connection: Callable[[], None],
    ) -> Channel:
        """Open the channel to other processes, which the caller closes."""
        if not isinstance(self._database, Postgres):
            raise TypeError("a database of one process has no channel")
        return Channel(self._database.url, self._own_name(), on_news, on_beat, on_connection)

    async def take_lease(self, table_id: str) -> Lease:
        return await self._write(TakeLease(table_id, self._own_name()))

    async def show_presence(self, presences: Sequence[Presence]) -> None:
        """Tell other processes who is connected to tables here."""
        await self._write(ShowPresence(self._own_name(), presences))

    async def show_emote(self, table_id: str, seat: int, emote: str) -> None:
        """Tell other processes that a seat shows a picture."""
        await self._write(ShowEmote(table_id, seat, emote))

    async def presence(self, table_ids: Sequence[str]) -> dict[str, list[Presence]]:
        """Who is connected to each table at other processes."""
        query = partial(read_presence, table_ids=table_ids, process=self._own_name())
        return await self._read(query)

    async def entries_after(self, known: Mapping[str, int]) -> dict[str, list[LogRow]]:
        """The entries of several tables after the versions that the caller knows."""
        return await self._read(partial(read_entries, known=known))

    def _own_name(self) -> str:
        if self.process is None:
            raise TypeError("a database of one process has no others")
        return self.process

    # Limits

    async def spend(self, budgets: Sequence[Budget]) -> float:
        """Take 1 from each budget and return 0, or return the seconds until there is enough."""
        return await self._write(Spend(budgets, time.time()))

    async def forget_budgets(self, before: float) -> None:
        """Delete the budgets that were last touched before a time."""
        await self._write(ForgetBudgets(before))

    async def check(self) -> None:
        """Raise `not-saved` if the database cannot be written now. A small write finds room longer
        than others do, so look at that, too. Readers have connections of their own.
        """
        self._database.check_room()
        await self._write(Probe())
        await self.version("")

    def close(self) -> None:
        """Finish the writes that were accepted, then release the database."""
        self._writer.close()
        self._threads.shutdown()
        self._readers.dispose()
        _release(self._database, self._engine)

    async def _write(self, write: Write[Result]) -> Result:
        return await self._writer.save(write)

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
