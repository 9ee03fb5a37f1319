"""What the store needs from a database of either kind."""

from abc import ABC, abstractmethod

from sqlalchemy import Engine

from namiji.errors import NamijiError


class Database(ABC):
    name: str
    """For messages; never with a password."""

    @abstractmethod
    def writer(self) -> Engine:
        """An engine with one connection.

        Connecting takes the lock that keeps other servers out, and waits a while for a server that
        is about to stop.
        """

    @abstractmethod
    def readers(self, count: int) -> Engine:
        """An engine with `count` connections. A statement sees what is committed at its start."""

    @abstractmethod
    def reason(self, error: BaseException | None) -> str:
        """Explain an error of the driver to the operator."""

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
