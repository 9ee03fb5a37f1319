"""What Python calls; see `core.api`. Rows of the arrays belong to the states one by one."""

from typing import Any

from namiji.core.jit import entry
from namiji.core.layout import NONE
from namiji.spaces import mask, reward, turn
from namiji.spaces import observe as observing


@entry
def observe(tables: Any, states: Any, seat: int, out: Any) -> None:
    """Write what a seat knows, from a game or from the seat's view, into a row."""
    observing.observe(tables[0], states[0], seat, out)


@entry
def write_mask(states: Any, seat: int, out: Any) -> None:
    """Write which actions a seat may play now into a row."""
    mask.write_mask(states[0], seat, out)


@entry
def write_rewards(states: Any, scheme: int, out: Any) -> None:
    """Write the rewards of a step into a row that holds the scores before it."""
    reward.end_rewards(states[0], scheme, out)


@entry
def deal_games(tables: Any, states: Any, players: Any, course: int, key: Any, numbers: Any) -> None:
    """Start the game of its number on each state."""
    for i in range(len(states)):
        turn.deal(tables[0], states[i], int(players[i]), course, key, int(numbers[i]))


@entry
def first_illegal(states: Any, actions: Any) -> int:
    """The first state whose action is not legal, or -1."""
    for i in range(len(states)):
        if not mask.is_legal(states[i], int(actions[i])):
            return i
    return NONE


@entry
def play_turns(
    tables: Any,
    states: Any,
    actions: Any,
    scheme: int,
    course: int,
    key: Any,
    numbers: Any,
    stride: int,
    rewards: Any,
    terminations: Any,
    scores: Any,
) -> None:
    """Play a legal action on each state; where the game ends, its number grows by the stride."""
    for i in range(len(states)):
        terminations[i] = turn.turn(
            tables[0],
            states[i],
            int(actions[i]),
            scheme,
            course,
            key,
            int(numbers[i]) + stride,
            rewards[i],
            scores[i],
        )
        if terminations[i]:
            numbers[i] += stride


@entry
def observe_games(tables: Any, states: Any, observations: Any, masks: Any, deciders: Any) -> None:
    """Write what each state's decider knows and may do."""
    for i in range(len(states)):
        seat = int(states[i].decider)
        deciders[i] = seat
        observing.observe(tables[0], states[i], seat, observations[i])
        mask.write_mask(states[i], seat, masks[i])
