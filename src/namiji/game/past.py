"""The past of a game: a chain of decisions that never changes, so that copies can share it.

A decision is kept as little more than the state before it. What happened in it is found when
someone asks, by playing it once more with a trace.
"""

from collections.abc import Iterator, Sequence
from threading import local
from typing import Any

import numpy as np

from namiji.core import layout
from namiji.core.api import play
from namiji.core.layout import STATE
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.errors import ImpossibleOutcome
from namiji.game.decode import Events
from namiji.game.outcomes import outcomes_of
from namiji.game.trace import Row, Trace

# Events that show hidden cards: what lay under a deck is shown without a draw of chance.
_SHOWING = frozenset((layout.ROCKS_DRAWN, layout.DOCK_HAND, layout.ROCK_REVEALED))


class Past(Events):
    """A played decision, or the set-up: its events, and what it takes to undo it."""

    __slots__ = (
        *("_drawn", "_shows", "action", "before", "number", "outcomes", "previous"),
        "undone",
    )

    def __init__(
        self,
        edition: Edition,
        previous: "Past | None",
        number: int,
        action: int,
        before: bytes,
        outcomes: tuple[Row, ...] | None,
        undone: int,
    ) -> None:
        self._events = None
        self._drawn: tuple[Row, ...] | None = None
        self._shows: bool | None = None
        self.edition = edition
        self.previous = previous
        self.number = number
        """Its place in the game, from 1; the set-up is 0."""
        self.action = action
        self.before = before
        """The state before it."""
        self.outcomes = outcomes
        """What chance had to bring, if that was given."""
        self.undone = undone
        """How many of the undone decisions were played before it."""

    def rows(self) -> list[Row]:
        rows = self._play().event_rows()
        self._shows = any(row[0] in _SHOWING for row in rows)
        return rows

    def drawn(self) -> tuple[Row, ...]:
        """What chance brought."""
        if self._drawn is None:
            self._drawn = tuple(self._play().outcome_rows())
        return self._drawn

    @property
    def shows_something(self) -> bool:
        """Whether chance or a hidden card has shown anybody anything."""
        if self.drawn():
            return True
        if self._shows is None:
            self.rows()
        return bool(self._shows)

    def _play(self) -> Trace:
        return _play(self.edition, self.before, self.action, self.outcomes)

    def __reduce__(self) -> Any:
        past = self.number, self.action, self.before, self.outcomes, self.undone
        return Past, (self.edition, None, *past)  # a game puts the chain together again


class AllEvents(Events):
    """The events of several decisions."""

    __slots__ = ("_decisions",)

    def __init__(self, edition: Edition, decisions: Sequence[Past]) -> None:
        self._events = None
        self.edition = edition
        self._decisions = decisions

    def rows(self) -> Iterator[Row]:
        for past in self._decisions:
            yield from past.rows()


class _Scratch(local):
    """Where decisions are played again; every thread has its own."""

    def __init__(self) -> None:
        self.data = bytearray(STATE.itemsize)
        self.bytes = np.frombuffer(self.data, np.uint8)
        self.trace = Trace()


_scratch = _Scratch()


def _play(edition: Edition, before: bytes, action: int, outcomes: Sequence[Row] | None) -> Trace:
    """Play an action where it does no harm."""
    trace = _scratch.trace
    _scratch.data[:] = before
    trace.force(outcomes or (), strict=outcomes is not None)
    play(build_tables(edition).view(np.uint8), _scratch.bytes, action, trace.bytes)
    return trace


def play_forced(edition: Edition, before: bytes, action: int, outcomes: Sequence[Row]) -> bytes:
    """Play an action for which chance brings exactly these outcomes; return the state after it."""
    trace = _play(edition, before, action, outcomes)
    if trace.fault == layout.MISSING:
        raise ImpossibleOutcome("missing-outcome", "an outcome is missing: chance brings more here")
    names = outcomes_of(edition)
    if trace.fault == layout.IMPOSSIBLE:
        wrong = names[outcomes[trace.fault_at]]
        raise ImpossibleOutcome("impossible-outcome", f"'{wrong}' cannot be drawn here")
    if trace.used < len(outcomes):
        extra = names[outcomes[trace.used]]
        raise ImpossibleOutcome("extra-outcome", f"'{extra}' is one outcome too many")
    return bytes(_scratch.data)


def since(last: Past | None, keep: int) -> list[Past]:
    """The decisions after the first `keep`, in their order."""
    found = []
    while last is not None and last.number > keep:
        found.append(last)
        last = last.previous
    return found[::-1]
