"""Games over days: their clocks follow from the log, whatever happens to the server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from namiji import NamijiError
from namiji.server.live.live_table import LiveTable
from namiji.server.live.registry import TableRegistry
from namiji.server.table.settings import NewTable
from tests.support.server.live_tables import (
    FakeClock,
    FakeConnection,
    open_registry,
    request,
    run,
    sit,
    table_of_people,
    wait_until,
)

DAY = 24 * 3600.0
TWO_DAYS = {"kind": "correspondence", "seconds": 2 * DAY}


def new_table(people: int = 2, **settings: Any) -> NewTable:
    return table_of_people(people, clock=TWO_DAYS, stand_in="deckhand", **settings)


async def decide(live: LiveTable) -> int:
    """The person to decide connects, plays the first choice, and is gone. Returns the seat."""
    seat = live.table.playing.decider
    connection = FakeConnection(seat)
    await sit(live, connection)
    state = connection.state
    action = state["game"]["choices"][0]["action"]
    version = state["version"]
    await live.request(
        connection, request(type="decide", id=f"d{version}", version=version, action=action)
    )
    await live.disconnect(connection)
    return seat


@asynccontextmanager
async def one_more_server(
    folder: Path, clock: FakeClock, table_id: str
) -> AsyncIterator[tuple[TableRegistry, LiveTable]]:
    async with (
        open_registry(folder, clock=clock, unload_seconds=1) as registry,
        registry.use(table_id) as live,
    ):
        yield registry, live


def test_a_clock_of_two_days_survives_restarts(tmp_path: Path) -> None:
    clock = FakeClock()

    async def test() -> None:
        async with open_registry(tmp_path, clock=clock) as registry:
            live, _ = await registry.create(new_table())
            await decide(live)
            slow = live.table.playing.decider
            clock.pass_seconds(DAY)
        async with one_more_server(tmp_path, clock, live.table.id) as (_, live):
            watcher = FakeConnection(slow)
            await sit(live, watcher)
            assert watcher.state["game"]["clock"] == {"seat": slow, "seconds": DAY, "left": {}}
            await live.disconnect(watcher)
            clock.pass_seconds(DAY - 60)
        async with one_more_server(tmp_path, clock, live.table.id) as (_, live):
            assert slow in live.table.people
            clock.pass_seconds(61)
        async with open_registry(tmp_path, clock=clock) as registry:
            await registry.advance_due()
            async with registry.use(live.table.id) as live:
                await wait_until(lambda: slow not in live.table.people)
                [handed] = [each.entry for each in live.table.log if each.entry.seat == 0][-1:]
                assert handed.content.public_fields()["reason"] == "clock"
                await wait_until(lambda: live.table.playing.decider != slow)  # a bot has decided

    run(test)


def test_bots_play_on_while_nobody_is_there(tmp_path: Path) -> None:
    clock = FakeClock()

    async def test() -> None:
        async with open_registry(tmp_path, clock=clock) as registry:
            bots = [{"kind": "bot", "level": "deckhand"}] * 2
            seats = [{"kind": "here", "name": "Ana"}, *bots]
            live, _ = await registry.create(new_table(seats=seats, pace=10))
            await wait_until(lambda: live.table.playing.decider == 1)
            for _ in range(5):
                await decide(live)
                await wait_until(lambda: live.table.playing.decider == 1)
            assert live.stop_if_idle(0)

    run(test)


def test_nobody_hands_over_a_person_who_has_time_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path, clock=FakeClock(), away_seconds=1) as registry:
            live, _ = await registry.create(new_table())
            connection = FakeConnection(1)
            await sit(live, connection)
            live._connections._known_since -= 2  # seat 2 has been away for long
            await live.request(connection, request(type="hand_over", id="1", seat=2))
            assert connection.answer["error"]["code"] == "not-away"

    run(test)


def test_a_game_in_play_does_not_expire(tmp_path: Path) -> None:
    clock = FakeClock()

    async def test() -> None:
        async with open_registry(tmp_path, clock=clock) as registry:
            live, _ = await registry.create(new_table())
            await decide(live)
            table_id = live.table.id
        async with open_registry(tmp_path, clock=clock) as registry:
            await registry.expire(clock.wall() + 1)
            assert await registry.services.store.version(table_id) is not None

    run(test)


def test_an_open_table_stays_listed_for_days(tmp_path: Path) -> None:
    clock = FakeClock()
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}]

    async def test() -> None:
        async with open_registry(tmp_path, clock=clock) as registry:
            await registry.create(new_table(seats=seats, public=True))
            clock.pass_seconds(DAY)
            [listed] = await registry.public_tables()
            assert listed.correspondence == 2 * DAY
            clock.pass_seconds(2 * DAY)
            assert await registry.public_tables() == []

    run(test)


def test_minutes_are_too_short_for_correspondence(tmp_path: Path) -> None:
    clock = {"kind": "correspondence", "seconds": 600}

    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            with pytest.raises(NamijiError, match="3600 seconds or more"):
                await registry.create(table_of_people(2, clock=clock))

    run(test)
