"""What stands guard round the server, part by part: settings, tokens, names, limits, origins."""

import dataclasses
import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from namiji.errors import NamijiError
from namiji.server.config import Config
from namiji.server.table.names import LONGEST_NAME, clean_name
from namiji.server.table.tokens import (
    TABLE_ID,
    is_table_id,
    new_table_id,
    new_token,
    token_hash,
)
from namiji.server.web.client_address import client_address, networks
from namiji.server.web.limits import Bucket, Buckets, Limits, TooMany
from namiji.server.web.origin import allowed_origin


class Clock:
    """Time that passes when a test says so."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"port": 65536}, "port: 65536 is not within 0 to 65,535"),
        ({"sockets_per_address": 0}, "sockets per address: 0 is not within 1"),
        ({"requests_per_second": float("nan")}, "requests per second: nan"),
        ({"silence_seconds": float("inf")}, "silence seconds: inf"),
        ({"editions": (Path("no/such.toml"),)}, "editions: there is no file no/such.toml"),
        ({"origins": ("https://a.org/page",)}, "origins: 'https://a.org/page' is not like"),
        ({"origins": ("*",)}, "origins"),
        ({"proxies": ("*",)}, "proxies: name addresses or networks"),
        ({"proxies": ("10.0.0.1/8",)}, "has host bits set"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_by_name(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(NamijiError, match=re.escape(says)) as refusal:
        Config(**settings)
    assert refusal.value.code == "bad-setting"


def test_a_config_shows_no_password_and_does_not_change() -> None:
    config = Config(database="postgresql://namiji:hush@db/namiji", origins=("http://[::1]:8000",))
    assert "hush" not in repr(config)
    with pytest.raises(dataclasses.FrozenInstanceError):
        config.port = 1  # type: ignore[misc]


def test_tokens_are_long_and_kept_as_hashes() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{43}", token) for token in tokens)
    assert len({token_hash(token) for token in tokens}) == 100
    assert token_hash("abc").hex().startswith("ba7816bf8f01cfea")  # SHA-256, by its test vector


def test_table_ids_can_be_read_out() -> None:
    ids = {new_table_id() for _ in range(500)}
    assert len(ids) == 500
    assert all(is_table_id(each) and re.search(TABLE_ID, each) for each in ids)
    letters = set("".join(ids)) - {"-"}
    assert len(letters) == 32  # twelve of them are 60 bits
    assert not letters & set("01loLO")
    for text in ("", "k7mq-x2pd", "K7MQ-x2pd-9rtb", "k7mq-x2pd-9rt0", "k7mq-x2pd-9rtb\n"):
        assert not is_table_id(text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana \t\n Mari\u00a0a ", "Ana Mari a"),
        ("e\u0301lan", "\u00e9lan"),
        ("A\u202eanA\u2066\u200b\u200d\ufeff\x00\x1b", "AanA"),
        ("\U000e0041Bo\ufe0f", "Bo"),
        ("\u0301\u0301Bo", "Bo"),
        ("Z" + "\u0335" * 9 + "o", "Z" + "\u0335" * 3 + "o"),
        ("\u6ce2\u8def", "\u6ce2\u8def"),
        ("x" * 30, "x" * 24),
        ("x" * 23 + " yz", "x" * 23),
        ("x" * 23 + "q\u0323\u0307z", "x" * 23 + "q\u0323\u0307"),
        ("\U0001f40b", "\U0001f40b"),
        ("<b>", "<b>"),
    ],
)
def test_a_name_becomes_one_line_of_visible_characters(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", " \n", "\u200b\u2060", "\u0301", "\u3164\u2800", "\ud800"])
def test_a_name_that_shows_nothing_is_refused(text: str) -> None:
    with pytest.raises(NamijiError) as refusal:
        clean_name(text)
    assert refusal.value.code == "bad-name"


_TRICKS = st.sampled_from("\u0301\u0335\u202e\u200d\u09c7\u09be\u1100\u1161\u3164\ufe0f \n")


@given(st.text(st.one_of(_TRICKS, st.characters()), max_size=80))
def test_any_text_gives_a_tame_name_or_none(text: str) -> None:
    try:
        name = clean_name(text)
    except NamijiError:
        return
    assert clean_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert not any(unicodedata.category(char)[0] in "C" for char in name)
    assert not re.search(r"\s\s|^\s|\s$|[^\S ]", name)
    kinds = "".join("m" if unicodedata.category(char)[0] == "M" else "x" for char in name)
    assert re.fullmatch(f"(xm{{0,3}}){{1,{LONGEST_NAME}}}", kinds)
    name.encode()


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 0.5, 0.5]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [0, 0.5]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_buckets_forget_whom_they_have_not_seen_for_longest() -> None:
    buckets = Buckets(1, 1, Clock(), kept=2)
    for address in ("a", "b", "a", "c"):
        buckets.take(address)
    assert len(buckets) == 2
    assert buckets.take("a") > 0
    assert buckets.take("b") == 0  # forgotten


def test_limits_say_how_long_to_wait() -> None:
    clock = Clock()
    limits = Limits(Config(requests_per_second=0.5, requests_burst=2), clock)
    for _ in range(2):
        limits.request("a")
    with pytest.raises(TooMany, match="too many requests; try again in 2 s") as refusal:
        limits.request("a")
    assert (refusal.value.code, refusal.value.seconds) == ("too-many", 2)
    limits.request("b")
    clock.now += 2
    limits.request("a")


def test_each_process_allows_its_share() -> None:
    limits = Limits(Config(requests_burst=6, sockets_per_address=7, checks_per_hour=3), Clock())
    limits.processes = lambda: 3
    limits.request("a")
    limits.request("a")
    with pytest.raises(TooMany):
        limits.request("a")
    limits.request("b", cost=1000.0)  # as much as there is
    limits.check("a")
    with pytest.raises(TooMany):
        limits.check("a")
    with limits.socket("a"), limits.socket("a"), pytest.raises(TooMany), limits.socket("a"):
        pass


def test_editions_are_checked_up_to_a_limit() -> None:
    limits = Limits(Config(checks_per_hour=2), clock=lambda: 0.0)
    limits.check("a")
    limits.check("a")
    with pytest.raises(TooMany, match="too many editions checked; try again in 1800 s"):
        limits.check("a")
    limits.check("b")


def test_sockets_are_counted_while_they_last() -> None:
    limits = Limits(Config(sockets=3, sockets_per_address=2), Clock())
    with limits.socket("a"), limits.socket("a"):
        with pytest.raises(TooMany), limits.socket("a"):
            pass
        with limits.socket("b"), pytest.raises(NamijiError) as refusal, limits.socket("c"):
            pass
        assert refusal.value.code == "busy"
        with pytest.raises(KeyError), limits.socket("b"):
            raise KeyError
    for _ in range(4):
        with limits.socket("a"), limits.socket("a"):
            pass


PROXIES = networks(["10.0.0.0/8", "::1"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.7", [], "203.0.113.7"),
        ("203.0.113.7", ["198.51.100.1"], "203.0.113.7"),  # not a proxy of ours
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["192.0.2.66, 198.51.100.1"], "198.51.100.1"),  # the first is forged
        ("10.0.0.1", ["192.0.2.66", "198.51.100.1,10.9.9.9"], "198.51.100.1"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["192.0.2.66, nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["9" * 5000], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("::1", ["[2001:db8:1:2:3::4]:4711"], "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", [], "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("fe80::1%eth0", [], "fe80::/64"),
        ("a.sock", ["198.51.100.1"], "unknown"),
        (None, [], "unknown"),
    ],
)
def test_only_proxies_of_ours_are_believed(
    peer: str | None, forwarded: list[str], address: str
) -> None:
    headers = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    scope = {"type": "http", "client": peer and (peer, 1), "headers": headers}
    assert client_address(scope, PROXIES) == address


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"host": "play.org", "origin": "https://play.org"}, True),
        ({"host": "play.org:8000", "origin": "http://Play.org:8000"}, True),
        ({"host": "play.org:8000", "origin": "http://play.org"}, False),
        ({"host": "play.org", "origin": "https://evil.org"}, False),
        ({"host": "play.org", "origin": "https://play.org.evil.org"}, False),
        ({"host": "play.org", "origin": "null"}, False),
        ({"host": "", "origin": "https://"}, False),
        ({"origin": "null"}, False),
        ({"origin": "https://[evil"}, False),
        ({"host": "inside:8000", "origin": "https://listed.org"}, True),
        ({"host": "a", "origin": "https://listed.org", "sec-fetch-site": "cross-site"}, True),
        ({"host": "a", "origin": "http://listed.org"}, False),
        ({"host": "a", "origin": "http://a", "sec-fetch-site": "same-origin"}, True),
        ({"host": "a", "origin": "http://a", "sec-fetch-site": "cross-site"}, False),
        ({"host": "a", "sec-fetch-site": "cross-site"}, False),
        ({"host": "a", "sec-fetch-site": "none"}, True),
    ],
)
def test_pages_of_others_may_not_call(headers: dict[str, str], allowed: bool) -> None:
    assert allowed_origin(headers, Config(origins=("https://listed.org",))) is allowed


def test_the_sockets_of_a_seat_share_a_limit_and_watchers_do_not() -> None:
    limits = Limits(Config(messages_burst=3), Clock())
    sockets = [limits.messages("table", 1) for _ in range(4)]
    assert [socket.take() > 0 for socket in sockets] == [False, False, False, True]
    assert not limits.messages("table", 2).take()
    assert not limits.messages("other", 1).take()
    watchers = [limits.messages("table", 0) for _ in range(4)]
    assert not any(watcher.take() for watcher in watchers)
