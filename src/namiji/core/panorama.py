"""Panoramas: the next section of a picture, a bonus for the first to complete it (R5.2, R5.3)."""

from namiji.core.jit import rule
from namiji.core.layout import (
    BONUS,
    BONUS_TAKEN,
    PANORAMA_POINTS,
    SECTION,
    SECTION_TAKEN,
    UPGRADE,
    State,
    Tables,
    Trace,
)
from namiji.core.question import done
from namiji.core.scoring import score
from namiji.core.trace import emit


@rule
def is_complete(t: Tables, s: State, seat: int, kind: int) -> bool:
    return bool(s.sections[seat, kind] == t.sections[kind])


@rule
def stop(t: Tables, s: State, seat: int, kind: int, trace: Trace) -> None:
    """`kind` is 0 for dolphin, 1 for octopus, 2 for whale."""
    s.sections[seat, kind] += 1
    section = s.sections[seat, kind]
    emit(trace, SECTION_TAKEN, seat, kind, section)
    score(s, seat, section, SECTION, trace)
    score(s, seat, s.param[seat, PANORAMA_POINTS], UPGRADE, trace)
    if is_complete(t, s, seat, kind) and s.bonus[kind] == 0:
        s.bonus[kind] = seat
        emit(trace, BONUS_TAKEN, seat, kind)
        score(s, seat, t.bonus, BONUS, trace)
    done(s)
