"""The one thread that writes. It commits all waiting writes together: one flush for many tables."""

import asyncio
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from namiji.errors import NamijiError
from namiji.server.logs import log_error
from namiji.server.store.database import Database
from namiji.server.store.errors import conflict, not_saved
from namiji.server.store.writes import Write

Result = TypeVar("Result")

_TRIES = 3  # how often a group is started again after a lost connection
_RECOVERY_SECONDS = 10.0  # how long a lost database may take to tell whether it has committed
_RETRY = 0.2  # seconds between two attempts to ask it
_APART = 0.005  # seconds from a commit to the next: many writes in one cost little more than one


@dataclass(frozen=True, slots=True)
class _QueuedWrite:
    write: Write[Any]
    future: asyncio.Future[Any]


def _class_of(write: Write[Any]) -> type[Write[Any]]:
    return type(write)


def _turn(queued: _QueuedWrite) -> tuple[int, str, str]:
    return queued.write.turn, type(queued.write).__name__, queued.write.key


@dataclass(frozen=True, slots=True)
class _Failure:
    error: Exception


class _Unreachable(Exception):
    """There is no connection to the database."""


class _ConnectionLost(Exception):
    """The connection broke. If that was during a commit, the database knows whether it was made."""

    def __init__(self, results: list[Any], transaction: str | None) -> None:
        self.results, self.transaction = results, transaction


class Writer:
    """Accepts writes from any loop, and makes each of them completely or not at all."""

    def __init__(self, database: Database, engine: Engine) -> None:
        self._database, self._engine = database, engine
        self._queue: SimpleQueue[_QueuedWrite | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._is_open = True
        self._thread = threading.Thread(target=self._run, name="namiji-writer", daemon=True)
        self._thread.start()

    async def save(self, write: Write[Result]) -> Result:
        """Wait until a write is durable. Canceling the caller does not stop the write."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        with self._lock:
            if not self._is_open:
                raise not_saved("the server is closing")
            self._queue.put(_QueuedWrite(write, future))
        return await future

    def close(self) -> None:
        """Make every write that was submitted, then end the thread."""
        with self._lock:
            if self._is_open:
                self._is_open = False
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open, next_at = True, 0.0
        while is_open:
            group = [self._queue.get()]
            time.sleep(max(0.0, next_at - time.monotonic()))
            while True:
                try:
                    group.append(self._queue.get_nowait())
                except Empty:
                    break
            is_open = group[-1] is not None
            queued = [each for each in group if each is not None]
            if queued:
                self._save(queued)
            next_at = time.monotonic() + _APART

    def _save(self, queued: Sequence[_QueuedWrite]) -> None:
        """If a group fails, its halves are tried: in the end, only the write at fault fails.

        Tried one by one, all would wait long for someone whose writes often fail.
        """
        group = sorted(queued, key=_turn)
        try:
            results = self._commit(group)
        except Exception as error:
            if len(group) > 1 and not isinstance(error, _Unreachable):
                half = len(group) // 2
                self._save(group[:half])
                self._save(group[half:])
                return
            if isinstance(error, _Unreachable):
                log_error("database-away", error)
            results = [_Failure(self._public_error(error))] * len(group)
        _deliver(group, results)

    def _commit(self, group: Sequence[_QueuedWrite]) -> list[Any]:
        for _ in range(_TRIES):
            try:
                return self._transact(group)
            except _ConnectionLost as lost:
                if lost.transaction is not None and self._was_committed(lost.transaction):
                    return lost.results
        raise _Unreachable

    def _transact(self, group: Sequence[_QueuedWrite]) -> list[Any]:
        results: list[Any] = []
        transaction = None
        with self._connect() as connection:
            try:
                connection.begin()
                tables = {table for queued in group for table in queued.write.tables}
                if len(tables) > 1:
                    self._database.lock_tables(connection, tables)
                for kind, writes in groupby((queued.write for queued in group), _class_of):
                    results += kind.run_all(connection, list(writes))
                news = [each for queued in group for each in queued.write.news]
                name = self._database.seal(connection, news)
                self._database.check_location()
                transaction = name
                connection.commit()
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise _ConnectionLost(results, transaction) from None
                raise
        return results

    def _connect(self) -> Connection:
        try:
            return self._engine.connect()
        except (DBAPIError, NamijiError) as error:
            raise _Unreachable from error

    def _was_committed(self, transaction: str) -> bool:
        """Whether a transaction was committed. Waits for the database to come back and tell.

        If that takes too long, the writes count as not saved although they may be. Then the next
        write to such a table is a conflict, and its caller loads the table again.
        """
        deadline = time.monotonic() + _RECOVERY_SECONDS
        while True:
            try:
                with self._connect() as connection:
                    answer = self._database.was_committed(connection, transaction)
                if answer is not None:
                    return answer
            except (_Unreachable, DBAPIError) as error:
                if time.monotonic() > deadline:
                    raise _Unreachable from error
            if time.monotonic() > deadline:
                raise _Unreachable
            time.sleep(_RETRY)

    def _public_error(self, error: Exception) -> Exception:
        if isinstance(error, IntegrityError):
            return conflict()
        if isinstance(error, _Unreachable):
            return not_saved("the database cannot be reached")
        if isinstance(error, DBAPIError):
            return not_saved(self._database.reason(error.orig))
        return error


def _deliver(group: Sequence[_QueuedWrite], results: Sequence[Any]) -> None:
    """Wake each loop once for all its writes: a wake-up costs about as much as a write."""
    waiting: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for queued, result in zip(group, results, strict=True):
        waiting.setdefault(queued.future.get_loop(), []).append((queued.future, result))
    for loop, pairs in waiting.items():
        with suppress(RuntimeError):  # the loop has ended, and nobody waits anymore
            loop.call_soon_threadsafe(_settle, pairs)


def _settle(pairs: Sequence[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in pairs:
        if future.cancelled():
            continue
        if isinstance(result, _Failure):
            future.set_exception(result.error)
        else:
            future.set_result(result)
