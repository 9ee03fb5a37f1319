"""WebSockets as uvicorn serves them, with a limit for frames of every kind."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from namiji.server.web.connection_limits import PARSED_BYTES, UNREAD_BYTES
from namiji.server.web.limits import Bucket
from namiji.server.web.open_connections import OpenConnections

_PROTOCOL_BROKEN: Final = 1008
_TEXT: Final = 0x81  # the last, and here the only, frame of a text
_LENGTH_IN_2, _LENGTH_IN_8 = 126, 127


class SocketProtocol(WebSocketsSansIOProtocol):
    """The app counts messages. This counts what it does not see: pings, pongs and fragments, which
    cost the server as much. A client also has to read as it writes, or pongs would fill our memory.
    """

    def __init__(self, connections: OpenConnections, frames: Bucket, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._open_connections, self._frames = connections, frames
        self._held = b""
        """What goes out together with the next message."""
        self._shared: dict[str, Any] = {}
        """The state of the scope, which the app reads; empty until the socket is open."""

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PARSED_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PARSED_BYTES])

    def handle_events(self) -> None:
        if self._frames.take(len(self.conn.events)):
            self._cut_off()
        else:
            super().handle_events()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self._shared = self.scope["state"]
            self._shared["send_text"] = self.send_text

    def send_text(self, message: bytes, more: bool = False) -> int:
        """Send a message at once, and return how many bytes wait for the client.

        With `more`, another one follows, and both go out together: writes are a quarter of the work
        for a decision. The way through the app's `send` takes a task and a dozen calls per message.
        """
        if more:
            self._held += text_head(len(message)) + message
        elif self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(self._held + text_head(len(message)) + message)
            self._held = b""
        return self.transport.get_write_buffer_size()

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
        else:
            super().handle_ping()

    def _cut_off(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
            return
        self.conn.fail(_PROTOCOL_BROKEN, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._open_connections.remove(self.transport)
        super().connection_lost(exc)
        # Both refer to this: without them, nothing of a closed socket waits for the collector.
        self.conn.parser.close()
        self._shared.pop("send_text", None)


def text_head(length: int) -> bytes:
    """What comes before a text of so many bytes (RFC 6455, 5.2)."""
    if length < _LENGTH_IN_2:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, _LENGTH_IN_2)) + length.to_bytes(2)
    return bytes((_TEXT, _LENGTH_IN_8)) + length.to_bytes(8)
