"""Panoramas: the next sections of a picture, a bonus for the first to complete it (R5, R7.7)."""

from namiji.core.jit import rule
from namiji.core.layout import (
    BONUS,
    BONUS_TAKEN,
    PANORAMA_POINTS,
    PANORAMA_SECTIONS,
    SECTION,
    SECTION_TAKEN,
    State,
    Tables,
    Trace,
)
from namiji.core.question import done
from namiji.core.scoring import score, score_upgrade
from namiji.core.trace import emit


@rule
def is_complete(t: Tables, s: State, seat: int, kind: int) -> bool:
    return bool(s.sections[seat, kind] == t.sections[kind])


@rule
def stop(t: Tables, s: State, seat: int, kind: int, trace: Trace) -> None:
    """`kind` is 0 for dolphin, 1 for octopus, 2 for whale."""
    for _ in range(s.param[seat, PANORAMA_SECTIONS]):
        if not is_complete(t, s, seat, kind):
            _take_section(t, s, seat, kind, trace)
    done(s)


@rule
def _take_section(t: Tables, s: State, seat: int, kind: int, trace: Trace) -> None:
    s.sections[seat, kind] += 1
    section = s.sections[seat, kind]
    emit(trace, SECTION_TAKEN, seat, kind, section)
    score(s, seat, section, SECTION, trace)
    score_upgrade(t, s, seat, PANORAMA_POINTS, trace)
    if is_complete(t, s, seat, kind) and s.bonus[kind] == 0:
        s.bonus[kind] = seat
        emit(trace, BONUS_TAKEN, seat, kind)
        score(s, seat, t.bonus, BONUS, trace)
