"""The client for browsers: what was built of web/, sent as it lies in its folder.

The names of files in assets/ and of WebAssembly modules contain a hash, so those never change. The
build leaves files compressed beside themselves; nothing is compressed here.
"""

import hashlib
import re
from collections.abc import Sequence
from contextlib import suppress
from http import HTTPStatus
from importlib import resources
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import FileResponse, Response
from starlette.types import Receive, Scope, Send

NAMED_BY_CONTENT: Final = re.compile(r"/assets/.+|/wasm/[a-z-]+-[0-9a-f]{12}\.[a-z]+")
"""The paths of files that never change."""

FOLDER = Path(str(resources.files("namiji"))) / "client"
_PAGES = (
    *("/", "/new", "/tables", "/games", "/learn", "/rules", "/about", "/record"),
    *("/puzzles", "/voyage"),
    *("/editions", "/editions/{digest}"),
    *("/t/{table_id}", "/t/{table_id}/games/{number}"),
)
_READS = ["GET", "HEAD"]

_STEP = r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}"  # begins with no dot: none leads out of the folder
_PATH = re.compile(rf"(/{_STEP}){{1,4}}")
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".bin": "application/octet-stream",
}
_SUFFIXES = {"br": ".br", "gzip": ".gz", "": ""}  # by encoding, the shortest first
_REFUSED = re.compile(r"q=0(\.0*)?")

_FOR_GOOD = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"

_WAITING = Path(__file__).with_name("waiting")
"""The page that stands in until the client is built; it reloads itself."""


class Client:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder

    def add_to(self, app: FastAPI) -> None:
        """Answer its addresses, and all that nobody else answers."""
        for page in _PAGES:
            app.add_api_route(page, self._page, methods=_READS, include_in_schema=False)
        app.add_api_route("/waiting.css", self._waiting_style, include_in_schema=False)
        nothing_there = app.router.default

        async def other(scope: Scope, receive: Receive, send: Send) -> None:
            path = scope["path"]
            is_ours = scope["type"] == "http" and scope["method"] in _READS
            if not is_ours or path == "/api" or path.startswith("/api/"):
                await nothing_there(scope, receive, send)
            else:
                response = await self._file_or_page(Request(scope, receive), path)
                await response(scope, receive, send)

        app.router.default = other

    async def _page(self, request: Request) -> Response:
        return await self._index(request, HTTPStatus.OK)

    async def _index(self, request: Request, status: int) -> Response:
        page = await run_in_threadpool(self._file, request, "/index.html", status)
        return page or FileResponse(_WAITING / "index.html", HTTPStatus.SERVICE_UNAVAILABLE)

    async def _waiting_style(self) -> Response:
        return FileResponse(_WAITING / "waiting.css")

    async def _file_or_page(self, request: Request, path: str) -> Response:
        """An unknown address gets the page as well, which tells people so in their language."""
        file = await run_in_threadpool(self._file, request, path)
        return file or await self._index(request, HTTPStatus.NOT_FOUND)

    def _file(self, request: Request, path: str, status: int = HTTPStatus.OK) -> Response | None:
        media_type = _TYPES.get(Path(path).suffix)
        if media_type is None or not _PATH.fullmatch(path):
            return None
        encodings = _accepted(request.headers.get("accept-encoding", ""))
        found = self._read(path.removeprefix("/"), encodings)
        if found is None:
            return None
        body, encoding = found
        tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        headers = {
            "Content-Type": media_type,
            "Cache-Control": _FOR_GOOD if NAMED_BY_CONTENT.fullmatch(path) else _ASK_AGAIN,
            "ETag": tag,
            "Vary": "Accept-Encoding",
        }
        if encoding:
            headers["Content-Encoding"] = encoding
        if status == HTTPStatus.OK and tag in request.headers.get("if-none-match", ""):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        headers["Content-Length"] = str(len(body))
        return Response(b"" if request.method == "HEAD" else body, status, headers)

    def _read(self, name: str, encodings: Sequence[str]) -> tuple[bytes, str] | None:
        """A file as short as it can be had, and how it is compressed."""
        for encoding in encodings:
            with suppress(OSError):
                return (self._folder / (name + _SUFFIXES[encoding])).read_bytes(), encoding
        return None


def _accepted(header: str) -> list[str]:
    """The encodings that a browser takes, of those that there may be, the shortest first."""
    named = dict(part.replace(" ", "").partition(";")[::2] for part in header.lower().split(","))
    return [
        encoding
        for encoding in _SUFFIXES
        if not encoding or (encoding in named and not _REFUSED.fullmatch(named[encoding]))
    ]
