"""What Python calls. Records come boxed in arrays of one: Numba opens an array ten times faster.

Functions that a game calls all the time take the bytes of the records, as arrays of `uint8`: Numba
opens those three times faster still.
"""

from typing import Any

from namiji.core import chance, engine, foresight, frame, lines, playout, scoring, sight
from namiji.core.frame import FRAME
from namiji.core.jit import entry
from namiji.core.layout import START, STATE, TABLES, TRACE
from namiji.core.option import OPTION
from namiji.core.question import is_legal


@entry
def play(tables: Any, state: Any, action: int, trace: Any) -> None:
    """Play a legal action, or START, and all that follows without a choice; all are bytes."""
    engine.play(tables.view(TABLES)[0], state.view(STATE)[0], action, trace.view(TRACE)[0])


@entry
def play_untraced(tables: Any, state: Any, action: int) -> bool:
    """Do the same and report nothing; if the action is not legal, return False and do nothing."""
    s = state.view(STATE)[0]
    if action != START and not is_legal(s, action):
        return False
    engine.play(tables.view(TABLES)[0], s, action, None)
    return True


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
def write_frame(view: Any, seat: int, numbers: Any) -> None:
    """Write what a seat's view shows into an empty frame; both are bytes."""
    frame.write_frame(view.view(STATE)[0], seat, numbers.view(FRAME)[0])


@entry
def foresee(tables: Any, memory: Any, seat: int, trace: Any, options: Any) -> int:
    """Write what each option of a seat's view would do; all are bytes, see `foresight.foresee`."""
    t, states = tables.view(TABLES)[0], memory.view(STATE)
    return foresight.foresee(t, states, seat, trace.view(TRACE)[0], options.view(OPTION))


@entry
def write_lines(tables: Any, view: Any, seat: int, option: Any) -> None:
    """Write the lines of a seat's rack into an empty option; all are bytes."""
    lines.write_lines(tables.view(TABLES)[0], view.view(STATE)[0], seat, option.view(OPTION)[0])


@entry
def write_conditions(tables: Any, view: Any, seat: int, card: int, option: Any) -> None:
    """Write how far a seat meets a Rock card's conditions into an empty option; all are bytes."""
    t, s = tables.view(TABLES)[0], view.view(STATE)[0]
    foresight.write_conditions(t, s, seat, card, option.view(OPTION)[0])


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
