"""Sacred Rocks: look at some cards in secret, keep one or more (R6, R7.7)."""

from namiji.core.bits import bit
from namiji.core.cards import cards_under, draw_to_hand, hand_mask, put, take_from_hand
from namiji.core.jit import rule
from namiji.core.knowledge import knowers, learn, mix_hand
from namiji.core.layout import (
    EVERYONE,
    KEEP_AT,
    ROCK_CARDS_AT,
    ROCK_CHOICE,
    ROCK_DECK,
    ROCK_DRAWS,
    ROCK_KEEPS,
    ROCK_KEPT,
    ROCK_POINTS,
    ROCK_RETURNED,
    ROCKS_DRAWN,
    UNDER,
    State,
    Tables,
    Trace,
)
from namiji.core.question import ask, done
from namiji.core.scoring import score_upgrade
from namiji.core.trace import emit, emit_item


@rule
def stop(s: State, seat: int, trace: Trace) -> None:
    draws = s.param[seat, ROCK_DRAWS]
    if s.rest_size[ROCK_DECK] < draws:
        draws = min(draws, s.rest_size[ROCK_DECK] + cards_under(s, ROCK_DECK))
    if draws == 0:
        done(s)
        return
    for _ in range(draws):
        draw_to_hand(s, ROCK_DECK, trace)
    if trace is not None:
        others = EVERYONE
        for i in range(draws):
            others &= knowers(s, s.hand[i])
        emit(trace, ROCKS_DRAWN, seat, draws, 0, 0, others | bit(seat))
        for i in range(draws):
            emit_item(trace, s.card[s.hand[i]])
    for i in range(draws):
        learn(s, seat, s.hand[i])
    s.keeps = min(s.param[seat, ROCK_KEEPS], draws)
    ask(s, ROCK_CHOICE, KEEP_AT, hand_mask(s, ROCK_CARDS_AT))


@rule
def keep(t: Tables, s: State, seat: int, action: int, trace: Trace) -> None:
    mix_hand(s, seat)
    place = take_from_hand(s, action - KEEP_AT + ROCK_CARDS_AT)
    put(s, place, seat)
    if trace is not None:
        emit(trace, ROCK_KEPT, seat, s.card[place], 0, 0, knowers(s, place))
    score_upgrade(t, s, seat, ROCK_POINTS, trace)
    s.keeps -= 1
    if s.keeps > 0:
        ask(s, ROCK_CHOICE, KEEP_AT, hand_mask(s, ROCK_CARDS_AT))
        return
    for i in range(s.hand_size):
        place = s.hand[i]
        put(s, place, UNDER)
        s.hand[i] = 0
        if trace is not None:
            emit(trace, ROCK_RETURNED, seat, s.card[place], 0, 0, knowers(s, place))
    s.hand_size = 0
    done(s)
