"""A table in play: its lock, its sockets, its clock and its bots.

Every change goes the same way, one at a time: it is checked, committed to the store, applied,
answered and broadcast. With nobody connected, the table waits: no bot moves and no clock runs.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import assert_never

from pydantic_core import to_json

from namiji.error import NamijiError
from namiji.server.bots import BotPool
from namiji.server.company import Company, Link
from namiji.server.config import Config
from namiji.server.logs import log_error
from namiji.server.metrics import Metrics
from namiji.server.protocol import (
    Answer,
    AnswerUndo,
    ClockInfo,
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
from namiji.server.standing import Change, Seat
from namiji.server.store import Store, TableRow
from namiji.server.table import Stale, Table

_RETRY = 1.0  # seconds until a bot's decision that could not be saved is tried again


@dataclass(frozen=True, slots=True)
class Services:
    """What all tables share."""

    config: Config
    store: Store
    bots: BotPool
    metrics: Metrics


class Live:
    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.guests = 0
        """Who holds on to it right now: with a guest, a table stays in memory."""
        self._services = services
        self._company = Company(table)
        self._turn_began = time.monotonic()
        self._driver: asyncio.Task[None] | None = None
        self._driven = self._to_drive()
        """What the driver is busy with."""
        self._is_deleted = False

    # Sockets

    def info(self) -> TableInfo:
        return self._company.info()

    async def attach(self, link: Link, since: int | None) -> None:
        """Let a socket take part: it gets the present state, with all steps after a version."""
        async with self.lock:
            self._check_there()
            if not self._company.links:
                self._turn_began = time.monotonic()
            self._company.add(link)
            version = self.table.version
            self._send_state([link], version if since is None else min(since, version))
            await self._settle()

    async def detach(self, link: Link) -> None:
        async with self.lock:
            self._company.remove(link)
            await self._settle()

    async def set_pace(self, link: Link, seconds: float) -> None:
        async with self.lock:
            link.pace = seconds
            self._company.tell_presence()
            self._wake()

    def rest(self, patience: float) -> bool:
        """Stop, to leave memory, if nobody was there for so long and nothing is being done."""
        is_idle = time.monotonic() - self._company.empty_since >= patience
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
                version = self.table.done(link.seat, message.id)
                if version is not None:
                    self._answer(link, message, version)
                    return
                self.refused(error)
                self._answer(link, message, self.table.version, error)
                if isinstance(error, Stale) and isinstance(message, Decide | Undo):
                    self._send_state([link], message.version)
                return
            self._answer(link, message, self.table.version)
            self._broadcast(changes)
            if isinstance(message, Decide):
                self._services.metrics.turnaround.observe(time.perf_counter() - arrived)
            await self._settle()

    async def settle(self) -> None:
        """Start what nobody is waited for any more."""
        async with self.lock:
            await self._settle()

    async def dissolve(self) -> None:
        """The table is deleted: send everyone away."""
        await self.stop()
        self._is_deleted = True
        self._company.send_away("the table was deleted")

    def _check_there(self) -> None:
        if self._is_deleted:
            raise no_such_table()

    async def join(self, people: Sequence[tuple[str, bytes]]) -> list[int]:
        """Seat people; returns their seats."""
        async with self.lock:
            self._check_there()
            changes = self.table.join(people, time.time())
            await self._commit(changes)
            self._broadcast(changes)
            await self._settle()
            return [change.entry.seat for change in changes]

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
                return [table.undo(seat, keep, version, now, request)]
            case AnswerUndo(asked=asked, agree=agree):
                return [table.answer_undo(seat, asked, agree, now, request)]
            case Vote(direction=direction):
                return [table.vote(seat, direction, now, request)]
            case Start():
                return table.start(seat, now, request)
            case HandOver(seat=other):
                if other != seat:
                    self._check_away(other)
                    return [table.hand_over(other, "away", now, seat, request)]
                return [table.hand_over(seat, "left", now, seat, request)]
            case ComeBack():
                return [table.come_back(seat, now, request)]
            case Leave():
                return [table.leave(seat, now, request)]
            case FreeSeat(seat=other):
                self._check_away(other)
                return [table.free_seat(seat, other, now, request)]
            case Rematch():
                return [table.want_rematch(seat, now, request)]
            case _:
                assert_never(message)

    def _check_away(self, seat: int) -> None:
        patience = self._services.config.away_seconds
        if seat in self._company.expected(patience):
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
            before = self.table.game_version
            self.table.apply(change)
            if self.table.game_version != before:
                self._turn_began = time.monotonic()
            if change.entry.kind == "decided":
                self._services.metrics.decisions[change.entry.body["by"]].inc()

    async def _catch_up(self) -> None:
        """Make changes that are in the log, although saving them seemed to fail."""
        known = self.table.version
        for entry in (await self._services.store.load(self.table.id) or [])[known:]:
            self.table.apply(Change(entry))
        self._send_state(self._company.links, known)

    async def _settle(self) -> None:
        """Make all changes that follow by themselves, then let bots and clocks go on."""
        patience = self._services.config.away_seconds
        try:
            while (
                change := self.table.due(self._company.expected(patience), time.time())
            ) is not None:
                await self._commit([change])
                self._broadcast([change])
        except NamijiError as error:  # it could not be saved: it is still due next time
            self.refused(error)
        self._wake()

    def _wake(self) -> None:
        """Have a driver if there is something to drive; one that is busy with just that goes on."""
        if self._driver is not None and not self._driver.done():
            if self._driver is asyncio.current_task() or self._driven == self._to_drive():
                return
            self._driver.cancel()
        if self._company.links and (self.table.bot_to_decide or self._seconds_left() is not None):
            self._driver = asyncio.create_task(self._drive())
            self._driver.add_done_callback(_note_failure)

    def _to_drive(self) -> tuple[int, Seat | None]:
        return self.table.game_version, self.table.bot_to_decide

    async def _drive(self) -> None:
        """Play for bots and watch the clock. It is only ever cancelled by a holder of the lock."""
        while self._company.links:
            self._driven = self._to_drive()
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
        await asyncio.sleep(self._turn_began + self._company.pace - time.monotonic())
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
                table.hand_over(table.playing.decider, "clock", time.time())
                if table.game_version == version and self._is_out_of_time()
                else None
            )
        )

    async def _do(self, make: Callable[[], Change | None]) -> None:
        """Make a change that no request asked for, if it is still wanted."""
        async with self.lock:
            try:
                change = make()
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
        return time.monotonic() - self._turn_began if self.table.settings.clock else 0.0

    def _seconds_left(self) -> float | None:
        """Until the person who is to decide runs out of time."""
        game = self.table.game
        if game is None or not game.decider:
            return None
        allowed = self.table.seconds_left(game.decider)
        return None if allowed is None else allowed - self._spent()

    def _is_out_of_time(self) -> bool:
        left = self._seconds_left()
        return left is not None and left <= 0

    def _clock(self) -> ClockInfo | None:
        table, clock = self.table, self.table.settings.clock
        if clock is None or table.game is None or table.status != "playing":
            return None
        decider, seconds = table.game.decider, self._seconds_left()
        left: dict[str, float] = {}
        if clock["kind"] == "game":
            for seat in table.seats.values():
                if seat.kind == "person":
                    used = table.spent.get(seat.number, 0.0)
                    used += self._spent() if seat.number == decider and seconds is not None else 0.0
                    left[str(seat.number)] = round(max(clock["seconds"] - used, 0.0), 1)
        return {
            "seat": decider if seconds is not None else 0,
            "seconds": round(max(seconds or 0.0, 0.0), 1),
            "left": left,
        }

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
        self._send_state(self._company.links, changes[0].entry.version - 1)
        if any(change.entry.kind == "left" for change in changes):
            self._company.drop_strangers()

    def _send_state(self, links: Iterable[Link], since: int) -> None:
        self._company.send_state(links, since, self._clock())


def _note_failure(driver: "asyncio.Task[None]") -> None:
    """Nobody waits for a driver, so nobody else would notice."""
    if not driver.cancelled() and (error := driver.exception()) is not None:
        log_error("table-stopped", error)


def no_such_table() -> NamijiError:
    return NamijiError("no-such-table", "there is no such table: check the link")


def row_after(table: Table, changes: Sequence[Change]) -> TableRow:
    """The table as a list shows it, once the changes are made."""
    kinds = [change.entry.kind for change in changes]
    game = next((c.game for c in reversed(changes) if c.game is not None), table.game)
    last = changes[-1].entry
    host = table.seats.get(table.host)
    return TableRow(
        id=table.id,
        status="open" if game is None else "over" if game.is_over else "playing",
        public=table.settings.public,
        players=len(table.seats),
        free_seats=len(table.free_seats)
        + kinds.count("left")
        - kinds.count("joined")
        - kinds.count("filled"),
        version=last.version,
        updated=last.at,
        name=(host.name if host else None) or "",
    )
