"""The connection on which processes hear of each other.

A thread listens for notices of commits, and reports regularly that this process is up. A notice
may be lost with the connection, so a listener also looks by itself now and then.

As long as it is connected, a process holds a lock of its own. The system of one that dies ends its
connection, and PostgreSQL its lock, so others know at once. Only a process that hangs, or whose
machine or network is gone, is waited for.
"""

import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import psycopg
from sqlalchemy import URL

from namiji.server.logs import log_error
from namiji.server.store.news import News, read_notice
from namiji.server.store.postgres import CHANNEL
from namiji.server.store.sharing import LEASE_SECONDS

BEAT_SECONDS: Final = 0.5
_FORGOTTEN = 60.0  # seconds after which a process that is down leaves the database

# The number of a process's lock is its name, read in base 16. It is shared: after a broken network,
# PostgreSQL may not know yet that the connection before this one is gone.
_LOCK = "SELECT pg_advisory_lock_shared(('x' || lpad(%s, 16, '0'))::bit(64)::bigint)"
_BEAT = """
WITH own AS (
    INSERT INTO processes VALUES (%(process)s, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET beat = excluded.beat RETURNING id
), locked AS (
    SELECT lpad(to_hex((classid::bigint << 32) | objid::bigint), 12, '0') FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
), ended AS (
    UPDATE processes SET beat = clock_timestamp() - make_interval(secs => %(lease)s)
    WHERE %(sees_locks)s AND id <> %(process)s AND id NOT IN (TABLE locked)
    AND beat > clock_timestamp() - make_interval(secs => %(lease)s) RETURNING id
)
SELECT id FROM processes WHERE beat > clock_timestamp() - make_interval(secs => %(lease)s)
EXCEPT SELECT id FROM ended UNION SELECT id FROM own
"""
_FORGET = "DELETE FROM processes WHERE beat < clock_timestamp() - make_interval(secs => %s)"


class Channel:
    """`on_news` hears what other processes have committed, and `on_beat` which of them are up.
    `on_connection` hears that there is a new connection: what was told in between is lost.

    All are called in the channel's thread.
    """

    def __init__(
        self,
        url: URL,
        process: str,
        on_news: Callable[[Sequence[News]], None],
        on_beat: Callable[[frozenset[str]], None],
        on_connection: Callable[[], None],
    ) -> None:
        self._url, self._process = url, process
        self._on_news, self._on_beat, self._on_connection = on_news, on_beat, on_connection
        self._beaten = time.monotonic()
        self._is_closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="namiji-channel", daemon=True)
        self._thread.start()

    @property
    def is_cut_off(self) -> bool:
        """Whether others may take this process for dead: it could not tell them for too long."""
        return time.monotonic() - self._beaten > LEASE_SECONDS

    def close(self) -> None:
        """Tell the others that this process ends."""
        self._is_closing.set()
        self._thread.join(2 * LEASE_SECONDS)

    def _run(self) -> None:
        is_first = True
        while not self._is_closing.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    connection.execute(_LOCK, (self._process,))
                    connection.execute(_FORGET, (_FORGOTTEN,))
                    is_first = True
                    self._on_connection()
                    self._listen(connection)
                    connection.execute("DELETE FROM processes WHERE id = %s", (self._process,))
                    connection.execute(f"NOTIFY {CHANNEL}, '{self._process}'")
            except (psycopg.Error, OSError) as error:
                if is_first:
                    log_error("channel-lost", error)
                is_first = False
                self._is_closing.wait(BEAT_SECONDS)

    def _connect(self) -> "psycopg.Connection[tuple[str]]":
        place = self._url.translate_connect_args(username="user", database="dbname")
        options: dict[str, Any] = {
            **self._url.query,
            # A beat need not be on the disk.
            "options": f"{self._url.query['options']} -c synchronous_commit=off",
            "tcp_user_timeout": str(int(1000 * LEASE_SECONDS)),
        }
        return psycopg.connect(**place, **options, autocommit=True)

    def _listen(self, connection: "psycopg.Connection[tuple[str]]") -> None:
        connected = time.monotonic()
        while True:
            before = time.monotonic()
            about = {
                "process": self._process,
                "lease": LEASE_SECONDS,
                # After a restart of PostgreSQL, others may not be connected again yet.
                "sees_locks": before - connected > LEASE_SECONDS,
            }
            up = connection.execute(_BEAT, about).fetchall()
            self._beaten = before
            self._on_beat(frozenset(name for (name,) in up))
            if self._is_closing.is_set():
                return
            for notice in connection.notifies(timeout=BEAT_SECONDS):
                process, news = read_notice(notice.payload)
                if not news:  # a process ends: see who is left
                    break
                if process != self._process:
                    self._on_news(news)
