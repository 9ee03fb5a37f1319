"""Connections that send anything to a server, and report its reaction."""

import asyncio
import json
import socket
import struct
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from namiji.server.protocol.messages import ServerMessage
from tests.support.server.client import socket_url
from tests.support.server.server_process import ServerProcess

Message = dict[str, Any]

PATIENCE = 120  # seconds for what should take far less than one
TEXT, PING = 1, 9
INTERNAL = ("Traceback", ".py", "namiji", "pydantic", "uvicorn", "KeyError", "<class", " at 0x")
"""Words that no message to a client holds."""

MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 1, "token": "x", "since": 0},
    {"type": "decide", "id": "f-1", "version": 9, "action": "sail 3"},
    {"type": "undo", "id": "f-2", "version": 9, "keep": 1},
    {"type": "answer_undo", "id": "f-3", "asked": 9, "agree": True},
    {"type": "vote", "id": "f-4", "direction": "clockwise"},
    {"type": "start", "id": "f-5"},
    {"type": "hand_over", "id": "f-6", "seat": 1},
    {"type": "come_back", "id": "f-7"},
    {"type": "leave", "id": "f-8"},
    {"type": "free_seat", "id": "f-9", "seat": 2},
    {"type": "rematch", "id": "f-10"},
    {"type": "pace", "seconds": 3},
    {"type": "ping"},
]
WRONG = [None, [], {}, [1], {"a": 1}, "\u00e9" * 100, 10**30, -1.5]
"""Right for no field of any message."""

_shape: TypeAdapter[Any] = TypeAdapter(ServerMessage)


@dataclass(slots=True)
class Reaction:
    """What came back, and the code that closed the connection: 0 if it was still open."""

    messages: list[Message] = field(default_factory=list)
    code: int = 0

    @property
    def errors(self) -> list[str]:
        faults = [message.get("error") for message in self.messages]
        return [fault["code"] for fault in faults if fault is not None]

    @property
    def done(self) -> list[int]:
        """The versions in which something was done."""
        answers = [message for message in self.messages if message["type"] == "answer"]
        return [answer["version"] for answer in answers if answer["error"] is None]

    def take(self, text: str | bytes) -> Message:
        _shape.validate_json(text)
        assert not [word for word in INTERNAL if word in str(text)], text
        self.messages.append(json.loads(text))
        return self.messages[-1]


def url(server: ServerProcess, table: str) -> str:
    return socket_url(server.url, table)


async def talk(server: ServerProcess, table: str, says: Sequence[str | bytes]) -> Reaction:
    """Send messages and a ping, and collect all answers up to the pong or the end."""
    reaction = Reaction()
    async with (
        asyncio.timeout(PATIENCE),
        connect(url(server, table), proxy=None, compression=None, max_size=None) as connection,
    ):
        try:
            for each in (*says, '{"type": "ping"}'):
                await connection.send(each)
        except ConnectionClosed:
            pass  # what came before is still to be read
        try:
            while reaction.take(await connection.recv())["type"] != "pong":
                pass
        except ConnectionClosed as closed:
            reaction.code = closed.rcvd.code if closed.rcvd else 1006
    return reaction


class RawConnection:
    """A connection with handmade frames and a tiny buffer for what it does not read."""

    def __init__(self, server: ServerProcess, table: str) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.settimeout(PATIENCE)
        self._socket.connect(("127.0.0.1", server.port))
        handshake = (
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        )
        self._socket.sendall("\r\n".join((*handshake, "", "")).encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self._socket.recv(1)
        assert answer.startswith(b"HTTP/1.1 101 "), answer

    def send(self, data: bytes, seconds: float = PATIENCE) -> bool:
        """Whether all of it was taken in time."""
        self._socket.settimeout(seconds)
        try:
            self._socket.sendall(data)
        except OSError:
            return False
        return True

    def read_to_end(self) -> bytes:
        self._socket.settimeout(PATIENCE)
        data = b""
        with suppress(ConnectionResetError):
            while piece := self._socket.recv(65536):
                data += piece
        return data

    def close(self) -> None:
        self._socket.close()


def frame(opcode: int, data: bytes, *, fin: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it; the mask is zero, and changes nothing."""
    length = len(data)
    bit = 0x80 if masked else 0
    head = bytes([opcode | (0x80 if fin else 0)])
    if length < 126:
        head += bytes([bit | length])
    else:
        head += bytes([bit | 126]) + struct.pack("!H", length)
    return head + (b"\0\0\0\0" if masked else b"") + data


def close_code(data: bytes) -> int | None:
    """The code of the close frame at the end of the data."""
    at = data.rfind(b"\x88")
    return struct.unpack("!H", data[at + 2 : at + 4])[0] if at >= 0 else None
