"""A live table: a table in memory, with its lock, connections, clock and bots.

Every change takes the same way, one at a time: the table checks it, the store commits it, the table
applies it, and the server answers and broadcasts it. While there is no connection, the table waits:
no bot moves and no clock runs; only a correspondence game goes on. The same table may be live in
other processes (`peers.py`): what they commit is applied and broadcast here, too, and one of them
has the lease for bots and clock.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import assert_never, cast

from pydantic_core import to_json

from namiji.errors import NamijiError
from namiji.server.live.clock import TableClock
from namiji.server.live.connections import Connection, Connections
from namiji.server.live.driver import RETRY, Check, Driver
from namiji.server.live.log_rows import from_row, to_row
from namiji.server.live.services import Services
from namiji.server.live.table_row import row_after
from namiji.server.live.tasks import watched_task
from namiji.server.protocol.messages import (
    Answer,
    AnswerUndo,
    ComeBack,
    Decide,
    EmoteName,
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
from namiji.server.store import LogRow, Presence
from namiji.server.store.errors import conflict
from namiji.server.table.entries import Decided, Left
from namiji.server.table.request_context import RequestContext
from namiji.server.table.state import PendingEntry
from namiji.server.table.table import Newcomer, StaleVersion, Table

_MAX_MISSED_STEPS = 500  # sent after a stale decision; a client that missed more says hello again
_RACES = 5  # how often a change is checked again because another process was faster
_TRY_ELSEWHERE = 1013  # the code that closes a socket whose client should connect again


class LiveTable:
    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.users = 0
        """How many callers use it now. While there are any, it stays in memory."""
        self._services = services
        self._connections = Connections(table)
        self._clock = TableClock(table, services.clock)
        self._driver = Driver(table, self._connections, self._clock, services, self._commit_unasked)
        self._waking: asyncio.Task[None] | None = None
        """Waits until a game may begin without nonces."""
        self._told: set[int] = set()
        """Seats that were told that it is their turn, and have not been here since."""
        self._is_joining = False
        """Whether someone is about to be connected, so that this process follows the table."""
        self.is_deleted = False

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def version(self) -> int:
        return self.table.version

    # Connections

    def info(self) -> TableInfo:
        return self._connections.info()

    @property
    def is_followed(self) -> bool:
        """Whether this process applies at once what others commit."""
        return self._driver.goes_on or self._is_joining

    async def connect(
        self, connection: Connection, token_hash: bytes | None, since: int | None
    ) -> None:
        """Add a connection, and send it the current state with all steps after a version.

        The lock protects the look-up of the seat: the seat may be changing hands right now.
        """
        async with self.lock:
            self._check_not_deleted()
            connection.seat = self._seat_of(token_hash)
            self._told.discard(connection.seat)
            if self._services.peers.is_shared and not self._connections.open:
                await self._join_others()
            self._connections.add(connection)
            self._services.peers.show(self)
            self._clock.stopwatch.run()
            self._send_whole(connection, since)
            await self._advance()

    async def show(self, connection: Connection, since: int | None) -> None:
        """Send a connection the whole state, with all steps after a version."""
        async with self.lock:
            self._send_whole(connection, since)

    def _send_whole(self, connection: Connection, since: int | None) -> None:
        connection.snapshot, version = None, self.table.version
        self._send_state([connection], version if since is None else min(since, version))

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
                self._clock.stopwatch.pause()
                self._driver.lease.lose()
            self._services.peers.show(self)
            await self._advance()

    async def set_pace(self, connection: Connection, seconds: float) -> None:
        async with self.lock:
            before, connection.pace = self._connections.pace, seconds
            if self._connections.pace != before:
                self._connections.send_presence()
                self._driver.change_pace()
                self._services.peers.show(self)

    async def show_emote(self, connection: Connection, emote: EmoteName) -> None:
        """Show a picture to everyone at the table. It changes nothing."""
        seat = connection.seat
        _check_seated(seat)
        if self._connections.send_emote(seat, emote):
            await self._services.peers.show_emote(self, seat, emote)

    def stop_if_idle(self, seconds: float) -> bool:
        """Stop, to leave memory, if there was no connection for so long and nothing is going on."""
        is_idle = time.monotonic() - self._connections.empty_since >= seconds
        is_busy = self.users or self.lock.locked() or self._waking is not None
        is_thinking = self.table.is_correspondence and self.table.bot_to_decide is not None
        if is_busy or is_thinking or not is_idle:
            return False
        self._driver.stop()
        self._driver.lease.lose()
        self._services.peers.show(self)  # that nobody is here, so that others may take the lease
        return True

    async def stop(self) -> None:
        """Finish the change in progress, and start no other."""
        async with self.lock:
            self._driver.stop()
            if self._waking is not None:
                self._waking.cancel()

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
                pending = await self._commit_checked(lambda: self._check(connection.seat, message))
            except NamijiError as error:
                self._refuse(connection, message, error)
                await self._advance()
                return
            self._answer(connection, message, self.table.version, more=True)
            self._broadcast(pending)
            if isinstance(message, Decide):
                self._services.metrics.turnaround.observe(time.perf_counter() - arrived)
            await self._advance()

    def _refuse(self, connection: Connection, message: Request, error: NamijiError) -> None:
        done = self.table.done(connection.seat, message.id)
        if done is not None:  # it was saved before, here or by another process
            self._answer(connection, message, done)
            return
        self.count_refusal(error)
        version = self.table.version
        self._answer(connection, message, version, error)
        if isinstance(error, StaleVersion) and isinstance(message, Decide | Undo):
            self._send_whole(connection, max(message.version, version - _MAX_MISSED_STEPS))

    async def advance(self) -> None:
        """Do what the table does by itself, such as starting a game that waits for no one."""
        async with self.lock:
            await self._advance()

    async def mark_deleted(self) -> None:
        """The table is deleted: stop it, and close all its connections."""
        await self.stop()
        self.is_deleted = True
        self._connections.close_all("the table was deleted")

    def _check_not_deleted(self) -> None:
        if self.is_deleted:
            raise no_such_table()

    async def join(self, people: Sequence[Newcomer]) -> list[int]:
        """Give open seats to people, and return the seats."""
        async with self.lock:
            self._check_not_deleted()
            pending = await self._commit_checked(lambda: self.table.join(people, self._clock.now()))
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
        _check_seated(seat)
        table = self.table
        context = RequestContext(seat, self._clock.now(), message.id, self._clock.spent())
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
                # The bot's time counts: a player could otherwise do this again and never decide.
                return [table.come_back(replace(context, spent=self._clock.elapsed()))]
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
        if self.table.is_correspondence:
            message = "this game goes on over days: a bot plays when the time is up"
            raise NamijiError("not-away", message)
        seconds = self._services.config.away_seconds
        if seat in self._connections.seats_not_away(seconds):
            message = f"seat {seat} has to be away for {seconds:.0f} seconds first"
            raise NamijiError("not-away", message)

    # Other processes

    @property
    def has_lease(self) -> bool:
        """Whether this process plays the table's bots and its clock, of several that could."""
        return self._driver.lease.fence is not None

    def presence(self) -> Presence:
        """Who is connected here."""
        connections = self._connections
        return Presence(
            table_id=self.id,
            process=self._services.store.process or "",
            seats=tuple(sorted(connections.seats)),
            watchers=connections.watchers,
            pace=connections.own_pace,
            game_version=self.table.game_version,
            spent=self._clock.stopwatch.seconds,
        )

    def see_others(self, others: Sequence[Presence]) -> None:
        """Who is connected at other processes, or was, if a process is down."""
        up = [other for other in others if other.is_up]
        pace = self._connections.pace
        self._connections.see_others(up)
        self._told -= self._connections.present
        if self._connections.pace != pace:
            self._driver.change_pace()
        self._driver.lease.see_others([other.process for other in up])
        if not self._driver.is_at_work:
            self._driver.update()

    def hear_emote(self, seat: int, emote: str) -> None:
        """Show a picture of a seat at another process, which has checked it."""
        self._connections.send_emote(seat, cast("EmoteName", emote))

    async def follow(self, rows: Sequence[LogRow]) -> None:
        """Apply and broadcast entries that another process has committed."""
        async with self.lock:
            try:
                self._take_over(rows)
            except NamijiError:  # of a later version, perhaps: others can serve this table
                self.let_go()
                raise
            self._driver.update()

    async def refresh(self) -> None:
        """Apply what other processes have committed and this one has not heard of yet."""
        version = await self._services.store.version(self.id)
        if version is None:
            await self.mark_deleted()
            raise no_such_table()
        if version > self.version:
            async with self.lock:
                await self._catch_up()
        if not self._connections.open:
            self.see_others((await self._services.store.presence([self.id]))[self.id])

    def let_go(self) -> None:
        """Send all clients to another process."""
        self._driver.lease.lose()
        self._connections.close_all("connect again", _TRY_ELSEWHERE)

    async def _join_others(self) -> None:
        """Nobody was connected here, so this process has not followed the table."""
        self._is_joining = True
        try:
            self._connections.forget_absences()
            await self._catch_up()
            others = (await self._services.store.presence([self.id]))[self.id]
            self._learn_clock(others)
            self.see_others(others)
        finally:
            self._is_joining = False

    def _learn_clock(self, others: Sequence[Presence]) -> None:
        """Go on counting where others were: a client that reconnects gains no time."""
        if not others:
            return
        last, version = others[-1], self.table.game_version
        if last.game_version == version:
            self._clock.stopwatch.restart(last.spent + last.age)
        elif version:
            since = self._clock.now() - self.table.log[version - 1].entry.at
            self._clock.stopwatch.restart(min(max(0.0, since), last.age))

    # Changes

    async def _commit_checked(
        self, check: Callable[[], Sequence[PendingEntry]]
    ) -> Sequence[PendingEntry]:
        """Commit what is allowed. If another process was faster, check it against what is new."""
        for _ in range(_RACES):
            pending = check()
            with suppress(_LostRace):
                await self._commit(pending)
                return pending
        raise conflict()

    async def _commit(self, pending: Sequence[PendingEntry], fence: int | None = None) -> None:
        began, decision = time.perf_counter(), self.table.next_decision
        row = row_after(self.table, pending)
        rows = [to_row(each.entry) for each in pending]
        try:
            await self._services.store.append(row, rows, fence)
        except NamijiError as error:
            if error.code != "conflict":
                raise
            if fence is not None:
                self._driver.lease.lose()
            await self._catch_up()
            raise _LostRace from None
        self._services.metrics.commit.observe(time.perf_counter() - began)
        for each in pending:
            self._apply(each)
            if isinstance(decided := each.entry.content, Decided):
                self._services.metrics.decisions[decided.by].inc()
        if self.table.next_decision != decision:
            self._call_decider()

    def _call_decider(self) -> None:
        """Tell a person who is not here that it is their turn, if they want to know.

        Once until they come: others could take back a decision and make it again without end.
        """
        table, push = self.table, self._services.push
        if push is None or table.status != "playing" or table.bot_to_decide is not None:
            return
        seat = table.seats[table.playing.decider]
        knows = seat.number in self._connections.present | self._told
        if seat.token_hash is not None and not knows:
            self._told.add(seat.number)
            push.your_turn(table.id, seat.token_hash, self._clock.seconds_left())

    def _apply(self, pending: PendingEntry) -> None:
        before = self.table.next_decision
        self._told.discard(pending.entry.seat)
        self.table.apply(pending)
        if self.table.next_decision != before:
            self._clock.stopwatch.restart()

    async def _catch_up(self) -> None:
        """Apply entries that others committed, or whose commit only seemed to have failed."""
        self._take_over(await self._services.store.load(self.id, self.version))

    def _take_over(self, rows: Sequence[LogRow]) -> None:
        known = self.version
        for row in rows:
            if row.version > self.version:
                self._apply(PendingEntry(from_row(row)))
        if self.version > known:
            self._send_state(self._connections.open, known)
            self._connections.unseat_leavers()

    async def _advance(self) -> None:
        """Make all changes that follow by themselves, then let bots and clocks continue."""
        try:
            while (pending := self._due()) is not None:
                with suppress(_LostRace):  # then something else may be due
                    await self._commit([pending])
                    self._broadcast([pending])
        except NamijiError as error:  # it could not be saved, and is still due next time
            self.count_refusal(error)
        self._driver.update()
        if seconds := self.table.nonce_wait(self._clock.now()):
            self._wake_after(seconds)

    def _wake_after(self, seconds: float) -> None:
        """Look again later, even if nothing happens until then."""
        if self._waking is None:
            self._waking = watched_task(self._wake(seconds))

    async def _wake(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._waking = None
        await self.advance()

    def _due(self) -> PendingEntry | None:
        awaited = self._connections.seats_not_away(self._services.config.away_seconds)
        clock = self.table.settings.clock
        if clock is not None and clock["kind"] == "correspondence":  # nobody has to be here
            awaited = set(self.table.seats)
        return self.table.due(awaited, self._clock.now(), self._clock.spent())

    async def _commit_unasked(self, check: Check) -> None:
        """Commit a change that no client asked for, if it is still wanted."""
        async with self.lock:
            try:
                pending = check() if self._driver.goes_on else None
                if pending is None:
                    return
                await self._commit([pending], self._driver.lease.fence)
            except _LostRace:
                return
            except NamijiError as error:
                self.count_refusal(error)
            else:
                self._broadcast([pending])
                await self._advance()
                return
        await asyncio.sleep(RETRY)

    # Messages

    def _answer(
        self,
        connection: Connection,
        message: Request,
        version: int,
        error: NamijiError | None = None,
        *,
        more: bool = False,
    ) -> None:
        info: ErrorInfo | None = None
        if error is not None:
            info = {"code": error.code, "message": str(error)}
        answer: Answer = {"type": "answer", "id": message.id, "version": version, "error": info}
        connection.send(to_json(answer), more=more)

    def _broadcast(self, applied: Sequence[PendingEntry]) -> None:
        self._send_state(self._connections.open, applied[0].entry.version - 1)
        if any(isinstance(each.entry.content, Left) for each in applied):
            self._connections.unseat_leavers()

    def _send_state(self, connections: Iterable[Connection], since: int) -> None:
        self._connections.send_state(connections, since, self._clock.info())


class _LostRace(Exception):
    """Another process has changed the table first; what it did is applied now."""


def _check_seated(seat: int) -> None:
    if seat == 0:
        raise NamijiError("watching", "you are watching: take a seat to play")


def no_such_table() -> NamijiError:
    return NamijiError("no-such-table", "there is no such table: check the link")
