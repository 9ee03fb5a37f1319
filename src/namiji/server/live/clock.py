"""The time that a decision takes, and what is left of it."""

import time

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

    def restart(self) -> None:
        self._counted = 0.0
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
