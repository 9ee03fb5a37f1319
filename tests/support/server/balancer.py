"""A load balancer in front of several servers, as docs/deploy.md configures it.

That is HAProxy or, where it is not installed, Caddy.
"""

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.support.paths import ROOT
from tests.support.server.server_process import free_port

CADDY_OPTIONS = "{\n    admin off\n    auto_https off\n}\n"


def balancer_name() -> str | None:
    """The program that is installed, if any."""
    return next(filter(_program, ("haproxy", "caddy")), None)


def _program(name: str) -> str | None:
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def haproxy_configuration(port: int, servers: Sequence[int]) -> str:
    """The configuration in the documentation, with other addresses and without TLS."""
    own = "".join(f"    server s{n} 127.0.0.1:{n}\n" for n in servers)
    return _adapted(
        "haproxy",
        (r"^( *)bind .*$", rf"\1bind 127.0.0.1:{port}"),
        (r"(?:^ *server .*\n)+", own),
    )


def caddy_configuration(port: int, servers: Sequence[int]) -> str:
    """The configuration in the documentation, with other addresses and without TLS."""
    own = " ".join(f"127.0.0.1:{n}" for n in servers)
    return CADDY_OPTIONS + _adapted(
        "text",
        (r"^play\.example\.org ", f"http://127.0.0.1:{port} "),
        (r"reverse_proxy .* \{", f"reverse_proxy {own} {{"),
    )


def _adapted(language: str, *changes: tuple[str, str]) -> str:
    """The first block of a language in the section about several processes, with changes."""
    text = _blocks(language)[0]
    for old, new in changes:
        text, count = re.subn(old, new, text, flags=re.MULTILINE)
        assert count == 1, f"docs/deploy.md has another configuration: {old}"
    return text


def _blocks(language: str) -> list[str]:
    page = (ROOT / "docs/deploy.md").read_text(encoding="utf-8")
    section = page.split("\n## Several processes\n")[1].split("\n## ")[0]
    found = re.findall(rf"^```{language}\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    assert found, f"docs/deploy.md has no block of {language}"
    return found


@asynccontextmanager
async def balancer(
    folder: Path, servers: Sequence[int], *, by_table: bool = False
) -> AsyncIterator[str]:
    """A URL behind which are the servers on some ports."""
    port, name = free_port(), balancer_name()
    assert name, "neither HAProxy nor Caddy is installed"
    assert name == "haproxy" or not by_table
    file = folder / f"{name}.cfg"
    if name == "haproxy":
        text = haproxy_configuration(port, servers)
        if by_table:
            _, own = _blocks("haproxy")
            text = text.replace("    balance roundrobin\n", own)
        file.write_text(text, encoding="utf-8")
        options = ["-f", str(file)]
    else:
        file.write_text(caddy_configuration(port, servers), encoding="utf-8")
        options = ["run", "--adapter", "caddyfile", "--config", str(file)]
    with (folder / "balancer.log").open("wb") as log:
        process = subprocess.Popen([_program(name) or name, *options], stdout=log, stderr=log)  # noqa: S603
    try:
        while True:
            assert process.poll() is None, (folder / "balancer.log").read_text(encoding="utf-8")
            with suppress(ConnectionRefusedError):
                (await asyncio.open_connection("127.0.0.1", port))[1].close()
                break
            await asyncio.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
