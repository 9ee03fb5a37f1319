"""The one thread that writes. What waits is committed together: many tables, one flush to disk."""

import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, TypeVar
from uuid import uuid4

from sqlalchemy import Connection, Engine, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from namiji.errors import NamijiError
from namiji.server.logs import log_error
from namiji.server.store.changes import Change
from namiji.server.store.database import Database
from namiji.server.store.faults import conflict, not_saved
from namiji.server.store.schema import LAST_COMMIT

Result = TypeVar("Result")

_TRIES = 3  # times that a group is begun anew because the connection was lost
_PATIENCE = 10.0  # seconds for a lost database to come back and say whether it has committed
_AGAIN = 0.2  # seconds between two questions


@dataclass(frozen=True, slots=True)
class _Write:
    change: Change[Any]
    future: Future[Any]


def _kind(change: Change[Any]) -> type[Change[Any]]:
    return type(change)


class _Away(Exception):
    """There is no connection to be had."""


class _Lost(Exception):
    """The connection broke; if that was in a commit, its mark tells whether it took place."""

    def __init__(self, results: list[Any], mark: str | None) -> None:
        self.results, self.mark = results, mark


class Writer:
    """Takes changes from any thread, and makes each of them whole or not at all."""

    def __init__(self, database: Database, engine: Engine) -> None:
        self._database, self._engine = database, engine
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        self._door = threading.Lock()
        self._open = True
        self._thread = threading.Thread(target=self._run, name="namiji-writer", daemon=True)
        self._thread.start()

    def submit(self, change: Change[Result]) -> Future[Result]:
        """Have a change made; the future is there once it is durable. It cannot be called off."""
        future: Future[Result] = Future()
        future.set_running_or_notify_cancel()
        with self._door:
            if not self._open:
                raise not_saved("the server is closing")
            self._queue.put(_Write(change, future))
        return future

    def close(self) -> None:
        """Make every change that was submitted, then end."""
        with self._door:
            if self._open:
                self._open = False
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            group = [self._queue.get()]
            while True:
                try:
                    group.append(self._queue.get_nowait())
                except Empty:
                    break
            going = group[-1] is not None
            writes = [write for write in group if write is not None]
            if writes:
                self._save(writes)

    def _save(self, writes: Sequence[_Write]) -> None:
        """If some cannot be saved together, each is tried alone: only the guilty one fails."""
        try:
            results = self._commit(writes)
        except Exception as error:
            if len(writes) > 1 and not isinstance(error, _Away):
                for write in writes:
                    self._save([write])
                return
            if isinstance(error, _Away):
                log_error("database-away", error)
            for write in writes:
                write.future.set_exception(self._fault(error))
            return
        for write, result in zip(writes, results, strict=True):
            write.future.set_result(result)

    def _commit(self, writes: Sequence[_Write]) -> list[Any]:
        for _ in range(_TRIES):
            try:
                return self._transact(writes)
            except _Lost as lost:
                if lost.mark is not None and self._was_committed(lost.mark):
                    return lost.results
        raise _Away

    def _transact(self, writes: Sequence[_Write]) -> list[Any]:
        results: list[Any] = []
        mark = None
        with self._connect() as connection:
            try:
                connection.begin()
                for kind, run in groupby((write.change for write in writes), _kind):
                    results += kind.make_all(connection, list(run))
                connection.execute(update(LAST_COMMIT), {"mark": (new_mark := uuid4().hex)})
                self._database.check_place()
                mark = new_mark
                connection.commit()
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise _Lost(results, mark) from None
                raise
        return results

    def _connect(self) -> Connection:
        try:
            return self._engine.connect()
        except (DBAPIError, NamijiError) as error:
            raise _Away from error

    def _was_committed(self, mark: str) -> bool:
        """Whether that mark was the last one; asked as soon as the database is back.

        Who is connected has the lock, so the lost session has ended. If the database stays away,
        the changes count as not saved although they may be: then the next change of such a table is
        a conflict, and its caller loads the table again.
        """
        deadline = time.monotonic() + _PATIENCE
        while True:
            try:
                with self._connect() as connection:
                    return bool(connection.scalar(select(LAST_COMMIT.c.mark)) == mark)
            except (_Away, DBAPIError) as error:
                if time.monotonic() > deadline:
                    raise _Away from error
                time.sleep(_AGAIN)

    def _fault(self, error: Exception) -> Exception:
        if isinstance(error, IntegrityError):
            return conflict()
        if isinstance(error, _Away):
            return not_saved("the database cannot be reached")
        if isinstance(error, DBAPIError):
            return not_saved(self._database.reason(error.orig))
        return error
