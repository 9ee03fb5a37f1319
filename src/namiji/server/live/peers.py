"""The other processes that serve the same tables.

Every process serves every table. It writes entries with the version that it expects, and the
database decides races. It hears from the others which tables have changed, and reads what is new.
A notice can be lost, so it also looks by itself now and then. Where a database has one process,
nothing of this happens.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from namiji.errors import NamijiError
from namiji.server.logs import log, log_error
from namiji.server.store import LogRow, Presence, Store
from namiji.server.store.channel import BEAT_SECONDS, Channel
from namiji.server.store.errors import unreadable
from namiji.server.store.news import News

_LOOK_SECONDS = 5.0  # between two looks at all tables here


class SharedTable(Protocol):
    """What peers need of a live table."""

    @property
    def id(self) -> str: ...

    @property
    def version(self) -> int: ...

    @property
    def is_followed(self) -> bool:
        """Whether this process applies at once what others commit."""

    def presence(self) -> Presence: ...

    def see_others(self, others: Sequence[Presence]) -> None: ...

    def hear_emote(self, seat: int, emote: str) -> None: ...

    async def follow(self, rows: Sequence[LogRow]) -> None: ...

    async def advance(self) -> None: ...

    def let_go(self) -> None: ...

    async def mark_deleted(self) -> None: ...


class Peers:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: Mapping[str, SharedTable] = {}
        self._up: frozenset[str] = frozenset()
        self._channel: Channel | None = None
        self._was_cut_off = False
        self._tasks: list[asyncio.Task[None]] = []
        self._news: dict[str, News] = {}
        self._has_news = asyncio.Event()
        self._missed_news = asyncio.Event()
        self._presence_news: set[str] = set()
        self._to_show: dict[str, SharedTable] = {}
        self._not_shown: dict[str, SharedTable] = {}
        self._showing: asyncio.Task[None] | None = None

    @property
    def count(self) -> int:
        """How many processes are up, this one included."""
        return max(1, len(self._up))

    @property
    def is_shared(self) -> bool:
        return self._store.process is not None

    def check(self) -> None:
        """Raise an error if this process is cut off from the others: it must not serve tables."""
        if self._channel is not None and self._channel.is_cut_off:
            raise unreadable()

    def start(self, tables: Mapping[str, SharedTable]) -> None:
        self._tables = tables
        if not self.is_shared:
            return
        loop = asyncio.get_running_loop()

        def on_news(news: Sequence[News]) -> None:
            _call(loop, lambda: self._hear(news))

        def on_beat(up: frozenset[str]) -> None:
            _call(loop, lambda: self._see_processes(up))

        def on_connection() -> None:
            _call(loop, self._missed_news.set)

        self._channel = self._store.listen(on_news, on_beat, on_connection)
        self._tasks = [asyncio.create_task(each) for each in (self._follow(), self._look())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._channel is not None:
            await asyncio.to_thread(self._channel.close)

    # News from other processes
    def _hear(self, news: Sequence[News]) -> None:
        for each in news:
            live = self._tables.get(each.table_id)
            if live is None or not live.is_followed:
                continue
            if each.what == "emote":
                live.hear_emote(each.seat, each.emote)
                continue
            if each.what == "presence":
                self._presence_news.add(each.table_id)
            elif each.what == "deletion" or each.version > live.version:
                self._news[each.table_id] = each
            else:
                continue
            self._has_news.set()

    def _see_processes(self, up: frozenset[str]) -> None:
        if up == self._up:
            return
        log("processes", count=len(up))
        self._up = up
        self._presence_news.update(live.id for live in self._followed())
        self._has_news.set()

    async def _follow(self) -> None:
        """Read what other processes have written, as soon as they announce it."""
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            news, self._news = self._news, {}
            presence_news, self._presence_news = self._presence_news, set()
            with suppress(NamijiError):  # the database is unavailable; `_look` tries again later
                deleted = [each.table_id for each in news.values() if each.what == "deletion"]
                await self._catch_up(news.keys() - deleted)
                await self._see_others(presence_news)
                for live in self._find(deleted):
                    await live.mark_deleted()

    async def _look(self) -> None:
        """Look at all tables that are followed here, and notice if this process is cut off."""
        while True:
            await self._until_next_look()
            try:
                not_shown, self._not_shown = self._not_shown, {}
                for live in not_shown.values():
                    self.show(live)
                tables = [live.id for live in self._followed()]
                await self._catch_up(tables)
                await self._see_others(tables)
                for live in self._followed():
                    await live.advance()
            except NamijiError:
                pass  # the database is unavailable: the next look tries again
            except Exception as error:  # of any kind: the next look must come
                log_error("look-failed", error)

    async def _until_next_look(self) -> None:
        for _ in range(round(_LOOK_SECONDS / BEAT_SECONDS)):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._missed_news.wait(), BEAT_SECONDS)
            self._let_go_if_cut_off()
            if self._missed_news.is_set():
                self._missed_news.clear()
                return

    def _let_go_if_cut_off(self) -> None:
        """Other processes go on with its tables: send the clients to them."""
        is_cut_off = self._channel is not None and self._channel.is_cut_off
        if is_cut_off and not self._was_cut_off:
            log("cut-off", count=len(self._tables))
            for live in self._followed():
                live.let_go()
        self._was_cut_off = is_cut_off

    async def _catch_up(self, table_ids: Iterable[str]) -> None:
        known = {live.id: live.version for live in self._find(table_ids)}
        if not known:
            return
        entries = await self._store.entries_after(known)
        following = [live.follow(entries[live.id]) for live in self._find(entries)]
        for result in await asyncio.gather(*following, return_exceptions=True):
            if isinstance(result, Exception):
                log_error("not-followed", result)

    async def _see_others(self, table_ids: Iterable[str]) -> None:
        found = [live.id for live in self._find(table_ids)]
        if found:
            others = await self._store.presence(found)
            for live in self._find(found):
                live.see_others(others[live.id])

    def _followed(self) -> list[SharedTable]:
        return [live for live in self._tables.values() if live.is_followed]

    def _find(self, table_ids: Iterable[str]) -> list[SharedTable]:
        found = (self._tables.get(table_id) for table_id in table_ids)
        return [live for live in found if live is not None]

    # News for other processes
    def show(self, live: SharedTable) -> None:
        """Tell other processes soon who is connected to a table here.

        Changes that come in the meantime are sent together.
        """
        if self.is_shared:
            self._to_show[live.id] = live
            if self._showing is None or self._showing.done():
                self._showing = asyncio.create_task(self._show())

    async def show_emote(self, live: SharedTable, seat: int, emote: str) -> None:
        """Tell others that a seat shows a picture, if the database is there now."""
        if self.is_shared:
            with suppress(NamijiError):
                await self._store.show_emote(live.id, seat, emote)

    async def _show(self) -> None:
        while self._to_show:
            tables, self._to_show = self._to_show, {}
            try:
                await self._store.show_presence([live.presence() for live in tables.values()])
            except NamijiError:  # the database is unavailable
                self._not_shown |= tables


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop has ended
        loop.call_soon_threadsafe(what)
