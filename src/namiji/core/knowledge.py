"""Who knows which hidden card.

Each card of a deck that someone may have seen lies in a *place*; the rest of the deck is a multiset
without order. For every seat, `knows[place, seat]` says what that seat knows of a place:

    0    nothing: the card is one of the *pool*, together with the unseen rest of its deck
    +g   the place belongs to group g and its card is one of those the seat knows to be in the group
    -g   the place belongs to group g, but its card came from the pool

A group is a set of places of which the seat knows some cards, but not which lies where. A place
alone in its group is known exactly. When cards are mixed out of a seat's sight, their groups become
one; when the seat sees a card, its place leaves the group. A group may therefore be wider than
perfect memory would keep it, but never narrower than the truth. Each group is named g = p + 1 after
one of its places p, so names never clash.
"""

from namiji.core.bits import bit
from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import DOCK_PLACES_AT, NONE, NOWHERE, PLACES, SEATS, State


@rule
def deck_start(place: int) -> int:
    """The first place of the deck that a place belongs to."""
    return DOCK_PLACES_AT if place >= DOCK_PLACES_AT else 0


@rule
def deck_stop(place: int) -> int:
    return PLACES if place >= DOCK_PLACES_AT else DOCK_PLACES_AT


@rule
def _leave_group(s: State, seat: int, place: int) -> None:
    """The seat has seen this place's card: the group goes on without the place."""
    label = int(s.knows[place, seat])
    s.knows[place, seat] = 0
    if label == 0 or not s.mixed:
        return
    group = abs(label)
    first, stop = deck_start(place), deck_stop(place)
    if label < 0:
        # A copy of a card known to be in the group: the seat cannot tell the two apart, so it is
        # the known one that it has seen.
        for other in range(first, stop):
            if s.knows[other, seat] == group and s.card[other] == s.card[place]:
                s.knows[other, seat] = -group
                break
    heir, known = NONE, False
    for other in range(first, stop):
        if abs(s.knows[other, seat]) == group:
            if heir == NONE:
                heir = other
            known |= s.knows[other, seat] > 0
    if heir == NONE:
        return
    for other in range(first, stop):
        if abs(s.knows[other, seat]) == group:
            sign = 1 if s.knows[other, seat] > 0 else -1
            s.knows[other, seat] = sign * (heir + 1) if known else 0


@pasted
def learn(s: State, seat: int, place: int) -> None:
    """The seat sees the card of a place."""
    _leave_group(s, wide(seat), wide(place))
    s.knows[place, seat] = wide(place) + 1


@rule
def reveal(s: State, place: int) -> None:
    """Everybody sees the card of a place."""
    for seat in range(SEATS):
        learn(s, seat, place)


@rule
def clear(s: State, place: int) -> None:
    """A card lies open now: its place is empty, and no seat needs to remember it."""
    for seat in range(SEATS):
        _leave_group(s, wide(seat), wide(place))
    s.card[place] = NONE
    s.zone[place] = NOWHERE
    s.order[place] = 0


@rule
def _mix_for(s: State, seat: int) -> None:
    anything = 0
    for i in range(s.hand_size):
        anything |= s.knows[s.hand[i], seat]
    if anything == 0:
        return
    s.mixed = 1
    target = int(s.hand[0]) + 1
    for i in range(s.hand_size):
        place = s.hand[i]
        group = abs(s.knows[place, seat])
        if group == 0:
            s.knows[place, seat] = -target
        elif group != target:
            for other in range(deck_start(place), deck_stop(place)):
                if abs(s.knows[other, seat]) == group:
                    s.knows[other, seat] = target if s.knows[other, seat] > 0 else -target


@rule
def mix_hand(s: State, keeper: int) -> None:
    """The cards in hand go apart, and only `keeper` sees which goes where (0: no seat does)."""
    if s.hand_size > 1:
        for seat in range(1, s.players + 1):
            if seat != keeper:
                _mix_for(s, seat)


@rule
def knowers(s: State, place: int) -> int:
    """The mask of seats that know exactly which card lies in a place."""
    mask = 0
    for seat in range(1, s.players + 1):
        label = s.knows[place, seat]
        if label > 0 and (not s.mixed or _is_alone(s, seat, place, label)):
            mask |= bit(seat)
    return mask


@rule
def _is_alone(s: State, seat: int, place: int, group: int) -> bool:
    for other in range(deck_start(place), deck_stop(place)):
        if other != place and abs(s.knows[other, seat]) == group:
            return False
    return True
