"""The sockets of tables: who connects, what clients ask, and what the server sends."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic_core import to_json

from namiji.errors import NamijiError
from namiji.server.live.live_table import LiveTable
from namiji.server.live.registry import TableRegistry
from namiji.server.metrics import Metrics
from namiji.server.protocol.messages import (
    PROTOCOL,
    Emote,
    Hello,
    Pace,
    Ping,
    Pong,
    Refresh,
    Refusal,
    read_message,
)
from namiji.server.protocol.snapshot import Snapshot
from namiji.server.table.tokens import token_hash
from namiji.server.web.limits import Limits

PROTOCOL_BROKEN: Final = 1008
TRY_LATER: Final = 1013
NO_SUCH_TABLE: Final = 4404

_CODES = {
    "no-such-table": NO_SUCH_TABLE,
    "busy": TRY_LATER,
    "bad-database": TRY_LATER,
    "too-many": TRY_LATER,
}
_HELLO_SECONDS = 10.0
_STEPS_PER_REQUEST = 200  # a hello that asks for so many steps counts as one request more
_MAX_WAITING = 4_000_000  # bytes for a slow client; with more, reconnecting is better for it

router = APIRouter()


class SocketConnection:
    """A connection that sends messages as fast as the client takes them."""

    def __init__(self, websocket: WebSocket, metrics: Metrics, takes_changes: bool) -> None:
        self.seat = 0
        self.takes_changes = takes_changes
        self.snapshot: Snapshot | None = None
        self.pace: float | None = None
        self.address: str = websocket.state.address
        self._websocket, self._metrics = websocket, metrics
        self._send_text: Callable[[bytes, bool], int] = websocket.state.send_text
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: bytes, *, more: bool = False) -> None:
        if self._closing is None:
            self._metrics.frames.inc()
            if self._send_text(message, more) > _MAX_WAITING:
                self.close("too slow: connect again", TRY_LATER)

    def close(self, reason: str, code: int = 1000) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the client is gone: the reader notices
            await self._websocket.close(code, reason)


class _CloseSocket(Exception):
    """The server closes the socket: why, and with which code."""

    def __init__(self, error: NamijiError, code: int = PROTOCOL_BROKEN) -> None:
        super().__init__(str(error))
        self.error = error
        self.code = code


@router.websocket("/api/tables/{table_id}/socket")
async def play(websocket: WebSocket, table_id: str) -> None:
    """Only a table that is there gets a socket: the others are refused over HTTP, as 404."""
    state = websocket.app.state
    limits: Limits = state.limits
    await state.registry.check_exists(table_id)
    await websocket.accept()
    try:
        try:
            with limits.socket(websocket.state.address):
                await _serve(websocket, table_id, state.registry, limits)
        except NamijiError as error:
            raise _CloseSocket(error, TRY_LATER) from None
    except _CloseSocket as closing:
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.send_text(_refusal(closing.error, 0).decode())
            await websocket.close(closing.code, closing.error.code)
    except WebSocketDisconnect:
        pass


async def _serve(
    websocket: WebSocket, table_id: str, registry: TableRegistry, limits: Limits
) -> None:
    hello = await _hello(websocket)
    await websocket.app.state.preparation.rules()
    metrics = registry.services.metrics
    token = None if hello.token is None else token_hash(hello.token)
    try:
        async with registry.use(table_id) as live:
            _charge(websocket, live, hello, limits)
            connection = SocketConnection(websocket, metrics, hello.changes)
            try:
                await live.connect(connection, token, hello.since)
                with metrics.sockets["seat" if connection.seat else "watcher"].track_inprogress():
                    await _listen(websocket, live, connection, limits)
            finally:
                await live.disconnect(connection)
    except NamijiError as error:
        raise _CloseSocket(error, _CODES.get(error.code, PROTOCOL_BROKEN)) from None


def _charge(
    websocket: WebSocket, live: LiveTable, message: Hello | Refresh, limits: Limits
) -> None:
    """A client that asks for many steps pays for them."""
    if message.since is not None:
        missed = max(0, live.table.version - message.since)
        limits.request(websocket.state.address, missed / _STEPS_PER_REQUEST)


async def _hello(websocket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(_HELLO_SECONDS):
            hello = read_message(await _receive(websocket))
    except TimeoutError:
        raise _CloseSocket(NamijiError("no-hello", "the first message has to be a hello")) from None
    except NamijiError as error:
        raise _CloseSocket(error) from None
    if not isinstance(hello, Hello):
        raise _CloseSocket(NamijiError("no-hello", "the first message has to be a hello"))
    if hello.protocol != PROTOCOL:
        message = f"this server speaks version {PROTOCOL} of the protocol: reload the page"
        raise _CloseSocket(NamijiError("other-protocol", message))
    return hello


async def _listen(
    websocket: WebSocket, live: LiveTable, connection: SocketConnection, limits: Limits
) -> None:
    messages = limits.messages(live.table.id, connection.seat)
    while True:
        text = await _receive(websocket)
        if messages.take():
            raise _CloseSocket(NamijiError("flood", "too many messages: slow down and reconnect"))
        try:
            message = read_message(text)
        except NamijiError as error:
            live.count_refusal(error)
            connection.send(_refusal(error, live.table.version))
            continue
        match message:
            case Ping():
                pong: Pong = {"type": "pong", "version": live.table.version}
                connection.send(to_json(pong))
            case Pace(seconds=seconds):
                await live.set_pace(connection, seconds)
            case Emote(emote=emote):
                try:
                    await live.show_emote(connection, emote)
                except NamijiError as error:
                    live.count_refusal(error)
                    connection.send(_refusal(error, live.table.version))
            case Refresh(since=since):
                _charge(websocket, live, message, limits)
                await live.show(connection, since)
            case Hello():
                again = NamijiError(
                    "hello-again", "a socket takes one hello: open a new one instead"
                )
                connection.send(_refusal(again, live.table.version))
            case request:
                await live.request(connection, request)


async def _receive(websocket: WebSocket) -> str:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    return message.get("text") or ""


def _refusal(error: NamijiError, version: int) -> bytes:
    refusal: Refusal = {
        "type": "error",
        "version": version,
        "error": {"code": error.code, "message": str(error)},
    }
    return to_json(refusal)
