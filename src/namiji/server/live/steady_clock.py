"""The time of day, without its jumps."""

import time
from collections.abc import Callable

_JUMP = 60.0  # seconds: smaller steps are how a system corrects its clock
_TRUST = 3600.0  # seconds after which a clock that has jumped is believed


class SteadyClock:
    """What is old is archived or deleted, so a clock that is wrong for a while must not do harm.

    Read it now and then: a jump counts from the first time that it is seen.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._offset = wall() - monotonic()
        self._jumped_at: float | None = None

    def now(self) -> float:
        """Seconds since 1970."""
        elapsed = self._monotonic()
        offset = self._wall() - elapsed
        if abs(offset - self._offset) < _JUMP:
            self._offset, self._jumped_at = offset, None
        elif self._jumped_at is None:
            self._jumped_at = elapsed
        elif elapsed - self._jumped_at >= _TRUST:
            self._offset, self._jumped_at = offset, None
        return self._offset + elapsed
