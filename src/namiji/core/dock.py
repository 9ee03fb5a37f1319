"""Docks: a slot for every boat, then a draft of Dock cards (R7, R9.3)."""

from namiji.core.bits import bit
from namiji.core.cards import draw_to_hand, hand_mask, put, take_from_hand
from namiji.core.chance import draw
from namiji.core.jit import rule
from namiji.core.knowledge import clear, knowers, learn, mix_hand
from namiji.core.layout import (
    DISCARDED,
    DOCK_CARD,
    DOCK_CARD_DISCARDED,
    DOCK_CARD_KEPT,
    DOCK_CARD_RETURNED,
    DOCK_DECK,
    DOCK_HAND,
    DOCKED,
    DRAFT,
    MAX_DOCK,
    MEAL,
    PARAMETERS,
    PICK_AT,
    SEATS,
    SLOT,
    SLOT_AT,
    UNDER,
    State,
    Tables,
    Trace,
)
from namiji.core.question import ask, done
from namiji.core.scoring import score
from namiji.core.spots import spot_at
from namiji.core.trace import emit, emit_item

_PARAMETERS = len(PARAMETERS)


@rule
def _boat_in_slot(s: State, position: int, slot: int) -> int:
    """The boat in a slot of the Dock at a position, or -1."""
    wanted = spot_at(position, slot)
    for boat in range(SEATS):
        if s.spot[boat] == wanted:
            return boat
    return -1


@rule
def stop(t: Tables, s: State) -> None:
    """The boat in action comes to the Dock at the end of the leg. Ask for a slot."""
    position = t.port[s.direction, s.leg + 1]
    free = 0
    for slot in range(s.boats):
        if _boat_in_slot(s, position, slot) < 0:
            free |= bit(slot)
    ask(s, SLOT, SLOT_AT, free)


@rule
def cards_in_turn(s: State, slot: int) -> int:
    """How many cards the boat in a slot picks from: one more than boats that pick (R7.3)."""
    return int(s.boats) - slot + 1


@rule
def leaving_turn(s: State, slot: int) -> int:
    """Whose turn to leave a Dock a slot is, from 1: the boat furthest behind sails first (R7.5)."""
    turn = 1
    for other in range(s.boats):
        turn += spot_at(0, other) < spot_at(0, slot)
    return turn


@rule
def moor(t: Tables, s: State, action: int, trace: Trace) -> None:
    position = t.port[s.direction, s.leg + 1]
    slot = action - SLOT_AT
    s.spot[s.boat] = spot_at(position, slot)
    emit(trace, DOCKED, s.boat, s.decider, slot + 1)
    for other in range(s.boats):
        if _boat_in_slot(s, position, other) < 0:
            done(s)
            return
    for _ in range(cards_in_turn(s, 0)):
        draw_to_hand(s, DOCK_DECK, trace)
    s.dock_slot = 0
    _pass_hand(t, s, trace)


@rule
def _pass_hand(t: Tables, s: State, trace: Trace) -> None:
    """The hand goes to the next slot; after the last, the card left over goes under the deck."""
    while s.dock_slot < s.boats:
        seat = _boat_in_slot(s, t.port[s.direction, s.leg + 1], s.dock_slot)
        if seat > 0:
            emit(trace, DOCK_HAND, seat, s.hand_size, 0, 0, _hand_knowers(s) | bit(seat))
            for i in range(s.hand_size):
                learn(s, seat, s.hand[i])
                emit_item(trace, s.card[s.hand[i]])
            s.boat = seat
            s.decider = seat
            ask(s, DRAFT, PICK_AT, hand_mask(s, 0))
            return
        _discard(s, trace)
        s.dock_slot += 1
    place = s.hand[0]
    s.hand[0] = 0
    s.hand_size = 0
    put(s, place, UNDER)
    emit(trace, DOCK_CARD_RETURNED, 0, s.card[place], 0, 0, knowers(s, place))
    s.dock_slot = 0
    s.leg += 1
    done(s)


@rule
def _hand_knowers(s: State) -> int:
    mask = knowers(s, s.hand[0])
    for i in range(1, s.hand_size):
        mask &= knowers(s, s.hand[i])
    return mask


@rule
def _discard(s: State, trace: Trace) -> None:
    """The neutral boat's turn: a random card leaves the game unseen."""
    for i in range(s.hand_size):
        s.tray[s.card[s.hand[i]]] += 1
    card = draw(s, s.tray, 0, MAX_DOCK, s.hand_size, DOCK_CARD, trace)
    for i in range(s.hand_size):
        s.tray[s.card[s.hand[i]]] = 0
    mix_hand(s, 0)
    put(s, take_from_hand(s, card), DISCARDED)
    emit(trace, DOCK_CARD_DISCARDED, 0, card, 0, 0, 0)


@rule
def pick(t: Tables, s: State, action: int, trace: Trace) -> None:
    seat = int(s.boat)
    card = action - PICK_AT
    clear(s, take_from_hand(s, card))
    s.held[seat, s.leg] = card
    for i in range(_PARAMETERS):
        s.param[seat, i] += t.adds[card, i]
    emit(trace, DOCK_CARD_KEPT, seat, card)
    score(s, seat, t.points[card], MEAL, trace)
    s.dock_slot += 1
    _pass_hand(t, s, trace)
