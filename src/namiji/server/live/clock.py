"""The time that a decision takes, and what is left of it."""

import time

from namiji.server.live.steady_clock import SteadyClock
from namiji.server.protocol.messages import ClockInfo
from namiji.server.table.state import TableState


class Stopwatch:
    """Counts the seconds of the current decision. It starts paused."""

    def __init__(self) -> None:
        self._counted = 0.0
        self._running_since: float | None = None

    @property
    def seconds(self) -> float:
        since = self._running_since
        return self._counted + (0.0 if since is None else time.monotonic() - since)

    def run(self) -> None:
        if self._running_since is None:
            self._running_since = time.monotonic()

    def pause(self) -> None:
        self._counted, self._running_since = self.seconds, None

    def restart(self, counted: float = 0.0) -> None:
        """Start counting at this many seconds."""
        self._counted = counted
        if self._running_since is not None:
            self._running_since = time.monotonic()


def seconds_left(table: TableState, spent: float) -> float | None:
    """Until the person who is to decide runs out of time; None if no clock runs."""
    decider = table.game.decider if table.game else 0
    allowed = table.allowance(decider) if decider else None
    return None if allowed is None else allowed - spent


def clock_info(table: TableState, spent: float) -> ClockInfo | None:
    """The clock as a client shows it."""
    clock = table.settings.clock
    if clock is None or table.status != "playing":
        return None
    decider, seconds = table.playing.decider, seconds_left(table, spent)
    left: dict[str, float] = {}
    if clock["kind"] == "game":
        for seat in table.seats.values():
            if seat.kind == "person":
                used = table.spent.get(seat.number, 0.0)
                used += spent if seat.number == decider and seconds is not None else 0.0
                left[str(seat.number)] = round(max(clock["seconds"] - used, 0.0), 1)
    return {
        "seat": decider if seconds is not None else 0,
        "seconds": round(max(seconds or 0.0, 0.0), 1),
        "left": left,
    }


class TableClock:
    """How long the current decision of a table takes, and what time it is."""

    def __init__(self, table: TableState, clock: SteadyClock) -> None:
        self.stopwatch = Stopwatch()
        self._table, self._clock = table, clock

    def now(self) -> float:
        """Seconds since 1970."""
        return self._clock.now()

    def spent(self) -> float:
        """Seconds that a person has used for the current decision; 0 where no clock runs."""
        return 0.0 if self._table.bot_to_decide is not None else self.elapsed()

    def elapsed(self) -> float:
        """Seconds since the person or the bot was to decide; 0 where there is no clock.

        In a correspondence game they follow from the log, whatever happens to the server.
        """
        if self._table.settings.clock is None:
            return 0.0
        if self._table.is_correspondence:
            return max(0.0, self.now() - self._table.decision_since)
        return self.stopwatch.seconds

    def seconds_left(self) -> float | None:
        return seconds_left(self._table, self.spent())

    def is_out_of_time(self) -> bool:
        left = self.seconds_left()
        return left is not None and left <= 0

    def info(self) -> ClockInfo | None:
        return clock_info(self._table, self.spent())
