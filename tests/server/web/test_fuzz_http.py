"""Whatever is asked of the HTTP side, it answers as it says it does, and hurts nobody's table."""

import asyncio
import json
import random
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.paths import ROOT
from tests.support.server.seated_clients import SeatedClients
from tests.support.server.server_process import ServerProcess, running
from tests.support.size import size, soak_only

pytestmark = pytest.mark.slow

SCHEMATHESIS = Path(sys.executable).with_name("schemathesis")
SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]


@dataclass
class Town:
    """A server with two games, one of them over at full length, which are nobody's to change.

    Their ids are known, and the token of a seat of the first that is not the host's.
    """

    server: ServerProcess
    folder: Path
    tables: list[str] = field(default_factory=list)
    token: str = ""

    async def settle(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, trust_env=False) as http:
            for decisions in (30, size(45, full=10_000)):
                clients = SeatedClients(http, random.Random(decisions))
                await clients.take_seats(
                    {"seats": SEATS, "undo": "off", "stand_in": "deckhand", "pace": 0}
                )
                await clients.play(decisions)
                await clients.come_back()  # the host is who was the first to sit down
                await clients.disconnect_all()
                self.tables.append(clients.table)
                self.token = self.token or clients.tokens[2]

    def logs(self) -> list[Any]:
        query = "SELECT * FROM log WHERE table_id IN (?, ?) ORDER BY table_id, version"
        with closing(sqlite3.connect(self.folder / "tables.db")) as database:
            return database.execute(query, self.tables).fetchall()


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    folder = tmp_path_factory.mktemp("fuzz")
    with running(folder, "--tables", "1000000", "--bot-workers", "1") as server:
        town = Town(server, folder)
        asyncio.run(town.settle())
        yield town


@pytest.fixture(autouse=True)
def nobody_is_hurt(town: Town) -> Iterator[None]:
    before = town.logs()
    assert len(before) > 40
    yield
    assert town.logs() == before
    lines = [json.loads(line) for line in town.server.log.splitlines() if line.startswith("{")]
    assert not (bad := [line for line in lines if line["level"] == "error" or "trace" in line]), (
        json.dumps(bad)
    )
    assert "Traceback" not in town.server.log
    assert httpx.get(f"{town.server.url}/healthz", trust_env=False).json() == {"status": "ok"}


def test_meanwhile_the_example_plays_a_game(town: Town) -> None:
    example = [sys.executable, str(ROOT / "examples/online.py"), town.server.url]
    ended = subprocess.run(example, capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert "{'type': 'ended'" in ended.stdout


# By the schema, and against it

SETTINGS = """
warnings = false

[dictionaries]
tables = {{ values = {tables} }}
games = {{ values = [1] }}

[parameters]
"path.table_id" = {{ dictionary = "tables", probability = 0.5 }}
"path.number" = {{ dictionary = "games", probability = 0.7 }}

[auth.openapi.HTTPBearer]
bearer = "{token}"

[checks.positive_data_acceptance]
# 400: a name that shows nothing, an edition that is not offered, or a clock too short for days
expected-statuses = ["2xx", 400, 401, 403, 404, 409]

[checks.allow_header_conformance]
enabled = false # Starlette answers with the methods of the first route that has the path
"""


@soak_only("tests/server/web has the answers one by one")
def test_every_answer_is_one_that_was_announced(town: Town) -> None:
    told = SETTINGS.format(tables=json.dumps(town.tables), token=town.token)
    (town.folder / "schemathesis.toml").write_text(told)
    schema = f"{town.server.url}/api/openapi.json"
    examples = str(size(1, full=15))
    options = ["--max-examples", examples, "--seed", "1"]
    options += ["--generation-database", "none", "--no-color"]
    ended = subprocess.run(  # noqa: S603 - a program of ours
        [SCHEMATHESIS, "run", schema, *options],
        cwd=town.folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout[-20_000:] + ended.stderr[-2_000:]


# Bodies that no schema speaks of

ODD_BODIES = {
    "nothing": b"",
    "no JSON": b"{",
    "not a number": b'{"pace": NaN}',
    "infinity": b'{"pace": Infinity}',
    "more than a float": b'{"pace": 1e999}',
    "minus nothing": b'{"pace": -0.0}',
    "a long number": b'{"pace": ' + b"9" * 5000 + b"}",
    "a long clock": b'{"clock": {"kind": "move", "seconds": ' + b"9" * 5000 + b"}}",
    "deep lists": b"[" * 8000 + b"]" * 8000,
    "deep objects": b'{"seats":' * 1500 + b"1" + b"}" * 1500,
    "no UTF-8": b'{"edition": "\xff\xfe"}',
    "UTF-16": '{"edition": "standard"}'.encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf{}",
    "half a character": b'{"seats": [{"kind": "here", "name": "\\ud800"}, {"kind": "link"}]}',
    "half a name": b'{"names": ["\\udfff"]}',
    "half an edition": b'{"edition": "\\ud800"}',
    "nulls": b'{"edition": "\\u0000"}',
    "a null as a name": b'{"names": ["\\u0000"]}',
    "twice the same": b'{"pace": 1, "pace": "x"}',
    "a strange field": b'{"names": ["Bo"], "__class__": "x"}',
    "too much": b'{"names": ["' + b"x" * 20_000 + b'"]}',
    "many names": json.dumps({"names": ["Bo"] * 1000}).encode(),
}


@pytest.mark.parametrize("body", ODD_BODIES.values(), ids=ODD_BODIES)
def test_an_odd_body_is_refused_in_words(town: Town, body: bytes) -> None:
    for path in ("", f"/{town.tables[0]}/join"):
        for kind in ("application/json", "text/plain", "application/json; charset=utf-16"):
            answer = httpx.post(
                f"{town.server.url}/api/tables{path}",
                content=body,
                headers={"Content-Type": kind},
                trust_env=False,
            )
            is_fine = answer.status_code == httpx.codes.CREATED and body in FINE
            assert is_fine or 400 <= answer.status_code < 500, answer.text
            assert is_fine or answer.json()["error"].keys() == {"code", "message"}
            assert not any(word in answer.text for word in ("namiji", "pydantic", "Traceback"))


FINE = [ODD_BODIES[name] for name in ("minus nothing", "UTF-16", "a byte order mark")]


# Requests that are none


def ask(town: Town, request: bytes) -> bytes:
    """What comes back until the line is closed, or for as long as it takes to be sure."""
    with socket.create_connection(("127.0.0.1", town.server.port), timeout=5) as line:
        answer = b""
        with suppress(OSError):  # it hangs up before it has heard everything
            line.sendall(request)
            line.shutdown(socket.SHUT_WR)
        with suppress(ConnectionResetError):
            while piece := line.recv(65536):
                answer += piece
        return answer


def check_is_refused(answer: bytes) -> None:
    """No answer at all, or one that says that it is the caller's fault."""
    status = answer[:12]
    assert not answer or (status.startswith(b"HTTP/1.1 ") and status[9:10] in b"234"), answer
    assert not any(word in answer for word in (b"Traceback", b"namiji.", b"uvicorn"))


def said(start: bytes, *headers: bytes, body: bytes = b"") -> bytes:
    return b"\r\n".join([start + b" HTTP/1.1", b"Host: localhost", *headers, b"", body])


POST, SHOW, JOIN_SOCKET = b"POST /api/tables", b"GET /api/tables/%s", b"GET /api/tables/%s/socket"
LENGTH, CHUNKED = b"Content-Length: ", b"Transfer-Encoding: chunked"
UPGRADE = (b"Upgrade: websocket", b"Connection: Upgrade")
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
ODD_REQUESTS = {
    "less than no length": said(POST, LENGTH + b"-1", body=b"{}"),
    "a huge length": said(POST, LENGTH + b"99999999999", body=b"{}"),
    "an endless length": said(POST, LENGTH + b"9" * 6000, body=b"{}"),
    "two lengths": said(POST, LENGTH + b"2", LENGTH + b"3", body=b"{}"),
    "no chunks": said(POST, CHUNKED, body=b"zz\r\n"),
    "too many chunks": said(POST, CHUNKED, body=(b"400\r\n" + b" " * 1024 + b"\r\n") * 40),
    "a long header": said(b"GET /", b"X: " + b"x" * 200_000),
    "a null in the path": said(b"GET /api/tables/%00"),
    "up and up": said(b"GET /api/../../../etc/passwd"),
    "up in code": said(b"GET /api/%2e%2e/%2e%2e/etc/passwd"),
    "no UTF-8": said(b"GET /api/tables/%ff%fe"),
    "a strange token": said(SHOW + b"/export", b"Authorization: Bearer \xff\xfe\xfd"),
    "another method": said(b"BREW /api/tables/%s"),
    "another protocol": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a socket of tomorrow": said(JOIN_SOCKET, *UPGRADE, b"Sec-WebSocket-Version: 99", KEY),
    "a socket without a key": said(JOIN_SOCKET, *UPGRADE),
    "a socket elsewhere": said(SHOW, *UPGRADE, b"Sec-WebSocket-Version: 13", KEY),
    "no socket": said(JOIN_SOCKET),
}


@pytest.mark.parametrize("request_", ODD_REQUESTS.values(), ids=ODD_REQUESTS)
def test_an_odd_request_is_refused(town: Town, request_: bytes) -> None:
    check_is_refused(ask(town, request_.replace(b"%s", town.tables[0].encode())))


@settings(max_examples=size(10, full=60), deadline=None, derandomize=True, database=None)
@given(st.data())
def test_a_garbled_request_is_refused(town: Town, data: st.DataObject) -> None:
    """A sound request, with some bytes replaced, added or lost."""
    path = f"/api/tables/{town.tables[0]}/join"
    text = f'POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 15\r\n\r\n{{"names":["B"]}}'
    request = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(request)))
        length = data.draw(st.integers(0, 8))
        request[at : at + length] = data.draw(st.binary(max_size=8))
    check_is_refused(ask(town, bytes(request)))
