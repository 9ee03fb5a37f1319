"""What the store needs of a database, whichever it is."""

from abc import ABC, abstractmethod

from sqlalchemy import Engine

from namiji.errors import NamijiError


class Database(ABC):
    name: str
    """For people to read; never with a password."""

    @abstractmethod
    def writer(self) -> Engine:
        """An engine of one connection.

        Connecting takes the lock that makes this process the only authority, and waits a while for
        a predecessor to let it go.
        """

    @abstractmethod
    def readers(self, count: int) -> Engine:
        """An engine of some connections that see what is committed, one statement at a time."""

    @abstractmethod
    def reason(self, error: BaseException | None) -> str:
        """What a driver's error means, in words for the operator."""

    @abstractmethod
    def check_place(self) -> None:
        """Raise `not-saved` if what would be written now could not be found again."""

    @abstractmethod
    def release(self) -> None:
        """Let the lock go, if it does not go with the writer's connection."""


def in_use(name: str) -> NamijiError:
    return NamijiError("in-use", f"another server uses {name}: stop it, or choose another database")
