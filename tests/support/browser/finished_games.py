"""Games that are over: played over sockets, faster than by clicks."""

import asyncio
import random
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import httpx

from namiji.record import Record, export, read_record
from tests.support.browser.short_edition import SHORT, short_edition
from tests.support.server.random_players import Habits, PlayedTable, new_table_body

T = TypeVar("T")


@dataclass(frozen=True)
class Finished:
    """The first game of a table."""

    table: str
    keys: list[dict[str, Any]]
    """Of the people, by seat."""
    record: Record

    @property
    def events(self) -> list[dict[str, Any]]:
        """All that happened, with what was secret then."""
        events: list[dict[str, Any]] = export(self.record)["events"]
        return events

    @property
    def path(self) -> str:
        return f"/t/{self.table}"

    @property
    def replay(self) -> str:
        return f"{self.path}/games/1"


def finish(url: str, players: int, bots: int = 0) -> Finished:
    """A game on a short route."""
    return aside(_finish(url, new_table_body(players, bots, edition=SHORT)))


async def _finish(url: str, body: dict[str, Any]) -> Finished:
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        table = await PlayedTable(http, body, Habits(), random.Random("finished")).seat_everyone()
        await table.play()
        text = await table.ask("GET", f"/api/tables/{table.table_id}/games/1/record")
        keys = [{"seat": seat, "token": token} for seat, token in sorted(table.tokens.items())]
        return Finished(table.table_id, keys, read_record(text, short_edition()))


def aside(work: Coroutine[Any, Any, T]) -> T:
    """Beside the browser, whose own loop runs in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
