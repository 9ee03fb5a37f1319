"""What the game asks next."""

from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import NEXT, State

_OPTIONS = 63  # bits of a mask


@pasted
def ask(s: State, phase: int, origin: int, mask: int) -> None:
    """Wait for one of the actions `origin + i`, i in mask. Sailing has set the decider."""
    s.phase = phase
    s.origin = origin
    s.mask = mask


@pasted
def done(s: State) -> None:
    """The stop is over. The engine goes on to the next boat."""
    s.phase = NEXT
    s.origin = 0
    s.mask = 0
    s.paid = 0


@rule
def is_legal(s: State, action: int) -> bool:
    """Whether the decider may play an action now; any number is accepted."""
    i = action - wide(s.origin)
    return 0 <= i < _OPTIONS and (wide(s.mask) >> i) & 1 != 0
