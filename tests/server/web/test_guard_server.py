"""The guard on a real server, over real lines: sockets, cut-off bodies, the end."""

import json
import signal
import socket
import sys
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.support.server.guarded_server import socket_url, started


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with started() as (_, url):
        yield url


def test_a_socket_of_ours_opens_and_one_of_others_does_not(url: str) -> None:
    with connect(socket_url(url, "echo"), proxy=None) as line:
        assert line.recv() == "127.0.0.1"
        line.send("hello")
        assert line.recv() == "hello"
        assert not line.protocol.extensions  # no compression
    with connect(socket_url(url, "echo"), origin=Origin(url), proxy=None) as line:
        assert line.recv() == "127.0.0.1"
    with pytest.raises(InvalidStatus) as refusal:
        connect(socket_url(url, "echo"), origin=Origin("https://evil.org"), proxy=None)
    response = refusal.value.response
    assert response.status_code == 403
    assert response.headers["x-frame-options"] == "DENY"
    assert json.loads(response.body)["error"]["code"] == "foreign-origin"


def test_a_long_message_closes_the_socket(url: str) -> None:
    with connect(socket_url(url, "echo"), proxy=None) as line:
        line.recv()
        line.send("x" * 600)
        assert len(line.recv()) == 600
        line.send("x" * 601)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_socket_that_breaks_is_closed_with_a_code(url: str) -> None:
    with connect(socket_url(url, "broken"), proxy=None) as line:
        line.recv()
        with pytest.raises(ConnectionClosed) as closed:
            line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011


def test_an_endless_body_is_cut_off_with_its_line(url: str) -> None:
    place = urlsplit(url)
    with socket.create_connection((place.hostname, place.port), 20) as line:
        head = "POST /api/length HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        line.sendall(head.encode() + b"1000\r\n" + b"x" * 4096 + b"\r\n")
        line.sendall(b"1000\r\n" + b"x" * 4096 + b"\r\n")
        answer = b""
        while part := line.recv(65536):  # until the server closes the line
            answer += part
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"too-large" in answer


def test_an_answer_that_breaks_halfway_is_not_taken_for_whole(url: str) -> None:
    with pytest.raises(httpx.RemoteProtocolError):
        httpx.get(f"{url}/api/halfway", trust_env=False)


def test_what_is_no_http_is_refused(url: str) -> None:
    place = urlsplit(url)
    with socket.create_connection((place.hostname, place.port), 20) as line:
        line.sendall(b"hush-hush\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 400 ")


def test_too_many_sockets_in_a_row_are_turned_away() -> None:
    refusals = {}
    with started() as (_, url):
        for _ in range(40):
            with pytest.raises(InvalidStatus) as refusal:
                connect(socket_url(url, "shut"), proxy=None)
            refusals[refusal.value.response.status_code] = refusal.value.response
    assert set(refusals) == {403, 429}
    assert int(refusals[429].headers["retry-after"]) >= 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_sigterm_ends_it_in_order_and_its_log_tells_no_secret() -> None:
    with started() as (process, url):
        with connect(socket_url(url, "broken?hush"), proxy=None) as line:
            line.recv()
        with pytest.raises(httpx.RemoteProtocolError):
            httpx.get(f"{url}/api/halfway?hush", trust_env=False)
        with connect(socket_url(url, "hush"), proxy=None) as line:
            line.recv()
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                line.recv()
        _, log = process.communicate(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012  # the server restarts
    assert process.returncode == -signal.SIGTERM  # it passes the signal on when all is done
    lines: list[dict[str, Any]] = [json.loads(line) for line in log.splitlines()]
    told = [(line["event"], line.get("route"), line.get("status")) for line in lines]
    assert told == [
        ("incident", None, None),
        ("socket", "/api/socket/{how}", 101),
        ("incident", None, None),
        ("request", "/api/halfway", 200),
        ("library", None, None),  # uvicorn notices that the answer is not whole
        ("socket", "/api/socket/{how}", 101),
    ]
    assert "hush" not in log
