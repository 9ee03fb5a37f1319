"""A proxy of PostgreSQL whose connections can be cut, as by a broken network."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.support.server.postgres import Postgres


class PostgresProxy:
    def __init__(self, target: Path) -> None:
        self._target = target
        self._is_open = asyncio.Event()
        self._is_open.set()
        self._passing: set[asyncio.Task[None]] = set()

    async def cut(self, seconds: float) -> None:
        """Hold everything back for a while, then break what was connected."""
        self._is_open.clear()
        await asyncio.sleep(seconds)
        passing, self._passing = self._passing, set()
        for task in passing:
            task.cancel()
        self._is_open.set()

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        writers = [writer]
        try:
            await self._is_open.wait()
            there = await asyncio.open_unix_connection(self._target)
            writers.append(there[1])
            ways = [self._pass(reader, there[1]), self._pass(there[0], writer)]
            tasks = [asyncio.create_task(each) for each in ways]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in tasks:
                    way.cancel()
        except (OSError, asyncio.CancelledError):
            pass  # PostgreSQL is unavailable, or the proxy was cut: the caller's connection breaks
        finally:
            self._passing.discard(task)
            for end in writers:
                end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._is_open.wait()
                writer.write(data)
                await writer.drain()


@asynccontextmanager
async def proxy_to(postgres: Postgres, folder: Path) -> AsyncIterator[PostgresProxy]:
    """Open a proxy in a folder: a database URL with this folder leads to it."""
    proxy = PostgresProxy(postgres.folder / Postgres.SOCKET)
    server = await asyncio.start_unix_server(proxy.forward, folder / Postgres.SOCKET)
    try:
        yield proxy
    finally:
        server.close()
