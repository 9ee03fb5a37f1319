"""A real server to attack, with a game in play that no attack may harm."""

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

from tests.support.server.client import hello
from tests.support.server.raw_connections import Reaction, talk
from tests.support.server.seated_clients import SeatedClients
from tests.support.server.server_process import ServerProcess, running

SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]
NEW_TABLE = {"seats": SEATS, "undo": "off", "stand_in": "deckhand", "pace": 0}


@dataclass
class AttackedServer:
    """A server, and a table at which a game has begun."""

    server: ServerProcess
    folder: Path
    table: str = ""
    tokens: tuple[str, str] = ("", "")
    """The tokens of the player to decide, and of the other."""
    strange_token: str = ""
    """The token of a seat at another table."""

    async def start_game(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, trust_env=False) as http:
            others, clients = (
                SeatedClients(http, random.Random(1)),
                SeatedClients(http, random.Random(2)),
            )
            await others.take_seats(NEW_TABLE)
            await others.disconnect_all()
            await clients.take_seats(NEW_TABLE)
            await clients.play(20)
            await clients.come_back()
            decider = clients.state["game"]["view"]["decider"]
            await clients.disconnect_all()
        self.table = clients.table
        self.tokens = clients.tokens[decider], clients.tokens[3 - decider]
        self.strange_token = others.tokens[1]

    def logs(self) -> list[Any]:
        with closing(sqlite3.connect(self.folder / "tables.db")) as database:
            return database.execute("SELECT * FROM log ORDER BY table_id, version").fetchall()

    def talk(self, *says: str | bytes, table: str | None = None) -> Reaction:
        return asyncio.run(talk(self.server, table or self.table, says))

    def ask(self, token: str | None, **message: Any) -> Reaction:
        return self.talk(hello(token), json.dumps(message))

    @property
    def memory(self) -> float:
        """Of the server's process, in MiB."""
        process = self.server._process
        assert process is not None
        status = Path(f"/proc/{process.pid}/status").read_text()
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024


def attacked_server(folder: Path, *options: str) -> Iterator[AttackedServer]:
    with running(folder, "--bot-workers", "1", *options) as server:
        attacked = AttackedServer(server, folder)
        asyncio.run(attacked.start_game())
        yield attacked
