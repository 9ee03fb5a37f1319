"""The guard around the app: every request and every socket passes through it."""

import secrets
from contextlib import suppress
from http import HTTPMethod
from time import perf_counter

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from namiji.errors import NamijiError
from namiji.server.config import Config
from namiji.server.logs import log
from namiji.server.metrics import Metrics
from namiji.server.web.client_address import client_address, networks
from namiji.server.web.client_files import NAMED_BY_CONTENT
from namiji.server.web.headers import secured
from namiji.server.web.host_names import is_own, own_names
from namiji.server.web.limits import Limits
from namiji.server.web.origin import allowed_origin
from namiji.server.web.problems import incident, problem_of

_METHODS = frozenset(HTTPMethod)
_READS = ("GET", "HEAD", "OPTIONS")
_WITH_EDITION = ("/api/tables", "/api/check-edition")  # an edition is longer than other bodies
_FILE_COST = 0.05  # of a request: a page loads dozens of files at once, and they cost little
_SERVER_ERROR = 1011  # the code that closes a socket after an error of the server


class Guard:
    """Limits, origins, sizes, headers and the access log. It has to be the outermost middleware.

    The app finds `address` and `request_id` in the state of its request or socket. Unexpected
    errors end here, as incidents.
    """

    def __init__(self, app: ASGIApp, config: Config, limits: Limits, metrics: Metrics) -> None:
        self._app, self._config, self._limits, self._metrics = app, config, limits, metrics
        self._trusted = networks(config.proxies)
        self._names = own_names(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        start = perf_counter()
        exchange = _Exchange(scope, receive, send, self._max_bytes(scope["path"]))
        try:
            self._check(exchange)
            await self._app(scope, exchange.receive, exchange.send)
            exchange.check_size()
        except NamijiError as error:
            self._metrics.refused(error.code)
            await exchange.answer(problem_of(error))
        except (WebSocketDisconnect, ClientDisconnected):
            pass  # the client has gone before it was answered
        except Exception as error:
            await exchange.answer(incident(error, exchange.id))
        finally:
            if exchange.status >= 500:
                self._metrics.errors.inc()
            log(
                "socket" if exchange.is_socket else "request",
                method=_method(scope),
                route=_route(scope),
                status=exchange.status,
                ms=round(1000 * (perf_counter() - start), 1),
                request=exchange.id,
            )

    def _max_bytes(self, path: str) -> int:
        config = self._config
        return config.edition_bytes if path in _WITH_EDITION else config.body_bytes

    def _check(self, exchange: "_Exchange") -> None:
        """Raise an error if the request must not reach the app.

        The app counts open sockets itself: only an open socket can tell its client what is wrong.
        """
        scope = exchange.scope
        address = client_address(scope, self._trusted)
        scope.setdefault("state", {}).update(address=address, request_id=exchange.id)
        is_file = NAMED_BY_CONTENT.fullmatch(scope["path"])
        self._limits.request(address, _FILE_COST if is_file else 1.0)
        headers = Headers(scope=scope)
        if not is_own(headers.get("host", "localhost"), self._names):
            raise NamijiError(
                "wrong-host",
                "this server does not go by that name; its operator can add it with --name",
            )
        reads = not exchange.is_socket and scope["method"] in _READS
        if not reads and not allowed_origin(headers, self._config):
            raise NamijiError(
                "foreign-origin",
                "this page may not call the server; open the game at its own address",
            )
        exchange.check_size()


class _Exchange:
    """One request or socket, and how it was answered."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, max_bytes: int) -> None:
        self.scope, self._receive, self._send, self._max_bytes = scope, receive, send, max_bytes
        self.id = secrets.token_hex(8)
        self.is_socket = scope["type"] == "websocket"
        self.status = 0
        """0: not answered yet; 101: a socket that was opened."""
        length = Headers(scope=scope).get("content-length", "")
        self._announced = int(length[:20]) if length.isdecimal() else 0
        self._read = 0

    def check_size(self) -> None:
        if not self.is_socket and max(self._announced, self._read) > self._max_bytes:
            raise NamijiError("too-large", f"the body is larger than {self._max_bytes:,} bytes")

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._read += len(message.get("body", b""))
            self.check_size()
        return message

    async def send(self, message: Message) -> None:
        """Pass the app's answer on, unless the request was too large: the guard answers that."""
        if self.status or self.is_socket or self._read <= self._max_bytes:
            await self._pass(message)

    async def answer(self, response: Response) -> None:
        """Answer instead of the app. If the app has begun its answer, only break it off."""
        if not self.status:
            # The guard does not read the rest of the body, or further requests sent in advance.
            if response.status_code in (413, 429):
                response.headers["Connection"] = "close"
            await response(self.scope, self._receive, self._pass)
        elif self.is_socket:
            with suppress(Exception):  # it may be closed already
                await self._send({"type": "websocket.close", "code": _SERVER_ERROR})

    async def _pass(self, message: Message) -> None:
        kind = message["type"]
        if kind.endswith("http.response.start"):
            self.status = message["status"]
            headers = secured(message.get("headers", ()), self.scope["path"], self.id)
            message = {**message, "headers": headers}
        elif kind == "websocket.accept":
            self.status = 101
        elif kind == "websocket.close" and not self.status:
            self.status = 403
        await self._send(message)


def _method(scope: Scope) -> str:
    """The method, if it is a known one: a client may send any word."""
    method = scope.get("method", "GET")
    return method if method in _METHODS else "other"


def _route(scope: Scope) -> str:
    """The template of the route, or the folder of a file."""
    path = getattr(scope.get("route"), "path", None)
    return path if isinstance(path, str) else scope.get("root_path") or "none"
