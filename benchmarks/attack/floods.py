"""Floods: more than a server can take, unless it limits what one address may ask for."""

import asyncio
import json
import resource
import socket
import time
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from benchmarks.attack.target import (
    ATTACKER,
    SECONDS,
    Target,
    attacker_socket,
    hello,
    say,
    tell,
)

STALLED = 600
TABLES = 28
WITH_A_DECKHAND = [{"kind": "here", "name": "Vi"}, {"kind": "bot", "level": "deckhand"}]
PING = b"\x89\x80\0\0\0\0"  # an empty ping, as a client sends it


async def frames(target: Target) -> None:
    """H1: control frames on one socket, as fast as it takes them."""
    seated = await target.new_table([{"kind": "link"}, {"kind": "here", "name": "Vi"}])
    table = seated["table"]["id"]
    async with connect(target.socket_url(table), proxy=None) as visitor:
        await visitor.send('{"type": "hello", "protocol": 1}')
        await visitor.recv()
        tell("round trip, quiet", await round_trips(visitor))
        flooding = asyncio.create_task(asyncio.to_thread(flood, target.url, table))
        tell("round trip, one socket floods", await round_trips(visitor))
        count, sockets = await flooding
        say(f"{count:,} frames were sent on {sockets} sockets")
        say(f"a socket for a table that is not there: {await status_of_unknown(target)}")


async def status_of_unknown(target: Target) -> int:
    try:
        async with connect(target.socket_url("2222-2222-2222"), proxy=None):
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


async def stall(target: Target) -> None:
    """H2: 600 half-sent requests, where the server may open 500 files."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    lines = []
    for _ in range(STALLED):
        with suppress(OSError):
            lines.append(attacker_socket(target.url))
            lines[-1].sendall(b"GET / HTTP/1.1\r\nHost: 127")
    took, refused, end = [], 0, time.perf_counter() + 3 * SECONDS
    while time.perf_counter() < end:
        start = time.perf_counter()
        try:
            async with httpx.AsyncClient(trust_env=False, timeout=5) as http:
                await http.get(f"{target.url}/api/status")
            took.append(time.perf_counter() - start)
        except httpx.HTTPError:
            refused += 1
        await asyncio.sleep(0.5)
    tell(f"{len(took)} visitors served, {refused} in vain", took)
    closed = sum(is_closed(line) for line in lines)
    say(f"{closed} of {len(lines)} stalled connections closed after {3 * SECONDS:.0f} s")
    say(f"{target.log.stat().st_size:,} bytes of log")


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1, socket.MSG_DONTWAIT) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


async def bots(target: Target) -> None:
    """H3: 28 tables of masters, and another player's deckhand."""
    visitor = await target.new_table(WITH_A_DECKHAND)
    tell("a deckhand's decision, quiet", await bot_times(target, visitor))
    async with AsyncExitStack() as open_sockets:
        masters = [{"kind": "bot", "level": "master"}] * 3
        for _ in range(TABLES):
            seated = await target.new_table([{"kind": "here", "name": "Al"}, *masters], ATTACKER)
            line = await open_sockets.enter_async_context(
                connect(
                    target.socket_url(seated["table"]["id"]),
                    proxy=None,
                    max_size=None,
                    local_addr=(ATTACKER, 0),
                )
            )
            await line.send(hello(seated))
            await line.send('{"type": "hand_over", "id": "1", "seat": 1}')
            open_sockets.push_async_callback(stop, asyncio.create_task(ignore(line)))
        visitor = await target.new_table(WITH_A_DECKHAND)
        tell(f"a deckhand's decision, {TABLES} tables of masters", await bot_times(target, visitor))


async def bot_times(target: Target, seated: Any) -> list[float]:
    """Play for a while, and measure from each decision of ours to the bot's next one."""
    took: list[float] = []
    end = time.perf_counter() + 3 * SECONDS
    table = target.socket_url(seated["table"]["id"])
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
