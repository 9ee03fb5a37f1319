"""The legal actions as a row of flags."""

from typing import Any

from namiji.core.jit import rule, wide
from namiji.core.layout import ACTIONS, State
from namiji.spaces.scaling import index

_BITS = 64


@rule
def write_mask(s: State, seat: int, out: Any) -> None:
    """Write one flag per action: 1 if the seat may play it now."""
    for action in range(ACTIONS):
        out[index(action)] = False
    if s.decider == seat:
        mask, first = wide(s.mask), wide(s.origin)
        for i in range(min(_BITS, ACTIONS - first)):
            out[index(first + i)] = (mask >> i) & 1
