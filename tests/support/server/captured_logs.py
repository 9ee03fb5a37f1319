"""The server's log of a stretch of code, as it would be written to stderr."""

import io
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from namiji.server.logs import LogStyle, set_up_logs

_CHANGED = ("", "namiji.server", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")


@contextmanager
def written() -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """A function for the log entries so far, from JSON; afterwards logging is as before."""
    with written_text("json") as text:
        yield lambda: [json.loads(line) for line in text().splitlines()]


@contextmanager
def written_text(style: LogStyle) -> Iterator[Callable[[], str]]:
    """A function for the text so far."""
    loggers = [logging.getLogger(name) for name in _CHANGED]
    before = [(each, list(each.handlers), each.level, each.propagate) for each in loggers]
    stream = io.StringIO()
    set_up_logs(style, stream)
    try:
        yield stream.getvalue
    finally:
        for logger, handlers, level, propagate in before:
            logger.handlers[:] = handlers
            logger.setLevel(level)
            logger.propagate = propagate
