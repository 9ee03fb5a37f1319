"""All tables: made, found, kept in memory while somebody is there, and let go."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Self

from namiji.edition import Edition, load_edition, standard
from namiji.edition.load import from_data
from namiji.errors import NamijiError
from namiji.server.logs import log, log_error
from namiji.server.store import TableRow
from namiji.server.table.colors import Color
from namiji.server.table.lesson import NewLesson, lesson
from namiji.server.table.live_table import LiveTable, Services, no_such_table, row_after
from namiji.server.table.names import clean_name
from namiji.server.table.settings import PUBLIC_CLOCK, BotSeat, NewTable, PersonHere
from namiji.server.table.table import Table
from namiji.server.table.tokens import is_table_id, new_table_id, new_token, token_hash

_SWEEP = 20.0  # seconds between two looks for tables that nobody needs in memory

_LISTED = 200  # public tables
_LISTED_SECONDS = 6 * 3600.0  # since something has happened at one of them


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self.services = services
        offered = [standard(), *map(load_edition, services.config.editions)]
        self.editions = {edition.id: edition for edition in offered}
        """Offered for new tables, by id."""
        self._known = {edition.digest: edition for edition in (*offered, lesson())}
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._sweeper = asyncio.create_task(self._sweep())
        return self

    async def __aexit__(self, *_error: object) -> None:
        """Finish what was accepted."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for live in list(self._tables.values()):
            await live.stop()

    # Tables

    async def create(self, wish: NewTable) -> tuple[LiveTable, dict[int, str]]:
        """A new table, and the tokens of the people who are here."""
        edition = self.editions.get(wish.edition)
        if edition is None:
            offered = ", ".join(self.editions)
            raise NamijiError("unknown-edition", f"this server offers the editions {offered}")
        return await self._create(wish, edition)

    async def create_lesson(self, wish: NewLesson) -> tuple[LiveTable, dict[int, str]]:
        return await self._create(wish.table(), lesson(), is_lesson=True)

    async def _create(
        self, wish: NewTable, edition: Edition, is_lesson: bool = False
    ) -> tuple[LiveTable, dict[int, str]]:
        if all(isinstance(seat, BotSeat) for seat in wish.seats):
            raise NamijiError("no-people", "one seat at least is for a person")
        seats = [
            seat.model_copy(update={"name": clean_name(seat.name)})
            if isinstance(seat, PersonHere)
            else seat
            for seat in wish.seats
        ]
        wish = wish.model_copy(update={"seats": seats})
        if wish.public and "clock" not in wish.model_fields_set:
            wish = wish.model_copy(update={"clock": PUBLIC_CLOCK})
        tokens = {n: new_token() for n, seat in enumerate(seats, 1) if seat.kind == "here"}
        hashes = {seat: token_hash(token) for seat, token in tokens.items()}
        self._check_room()
        change = Table.create(edition, wish, hashes, time.time(), is_lesson)
        table = Table.from_log(new_table_id(), edition, [change.entry])
        row, source = row_after(table, [change]), (edition.digest, edition.canonical)
        await self.services.store.create(row, [change.entry], source)
        live = LiveTable(table, self.services)
        self._keep(live)
        await live.settle()
        log("table-created", table=table.id, count=len(seats))
        return live, tokens

    async def join(
        self, table_id: str, names: Sequence[str], colors: Sequence[Color | None] = ()
    ) -> tuple[LiveTable, dict[int, str]]:
        people = [(clean_name(name), new_token()) for name in names]
        async with self.board(table_id) as live:
            seats = await live.join([(name, token_hash(token)) for name, token in people], colors)
        tokens = [token for _, token in people]
        return live, dict(zip(seats, tokens, strict=True))

    @asynccontextmanager
    async def board(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table of an id, kept in memory for as long as one is aboard."""
        live = await self._find(table_id)
        while self._tables.get(table_id) is not live:  # it left memory while we came
            live = await self._find(table_id)
        live.guests += 1
        try:
            yield live
        finally:
            live.guests -= 1

    async def delete(self, table_id: str) -> None:
        async with self.board(table_id) as live:
            await self.services.store.delete(table_id)
            self._tables.pop(table_id, None)
            self._count()
            await live.dissolve()
        log("table-deleted", table=table_id)

    async def public_tables(self) -> list[TableRow]:
        return await self.services.store.open_tables(_LISTED, time.time() - _LISTED_SECONDS)

    async def edition(self, digest: str) -> Edition:
        """An edition that is offered, or that a table began with, whatever is offered today."""
        if digest not in self._known:
            canonical = await self.services.store.edition(digest)
            if canonical is None:
                raise NamijiError("no-such-edition", "no table here plays that edition")
            self._known[digest] = from_data(json.loads(canonical), "the stored edition")
        return self._known[digest]

    # Memory

    async def _find(self, table_id: str) -> LiveTable:
        if not is_table_id(table_id):
            raise no_such_table()
        live = self._tables.get(table_id)
        if live is not None:
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        self._check_room()
        entries = await self.services.store.load(table_id)
        if not entries:
            raise no_such_table()
        edition = await self.edition(entries[0].body["edition"])
        table = await asyncio.to_thread(Table.from_log, table_id, edition, entries)
        live = LiveTable(table, self.services)
        self._keep(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        self._tables[live.table.id] = live
        self._count()

    def _count(self) -> None:
        self.services.metrics.tables.set(len(self._tables))

    def _check_room(self) -> None:
        if len(self._tables) >= self.services.config.tables:
            self._let_go(patience=0.0)
        if len(self._tables) >= self.services.config.tables:
            raise NamijiError("busy", "the server is full: try again in a few minutes")

    def _let_go(self, patience: float) -> None:
        for table_id, live in list(self._tables.items()):
            if live.rest(patience):
                del self._tables[table_id]
        self._count()

    async def _sweep(self) -> None:
        config = self.services.config
        while True:
            await asyncio.sleep(_SWEEP)
            try:
                self._let_go(config.unload_seconds)
                for live in [live for live in self._tables.values() if live.table.rematch]:
                    await live.settle()  # those who are away for too long are not waited for
                archived = await self.services.store.archive(time.time() - config.archive_seconds)
            except Exception as error:  # whatever it is: the next round comes
                log_error("sweep-failed", error)
            else:
                if archived:
                    log("tables-archived", count=archived)
