"""Running the app: the listening socket, and the HTTP server around the app."""

import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from namiji.errors import NamijiError
from namiji.server.config import Config
from namiji.server.logs import log_error
from namiji.server.web.connection_limits import KEEP_ALIVE_SECONDS, ConnectionLimits, wanted_files
from namiji.server.web.http_protocol import HttpProtocol
from namiji.server.web.limits import Bucket
from namiji.server.web.open_connections import OpenConnections
from namiji.server.web.socket_protocol import SocketProtocol

try:
    import resource
except ImportError:  # on Windows, which has no such limit
    resource = None  # type: ignore[assignment]

_LAST_WORDS = 10  # seconds that requests get to end when the server stops
_TURN = 0.0005  # seconds that the loop keeps Python's lock when the thread that writes wants it


def listen(config: Config) -> socket.socket:
    """The listening socket. It comes first: what cannot be reached need not be started."""
    host, port = "0.0.0.0" if config.lan else config.host, config.port  # noqa: S104 - asked for
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        both = family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6()
        listener = socket.create_server(
            address[:2], family=family, backlog=2048, dualstack_ipv6=both
        )
    except OSError as error:
        raise NamijiError("cannot-listen", _why_not(error, host, port)) from None
    # What is accepted here inherits this; asyncio sets it only for sockets whose protocol is named.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Pings find a peer that is gone only once what was sent before has left our buffer.
        wait = int(1000 * config.silence_seconds)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, wait)
    return listener


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use already; take another one: --port {port % 65535 + 1}"
    if error.errno == errno.EACCES:
        return f"port {port} is reserved for the system; take one above 1023: --port 8000"
    return f"cannot listen on {host}, port {port}: {error.strerror or error}"


def url_of(listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - not to bind to, but to tell that we do
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def share_url_of(listener: socket.socket) -> str | None:
    """Where other machines of the local network find the server, if they can reach it."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - not to bind to, but to tell that we do
        host = _lan_address()
    if host is None or ip_address(host).is_loopback:
        return None
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _lan_address() -> str | None:
    """This machine's address on its network. Nothing is sent: the system looks up a route."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address that documentation may use
        address: str = probe.getsockname()[0]
        return address
    return None


def run(app: ASGIApp, config: Config, listener: socket.socket, when_up: Callable[[], None]) -> None:
    """Serve until SIGTERM or Ctrl-C; then end what is under way, and return.

    Addresses behind proxies are the guard's business, so uvicorn's own headers for that are off. A
    socket is asked for a sign of life in time to be dropped after `silence_seconds`.
    """
    sys.setswitchinterval(_TURN)  # a commit takes the lock many times, and players wait for it
    limits = ConnectionLimits.of(config, _allow_files(wanted_files(config)))
    connections = OpenConnections(limits.most, limits.per_address, limits.proxies)

    def http(**uvicorn: Any) -> HttpProtocol:
        return HttpProtocol(connections, limits.request_seconds, **uvicorn)

    def web_socket(**uvicorn: Any) -> SocketProtocol:
        frames = Bucket(limits.frames_per_second, limits.frames_burst)
        return SocketProtocol(connections, frames, **uvicorn)

    def up() -> None:
        _calm_collector()
        when_up()

    watched = _Watched(app, up)
    half = config.silence_seconds / 2
    server = uvicorn.Server(
        uvicorn.Config(
            watched,
            http=http,  # type: ignore[arg-type]  # uvicorn only calls them
            ws=web_socket,  # type: ignore[arg-type]
            ws_max_size=config.frame_bytes,
            ws_per_message_deflate=False,  # it would cost more memory a socket than all of ours
            ws_ping_interval=half,
            ws_ping_timeout=half,
            lifespan="on",
            log_config=None,
            log_level=logging.WARNING,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            timeout_graceful_shutdown=_LAST_WORDS,
        )
    )
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    except SystemExit:  # how uvicorn says that the app did not start
        if watched.failure is None:
            raise
    if watched.failure is not None:
        raise watched.failure


def _allow_files(wanted: int) -> int:
    """Every connection is an open file, and many systems allow few unless they are asked.

    Returns how many are allowed, up to the wanted number.
    """
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, soft)


def _calm_collector() -> None:
    """Look for garbage among what is new, and seldom through everything.

    With hundreds of tables that would stop the world for half a second again and again, and find
    little: tables and sockets that are done refer to themselves in no circles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 1_000)


class _Watched:
    """The app, and what becomes of its start and end."""

    def __init__(self, app: ASGIApp, when_up: Callable[[], None]) -> None:
        self._app, self._when_up = app, when_up
        self.failure: NamijiError | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return

        async def tell(message: Message) -> None:
            await send({"type": message["type"]})  # without the message: it is a whole traceback
            if message["type"] == "lifespan.startup.complete":
                self._when_up()

        try:
            await self._app(scope, receive, tell)
        except NamijiError as error:
            self.failure = error
            raise
        except Exception as error:
            log_error("broken", error)
            message = "the server failed; its log has the places, as `broken`"
            self.failure = NamijiError("broken", message)
            raise
