"""Reports what happens: events as rows of small integers.

Rules pass their `trace` along and call `emit`; without a trace the compiler drops the calls.
"""

from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import EVENT_ROWS, EVERYONE, FINE, ITEM, Trace


@rule
def begin(trace: Trace) -> None:
    """Clear what the last call reported, and keep the outcomes set for this one."""
    if trace is not None:
        trace.event_count = 0
        trace.outcome_count = 0
        trace.forced_used = 0
        trace.fault = FINE


@rule
def _add_row(trace: Trace, kind: int, seat: int, a: int, b: int, c: int, knowers: int) -> None:
    if trace is not None:
        at = trace.event_count
        if at < EVENT_ROWS:
            trace.events[at, 0] = kind
            trace.events[at, 1] = seat
            trace.events[at, 2] = a
            trace.events[at, 3] = b
            trace.events[at, 4] = c
            trace.events[at, 5] = knowers
        trace.event_count = at + 1


@pasted
def emit(
    trace: Trace, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, knowers: int = EVERYONE
) -> None:
    """One event; `knowers` is the mask of seats that may see what it hides from the others."""
    _add_row(trace, wide(kind), wide(seat), wide(a), wide(b), wide(c), wide(knowers))


@pasted
def emit_item(trace: Trace, item: int) -> None:
    """One more item of the list carried by the event before."""
    emit(trace, ITEM, 0, item)
