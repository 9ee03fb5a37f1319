"""The HTTP API, before, during and after a game."""

import asyncio
import base64
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from namiji.core.layout import TABLES
from namiji.server import app as server
from namiji.server.config import Config
from namiji.server.live.registry import TableRegistry
from namiji.server.protocol.messages import Decide, GiveNonce, Leave
from namiji.server.web.schema import protocol_schema
from namiji.server.workers.analysis_service import AnalysisService
from namiji.teacher import give_hint, judge
from tests.support.server.live_tables import FakeConnection, sit, wait_until
from tests.support.size import is_full_length

ANA, BO = {"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}
LINK = {"kind": "link"}


class AppClient:
    """Calls an app directly, without a server around it."""

    def __init__(self, http: httpx.AsyncClient, registry: TableRegistry) -> None:
        self._http, self.registry = http, registry

    async def get(self, path: str, token: str | None = None) -> Any:
        answer = await self._http.get(path, headers=_bearer(token))
        return answer.json() if answer.is_success else (answer.status_code, _code(answer))

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self._http.post(path, json=body)
        return answer.json() if answer.is_success else (answer.status_code, _code(answer))

    async def delete(self, path: str, token: str | None) -> Any:
        answer = await self._http.delete(path, headers=_bearer(token))
        return None if answer.is_success else (answer.status_code, _code(answer))

    async def play(self, table: str, people: int) -> None:
        """Play random actions until the game is over."""
        rng = random.Random(1)
        async with self.registry.use(table) as live:
            connections = [FakeConnection(seat + 1) for seat in range(people)]
            for connection in connections:
                await sit(live, connection)
            while live.table.status == "playing":
                game, version = live.table.playing, live.table.version
                action = str(rng.choice(game.legal_actions))
                message = Decide(type="decide", id=f"r-{version}", version=version, action=action)
                await live.request(connections[game.decider - 1], message)


def _bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def _code(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


@asynccontextmanager
async def app_client(folder: Path) -> AsyncIterator[AppClient]:
    app = server.create_app(Config(database=f"sqlite:///{folder}/tables.db", bot_workers=1))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as http,
    ):
        yield AppClient(http, app.state.registry)


def with_app(folder: Path, test: Callable[[AppClient], Awaitable[None]]) -> None:
    async def run() -> None:
        async with app_client(folder) as app:
            await test(app)

    asyncio.run(run())


def colors(seated: Any) -> list[str | None]:
    return [seat["color"] for seat in seated["table"]["seats"]]


def test_a_link_tells_all_that_somebody_who_follows_it_needs(tmp_path: Path) -> None:
    async def test(app: AppClient) -> None:
        clock = {"kind": "move", "seconds": 90.0}
        seats = [ANA | {"color": "moss"}, LINK, {"kind": "bot", "color": "moss"}, LINK]
        made = await app.post("/api/tables", seats=seats, direction="vote", clock=clock)
        assert colors(made) == ["moss", None, "indigo", None]
        path = f"/api/tables/{made['table']['id']}"
        table = (await app.get(path))["table"]
        assert table == made["table"]
        assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot", "open"]
        assert (table["direction"], table["clock"], table["edition"]["id"], table["lesson"]) == (
            *("vote", clock, "standard", False),
        )
        joined = await app.post(f"{path}/join", names=["Bo"], colors=["indigo"])
        assert colors(joined) == ["moss", "vermilion", "indigo", None]
        assert await app.post(f"{path}/join", names=["Cleo"], colors=["pink"]) == (
            *(422, "bad-request"),
        )
        assert colors(await app.post(f"{path}/join", names=["Cleo"])) == [
            *("moss", "vermilion", "indigo", "ochre"),
        ]

    with_app(tmp_path, test)


def test_a_lesson_is_made_by_name_and_offered_nowhere_else(tmp_path: Path) -> None:
    async def test(app: AppClient) -> None:
        made = await app.post("/api/lessons", name="Ana", color="ochre")
        table = made["table"]
        assert (table["lesson"], table["status"], table["undo"]) == (True, "playing", "free")
        assert [seat["seat"] for seat in made["seats"]] == [1]
        assert colors(made) == ["ochre", "indigo", "vermilion"]
        edition = await app.get(f"/api/editions/{table['edition']['digest']}")
        assert edition["id"] == "lesson"
        compiled = await app.get(f"/api/editions/{table['edition']['digest']}/compiled")
        assert len(base64.b64decode(compiled["tables"])) == TABLES.itemsize
        assert "maki" in compiled["names"]["cards"]
        offered = [each["id"] for each in (await app.get("/api/editions"))["editions"]]
        assert offered == ["standard"]
        assert await app.post("/api/tables", edition="lesson") == (400, "unknown-edition")
        assert await app.post("/api/lessons", name=" ") == (400, "bad-name")

    with_app(tmp_path, test)


def test_a_finished_game_is_open_to_whoever_has_the_link(tmp_path: Path, monkeypatch: Any) -> None:
    async def test(app: AppClient) -> None:
        made = await app.post("/api/tables", seats=[ANA, BO], watch=False)
        table = made["table"]["id"]
        path = f"/api/tables/{table}/games/1"
        for part in ("replay", "analysis"):
            assert await app.get(f"{path}/{part}") == (409, "not-over")
            assert await app.get(f"/api/tables/{table}/games/2/{part}") == (404, "no-such-game")
        await app.play(table, people=2)
        for seat in (0, 2):
            replay = await app.get(f"{path}/replay?seat={seat}")
            last = replay["steps"][-1]
            assert (replay["seat"], last["view"]["seat"]) == (seat, seat)
            assert last["view"]["phase"] == "over"
            assert last["events"][-1]["type"] == "ended"
        assert await app.get(f"{path}/replay?seat=3") == (404, "no-such-seat")
        answer = await app.get(f"{path}/analysis")
        assert answer == {"state": "thinking", "done": 0, "total": len(replay["steps"]) - 1}
        if not is_full_length():
            return  # test_after.py of the browser waits for one
        async with asyncio.timeout(300):
            while answer["state"] == "thinking":
                await asyncio.sleep(0.2)  # the limit is 10 requests per second
                answer = await app.get(f"{path}/analysis")
        assert answer.keys() == {"state", "analysis"}
        assert [seat["seat"] for seat in answer["analysis"]["seats"]] == [1, 2]

    monkeypatch.setattr(server, "AnalysisService", partial(AnalysisService, effort=2))
    with_app(tmp_path, test)


def test_what_goes_over_http_is_in_the_schema_too() -> None:
    named = protocol_schema()["$defs"]
    assert {
        *("NewTable", "NewLesson", "Join", "Seated", "TableAnswer", "Listing", "Editions"),
        *("Exported", "Replay", "Analysis", "AnalysisAnswer", "Problem", "Color", "Level"),
    } <= named.keys()


def test_the_maker_deletes_a_table_and_a_guest_does_not(tmp_path: Path) -> None:
    async def test(app: AppClient) -> None:
        made = await app.post("/api/tables", seats=[LINK, ANA])
        path = f"/api/tables/{made['table']['id']}"
        joined = await app.post(f"{path}/join", names=["Bo"], nonces=["ab" * 16])
        assert joined["table"]["status"] == "playing"
        guest, maker = (answer["seats"][0]["token"] for answer in (joined, made))
        assert await app.delete(path, None) == (401, "bad-token")
        assert await app.delete(path, guest) == (403, "not-owner")
        assert await app.delete(path, maker) == (409, "others-play")
        async with app.registry.use(made["table"]["id"]) as live:
            connection = FakeConnection(1)
            await sit(live, connection)
            await live.request(connection, Leave(type="leave", id="1"))
            deal = connection.state["game"]["deal"]
            assert deal["nonces"] == ["ab" * 16, None]
            assert deal["seats"] == ["person", "person"]
        assert await app.delete(path, maker) is None
        assert await app.get(path) == (404, "no-such-table")

    with_app(tmp_path, test)


def test_metrics_are_not_on_the_games_port(tmp_path: Path) -> None:
    async def test(app: AppClient) -> None:
        assert "namiji_" not in (await app._http.get("/metrics")).text

    with_app(tmp_path, test)


def test_a_game_waits_for_its_makers_nonce_and_begins_without_it(tmp_path: Path) -> None:
    async def test(app: AppClient) -> None:
        made = await app.post("/api/tables", seats=[ANA, BO], await_nonces=True)
        table = made["table"]
        assert (table["status"], table["nonces"], len(table["commitment"])) == ("open", [], 64)
        async with app.registry.use(table["id"]) as live:
            connections = [FakeConnection(seat) for seat in (1, 2)]
            for connection in connections:
                await sit(live, connection)
                nonce = GiveNonce(type="nonce", id="1", nonce=f"{connection.seat:032x}")
                await live.request(connection, nonce)
            game = connections[0].state["game"]
            assert game["deal"]["nonces"] == [f"{seat:032x}" for seat in (1, 2)]
            assert game["commitment"] == table["commitment"]
            assert connections[0].state["table"]["commitment"] != table["commitment"]

    with_app(tmp_path, test)


def test_nobody_waits_for_a_nonce_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(app: AppClient) -> None:
        made = await app.post("/api/tables", seats=[ANA, BO], await_nonces=True)
        async with app.registry.use(made["table"]["id"]) as live:
            assert live.table.status == "open"
            await wait_until(lambda: live.table.status == "playing")

    monkeypatch.setattr("namiji.server.table.table.NONCE_SECONDS", 0.3)
    with_app(tmp_path, test)


def test_a_teacher_helps_where_people_share_a_device(tmp_path: Path) -> None:
    async def test(app: AppClient) -> None:
        made = await app.post("/api/tables", seats=[ANA, BO])
        path = f"/api/tables/{made['table']['id']}"
        tokens = {each["seat"]: each["token"] for each in made["seats"]}
        async with app.registry.use(made["table"]["id"]) as live:
            decider = live.table.playing.decider
            view = live.table.playing.view(decider)
            last = view.legal_actions[-1]
            assert await app.get(f"{path}/hint", tokens[decider]) == give_hint(view).to_dict()
            assert await app.get(f"{path}/hint", tokens[3 - decider]) == (409, "not-your-turn")
            assert await app.get(f"{path}/hint") == (401, "bad-token")
            connection = FakeConnection(decider)
            await sit(live, connection)
            version = live.table.version
            await live.request(
                connection, Decide(type="decide", id="r", version=version, action=str(last))
            )
        verdict = await app.get(f"{path}/decisions/1/verdict", tokens[decider])
        assert verdict == judge(view, last).to_dict()
        missing = (404, "no-such-decision")
        assert await app.get(f"{path}/decisions/1/verdict", tokens[3 - decider]) == missing
        assert await app.get(f"{path}/decisions/2/verdict", tokens[decider]) == missing

    with_app(tmp_path, test)


def test_there_are_no_hints_where_others_play(tmp_path: Path) -> None:
    async def test(app: AppClient) -> None:
        made = await app.post("/api/tables", seats=[ANA, LINK])
        path = f"/api/tables/{made['table']['id']}"
        token = made["seats"][0]["token"]
        assert await app.get(f"{path}/hint", token) == (403, "no-hints")
        await app.post(f"{path}/join", names=["Bo"])
        for place in ("hint", "decisions/1/verdict"):
            assert await app.get(f"{path}/{place}", token) == (403, "no-hints")

    with_app(tmp_path, test)
