"""What the game asks next."""

from namiji.core.jit import pasted
from namiji.core.layout import NEXT, State


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
