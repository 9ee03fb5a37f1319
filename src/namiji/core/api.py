"""What Python calls. Records come boxed in arrays of one: Numba opens an array ten times faster."""

from typing import Any

from namiji.core import chance, engine, playout, scoring, sight
from namiji.core.jit import entry


@entry
def play(tables: Any, states: Any, action: int, traces: Any) -> None:
    """Play a legal action, or START, and all that follows without a choice."""
    engine.play(tables[0], states[0], action, traces[0])


@entry
def recount(tables: Any, states: Any, seat: int) -> int:
    """A seat's points, counted from what it holds."""
    return scoring.recount(tables[0], states[0], seat)


@entry
def metric(tables: Any, states: Any, seat: int, which: int) -> int:
    """What a Rock card counts (R6.4)."""
    return scoring.metric(tables[0], states[0], seat, which)


@entry
def look(states: Any, seat: int, views: Any) -> None:
    """Write what a seat knows into an empty record."""
    sight.look(states[0], seat, views[0])


@entry
def resample(views: Any, seat: int, key: Any) -> None:
    """Turn a seat's view into a game that fits it."""
    sight.resample(views[0], seat, key)


@entry
def play_games(tables: Any, states: Any, players: int, direction: int, key: Any, first: int) -> int:
    """Deal and play out a random game on each empty state; returns the number of decisions."""
    return playout.play_games(tables[0], states, players, direction, key, first)


@entry
def siphash(key0: Any, key1: Any, message: Any) -> Any:
    return chance.siphash(key0, key1, message)
