"""Live tables with a real store and real bots: clocks, presence, pace, and a full disk."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from namiji.errors import NamijiError
from namiji.game.actions import Action
from namiji.server.live.live_table import LiveTable
from namiji.server.store import LogRow, TableRow
from namiji.server.table.settings import NewTable
from namiji.server.table.tokens import token_hash
from tests.support.server.live_tables import (
    FakeConnection,
    open_registry,
    request,
    run,
    sit,
    table_of_people,
    wait_until,
)


def table_with_bots(count: int) -> NewTable:
    seats = [{"kind": "here", "name": "Ana"}, *[{"kind": "bot"}] * count]
    return NewTable.model_validate({"seats": seats, "pace": 0})


def set_quick_clock(live: LiveTable, kind: str, seconds: float = 0.2) -> None:
    """A clock that no table may have: tests do not wait so long."""
    clock = {"kind": kind, "seconds": seconds}
    live.table.settings = live.table.settings.model_copy(update={"clock": clock})


@pytest.mark.slow
def test_out_of_time_a_bot_plays_on_and_the_person_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_of_people(2))
            set_quick_clock(live, "move")
            decider = live.table.playing.decider
            connections = {seat: FakeConnection(seat) for seat in (1, 2)}
            for connection in connections.values():
                await sit(live, connection, 0)
            other = connections[3 - decider]
            await wait_until(lambda: bool(other.steps("decided")))
            (handed,) = other.steps("handed_over")[:1]
            assert (handed["about_seat"], handed["reason"], handed["seat"]) == (decider, "clock", 0)
            assert other.steps("decided")[0]["by"] == "stand_in"
            await live.request(connections[decider], request(type="come_back", id="back"))
            assert connections[decider].answer["error"] is None
            assert connections[decider].steps("came_back")

    run(test)


def test_with_nobody_there_the_table_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_with_bots(4))
            await asyncio.sleep(0.2)
            assert live.table.status == "playing"
            assert not live.table.playing.decisions
            connection = FakeConnection(1)
            await sit(live, connection)
            await wait_until(lambda: bool(connection.state["game"]["choices"]))

    run(test)


@pytest.mark.slow
def test_with_nobody_there_no_clock_runs(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_of_people(2))
            set_quick_clock(live, "move", seconds=1.0)
            connection = FakeConnection(1)
            for _ in range(4):
                await sit(live, connection)
                await asyncio.sleep(0.1)
                await live.disconnect(connection)
                await asyncio.sleep(0.4)
            assert len(live.table.people) == 2
            await sit(live, connection)
            assert connection.state["game"]["clock"]["seconds"] < 0.7
            await wait_until(lambda: len(live.table.people) == 1)

    run(test)


def test_a_token_that_was_given_up_opens_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}, {"kind": "link"}]
            live, _ = await registry.create(NewTable.model_validate({"seats": seats}))
            _, tokens = await registry.join(live.table.id, ["Bo"])
            connection, late = FakeConnection(2), FakeConnection(2)
            await sit(live, connection)
            leaving = asyncio.create_task(live.request(connection, request(type="leave", id="1")))
            await asyncio.sleep(0)  # it is being committed, and the seat still Bo's
            assert live.table.seat_of(token_hash(tokens[2])) == 2
            with pytest.raises(NamijiError, match="for no seat"):
                await live.connect(late, token_hash(tokens[2]), None)
            await leaving
            assert not late.messages

    run(test)


def test_who_has_just_joined_is_not_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path, away_seconds=1) as registry:
            seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}, {"kind": "link"}]
            live, _ = await registry.create(NewTable.model_validate({"seats": seats}))
            connection = FakeConnection(1)
            await sit(live, connection)
            await asyncio.sleep(1.1)
            await registry.join(live.table.id, ["Bo"])
            await live.request(connection, request(type="free_seat", id="1", seat=2))
            assert connection.answer["error"]["code"] == "not-away"
            await asyncio.sleep(1.1)
            await live.request(connection, request(type="free_seat", id="2", seat=2))
            assert connection.answer["error"] is None

    run(test)


def test_a_watcher_does_not_set_the_pace(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_of_people(2))
            connection, watcher = FakeConnection(1), FakeConnection(0)
            await sit(live, connection)
            await sit(live, watcher)
            told = len(connection.messages)
            await live.set_pace(watcher, 3.0)
            assert len(connection.messages) == told
            await live.set_pace(connection, 3.0)
            assert len(connection.messages) == told + 1

    run(test)


def test_what_was_saved_although_it_seemed_not_is_done_and_the_game_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_with_bots(2))
            connection = FakeConnection(1)
            await sit(live, connection)
            await wait_until(lambda: bool(connection.state["game"]["choices"]))
            store, version = registry.services.store, live.table.version
            append = store.append

            async def lose(
                table: TableRow, entries: Sequence[LogRow], fence: int | None = None
            ) -> None:
                await append(table, entries, fence)
                raise NamijiError("not-saved", "the database cannot be reached")

            action = next(
                choice["action"]
                for choice in reversed(connection.state["game"]["choices"])
                if choice["effect"]["there"]["kind"] in ("whirlpool", "panorama")
            )  # nothing to choose there, so a bot is next
            message = request(type="decide", id="1", version=version, action=action)
            store.append = lose  # type: ignore[method-assign]
            await live.request(connection, message)
            assert connection.answer["error"]["code"] == "not-saved"
            store.append = append  # type: ignore[method-assign]
            await live.request(connection, message)
            assert (connection.answer["error"], connection.answer["version"]) == (None, version + 1)
            decided = len(connection.steps("decided"))
            await wait_until(lambda: len(connection.steps("decided")) > decided)

    run(test)


def test_who_comes_and_goes_is_shown(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path, away_seconds=1) as registry:
            live, _ = await registry.create(table_of_people(3))
            first, second, watcher = FakeConnection(1), FakeConnection(2), FakeConnection(0)
            await sit(live, first)
            await sit(live, second)
            await sit(live, watcher)
            seen = first.messages[-1]["table"]
            assert [seat["present"] for seat in seen["seats"]] == [True, True, False]
            assert seen["watchers"] == 1
            await live.disconnect(second)
            seen = first.messages[-1]["table"]
            assert [seat["present"] for seat in seen["seats"]] == [True, False, False]
            await live.request(first, request(type="hand_over", id="1", seat=2))
            assert first.answer["error"]["code"] == "not-away"
            await asyncio.sleep(1.1)
            await live.request(first, request(type="hand_over", id="2", seat=2))
            assert first.answer["error"] is None
            assert first.steps("handed_over")[0]["reason"] == "away"
            await live.request(watcher, request(type="come_back", id="3"))
            assert watcher.answer["error"]["code"] == "watching"

    run(test)


def test_a_rematch_waits_for_those_whose_line_broke_just_now(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path, away_seconds=1) as registry:
            live, _ = await registry.create(table_of_people(2))
            connections = {seat: FakeConnection(seat) for seat in (1, 2)}
            for connection in connections.values():
                await sit(live, connection)
            choose = random.Random(1)
            while live.table.status == "playing":
                decider = connections[live.table.playing.decider]
                action = choose.choice(decider.state["game"]["choices"])["action"]
                version = live.table.version
                await live.request(
                    decider, request(type="decide", id=str(version), version=version, action=action)
                )
            await live.disconnect(connections[2])
            await live.request(connections[1], request(type="rematch", id="again"))
            assert live.table.status == "over"
            await asyncio.sleep(1.1)
            await live.advance()
            assert (live.table.status, live.table.games) == ("playing", 2)

    run(test)


def test_the_slowest_pace_counts(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_of_people(2))
            connections = [FakeConnection(1), FakeConnection(2), FakeConnection(0)]
            for connection in connections:
                await sit(live, connection)
            for connection, pace in zip(connections, (0.5, 2.0, 9.0), strict=True):
                await live.set_pace(connection, pace)
            assert connections[0].messages[-1]["table"]["pace"] == 2.0

    run(test)


def test_what_cannot_be_saved_has_not_happened(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_of_people(2))
            connections = {seat: FakeConnection(seat) for seat in (1, 2)}
            for connection in connections.values():
                await sit(live, connection)
            decider = connections[live.table.playing.decider]
            before, game = live.table.version, live.table.playing.to_bytes()
            message = request(type="decide", id="1", version=before, action="sail 1")

            async def full(*_args: object) -> None:
                raise NamijiError("not-saved", "the disk is full")

            store = registry.services.store
            append, store.append = store.append, full  # type: ignore[method-assign, assignment]
            await live.request(decider, message)
            assert decider.answer["error"]["code"] == "not-saved"
            assert (live.table.version, live.table.playing.to_bytes()) == (before, game)
            store.append = append  # type: ignore[method-assign]
            await live.request(decider, message)
            assert decider.answer == {
                "type": "answer",
                "id": "1",
                "version": before + 1,
                "error": None,
            }

    run(test)


def test_a_seat_given_up_before_the_game_hears_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}, {"kind": "link"}]
            new_table = NewTable.model_validate({"seats": seats, "watch": False})
            live, _ = await registry.create(new_table)
            _, tokens = await registry.join(live.table.id, ["Bo"])
            connection = FakeConnection(min(tokens))
            await sit(live, connection)
            await live.request(connection, request(type="leave", id="1"))
            assert connection.seat == 0
            assert connection.is_closed

    run(test)


async def play_until_a_bot_decides(live: LiveTable, connection: FakeConnection) -> None:
    while live.table.bot_to_decide is None:
        version, action = live.table.version, str(live.table.playing.legal_actions[0])
        message = request(type="decide", id=str(version), version=version, action=action)
        await live.request(connection, message)


def test_a_change_of_pace_does_not_make_a_bot_think_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_with_bots(2))
            connection = FakeConnection(1)
            thoughts = 0
            choose = registry.services.bots.choose

            async def think(*question: Any) -> Action:
                nonlocal thoughts
                thoughts += 1
                await asyncio.sleep(0.3)
                return await choose(*question)

            registry.services.bots.choose = think  # type: ignore[method-assign, assignment]
            await sit(live, connection)
            await play_until_a_bot_decides(live, connection)
            version, number = live.table.version, 0
            while live.table.version == version and thoughts < 5:
                number += 1
                await live.set_pace(connection, 0.01 + 0.01 * (number % 2))
                await asyncio.sleep(0.05)
            assert live.table.version > version

    run(test)


def test_a_bot_waits_for_the_pace_that_people_want_last(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_with_bots(4))
            connection = FakeConnection(1)
            connection.pace = 10.0
            await sit(live, connection)
            await play_until_a_bot_decides(live, connection)
            version = live.table.version
            await asyncio.sleep(0.2)
            assert live.table.version == version
            await live.set_pace(connection, 0.0)
            await wait_until(lambda: live.table.version > version)

    run(test)


def test_bots_think_on_the_account_of_who_is_there_for_longest(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_of_people(2))
            connections = [FakeConnection(seat) for seat in (0, 2, 1)]
            for number, connection in enumerate(connections):
                connection.address = f"203.0.113.{number}"
                await sit(live, connection)
            payers = []
            for connection in connections[1:]:
                payers.append(live._connections.payer)
                await live.disconnect(connection)
            assert [*payers, live._connections.payer] == [
                *("203.0.113.1", "203.0.113.2", "203.0.113.0")
            ]

    run(test)


def test_a_picture_is_shown_to_all_and_not_too_often(tmp_path: Path) -> None:
    """The second one comes too soon; watchers see them and show none."""

    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_of_people(2))
            connections = [FakeConnection(seat) for seat in (1, 2, 0)]
            for connection in connections:
                await sit(live, connection)
            version = live.table.version
            await live.show_emote(connections[0], "joy")
            await live.show_emote(connections[0], "wow")
            await live.show_emote(connections[1], "thanks")
            for connection in connections:
                shown = [each for each in connection.messages if each["type"] == "emote"]
                assert [(each["seat"], each["emote"]) for each in shown] == [
                    (1, "joy"),
                    (2, "thanks"),
                ]
            with pytest.raises(NamijiError, match="watching"):
                await live.show_emote(connections[2], "joy")
            assert live.table.version == version

    run(test)


def test_nobody_waits_for_a_pace_once_time_is_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            live, _ = await registry.create(table_of_people(2, stand_in="deckhand"))
            connections = [FakeConnection(seat) for seat in (1, 2)]
            set_quick_clock(live, "move")
            for connection in connections:
                connection.pace = 3600.0
                await sit(live, connection)
            await wait_until(lambda: bool(connections[0].steps("decided")))
            assert connections[0].steps("decided")[0]["by"] == "stand_in"

    run(test)
