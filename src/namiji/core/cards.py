"""Decks and hands: cards are drawn from a deck's unseen rest, then from what was put under it.

A card drawn gets a place of its own and stays there until it lies open on the table.
"""

from namiji.core.bits import bit
from namiji.core.chance import draw
from namiji.core.jit import pasted, rule
from namiji.core.layout import (
    CARDS,
    DOCK_CARD,
    DOCK_DECK,
    DOCK_PLACES_AT,
    HAND,
    NONE,
    NOWHERE,
    PLACES,
    ROCK_CARD,
    ROCK_CARDS_AT,
    UNDER,
    State,
    Trace,
)


@rule
def next_place(s: State, first: int, stop: int, zone: int, after: int) -> int:
    """The place in a zone whose card came first, of those that came after move `after`, or NONE."""
    found = NONE
    for place in range(first, stop):
        if s.zone[place] == zone and s.order[place] > after:
            if found == NONE or s.order[place] < s.order[found]:
                found = place
    return found


@pasted
def put(s: State, place: int, zone: int) -> None:
    """Put a card into a zone, after those that lie there."""
    s.zone[place] = zone
    s.order[place] = s.moves
    s.moves += 1


@rule
def cards_under(s: State, deck: int) -> int:
    """How many cards lie under a deck."""
    first, stop = (DOCK_PLACES_AT, PLACES) if deck == DOCK_DECK else (0, DOCK_PLACES_AT)
    size = 0
    for place in range(first, stop):
        size += s.zone[place] == UNDER
    return size


@rule
def draw_to_hand(s: State, deck: int, trace: Trace) -> None:
    """The deck's top card joins the hand."""
    if deck == DOCK_DECK:
        first, stop, lowest, highest, domain = DOCK_PLACES_AT, PLACES, 0, ROCK_CARDS_AT, DOCK_CARD
    else:
        first, stop, lowest, highest, domain = 0, DOCK_PLACES_AT, ROCK_CARDS_AT, CARDS, ROCK_CARD
    if s.rest_size[deck] > 0:
        card = draw(s, s.rest, lowest, highest, s.rest_size[deck], domain, trace)
        s.rest[card] -= 1
        s.rest_size[deck] -= 1
        place = first
        while s.zone[place] != NOWHERE:
            place += 1
        s.card[place] = card
    else:
        place = next_place(s, first, stop, UNDER, NONE)
    put(s, place, HAND)
    s.hand[s.hand_size] = place
    s.hand_size += 1


@rule
def hand_mask(s: State, lowest: int) -> int:
    """The kinds of card in hand, counted from the deck's lowest."""
    mask = 0
    for i in range(s.hand_size):
        mask |= bit(s.card[s.hand[i]] - lowest)
    return mask


@rule
def take_from_hand(s: State, card: int) -> int:
    """Take a card out of the hand and return its place."""
    i = 0
    while s.card[s.hand[i]] != card:
        i += 1
    place = int(s.hand[i])
    s.hand_size -= 1
    for j in range(i, s.hand_size):
        s.hand[j] = s.hand[j + 1]
    s.hand[s.hand_size] = 0
    return place
