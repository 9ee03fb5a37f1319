"""Writes and reads about voyages of the day: one score per device and day."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select

from namiji.server.store.schema import VOYAGES
from namiji.server.store.writes import Write

_OF = VOYAGES.c


@dataclass(frozen=True, slots=True)
class KeepVoyage(Write[int]):
    """Keep the score of a device, unless it has one for the day. Returns the one that is kept."""

    day: str
    device: str
    """A hash of the device's token."""
    score: int

    def run(self, connection: Connection) -> int:
        own = select(_OF.score).where(_OF.day == self.day, _OF.device == self.device)
        kept = connection.scalar(own)
        if kept is None:
            row = {"day": self.day, "device": self.device, "score": self.score}
            connection.execute(insert(VOYAGES), row)
        return self.score if kept is None else int(kept)


@dataclass(frozen=True, slots=True)
class ForgetVoyages(Write[int]):
    """Delete the scores of all days before one."""

    before: str

    def run(self, connection: Connection) -> int:
        return connection.execute(delete(VOYAGES).where(_OF.day < self.before)).rowcount


def voyage_scores(connection: Connection, day: str) -> dict[int, int]:
    """How many devices have each score, the lowest first."""
    counts = select(_OF.score, func.count()).where(_OF.day == day)
    rows = connection.execute(counts.group_by(_OF.score).order_by(_OF.score))
    return {int(row[0]): int(row[1]) for row in rows}
