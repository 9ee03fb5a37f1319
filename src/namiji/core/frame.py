"""What a view shows, as numbers that need no more thought: a codec turns them into JSON.

A `FRAME` is a row of 16-bit numbers. A list has its length beside it; where several lists lie one
after the other, each has a stop. What is not there is NONE.
"""

from typing import Any, TypeAlias

import numpy as np

from namiji.core.bits import bit, count
from namiji.core.cards import cards_under
from namiji.core.finish import is_winner
from namiji.core.jit import rule, wide
from namiji.core.layout import (
    CARDS,
    CELLS,
    CRAB,
    DISCARDED,
    DOCK_DECK,
    DOCK_PLACES_AT,
    LEGS,
    MAX_FISH,
    MAX_NETS,
    MAX_ROCKS,
    NONE,
    PARAMETERS,
    PLACE,
    PLACE_NET,
    PLACES,
    ROCK_DECK,
    ROWS,
    SEATS,
    SHRIMP,
    UNDER,
    State,
    record,
)
from namiji.core.spots import position_at, slot_at

Frame: TypeAlias = Any

_PARAMETERS = len(PARAMETERS)
_ROW_BITS = (1 << ROWS) - 1
MASK_BITS = 63
GROUPS = PLACES // 2

# Where a card lies: its zone or, under a deck, how many places after UNDER_AT, from 1.
UNDER_AT = DISCARDED


def _numbers(*fields: str | tuple[str, tuple[int, ...]]) -> list[Any]:
    pairs = ((field, ()) if isinstance(field, str) else field for field in fields)
    return [(name, np.int16, shape) for name, shape in pairs]


FRAME = record(
    _numbers(
        # what everyone sees
        *("players", "direction", "phase", "decider", "boat", "leg"),
        # boats, by seat
        ("seats", (SEATS,)),
        *((name, (SEATS,)) for name in ("position", "slot", "score", "rows", "columns", "nets")),
        *((name, (SEATS,)) for name in ("crabs", "shrimp", "offerings", "rocks", "early_bird")),
        ("rack", (SEATS, CELLS)),
        ("sections", (SEATS, 3)),
        ("bonuses", (SEATS, 3)),
        ("bonus_count", (SEATS,)),
        ("dock_cards", (SEATS, LEGS - 1)),
        ("dock_card_count", (SEATS,)),
        ("parameters", (SEATS, _PARAMETERS)),
        # supplies
        ("face_up", (MAX_FISH,)),
        ("face_down", (MAX_FISH,)),
        ("bag", (2,)),
        ("deck_sizes", (2,)),
        ("nets_unseen", (MAX_NETS,)),
        ("nets_under", (MAX_NETS,)),
        "nets_under_count",
        # the stop in progress
        ("haul", (2,)),
        *("catches", "keeps", "fish_in_hand", "net_in_hand", "hand_size"),
        ("nets_revealed", (MAX_NETS,)),
        "nets_revealed_count",
        ("winners", (SEATS,)),
        "winner_count",
        # what one seat sees
        "seat",
        ("legal", (MASK_BITS,)),
        "legal_count",
        ("hand", (MAX_ROCKS,)),
        "hand_count",
        ("own_rocks", (MAX_ROCKS,)),
        "own_rock_count",
        ("known_rocks", (MAX_ROCKS,)),
        ("known_rocks_stop", (SEATS,)),  # by owner: the one before ends where this one begins
        ("known_under", (2 * MAX_ROCKS,)),  # the Dock deck's, the next to come first, then rocks
        ("group_cards", (PLACES,)),
        ("group_places", (PLACES,)),
        ("group_cards_stop", (GROUPS + 1,)),  # the group before ends where this one begins
        ("group_places_stop", (GROUPS + 1,)),
        "group_count",
        ("unknown", (CARDS,)),
    )
)


@rule
def _write_boat(s: State, boat: int, frame: Frame) -> None:
    frame.seats[boat] = boat
    spot = wide(s.spot[boat])
    frame.position[boat] = position_at(spot) if spot >= 0 else NONE
    frame.slot[boat] = slot_at(spot)
    frame.score[boat] = s.score[boat]
    frame.rows[boat] = count(wide(s.lines[boat]) & _ROW_BITS)
    frame.columns[boat] = count(wide(s.lines[boat]) >> ROWS)
    frame.nets[boat] = s.nets[boat]
    frame.crabs[boat] = s.trap[boat, CRAB]
    frame.shrimp[boat] = s.trap[boat, SHRIMP]
    frame.offerings[boat] = s.offerings[boat]
    frame.early_bird[boat] = s.early_bird[boat]
    for cell in range(CELLS):
        frame.rack[boat, cell] = s.rack[boat, cell]
    for i in range(_PARAMETERS):
        frame.parameters[boat, i] = s.param[boat, i]
    bonuses, cards = 0, 0
    for kind in range(3):
        frame.sections[boat, kind] = s.sections[boat, kind]
        if boat > 0 and s.bonus[kind] == boat:
            frame.bonuses[boat, bonuses] = kind
            bonuses += 1
    for draft in range(LEGS - 1):
        if s.held[boat, draft] != NONE:
            frame.dock_cards[boat, cards] = s.held[boat, draft]
            cards += 1
    frame.bonus_count[boat] = bonuses
    frame.dock_card_count[boat] = cards
    rocks = 0
    for place in range(MAX_ROCKS):
        rocks += boat > 0 and s.zone[place] == boat
    frame.rocks[boat] = rocks


@rule
def _write_supplies(s: State, frame: Frame) -> None:
    for fish in range(MAX_FISH):
        frame.face_up[fish] = s.face_up[fish]
        frame.face_down[fish] = s.face_down[fish]
    for net in range(MAX_NETS):
        frame.nets_unseen[net] = s.net_rest[net]
        frame.nets_under[net] = s.net_under[net]
    frame.nets_under_count = s.net_under_size
    for kind in range(2):
        frame.bag[kind] = s.bag[kind]
    frame.deck_sizes[DOCK_DECK] = s.rest_size[DOCK_DECK] + cards_under(s, DOCK_DECK)
    frame.deck_sizes[ROCK_DECK] = s.rest_size[ROCK_DECK] + cards_under(s, ROCK_DECK)


@rule
def _write_stop(s: State, frame: Frame) -> None:
    for kind in range(2):
        frame.haul[kind] = s.haul[kind]
    frame.catches = s.catches
    frame.keeps = s.keeps
    frame.fish_in_hand = s.token if s.phase == PLACE else NONE
    frame.net_in_hand = s.token if s.phase == PLACE_NET else NONE
    frame.hand_size = s.hand_size
    for i in range(s.tray_size):
        frame.nets_revealed[i] = s.tray[i]
    frame.nets_revealed_count = s.tray_size


@rule
def _write_public(s: State, frame: Frame) -> None:
    frame.players = s.players
    frame.direction = s.direction
    frame.phase = s.phase
    frame.decider = s.decider
    frame.boat = s.boat
    frame.leg = s.leg + 1
    for boat in range(SEATS):
        _write_boat(s, wide(boat), frame)
    _write_supplies(s, frame)
    _write_stop(s, frame)
    winners = 0
    for seat in range(1, s.players + 1):
        if is_winner(s, seat):
            frame.winners[winners] = seat
            winners += 1
    frame.winner_count = winners


@rule
def _write_options(s: State, frame: Frame) -> None:
    options = 0
    for i in range(MASK_BITS):
        if s.mask & bit(i):
            frame.legal[options] = s.origin + i
            options += 1
    frame.legal_count = options


@rule
def _group_size(s: State, seat: int, group: int) -> int:
    """How many places share a group."""
    size = 0
    for place in range(PLACES):
        size += abs(s.knows[place, seat]) == group
    return size


@rule
def _rank_under(s: State, place: int) -> int:
    """How many cards come before this one under its deck, from 1: a view has them in order."""
    rank = 0
    for other in range(DOCK_PLACES_AT if place >= DOCK_PLACES_AT else 0, place + 1):
        rank += s.zone[other] == UNDER
    return rank


@rule
def _write_group(s: State, seat: int, group: int, frame: Frame) -> None:
    """Cards that lie among several places; which lies where is not known."""
    at = wide(frame.group_count)
    cards = wide(frame.group_cards_stop[at])
    places = wide(frame.group_places_stop[at])
    for place in range(PLACES):
        if abs(s.knows[place, seat]) == group:
            zone = wide(s.zone[place])
            frame.group_places[places] = zone if zone != UNDER else UNDER_AT + _rank_under(s, place)
            places += 1
            if s.card[place] != NONE:
                frame.group_cards[cards] = s.card[place]
                cards += 1
    frame.group_cards_stop[at + 1] = cards
    frame.group_places_stop[at + 1] = places
    frame.group_count = at + 1


@rule
def _write_groups(s: State, seat: int, frame: Frame) -> None:
    for place in range(PLACES):
        group = abs(wide(s.knows[place, seat]))
        if group > 0 and _group_size(s, seat, group) > 1:
            first = True
            for earlier in range(place):
                first &= abs(s.knows[earlier, seat]) != group
            if first:
                _write_group(s, seat, group, frame)


@rule
def _is_known(s: State, seat: int, place: int) -> bool:
    """Whether the seat knows which card lies in a place."""
    group = abs(wide(s.knows[place, seat]))
    return group > 0 and (not s.mixed or _group_size(s, seat, group) == 1)


@rule
def _write_known(s: State, seat: int, frame: Frame) -> None:
    known, own = 0, 0
    for owner in range(1, SEATS):
        for place in range(DOCK_PLACES_AT):
            if s.zone[place] == owner and _is_known(s, seat, place):
                frame.known_rocks[known] = s.card[place]
                known += 1
                if owner == seat:
                    frame.own_rocks[own] = s.card[place]
                    own += 1
        frame.known_rocks_stop[owner] = known
    frame.own_rock_count = own
    for i in range(2 * MAX_ROCKS):
        frame.known_under[i] = NONE
    for place in range(PLACES):
        if s.zone[place] == UNDER and _is_known(s, seat, place):
            first = 0 if place >= DOCK_PLACES_AT else MAX_ROCKS
            frame.known_under[first + _rank_under(s, place) - 1] = s.card[place]


@rule
def _write_hand(s: State, seat: int, frame: Frame) -> None:
    """Only if the seat knows all of it."""
    for i in range(s.hand_size):
        if not _is_known(s, seat, s.hand[i]):
            return
        frame.hand[i] = s.card[s.hand[i]]
    frame.hand_count = s.hand_size


@rule
def write_frame(view: State, seat: int, frame: Frame) -> None:
    """Write what a seat's view shows into an empty frame."""
    _write_public(view, frame)
    frame.seat = seat
    _write_options(view, frame)
    _write_hand(view, seat, frame)
    _write_known(view, seat, frame)
    if view.mixed:
        _write_groups(view, seat, frame)
    for card in range(CARDS):
        frame.unknown[card] = view.rest[card]
