"""The app as a whole: what it says of its health."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from namiji.server import app as server
from namiji.server.config import Config


def test_health_is_about_bots_and_a_database_that_answers_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "_HEALTH_SECONDS", 0.3)
    file = tmp_path / "tables.db"

    async def test() -> None:
        app = server.create_app(Config(database=f"sqlite:///{file}", bot_workers=1))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as http,
        ):
            await app.state.preparation.level("deckhand")

            async def health() -> tuple[int, str]:
                answer = await http.get("/healthz")
                return answer.status_code, answer.text

            assert await health() == (200, '{"status":"ok"}')
            quick_bots = app.state.preparation._ready["greedy"]
            quick_bots.clear()
            assert (await health())[0] == 503
            quick_bots.set()
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                status, text = await health()
                assert status == 503
                assert "does not answer" in text
                other.execute("ROLLBACK")
            async with asyncio.timeout(30):
                while (await health())[0] != 200:
                    await asyncio.sleep(0.05)

    asyncio.run(test())
