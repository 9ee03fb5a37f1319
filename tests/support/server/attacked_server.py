"""A real server for those who knock at it, with a game in play that nobody may harm."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.support.server.raw_connections import Reaction, hello, knock
from tests.support.server.seated_clients import Crew
from tests.support.server.server_process import ServerProcess, running

SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]
WISH = {"seats": SEATS, "undo": "off", "stand_in": "deckhand", "pace": 0}


@dataclass
class Quay:
    """A server, and a table at which a game has begun."""

    server: ServerProcess
    folder: Path
    table: str = ""
    tokens: tuple[str, str] = ("", "")
    """Of the one to decide, and of the other."""
    strange_token: str = ""
    """Of a seat at another table."""

    async def settle(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, trust_env=False) as http:
            strangers, crew = Crew(http, random.Random(1)), Crew(http, random.Random(2))
            await strangers.sit_down(WISH)
            await strangers.go_home()
            await crew.sit_down(WISH)
            await crew.play(20)
            await crew.come_back()
            decider = crew.state["game"]["view"]["decider"]
            await crew.go_home()
        self.table = crew.table
        self.tokens = crew.tokens[decider], crew.tokens[3 - decider]
        self.strange_token = strangers.tokens[1]

    def logs(self) -> list[Any]:
        with closing(sqlite3.connect(self.folder / "tables.db")) as database:
            return database.execute("SELECT * FROM log ORDER BY table_id, version").fetchall()

    def knock(self, *says: str | bytes, table: str | None = None) -> Reaction:
        return asyncio.run(knock(self.server, table or self.table, says))

    def ask(self, token: str | None, **message: Any) -> Reaction:
        return self.knock(hello(token), json.dumps(message))

    @property
    def memory(self) -> float:
        """Of the server's process, in MiB."""
        process = self.server._process
        assert process is not None
        status = Path(f"/proc/{process.pid}/status").read_text()
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024


def opened(folder: Path, *options: str) -> Iterator[Quay]:
    with running(folder, "--bot-workers", "1", *options) as server:
        quay = Quay(server, folder)
        asyncio.run(quay.settle())
        yield quay
