"""Frames that the app never sees are counted, too."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import Mock
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect

from namiji.server.web.socket_protocol import SocketProtocol, text_head
from tests.support.server.guarded_server import socket_url, started

BURST = 2 * 10 + 20  # frames at once: two for each message, and some for control


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with started(messages_burst=10, messages_per_second=0.01, requests_burst=1000) as (_, url):
        yield url


@contextmanager
def opened(url: str) -> Iterator[ClientConnection]:
    with connect(socket_url(url, "echo"), proxy=None, ping_interval=None) as line:
        assert line.recv() == urlsplit(url).hostname
        yield line


def sent(line: ClientConnection, frame: Frame, times: int) -> None:
    """Send a frame many times in one piece, as an attacker does."""
    line.socket.sendall(frame.serialize(mask=True) * times)


def code_of(line: ClientConnection) -> int:
    try:
        while True:
            line.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_a_flood_of_control_frames_is_cut_off(url: str, opcode: Opcode) -> None:
    with opened(url) as line:
        sent(line, Frame(opcode, b""), 10 * BURST)
        assert code_of(line) in (1008, 1006)


def test_a_message_of_endless_fragments_is_cut_off(url: str) -> None:
    with opened(url) as line:
        sent(line, Frame(Opcode.TEXT, b"", fin=False), 1)
        sent(line, Frame(Opcode.CONT, b"", fin=False), 10 * BURST)
        assert code_of(line) in (1008, 1006)


def test_some_control_frames_and_fragments_are_fine(url: str) -> None:
    with opened(url) as line:
        sent(line, Frame(Opcode.PONG, b""), 10)
        sent(line, Frame(Opcode.TEXT, b"he", fin=False), 1)
        assert line.ping().wait(20)
        sent(line, Frame(Opcode.CONT, b"llo"), 1)
        assert line.recv(timeout=20) == "hello"


def test_a_closed_socket_leaves_nothing_to_the_collector(url: str) -> None:
    def garbage_of_ten() -> int:
        for _ in range(10):
            with opened(url):
                pass
        return int(httpx.get(f"{url}/api/garbage", trust_env=False).json())

    garbage_of_ten()  # what the first ones make is not theirs alone
    assert garbage_of_ten() < 100


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_texts_of_all_lengths_are_framed(length: int) -> None:
    text = b"x" * length
    assert text_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_an_answer_goes_out_with_the_message_after_it() -> None:
    protocol = SocketProtocol.__new__(SocketProtocol)
    protocol._held, protocol.conn, protocol.transport = b"", Mock(state=State.OPEN), Mock()
    protocol.transport.is_closing.return_value = False
    protocol.send_text(b"answer", more=True)
    protocol.transport.write.assert_not_called()
    protocol.send_text(b"state")
    protocol.send_text(b"later")
    texts = [b"\x81\x06answer\x81\x05state", b"\x81\x05later"]
    assert [call.args[0] for call in protocol.transport.write.call_args_list] == texts
