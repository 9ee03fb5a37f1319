"""The guard around an app: what HTTP requests meet."""

import asyncio
from dataclasses import replace
from typing import Any

import httpx
import pytest
from starlette.types import Message, Scope
from uvicorn.protocols.utils import ClientDisconnected

from namiji.server.config import Config
from namiji.server.metrics import Metrics
from namiji.server.web.headers import SECURITY
from tests.support.server.captured_logs import written
from tests.support.server.guarded_app import make_app

OURS = {"host": "play.org", "origin": "https://play.org"}


def ask(
    method: str, path: str, config: Config | None = None, times: int = 1, **more: Any
) -> httpx.Response:
    """The answer to the last of some equal requests."""
    config = config or Config()
    config = replace(config, names=(*config.names, "play.org"))
    return asyncio.run(_ask(method, path, config, times, more))


async def _ask(
    method: str, path: str, config: Config, times: int, more: dict[str, Any]
) -> httpx.Response:
    app = make_app(config, more.pop("metrics", None))
    transport = httpx.ASGITransport(app, client=more.pop("peer", ("203.0.113.7", 1)))
    async with httpx.AsyncClient(transport=transport, base_url="http://play.org") as client:
        for _ in range(times):
            answer = await client.request(method, path, **more)
    return answer


def error(answer: httpx.Response) -> tuple[int, str, str]:
    fault = answer.json()["error"]
    assert set(fault) == {"code", "message"}
    assert set(answer.json()) == {"error"}
    return answer.status_code, fault["code"], fault["message"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/things/1", 200),
        ("GET", "/api/things/missing", 404),
        ("GET", "/api/things/denied", 401),
        ("GET", "/api/things/broken", 500),
        ("GET", "/nowhere", 404),
        ("PUT", "/api/things/1", 405),
        ("POST", "/api/pets", 422),
    ],
)
def test_every_answer_has_the_headers(method: str, path: str, status: int) -> None:
    answer = ask(method, path)
    assert answer.status_code == status
    for name, value in SECURITY.items():
        assert answer.headers.get_list(name) == [value]
    assert len(answer.headers["x-request-id"]) == 16
    assert answer.headers.get("cache-control") == ("no-store" if "/api/" in path else None)
    assert "server" not in answer.headers
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    assert "default-src 'none'" in policy


def test_the_app_knows_who_asks() -> None:
    config = Config(proxies=("203.0.113.7",))
    headers = {"x-forwarded-for": "2001:db8::77"}
    answer = ask("GET", "/api/things/1", config, headers=headers)
    assert answer.json() == {"address": "2001:db8::/64", "id": answer.headers["x-request-id"]}
    assert ask("GET", "/api/things/1", headers=headers).json()["address"] == "203.0.113.7"


def test_too_many_requests_are_told_when_to_come_back() -> None:
    config = Config(requests_per_second=0.1, requests_burst=3)
    assert ask("GET", "/nowhere", config, times=3).status_code == 404
    answer = ask("GET", "/nowhere", config, times=4)
    assert error(answer)[:2] == (429, "too-many")
    assert answer.headers["connection"] == "close"
    assert answer.headers["retry-after"] == "10"


@pytest.mark.parametrize(
    ("method", "headers", "status"),
    [
        ("POST", {}, 200),
        ("POST", OURS, 200),
        ("POST", OURS | {"origin": "https://evil.org"}, 403),
        ("POST", OURS | {"sec-fetch-site": "cross-site"}, 403),
        ("POST", {"sec-fetch-site": "same-site"}, 403),
        ("DELETE", {"origin": "https://evil.org"}, 403),
        ("GET", {"origin": "https://evil.org"}, 405),
    ],
)
def test_pages_of_others_cannot_change_anything(
    method: str, headers: dict[str, str], status: int
) -> None:
    answer = ask(method, "/api/length", headers=headers)
    assert answer.status_code == status
    assert (status == 403) == ("foreign-origin" in answer.text)


def test_a_body_is_read_up_to_its_limit() -> None:
    config = Config(body_bytes=2000)
    assert ask("POST", "/api/length", config, content=b"x" * 2000).json() == 2000
    for path in ("/api/length", "/api/pets"):
        assert error(ask("POST", path, config, content=b"x" * 2001)) == (
            *(413, "too-large", "the body is larger than 2,000 bytes"),
        )


def test_a_body_with_an_edition_may_be_longer() -> None:
    config = Config(body_bytes=2000, edition_bytes=3000)
    for path in ("/api/tables", "/api/check-edition"):
        assert ask("POST", path, config, content=b"x" * 3000).status_code != 413
        assert error(ask("POST", path, config, content=b"x" * 3001))[:2] == (413, "too-large")


@pytest.mark.parametrize(("length", "status"), [("9" * 5000, 413), ("-1", 200), ("ten", 200)])
def test_an_odd_length_does_no_harm(length: str, status: int) -> None:
    answer = ask("POST", "/api/length", content=b"x", headers={"content-length": length})
    assert answer.status_code == status


def test_a_body_of_unknown_length_is_cut_off_at_the_limit() -> None:
    sent = []

    async def parts() -> Any:
        for _ in range(1000):
            sent.append(1)
            yield b"x" * 500

    for path in ("/api/length", "/api/pets"):
        sent.clear()
        answer = ask("POST", path, Config(body_bytes=2000), content=parts())
        assert error(answer)[:2] == (413, "too-large")
        assert answer.headers["connection"] == "close"
        assert len(sent) == 5


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({}, "body.pet: Field required"),
        ({"pet": {"kind": "cat", "lives": 10}}, "body.pet.cat.lives: Input should be less than"),
        ({"pet": {"kind": "hush-hush"}}, "body.pet: 'kind' should be one of 'cat', 'dog'"),
        ({"pet": {"kind": "cat", "lives": 1, "s" * 43: 1}}, "body.pet.cat.?: Extra inputs"),
        ({"pet": {"kind": "cat", "lives": "hush-hush"}}, "body.pet.cat.lives: Input should be a"),
    ],
)
def test_a_bad_field_is_named_and_its_value_is_not(body: Any, says: str) -> None:
    status, code, message = error(ask("POST", "/api/pets", json=body))
    assert (status, code) == (422, "bad-request")
    assert message.startswith(says)
    assert "hush" not in message
    assert "sssss" not in message


@pytest.mark.parametrize("body", ["{", "[" * 10_000, '"\\ud800"', "\x00", "NaN"])
def test_what_is_no_json_is_a_mistake_of_the_client(body: str) -> None:
    headers = {"content-type": "application/json"}
    assert ask("POST", "/api/pets", content=body, headers=headers).status_code in (400, 422)


def test_errors_have_one_shape() -> None:
    assert error(ask("GET", "/nowhere")) == (404, "not-found", "Not Found")
    missing = ask("GET", "/api/things/missing")
    assert error(missing) == (404, "no-such-table", "there is no such table")
    put = ask("PUT", "/api/things/1")
    assert error(put)[:2] == (405, "method-not-allowed")
    assert put.headers["allow"] == "GET"
    assert ask("GET", "/api/things/denied").headers["www-authenticate"] == "Bearer"


def test_an_unexpected_error_is_an_incident_without_secrets() -> None:
    metrics = Metrics()
    with written() as lines:
        answer = ask("GET", "/api/things/broken?token=hush-hush", metrics=metrics)
    status, code, message = error(answer)
    number = message.rpartition(" ")[2]
    assert (status, code, len(number)) == (500, "internal", 8)
    assert b"namiji_errors_total 1.0" in metrics.render()
    incident, request = lines()
    assert (incident["event"], incident["incident"]) == ("incident", number)
    assert incident["trace"][0] == "builtins.RuntimeError"
    assert incident["trace"][-1].startswith("at tests.support.server.guarded_app.thing:")
    assert request["request"] == incident["request"] == answer.headers["x-request-id"]
    assert "hush" not in answer.text + str(lines())


def test_a_client_that_leaves_before_its_socket_opens_is_no_incident() -> None:
    metrics = Metrics()
    scope: Scope = {
        "type": "websocket",
        "path": "/api/socket/open",
        "headers": [],
        "query_string": b"",
        "client": ("203.0.113.1", 5000),
    }

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(_: Message) -> None:
        raise ClientDisconnected

    with written() as lines:
        asyncio.run(make_app(Config(), metrics)(scope, receive, send))
    assert [line["event"] for line in lines()] == ["socket"]
    assert b"namiji_errors_total 0.0" in metrics.render()


def test_the_access_log_tells_routes_and_no_paths() -> None:
    with written() as lines:
        ask("GET", "/api/things/hush-hush?token=hush-hush")
        ask("GET", "/hush-hush")
        ask("HUSH", "/api/length")
        ask("POST", "/api/length", headers={"origin": "https://hush.org"})
    told = [(line["method"], line["route"], line["status"]) for line in lines()]
    assert told == [
        ("GET", "/api/things/{thing}", 200),
        ("GET", "none", 404),
        ("other", "/api/length", 405),
        ("POST", "none", 403),
    ]
    assert all(set(line) > {"time", "level", "ms", "request"} for line in lines())
    assert "hush" not in str(lines()).lower()


def test_refusals_are_counted_by_code() -> None:
    metrics = Metrics()
    ask("POST", "/api/length", headers={"origin": "https://evil.org"}, metrics=metrics, times=2)
    assert b'namiji_refused_total{code="foreign-origin"} 2.0' in metrics.render()


@pytest.mark.parametrize("path", ["/api/things/1", "/nowhere"])
def test_a_name_that_points_here_from_elsewhere_is_refused(path: str) -> None:
    """DNS rebinding: for the browser, page and server are of one site."""
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    for method in ("GET", "POST"):
        assert error(ask(method, path, headers=headers))[:2] == (421, "wrong-host")
