"""The client's files: found, compressed, kept by browsers, and nothing besides them."""

import asyncio
import gzip
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from namiji.server import app as server
from namiji.server.config import Config
from namiji.server.web.client_files import Client

SCRIPT = b"console.log('" + b"namiji " * 1000 + b"')"
FILES = {
    "index.html": b"<!doctype html><title>Namiji</title>",
    "sw.js": b"// a worker",
    "manifest.webmanifest": b"{}",
    "icon.svg": b"<svg/>",
    "assets/main-a1b2.js": SCRIPT,
    "assets/main-a1b2.js.br": b"as brotli",
    "assets/main-a1b2.js.gz": gzip.compress(SCRIPT),
    "assets/text-c3d4.woff2": b"letters" * 1000,
    "wasm/modules.json": b"{}",
    "wasm/rules-0123456789ab.wasm": b"code",
    "wasm/tables-0123456789ab.bin": b"data",
    "wasm/lesson-docks-0123456789ab.json": b"{}",
    "assets/.secret.js": b"hidden",
    "assets/notes.txt.bak": b"hidden",
}
PAGES = ["/", "/new", "/tables", "/games", "/learn", "/rules", "/about", "/t/x", "/t/x/games/2"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    above = tmp_path_factory.mktemp("files")
    for name, data in FILES.items():
        path = above / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (above / "above.js").write_text("hidden")
    return above / "client"


@pytest.fixture(autouse=True, scope="module")
def _client(folder: Path) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server, "Client", partial(Client, folder))
        yield


@cache
def _app() -> FastAPI:
    """For all tests but those that ask for much."""
    return server.create_app(Config())


async def _get(path: str, method: str, headers: dict[str, str], times: int) -> httpx.Response:
    transport = httpx.ASGITransport(_app() if times == 1 else server.create_app(Config()))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        for _ in range(times):
            answer = await http.request(method, path, headers=headers)
    return answer


def get(path: str, accept: str = "", method: str = "GET", times: int = 1) -> httpx.Response:
    return asyncio.run(_get(path, method, {"accept-encoding": accept}, times))


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_game_is_the_page(path: str) -> None:
    answer = get(path)
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/assets/gone-0000.js", "/assets/", "/a/b/c/d"])
def test_other_addresses_are_the_page_that_says_so(path: str) -> None:
    answer = get(path)
    assert (answer.status_code, answer.content) == (404, FILES["index.html"])


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nowhere", 404, "not-found"),
        ("GET", "/api", 404, "not-found"),
        ("GET", "/api/lessons", 405, "method-not-allowed"),
        ("POST", "/nowhere", 404, "not-found"),
        ("POST", "/new", 405, "method-not-allowed"),
    ],
)
def test_programs_are_told_in_json(method: str, path: str, status: int, code: str) -> None:
    answer = get(path, method=method)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


@pytest.mark.parametrize(
    ("path", "media_type", "caching"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/wasm/modules.json", "application/json", "no-cache"),
        ("/wasm/rules-0123456789ab.wasm", "application/wasm", "immutable"),
        ("/wasm/tables-0123456789ab.bin", "application/octet-stream", "immutable"),
        ("/wasm/lesson-docks-0123456789ab.json", "application/json", "immutable"),
        ("/assets/main-a1b2.js", "text/javascript; charset=utf-8", "immutable"),
        ("/assets/text-c3d4.woff2", "font/woff2", "immutable"),
    ],
)
def test_files_say_what_they_are_and_how_long_they_last(
    path: str, media_type: str, caching: str
) -> None:
    answer = get(path)
    assert answer.content == FILES[path.removeprefix("/")]
    assert answer.headers["content-type"] == media_type
    assert caching in answer.headers["cache-control"]
    assert (caching == "immutable") == ("max-age=31536000" in answer.headers["cache-control"])


@pytest.mark.parametrize(
    ("accept", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0.5", "br"),
        ("gzip", "gzip"),
        ("gzip, br;q=0", "gzip"),
        ("br; q=0.0, GZIP; q=0.1", "gzip"),
        ("gzip;q=0", None),
        ("", None),
        ("zstd", None),
    ],
)
def test_the_shortest_form_that_the_browser_takes_is_sent(
    accept: str, encoding: str | None
) -> None:
    answer = get("/assets/main-a1b2.js", accept, "HEAD")
    assert answer.headers.get("content-encoding") == encoding
    suffix = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    length = len(FILES[f"assets/main-a1b2.js{suffix}"])
    assert (answer.headers["content-length"], answer.content) == (str(length), b"")
    assert answer.headers["vary"] == "Accept-Encoding"


def test_nothing_is_compressed_twice_or_in_vain() -> None:
    assert get("/assets/main-a1b2.js", "gzip").content == SCRIPT
    assert "content-encoding" not in get("/assets/text-c3d4.woff2", "gzip").headers
    assert get("/api/openapi.json", "gzip").headers["content-encoding"] == "gzip"


def test_what_has_not_changed_is_not_sent_again() -> None:
    tag = get("/").headers["etag"]

    def again(path: str, tag: str) -> httpx.Response:
        return asyncio.run(_get(path, "GET", {"if-none-match": tag, "accept-encoding": ""}, 1))

    same = again("/", f'"other", {tag}')
    assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", tag)
    assert again("/", '"other"').status_code == 200
    assert again("/nowhere", tag).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/../above.js",
            "/assets/../../above.js",
            "/%2e%2e/above.js",
            "/assets/..%2f..%2fabove.js",
        ),
        *("/x//above.js", "/assets/.secret.js", "/assets/notes.txt.bak", "/assets/main-a1b2.js.br"),
        *("/..\\above.js", "/assets/main-a1b2.js/", "/assets/%00.js", f"/{'x' * 300}.js"),
        *("/x" * 2000 + ".js", "/assets.js", "/%ff.js"),
    ],
)
def test_nothing_else_is_ever_sent(path: str) -> None:
    answer = get(path)
    assert (answer.status_code, answer.content) == (404, FILES["index.html"])


def test_a_whole_page_of_files_is_no_flood() -> None:
    assert get("/assets/main-a1b2.js", times=300).status_code == 200
    assert get("/icon.svg", times=400).status_code == 429  # more come back on a slow machine


def test_until_the_client_is_built_a_page_waits_for_it(folder: Path) -> None:
    page = (folder / "index.html").rename(folder / "later.html")
    try:
        for path in ("/", "/nowhere"):
            answer = get(path)
            assert answer.status_code == 503
            assert 'http-equiv="refresh"' in answer.text
            assert "being built" in answer.text
        assert get("/waiting.css").headers["content-type"].startswith("text/css")
    finally:
        page.rename(folder / "index.html")


def test_pages_may_load_what_the_client_needs_from_here_only() -> None:
    policy = get("/").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "img-src 'self' blob:;" in policy  # pictures that the page has made
    for kind in ("style", "font", "connect", "manifest", "worker"):
        assert f"{kind}-src 'self';" in policy
    rest = policy.replace("'wasm-unsafe-eval'", "").replace("img-src 'self' blob:", "")
    assert not any(word in rest for word in ("unsafe", "data:", "blob:", "*", "http"))
