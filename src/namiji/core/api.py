"""What Python calls. Records come boxed in arrays of one: Numba opens an array ten times faster.

Functions that a game calls all the time take the bytes of the records, as arrays of `uint8`: Numba
opens those three times faster still.
"""

from typing import Any

from namiji.core import chance, engine, playout, scoring, sight
from namiji.core.jit import entry
from namiji.core.layout import STATE, TABLES, TRACE


@entry
def play(tables: Any, state: Any, action: int, trace: Any) -> None:
    """Play a legal action, or START, and all that follows without a choice; all are bytes."""
    engine.play(tables.view(TABLES)[0], state.view(STATE)[0], action, trace.view(TRACE)[0])


@entry
def play_untraced(tables: Any, state: Any, action: int) -> None:
    """Do the same and report nothing."""
    engine.play(tables.view(TABLES)[0], state.view(STATE)[0], action, None)


@entry
def recount(tables: Any, states: Any, seat: int) -> int:
    """A seat's points, counted from what it holds."""
    return scoring.recount(tables[0], states[0], seat)


@entry
def metric(tables: Any, states: Any, seat: int, which: int) -> int:
    """What a Rock card counts (R6.4)."""
    return scoring.metric(tables[0], states[0], seat, which)


@entry
def look(state: Any, seat: int, view: Any) -> None:
    """Write what a seat knows into an empty record; both are bytes."""
    sight.look(state.view(STATE)[0], seat, view.view(STATE)[0])


@entry
def resample(view: Any, seat: int) -> None:
    """Turn the bytes of a seat's view, with a key in it, into a game that fits it."""
    s = view.view(STATE)[0]
    sight.resample(s, seat, s.key)


@entry
def play_games(tables: Any, states: Any, players: int, direction: int, key: Any, first: int) -> int:
    """Deal and play out a random game on each empty state; returns the number of decisions."""
    return playout.play_games(tables[0], states, players, direction, key, first)


@entry
def play_outs(tables: Any, states: Any, key: Any, scores: Any) -> None:
    """Play a game out at random, once for each row of scores; see `playout.play_outs`."""
    playout.play_outs(tables[0], states, key, scores)


@entry
def siphash(key0: Any, key1: Any, message: Any) -> Any:
    return chance.siphash(key0, key1, message)
