"""The legal actions as a row of flags."""

from typing import Any

from namiji.core.bits import lowest
from namiji.core.jit import rule, wide
from namiji.core.layout import ACTIONS, State
from namiji.spaces.scaling import index


@rule
def write_mask(s: State, seat: int, out: Any) -> None:
    """Write one flag per action: 1 if the seat may play it now."""
    for action in range(ACTIONS):
        out[index(action)] = False
    mask = wide(s.mask) if s.decider == seat else wide(0)
    first = wide(s.origin)
    while mask != 0:
        out[index(first + lowest(mask))] = True
        mask &= mask - 1
