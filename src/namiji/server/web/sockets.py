"""The socket of a seat: who it is, what it says, and what is sent to it."""

import asyncio
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
    Hello,
    Pace,
    Ping,
    Pong,
    Refusal,
    read_message,
)
from namiji.server.table.tokens import token_hash
from namiji.server.web.limits import Limits

BROKE_THE_RULES: Final = 1008
TRY_LATER: Final = 1013
NO_SUCH_TABLE: Final = 4404

_CODES = {"no-such-table": NO_SUCH_TABLE, "busy": TRY_LATER, "bad-database": TRY_LATER}
_HELLO_SECONDS = 10.0
_WAITING = 4_000_000  # bytes that wait for a slow line; with more, it is better off reconnecting

router = APIRouter()


class SocketLink:
    """What a table knows of a socket: messages are queued, and sent as the line takes them."""

    def __init__(self, websocket: WebSocket, metrics: Metrics) -> None:
        self.seat = 0
        self.pace: float | None = None
        self._websocket, self._metrics = websocket, metrics
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._end: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        if self._end is None:
            self._waiting += len(message)
            self._queue.put_nowait(message)
            if self._waiting > _WAITING:
                self.close("too slow: connect again", TRY_LATER)

    def close(self, reason: str, code: int = 1000) -> None:
        if self._end is None:
            self._end = (code, reason)
            self._queue.put_nowait(None)

    async def pump(self) -> None:
        """Send what is queued until the end."""
        with suppress(WebSocketDisconnect, RuntimeError):  # the line broke: the reader notices
            while (message := await self._queue.get()) is not None:
                await self._websocket.send_text(message.decode())
                self._waiting -= len(message)
                self._metrics.frames.inc()
                self._metrics.bytes.inc(len(message))
            await self._websocket.close(*(self._end or (1000, "")))


class _Farewell(Exception):
    """The socket is of no use: why, and how it is closed."""

    def __init__(self, error: NamijiError, code: int = BROKE_THE_RULES) -> None:
        super().__init__(str(error))
        self.error = error
        self.code = code


@router.websocket("/api/tables/{table_id}/socket")
async def play(websocket: WebSocket, table_id: str) -> None:
    state = websocket.app.state
    limits: Limits = state.limits
    await websocket.accept()
    try:
        try:
            with limits.socket(websocket.state.address):
                await _take_part(websocket, table_id, state.registry, limits)
        except NamijiError as error:
            raise _Farewell(error, TRY_LATER) from None
    except _Farewell as farewell:
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.send_text(_refusal(farewell.error, 0).decode())
            await websocket.close(farewell.code, farewell.error.code)
    except WebSocketDisconnect:
        pass


async def _take_part(
    websocket: WebSocket, table_id: str, registry: TableRegistry, limits: Limits
) -> None:
    hello = await _hello(websocket)
    await websocket.app.state.preparation.rules()
    metrics = registry.services.metrics
    token = None if hello.token is None else token_hash(hello.token)
    try:
        async with registry.use(table_id) as live:
            link = SocketLink(websocket, metrics)
            pump = asyncio.create_task(link.pump())
            try:
                await live.connect(link, token, hello.since)
                with metrics.sockets["seat" if link.seat else "watcher"].track_inprogress():
                    await _listen(websocket, live, link, limits)
            finally:
                await live.disconnect(link)
                pump.cancel()
    except NamijiError as error:
        raise _Farewell(error, _CODES.get(error.code, BROKE_THE_RULES)) from None


async def _hello(websocket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(_HELLO_SECONDS):
            hello = read_message(await _receive(websocket))
    except TimeoutError:
        raise _Farewell(NamijiError("no-hello", "the first message has to be a hello")) from None
    except NamijiError as error:
        raise _Farewell(error) from None
    if not isinstance(hello, Hello):
        raise _Farewell(NamijiError("no-hello", "the first message has to be a hello"))
    if hello.protocol != PROTOCOL:
        message = f"this server speaks version {PROTOCOL} of the protocol: reload the page"
        raise _Farewell(NamijiError("other-protocol", message))
    return hello


async def _listen(websocket: WebSocket, live: LiveTable, link: SocketLink, limits: Limits) -> None:
    messages = limits.messages()
    while True:
        text = await _receive(websocket)
        if messages.take():
            raise _Farewell(NamijiError("flood", "too many messages: slow down and come back"))
        try:
            message = read_message(text)
        except NamijiError as error:
            live.count_refusal(error)
            link.send(_refusal(error, live.table.version))
            continue
        match message:
            case Ping():
                pong: Pong = {"type": "pong", "version": live.table.version}
                link.send(to_json(pong))
            case Pace(seconds=seconds):
                await live.set_pace(link, seconds)
            case Hello():
                again = NamijiError("hello-again", "hello is said once: connect anew instead")
                link.send(_refusal(again, live.table.version))
            case request:
                await live.request(link, request)


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
