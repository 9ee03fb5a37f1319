"""Whirlpool: Offerings leave the boat (R5.1, R7.7)."""

from namiji.core.jit import rule
from namiji.core.layout import (
    OFFERING_FLOATED,
    UPGRADE,
    WHIRLPOOL_OFFERINGS,
    WHIRLPOOL_POINTS,
    State,
    Trace,
)
from namiji.core.question import done
from namiji.core.scoring import score
from namiji.core.trace import emit


@rule
def stop(s: State, seat: int, trace: Trace) -> None:
    for _ in range(min(s.param[seat, WHIRLPOOL_OFFERINGS], s.offerings[seat])):
        s.offerings[seat] -= 1
        emit(trace, OFFERING_FLOATED, seat, s.offerings[seat])
        score(s, seat, s.param[seat, WHIRLPOOL_POINTS], UPGRADE, trace)
    done(s)
