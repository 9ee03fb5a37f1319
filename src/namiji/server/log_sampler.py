"""Leaves lines out of the log that others could cause without end."""

import logging
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from http import HTTPStatus

_LINES, _PERIOD = 20, 60.0  # how many lines of a kind, in how many seconds
_REFUSALS = range(HTTPStatus.BAD_REQUEST, HTTPStatus.INTERNAL_SERVER_ERROR)


class LogSampler(logging.Filter):
    """Passes some lines of libraries and some refusals, and all other lines.

    Each place in a library is a kind of line, and so is each route and status of a refusal. The
    first lines of a kind pass in each period. The first of the next period has `skipped`: how many
    were left out.
    """

    def __init__(self, own_logger: str, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._own_logger, self._clock = own_logger, clock
        self._periods: dict[Hashable, _Period] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = self._kind(record)
        if kind is None:
            return True
        now, period = self._clock(), self._periods.get(kind)
        if period is None or now - period.began >= _PERIOD:
            record.skipped = 0 if period is None else max(0, period.lines - _LINES)
            self._periods[kind] = _Period(now)
            return True
        period.lines += 1
        return period.lines <= _LINES

    def _kind(self, record: logging.LogRecord) -> Hashable | None:
        """None for a line that no one else can cause so often."""
        fields = getattr(record, "fields", None)
        if record.name != self._own_logger or not isinstance(fields, dict):
            return record.name, record.module, record.lineno
        status = fields.get("status")
        return (record.msg, fields.get("route"), status) if status in _REFUSALS else None


@dataclass(slots=True)
class _Period:
    began: float
    lines: int = 1
