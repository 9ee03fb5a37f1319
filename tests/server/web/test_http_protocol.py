"""Clients that stall: their connections end, and others are served meanwhile."""

import socket
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect

from tests.support.server.guarded_server import socket_url, started

PATIENCE = 20.0  # seconds for what takes one
HEAD = b"POST /api/length HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"
WHOLE = b"GET /api/things/1 HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """With six connections per address, and a second for each request."""
    with started(request_seconds=1, sockets_per_address=3) as (_, url):
        yield url


def line_to(url: str, *sent: bytes) -> socket.socket:
    place = urlsplit(url)
    line = socket.create_connection((place.hostname, place.port), PATIENCE)
    for part in sent:
        line.sendall(part)
    return line


def rest_of(line: socket.socket) -> bytes:
    """What comes until the server ends the connection."""
    received = b""
    with line:
        try:
            while part := line.recv(65536):
                received += part
        except ConnectionResetError:
            pass
    return received


@pytest.mark.parametrize("sent", [b"", HEAD[:20], HEAD, HEAD + b"12345", WHOLE + WHOLE[:20]])
def test_a_request_that_does_not_arrive_ends_its_connection(url: str, sent: bytes) -> None:
    answer = rest_of(line_to(url, sent))
    assert (b" 200 OK" in answer) == sent.startswith(WHOLE)


def test_whoever_stalls_does_not_keep_others_out(url: str) -> None:
    stalled = [line_to(url, HEAD[:20]) for _ in range(30)]
    assert httpx.get(f"{url}/api/things/1", trust_env=False).status_code == 200
    for line in stalled:
        assert rest_of(line) == b""


def test_a_connection_may_rest_between_two_requests(url: str) -> None:
    with httpx.Client(base_url=url, trust_env=False) as client:
        lines = set()
        for _ in range(2):
            answer = client.get("/api/things/1")
            lines.add(answer.extensions["network_stream"].get_extra_info("client_addr"))
            assert client.post("/api/length", content=b"x" * 4000).json() == 4000
        assert len(lines) == 1


def test_a_socket_stays_open_for_longer_than_a_request_may_take(url: str) -> None:
    with connect(socket_url(url, "echo"), proxy=None) as line:
        line.recv()
        time.sleep(1.2)
        line.send("still here")
        assert line.recv(timeout=PATIENCE) == "still here"
