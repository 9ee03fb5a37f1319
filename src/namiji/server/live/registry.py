"""The table registry: creates tables, finds them, and keeps them in memory while they are used."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import zip_longest
from typing import Self

from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.server.live.editions import Editions
from namiji.server.live.game_archive import GameArchive
from namiji.server.live.live_table import LiveTable, no_such_table
from namiji.server.live.log_rows import from_row, to_row
from namiji.server.live.services import Services
from namiji.server.live.table_row import row_after
from namiji.server.logs import log, log_error
from namiji.server.store import TableRow
from namiji.server.table.colors import Color
from namiji.server.table.entries import Created, LogEntry
from namiji.server.table.lesson import NewLesson
from namiji.server.table.names import clean_name
from namiji.server.table.settings import PUBLIC_CLOCK, BotSeat, NewTable, PersonHere, check_clock
from namiji.server.table.table import Newcomer, Table
from namiji.server.table.tokens import is_table_id, new_table_id, new_token, token_hash

_SWEEP = 20.0  # seconds between two sweeps
_DAY = 24 * 3600.0
_VOYAGES_KEPT = 40 * _DAY

_DUE = 100  # correspondence games to look at in one sweep
_LISTED = 200  # public tables
_LISTED_SECONDS = 6 * 3600.0  # how long a table stays listed after its last change


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.editions = Editions(services.config.editions, services.store)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._clock = services.clock
        folder = services.config.archive
        self._archive = GameArchive(folder) if folder else None
        self._sweeper: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._sweeper = asyncio.create_task(self._sweep())
        self.services.peers.start(self._tables)
        return self

    async def __aexit__(self, *_error: object) -> None:
        """Finish the requests in progress."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for live in list(self._tables.values()):
            await live.stop()
        await self.services.peers.stop()

    # Tables

    async def create(self, new_table: NewTable) -> tuple[LiveTable, dict[int, str]]:
        """A new table, and the tokens of the people on this device by seat."""
        if new_table.edition_text is not None:
            edition = await asyncio.to_thread(self.editions.read, new_table.edition_text)
            return await self._create(new_table, edition)
        offered = self.editions.offered
        if new_table.edition not in offered:
            names = ", ".join(offered)
            raise NamijiError("unknown-edition", f"this server offers the editions {names}")
        return await self._create(new_table, offered[new_table.edition])

    async def create_lesson(self, new_lesson: NewLesson) -> tuple[LiveTable, dict[int, str]]:
        return await self._create(new_lesson.table(), new_lesson.edition, is_lesson=True)

    async def _create(
        self, new_table: NewTable, edition: Edition, is_lesson: bool = False
    ) -> tuple[LiveTable, dict[int, str]]:
        if all(isinstance(seat, BotSeat) for seat in new_table.seats):
            raise NamijiError("no-people", "at least one seat is for a person")
        check_clock(new_table.clock)
        seats = [
            seat.model_copy(update={"name": clean_name(seat.name)})
            if isinstance(seat, PersonHere)
            else seat
            for seat in new_table.seats
        ]
        new_table = new_table.model_copy(update={"seats": seats})
        if new_table.public and "clock" not in new_table.model_fields_set:
            new_table = new_table.model_copy(update={"clock": PUBLIC_CLOCK})
        tokens = {n: new_token() for n, seat in enumerate(seats, 1) if seat.kind == "here"}
        hashes = {seat: token_hash(token) for seat, token in tokens.items()}
        self._check_room()
        home_made = self.editions.is_home_made(edition)
        pending = Table.create(edition, new_table, hashes, self._clock.now(), is_lesson, home_made)
        table = Table.from_log(new_table_id(), edition, [pending.entry])
        row, source = row_after(table, [pending]), (edition.digest, edition.canonical)
        await self.services.store.create(row, [to_row(pending.entry)], source)
        live = LiveTable(table, self.services)
        self._keep(live)
        await live.advance()
        log("table-created", table=table.id, count=len(seats))
        return live, tokens

    async def join(
        self,
        table_id: str,
        names: Sequence[str],
        colors: Sequence[Color | None] = (),
        nonces: Sequence[str | None] = (),
    ) -> tuple[LiveTable, dict[int, str]]:
        """Take an open seat for each name, and return the tokens by seat.

        The colors that people would like, and their nonces, are in the order of the names; there
        may be fewer or more.
        """
        count = len(names)
        tokens = [new_token() for _ in names]
        people = [
            Newcomer(clean_name(name), token_hash(token), color, nonce)
            for (name, token), color, nonce in zip_longest(
                zip(names, tokens, strict=True), colors[:count], nonces[:count]
            )
        ]
        async with self.use(table_id) as live:
            seats = await live.join(people)
        return live, dict(zip(seats, tokens, strict=True))

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table with an id. It stays in memory while the block runs."""
        self.services.peers.check()
        live = await self._find(table_id)
        while self._tables.get(table_id) is not live:  # it left memory in the meantime
            live = await self._find(table_id)
        live.users += 1
        try:
            if self.services.peers.is_shared:
                await live.refresh()
            yield live
        finally:
            live.users -= 1

    async def delete(self, table_id: str, token_hash: bytes) -> None:
        """Delete a table for the holder of a token, who has to be its maker."""
        async with self.use(table_id) as live:
            async with live.lock:  # no guest takes a seat meanwhile
                live.table.check_deletion(token_hash)
                await self.services.store.delete(table_id)
            self._tables.pop(table_id, None)
            self._update_count()
            await live.mark_deleted()
        log("table-deleted", table=table_id)

    async def public_tables(self) -> list[TableRow]:
        since = self._clock.now() - _LISTED_SECONDS
        return await self.services.store.open_tables(_LISTED, since)

    async def check_exists(self, table_id: str) -> None:
        """Raise `no-such-table` if there is none. This loads nothing into memory."""
        if table_id in self._tables:
            return
        if not is_table_id(table_id) or await self.services.store.version(table_id) is None:
            raise no_such_table()

    # Memory

    async def _find(self, table_id: str) -> LiveTable:
        if not is_table_id(table_id):
            raise no_such_table()
        live = self._tables.get(table_id)
        if live is not None and not live.is_deleted:
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        self._check_room()
        live = LiveTable(await self._read(table_id), self.services)
        self._keep(live)
        return live

    async def _read(self, table_id: str) -> Table:
        rows = await self.services.store.load(table_id)
        if not rows:
            raise no_such_table()
        entries = [from_row(row) for row in rows]
        edition = await self.editions.find(_edition_of(entries))
        return await asyncio.to_thread(Table.from_log, table_id, edition, entries)

    def _keep(self, live: LiveTable) -> None:
        self._tables[live.table.id] = live
        self._update_count()

    def _update_count(self) -> None:
        self.services.metrics.tables.set(len(self._tables))

    def _check_room(self) -> None:
        if len(self._tables) >= self.services.config.tables:
            self._unload(idle_seconds=0.0)
        if len(self._tables) >= self.services.config.tables:
            raise NamijiError("busy", "the server is full: try again in a few minutes")

    def _unload(self, idle_seconds: float) -> None:
        for table_id, live in list(self._tables.items()):
            if live.stop_if_idle(idle_seconds):
                del self._tables[table_id]
        self._update_count()

    async def _sweep(self) -> None:
        """Again and again: unload idle tables, look at those that are due, start rematches, archive
        and delete old tables.
        """
        config = self.services.config
        while True:
            await asyncio.sleep(_SWEEP)
            try:
                self._unload(config.unload_seconds)
                for live in [live for live in self._tables.values() if live.table.rematch]:
                    await live.advance()  # a rematch does not wait for people who are away
                await self.advance_due()
                now = self._clock.now()
                archived = await self.services.store.archive(now - config.archive_seconds)
                await self.services.store.forget_budgets(now - _DAY)
                oldest = datetime.fromtimestamp(now - _VOYAGES_KEPT, UTC).date()
                await self.services.store.forget_voyages(oldest.isoformat())
                if config.keep:
                    await self.expire(now - config.keep * _DAY)
            except Exception as error:  # of any kind: the next sweep must come
                log_error("sweep-failed", error)
            else:
                if archived:
                    log("tables-archived", count=archived)

    async def advance_due(self) -> None:
        """Look at correspondence games that are not in memory, and where time may be up."""
        for table_id in await self.services.store.due(self._clock.now(), _DUE):
            if table_id in self._tables:
                continue  # it looks after itself
            try:
                async with self.use(table_id) as live:
                    await live.advance()
            except NamijiError as error:  # others must not wait for one that is damaged
                log_error("table-not-advanced", error)

    async def expire(self, before: float) -> None:
        """Delete old tables, but none that is in memory: someone may look at it."""
        kept = await self._archive_games(before) if self._archive else frozenset()
        count = await self.services.store.expire(before, kept | frozenset(self._tables))
        if count:
            log("tables-expired", count=count)

    async def _archive_games(self, before: float) -> frozenset[str]:
        """Write the finished games of old tables to the archive. Returns those that fail."""
        failed = set()
        for table_id in await self.services.store.old_tables(before):
            if table_id in self._tables:
                continue
            try:
                table = await self._read(table_id)
                if self._archive:
                    await asyncio.to_thread(self._archive.write, table)
            except NamijiError as error:
                log_error("table-not-archived", error)
                failed.add(table_id)
        return frozenset(failed)


def _edition_of(entries: Sequence[LogEntry]) -> str:
    """The digest of a table's edition."""
    created = entries[0].content
    if not isinstance(created, Created):
        raise NamijiError("damaged-table", "the log of this table has no single beginning")
    return created.edition
