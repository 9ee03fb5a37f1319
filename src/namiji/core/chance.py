"""All chance in the game passes through this module.

Draws come from a keyed hash (SipHash-2-4 with the game's 128-bit key) of a counter. With the key,
every draw can be repeated; without it, the draws seen so far reveal nothing about the next. Key and
counter are part of the state. A trace can set outcomes instead, so that records replay without the
key.
"""

from typing import Any

import numpy as np

from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import CARDS, FINE, IMPOSSIBLE, MISSING, OUTCOMES, State, Trace

_U32 = np.uint64(32)
_LOW32 = np.uint64(0xFFFFFFFF)
_TWO32 = np.uint64(1 << 32)
_ONE = np.uint64(1)
_FINAL = np.uint64(0xFF)
_LENGTH = np.uint64(8 << 56)  # SipHash's last word: the message has eight bytes
_INIT0 = np.uint64(0x736F6D6570736575)
_INIT1 = np.uint64(0x646F72616E646F6D)
_INIT2 = np.uint64(0x6C7967656E657261)
_INIT3 = np.uint64(0x7465646279746573)


@pasted
def _rotate(word: Any, bits: int) -> Any:
    return (word << np.uint64(bits)) | (word >> np.uint64(64 - bits))


@rule
def _round(v0: Any, v1: Any, v2: Any, v3: Any) -> Any:
    v0 += v1
    v1 = _rotate(v1, 13) ^ v0
    v0 = _rotate(v0, 32)
    v2 += v3
    v3 = _rotate(v3, 16) ^ v2
    v0 += v3
    v3 = _rotate(v3, 21) ^ v0
    v2 += v1
    v1 = _rotate(v1, 17) ^ v2
    v2 = _rotate(v2, 32)
    return v0, v1, v2, v3


@rule
def siphash(key0: Any, key1: Any, message: Any) -> Any:
    """SipHash-2-4 of one 64-bit message."""
    v0 = key0 ^ _INIT0
    v1 = key1 ^ _INIT1
    v2 = key0 ^ _INIT2
    v3 = key1 ^ _INIT3 ^ message
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0 ^= message
    v3 ^= _LENGTH
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0 ^= _LENGTH
    v2 ^= _FINAL
    for _ in range(4):
        v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def below(s: State, bound: int) -> int:
    """A number from 0 to bound - 1, each equally likely.

    Lemire's method: a 32-bit word times the bound. The rare words that would make some numbers more
    likely are skipped.
    """
    n = np.uint64(bound)
    while True:
        word = siphash(s.key[0], s.key[1], s.counter)
        s.counter += _ONE
        product = (word >> _U32) * n
        low = product & _LOW32
        if low >= n or low >= (_TWO32 - n) % n:
            return wide(product >> _U32)  # signed, or comparing it with counts takes floats


@rule
def _set_outcome(domain: int, trace: Trace) -> int:
    """The next outcome that the trace sets, or -1 if the generator has to decide."""
    if trace is not None:
        at = trace.forced_used
        if at < trace.forced_count:
            trace.forced_used = at + 1
            if trace.forced[at, 0] == domain:
                return int(trace.forced[at, 1])
            _blame(IMPOSSIBLE, trace)
        elif trace.strict:
            _blame(MISSING, trace)
    return -1


@rule
def _blame(fault: int, trace: Trace) -> None:
    """Remember the first fault."""
    if trace.fault == FINE:
        trace.fault = fault
        trace.fault_at = trace.forced_used - 1
        trace.fault_event = trace.event_count


@rule
def _show_bag(counts: Any, first: int, stop: int, trace: Trace) -> None:
    """Report what the first draw without an outcome is drawn from."""
    if trace is not None:
        if trace.strict and trace.outcome_count == trace.forced_count:
            for item in range(CARDS):
                trace.bag[item] = counts[item] if first <= item < stop else 0


@rule
def _report(domain: int, item: int, was_possible: bool, trace: Trace) -> None:
    if trace is not None:
        at = trace.outcome_count
        if at < OUTCOMES:
            trace.outcomes[at, 0] = domain
            trace.outcomes[at, 1] = item
        trace.outcome_count = at + 1
        if not was_possible:
            _blame(IMPOSSIBLE, trace)


@pasted
def draw(
    s: State, counts: Any, first: int, stop: int, total: int, domain: int, trace: Trace
) -> int:
    """One item out of a bag that holds `counts[i]` of each item i in first..stop-1, `total` in all.

    Every draw in the game passes here. The caller takes the item out of the bag. An outcome of the
    trace that the bag does not hold is a fault of the trace, and another one is drawn.
    """
    _show_bag(counts, wide(first), wide(stop), trace)
    item = _set_outcome(wide(domain), trace)
    possible = item < 0 or (first <= item < stop and counts[item] > 0)
    if item < 0 or not possible:
        rank = below(s, wide(total))
        item = wide(first)
        while rank >= counts[item]:
            rank -= counts[item]
            item += 1
    _report(wide(domain), item, possible, trace)
    return item
