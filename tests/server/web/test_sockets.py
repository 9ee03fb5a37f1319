"""The sockets of tables, without a network."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from namiji.server.app import create_app
from namiji.server.config import Config
from tests.support.server.client import hello

PEOPLE = {"seats": [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]}


def with_app(folder: Path, test: Callable[[FastAPI], Awaitable[None]]) -> None:
    """The address of the test has thirty requests."""

    async def run() -> None:
        database = f"sqlite:///{folder / 'tables.db'}"
        limits: dict[str, Any] = {"requests_burst": 30, "requests_per_second": 0.01}
        app = create_app(Config(database=database, bot_workers=1, **limits))
        async with app.router.lifespan_context(app):
            await test(app)

    asyncio.run(run())


async def greeted(app: FastAPI, table: str, since: int | None) -> int | str:
    """What the server answers to a hello: a kind of message, the code of an error, or a status."""
    received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    received.put_nowait({"type": "websocket.connect"})
    received.put_nowait({"type": "websocket.receive", "text": hello(since=since)})
    answers: list[int | str] = []

    def send_text(message: bytes, _more: bool = False) -> int:
        """As `SocketProtocol` has it."""
        said = json.loads(message)
        answers.append(said["error"]["code"] if "error" in said else said["type"])
        received.put_nowait({"type": "websocket.disconnect", "code": 1000})
        return 0

    async def send(message: Any) -> None:
        if message["type"] == "websocket.http.response.start":
            answers.append(message["status"])
        elif message["type"] == "websocket.send":
            send_text(message["text"].encode())

    scope: dict[str, Any] = {
        "type": "websocket",
        "path": f"/api/tables/{table}/socket",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "query_string": b"",
        "extensions": {"websocket.http.response": {}},
        "subprotocols": [],
        "state": {"send_text": send_text},
    }
    await asyncio.wait_for(app(scope, received.get, send), 60)
    return answers[0]


def test_only_a_table_that_is_there_has_a_socket(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        assert await greeted(app, "2222-2222-2222", None) == 404

    with_app(tmp_path, test)


def test_who_asks_for_the_whole_story_again_and_again_asks_for_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(app: FastAPI) -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            made = (await http.post("/api/tables", json=PEOPLE)).json()
        table = made["table"]["id"]
        assert [await greeted(app, table, None) for _ in range(4)] == ["state"] * 4
        told = [await greeted(app, table, 0) for _ in range(4)]
        assert told == [*["state"] * 2, *["too-many"] * 2]

    monkeypatch.setattr("namiji.server.web.sockets._STEPS_PER_REQUEST", 0.2)  # each costs five
    with_app(tmp_path, test)
