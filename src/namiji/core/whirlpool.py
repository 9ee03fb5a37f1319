"""Whirlpool: Offerings leave the boat (R5.1, R7.7)."""

from namiji.core.jit import rule
from namiji.core.layout import (
    OFFERING_FLOATED,
    WHIRLPOOL_OFFERINGS,
    WHIRLPOOL_POINTS,
    State,
    Tables,
    Trace,
)
from namiji.core.question import done
from namiji.core.scoring import score_upgrade
from namiji.core.trace import emit


@rule
def stop(t: Tables, s: State, seat: int, trace: Trace) -> None:
    for _ in range(min(s.param[seat, WHIRLPOOL_OFFERINGS], s.offerings[seat])):
        s.offerings[seat] -= 1
        emit(trace, OFFERING_FLOATED, seat, s.offerings[seat])
        score_upgrade(t, s, seat, WHIRLPOOL_POINTS, trace)
    done(s)
