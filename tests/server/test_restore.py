"""A database is lost in mid-game and restored from a backup: the game goes on from there."""

import asyncio
import json
import os
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.store.test_backup import commands, shell
from tests.support.server.client import hello, socket_url
from tests.support.server.postgres import PASSWORD, Postgres, postgres
from tests.support.server.server_process import UNLIMITED, ServerProcess
from tests.support.size import soak_only

__all__ = ["postgres"]

SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]
Message = dict[str, Any]


class Players:
    """Both players of a table. They keep nothing but their tokens."""

    def __init__(self, url: str, seated: Message) -> None:
        self._socket_url = socket_url(url, seated["table"]["id"])
        self._tokens = [seat["token"] for seat in seated["seats"]]

    async def play(self, decisions: int) -> list[Message]:
        """Make so many decisions, or fewer if the game is over. Returns all steps so far."""
        async with AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(
                    connect(self._socket_url, proxy=None, max_size=None)
                )
                for _ in self._tokens
            ]
            for line, token in zip(lines, self._tokens, strict=True):
                await line.send(hello(token, since=0))
            states = [await _state(line, 0) for line in lines]
            steps: list[Message] = states[0]["steps"]
            for _ in range(decisions):
                if states[0]["table"]["status"] == "over":
                    break
                seat = 0 if states[0]["game"]["choices"] else 1
                version = states[seat]["version"]
                action = states[seat]["game"]["choices"][-1]["action"]
                decide = {"type": "decide", "id": f"d{version}", "version": version}
                await lines[seat].send(json.dumps(decide | {"action": action}))
                states = [await _state(line, version + 1) for line in lines]
                steps += states[0]["steps"]
            return steps


async def _state(line: ClientConnection, version: int) -> Message:
    """The first state that has a version."""
    async with asyncio.timeout(60):
        while (message := json.loads(await line.recv()))["type"] != "state" or (
            message["version"] < version
        ):
            pass
    state: Message = message
    return state


async def lose_and_restore(
    before: ServerProcess, after: ServerProcess, back_up: Any, lose_it: Any, restore: Any
) -> None:
    async with before:
        async with httpx.AsyncClient(base_url=before.url, trust_env=False) as http:
            seated = (await http.post("/api/tables", json={"seats": SEATS})).json()
        players = Players(before.url, seated)
        saved = await players.play(6)
        await back_up()
        lost = await players.play(4)
        assert lost[: len(saved)] == saved
        assert len(lost) == len(saved) + 4
        before.kill()
    lose_it()
    await restore()
    async with after:
        players = Players(after.url, seated)
        assert await players.play(0) == saved
        assert len(await players.play(8)) == len(saved) + 8


@soak_only("test_backup.py runs the same commands, and test_kill.py goes on with what was stored")
def test_sqlite(tmp_path: Path) -> None:
    backing_up, restoring = commands("SQLite")
    folder = tmp_path / "folder"
    folder.mkdir()
    url = f"sqlite:///{tmp_path / 'namiji.db'}"
    before, after = (ServerProcess(tmp_path, url, *UNLIMITED) for _ in range(2))

    def lose_it() -> None:
        (tmp_path / "namiji.db").write_bytes(b"")

    asyncio.run(
        lose_and_restore(
            before,
            after,
            lambda: shell(backing_up, folder, "/var/lib/namiji", str(tmp_path)),
            lose_it,
            lambda: shell(restoring, folder, "/var/lib/namiji", str(tmp_path)),
        )
    )


@soak_only("test_backup.py runs the same commands, and test_kill.py goes on with what was stored")
def test_postgresql(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    monkeypatch.setenv("PGHOST", str(postgres.folder))
    monkeypatch.setenv("PATH", str(postgres.programs), prepend=os.pathsep)
    url = postgres.new_database()
    database = url.split("@/")[1].split("?")[0]
    backing_up, restoring = commands("PostgreSQL")
    restoring = restoring.replace("restored", "again")
    urls = (url, postgres.url("again"))
    before, after = (ServerProcess(tmp_path, each, *UNLIMITED) for each in urls)
    asyncio.run(
        lose_and_restore(
            before,
            after,
            lambda: shell(
                backing_up.replace("org/namiji", f"org/{database}"), tmp_path, "db.example.org", ""
            ),
            lambda: postgres.tell(f"DROP DATABASE {database} WITH (FORCE)"),
            lambda: shell(restoring, tmp_path, "db.example.org", ""),
        )
    )
