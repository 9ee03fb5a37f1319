"""The server under attack, and its clients."""

import json
import re
import resource
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PROGRAM = Path(sys.executable).with_name("namiji")
ATTACKER = "127.0.0.2"
VISITOR = "127.0.0.1"
SECONDS = 10.0  # of each attack


@dataclass(frozen=True)
class Target:
    url: str
    folder: Path
    """Where its database and its log are."""
    program: Path

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    @property
    def database(self) -> Path:
        return self.folder / "tables.db"

    def socket_url(self, table: str) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def new_table(
        self, seats: list[dict[str, str]], address: str | None = None, **settings: Any
    ) -> Any:
        body = {"seats": seats, "pace": 0, "stand_in": "master", **settings}
        async with client(address) as http:
            made = await http.post(f"{self.url}/api/tables", json=body)
            return made.raise_for_status().json()

    async def join(self, table: str, name: str) -> Any:
        async with client() as http:
            joined = await http.post(f"{self.url}/api/tables/{table}/join", json={"names": [name]})
            return joined.raise_for_status().json()


def client(address: str | None = None) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(transport=transport, trust_env=False)


@contextmanager
def started(folder: Path, program: Path, files: int | None = None) -> Iterator[Target]:
    """A server with its usual limits, once it is ready."""

    def limit() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    database = f"sqlite:///{folder}/tables.db"
    command = [str(program), "serve", "--port", "0", "--database", database]
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(  # noqa: S603 - our own program
            command, stdout=subprocess.PIPE, stderr=log, text=True, preexec_fn=limit
        )
    try:
        found = re.search(r"http://\S+", process.stdout.readline() if process.stdout else "")
        if found is None:
            raise SystemExit(
                f"the server did not start:\n{(folder / 'server.log').read_text(encoding='utf-8')}"
            )
        while not _is_ready(found[0]):
            time.sleep(1)
        yield Target(found[0], folder, program)
    finally:
        process.terminate()
        process.communicate()


def _is_ready(url: str) -> bool:
    """Versions that do not tell of their preparation are ready when they answer."""
    status = httpx.get(f"{url}/api/status", trust_env=False).json()
    return bool(status.get("preparation", {"ready": True})["ready"])


class Player:
    """A seat's socket, with the last state that it was sent."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: Any = None
        self._ids = count(int(time.time() * 1000))

    @property
    def version(self) -> int:
        return int(self.state["version"])

    @property
    def decisions(self) -> int:
        return int(self.state["game"]["decisions"])

    @property
    def choices(self) -> list[Any]:
        choices: list[Any] = self.state["game"]["choices"] if self.state["game"] else []
        return choices

    async def read(self) -> Any:
        """The next message."""
        message = json.loads(await self.line.recv())
        if message["type"] == "state":
            self.state = message
        return message

    async def ask(self, kind: str, **fields: Any) -> str | None:
        """Make a request; the code of the error, if it is refused."""
        request = str(next(self._ids))
        await self.line.send(json.dumps({"type": kind, "id": request, **fields}))
        while (message := await self.read())["type"] != "answer" or message["id"] != request:
            pass
        return message["error"] and str(message["error"]["code"])

    async def decide(self) -> None:
        """Play the first choice, and read what it leads to."""
        action, before = self.choices[0]["action"], self.version
        await self.ask("decide", version=before, action=action)
        while self.version == before:
            await self.read()


@asynccontextmanager
async def sit(
    target: Target, seated: Any, index: int = 0, address: str = VISITOR
) -> AsyncIterator[Player]:
    """A socket for one of the seats that a client got."""
    url = target.socket_url(seated["table"]["id"])
    async with connect(url, proxy=None, max_size=None, local_addr=(address, 0)) as line:
        player = Player(line)
        await line.send(hello(seated, index))
        while player.state is None:
            await player.read()
        yield player


def hello(seated: Any, index: int = 0) -> str:
    return json.dumps({"type": "hello", "protocol": 1, "token": seated["seats"][index]["token"]})


def attacker_socket(url: str) -> socket.socket:
    place = httpx.URL(url)
    return socket.create_connection((place.host, place.port or 80), 5, (ATTACKER, 0))


def tell(what: str, took: list[float]) -> None:
    slowest = max(took, default=0.0)
    middle = statistics.median(took) if took else 0.0
    say(f"{what}: median {1000 * middle:.0f} ms, slowest {1000 * slowest:.0f} ms ({len(took)})")


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - its output
