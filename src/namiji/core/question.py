"""What the game asks next."""

from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import DRAFT, NEXT, ROCK_CHOICE, State, Tables

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


@pasted
def is_decision(t: Tables, s: State) -> bool:
    """Whether the decider chooses. The game plays a single option itself.

    But one of two equal cards from a secret hand is chosen, too: if the game went on by itself,
    the others would learn that the cards are equal.
    """
    if s.mask & (s.mask - 1) != 0:
        return True
    is_secret = s.phase == DRAFT or s.phase == ROCK_CHOICE
    return is_secret and s.hand_size > 1 and not t.equal_cards_pass


@rule
def is_legal(s: State, action: int) -> bool:
    """Whether the decider may play an action now; any number is accepted."""
    i = action - wide(s.origin)
    return 0 <= i < _OPTIONS and (wide(s.mask) >> i) & 1 != 0
