"""PostgreSQL, on a server of its own. Any number of our processes can use one database."""

import secrets
from collections.abc import Collection, Sequence
from typing import Any

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, text

from namiji.server.store.database import Database
from namiji.server.store.database_url import without_password

CHANNEL = "namiji"
"""Where processes tell each other what has changed."""

_KEY = 0x6E616D696A69  # "namiji": the number of an advisory lock
_LONGEST_NOTICE = 7500  # bytes; PostgreSQL takes less than 8000

# With these, the client notices within half a minute that a server or network has vanished. The
# server ends the transaction of a client that has vanished in the middle of it: until then, others
# would wait for the tables that it has changed.
_OPTIONS = {
    "options": "-c idle_in_transaction_session_timeout=5s -c lock_timeout=10s",
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
_LOCK_TABLES = text("SELECT FROM tables WHERE id = ANY(:ids) ORDER BY id FOR NO KEY UPDATE")
_SEAL = text(
    "SELECT CAST(pg_current_xact_id() AS text), count(pg_notify(:channel, notice))"
    " FROM unnest(CAST(:notices AS text[])) AS notice"
).bindparams(channel=CHANNEL)
_STATES = {"committed": True, "aborted": False, "in progress": None}


class Postgres(Database):
    def __init__(self, url: URL) -> None:
        self.url = url.set(query={**_OPTIONS, **url.query})
        self.name = f"the database {without_password(url)}"
        self.process = secrets.token_hex(6)

    def writer(self) -> Engine:
        return self._engine(pool_size=1)

    def lock_schema(self, connection: Connection) -> None:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_KEY})"))

    def readers(self, count: int) -> Engine:
        return self._engine(pool_size=count, pool_pre_ping=True, isolation_level="AUTOCOMMIT")

    def reason(self, error: BaseException | None) -> str:
        if isinstance(error, psycopg.Error):
            known = _REASONS.get(error.sqlstate or "") or error.diag.message_primary
            if known:
                return known
        return " ".join(str(error).split())

    def lock_tables(self, connection: Connection, table_ids: Collection[str]) -> None:
        connection.execute(_LOCK_TABLES, {"ids": list(table_ids)})

    def seal(self, connection: Connection, news: Sequence[str]) -> str | None:
        """All news in one statement: a transaction that notifies holds up others that do."""
        notices = [f"{self.process} {notice}" for notice in _joined(news)]
        return str(connection.execute(_SEAL, {"notices": notices}).one()[0])

    def was_committed(self, connection: Connection, transaction: str) -> bool | None:
        status = text("SELECT pg_xact_status(CAST(:id AS xid8))")
        return _STATES[connection.scalar(status, {"id": transaction})]

    def check_location(self) -> None:
        """Nothing to do: the PostgreSQL server takes care of its files."""

    def check_room(self) -> None:
        """Nothing to do: only the PostgreSQL server sees its disk."""

    def release(self) -> None:
        """Nothing to do: there is no lock."""

    def _engine(self, **options: Any) -> Engine:
        return create_engine(self.url, max_overflow=0, hide_parameters=True, **options)


def _joined(news: Sequence[str]) -> list[str]:
    """The news in as few texts as PostgreSQL takes."""
    texts: list[list[str]] = []
    length = _LONGEST_NOTICE
    for each in news:
        length += len(each) + 1
        if length > _LONGEST_NOTICE:
            texts.append([])
            length = len(each)
        texts[-1].append(each)
    return [" ".join(words) for words in texts]
