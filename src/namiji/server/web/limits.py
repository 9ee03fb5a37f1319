"""Rate limits per address. They cost almost nothing, as they run before any other work.

Where several processes share a database, each allows its share, so that the limits hold for all of
them together. Limits per hour and day are in `budgets.py`.
"""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TypeAlias

from namiji.errors import NamijiError
from namiji.server.config import Config

Clock: TypeAlias = Callable[[], float]

_HOUR = 3600.0
_KEPT = 50_000  # addresses per limit; the one not seen for longest is forgotten


class TooMany(NamijiError):
    """The limit is reached. The request is allowed after `seconds`."""

    def __init__(self, message: str, seconds: float) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__("too-many", f"{message}; try again in {self.seconds} s")


class Bucket:
    """A budget of at most `burst`, which refills at `rate` per second."""

    __slots__ = ("_at", "_burst", "_clock", "_level", "_rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._level, self._at = burst, clock()

    def take(self, cost: float = 1.0) -> float:
        """Take the cost and return 0, or return the seconds until there is enough."""
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level >= cost:
            self._level -= cost
            return 0.0
        return (cost - self._level) / self._rate


class Buckets:
    """A bucket per address, for the most recent addresses."""

    def __init__(self, rate: float, burst: float, clock: Clock, kept: int = _KEPT) -> None:
        self.make = partial(Bucket, rate, burst, clock)
        self._max_kept = kept
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, address: str) -> Bucket:
        bucket = self._kept.get(address)
        if bucket is None:
            bucket = self._kept[address] = self.make()
            if len(self._kept) > self._max_kept:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(address)
        return bucket

    def take(self, address: str, cost: float = 1.0) -> float:
        return self.get(address).take(cost)


class Limits:
    """The limits of a server; `address` is what `client_address` returns."""

    def __init__(self, config: Config, clock: Clock = time.monotonic) -> None:
        self._config, self._clock = config, clock
        self.processes: Callable[[], int] = lambda: 1
        """How many processes share the limits of an address."""
        self._requests = Buckets(config.requests_per_second, config.requests_burst, clock)
        checks = config.checks_per_hour
        self._checks = Buckets(checks / _HOUR, checks, clock)
        self._seats = Buckets(config.messages_per_second, config.messages_burst, clock)
        self._sockets: Counter[str] = Counter()
        self._open = 0

    def request(self, address: str, cost: float = 1.0) -> None:
        share = min(cost * self.processes(), float(self._config.requests_burst))
        if wait := self._requests.take(address, share):
            raise TooMany("too many requests", wait)

    def check(self, address: str) -> None:
        share = min(self.processes(), self._config.checks_per_hour)
        if wait := self._checks.take(address, share):
            raise TooMany("too many editions checked", wait)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        if self._open >= self._config.sockets:
            raise NamijiError("busy", "the server is full: try again in a few minutes")
        if self._sockets[address] >= max(1, self._config.sockets_per_address // self.processes()):
            raise TooMany("too many sockets are open from your address", 60)
        self._sockets[address] += 1
        self._open += 1
        try:
            yield
        finally:
            self._open -= 1
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def messages(self, table: str, seat: int) -> Bucket:
        """The bucket for the messages of a seat, over all its sockets; a watcher has its own."""
        return self._seats.get(f"{table} {seat}") if seat else self._seats.make()
