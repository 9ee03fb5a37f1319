"""Measurements of a server under load, and their report."""

import asyncio
import math
import os
import resource
import time
from array import array
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx

from benchmarks.crowd import Crowd

_BEAT = 0.02  # seconds


@dataclass(frozen=True, slots=True)
class Moment:
    """The state of server and clients at one time."""

    at: float
    decisions: int
    frames: int
    bytes: int
    arrivals: int
    beats: int
    own_cpu: float
    idle: float
    """Seconds of all cores together."""
    server: dict[str, float]
    """The server's own figures, by name and labels."""


class Watch:
    """Watches the server, the clients, and this process, in which the clients run."""

    def __init__(self, metrics_urls: Sequence[str], http: httpx.AsyncClient, crowd: Crowd) -> None:
        """Figures of several servers are added up."""
        self.lags = array("d")
        """How late this process was; all figures include this delay."""
        self._metrics_urls, self._http, self._crowd = metrics_urls, http, crowd

    async def beat(self) -> None:
        """Measure the lag, until canceled."""
        while True:
            due = time.perf_counter() + _BEAT
            await asyncio.sleep(_BEAT)
            self.lags.append(max(time.perf_counter() - due, 0.0))

    async def look(self) -> Moment:
        server: defaultdict[str, float] = defaultdict(float)
        for url in self._metrics_urls:
            page = (await self._http.get(url)).raise_for_status().text
            for line in page.splitlines():
                if not line.startswith("#"):
                    name, value = line.rsplit(" ", 1)
                    server[name] += float(value)
        own = resource.getrusage(resource.RUSAGE_SELF)
        cores = Path("/proc/stat").read_text(encoding="ascii").split()
        return Moment(
            at=time.perf_counter(),
            decisions=self._crowd.decisions,
            frames=self._crowd.frames,
            bytes=self._crowd.bytes,
            arrivals=len(self._crowd.seconds),
            beats=len(self.lags),
            own_cpu=own.ru_utime + own.ru_stime,
            idle=int(cores[4]) / os.sysconf("SC_CLK_TCK"),
            server=dict(server),
        )

    def span(self, first: Moment, last: Moment) -> "Span":
        arrivals = self._crowd.seconds[first.arrivals : last.arrivals]
        lags = self.lags[first.beats : last.beats]
        return Span(first, last, sorted(arrivals), sorted(lags))


@dataclass(frozen=True, slots=True)
class Span:
    """What happened between two times."""

    first: Moment
    last: Moment
    arrivals: Sequence[float]
    """Seconds from sending a decision to its arrival at each socket, in rising order."""
    lags: Sequence[float]

    @property
    def seconds(self) -> float:
        return self.last.at - self.first.at

    @property
    def decisions(self) -> int:
        return self.last.decisions - self.first.decisions

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds

    @property
    def server_cpu(self) -> float:
        return self._grown("process_cpu_seconds_total")

    @property
    def own_cpu(self) -> float:
        return self.last.own_cpu - self.first.own_cpu

    @property
    def p99(self) -> float:
        return percentile(self.arrivals, 0.99)

    def summary(self) -> str:
        return f"{self.rate:.0f} decisions per second, p99 {_ms(self.p99)}, {self._tell_cores()}"

    def _tell_cores(self) -> str:
        """Describe how much of the machine each process used."""
        idle = (self.last.idle - self.first.idle) / self.seconds
        return (
            f"server {self.server_cpu / self.seconds:.0%}, generator "
            f"{self.own_cpu / self.seconds:.0%} of a core; {idle:.2f} cores idle"
        )

    def mean(self, histogram: str) -> float:
        """Return seconds, from one of the server's histograms."""
        count = self._grown(f"{histogram}_count")
        return self._grown(f"{histogram}_sum") / count if count else math.nan

    def within(self, histogram: str, share: float) -> float:
        """Return the bound in seconds of the bucket that reaches a share."""
        count = self._grown(f"{histogram}_count")
        start = f'{histogram}_bucket{{le="'
        bounds = [name for name in self.last.server if name.startswith(start)]
        for name in bounds:
            if self._grown(name) >= share * count:
                return float(name[len(start) : -2])
        return math.inf

    def _grown(self, name: str) -> float:
        return self.last.server[name] - self.first.server[name]

    def __str__(self) -> str:
        frames = (self.last.frames - self.first.frames) / self.seconds
        megabytes = (self.last.bytes - self.first.bytes) / self.seconds / 1e6
        return "\n".join(
            [
                f"  decisions   {self.rate:.1f} a second over {self.seconds:.0f} s",
                f"  arrival     {tell(self.arrivals)}",
                f"  traffic     {frames:,.0f} frames, {megabytes:.2f} MB per second to the sockets",
                f"  size        {self._bytes_per_arrival():,.0f} bytes per decision and seat",
                f"  cpu         {self._tell_cpu()}",
                f"  cores       {self._tell_cores()}",
                f"  generator   late by {tell(self.lags)}",
                f"  turnaround  {self._tell_histogram('namiji_turnaround_seconds')}",
                f"  commit      {self._tell_histogram('namiji_commit_seconds')}",
            ]
        )

    def _bytes_per_arrival(self) -> float:
        """All bytes that a seat is sent, divided by the decisions that it sees."""
        return (self.last.bytes - self.first.bytes) / max(len(self.arrivals), 1)

    def _tell_cpu(self) -> str:
        server, own = (_ms(cpu / max(self.decisions, 1)) for cpu in (self.server_cpu, self.own_cpu))
        return f"server {server}, generator {own} a decision"

    def _tell_histogram(self, name: str) -> str:
        shares = (
            f"{share:.0%} within {_ms(self.within(name, share))}" for share in (0.5, 0.9, 0.99)
        )
        return f"by the server's histogram: mean {_ms(self.mean(name))}, {', '.join(shares)}"


def tell(rising: Sequence[float]) -> str:
    shares = (f"p{share * 100:.0f} {_ms(percentile(rising, share))}" for share in (0.5, 0.9, 0.99))
    return f"{', '.join(shares)}, max {_ms(percentile(rising, 1.0))} of {len(rising):,}"


def percentile(rising: Sequence[float], share: float) -> float:
    """Return the value that a share of the values does not exceed."""
    return rising[min(int(len(rising) * share), len(rising) - 1)] if rising else math.nan


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"
