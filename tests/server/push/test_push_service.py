"""Web Push to a real receiver on this machine, which decrypts what it gets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from namiji.errors import NamijiError
from namiji.server.config import Config
from namiji.server.live.live_table import LiveTable
from namiji.server.push.push_service import PushService
from namiji.server.store import PushSubscription, Store, open_store
from tests.server.live.test_correspondence import TWO_DAYS, decide
from tests.support.server.live_tables import (
    FakeConnection,
    open_registry,
    request,
    run,
    sit,
    table_of_people,
    wait_until,
)
from tests.support.server.push_receiver import PushReceiver

NAME = "play.example.org"


@asynccontextmanager
async def one_service(folder: Path, *services: str) -> AsyncIterator[tuple[PushService, Store]]:
    config = Config(push=True, push_services=services, names=(NAME,))
    with closing(open_store(f"sqlite:///{folder / 'tables.db'}")) as store:
        async with PushService(config, store) as service:
            yield service, store


def test_an_absent_player_is_told_and_a_present_one_is_not(tmp_path: Path) -> None:
    async def test() -> None:
        with PushReceiver() as receiver:
            services = (receiver.origin,)
            async with open_registry(
                tmp_path, push=True, push_services=services, names=(NAME,)
            ) as registry:
                live, tokens = await registry.create(table_of_people(2, clock=TWO_DAYS))
                push, table = registry.services.push, live.table
                assert push is not None
                await wait_until(lambda: not push._waiting)  # nobody wanted to know of the start
                for seat, language in (1, "en"), (2, "fr"):
                    token_hash = table.seats[seat].token_hash or b""
                    subscription = receiver.subscription(f"seat{seat}", language)
                    await push.subscribe(table.id, token_hash, subscription)
                first = table.playing.decider
                while table.playing.decider == first:  # alone at the table
                    await decide(live)
                await wait_until(lambda: bool(receiver.received))
                told = receiver.received[-1]
                other = table.playing.decider
                assert told.path == f"/send/seat{other}"
                text = {1: "It’s your turn.", 2: "C’est ton tour."}[other]
                assert receiver.message(told) == {"text": text, "table": table.id}
                for token in tokens.values():
                    assert token not in str(told.headers)
                assert 172_000 < int(told.headers["ttl"]) <= 172_800
                key, claims = receiver.signed_by(told)
                assert key == push.public_key
                assert (claims["aud"], claims["sub"]) == (receiver.origin, f"https://{NAME}")
                del receiver.received[:]
                await sit(live, FakeConnection(first))
                while table.playing.decider == other:
                    await decide(live)
                await wait_until(lambda: not push._waiting)
                assert f"/send/seat{first}" not in [each.path for each in receiver.received]

    run(test)


def test_who_takes_a_decision_back_again_and_again_does_not_ring_without_end(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        with PushReceiver() as receiver:
            async with open_registry(
                tmp_path, push=True, push_services=(receiver.origin,)
            ) as registry:
                live, _ = await registry.create(table_of_people(2, clock=TWO_DAYS))
                push, table = registry.services.push, live.table
                assert push is not None
                teaser = table.playing.decider
                other, connection = 3 - teaser, FakeConnection(teaser)
                token_hash = table.seats[other].token_hash or b""
                await push.subscribe(table.id, token_hash, receiver.subscription())
                await sit(live, connection)
                turns = 0
                for number in range(20):
                    if table.playing.decider == teaser:
                        await request_now(live, connection, number)
                        turns += table.playing.decider == other
                    elif (keep := table.free_undo(teaser)) is not None:
                        undo = {"version": live.version, "keep": keep}
                        wish = request(type="undo", id=f"u{number}", **undo)
                        await live.request(connection, wish)
                await wait_until(lambda: not push._waiting)
                assert turns > 1
                assert len(receiver.received) == 1
                while table.playing.decider == other:
                    await decide(live)
                for number in range(100, 200):
                    if table.playing.decider == teaser:
                        await request_now(live, connection, number)
                await wait_until(lambda: len(receiver.received) == 2)

    run(test)


async def request_now(live: LiveTable, connection: FakeConnection, number: int) -> None:
    """Play the last choice."""
    action = connection.state["game"]["choices"][-1]["action"]
    wish = {"id": f"d{number}", "version": live.version, "action": action}
    await live.request(connection, request(type="decide", **wish))


def test_the_key_of_a_server_stays(tmp_path: Path) -> None:
    async def key() -> str:
        async with one_service(tmp_path) as (service, _):
            return service.public_key

    first = asyncio.run(key())
    assert len(first) == 87  # 65 bytes
    assert asyncio.run(key()) == first


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def test() -> None:
        with PushReceiver(status) as receiver:
            assert await _subscriptions_after(receiver, tmp_path) == []

    asyncio.run(test())


@pytest.mark.parametrize("status", [302, 307, 429, 500])
def test_a_service_in_trouble_is_asked_once_and_leads_nowhere(tmp_path: Path, status: int) -> None:
    async def test() -> None:
        with PushReceiver(status) as receiver:
            assert len(await _subscriptions_after(receiver, tmp_path)) == 1
            assert len(receiver.received) == 1

    asyncio.run(test())


async def _subscriptions_after(receiver: PushReceiver, folder: Path) -> list[PushSubscription]:
    """What is left after one message."""
    async with open_registry(folder, push=True, push_services=(receiver.origin,)) as registry:
        live, _ = await registry.create(table_of_people(2))
        push, store, table = registry.services.push, registry.services.store, live.table.id
        assert push is not None
        await push.subscribe(table, b"seat", receiver.subscription())
        push.your_turn(table, b"seat", None)
        await wait_until(lambda: not push._waiting)
        assert receiver.received[0].headers["ttl"] == str(28 * 24 * 3600)
        return list(await store.push_subscriptions(table, b"seat"))


def test_a_seat_has_few_subscriptions(tmp_path: Path) -> None:
    async def test() -> None:
        with PushReceiver() as receiver:
            async with open_registry(
                tmp_path, push=True, push_services=(receiver.origin,)
            ) as registry:
                live, _ = await registry.create(table_of_people(2))
                push, store = registry.services.push, registry.services.store
                assert push is not None
                for number in range(9):
                    wish = receiver.subscription(f"browser{number}")
                    await push.subscribe(live.table.id, b"seat", wish)
                kept = await store.push_subscriptions(live.table.id, b"seat")
                assert {each.endpoint[-1] for each in kept} == set("45678")
                await store.unsubscribe(kept[0].endpoint, live.table.id, b"other")
                await store.unsubscribe(kept[1].endpoint, live.table.id, b"seat")
                assert len(await store.push_subscriptions(live.table.id, b"seat")) == 4

    asyncio.run(test())


def test_keys_that_are_none_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        with PushReceiver() as receiver:
            good = receiver.subscription()
            async with one_service(tmp_path, receiver.origin) as (service, _):
                for bad in (
                    replace(good, p256dh="A" * 87),
                    replace(good, p256dh="AAAA"),
                    replace(good, auth="AAAA"),
                    replace(good, auth="!"),
                ):
                    with pytest.raises(NamijiError, match="keys of a browser"):
                        await service.subscribe("table", b"", bad)

    asyncio.run(test())
