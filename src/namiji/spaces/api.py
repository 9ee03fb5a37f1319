"""What Python calls; see `core.api`. Arrays have one row per state."""

from typing import Any, NamedTuple

import numpy as np

from namiji.core.jit import entry, rule, wide
from namiji.core.layout import NONE, State, Tables
from namiji.core.question import is_legal
from namiji.spaces import lens as lenses
from namiji.spaces import mask, reward
from namiji.spaces import observe as observing
from namiji.spaces.lens import DESK, Desk
from namiji.spaces.turn import StepArrays, deal, turn


class Observed(NamedTuple):
    """Arrays for what deciders know, with one row per game, and a desk for one thread."""

    desk: Any
    observations: Any
    masks: Any
    deciders: Any


@rule
def _observe_game(t: Tables, desk: Desk, s: State, row: int, observed: Observed) -> None:
    seat = wide(s.decider)
    observed.deciders[row] = seat
    observing.observe(t, desk, s, seat, observed.observations[row])
    mask.write_mask(s, seat, observed.masks[row])


def new_desk() -> Any:
    """Memory that compiled rules fill: they allocate none."""
    return np.empty(1, DESK)


@entry
def _observe(tables: Any, desk: Any, states: Any, seat: int, out: Any) -> None:
    lenses.write_lens(tables[0], desk[0])
    observing.observe(tables[0], desk[0], states[0], seat, out)


def observe(tables: Any, states: Any, seat: int, out: Any) -> None:
    """Write what a seat knows, from a game or from the seat's view, into a row."""
    _observe(tables, new_desk(), states, seat, out)


@entry
def write_lens(tables: Any, lens: Any) -> None:
    """Write what observing needs to know of an edition."""
    lenses.write_lens(tables[0], lens[0])


@entry
def observe_directly(tables: Any, lens: Any, states: Any, seat: int, out: Any) -> None:
    """Do what `observe` does as a GPU does it."""
    observing.observe_directly(tables[0], lens[0], states[0], seat, out)


@entry
def write_mask(states: Any, seat: int, out: Any) -> None:
    """Write which actions a seat may play now into a row."""
    mask.write_mask(states[0], seat, out)


@entry
def write_rewards(states: Any, scheme: int, out: Any) -> None:
    """Write the rewards of a step into a row that holds the scores before it."""
    reward.end_rewards(states[0], scheme, out)


@entry
def deal_games(tables: Any, shared: Any, states: Any, numbers: Any, players: Any) -> None:
    """Start the game of its number on each state."""
    t, p = tables[0], shared[0]
    for i in range(len(states)):
        deal(t, states[i], int(players[i]), wide(p.directions), p.key, int(numbers[i]))


@entry
def first_illegal(states: Any, actions: Any) -> int:
    """Return the first state whose action is not legal, or -1."""
    for i in range(len(states)):
        if not is_legal(states[i], int(actions[i])):
            return i
    return NONE


@entry
def play_turns(
    tables: Any,
    shared: Any,
    states: Any,
    numbers: Any,
    actions: Any,
    arrays: StepArrays,
    observed: Observed,
) -> None:
    """Play a legal action on each state, and observe it while it is in the cache.

    If the game ends, its number grows by the stride.
    """
    t, p = tables[0], shared[0]
    desk = observed.desk[0]
    lenses.write_lens(t, desk)
    stride = wide(p.stride)
    for i in range(len(states)):
        next_number = int(numbers[i]) + stride
        has_ended = turn(t, p, states, wide(i), int(actions[i]), next_number, arrays)
        arrays.terminations[i] = has_ended
        if has_ended:
            numbers[i] = next_number
        _observe_game(t, desk, states[i], wide(i), observed)


@entry
def observe_ends(
    tables: Any, desks: Any, finals: Any, rows: Any, seats: Any, observations: Any
) -> None:
    """Write what seats know at the ends of games, for some of the rows."""
    t, desk = tables[0], desks[0]
    lenses.write_lens(t, desk)
    for i in range(len(rows)):
        observing.observe(t, desk, finals[rows[i]], int(seats[i]), observations[i])


@entry
def observe_games(tables: Any, states: Any, observed: Observed) -> None:
    """Write what each state's decider knows and may do."""
    t, desk = tables[0], observed.desk[0]
    lenses.write_lens(t, desk)
    for i in range(len(states)):
        _observe_game(t, desk, states[i], wide(i), observed)
