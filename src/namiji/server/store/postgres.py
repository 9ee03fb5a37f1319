"""PostgreSQL, on a server of its own."""

import time
from typing import Any

import psycopg
from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine.interfaces import Dialect

from namiji.server.store.database import Database, in_use
from namiji.server.store.database_url import without_password

_RETRY = 0.1  # seconds between two tries to take the lock
_KEY = 0x6E616D696A69  # "namiji": the number of the advisory lock within the database

# With these, the client notices within half a minute that a server or network has vanished.
_OPTIONS = {
    "application_name": "namiji",
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}

_REASONS = {
    "25006": "the database is read-only",
    "53100": "the disk of the database is full",
}


class Postgres(Database):
    def __init__(self, url: URL, wait: float) -> None:
        self._url = url.set(query={**_OPTIONS, **url.query})
        self._wait = wait
        self.name = f"the database {without_password(url)}"

    def writer(self) -> Engine:
        """The lock belongs to the session that writes: if the session is lost, so is the lock."""
        engine = self._engine(pool_size=1)

        @event.listens_for(engine, "do_connect")
        def connect(
            dialect: Dialect, _record: object, words: list[Any], options: dict[str, Any]
        ) -> Any:
            connection = dialect.connect(*words, **options)
            try:
                self._take_lock(connection)
            except BaseException:
                connection.close()
                raise
            return connection

        return engine

    def readers(self, count: int) -> Engine:
        return self._engine(pool_size=count, pool_pre_ping=True, isolation_level="AUTOCOMMIT")

    def reason(self, error: BaseException | None) -> str:
        if isinstance(error, psycopg.Error):
            known = _REASONS.get(error.sqlstate or "") or error.diag.message_primary
            if known:
                return known
        return " ".join(str(error).split())

    def check_location(self) -> None:
        """Nothing to do: the PostgreSQL server takes care of its files."""

    def check_room(self) -> None:
        """Nothing to do: only the PostgreSQL server sees its disk."""

    def release(self) -> None:
        """Nothing to do: the lock ended with the writer's connection."""

    def _engine(self, **options: Any) -> Engine:
        return create_engine(self._url, max_overflow=0, hide_parameters=True, **options)

    def _take_lock(self, connection: Any) -> None:
        deadline = time.monotonic() + self._wait
        while connection.execute("SELECT pg_try_advisory_lock(%s)", (_KEY,)).fetchone() != (True,):
            connection.rollback()
            if time.monotonic() > deadline:
                raise in_use(self.name)
            time.sleep(_RETRY)
        connection.commit()
