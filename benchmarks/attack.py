"""Attacks a server of its own over loopback, and tells what its other visitors notice.

python -m benchmarks.attack frames   # control frames on one socket, as fast as it takes them
python -m benchmarks.attack stall    # 600 half-sent requests, where the server may open 500 files
python -m benchmarks.attack bots     # 28 tables of masters, and somebody else's deckhand

The attacker has the address 127.0.0.2, the visitor 127.0.0.1.
"""

import argparse
import asyncio
import json
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

PROGRAM = Path(sys.executable).with_name("namiji")
ATTACKER = "127.0.0.2"
SECONDS = 10.0  # of each attack
FILES = 500  # that the server may open while connections stall
STALLED = 600
TABLES = 28
PING = b"\x89\x80\0\0\0\0"  # an empty ping, as a client sends it

Attack = Callable[[str, Path], Coroutine[Any, Any, None]]


def main() -> None:
    attacks: dict[str, Attack] = {"frames": frames, "stall": stall, "bots": bots}
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("attack", choices=attacks)
    name = parser.parse_args().attack
    with tempfile.TemporaryDirectory(prefix="namiji-attack-") as folder:
        log = Path(folder) / "server.log"
        with server(Path(folder), log, FILES if name == "stall" else None) as url:
            asyncio.run(attacks[name](url, log))


@contextmanager
def server(folder: Path, log: Path, files: int | None) -> Iterator[str]:
    """A server with its usual limits; gives its URL once it is ready."""

    def limit() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    command = [str(PROGRAM), "serve", "--port", "0", "--database", f"sqlite:///{folder}/tables.db"]
    with log.open("wb") as file:
        process = subprocess.Popen(  # noqa: S603 - our own program
            command, stdout=subprocess.PIPE, stderr=file, text=True, preexec_fn=limit
        )
    try:
        found = re.search(r"http://\S+", process.stdout.readline() if process.stdout else "")
        if found is None:
            raise SystemExit(f"the server did not start:\n{log.read_text(encoding='utf-8')}")
        while not httpx.get(f"{found[0]}/api/status", trust_env=False).json()["preparation"][
            "ready"
        ]:
            time.sleep(1)
        yield found[0]
    finally:
        process.terminate()
        process.communicate()


async def frames(url: str, _log: Path) -> None:
    """Round trips of a visitor's message, without and with a flood of pings."""
    table = (await new_table(url, [{"kind": "link"}, {"kind": "here", "name": "Vi"}]))["table"][
        "id"
    ]
    async with connect(socket_url(url, table), proxy=None) as visitor:
        await visitor.send('{"type": "hello", "protocol": 1}')
        await visitor.recv()
        tell("round trip, quiet", await round_trips(visitor))
        flooding = asyncio.create_task(asyncio.to_thread(flood, url, table))
        tell("round trip, one socket floods", await round_trips(visitor))
        count, sockets = await flooding
        say(f"{count:,} frames were sent on {sockets} sockets")
        say(f"a socket for a table that is not there: {await status_of_unknown(url)}")


async def status_of_unknown(url: str) -> int:
    try:
        async with connect(socket_url(url, "2222-2222-2222"), proxy=None):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def round_trips(visitor: ClientConnection) -> list[float]:
    took, end = [], time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        start = time.perf_counter()
        await visitor.send('{"type": "ping"}')
        while json.loads(await visitor.recv())["type"] != "pong":
            pass
        took.append(time.perf_counter() - start)
        await asyncio.sleep(0.25)  # the limit is five messages per second
    return took


def flood(url: str, table: str) -> tuple[int, int]:
    """Send pings until time is up, over a new socket whenever one is closed."""
    count = sockets = 0
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        with suppress(OSError), attacker_socket(url) as line:
            line.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            if b" 101 " not in line.recv(4096):
                time.sleep(0.1)
                continue
            sockets += 1
            while time.perf_counter() < end:
                line.sendall(PING * 1000)
                count += 1000
                with suppress(BlockingIOError):
                    line.recv(65536, socket.MSG_DONTWAIT)
    return count, sockets


async def stall(url: str, log: Path) -> None:
    """Visitors who ask for a page while others have sent half a request."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    lines = []
    for _ in range(STALLED):
        with suppress(OSError):
            lines.append(attacker_socket(url))
            lines[-1].sendall(b"GET / HTTP/1.1\r\nHost: 127")
    took, refused, end = [], 0, time.perf_counter() + 3 * SECONDS
    while time.perf_counter() < end:
        start = time.perf_counter()
        try:
            async with httpx.AsyncClient(trust_env=False, timeout=5) as http:
                await http.get(f"{url}/api/status")
            took.append(time.perf_counter() - start)
        except httpx.HTTPError:
            refused += 1
        await asyncio.sleep(0.5)
    tell(f"{len(took)} visitors served, {refused} in vain", took)
    closed = sum(is_closed(line) for line in lines)
    say(f"{closed} of {len(lines)} stalled connections closed after {3 * SECONDS:.0f} s")
    say(f"{log.stat().st_size:,} bytes of log")


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1, socket.MSG_DONTWAIT) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


async def bots(url: str, _log: Path) -> None:
    """How long a visitor waits for a deckhand, without and with tables that want masters."""
    visitor = await new_table(
        url, [{"kind": "here", "name": "Vi"}, {"kind": "bot", "level": "deckhand"}]
    )
    tell("a deckhand's decision, quiet", await bot_times(url, visitor))
    async with AsyncExitStack() as open_sockets:
        masters = [{"kind": "bot", "level": "master"}] * 3
        for _ in range(TABLES):
            seated = await new_table(url, [{"kind": "here", "name": "Al"}, *masters], ATTACKER)
            line = await open_sockets.enter_async_context(
                connect(
                    socket_url(url, seated["table"]["id"]),
                    proxy=None,
                    max_size=None,
                    local_addr=(ATTACKER, 0),
                )
            )
            await line.send(hello(seated))
            await line.send('{"type": "hand_over", "id": "1", "seat": 1}')
            open_sockets.push_async_callback(stop, asyncio.create_task(ignore(line)))
        visitor = await new_table(
            url, [{"kind": "here", "name": "Vi"}, {"kind": "bot", "level": "deckhand"}]
        )
        tell(f"a deckhand's decision, {TABLES} tables of masters", await bot_times(url, visitor))


async def bot_times(url: str, seated: Any) -> list[float]:
    """Play for a while, and measure from each decision of ours to the bot's next one."""
    took: list[float] = []
    end = time.perf_counter() + 3 * SECONDS
    table = socket_url(url, seated["table"]["id"])
    async with connect(table, proxy=None, max_size=None) as line:
        await line.send(hello(seated))
        asked = time.perf_counter()
        while time.perf_counter() < end and len(took) < 40:
            message = json.loads(await line.recv())
            if message["type"] != "state":
                continue
            if any(step.get("by") == "bot" for step in message["steps"]):
                took.append(time.perf_counter() - asked)
                asked = time.perf_counter()
            if message["table"]["status"] == "over":
                break
            if message["game"]["choices"]:
                await asyncio.sleep(0.25)
                decide = {"type": "decide", "id": str(message["version"])}
                action = message["game"]["choices"][0]["action"]
                asked = time.perf_counter()
                await line.send(
                    json.dumps(decide | {"version": message["version"], "action": action})
                )
    return took or [3 * SECONDS]


async def ignore(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def stop(task: "asyncio.Task[None]") -> None:
    task.cancel()


def hello(seated: Any) -> str:
    return json.dumps({"type": "hello", "protocol": 1, "token": seated["seats"][0]["token"]})


async def new_table(url: str, seats: list[dict[str, str]], address: str | None = None) -> Any:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    body = {"seats": seats, "pace": 0, "stand_in": "master"}
    async with httpx.AsyncClient(transport=transport, trust_env=False) as http:
        return (await http.post(f"{url}/api/tables", json=body)).raise_for_status().json()


def socket_url(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


def attacker_socket(url: str) -> socket.socket:
    place = httpx.URL(url)
    return socket.create_connection((place.host, place.port or 80), 5, (ATTACKER, 0))


def tell(what: str, took: list[float]) -> None:
    slowest = max(took, default=0.0)
    middle = statistics.median(took) if took else 0.0
    say(f"{what}: median {1000 * middle:.0f} ms, slowest {1000 * slowest:.0f} ms ({len(took)})")


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - its output


if __name__ == "__main__":
    main()
