"""Sailing: whose turn it is and where that boat may go (R2, R9.1, R9.2)."""

from namiji.core.bits import bit
from namiji.core.jit import rule
from namiji.core.layout import (
    ANGLING,
    DOCK,
    DOLPHIN,
    FINISH,
    NET,
    SAIL,
    SAIL_AT,
    SAILED,
    SEATS,
    State,
    Tables,
    Trace,
)
from namiji.core.panorama import is_complete
from namiji.core.question import ask
from namiji.core.rack import is_full
from namiji.core.spots import leading_player, position_of, spot_at, taken
from namiji.core.trace import emit


@rule
def barred(t: Tables, s: State, seat: int) -> int:
    """Stations of this leg where the seat may not stop (R2.4)."""
    here = t.leg_station[s.direction, s.leg]
    mask = 0
    if t.full_rack_bars_fishing and is_full(s, seat):
        mask = here[ANGLING] | here[NET]
    for kind in range(3):
        if is_complete(t, s, seat, kind):
            mask |= here[DOLPHIN + kind]
    return mask


@rule
def ask_destination(t: Tables, s: State, boat: int) -> None:
    """Ask where a boat sails; bit i stands for the position i stops after the port left last."""
    port = int(t.port[s.direction, s.leg])
    end = bit(t.port[s.direction, s.leg + 1] - port)
    closed = taken(t, s)
    if boat > 0:
        closed |= barred(t, s, boat)
    ahead = (end << 1) - (bit(position_of(s, boat) - port) << 1)
    s.boat = boat
    s.decider = boat if boat > 0 else leading_player(s)
    ask(s, SAIL, SAIL_AT + port, (ahead & ~closed) | end)


@rule
def sail(t: Tables, s: State, action: int, trace: Trace) -> int:
    """Move the boat in action; returns the station it comes to."""
    position = action - SAIL_AT
    station = t.station[s.direction, position]
    slot = 0
    if station != DOCK and station != FINISH:
        for other in range(SEATS):
            slot += s.spot[other] >= 0 and position_of(s, other) == position
        s.spot[s.boat] = spot_at(position, slot)
    emit(trace, SAILED, s.boat, s.decider, position, slot)
    return int(station)
