"""HTTP connections as uvicorn serves them, with limits for clients that stall."""

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from namiji.server.web.open_connections import OpenConnections

_UNFINISHED = (h11.IDLE, h11.SEND_BODY)  # the client has not sent a whole request


class HttpProtocol(H11Protocol):
    """A client has so many seconds to send a request, and again to make room for its answer.

    The time starts with the connection, or with the first byte of a further request.
    """

    def __init__(self, connections: OpenConnections, seconds: float, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._open_connections = connections
        self._request, self._answer = _Timer(self.loop, seconds), _Timer(self.loop, seconds)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as there
        super().connection_made(transport)
        self._request.start(self.transport.abort)
        self._open_connections.add(transport)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        is_socket = self.transport.get_protocol() is not self  # from now on
        if self.conn.their_state in _UNFINISHED and not is_socket:
            self._request.start(self.transport.abort)
        else:
            self._request.stop()
            self._open_connections.work(self.transport)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state in _UNFINISHED:
            self._open_connections.wait(self.transport)
            if self.conn.trailing_data[0]:  # a part of the next request has come already
                self._request.start(self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._answer.start(self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._answer.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request.stop()
        self._answer.stop()
        self._open_connections.remove(self.transport)
        super().connection_lost(exc)


class _Timer:
    """Ends a connection, unless it is stopped in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop, self._seconds = loop, seconds
        self._handle: asyncio.TimerHandle | None = None

    def start(self, end: Callable[[], None]) -> None:
        """Has no effect on a timer that runs: a client that sends byte by byte gains nothing."""
        if self._handle is None:
            self._handle = self._loop.call_later(self._seconds, end)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
