"""Setting up the table (R1)."""

from namiji.core.angling import flip
from namiji.core.chance import draw
from namiji.core.jit import rule
from namiji.core.layout import (
    BOAT,
    CARDS,
    CELLS,
    LEGS,
    MAX_FISH,
    MAX_NETS,
    NONE,
    PARAMETERS,
    PLACES,
    SEATS,
    STARTED,
    State,
    Tables,
    Trace,
)
from namiji.core.question import done
from namiji.core.spots import spot_at
from namiji.core.trace import emit, emit_item

_PARAMETERS = len(PARAMETERS)


@rule
def _lay_out(t: Tables, s: State) -> None:
    """Everything that does not depend on chance (R1.4, R1.5)."""
    for fish in range(MAX_FISH):
        s.face_down[fish] = t.fish_count[fish]
    s.unseen = t.fish_total
    for net in range(MAX_NETS):
        s.net_rest[net] = t.net_count[net]
        s.net_under[net] = NONE
    s.net_unseen = t.net_total
    for i in range(2):
        s.bag[i] = t.bag[i]
        s.rest_size[i] = t.deck_size[i]
    for card in range(CARDS):
        s.rest[card] = t.card_count[card]
    for place in range(PLACES):
        s.card[place] = NONE
    s.token = NONE
    for seat in range(SEATS):
        s.spot[seat] = NONE
        s.offerings[seat] = t.offerings
        for cell in range(CELLS):
            s.rack[seat, cell] = NONE
        for draft in range(LEGS - 1):
            s.held[seat, draft] = NONE
        for i in range(_PARAMETERS):
            s.param[seat, i] = t.param[i]


@rule
def deal(t: Tables, s: State, trace: Trace) -> None:
    """Start a game on an empty state whose key, players and direction are set."""
    s.boats = max(s.players, 3)
    _lay_out(t, s)
    emit(trace, STARTED, 0, s.players, s.direction, s.boats)
    first = 0 if s.players == 2 else 1
    for boat in range(first, s.players + 1):
        s.tray[boat] = 1
    for place in range(s.boats):
        boat = draw(s, s.tray, 0, SEATS, s.boats - place, BOAT, trace)
        s.tray[boat] = 0
        s.spot[boat] = spot_at(0, place)
        emit_item(trace, boat)
    fish = flip(s, trace)
    if fish != NONE:
        emit_item(trace, fish)
    done(s)
