"""The driver of a table: it plays for bots and ends the time of people who take too long."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias
from weakref import WeakMethod

from namiji.errors import NamijiError
from namiji.server.live.clock import TableClock
from namiji.server.live.connections import Connections
from namiji.server.live.lease import TableLease
from namiji.server.live.services import Services
from namiji.server.live.tasks import watched_task
from namiji.server.table.levels import Level
from namiji.server.table.request_context import RequestContext
from namiji.server.table.seats import Seat
from namiji.server.table.state import PendingEntry
from namiji.server.table.table import Table
from namiji.server.workers.fair_queue import Asker

_LONGEST_SLEEP = 60.0  # seconds until a clock is read again, as the system's may be corrected
RETRY = 1.0
"""Seconds until something that could not be saved is tried again."""

Check: TypeAlias = Callable[[], PendingEntry | None]
"""What to commit, if it is still wanted."""


class Driver:
    """Works on one decision at a time, in the process that has the table's lease."""

    def __init__(
        self,
        table: Table,
        connections: Connections,
        clock: TableClock,
        services: Services,
        commit: Callable[[Check], Awaitable[None]],
    ) -> None:
        """`commit` takes the table's lock, and commits what a check returns."""
        self.lease = TableLease(table.id, services.store)
        self._table, self._connections, self._clock = table, connections, clock
        self._services = services
        self._committer = WeakMethod(commit)  # a table is gone as soon as nobody has it anymore
        self._task: asyncio.Task[None] | None = None
        self._decision = table.next_decision
        """What it is working on."""
        self._pace_changed = asyncio.Event()

    @property
    def goes_on(self) -> bool:
        """Whether bots play and clocks run now."""
        return bool(self._connections.open) or self._table.is_correspondence

    @property
    def is_at_work(self) -> bool:
        return self._task is not None and not self._task.done()

    def update(self) -> None:
        """Start to work if there is something to do, and go on with what is still right.

        Only a holder of the table's lock calls this.
        """
        if self._task is not None and self.is_at_work:
            is_current = self._decision == self._table.next_decision
            if self._task is asyncio.current_task() or (self.goes_on and is_current):
                return
            self._task.cancel()
        has_work = self._table.bot_to_decide or self._clock.seconds_left() is not None
        if self.goes_on and has_work:
            self._task = watched_task(self._drive())

    def change_pace(self) -> None:
        """People have changed how long they want to see a bot's decision."""
        self._pace_changed.set()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _drive(self) -> None:
        while self.goes_on:
            self._decision = self._table.next_decision
            if (bot := self._table.bot_to_decide) is not None:  # others may be ready sooner
                await self._services.bots.ready(self._level(bot))
            try:
                if not await self.lease.take():
                    return
            except NamijiError as error:  # the database is unavailable
                self._services.metrics.refused(error.code)
                await asyncio.sleep(RETRY)
                continue
            bot = self._table.bot_to_decide
            if bot is not None:
                await self._play_bot(bot)
            elif (seconds := self._clock.seconds_left()) is not None:
                await self._enforce_clock(seconds)
            else:
                return

    def _level(self, bot: Seat) -> Level:
        return bot.level or self._table.settings.stand_in

    async def _commit(self, check: Check) -> None:
        if (commit := self._committer()) is not None:
            await commit(check)

    async def _play_bot(self, bot: Seat) -> None:
        table, level = self._table, self._level(bot)
        version = table.game_version
        began = time.perf_counter()
        seed, view = table.next_bot_seed(bot.number), table.playing.view(bot.number)
        asker = Asker(self._connections.payer, table.id)
        action = await self._services.bots.choose(level, seed, view, asker)
        self._services.metrics.thinking[level].observe(time.perf_counter() - began)
        await self._keep_pace()
        await self._commit(
            lambda: (
                table.decide(RequestContext(bot.number, self._clock.now()), action, table.version)
                if table.game_version == version and table.bot_to_decide is bot
                else None
            )
        )

    async def _keep_pace(self) -> None:
        """Wait until the decision has taken as long as people want, even if they change that.

        For a person whose time is up, others have waited long enough.
        """
        while (
            self._connections.open
            and not self._table.overdue
            and (seconds := self._connections.pace - self._clock.stopwatch.seconds) > 0
        ):
            self._pace_changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._pace_changed.wait(), seconds)

    async def _enforce_clock(self, seconds: float) -> None:
        """Wait until a person's time is used up, then hand the seat over to a bot."""
        table, version = self._table, self._table.game_version
        await asyncio.sleep(min(max(seconds, 0.0), _LONGEST_SLEEP))
        await self._commit(
            lambda: (
                table.hand_over(
                    RequestContext(0, self._clock.now(), spent=self._clock.spent()),
                    table.playing.decider,
                    "clock",
                )
                if table.game_version == version and self._clock.is_out_of_time()
                else None
            )
        )
