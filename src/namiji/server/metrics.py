"""Metrics for Prometheus.

They are for the operator alone. Even so, none of them depends on hidden cards, as the size of a
message does.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    start_http_server,
)

from namiji.errors import NamijiError
from namiji.server.table.levels import LEVELS

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_THINKING = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """The metrics of one server, in their own registry. Labels are looked up once, here."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.tables = Gauge("namiji_tables", "Tables in memory.", registry=registry)

        sockets = Gauge("namiji_sockets", "Open sockets.", ["kind"], registry=registry)
        self.sockets = {kind: sockets.labels(kind) for kind in ("seat", "watcher")}

        decisions = Counter("namiji_decisions", "Decisions played.", ["by"], registry=registry)
        self.decisions = {by: decisions.labels(by) for by in ("person", "bot", "stand_in")}

        self.turnaround = Histogram(
            "namiji_turnaround_seconds",
            "Seconds from the arrival of a decision until its effect is queued for all sockets.",
            buckets=_QUICK,
            registry=registry,
        )
        self.commit = Histogram(
            "namiji_commit_seconds",
            "Seconds until an entry is committed to the database.",
            buckets=_QUICK,
            registry=registry,
        )
        thinking = Histogram(
            "namiji_bot_seconds",
            "Seconds that bots think about a decision.",
            ["level"],
            buckets=_THINKING,
            registry=registry,
        )
        self.thinking = {level: thinking.labels(level) for level in LEVELS}

        self._refused = Counter(
            "namiji_refused",
            "Refused socket messages, and requests that the guard refused.",
            ["code"],
            registry=registry,
        )
        self.errors = Counter(
            "namiji_errors", "Answers with a status of 500 or more.", registry=registry
        )
        self.frames = Counter("namiji_frames_sent", "Messages sent to sockets.", registry=registry)

    def refused(self, code: str) -> None:
        """Count a refusal by its code. The code must be the server's own, never a client's text."""
        self._refused.labels(code).inc()

    def render(self) -> bytes:
        return generate_latest(self._registry)

    @contextmanager
    def served(self, host: str, port: int) -> Iterator[None]:
        """Serve the metrics on a port of their own, unless it is 0."""
        if not port:
            yield
            return
        try:
            server, thread = start_http_server(port, host, self._registry)
        except OSError as error:
            message = f"cannot listen on {host}, port {port}, for metrics: {error.strerror}"
            raise NamijiError("cannot-listen", message) from None
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
