"""A table in play: its lock, its sockets, its clock and its bots.

Every change goes the same way, one at a time: it is checked, committed to the store, applied,
answered and broadcast. With nobody connected, the table waits: no bot moves and no clock runs.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from pydantic_core import to_json

from namiji.errors import NamijiError
from namiji.server.config import Config
from namiji.server.logs import log_error
from namiji.server.metrics import Metrics
from namiji.server.protocol.messages import (
    Answer,
    AnswerUndo,
    ComeBack,
    Decide,
    ErrorInfo,
    FreeSeat,
    HandOver,
    Leave,
    Rematch,
    Request,
    Start,
    TableInfo,
    Undo,
    Vote,
)
from namiji.server.store import Store, TableRow
from namiji.server.table.clock import Stopwatch, clock_info, seconds_left
from namiji.server.table.colors import Color
from namiji.server.table.connections import Connections, Link
from namiji.server.table.state import Change, Seat, seats_after
from namiji.server.table.table import Stale, Table
from namiji.server.workers.bot_pool import BotPool

_MISSED = 500  # steps that a stale decision is told of; who missed more says hello again
_RETRY = 1.0  # seconds until a bot's decision that could not be saved is tried again


@dataclass(frozen=True, slots=True)
class Services:
    """What all tables share."""

    config: Config
    store: Store
    bots: BotPool
    metrics: Metrics


class LiveTable:
    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.guests = 0
        """Who holds on to it right now: with a guest, a table stays in memory."""
        self._services = services
        self._connections = Connections(table)
        self._stopwatch = Stopwatch()
        self._driver: asyncio.Task[None] | None = None
        self._driven, self._driven_at = self._to_drive(), self._connections.pace
        """What the driver is busy with, and at which pace."""
        self._is_deleted = False

    # Sockets

    def info(self) -> TableInfo:
        return self._connections.info()

    async def attach(self, link: Link, token_hash: bytes | None, since: int | None) -> None:
        """Let a socket take part: it gets the present state, with all steps after a version.

        Whose token it is is found out here, under the lock: a seat may just be changing hands.
        """
        async with self.lock:
            self._check_there()
            link.seat = self._seat_of(token_hash)
            self._connections.add(link)
            self._stopwatch.run()
            version = self.table.version
            self._send_state([link], version if since is None else min(since, version))
            await self._settle()

    def _seat_of(self, token_hash: bytes | None) -> int:
        if token_hash is None:
            if not self.table.settings.watch:
                raise NamijiError("no-watching", "this table is not open to watchers")
            return 0
        seat = self.table.seat_of(token_hash)
        if seat is None:
            raise NamijiError("bad-token", "this token is for no seat at this table")
        return seat

    async def detach(self, link: Link) -> None:
        async with self.lock:
            self._connections.remove(link)
            if not self._connections.links:
                self._stopwatch.pause()
            await self._settle()

    async def set_pace(self, link: Link, seconds: float) -> None:
        async with self.lock:
            before, link.pace = self._connections.pace, seconds
            if self._connections.pace != before:
                self._connections.tell_presence()
                self._wake()

    def rest(self, patience: float) -> bool:
        """Stop, to leave memory, if nobody was there for so long and nothing is being done."""
        is_idle = time.monotonic() - self._connections.empty_since >= patience
        if self.guests or self.lock.locked() or not is_idle:
            return False
        if self._driver is not None:
            self._driver.cancel()
        return True

    async def stop(self) -> None:
        """Finish what is being done, and do nothing more."""
        async with self.lock:
            if self._driver is not None:
                self._driver.cancel()

    # Requests

    async def request(self, link: Link, message: Request) -> None:
        """Do what a seat asks for, and answer it."""
        arrived = time.perf_counter()
        async with self.lock:
            version = self.table.done(link.seat, message.id)
            if version is not None:
                self._answer(link, message, version)
                return
            try:
                changes = self._changes(link.seat, message)
                await self._commit(changes)
            except NamijiError as error:
                self._refuse(link, message, error)
                await self._settle()
                return
            self._answer(link, message, self.table.version)
            self._broadcast(changes)
            if isinstance(message, Decide):
                self._services.metrics.turnaround.observe(time.perf_counter() - arrived)
            await self._settle()

    def _refuse(self, link: Link, message: Request, error: NamijiError) -> None:
        done = self.table.done(link.seat, message.id)
        if done is not None:  # saving it seemed to fail before, and it is in the log
            self._answer(link, message, done)
            return
        self.refused(error)
        version = self.table.version
        self._answer(link, message, version, error)
        if isinstance(error, Stale) and isinstance(message, Decide | Undo):
            self._send_state([link], max(message.version, version - _MISSED))

    async def settle(self) -> None:
        """Start what nobody is waited for any more."""
        async with self.lock:
            await self._settle()

    async def dissolve(self) -> None:
        """The table is deleted: send everyone away."""
        await self.stop()
        self._is_deleted = True
        self._connections.send_away("the table was deleted")

    def _check_there(self) -> None:
        if self._is_deleted:
            raise no_such_table()

    async def join(
        self, people: Sequence[tuple[str, bytes]], wishes: Sequence[Color | None] = ()
    ) -> list[int]:
        """Seat people, in the colors they wish for where those are free; returns their seats."""
        async with self.lock:
            self._check_there()
            changes = self.table.join(people, time.time(), wishes)
            await self._commit(changes)
            seats = [change.entry.seat for change in changes]
            for seat in seats:
                self._connections.expect(seat)
            self._broadcast(changes)
            await self._settle()
            return seats

    def refused(self, error: NamijiError) -> None:
        self._services.metrics.refused(error.code)

    def _changes(self, seat: int, message: Request) -> list[Change]:
        table, now, request = self.table, time.time(), message.id
        if seat == 0:
            raise NamijiError("watching", "you are watching: take a seat to play")
        match message:
            case Decide(action=action, version=version):
                return [table.decide(seat, action, version, now, request, self._spent())]
            case Undo(keep=keep, version=version):
                return [table.undo(seat, keep, version, now, request, self._spent())]
            case AnswerUndo(asked=asked, agree=agree):
                return [table.answer_undo(seat, asked, agree, now, request)]
            case Vote(direction=direction):
                return [table.vote(seat, direction, now, request)]
            case Start():
                return table.start(seat, now, request)
            case HandOver(seat=other):
                if other != seat:
                    self._check_away(other)
                    return [table.hand_over(other, "away", now, seat, request, self._spent())]
                return [table.hand_over(seat, "left", now, seat, request, self._spent())]
            case ComeBack():
                return [table.come_back(seat, now, request)]
            case Leave():
                return [table.leave(seat, now, request, self._spent())]
            case FreeSeat(seat=other):
                self._check_away(other)
                return [table.free_seat(seat, other, now, request)]
            case Rematch():
                return [table.want_rematch(seat, now, request)]
            case _:
                assert_never(message)

    def _check_away(self, seat: int) -> None:
        patience = self._services.config.away_seconds
        if seat in self._connections.expected(patience):
            message = f"seat {seat} has to be away for {patience:.0f} seconds first"
            raise NamijiError("not-away", message)

    # Changes

    async def _commit(self, changes: Sequence[Change]) -> None:
        began = time.perf_counter()
        row = row_after(self.table, changes)
        try:
            await self._services.store.append(row, [change.entry for change in changes])
        except NamijiError as error:
            if error.code == "conflict":
                await self._catch_up()
            raise
        self._services.metrics.commit.observe(time.perf_counter() - began)
        for change in changes:
            self._apply(change)

    def _apply(self, change: Change) -> None:
        before = self._to_drive()
        self.table.apply(change)
        if self._to_drive() != before:
            self._stopwatch.restart()
        if change.entry.kind == "decided":
            self._services.metrics.decisions[change.entry.body["by"]].inc()

    async def _catch_up(self) -> None:
        """Make changes that are in the log, although saving them seemed to fail."""
        known = self.table.version
        for entry in (await self._services.store.load(self.table.id) or [])[known:]:
            self._apply(Change(entry))
        self._send_state(self._connections.links, known)
        self._connections.drop_strangers()

    async def _settle(self) -> None:
        """Make all changes that follow by themselves, then let bots and clocks go on."""
        try:
            while (change := self._due()) is not None:
                await self._commit([change])
                self._broadcast([change])
        except NamijiError as error:  # it could not be saved: it is still due next time
            self.refused(error)
        self._wake()

    def _due(self) -> Change | None:
        expected = self._connections.expected(self._services.config.away_seconds)
        return self.table.due(expected, time.time(), self._spent())

    def _wake(self) -> None:
        """Have a driver if there is something to drive; one that is busy with just that goes on."""
        is_wanted = bool(self._connections.links)
        if self._driver is not None and not self._driver.done():
            is_busy = (self._driven, self._driven_at) == (self._to_drive(), self._connections.pace)
            if self._driver is asyncio.current_task() or (is_wanted and is_busy):
                return
            self._driver.cancel()
        if is_wanted and (self.table.bot_to_decide or self._seconds_left() is not None):
            self._driver = asyncio.create_task(self._drive())
            self._driver.add_done_callback(_note_failure)

    def _to_drive(self) -> tuple[int, Seat | None]:
        """The state of the game, and the bot that is to decide."""
        return self.table.game_version, self.table.bot_to_decide

    async def _drive(self) -> None:
        """Play for bots and watch the clock. It is only ever canceled by a holder of the lock."""
        while self._connections.links:
            self._driven, self._driven_at = self._to_drive(), self._connections.pace
            bot = self.table.bot_to_decide
            if bot is not None:
                await self._let_decide(bot)
            elif (seconds := self._seconds_left()) is not None:
                await self._run_out(seconds)
            else:
                return

    async def _let_decide(self, bot: Seat) -> None:
        table, level = self.table, bot.level or self.table.settings.stand_in
        version = table.game_version
        began = time.perf_counter()
        luck, view = table.bot_luck(bot.number), table.playing.view(bot.number)
        action = await self._services.bots.choose(level, luck, view)
        self._services.metrics.thinking[level].observe(time.perf_counter() - began)
        await asyncio.sleep(self._connections.pace - self._stopwatch.seconds)
        await self._do(
            lambda: (
                table.decide(bot.number, action, table.version, time.time())
                if table.game_version == version and table.bot_to_decide is bot
                else None
            )
        )

    async def _run_out(self, seconds: float) -> None:
        """Wait for the end of a person's time, and hand the seat over to a bot."""
        table, version = self.table, self.table.game_version
        await asyncio.sleep(max(seconds, 0.0))
        await self._do(
            lambda: (
                table.hand_over(table.playing.decider, "clock", time.time(), spent=self._spent())
                if table.game_version == version and self._is_out_of_time()
                else None
            )
        )

    async def _do(self, make: Callable[[], Change | None]) -> None:
        """Make a change that no request asked for, if it is still wanted."""
        async with self.lock:
            try:
                change = make() if self._connections.links else None
                if change is None:
                    return
                await self._commit([change])
            except NamijiError as error:
                self.refused(error)
            else:
                self._broadcast([change])
                await self._settle()
                return
        await asyncio.sleep(_RETRY)

    # Time

    def _spent(self) -> float:
        """Of the time for the present decision, where somebody counts it."""
        counts = self.table.settings.clock is not None and self.table.bot_to_decide is None
        return self._stopwatch.seconds if counts else 0.0

    def _seconds_left(self) -> float | None:
        return seconds_left(self.table, self._spent())

    def _is_out_of_time(self) -> bool:
        left = self._seconds_left()
        return left is not None and left <= 0

    # Messages

    def _answer(
        self, link: Link, message: Request, version: int, error: NamijiError | None = None
    ) -> None:
        told: ErrorInfo | None = None
        if error is not None:
            told = {"code": error.code, "message": str(error)}
        answer: Answer = {"type": "answer", "id": message.id, "version": version, "error": told}
        link.send(to_json(answer))

    def _broadcast(self, changes: Sequence[Change]) -> None:
        self._send_state(self._connections.links, changes[0].entry.version - 1)
        if any(change.entry.kind == "left" for change in changes):
            self._connections.drop_strangers()

    def _send_state(self, links: Iterable[Link], since: int) -> None:
        self._connections.send_state(links, since, clock_info(self.table, self._spent()))


def _note_failure(driver: "asyncio.Task[None]") -> None:
    """Nobody waits for a driver, so nobody else would notice."""
    if not driver.cancelled() and (error := driver.exception()) is not None:
        log_error("table-stopped", error)


def no_such_table() -> NamijiError:
    return NamijiError("no-such-table", "there is no such table: check the link")


def row_after(table: Table, changes: Sequence[Change]) -> TableRow:
    """The table as a list shows it, once the changes are made."""
    seats: Mapping[int, Seat] = table.seats
    for change in changes:
        seats = seats_after(seats, change.entry)
    people = [seat.name or "" for seat in seats.values() if seat.kind == "person"]
    game = next((c.game for c in reversed(changes) if c.game is not None), table.game)
    last = changes[-1].entry
    return TableRow(
        id=table.id,
        status="open" if game is None else "over" if game.is_over else "playing",
        public=table.settings.public,
        players=len(table.seats),
        free_seats=sum(seat.kind == "open" for seat in seats.values()),
        version=last.version,
        updated=last.at,
        name=people[0] if people else "",
    )
