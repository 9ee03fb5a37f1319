"""The legal actions as a row of flags."""

from typing import Any

from namiji.core.jit import rule, wide
from namiji.core.layout import ACTIONS, State

_OPTIONS = 63  # bits of a state's mask


@rule
def is_legal(s: State, action: int) -> bool:
    """Whether the decider may play an action, any number at all, now."""
    i = action - wide(s.origin)
    return 0 <= i < _OPTIONS and (wide(s.mask) >> i) & 1 != 0


@rule
def write_mask(s: State, seat: int, out: Any) -> None:
    """One flag an action: 1 if the seat may play it now."""
    mask = wide(s.mask) if s.decider == seat else wide(0)
    first = wide(s.origin)
    stop = min(first + _OPTIONS, ACTIONS)
    for action in range(first):
        out[action] = False
    for action in range(first, stop):
        out[action] = (mask >> (action - first)) & 1
    for action in range(stop, ACTIONS):
        out[action] = False
