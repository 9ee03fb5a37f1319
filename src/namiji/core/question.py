"""What the game asks next."""

from namiji.core.jit import pasted
from namiji.core.layout import NEXT, State


@pasted
def ask(s: State, phase: int, origin: int, mask: int) -> None:
    """Wait for one of the actions `origin + i`, i in mask. The decider is set by the sailing."""
    s.phase = phase
    s.origin = origin
    s.mask = mask


@pasted
def done(s: State) -> None:
    """The stop is over; the next boat is looked for."""
    s.phase = NEXT
    s.origin = 0
    s.mask = 0
