"""The voyage of the day: by date, the same deal, seats and bots for everyone.

Its seed is public. A player can look ahead and can choose for the bots, too, so a score proves that
it is possible, and no more.
"""

from dataclasses import dataclass
from datetime import date
from typing import Final

from namiji.core.names import DIRECTIONS, Direction, Seat
from namiji.edition import standard
from namiji.errors import RecordError
from namiji.record.model import Record
from namiji.record.verify import verify

SEATS: Final = ("person", "skipper", "sailor", "skipper")
"""Who has each seat, as a record would say it."""

PERSON: Final[Seat] = 1


@dataclass(frozen=True, slots=True)
class Voyage:
    """The voyage of a day, which begins and ends in UTC."""

    day: date

    @property
    def seed(self) -> str:
        return f"voyage-{self.day.isoformat()}"

    @property
    def direction(self) -> Direction:
        """Directions alternate from day to day, counted from 1970-01-01."""
        return DIRECTIONS[(self.day - date(1970, 1, 1)).days % 2]

    def score(self, record: Record) -> int:
        """Return the person's score, or raise a `RecordError` if the record is of another game."""
        found = (record.edition, record.players, record.direction, record.seed, record.deal)
        if found != (standard(), len(SEATS), self.direction, self.seed, None):
            message = f"the record is not of the voyage of {self.day.isoformat()}"
            raise RecordError("other-voyage", message, record.header_lines.get("seed", 0))
        for decision in record.history:
            if decision.undone and decision.outcomes:
                message = "a decision that showed something was taken back"
                raise RecordError("second-try", message, decision.line)
        verified = verify(record)
        if not verified.winners:
            raise RecordError("not-over", "the game is not over")
        return verified.scores[PERSON]
