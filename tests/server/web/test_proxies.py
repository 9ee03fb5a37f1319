"""The proxies of docs/deploy.md, as they stand there: checked, started, and played through.

Only places change: ports, files, and who signs certificates.
"""

import asyncio
import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.support.paths import ROOT
from tests.support.server.client import hello
from tests.support.server.server_process import ServerProcess, running

NAME = "play.example.org"
SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "level": "deckhand"}]
CADDY_OPTIONS = """{{
    admin off
    local_certs
    skip_install_trust
    http_port {http}
    https_port {https}
    storage file_system {folder}/storage
}}
"""
NGINX_OPTIONS = """
daemon off;
pid {folder}/pid;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {text}
}}
"""


@dataclass(frozen=True)
class Proxy:
    port: int
    certificates: Path
    """Who signed its certificate."""

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    @property
    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificates))

    async def post(self, path: str, body: Any, address: str) -> httpx.Response:
        return await self._send("POST", path, address, json=body)

    async def get(self, path: str) -> httpx.Response:
        return await self._send("GET", path, "127.0.0.1")

    async def _send(self, method: str, path: str, address: str, **rest: Any) -> httpx.Response:
        transport = httpx.AsyncHTTPTransport(verify=self.tls, local_address=address)
        async with httpx.AsyncClient(transport=transport, trust_env=False) as http:
            return await http.request(
                method,
                f"https://127.0.0.1:{self.port}{path}",
                headers={"Host": f"{NAME}:{self.port}", "Origin": self.origin},
                extensions={"sni_hostname": NAME},
                **rest,
            )

    def socket(self, path: str, origin: str) -> connect:
        return connect(
            f"wss://{NAME}:{self.port}{path}",
            host="127.0.0.1",
            port=self.port,
            ssl=self.tls,
            origin=origin,  # type: ignore[arg-type]  # a str of its own type
            proxy=None,
        )


def snippet(language: str) -> str:
    """The first block of a language in the section about proxies."""
    section = (ROOT / "docs" / "deploy.md").read_text().split("## A reverse proxy")[1]
    found = re.search(rf"```{language}\n(.*?)```", section, re.DOTALL)
    assert found
    return found[1]


def replaced(text: str, **places: str) -> str:
    for old, new in places.items():
        assert old in text, f"the example has no {old}"
        text = text.replace(old, new)
    return text


@contextmanager
def caddy(folder: Path, backend: int) -> Iterator[Proxy]:
    http, https = free_port(), free_port()
    text = replaced(snippet("text"), **{"127.0.0.1:8000": f"127.0.0.1:{backend}"})
    config = folder / "Caddyfile"
    config.write_text(CADDY_OPTIONS.format(http=http, https=https, folder=folder) + text)
    options = ("--adapter", "caddyfile", "--config", str(config))
    check("caddy", "validate", *options)
    root = folder / "storage" / "pki" / "authorities" / "local" / "root.crt"
    with started(https, "caddy", "run", *options):
        yield Proxy(https, root)


@contextmanager
def nginx(folder: Path, backend: int) -> Iterator[Proxy]:
    port, certificate, key = free_port(), folder / "certificate", folder / "key"
    check(
        *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
        *("-keyout", str(key), "-out", str(certificate)),
        *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
    )
    text = replaced(
        snippet("nginx"),
        **{
            "127.0.0.1:8000": f"127.0.0.1:{backend}",
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            f"/etc/ssl/{NAME}.pem": str(certificate),
            f"/etc/ssl/{NAME}.key": str(key),
        },
    )
    config = folder / "nginx.conf"
    config.write_text(NGINX_OPTIONS.format(folder=folder, text=text))
    options = ("-p", str(folder), "-e", "stderr", "-c", str(config))
    check("nginx", "-t", *options)
    with started(port, "nginx", *options):
        yield Proxy(port, certificate)


def check(*command: str) -> None:
    """Run a command that has to succeed."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def started(port: int, *command: str) -> Iterator[None]:
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)  # noqa: S603 - ours
    try:
        deadline = time.monotonic() + 60
        while not _shakes_hands(port):
            assert process.poll() is None, process.stderr and process.stderr.read()
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.communicate()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _shakes_hands(port: int) -> bool:
    """Whether there is a certificate for the name: Caddy listens before it has made one."""
    unverified = ssl.create_default_context()
    unverified.check_hostname, unverified.verify_mode = False, ssl.CERT_NONE
    try:
        with (
            socket.create_connection(("127.0.0.1", port), timeout=10) as line,
            unverified.wrap_socket(line, server_hostname=NAME),
        ):
            return True
    except OSError:  # nobody listens, or there is no certificate yet
        return False


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    options = ("--name", NAME, "--proxy", "127.0.0.1", "--tables-per-hour", "1")
    with running(tmp_path_factory.mktemp("server"), *options) as process:
        yield process


@pytest.mark.parametrize(("proxy", "network"), [(caddy, 2), (nginx, 3)])
def test_a_game_is_played_through_the_proxy(
    proxy: Any, network: int, server: ServerProcess, tmp_path: Path
) -> None:
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"{proxy.__name__} is not here: `make system` installs it, as root on Debian")
    with proxy(tmp_path, server.port) as running_proxy:
        asyncio.run(_play_through(running_proxy, f"127.0.{network}."))


async def _play_through(proxy: Proxy, network: str) -> None:
    page = await proxy.get("/healthz")
    assert page.status_code == httpx.codes.OK
    assert "max-age" in page.headers["Strict-Transport-Security"]
    made = await proxy.post("/api/tables", {"seats": SEATS}, f"{network}1")
    assert made.status_code == httpx.codes.CREATED
    # Limits count the address of the client, not that of the proxy.
    again = await proxy.post("/api/tables", {"seats": SEATS}, f"{network}1")
    assert again.status_code == httpx.codes.TOO_MANY_REQUESTS
    other = await proxy.post("/api/tables", {"seats": SEATS}, f"{network}2")
    assert other.status_code == httpx.codes.CREATED
    path = f"/api/tables/{made.json()['table']['id']}/socket"
    async with proxy.socket(path, proxy.origin) as line, asyncio.timeout(60):
        await line.send(hello(made.json()["seats"][0]["token"]))
        while not (state := json.loads(await line.recv())).get("game", {}).get("choices"):
            pass
        decide = {"type": "decide", "id": "1", "version": state["version"]}
        action = state["game"]["choices"][0]["action"]
        await line.send(json.dumps(decide | {"action": action}))
        while (answer := json.loads(await line.recv()))["type"] != "answer":
            pass
        assert answer["error"] is None
    with pytest.raises(InvalidStatus, match="403"):
        async with proxy.socket(path, "https://evil.example"):
            pass
