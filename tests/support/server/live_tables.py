"""Live tables without a network: a registry with a real store and real bots."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

from namiji.server.config import Config
from namiji.server.live.connections import Connection
from namiji.server.live.live_table import LiveTable
from namiji.server.live.peers import Peers
from namiji.server.live.registry import TableRegistry
from namiji.server.live.services import Services
from namiji.server.live.steady_clock import SteadyClock
from namiji.server.metrics import Metrics
from namiji.server.protocol.messages import Request, read_message
from namiji.server.protocol.snapshot import Snapshot
from namiji.server.push.push_service import PushService
from namiji.server.store import open_store
from namiji.server.table.settings import NewTable
from namiji.server.workers.bot_pool import BotPool
from tests.support.server.merged_states import Merging

Message = dict[str, Any]


class FakeClock(SteadyClock):
    """A clock that a test moves."""

    def __init__(self) -> None:
        self._seconds = 1_700_000_000.0
        super().__init__(self.wall, self.wall)

    def wall(self) -> float:
        return self._seconds

    def pass_seconds(self, seconds: float) -> None:
        self._seconds += seconds


class FakeConnection:
    """A connection without a socket. It keeps what the table sends.

    Its messages are whole states, also where it was sent changes.
    """

    def __init__(self, seat: int, takes_changes: bool = False) -> None:
        self.seat = seat
        self.takes_changes = takes_changes
        self.snapshot: Snapshot | None = None
        self._merging = Merging()
        self.pace: float | None = None
        self.address = "203.0.113.1"
        self.texts: list[bytes] = []
        self.messages: list[Message] = []
        self.is_closed = False

    def send(self, message: bytes, *, more: bool = False) -> None:  # noqa: ARG002  # as above
        self.texts.append(message)
        self.messages.append(self._merging.read(json.loads(message)))

    def close(self, reason: str, code: int = 1000) -> None:  # noqa: ARG002  # as a connection has it
        self.is_closed = True

    @property
    def state(self) -> Message:
        return [message for message in self.messages if message["type"] == "state"][-1]

    def steps(self, kind: str) -> list[Message]:
        states = (message for message in self.messages if message["type"] == "state")
        return [step for state in states for step in state["steps"] if step["kind"] == kind]

    @property
    def answer(self) -> Message:
        return [message for message in self.messages if message["type"] == "answer"][-1]


def request(**message: object) -> Request:
    return read_message(json.dumps(message))  # type: ignore[return-value]  # never a hello here


async def sit(live: LiveTable, connection: Connection, since: int | None = None) -> None:
    """Connect with the token of the connection's seat."""
    seat = connection.seat
    token = live.table.seats[seat].token_hash if seat else None
    await live.connect(connection, token, since)


async def wait_until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not holds():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def open_registry(
    folder: Path, url: str | None = None, clock: SteadyClock | None = None, **settings: Any
) -> AsyncIterator[TableRegistry]:
    store = open_store(url or f"sqlite:///{folder / 'tables.db'}")
    faults: list[str] = []
    with closing(store):
        async with BotPool(1, faults.append) as bots, AsyncExitStack() as optional:
            config, push = Config(**settings), None
            if config.push:
                push = await optional.enter_async_context(PushService(config, store))
            services = Services(
                config, store, bots, Metrics(), Peers(store), push, clock or SteadyClock()
            )
            async with TableRegistry(services) as registry:
                yield registry
    assert not faults


def table_of_people(count: int, **settings: object) -> NewTable:
    seats = [{"kind": "here", "name": f"Player {n}"} for n in range(count)]
    return NewTable.model_validate({"seats": seats, "pace": 0, **settings})


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]  # a coroutine function
