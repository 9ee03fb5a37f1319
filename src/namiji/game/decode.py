"""From rows of integers, as compiled rules write them, to typed events."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, overload

from namiji.core import layout
from namiji.edition import Edition
from namiji.game.events import Event
from namiji.game.frame.codec import Codec, Reader
from namiji.game.frame.events import EVENTS, KNOWERS
from namiji.game.frame.names import names_of
from namiji.game.frame.nodes import object_of


class Events(Sequence[Event]):
    """A sequence of events that is decoded when it is first read. Subclasses have the rows."""

    __slots__ = ("_events", "edition")
    _events: list[Event] | None
    edition: Edition

    def rows(self) -> Iterable[Sequence[int]]:
        """The events as compiled rules write them."""
        raise NotImplementedError

    def _decoded(self) -> list[Event]:
        if self._events is None:
            self._events = list(decode(self.rows(), self.edition))
        return self._events

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._decoded()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._decoded())

    def __len__(self) -> int:
        return len(self._decoded())

    def __repr__(self) -> str:
        return repr(self._decoded())


def decode(rows: Iterable[Sequence[int]], edition: Edition) -> Iterator[Event]:
    """Decode the rows of a trace."""
    readers = _readers(edition)
    for numbers in _joined(rows):
        event, read = readers[numbers[0]]
        yield event(**read(numbers), knowers=numbers[KNOWERS])


def _joined(rows: Iterable[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """Each event's row with the rows of its items."""
    joined: tuple[int, ...] = ()
    for row in rows:
        if row[0] != layout.ITEM and joined:
            yield joined
            joined = ()
        joined += tuple(row)
    if joined:
        yield joined


@lru_cache(maxsize=64)
def _readers(edition: Edition) -> dict[int, tuple[type[Any], Reader]]:
    """For each kind of event its class, and a reader of the class's fields."""
    codec = Codec(names_of(edition), sequence=tuple)
    return {
        kind: (shape.event, codec.reader(object_of(**shape.fields)))
        for kind, shape in EVENTS.items()
    }
