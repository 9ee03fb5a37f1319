"""The Finish Port and the end of the game (R8, R9.4)."""

from namiji.core.cards import next_place
from namiji.core.jit import rule
from namiji.core.knowledge import reveal
from namiji.core.layout import (
    ARRIVED,
    DOCK_PLACES_AT,
    EARLY_BIRD,
    ENDED,
    NONE,
    OVER,
    PENALTY,
    ROCK_POINT,
    ROCK_REVEALED,
    State,
    Tables,
    Trace,
)
from namiji.core.question import ask, done
from namiji.core.scoring import fulfilled, score
from namiji.core.spots import spot_at
from namiji.core.trace import emit, emit_item


@rule
def next_early_bird(t: Tables, s: State) -> int:
    """The points of the token that the next boat to arrive takes (R1.6, R8.1, R9.6)."""
    tokens = s.boats if t.neutral_counts_as_boat else s.players
    return int(t.early_bird[s.arrived]) if s.arrived < tokens else 0


@rule
def stop(t: Tables, s: State, trace: Trace) -> None:
    boat = int(s.boat)
    rank = s.arrived
    token = next_early_bird(t, s)
    s.spot[boat] = spot_at(t.finish, rank)
    s.arrived += 1
    emit(trace, ARRIVED, boat, rank + 1, token)
    if boat > 0:
        s.early_bird[boat] = token
        score(s, boat, token, EARLY_BIRD, trace)
    done(s)


@rule
def penalty(t: Tables, s: State, seat: int) -> int:
    """The points that the Offerings left on a boat cost at the end (R8.2)."""
    return int(t.penalty[s.offerings[seat]])


@rule
def is_winner(s: State, seat: int) -> bool:
    """Whether the game is over and no other seat has more points: ties share the win (R8.3)."""
    for other in range(1, s.players + 1):
        if s.score[other] > s.score[seat]:
            return False
    return bool(s.phase == OVER)


@rule
def end(t: Tables, s: State, trace: Trace) -> None:
    """All boats are in: Rock cards, then the penalty, seat by seat."""
    for seat in range(1, s.players + 1):
        place = next_place(s, 0, DOCK_PLACES_AT, seat, NONE)
        while place != NONE:
            card = s.card[place]
            kept = fulfilled(t, s, seat, card)
            reveal(s, place)
            emit(trace, ROCK_REVEALED, seat, card, kept)
            if kept:
                score(s, seat, t.points[card], ROCK_POINT, trace)
            place = next_place(s, 0, DOCK_PLACES_AT, seat, int(s.order[place]))
        score(s, seat, -penalty(t, s, seat), PENALTY, trace)
    ask(s, OVER, 0, 0)
    s.boat = 0
    s.decider = 0
    emit(trace, ENDED, 0, s.players)
    for seat in range(1, s.players + 1):
        emit_item(trace, s.score[seat])
    for seat in range(1, s.players + 1):
        if is_winner(s, seat):
            emit_item(trace, seat)
