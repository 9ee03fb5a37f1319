"""What one seat can see of a game, and how the rest might lie.

`look` builds a seat's view up from nothing: public fields are copied one by one, hidden cards only
as far as the seat knows them, in an order that reveals nothing more. A view is itself a `STATE`,
with NONE for unknown cards, the pool in `rest` and no key. `resample` turns it back into a game
that could be the true one, each with equal chance. Looking at that game gives the same view, byte
for byte.
"""

from typing import Any

from namiji.core.cards import hand_mask, next_place
from namiji.core.chance import below
from namiji.core.jit import rule, wide
from namiji.core.layout import (
    CARDS,
    CELLS,
    DISCARDED,
    DOCK_PLACES_AT,
    DRAFT,
    HAND,
    LEGS,
    MAX_FISH,
    MAX_NETS,
    NONE,
    NOWHERE,
    PARAMETERS,
    PLACES,
    ROCK_CARDS_AT,
    ROCK_CHOICE,
    SEATS,
    State,
)

_PARAMETERS = len(PARAMETERS)
_DONE = 64  # added to a group's name while views are built: larger than any name


@rule
def _copy_question(s: State, view: State) -> None:
    view.mask = s.mask
    view.origin = s.origin
    view.phase = s.phase
    view.decider = s.decider
    view.boat = s.boat
    view.token = s.token
    view.catches = s.catches
    view.keeps = s.keeps
    view.paid = s.paid
    view.dock_slot = s.dock_slot
    for kind in range(2):
        view.haul[kind] = s.haul[kind]


@rule
def _copy_boats(s: State, view: State) -> None:
    for boat in range(SEATS):
        view.spot[boat] = s.spot[boat]
        view.score[boat] = s.score[boat]
        view.extra[boat] = s.extra[boat]
        view.filled[boat] = s.filled[boat]
        view.lines[boat] = s.lines[boat]
        view.nets[boat] = s.nets[boat]
        view.offerings[boat] = s.offerings[boat]
        view.early_bird[boat] = s.early_bird[boat]
        for cell in range(CELLS):
            view.rack[boat, cell] = s.rack[boat, cell]
        for kind in range(2):
            view.trap[boat, kind] = s.trap[boat, kind]
        for kind in range(3):
            view.sections[boat, kind] = s.sections[boat, kind]
        for draft in range(LEGS - 1):
            view.held[boat, draft] = s.held[boat, draft]
        for which in range(_PARAMETERS):
            view.param[boat, which] = s.param[boat, which]


@rule
def _copy_supplies(s: State, view: State) -> None:
    view.unseen = s.unseen
    view.net_unseen = s.net_unseen
    view.net_under_size = s.net_under_size
    view.tray_size = s.tray_size
    for fish in range(MAX_FISH):
        view.face_up[fish] = s.face_up[fish]
        view.face_down[fish] = s.face_down[fish]
    for i in range(MAX_NETS):
        view.net_rest[i] = s.net_rest[i]
        view.net_under[i] = s.net_under[i]
        view.tray[i] = s.tray[i]
    for i in range(2):
        view.bag[i] = s.bag[i]
        view.rest_size[i] = s.rest_size[i]


@rule
def _copy_public(s: State, view: State) -> None:
    """Element by element: for slices, Numba compiles an error message about their shapes."""
    view.players = s.players
    view.boats = s.boats
    view.direction = s.direction
    view.leg = s.leg
    view.arrived = s.arrived
    for kind in range(3):
        view.bonus[kind] = s.bonus[kind]
    _copy_question(s, view)
    _copy_boats(s, view)
    _copy_supplies(s, view)


@rule
def _copy_places(s: State, view: State, seat: int, first: int, stop: int) -> None:
    """One deck's cards, zone by zone and in their order there, with the labels as they are."""
    at = first
    for zone in range(1, DISCARDED + 1):
        place = next_place(s, first, stop, zone, wide(NONE))
        while place != NONE:
            label = s.knows[place, seat]
            view.knows[at, seat] = label
            view.card[at] = s.card[place] if label > 0 else NONE
            if label <= 0:
                view.rest[s.card[place]] += 1
            view.zone[at] = zone
            view.order[at] = view.moves
            view.moves += 1
            if zone == HAND:
                view.hand[view.hand_size] = at
                view.hand_size += 1
            at += 1
            place = next_place(s, first, stop, zone, wide(s.order[place]))


@rule
def _sort_groups(view: State, seat: int) -> None:
    """In each group the known cards come first, in ascending order; groups get new names."""
    for place in range(PLACES):
        label = wide(view.knows[place, seat])
        if label == 0 or abs(label) > _DONE:
            continue
        group, name = abs(label), _DONE + place + 1
        for i in range(place, PLACES):
            if abs(view.knows[i, seat]) == group:
                least = i
                for j in range(i + 1, PLACES):
                    if abs(view.knows[j, seat]) == group and view.card[j] != NONE:
                        if view.card[least] == NONE or view.card[j] < view.card[least]:
                            least = j
                if least != i:
                    view.card[i], view.card[least] = view.card[least], view.card[i]
                view.knows[i, seat] = name if view.card[i] != NONE else -name
                if i > place:
                    view.mixed = 1
    for place in range(PLACES):
        label = wide(view.knows[place, seat])
        if label != 0:
            view.knows[place, seat] = label - _DONE if label > 0 else label + _DONE


@rule
def _assume_others_know(view: State, seat: int) -> None:
    """Everyone knows that seats know their own cards."""
    for place in range(PLACES):
        zone = view.zone[place]
        knower = view.decider if zone == HAND else zone
        if knower != seat and NOWHERE < knower < SEATS:
            view.knows[place, knower] = place + 1


@rule
def look(s: State, seat: int, view: State) -> None:
    """Write what a seat knows (0: what spectators know) into an empty record."""
    _copy_public(s, view)
    if (s.phase == ROCK_CHOICE or s.phase == DRAFT) and s.decider != seat:
        view.mask = 0
    for place in range(PLACES):
        view.card[place] = NONE
    for card in range(CARDS):
        view.rest[card] = s.rest[card]
    _copy_places(s, view, seat, 0, DOCK_PLACES_AT)
    _copy_places(s, view, seat, DOCK_PLACES_AT, PLACES)
    _sort_groups(view, seat)
    _assume_others_know(view, seat)


@rule
def _shuffle_groups(s: State, seat: int) -> None:
    for place in range(PLACES):
        group = abs(s.knows[place, seat])
        if group == 0:
            continue
        # Fisher-Yates over the places from here on that share the group.
        others = 0
        for j in range(place, PLACES):
            others += abs(s.knows[j, seat]) == group
        rank = below(s, wide(others))
        j = place
        while rank > 0 or abs(s.knows[j, seat]) != group:
            rank -= abs(s.knows[j, seat]) == group
            j += 1
        s.card[place], s.card[j] = s.card[j], s.card[place]
        s.knows[place, seat], s.knows[j, seat] = s.knows[j, seat], s.knows[place, seat]


@rule
def _deal_pool(s: State, first: int, stop: int, lowest: int, highest: int) -> None:
    """Unknown places of one deck draw their cards out of the pool."""
    total = 0
    for card in range(lowest, highest):
        total += s.rest[card]
    for place in range(first, stop):
        if s.zone[place] != NOWHERE and s.card[place] == NONE:
            rank = below(s, wide(total))
            card = lowest
            while rank >= s.rest[card]:
                rank -= s.rest[card]
                card += 1
            s.card[place] = card
            s.rest[card] -= 1
            total -= 1


@rule
def resample(s: State, seat: int, key: Any) -> None:
    """Turn a seat's view into one of the games that fit it; chance goes on from the new key."""
    s.key[0] = key[0]
    s.key[1] = key[1]
    _shuffle_groups(s, seat)
    _deal_pool(s, 0, DOCK_PLACES_AT, ROCK_CARDS_AT, CARDS)
    _deal_pool(s, DOCK_PLACES_AT, PLACES, 0, ROCK_CARDS_AT)
    if s.phase == ROCK_CHOICE:
        s.mask = hand_mask(s, ROCK_CARDS_AT)
    elif s.phase == DRAFT:
        s.mask = hand_mask(s, 0)
