"""Whatever a socket says, it is answered or closed, and tables stand as before."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.server.attacked_server import NEW_TABLE, SEATS, AttackedServer, attacked_server
from tests.support.server.client import hello
from tests.support.server.raw_connections import (
    MESSAGES,
    PING,
    TEXT,
    WRONG,
    RawConnection,
    Reaction,
    close_code,
    frame,
    talk,
    url,
)
from tests.support.size import size

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    """Without limits."""
    yield from attacked_server(tmp_path_factory.mktemp("attacked"), "--away-seconds", "2")


@pytest.fixture(autouse=True)
def nothing_breaks(attacked: AttackedServer) -> Iterator[None]:
    before = len(attacked.server.log)
    yield
    log = attacked.server.log[before:]
    assert not [word for word in ("Traceback", '"incident"', "namiji.") if word in log], log


@pytest.fixture
def unchanged(attacked: AttackedServer) -> Iterator[None]:
    before = attacked.logs()
    yield
    assert attacked.logs() == before


# Things said that are no messages

numbers = st.integers() | st.floats()
json_values = st.recursive(
    st.none() | st.booleans() | numbers | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


@st.composite
def broken(draw: st.DrawFn) -> str:
    """A message that is no more."""
    message: dict[str, Any] = dict(draw(st.sampled_from(MESSAGES)))
    field = draw(st.sampled_from(sorted(message)))
    match draw(st.integers(0, 5)):
        case 0:
            del message["id" if "id" in message else "type"]
        case 1:
            message[field] = draw(st.sampled_from(WRONG))
        case 2:
            message["more"] = draw(json_values)
        case 3:
            message["type"] = draw(json_values)
        case 4:
            text = json.dumps(message)
            return text[: draw(st.integers(0, len(text) - 1))]
        case 5:
            return json.dumps(message).replace(f'"{field}":', f'"{field}":' + "[" * 1000, 1)
    return json.dumps(message)


junk = st.text(max_size=60) | st.binary(max_size=60) | json_values.map(json.dumps) | broken()
anything = junk | st.sampled_from(MESSAGES).map(json.dumps)


@pytest.mark.usefixtures("unchanged")
@settings(max_examples=size(20, full=60), deadline=None, derandomize=True, database=None)
@given(st.lists(junk, min_size=1, max_size=12), st.sampled_from([0, 1]))
def test_junk_of_a_seat_is_refused(
    attacked: AttackedServer, says: list[str | bytes], which: int
) -> None:
    reaction = attacked.talk(hello(attacked.tokens[which]), *says)
    assert reaction.messages[0]["type"] == "state"
    assert reaction.code == 0
    assert len(reaction.errors) == len(says)
    assert not reaction.done


@pytest.mark.usefixtures("unchanged")
@settings(max_examples=size(13, full=40), deadline=None, derandomize=True, database=None)
@given(st.lists(anything, min_size=1, max_size=12))
def test_a_watcher_changes_nothing_whatever_it_says(
    attacked: AttackedServer, says: list[str | bytes]
) -> None:
    reaction = attacked.talk(hello(), *says)
    assert reaction.code == 0
    assert not reaction.done


@pytest.mark.usefixtures("unchanged")
@settings(max_examples=size(13, full=40), deadline=None, derandomize=True, database=None)
@given(anything)
def test_who_does_not_say_hello_is_sent_away(attacked: AttackedServer, first: str | bytes) -> None:
    reaction = attacked.talk(first)
    assert reaction.code == 1008
    assert set(reaction.errors) <= {"no-hello", "bad-message", "bad-token", "other-protocol"}


@pytest.mark.usefixtures("unchanged")
def test_an_error_quotes_nothing_that_was_said(attacked: AttackedServer) -> None:
    secret = attacked.strange_token
    for message in MESSAGES:
        for place in message.keys() - {"id"}:
            said = json.dumps({**message, place: secret})
            reaction = attacked.talk(hello(), said, json.dumps({**message, secret: 1}))
            assert len(reaction.errors) == 2 or place in ("action", "token")
            assert secret not in json.dumps(reaction.messages)


FRAMES = {
    "too long": (frame(TEXT, b"x" * 5000), 1009),
    "too long in pieces": (
        frame(TEXT, b"x" * 2500, fin=False) + frame(0, b"x" * 2500, fin=False),
        1009,
    ),
    "no UTF-8": (frame(TEXT, b'{"type": "\xff\xfe"}'), 1007),
    "an unknown kind": (frame(3, b""), 1002),
    "an unknown sign": (frame(11, b""), 1002),
    "a reserved bit": (frame(TEXT | 0x40, b"{}"), 1002),
    "without a mask": (frame(TEXT, b"{}", masked=False), 1002),
    "a piece of nothing": (frame(0, b"{}"), 1002),
    "a long sign": (frame(PING, b"x" * 126), 1002),
    "a strange goodbye": (frame(8, b"\x03"), 1002),
}


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(("data", "code"), FRAMES.values(), ids=FRAMES)
@pytest.mark.parametrize("greets", [True, False], ids=["after hello", "at once"])
def test_frames_against_the_rules_close_the_line(
    attacked: AttackedServer, data: bytes, code: int, greets: bool
) -> None:
    line = RawConnection(attacked.server, attacked.table)
    with closing(line):
        line.send((frame(TEXT, hello().encode()) if greets else b"") + data)
        assert close_code(line.read_to_end()) == code


# Things that may not be done


@pytest.mark.usefixtures("unchanged")
def test_a_hello_that_will_not_do_is_answered_and_closed(attacked: AttackedServer) -> None:
    def said(**fields: Any) -> str:
        return json.dumps({"type": "hello", "protocol": 1, **fields})

    assert attacked.talk(said(protocol=2)).errors == ["other-protocol"]
    assert attacked.talk(said(protocol=10**30)).errors == ["other-protocol"]
    assert attacked.talk(said(token="")).errors == ["bad-token"]
    assert attacked.talk(said(token=attacked.strange_token)).errors == ["bad-token"]
    assert attacked.talk(said(token=attacked.strange_token)).code == 1008
    assert attacked.talk(said(token="x" * 200)).errors == ["bad-message"]
    assert attacked.talk(said(since=-1)).errors == ["bad-message"]


@pytest.mark.parametrize("table", ["abcd-efgh-jkmn", "x", "%00", "%ff", "x" * 3000])
@pytest.mark.usefixtures("unchanged")
def test_a_table_that_is_not_there_gets_no_socket(attacked: AttackedServer, table: str) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        attacked.talk(hello(), table=table)
    assert refusal.value.response.status_code == 404
    assert json.loads(refusal.value.response.body)["error"]["code"] == "no-such-table"


def test_a_page_of_somebody_elses_gets_no_socket(attacked: AttackedServer) -> None:
    async def call(origin: str) -> None:
        place = url(attacked.server, attacked.table)
        async with connect(place, proxy=None, additional_headers={"Origin": origin}):
            pass

    for origin in ("https://elsewhere.example", "null", "http://127.0.0.1:1", "x"):
        with pytest.raises(InvalidStatus) as refused:
            asyncio.run(call(origin))
        assert refused.value.response.status_code == 403


@pytest.mark.usefixtures("unchanged")
def test_what_may_not_be_done_is_refused(attacked: AttackedServer) -> None:
    decider, other = attacked.tokens
    state = attacked.talk(hello(decider)).messages[0]
    version, me, action = state["version"], state["seat"], state["game"]["view"]["legal_actions"][0]

    def told(token: str | None, kind: str, **fields: Any) -> list[str]:
        return attacked.ask(token, type=kind, id="t-1", **fields).errors

    assert told(other, "decide", version=version, action=action) == ["not-your-turn"]
    assert told(None, "decide", version=version, action=action) == ["watching"]
    assert told(decider, "decide", version=0, action=action) == ["stale"]
    assert told(decider, "decide", version=version + 1, action=action) == ["bad-version"]
    assert told(decider, "decide", version=version, action="sail 1")[0] in ("backwards", "not-now")
    assert told(decider, "decide", version=version, action="fly") == ["unknown-action"]
    assert told(decider, "undo", version=version, keep=0) == ["no-undo"]
    assert told(other, "hand_over", seat=me) == ["not-away"]
    assert told(other, "answer_undo", asked=version, agree=True) == ["not-asked"]
    assert told(other, "vote", direction="clockwise") == ["no-vote"]
    assert told(other, "start") == ["started"]
    assert told(None, "hand_over", seat=me) == ["watching"]
    assert told(other, "come_back") == ["not-replaced"]
    assert told(other, "rematch") == ["not-over"]
    assert attacked.talk(hello(other), hello(decider)).errors == ["hello-again"]


@pytest.mark.usefixtures("unchanged")
def test_nobody_sits_where_there_is_no_seat(attacked: AttackedServer) -> None:
    async def with_time_to_be_away() -> None:
        async with connect(url(attacked.server, attacked.table), proxy=None) as line:
            await line.send(hello(attacked.tokens[1]))
            await asyncio.sleep(2.2)  # a player counts as away after this time
            for kind in ("hand_over", "free_seat"):
                for seat in (3, 5):
                    message = {"type": kind, "id": f"{kind}-{seat}", "seat": seat}
                    await line.send(json.dumps(message))
            reaction = Reaction()
            while len(reaction.errors) < 4:
                reaction.take(await line.recv())

    asyncio.run(with_time_to_be_away())


async def open_table(attacked: AttackedServer, **settings: Any) -> tuple[str, str]:
    """A table that waits for two more; its id and the host's token."""
    wish = {"seats": [SEATS[0], {"kind": "link"}, {"kind": "link"}], **settings}
    async with httpx.AsyncClient(base_url=attacked.server.url, trust_env=False) as http:
        made = (await http.post("/api/tables", json=wish)).json()
    return made["table"]["id"], made["seats"][0]["token"]


def test_the_host_cannot_free_a_seat_that_is_not_there(attacked: AttackedServer) -> None:
    async def free() -> Reaction:
        table, token = await open_table(attacked)
        await asyncio.sleep(2.2)  # a player counts as away after this time
        message = {"type": "free_seat", "id": "free", "seat": 5}
        return await talk(attacked.server, table, [hello(token), json.dumps(message)])

    reaction = asyncio.run(free())
    assert reaction.code == 0
    assert len(reaction.errors) == 1


def test_a_request_sent_again_has_one_effect(attacked: AttackedServer) -> None:
    async def decide(table: str, tokens: list[str]) -> list[int]:
        states = [(await talk(attacked.server, table, [hello(t)])).messages[0] for t in tokens]
        state = next(state for state in states if state["game"]["choices"])
        action, version = state["game"]["view"]["legal_actions"][0], state["version"]
        message = {"type": "decide", "id": "once", "version": version, "action": action}
        says = [hello(tokens[state["seat"] - 1]), *[json.dumps(message)] * 3]
        first = await talk(attacked.server, table, says)
        again = await talk(attacked.server, table, says)
        now = (await talk(attacked.server, table, [hello()])).messages[0]["version"]
        return [*first.done, *again.done, now - version]

    async def sit_down_and_decide() -> list[int]:
        async with httpx.AsyncClient(base_url=attacked.server.url, trust_env=False) as http:
            made = (await http.post("/api/tables", json=NEW_TABLE)).json()
        return await decide(made["table"]["id"], [seat["token"] for seat in made["seats"]])

    *done, changes = asyncio.run(sit_down_and_decide())
    assert (len(done), len({*done}), changes) == (6, 1, 1)


def test_the_requests_of_a_person_are_not_those_of_who_sat_there_before(
    attacked: AttackedServer,
) -> None:
    async def vote_and_leave(table: str) -> Reaction:
        async with httpx.AsyncClient(base_url=attacked.server.url, trust_env=False) as http:
            joined = await http.post(f"/api/tables/{table}/join", json={"names": ["Bo"]})
        vote = {"type": "vote", "id": "first", "direction": "clockwise"}
        leave = {"type": "leave", "id": "second"}
        says = [hello(joined.json()["seats"][0]["token"]), json.dumps(vote), json.dumps(leave)]
        return await talk(attacked.server, table, says)

    async def one_after_another() -> list[Reaction]:
        table, _ = await open_table(attacked, direction="vote")
        return [await vote_and_leave(table) for _ in range(2)]

    one, other = asyncio.run(one_after_another())
    assert len(one.done) == len(other.done) == 2
    assert not {*one.done} & {*other.done}


def test_who_comes_while_a_table_is_deleted_does_not_stay(attacked: AttackedServer) -> None:
    async def come(table: str, token: str, wait: float) -> int:
        """How the line is refused or closed; 0 if it is not."""
        try:
            async with (
                connect(url(attacked.server, table), proxy=None) as line,
                asyncio.timeout(3 + wait),
            ):
                await asyncio.sleep(wait)
                await line.send(hello(token))
                while True:
                    await line.recv()
        except TimeoutError:
            return 0
        except InvalidStatus as refused:
            return refused.response.status_code
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def delete() -> list[int]:
        table, token = await open_table(attacked)
        async with httpx.AsyncClient(base_url=attacked.server.url, trust_env=False) as http:
            coming = [asyncio.create_task(come(table, token, n / 1000)) for n in range(30)]
            await asyncio.sleep(0.01)
            headers = {"Authorization": f"Bearer {token}"}
            assert (await http.delete(f"/api/tables/{table}", headers=headers)).status_code == 204
            return await asyncio.gather(*coming)

    for _ in range(size(2, full=5)):
        assert {*asyncio.run(delete())} <= {1000, 4404, 404}
