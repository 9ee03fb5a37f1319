"""The module of the rules: what a table on a device needs."""

from typing import Any

from numba.np.numpy_support import carray

from namiji.core import engine, foresight, frame, playout, question, sight
from namiji.core.foresight import MEMORY
from namiji.core.frame import MASK_BITS
from namiji.core.layout import ACTIONS, START
from namiji.spaces import mask
from namiji.wasm.exports import Exports, at

RULES = Exports()


@RULES.add("TABLES*", "STATE*", "uint64*", "int32", "int32", "TRACE*")
def new_game(tables: Any, state: Any, key: Any, players: int, direction: int, trace: Any) -> None:
    """Deal a game with this key on an empty state, up to the first question."""
    s, words = at(state), carray(key, 2)
    s.key[0] = words[0]
    s.key[1] = words[1]
    s.players = players
    s.direction = direction
    engine.play(at(tables), s, START, at(trace))


@RULES.add("TABLES*", "STATE*", "int32", "TRACE*")
def play(tables: Any, state: Any, action: int, trace: Any) -> None:
    """Play a legal action, and all that follows without a choice."""
    engine.play(at(tables), at(state), action, at(trace))


@RULES.add("STATE*", "int32", result="int32")
def is_legal(state: Any, action: int) -> int:
    """Return 1 if the decider may play an action now, or 0; any number is accepted."""
    return int(question.is_legal(at(state), action))


@RULES.add("STATE*", "int32", "int8*")
def write_mask(state: Any, seat: int, flags: Any) -> None:
    """Write one flag per action: 1 if the seat may play it now."""
    mask.write_mask(at(state), seat, carray(flags, ACTIONS))


@RULES.add("STATE*", "int32", "STATE*")
def look(state: Any, seat: int, view: Any) -> None:
    """Write what a seat knows into an empty state."""
    sight.look(at(state), seat, at(view))


@RULES.add("STATE*", "int32", "FRAME*")
def write_frame(view: Any, seat: int, numbers: Any) -> None:
    """Write what a seat's view shows into an empty frame."""
    frame.write_frame(at(view), seat, at(numbers))


@RULES.add("TABLES*", "STATE*", "int32", "TRACE*", "OPTION*", result="int32")
def foresee(tables: Any, states: Any, seat: int, trace: Any, options: Any) -> int:
    """Write what each option of a seat's view would do; see `foresight.foresee`."""
    memory, written = carray(states, MEMORY), carray(options, MASK_BITS)
    return foresight.foresee(at(tables), memory, seat, at(trace), written)


@RULES.add("STATE*", "int32", "uint64*")
def resample(view: Any, seat: int, key: Any) -> None:
    """Turn a seat's view into a game that fits it."""
    sight.resample(at(view), seat, carray(key, 2))


@RULES.add(*("TABLES*", "STATE*", "int32", "int32", "int32", "uint64*", "int32"), result="int32")
def play_games(
    tables: Any, states: Any, count: int, players: int, direction: int, key: Any, first: int
) -> int:
    """Deal and play out a random game on each empty state; returns the number of decisions."""
    games = carray(states, count)
    return playout.play_games(at(tables), games, players, direction, carray(key, 2), first)
