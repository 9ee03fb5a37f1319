"""Some shout, flood or say nothing at all: they are cut off, and others play on."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from namiji.record import read_record, verify
from tests.support.server.attacked_server import NEW_TABLE, AttackedServer, attacked_server
from tests.support.server.client import hello
from tests.support.server.raw_connections import (
    MESSAGES,
    PING,
    TEXT,
    WRONG,
    RawConnection,
    frame,
    talk,
    url,
)
from tests.support.server.seated_clients import SeatedClients
from tests.support.server.server_process import ServerProcess
from tests.support.size import size, soak_only

pytestmark = pytest.mark.slow

GAMES = size(1, full=2)  # beside the attacks


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    """With limits that honest people do not meet."""
    yield from attacked_server(
        tmp_path_factory.mktemp("strict"),
        *("--messages-per-second", "100", "--messages-burst", "100"),
        *("--sockets-per-address", "30", "--silence-seconds", "10"),
    )


@pytest.fixture(autouse=True)
def nothing_breaks(strict: AttackedServer) -> Iterator[None]:
    yield
    log = strict.server.log
    assert not [word for word in ("Traceback", '"incident"', "namiji.") if word in log], log


async def play_a_game(server: ServerProcess, seed: int) -> str:
    """Returns its record."""
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=300) as http:
        clients = SeatedClients(http, random.Random(seed))
        await clients.take_seats({**NEW_TABLE, "public": True})
        await clients.play()
        await clients.disconnect_all()
        answer = await http.get(f"/api/tables/{clients.table}/games/1/record")
        return answer.raise_for_status().text


@soak_only("the attacks one by one are in tests/server/web")
def test_others_play_on_in_a_storm(strict: AttackedServer) -> None:
    rng = random.Random(7)

    def shout() -> list[str | bytes]:
        says: list[str | bytes] = [hello()] if rng.random() < 0.8 else []
        for _ in range(rng.randrange(30)):
            message = dict(rng.choice(MESSAGES))
            message[rng.choice([*message])] = rng.choice([*WRONG, "x" * 3000])
            says += rng.choice(
                [[json.dumps(message)], [rng.randbytes(40)], ["x" * 5000], ["[" * 99]]
            )
        return says

    async def storm(over: asyncio.Event) -> int:
        knocks = 0
        async with httpx.AsyncClient(base_url=strict.server.url, trust_env=False) as http:
            while not over.is_set():
                listed = (await http.get("/api/tables")).json()["tables"]
                table = rng.choice([strict.table, *(each["id"] for each in listed)])
                await talk(strict.server, table, shout())
                knocks += 1
        return knocks

    async def all_at_once() -> tuple[list[str], list[int]]:
        over = asyncio.Event()
        shouting = [asyncio.create_task(storm(over)) for _ in range(4)]
        records = await asyncio.gather(*(play_a_game(strict.server, seed) for seed in range(3)))
        over.set()
        return records, await asyncio.gather(*shouting)

    records, knocks = asyncio.run(all_at_once())
    assert all(verify(read_record(record)).proven for record in records)
    assert min(knocks) > 0


async def flood(attacked: AttackedServer) -> int:
    """How the line is closed."""
    async with connect(url(attacked.server, attacked.table), proxy=None, max_queue=None) as line:
        await line.send(hello())
        try:
            for _ in range(5000):
                await line.send('{"type": "ping"}')
            while True:
                await line.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


async def keep_silent(attacked: AttackedServer) -> None:
    async with connect(url(attacked.server, attacked.table), proxy=None) as line:
        assert json.loads(await line.recv())["error"]["code"] == "no-hello"
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


async def never_read(attacked: AttackedServer) -> None:
    """Ask for large answers and take none, until one counts as gone."""
    says = [hello(attacked.tokens[0])]
    for number in range(60):
        message = {"type": "decide", "id": f"n-{number}", "version": 0, "action": "sail 1"}
        says.append(json.dumps(message))
    line = await asyncio.to_thread(RawConnection, attacked.server, attacked.table)
    with closing(line):
        await asyncio.to_thread(line.send, b"".join(frame(TEXT, each.encode()) for each in says))
        for is_there in (True, False):
            while await anybody_is_at(attacked) != is_there:
                await asyncio.sleep(0.05)


async def anybody_is_at(attacked: AttackedServer) -> bool:
    async with httpx.AsyncClient(base_url=attacked.server.url, trust_env=False) as http:
        seats = (await http.get(f"/api/tables/{attacked.table}")).json()["table"]["seats"]
    return any(seat["present"] for seat in seats)


async def crowd(attacked: AttackedServer) -> list[int]:
    """How lines are closed that are more than one address may have."""
    codes = []
    async with AsyncExitStack() as lines:
        for _ in range(40):
            place = url(attacked.server, attacked.table)
            line = await lines.enter_async_context(connect(place, proxy=None, max_queue=None))
            try:
                await line.send(hello())
                while json.loads(await line.recv())["type"] != "state":
                    pass
            except ConnectionClosed as closed:
                codes.append(closed.rcvd.code if closed.rcvd else 1006)
    return codes


def test_who_floods_or_never_reads_or_never_speaks_is_cut_off(strict: AttackedServer) -> None:
    async def all_at_once() -> list[Any]:
        async with asyncio.timeout(300):
            return await asyncio.gather(
                *(play_a_game(strict.server, seed) for seed in range(GAMES)),
                *(flood(strict) for _ in range(3)),
                keep_silent(strict),
                never_read(strict),
            )

    before = strict.memory
    answers = asyncio.run(all_at_once())
    assert all(verify(read_record(record)).proven for record in answers[:GAMES])
    assert {*answers[GAMES : GAMES + 3]} <= {1008, 1006}, (
        "1006 if the reason is lost with what was not read"
    )
    assert strict.memory - before < 64


def test_an_address_has_only_so_many_lines(strict: AttackedServer) -> None:
    codes = asyncio.run(crowd(strict))
    assert (len(codes), {*codes}) == (10, {1013})


def test_signs_of_life_cannot_fill_the_memory(strict: AttackedServer) -> None:
    """A line that asks for signs of life and never reads them."""
    line = RawConnection(strict.server, strict.table)
    with closing(line):
        line.send(frame(TEXT, hello().encode()))
        before = strict.memory
        pings = frame(PING, b"x" * 125) * 1000
        for _ in range(400):
            if not line.send(pings, seconds=1):
                break
        assert strict.memory - before < 16
