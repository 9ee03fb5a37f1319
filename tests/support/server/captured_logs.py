"""The server's log of a stretch of code, as it would be written to stderr."""

import io
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from namiji.server.logs import set_up_logs

_CHANGED = ("", "namiji.server", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")


@contextmanager
def written() -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """Gives a function for the lines so far; afterwards logging is as before."""
    loggers = [logging.getLogger(name) for name in _CHANGED]
    before = [(each, list(each.handlers), each.level, each.propagate) for each in loggers]
    stream = io.StringIO()
    set_up_logs(stream)
    try:
        yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    finally:
        for logger, handlers, level, propagate in before:
            logger.handlers[:] = handlers
            logger.setLevel(level)
            logger.propagate = propagate
