"""A load balancer in front of several servers: HAProxy as docs/deploy.md configures it.

Where it is not installed, a small one of our own takes its place.
"""

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path

from tests.support.paths import ROOT
from tests.support.server.server_process import free_port

CONFIGURATION = re.compile(r"^```haproxy\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def haproxy_program() -> str | None:
    return shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def haproxy_configuration(port: int, servers: Sequence[int]) -> str:
    """The configuration in the documentation, with other addresses and without TLS."""
    found = CONFIGURATION.search((ROOT / "docs/deploy.md").read_text(encoding="utf-8"))
    assert found, "docs/deploy.md has no configuration of HAProxy"
    text, binds = re.subn(r"^( *)bind .*$", rf"\1bind 127.0.0.1:{port}", found[1], flags=re.M)
    own = "".join(f"    server s{n} 127.0.0.1:{n}\n" for n in servers)
    text, lines = re.subn(r"(?:^ *server .*\n)+", own, text, flags=re.M)
    assert (binds, lines) == (1, 1), "docs/deploy.md has another configuration of HAProxy"
    return text


@asynccontextmanager
async def balancer(folder: Path, servers: Sequence[int]) -> AsyncIterator[str]:
    """A URL behind which are the servers on some ports."""
    port, program = free_port(), haproxy_program()
    if program is None:
        async with _round_robin(port, servers):
            yield f"http://127.0.0.1:{port}"
        return
    file = folder / "haproxy.cfg"
    file.write_text(haproxy_configuration(port, servers), encoding="utf-8")
    with (folder / "haproxy.log").open("wb") as log:
        process = subprocess.Popen([program, "-f", file], stdout=log, stderr=log)  # noqa: S603
    try:
        while True:
            assert process.poll() is None, (folder / "haproxy.log").read_text(encoding="utf-8")
            with suppress(ConnectionRefusedError):
                (await asyncio.open_connection("127.0.0.1", port))[1].close()
                break
            await asyncio.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


@asynccontextmanager
async def _round_robin(port: int, servers: Sequence[int]) -> AsyncIterator[None]:
    turns = cycle(servers)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            for _ in servers:
                with suppress(ConnectionRefusedError):
                    there = await asyncio.open_connection("127.0.0.1", next(turns))
                    ways = [_pass(reader, there[1]), _pass(there[0], writer)]
                    tasks = [asyncio.create_task(way) for way in ways]
                    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                    there[1].transport.abort()
                    break
        writer.transport.abort()

    server = await asyncio.start_server(serve, "127.0.0.1", port)
    try:
        yield
    finally:
        server.close()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
