"""Two registries on one PostgreSQL, as two processes have them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from namiji.server.live import peers
from namiji.server.live.live_table import LiveTable
from namiji.server.live.registry import TableRegistry
from namiji.server.store.news import News
from namiji.server.table.levels import Level
from namiji.server.table.settings import NewTable
from tests.support.server.live_tables import (
    FakeConnection,
    Message,
    open_registry,
    request,
    run,
    sit,
    table_of_people,
    wait_until,
)
from tests.support.server.postgres import Postgres, postgres

__all__ = ["postgres"]

Pair = tuple[TableRegistry, TableRegistry]


@asynccontextmanager
async def two(folder: Path, postgres: Postgres) -> AsyncIterator[Pair]:
    url = postgres.new_database()
    async with open_registry(folder, url=url) as one, open_registry(folder, url=url) as other:
        both = {one.services.store.process, other.services.store.process}
        assert len(both) == 2
        await wait_until(lambda: one.services.peers.count == other.services.peers.count == 2)
        yield one, other


@asynccontextmanager
async def at_both(
    pair: Pair, table: NewTable
) -> AsyncIterator[tuple[LiveTable, LiveTable, FakeConnection, FakeConnection]]:
    """The table at both processes, with seat 1 at the first and seat 2 at the second."""
    one, other = pair
    made, _ = await one.create(table)
    async with one.use(made.id) as here, other.use(made.id) as there:
        first, second = FakeConnection(1), FakeConnection(2)
        await sit(here, first, 0)
        await sit(there, second, 0)
        yield here, there, first, second


def decision(connection: FakeConnection, key: str) -> dict[str, object]:
    state = connection.state
    action = state["game"]["choices"][0]["action"]
    return {"type": "decide", "id": key, "version": state["version"], "action": action}


def with_two(test: Callable[[Pair], Awaitable[None]], folder: Path, postgres: Postgres) -> None:
    async def scenario() -> None:
        async with two(folder, postgres) as pair:
            await test(pair)

    run(scenario)


def test_what_one_commits_the_other_shows(tmp_path: Path, postgres: Postgres) -> None:
    async def test(pair: Pair) -> None:
        async with at_both(pair, table_of_people(2)) as (here, there, first, second):
            seats = {1: (here, first), 2: (there, second)}
            for turn in range(6):
                version = max(here.version, there.version)
                await wait_until(lambda v=version: here.version == there.version == v)  # type: ignore[misc]
                live, connection = seats[here.table.playing.decider]
                await wait_until(lambda c=connection: bool(c.state["game"]["choices"]))  # type: ignore[misc]
                await live.request(connection, request(**decision(connection, f"{turn}")))
                assert connection.answer["error"] is None
            await wait_until(lambda: here.version == there.version)
            assert first.steps("decided")[:1] != []
            versions = [step["version"] for step in second.steps("decided")]
            assert versions == [step["version"] for step in first.steps("decided")]

    with_two(test, tmp_path, postgres)


def test_presence_is_that_of_all_processes(tmp_path: Path, postgres: Postgres) -> None:
    async def test(pair: Pair) -> None:
        async with at_both(pair, table_of_people(2)) as (here, there, first, second):

            def present(live: LiveTable) -> list[bool]:
                return [seat["present"] for seat in live.info()["seats"]]

            await wait_until(lambda: present(here) == present(there) == [True, True])
            await there.set_pace(second, 3.0)
            await wait_until(lambda: here.info()["pace"] == 3.0)
            await there.disconnect(second)
            await wait_until(lambda: present(here) == [True, False])
            assert first.messages[-1]["table"]["seats"][1]["present"] is False

    with_two(test, tmp_path, postgres)


def test_a_request_that_both_get_is_done_once(tmp_path: Path, postgres: Postgres) -> None:
    """Its answer was lost, so the client asks again at the other process, which is not yet told."""

    async def test(pair: Pair) -> None:
        one, other = pair
        made, _ = await one.create(table_of_people(2))
        decider = made.table.playing.decider
        async with one.use(made.id) as here, other.use(made.id) as there:
            first, again = FakeConnection(decider), FakeConnection(decider)
            await sit(here, first)
            await sit(there, again)
            message = request(**decision(first, "once"))
            await asyncio.gather(here.request(first, message), there.request(again, message))
            assert first.answer == again.answer
            assert first.answer["error"] is None
            await wait_until(lambda: here.version == there.version)
            assert len(here.table.playing.decisions) == 1

    with_two(test, tmp_path, postgres)


def test_the_slower_of_two_is_stale(tmp_path: Path, postgres: Postgres) -> None:
    async def test(pair: Pair) -> None:
        one, other = pair
        made, _ = await one.create(table_of_people(2))
        decider = made.table.playing.decider
        async with one.use(made.id) as here, other.use(made.id) as there:
            first, second = FakeConnection(decider), FakeConnection(decider)
            await sit(here, first)
            await sit(there, second)
            await asyncio.gather(
                here.request(first, request(**decision(first, "a"))),
                there.request(second, request(**decision(second, "b"))),
            )
            errors = [first.answer["error"], second.answer["error"]]
            codes = [error["code"] for error in errors if error is not None]
            assert codes in (["stale"], ["not-your-turn"])
            await wait_until(lambda: here.version == there.version)
            assert len(here.table.playing.decisions) == 1

    with_two(test, tmp_path, postgres)


def test_bots_play_where_the_lease_is_and_elsewhere_once_that_is_gone(
    tmp_path: Path, postgres: Postgres
) -> None:
    seats = [*[{"kind": "here", "name": name} for name in ("Ana", "Bo")], {"kind": "bot"}]
    table = NewTable.model_validate({"seats": seats, "pace": 0, "stand_in": "deckhand"})

    async def test(pair: Pair) -> None:
        async with at_both(pair, table) as (here, there, first, second):
            await here.request(first, request(type="hand_over", id="1", seat=1))
            await there.request(second, request(type="hand_over", id="2", seat=2))
            await wait_until(lambda: bool(first.steps("decided")))
            drives_here, drives_there = here.has_lease, there.has_lease
            assert drives_here != drives_there
            owner, gone, stays = (here, first, second) if drives_here else (there, second, first)
            await owner.disconnect(gone)
            seen = len(stays.steps("decided"))
            await wait_until(lambda: len(stays.steps("decided")) > seen + 1)
            assert (here.has_lease, there.has_lease) == (drives_there, drives_here)

    with_two(test, tmp_path, postgres)


def test_bots_do_not_wait_for_a_process_that_has_just_started(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [*[{"kind": "here", "name": name} for name in ("Ana", "Bo")], {"kind": "bot"}]
    table = NewTable.model_validate({"seats": seats, "pace": 0, "stand_in": "deckhand"})
    prepared = asyncio.Event()

    async def until_ready(_level: Level) -> None:
        await prepared.wait()

    async def test(pair: Pair) -> None:
        monkeypatch.setattr(pair[0].services.bots, "_until_ready", until_ready)
        async with at_both(pair, table) as (here, there, first, second):
            await there.request(second, request(type="hand_over", id="2", seat=2))
            await here.request(first, request(type="hand_over", id="1", seat=1))
            await wait_until(lambda: len(second.steps("decided")) > 1)
            assert (here.has_lease, there.has_lease) == (False, True)
            await there.disconnect(second)
            seen = here.version
            prepared.set()
            await wait_until(lambda: here.version > seen + 1)

    with_two(test, tmp_path, postgres)


def test_a_lost_notice_only_delays(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "_LOOK_SECONDS", 0.5)

    def hear_nothing(_self: object, _news: list[News]) -> None:
        pass

    monkeypatch.setattr(peers.Peers, "_hear", hear_nothing)

    async def test(pair: Pair) -> None:
        async with at_both(pair, table_of_people(2)) as (here, there, first, second):
            live, connection = (here, first) if here.table.playing.decider == 1 else (there, second)
            await live.request(connection, request(**decision(connection, "1")))
            await wait_until(lambda: here.version == there.version)
            assert first.steps("decided") == second.steps("decided")

    with_two(test, tmp_path, postgres)


def test_what_was_told_while_postgresql_was_away_is_read_at_once(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "_LOOK_SECONDS", 1000.0)

    async def test(pair: Pair) -> None:
        async with at_both(pair, table_of_people(2)) as (here, there, first, second):
            live, connection = (here, first) if here.table.playing.decider == 1 else (there, second)
            postgres.turn_out_clients()
            await live.request(connection, request(**decision(connection, "1")))
            await wait_until(lambda: here.version == there.version)

    with_two(test, tmp_path, postgres)


def test_who_comes_to_another_process_gains_no_time(tmp_path: Path, postgres: Postgres) -> None:
    clock = {"kind": "move", "seconds": 60}

    async def test(pair: Pair) -> None:
        one, other = pair
        made, _ = await one.create(table_of_people(2, clock=clock))
        async with one.use(made.id) as here, other.use(made.id) as there:
            await sit(here, FakeConnection(1))
            await asyncio.sleep(0.5)
            late = FakeConnection(2)
            await sit(there, late)
            assert late.state["game"]["clock"]["seconds"] < 59.6

    with_two(test, tmp_path, postgres)


def test_a_table_deleted_at_one_is_gone_at_the_other(tmp_path: Path, postgres: Postgres) -> None:
    async def test(pair: Pair) -> None:
        async with at_both(pair, table_of_people(2)) as (here, _there, _first, second):
            await pair[0].delete(here.id, here.table.seats[1].token_hash or b"")
            await wait_until(lambda: second.is_closed)

    with_two(test, tmp_path, postgres)


def emotes(connection: FakeConnection) -> list[Message]:
    """News of who is present may come later."""
    return [message for message in connection.messages if message["type"] == "emote"]


def test_a_picture_is_shown_at_both(tmp_path: Path, postgres: Postgres) -> None:
    async def test(pair: Pair) -> None:
        async with at_both(pair, table_of_people(2)) as (here, _, first, second):
            async with asyncio.timeout(300):
                while not emotes(second):  # a notice may be lost, and a picture with it
                    await here.show_emote(first, "wow")
                    await asyncio.sleep(0.1)
            for connection in (first, second):
                shown = {(each["seat"], each["emote"]) for each in emotes(connection)}
                assert shown == {(1, "wow")}

    with_two(test, tmp_path, postgres)
