"""Loops that measure how long compiled code takes to copy a state and to list legal actions.

Each returns a number that depends on all its work, so that the compiler cannot leave any out. They
are not rules, so they are not in the core.
"""

from typing import Any

import numpy as np

from namiji.core.bits import lowest
from namiji.core.jit import entry, rule
from namiji.core.layout import State


@entry
def copy_in_turn(sources: Any, targets: Any, rounds: int) -> int:
    """Copy states one by one. Each round pairs every target with another source."""
    size = len(sources)
    checksum = 0
    for start in range(rounds):
        for i in range(size):
            targets[i] = sources[(i + start) % size]
            checksum += targets[i].score[1] + targets[i].mixed
    return checksum


@rule
def _list_legal(s: State, out: Any) -> int:
    """Write the legal actions of a state into an array; return how many there are."""
    mask, size = int(s.mask), 0
    while mask != 0:
        out[size] = s.origin + lowest(mask)
        mask &= mask - 1
        size += 1
    return size


@entry
def list_actions(states: Any, rounds: int) -> int:
    """List the legal actions of every state, many times."""
    out = np.empty(64, np.int64)
    checksum = 0
    for start in range(rounds):
        for i in range(len(states)):
            size = _list_legal(states[i], out)
            checksum += size + out[start % size]
    return checksum
