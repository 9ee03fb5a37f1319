"""The server's log, on stderr: JSON objects for programs, or plain warnings for a person.

No secret can be in it, whatever callers pass. Only the fields listed here are written. Text in them
is masked where it could be a token or a seed, tables are named by a hash, and errors appear as
types and places only. What libraries log appears as the place where they log it.
"""

import hashlib
import json
import logging
import re
import sys
from collections import deque
from datetime import UTC, datetime
from traceback import walk_tb
from typing import Any, Final, Literal, TextIO, TypeAlias, TypedDict, Unpack

from namiji.server.log_sampler import LogSampler

LogStyle: TypeAlias = Literal["auto", "json", "plain"]
"""`auto` is plain on a terminal and JSON elsewhere."""

_logger = logging.getLogger("namiji.server")

_HIDDEN: Final = "[hidden]"
_LONG_WORD = re.compile(r"[A-Za-z0-9_-]{32,}")  # a seed has 32 of these, a token 43
_LONGEST = 200
_INNERMOST = 20  # places of an error
_MOST_PLACES = 60  # of all errors in a line


class Fields(TypedDict, total=False):
    """All that a line can tell, besides its time, level and event."""

    table: str
    """A table's id; its line shows `shorten_id` of it."""
    seat: int
    kind: str
    code: str
    """Of a NamijiError."""
    count: int
    ms: float
    request: str
    """The id that the answer carries as X-Request-Id."""
    method: str
    route: str
    """Its template, never the path that was asked for."""
    status: int
    incident: str
    trace: list[str]
    """Of an error, as `trace_of` tells it."""
    logger: str
    where: str
    skipped: int
    """How many lines like this one were left out before it."""


_FIELDS = Fields.__annotations__


def log(event: str, level: int = logging.INFO, **fields: Unpack[Fields]) -> None:
    """Write a line; `event` is a fixed word or two, with hyphens."""
    if _logger.isEnabledFor(level):
        _logger.log(level, event, extra={"fields": fields})


def log_error(event: str, error: BaseException, **fields: Unpack[Fields]) -> None:
    fields["trace"] = trace_of(error)
    log(event, logging.ERROR, **fields)


def shorten_id(table_id: str) -> str:
    """A name for a table in logs: its id is what lets people in."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


def trace_of(error: BaseException) -> list[str]:
    """Types and places of an error and of what led to it. Its words and values may hold secrets."""
    places: list[str] = []
    waiting: list[BaseException | None] = [error]
    while waiting and len(places) < _MOST_PLACES:
        each = waiting.pop(0)
        if each is None:
            continue
        places.append(f"{type(each).__module__}.{type(each).__qualname__}")
        for frame, line in deque(walk_tb(each.__traceback__), _INNERMOST):
            module = frame.f_globals.get("__name__", "?")
            places.append(f"at {module}.{frame.f_code.co_qualname}:{line}")
        if isinstance(each, BaseExceptionGroup):
            waiting.extend(each.exceptions)
        waiting.append(each.__cause__ or (None if each.__suppress_context__ else each.__context__))
    return places[:_MOST_PLACES]


def set_up_logs(style: LogStyle = "json", stream: TextIO | None = None) -> None:
    """Send everything that anyone logs in this process to one stream, in one style.

    A person is shown warnings and errors only.
    """
    stream = stream or sys.stderr
    plain = is_plain(style, stream)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_PlainFormatter() if plain else _JsonFormatter())
    handler.addFilter(LogSampler(_logger.name))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _logger.setLevel(logging.WARNING if plain else logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"  # the guard writes ours, without paths
        logger.setLevel(logging.WARNING)


def is_plain(style: LogStyle, stream: TextIO) -> bool:
    return style == "plain" or (style == "auto" and stream.isatty())


class _JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            **_safe_fields(record),
        }
        return json.dumps(entry, ensure_ascii=True, separators=(",", ":"))


class _PlainFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        fields = _safe_fields(record)
        trace = fields.pop("trace", [])
        words = " ".join(f"{name}={value}" for name, value in fields.items() if name != "event")
        places = [f"  {place}" for place in trace] if isinstance(trace, list) else []
        head = f"{time} {record.levelname.lower()}: {fields['event']} {words}".rstrip()
        return "\n".join([head, *places])


def _safe_fields(record: logging.LogRecord) -> dict[str, object]:
    """The event and its fields, without anything that could be a secret."""
    fields = getattr(record, "fields", None)
    event = _masked(str(record.msg))
    if record.name != _logger.name or not isinstance(fields, dict):
        event, fields = "library", _library_fields(record)
    if skipped := getattr(record, "skipped", 0):
        fields = {**fields, "skipped": skipped}
    return {"event": event} | {name: _shown(name, value) for name, value in fields.items()}


def _library_fields(record: logging.LogRecord) -> Fields:
    where = f"{record.module}.{record.funcName}:{record.lineno}"
    fields: Fields = {"logger": record.name, "where": where}
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        fields["trace"] = trace_of(error)
    return fields


def _shown(name: str, value: Any) -> object:
    if name not in _FIELDS:
        return _HIDDEN
    if name == "table" and isinstance(value, str):
        return shorten_id(value)
    if name == "trace" and isinstance(value, list):
        return [_masked(str(place)) for place in value]
    if isinstance(value, str):
        return _masked(value)
    return value if value is None or isinstance(value, bool | int | float) else _HIDDEN


def _masked(text: str) -> str:
    return _LONG_WORD.sub(_HIDDEN, text)[:_LONGEST]
