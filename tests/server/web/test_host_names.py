"""A server answers to its own names, and to no name that another site gives it."""

import socket

import pytest

from namiji.server.config import Config
from namiji.server.web.host_names import is_own, own_names

NAMES = own_names(Config(names=("play.example.org",), origins=("https://other.example.org:8443",)))
MACHINE = socket.gethostname()


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "LOCALHOST.", "127.0.0.1:8000", "[::1]:8000", "[::1]"),
        *("192.168.1.20:8000", "play.example.org", "Play.Example.Org:443"),
        *("other.example.org", MACHINE, f"{MACHINE.partition('.')[0]}.local:8000"),
    ],
)
def test_addresses_and_own_names_are_answered(host: str) -> None:
    assert is_own(host, NAMES)


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8000", "play.example.org.evil.example", ""),
        *("127.0.0.1.evil.example", "localhost@evil.example", "[evil", "x" * 300, "sub.localhost"),
    ],
)
def test_other_names_are_not(host: str) -> None:
    assert not is_own(host, NAMES)
