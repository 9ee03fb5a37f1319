"""The past of a game: a chain of decisions that never changes, so that copies can share it.

A decision is kept as little more than the state before it. What happened in it is found when
someone asks, by playing it once more with a trace.
"""

from collections.abc import Iterable, Iterator, Sequence
from threading import local
from typing import NamedTuple

import numpy as np

from namiji.core import layout
from namiji.core.api import play
from namiji.core.layout import STATE
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.errors import ImpossibleOutcome
from namiji.game.outcomes import outcomes_of
from namiji.game.trace import Row, Trace

# Events that show hidden cards: what lay under a deck is shown without a draw of chance.
_SHOWING = frozenset((layout.ROCKS_DRAWN, layout.DOCK_HAND, layout.ROCK_REVEALED))


class Past(NamedTuple):
    """A played decision, or the set-up, and what it takes to play it again or to undo it."""

    previous: "Past | None"
    number: int
    """Its place in the game, from 1; the set-up is 0."""
    action: int
    before: bytes
    """The state before it."""
    outcomes: tuple[Row, ...] | None
    """What chance had to bring, if that was given."""
    undone: int
    """How many of the undone decisions were played before it."""


class Happened(NamedTuple):
    """What happened in a decision, as the trace reports it."""

    events: list[Row]
    outcomes: list[Row]

    @property
    def shows_something(self) -> bool:
        """Whether chance or a hidden card has shown anybody anything."""
        return bool(self.outcomes) or any(row[0] in _SHOWING for row in self.events)


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


def happened(edition: Edition, past: Past) -> Happened:
    """Play a decision again."""
    trace = _play(edition, past.before, past.action, past.outcomes)
    return Happened(trace.event_rows(), trace.outcome_rows())


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


def event_rows(edition: Edition, decisions: Iterable[Past]) -> Iterator[Row]:
    """The events of decisions; nothing is played before the first is asked for."""
    for past in decisions:
        yield from happened(edition, past).events


def since(last: Past | None, keep: int) -> list[Past]:
    """The decisions after the first `keep`, in their order."""
    found = []
    while last is not None and last.number > keep:
        found.append(last)
        last = last.previous
    return found[::-1]
