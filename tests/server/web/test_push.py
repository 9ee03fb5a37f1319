"""Asking for Web Push over HTTP: who may, and where the server would send."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from namiji.server.app import create_app
from namiji.server.config import Config
from tests.support.server.push_receiver import PushReceiver

PEOPLE = [{"kind": "here", "name": "Ana"}, {"kind": "link"}]


@asynccontextmanager
async def app_client(folder: Path, *services: str) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(
        Config(
            database=f"sqlite:///{folder}/tables.db",
            bot_workers=1,
            push=bool(services),
            push_services=services,
        )
    )
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as http,
    ):
        yield http


def test_only_a_seat_subscribes_and_only_to_push_services(tmp_path: Path) -> None:
    async def test() -> None:
        with PushReceiver() as receiver:
            subscription = receiver.subscription()
            wish = {
                "endpoint": subscription.endpoint,
                "p256dh": subscription.p256dh,
                "auth": subscription.auth,
                "language": "ru",
            }
            async with app_client(tmp_path, receiver.origin) as http:
                status = (await http.get("/api/status")).json()
                assert len(status["push_key"]) == 87
                made = (await http.post("/api/tables", json={"seats": PEOPLE})).json()
                path = f"/api/tables/{made['table']['id']}/push"
                bearer = {"Authorization": f"Bearer {made['seats'][0]['token']}"}

                async def put(headers: dict[str, str], **changed: str) -> int:
                    answer = await http.put(path, json=wish | changed, headers=headers)
                    assert subscription.auth not in answer.text
                    return answer.status_code

                assert await put({}) == 401
                assert await put({"Authorization": "Bearer nobody"}) == 401
                assert await put(bearer) == 204
                assert await put(bearer, endpoint="http://127.0.0.1:1/send") == 400
                assert await put(bearer, endpoint="https://169.254.169.254/") == 400
                assert await put(bearer, language="xx") == 422
                assert await put(bearer, p256dh="A" * 87) == 400
                end = {"endpoint": subscription.endpoint}
                assert (await http.request("DELETE", path, json=end)).status_code == 401
                ended = await http.request("DELETE", path, json=end, headers=bearer)
                assert ended.status_code == 204
            assert receiver.received == []

    asyncio.run(test())


def test_a_server_pushes_only_if_its_operator_wants_that(tmp_path: Path) -> None:
    async def test() -> None:
        async with app_client(tmp_path) as http:
            assert (await http.get("/api/status")).json()["push_key"] is None
            made = (await http.post("/api/tables", json={"seats": PEOPLE})).json()
            wish = {"endpoint": "https://fcm.googleapis.com/a", "p256dh": "A", "auth": "A"}
            answer = await http.put(
                f"/api/tables/{made['table']['id']}/push",
                json=wish,
                headers={"Authorization": f"Bearer {made['seats'][0]['token']}"},
            )
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-push")

    asyncio.run(test())
