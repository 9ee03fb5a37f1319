"""Crustacean Trap: draw from the bag until you stop or draw one crab too many (R4, R7.7)."""

from namiji.core.chance import draw
from namiji.core.jit import rule
from namiji.core.layout import (
    CRAB,
    CRUSTACEAN,
    CRUSTACEAN_DRAWN,
    CRUSTACEANS,
    DRAW,
    HAUL,
    HAUL_KEPT,
    HAUL_LOST,
    SHRIMP,
    TRAP_CRABS,
    TRAP_DRAWS,
    TRAP_POINTS,
    TRAP_SAVED,
    State,
    Tables,
    Trace,
)
from namiji.core.question import ask, done
from namiji.core.scoring import score, score_upgrade
from namiji.core.trace import emit

_DRAW_OR_STOP = 0b11


@rule
def stop(t: Tables, s: State, seat: int, trace: Trace) -> None:
    if s.bag[CRAB] + s.bag[SHRIMP] == 0:
        done(s)
    else:
        _draw(t, s, seat, trace)


@rule
def haul(t: Tables, s: State, seat: int, action: int, trace: Trace) -> None:
    if action == DRAW:
        _draw(t, s, seat, trace)
    else:
        _keep(t, s, seat, trace)


@rule
def _draw(t: Tables, s: State, seat: int, trace: Trace) -> None:
    token = draw(s, s.bag, 0, 2, s.bag[CRAB] + s.bag[SHRIMP], CRUSTACEAN, trace)
    s.bag[token] -= 1
    s.haul[token] += 1
    emit(trace, CRUSTACEAN_DRAWN, seat, token)
    if crabs_to_lose(s, seat) <= 0:
        _lose(t, s, seat, trace)
    elif (
        s.haul[CRAB] + s.haul[SHRIMP] >= s.param[seat, TRAP_DRAWS]
        or s.bag[CRAB] + s.bag[SHRIMP] == 0
    ):
        _keep(t, s, seat, trace)
    else:
        ask(s, HAUL, DRAW, _DRAW_OR_STOP)


@rule
def crabs_to_lose(s: State, seat: int) -> int:
    """How many more crabs lose the haul (R4.2)."""
    return int(s.param[seat, TRAP_CRABS]) - int(s.haul[CRAB])


@rule
def saved_shrimp(s: State, seat: int) -> int:
    """How many shrimp stay even if the haul is lost (R7.7)."""
    return min(int(s.param[seat, TRAP_SAVED]), int(s.haul[SHRIMP]))


@rule
def _lose(t: Tables, s: State, seat: int, trace: Trace) -> None:
    """The haul goes back to the bag, without the shrimp that an upgrade saves."""
    saved = saved_shrimp(s, seat)
    s.haul[SHRIMP] -= saved
    emit(trace, HAUL_LOST, seat, s.haul[CRAB], s.haul[SHRIMP])
    for kind in range(2):
        s.bag[kind] += s.haul[kind]
        s.haul[kind] = 0
    s.haul[SHRIMP] = saved
    if saved > 0:
        _keep(t, s, seat, trace)
    else:
        done(s)


@rule
def _keep(t: Tables, s: State, seat: int, trace: Trace) -> None:
    emit(trace, HAUL_KEPT, seat, s.haul[CRAB], s.haul[SHRIMP])
    points = (int(s.haul[CRAB]) + int(s.haul[SHRIMP])) * int(t.crustacean_points)
    for kind in range(2):
        s.trap[seat, kind] += s.haul[kind]
        s.haul[kind] = 0
    score(s, seat, points, CRUSTACEANS, trace)
    score_upgrade(t, s, seat, TRAP_POINTS, trace)
    done(s)
