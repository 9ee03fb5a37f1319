"""What the store needs from a database of either kind."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

from sqlalchemy import Connection, Engine

from namiji.errors import NamijiError


class Database(ABC):
    name: str
    """For messages; never with a password."""

    process: str | None = None
    """A name for this process, if others can serve the same database at the same time."""

    @abstractmethod
    def writer(self) -> Engine:
        """An engine with one connection.

        If only one process can use the database, connecting takes the lock that keeps others out,
        and waits a while for a server that is about to stop.
        """

    @abstractmethod
    def lock_schema(self, connection: Connection) -> None:
        """Let no other process migrate the database during this transaction."""

    @abstractmethod
    def readers(self, count: int) -> Engine:
        """An engine with `count` connections. A statement sees what is committed at its start."""

    @abstractmethod
    def reason(self, error: BaseException | None) -> str:
        """Explain an error of the driver to the operator."""

    @abstractmethod
    def lock_tables(self, connection: Connection, table_ids: Collection[str]) -> None:
        """Let no other process change these tables during this transaction."""

    @abstractmethod
    def seal(self, connection: Connection, news: Sequence[str]) -> str | None:
        """The last statement of a transaction: tells other processes the news, once committed.

        Returns a name by which `was_committed` finds the transaction; None if the connection cannot
        be lost during a commit.
        """

    @abstractmethod
    def was_committed(self, connection: Connection, transaction: str) -> bool | None:
        """Whether a transaction of a lost connection was committed; None while that is open."""

    @abstractmethod
    def check_location(self) -> None:
        """Raise `not-saved` if a write would go to a file that is no longer in its place."""

    @abstractmethod
    def check_room(self) -> None:
        """Raise `not-saved` if the disk is almost full, as far as that can be known."""

    @abstractmethod
    def release(self) -> None:
        """Release the lock, unless it ends with the writer's connection."""


def in_use(name: str) -> NamijiError:
    return NamijiError("in-use", f"another server uses {name}: stop it, or choose another database")
