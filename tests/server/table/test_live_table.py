"""Tables in play, with a real store and real bots: clocks, presence, pace, and a full disk."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from namiji.errors import NamijiError
from namiji.server.config import Config
from namiji.server.metrics import Metrics
from namiji.server.protocol.messages import Request, read_message
from namiji.server.store import open_store
from namiji.server.table.live_table import LiveTable, Services
from namiji.server.table.registry import TableRegistry
from namiji.server.table.settings import NewTable
from namiji.server.table.tokens import token_hash
from namiji.server.workers.bot_pool import BotPool
from tests.support.server.twin_tables import sit


class Line:
    """A socket's end, without a network."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.pace: float | None = None
        self.messages: list[dict[str, Any]] = []
        self.is_closed = False

    def send(self, message: bytes) -> None:
        self.messages.append(json.loads(message))

    def close(self, reason: str) -> None:  # noqa: ARG002  # as a link has it
        self.is_closed = True

    @property
    def state(self) -> dict[str, Any]:
        return [message for message in self.messages if message["type"] == "state"][-1]

    def steps(self, kind: str) -> list[dict[str, Any]]:
        states = (message for message in self.messages if message["type"] == "state")
        return [step for state in states for step in state["steps"] if step["kind"] == kind]

    @property
    def answer(self) -> dict[str, Any]:
        return [message for message in self.messages if message["type"] == "answer"][-1]


def ask(**message: object) -> Request:
    return read_message(json.dumps(message))  # type: ignore[return-value]  # never a hello here


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not holds():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def registry(folder: Path, **settings: Any) -> AsyncIterator[TableRegistry]:
    store = open_store(f"sqlite:///{folder / 'tables.db'}")
    faults: list[str] = []
    with closing(store):
        async with (
            BotPool(1, faults.append) as bots,
            TableRegistry(Services(Config(**settings), store, bots, Metrics())) as place,
        ):
            yield place
    assert not faults


def people(count: int, **settings: object) -> NewTable:
    seats = [{"kind": "here", "name": f"Player {n}"} for n in range(count)]
    return NewTable.model_validate({"seats": seats, "pace": 0, **settings})


def quick_clock(live: LiveTable, kind: str, seconds: float = 0.2) -> None:
    """A clock that no table may have: tests do not wait so long."""
    clock = {"kind": kind, "seconds": seconds}
    live.table.settings = live.table.settings.model_copy(update={"clock": clock})


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]  # a coroutine function


@pytest.mark.slow
def test_out_of_time_a_bot_plays_on_and_the_person_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as place:
            live, _ = await place.create(people(2))
            quick_clock(live, "move")
            decider = live.table.playing.decider
            lines = {seat: Line(seat) for seat in (1, 2)}
            for line in lines.values():
                await sit(live, line, 0)
            other = lines[3 - decider]
            await until(lambda: bool(other.steps("decided")))
            (handed,) = other.steps("handed_over")[:1]
            assert (handed["of"], handed["reason"], handed["seat"]) == (decider, "clock", 0)
            assert other.steps("decided")[0]["by"] == "stand_in"
            await live.request(lines[decider], ask(type="come_back", id="back"))
            assert lines[decider].answer["error"] is None
            assert lines[decider].steps("came_back")

    run(test)


def test_with_nobody_there_the_table_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as place:
            wish = {"seats": [{"kind": "here", "name": "Ana"}, *[{"kind": "bot"}] * 4], "pace": 0}
            live, _ = await place.create(NewTable.model_validate(wish))
            await asyncio.sleep(0.2)
            assert live.table.status == "playing"
            assert not live.table.playing.decisions
            line = Line(1)
            await sit(live, line)
            await until(lambda: bool(line.state["game"]["choices"]))

    run(test)


@pytest.mark.slow
def test_with_nobody_there_no_clock_runs(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as place:
            live, _ = await place.create(people(2))
            quick_clock(live, "move", seconds=1.0)
            line = Line(1)
            for _ in range(4):
                await sit(live, line)
                await asyncio.sleep(0.1)
                await live.detach(line)
                await asyncio.sleep(0.4)
            assert len(live.table.people) == 2
            await sit(live, line)
            assert line.state["game"]["clock"]["seconds"] < 0.7
            await until(lambda: len(live.table.people) == 1)

    run(test)


def test_a_token_that_was_given_up_opens_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as place:
            seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}, {"kind": "link"}]
            live, _ = await place.create(NewTable.model_validate({"seats": seats}))
            _, tokens = await place.join(live.table.id, ["Bo"])
            line, late = Line(2), Line(2)
            await sit(live, line)
            leaving = asyncio.create_task(live.request(line, ask(type="leave", id="1")))
            await asyncio.sleep(0)  # it is being committed, and the seat still Bo's
            assert live.table.seat_of(token_hash(tokens[2])) == 2
            with pytest.raises(NamijiError, match="for no seat"):
                await live.attach(late, token_hash(tokens[2]), None)
            await leaving
            assert not late.messages

    run(test)


def test_who_has_just_joined_is_not_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path, away_seconds=1) as place:
            seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}, {"kind": "link"}]
            live, _ = await place.create(NewTable.model_validate({"seats": seats}))
            line = Line(1)
            await sit(live, line)
            await asyncio.sleep(1.1)
            await place.join(live.table.id, ["Bo"])
            await live.request(line, ask(type="free_seat", id="1", seat=2))
            assert line.answer["error"]["code"] == "not-away"
            await asyncio.sleep(1.1)
            await live.request(line, ask(type="free_seat", id="2", seat=2))
            assert line.answer["error"] is None

    run(test)


def test_a_watcher_does_not_set_the_pace(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as place:
            live, _ = await place.create(people(2))
            line, watcher = Line(1), Line(0)
            await sit(live, line)
            await sit(live, watcher)
            told = len(line.messages)
            await live.set_pace(watcher, 3.0)
            assert len(line.messages) == told
            await live.set_pace(line, 3.0)
            assert len(line.messages) == told + 1

    run(test)


def test_what_was_saved_although_it_seemed_not_is_done_and_the_game_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as place:
            wish = {"seats": [{"kind": "here", "name": "Ana"}, *[{"kind": "bot"}] * 2], "pace": 0}
            live, _ = await place.create(NewTable.model_validate(wish))
            line = Line(1)
            await sit(live, line)
            await until(lambda: bool(line.state["game"]["choices"]))
            store, version = place.services.store, live.table.version
            append = store.append

            async def lose(*change: Any) -> None:
                await append(*change)
                raise NamijiError("not-saved", "the database cannot be reached")

            action = next(
                choice["action"]
                for choice in reversed(line.state["game"]["choices"])
                if choice["effect"]["there"]["kind"] in ("whirlpool", "panorama")
            )  # nothing to choose there, so a bot is next
            message = ask(type="decide", id="1", version=version, action=action)
            store.append = lose  # type: ignore[method-assign]
            await live.request(line, message)
            assert line.answer["error"]["code"] == "not-saved"
            store.append = append  # type: ignore[method-assign]
            await live.request(line, message)
            assert (line.answer["error"], line.answer["version"]) == (None, version + 1)
            decided = len(line.steps("decided"))
            await until(lambda: len(line.steps("decided")) > decided)

    run(test)


def test_who_comes_and_goes_is_shown(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path, away_seconds=1) as place:
            live, _ = await place.create(people(3))
            first, second, watcher = Line(1), Line(2), Line(0)
            await sit(live, first)
            await sit(live, second)
            await sit(live, watcher)
            seen = first.messages[-1]["table"]
            assert [seat["present"] for seat in seen["seats"]] == [True, True, False]
            assert seen["watchers"] == 1
            await live.detach(second)
            seen = first.messages[-1]["table"]
            assert [seat["present"] for seat in seen["seats"]] == [True, False, False]
            await live.request(first, ask(type="hand_over", id="1", seat=2))
            assert first.answer["error"]["code"] == "not-away"
            await asyncio.sleep(1.1)
            await live.request(first, ask(type="hand_over", id="2", seat=2))
            assert first.answer["error"] is None
            assert first.steps("handed_over")[0]["reason"] == "away"
            await live.request(watcher, ask(type="come_back", id="3"))
            assert watcher.answer["error"]["code"] == "watching"

    run(test)


def test_a_rematch_waits_for_those_whose_line_broke_just_now(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path, away_seconds=1) as place:
            live, _ = await place.create(people(2))
            lines = {seat: Line(seat) for seat in (1, 2)}
            for line in lines.values():
                await sit(live, line)
            choose = random.Random(1)
            while live.table.status == "playing":
                decider = lines[live.table.playing.decider]
                action = choose.choice(decider.state["game"]["choices"])["action"]
                version = live.table.version
                await live.request(
                    decider, ask(type="decide", id=str(version), version=version, action=action)
                )
            await live.detach(lines[2])
            await live.request(lines[1], ask(type="rematch", id="again"))
            assert live.table.status == "over"
            await asyncio.sleep(1.1)
            await live.settle()
            assert (live.table.status, live.table.games) == ("playing", 2)

    run(test)


def test_the_slowest_pace_counts(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as place:
            live, _ = await place.create(people(2))
            lines = [Line(1), Line(2), Line(0)]
            for line in lines:
                await sit(live, line)
            for line, pace in zip(lines, (0.5, 2.0, 9.0), strict=True):
                await live.set_pace(line, pace)
            assert lines[0].messages[-1]["table"]["pace"] == 2.0

    run(test)


def test_what_cannot_be_saved_has_not_happened(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as place:
            live, _ = await place.create(people(2))
            lines = {seat: Line(seat) for seat in (1, 2)}
            for line in lines.values():
                await sit(live, line)
            decider = lines[live.table.playing.decider]
            before, game = live.table.version, live.table.playing.to_bytes()
            message = ask(type="decide", id="1", version=before, action="sail 1")

            async def full(*_args: object) -> None:
                raise NamijiError("not-saved", "the disk is full")

            store = place.services.store
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


def test_a_table_leaves_memory_and_is_found_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path, tables=1) as place:
            live, tokens = await place.create(people(2))
            line = Line(live.table.playing.decider)
            async with place.board(live.table.id) as aboard:
                await sit(aboard, line)
                version = line.state["version"]
                decide = ask(type="decide", id="1", version=version, action="sail 1")
                await aboard.request(line, decide)
                with pytest.raises(NamijiError, match="the server is full"):
                    await place.create(people(2))
                await aboard.detach(line)
            await place.create(people(2))
            async with place.board(live.table.id) as again:
                assert again is not live
                assert again.table.playing.to_bytes() == live.table.playing.to_bytes()
                late = Line(line.seat)
                await sit(again, late, version)
                assert [step["kind"] for step in late.state["steps"]] == ["decided"]
                await again.request(late, decide)
                assert late.answer["version"] == version + 1
                assert again.table.version == version + 1
            assert len(tokens) == 2

    run(test)


def test_a_deleted_table_is_gone_for_everyone(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as place:
            live, _ = await place.create(people(2))
            line = Line(1)
            await sit(live, line)
            await place.delete(live.table.id)
            assert line.is_closed
            with pytest.raises(NamijiError, match="no such table"):
                async with place.board(live.table.id):
                    pass

    run(test)


def test_a_seat_given_up_before_the_game_hears_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as place:
            seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}, {"kind": "link"}]
            wish = NewTable.model_validate({"seats": seats, "watch": False})
            live, _ = await place.create(wish)
            _, tokens = await place.join(live.table.id, ["Bo"])
            line = Line(min(tokens))
            await sit(live, line)
            await live.request(line, ask(type="leave", id="1"))
            assert line.seat == 0
            assert line.is_closed

    run(test)
