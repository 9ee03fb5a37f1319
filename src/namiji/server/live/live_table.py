"""A live table: a table in memory, with its lock, connections, clock and bots.

Every change takes the same way, one at a time: the table checks it, the store commits it, the table
applies it, and the server answers and broadcasts it. While there is no connection, the table waits:
no bot moves and no clock runs.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import assert_never

from pydantic_core import to_json

from namiji.errors import NamijiError
from namiji.server.live.clock import Stopwatch, clock_info, seconds_left
from namiji.server.live.connections import Connection, Connections
from namiji.server.live.log_rows import from_row, to_row
from namiji.server.live.services import Services
from namiji.server.live.table_row import row_after
from namiji.server.logs import log_error
from namiji.server.protocol.messages import (
    Answer,
    AnswerUndo,
    ComeBack,
    Decide,
    ErrorInfo,
    FreeSeat,
    GiveNonce,
    HandOver,
    Leave,
    Rematch,
    Request,
    Start,
    TableInfo,
    Undo,
    Vote,
)
from namiji.server.table.entries import Decided, Left
from namiji.server.table.request_context import RequestContext
from namiji.server.table.state import PendingEntry, Seat
from namiji.server.table.table import Newcomer, StaleVersion, Table
from namiji.server.workers.fair_queue import Asker

_MAX_MISSED_STEPS = 500  # sent after a stale decision; a client that missed more says hello again
_RETRY = 1.0  # seconds until a bot's decision that could not be saved is tried again


class LiveTable:
    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.users = 0
        """How many callers use it now. While there are any, it stays in memory."""
        self._services = services
        self._connections = Connections(table)
        self._stopwatch = Stopwatch()
        self._driver: asyncio.Task[None] | None = None
        """Plays for bots and enforces the clock."""
        self._driver_decision = self._next_decision()
        """What the driver is working on."""
        self._pace_changed = asyncio.Event()
        self._waking: asyncio.Task[None] | None = None
        """Waits until a game may begin without nonces."""
        self._is_deleted = False

    # Connections

    def info(self) -> TableInfo:
        return self._connections.info()

    async def connect(
        self, connection: Connection, token_hash: bytes | None, since: int | None
    ) -> None:
        """Add a connection, and send it the current state with all steps after a version.

        The lock protects the look-up of the seat: the seat may be changing hands right now.
        """
        async with self.lock:
            self._check_not_deleted()
            connection.seat = self._seat_of(token_hash)
            self._connections.add(connection)
            self._stopwatch.run()
            version = self.table.version
            self._send_state([connection], version if since is None else min(since, version))
            await self._advance()

    def _seat_of(self, token_hash: bytes | None) -> int:
        if token_hash is None:
            if not self.table.settings.watch:
                raise NamijiError("no-watching", "this table is not open to watchers")
            return 0
        seat = self.table.seat_of(token_hash)
        if seat is None:
            raise NamijiError("bad-token", "this token is for no seat at this table")
        return seat

    async def disconnect(self, connection: Connection) -> None:
        async with self.lock:
            self._connections.remove(connection)
            if not self._connections.open:
                self._stopwatch.pause()
            await self._advance()

    async def set_pace(self, connection: Connection, seconds: float) -> None:
        async with self.lock:
            before, connection.pace = self._connections.pace, seconds
            if self._connections.pace != before:
                self._connections.send_presence()
                self._pace_changed.set()

    def stop_if_idle(self, seconds: float) -> bool:
        """Stop, to leave memory, if there was no connection for so long and nothing is going on."""
        is_idle = time.monotonic() - self._connections.empty_since >= seconds
        if self.users or self.lock.locked() or self._waking is not None or not is_idle:
            return False
        if self._driver is not None:
            self._driver.cancel()
        return True

    async def stop(self) -> None:
        """Finish the change in progress, and start no other."""
        async with self.lock:
            for task in (self._driver, self._waking):
                if task is not None:
                    task.cancel()

    # Requests

    async def request(self, connection: Connection, message: Request) -> None:
        """Do what a seat asks for, and answer it."""
        arrived = time.perf_counter()
        async with self.lock:
            version = self.table.done(connection.seat, message.id)
            if version is not None:
                self._answer(connection, message, version)
                return
            try:
                pending = self._check(connection.seat, message)
                await self._commit(pending)
            except NamijiError as error:
                self._refuse(connection, message, error)
                await self._advance()
                return
            self._answer(connection, message, self.table.version)
            self._broadcast(pending)
            if isinstance(message, Decide):
                self._services.metrics.turnaround.observe(time.perf_counter() - arrived)
            await self._advance()

    def _refuse(self, connection: Connection, message: Request, error: NamijiError) -> None:
        done = self.table.done(connection.seat, message.id)
        if done is not None:  # saving it seemed to fail before, but the log has it
            self._answer(connection, message, done)
            return
        self.count_refusal(error)
        version = self.table.version
        self._answer(connection, message, version, error)
        if isinstance(error, StaleVersion) and isinstance(message, Decide | Undo):
            self._send_state([connection], max(message.version, version - _MAX_MISSED_STEPS))

    async def advance(self) -> None:
        """Do what the table does by itself, such as starting a game that waits for no one."""
        async with self.lock:
            await self._advance()

    async def mark_deleted(self) -> None:
        """The table is deleted: stop it, and close all its connections."""
        await self.stop()
        self._is_deleted = True
        self._connections.close_all("the table was deleted")

    def _check_not_deleted(self) -> None:
        if self._is_deleted:
            raise no_such_table()

    async def join(self, people: Sequence[Newcomer]) -> list[int]:
        """Give open seats to people, and return the seats."""
        async with self.lock:
            self._check_not_deleted()
            pending = self.table.join(people, time.time())
            await self._commit(pending)
            seats = [each.entry.seat for each in pending]
            for seat in seats:
                self._connections.expect(seat)
            self._broadcast(pending)
            await self._advance()
            return seats

    def count_refusal(self, error: NamijiError) -> None:
        self._services.metrics.refused(error.code)

    def _check(self, seat: int, message: Request) -> list[PendingEntry]:
        """The entries that a request leads to. Raises an error if it is not allowed."""
        if seat == 0:
            raise NamijiError("watching", "you are watching: take a seat to play")
        table = self.table
        context = RequestContext(seat, time.time(), message.id, self._spent())
        match message:
            case Decide(action=action, version=version):
                return [table.decide(context, action, version)]
            case Undo(keep=keep, version=version):
                return [table.undo(context, keep, version)]
            case AnswerUndo(asked=asked, agree=agree):
                return [table.answer_undo(context, asked, agree)]
            case Vote(direction=direction):
                return [table.vote(context, direction)]
            case GiveNonce(nonce=nonce):
                return [table.give_nonce(context, nonce)]
            case Start():
                return table.start(context)
            case HandOver(seat=other):
                if other != seat:
                    self._check_away(other)
                return [table.hand_over(context, other, "left" if other == seat else "away")]
            case ComeBack():
                return [table.come_back(context)]
            case Leave():
                return [table.leave(context)]
            case FreeSeat(seat=other):
                self._check_away(other)
                return [table.free_seat(context, other)]
            case Rematch():
                return [table.want_rematch(context)]
            case _:
                assert_never(message)

    def _check_away(self, seat: int) -> None:
        seconds = self._services.config.away_seconds
        if seat in self._connections.seats_not_away(seconds):
            message = f"seat {seat} has to be away for {seconds:.0f} seconds first"
            raise NamijiError("not-away", message)

    # Changes

    async def _commit(self, pending: Sequence[PendingEntry]) -> None:
        began = time.perf_counter()
        row = row_after(self.table, pending)
        try:
            await self._services.store.append(row, [to_row(each.entry) for each in pending])
        except NamijiError as error:
            if error.code == "conflict":
                await self._catch_up()
            raise
        self._services.metrics.commit.observe(time.perf_counter() - began)
        for each in pending:
            self._apply(each)

    def _apply(self, pending: PendingEntry) -> None:
        before = self._next_decision()
        self.table.apply(pending)
        if self._next_decision() != before:
            self._stopwatch.restart()
        if isinstance(decided := pending.entry.content, Decided):
            self._services.metrics.decisions[decided.by].inc()

    async def _catch_up(self) -> None:
        """Apply entries that are in the log although saving them seemed to fail."""
        known = self.table.version
        for row in (await self._services.store.load(self.table.id) or [])[known:]:
            self._apply(PendingEntry(from_row(row)))
        self._send_state(self._connections.open, known)
        self._connections.unseat_leavers()

    async def _advance(self) -> None:
        """Make all changes that follow by themselves, then let bots and clocks continue."""
        try:
            while (pending := self._due()) is not None:
                await self._commit([pending])
                self._broadcast([pending])
        except NamijiError as error:  # it could not be saved, and is still due next time
            self.count_refusal(error)
        self._update_driver()
        if seconds := self.table.nonce_wait(time.time()):
            self._wake_after(seconds)

    def _wake_after(self, seconds: float) -> None:
        """Look again later, even if nothing happens until then."""
        if self._waking is None:
            self._waking = asyncio.create_task(self._wake(seconds))
            self._waking.add_done_callback(_log_failure)

    async def _wake(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._waking = None
        await self.advance()

    def _due(self) -> PendingEntry | None:
        awaited = self._connections.seats_not_away(self._services.config.away_seconds)
        return self.table.due(awaited, time.time(), self._spent())

    def _update_driver(self) -> None:
        """Start a driver if there is work for it. Keep one that does the right work already."""
        is_needed = bool(self._connections.open)
        if self._driver is not None and not self._driver.done():
            is_current = self._driver_decision == self._next_decision()
            if self._driver is asyncio.current_task() or (is_needed and is_current):
                return
            self._driver.cancel()
        if is_needed and (self.table.bot_to_decide or self._seconds_left() is not None):
            self._driver = asyncio.create_task(self._drive())
            self._driver.add_done_callback(_log_failure)

    def _next_decision(self) -> tuple[int, Seat | None]:
        """The version of the game, and the bot that is to decide."""
        return self.table.game_version, self.table.bot_to_decide

    async def _drive(self) -> None:
        """Play for bots and enforce the clock. Only a holder of the lock cancels this."""
        while self._connections.open:
            self._driver_decision = self._next_decision()
            bot = self.table.bot_to_decide
            if bot is not None:
                await self._play_bot(bot)
            elif (seconds := self._seconds_left()) is not None:
                await self._enforce_clock(seconds)
            else:
                return

    async def _play_bot(self, bot: Seat) -> None:
        table, level = self.table, bot.level or self.table.settings.stand_in
        version = table.game_version
        began = time.perf_counter()
        seed, view = table.next_bot_seed(bot.number), table.playing.view(bot.number)
        asker = Asker(self._connections.payer, table.id)
        action = await self._services.bots.choose(level, seed, view, asker)
        self._services.metrics.thinking[level].observe(time.perf_counter() - began)
        await self._keep_pace()
        await self._commit_unasked(
            lambda: (
                table.decide(RequestContext(bot.number, time.time()), action, table.version)
                if table.game_version == version and table.bot_to_decide is bot
                else None
            )
        )

    async def _keep_pace(self) -> None:
        """Wait until the decision has taken as long as people want, even if they change that."""
        while (seconds := self._connections.pace - self._stopwatch.seconds) > 0:
            self._pace_changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._pace_changed.wait(), seconds)

    async def _enforce_clock(self, seconds: float) -> None:
        """Wait until a person's time is used up, then hand the seat over to a bot."""
        table, version = self.table, self.table.game_version
        await asyncio.sleep(max(seconds, 0.0))
        await self._commit_unasked(
            lambda: (
                table.hand_over(
                    RequestContext(0, time.time(), spent=self._spent()),
                    table.playing.decider,
                    "clock",
                )
                if table.game_version == version and self._is_out_of_time()
                else None
            )
        )

    async def _commit_unasked(self, check: Callable[[], PendingEntry | None]) -> None:
        """Commit a change that no client asked for, if it is still wanted."""
        async with self.lock:
            try:
                pending = check() if self._connections.open else None
                if pending is None:
                    return
                await self._commit([pending])
            except NamijiError as error:
                self.count_refusal(error)
            else:
                self._broadcast([pending])
                await self._advance()
                return
        await asyncio.sleep(_RETRY)

    # Time

    def _spent(self) -> float:
        """Seconds used for the current decision; 0 where no clock runs."""
        is_timed = self.table.settings.clock is not None and self.table.bot_to_decide is None
        return self._stopwatch.seconds if is_timed else 0.0

    def _seconds_left(self) -> float | None:
        return seconds_left(self.table, self._spent())

    def _is_out_of_time(self) -> bool:
        left = self._seconds_left()
        return left is not None and left <= 0

    # Messages

    def _answer(
        self,
        connection: Connection,
        message: Request,
        version: int,
        error: NamijiError | None = None,
    ) -> None:
        info: ErrorInfo | None = None
        if error is not None:
            info = {"code": error.code, "message": str(error)}
        answer: Answer = {"type": "answer", "id": message.id, "version": version, "error": info}
        connection.send(to_json(answer))

    def _broadcast(self, applied: Sequence[PendingEntry]) -> None:
        self._send_state(self._connections.open, applied[0].entry.version - 1)
        if any(isinstance(each.entry.content, Left) for each in applied):
            self._connections.unseat_leavers()

    def _send_state(self, connections: Iterable[Connection], since: int) -> None:
        self._connections.send_state(connections, since, clock_info(self.table, self._spent()))


def _log_failure(driver: "asyncio.Task[None]") -> None:
    """No caller waits for a driver, so its error would go unnoticed."""
    if not driver.cancelled() and (error := driver.exception()) is not None:
        log_error("table-stopped", error)


def no_such_table() -> NamijiError:
    return NamijiError("no-such-table", "there is no such table: check the link")
