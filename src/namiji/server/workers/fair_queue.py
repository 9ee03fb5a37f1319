"""A queue in which no one can push others back by asking often."""

import asyncio
from collections import Counter, OrderedDict, deque
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asker:
    """On whose account work is done: the address of a client, and its table."""

    address: str
    table: str


ITSELF: Final = Asker("", "")
"""The server, which has no limit."""


class FairQueue(Generic[T]):
    """Quick work comes before slow work. Then addresses take turns, and so do the tables of each.

    An address has at most `most_at_once` pieces of work in progress, so that one who asks later
    finds a worker. Each `get` needs a `done` when its work has ended.
    """

    def __init__(self, most_at_once: int) -> None:
        self._most_at_once = most_at_once
        self._quick: _Turns[T] = OrderedDict()
        self._slow: _Turns[T] = OrderedDict()
        self._in_progress: Counter[str] = Counter()
        self._changed = asyncio.Event()

    def put(self, work: T, asker: Asker, is_quick: bool) -> None:
        turns = self._quick if is_quick else self._slow
        tables = turns.setdefault(asker.address, OrderedDict())
        tables.setdefault(asker.table, deque()).append(work)
        self._changed.set()

    async def get(self) -> tuple[T, Asker]:
        while (found := self._next()) is None:
            self._changed.clear()
            await self._changed.wait()
        self._in_progress[found[1].address] += 1
        return found

    def done(self, asker: Asker) -> None:
        self._in_progress[asker.address] -= 1
        if not self._in_progress[asker.address]:
            del self._in_progress[asker.address]
        self._changed.set()

    def drain(self) -> list[T]:
        """Take everything out that waits."""
        waiting = [
            work
            for turns in (self._quick, self._slow)
            for tables in turns.values()
            for works in tables.values()
            for work in works
        ]
        self._quick.clear()
        self._slow.clear()
        return waiting

    def _next(self) -> tuple[T, Asker] | None:
        for turns in (self._quick, self._slow):
            for address in turns:
                if self._may_begin(address):
                    return _take(turns, address)
        return None

    def _may_begin(self, address: str) -> bool:
        return address == ITSELF.address or self._in_progress[address] < self._most_at_once


_Turns = OrderedDict[str, OrderedDict[str, deque[T]]]


def _take(turns: _Turns[T], address: str) -> tuple[T, Asker]:
    """Take the first work of an address. The address and its table go to the end."""
    tables = turns.pop(address)
    table, works = tables.popitem(last=False)
    work = works.popleft()
    if works:
        tables[table] = works
    if tables:
        turns[address] = tables
    return work, Asker(address, table)
