"""The cards of both decks as their seat knows them.

The labels of `core.knowledge` tell the pool from what a seat knows. A view has put the pool's cards
into `rest` already, and NONE in their places: counted in either way, the sum is the same.
Eight kinds of card are counted at a time, in the bytes of one integer.
"""

from typing import Any

from namiji.core.bits import bit
from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import (
    DOCK_PLACES_AT,
    HAND,
    MAX_DOCK,
    MAX_ROCKS,
    PLACES,
    ROCK_CARDS_AT,
    ROCK_DECK,
    State,
    Tables,
)
from namiji.core.scoring import metric
from namiji.spaces.figures import ONE, share

_LANES = 8


@pasted
def _lane(counts: int, i: int) -> int:
    return (counts >> (_LANES * i)) & 0xFF


@pasted
def rocks_drawn(t: Tables, s: State) -> int:
    """Rock cards that were ever drawn; they lie in the first places."""
    return wide(t.deck_size[ROCK_DECK]) - wide(s.rest_size[ROCK_DECK])


@rule
def count_rocks(t: Tables, s: State) -> int:
    """The Rock cards of all seats, that of seat i in byte i."""
    counts = 0
    for place in range(rocks_drawn(t, s)):
        counts += bit(_LANES * s.zone[place])
    return counts


@rule
def _nearness(t: Tables, s: State, seat: int, rock: int) -> Any:
    """1 if a Rock card is fulfilled as things stand, less with every step that is missing."""
    missing = 0
    for i in range(t.conditions[rock]):
        value = metric(t, s, seat, wide(t.condition[rock, i, 0]))
        short = max(wide(t.condition[rock, i, 1]) - value, value - wide(t.condition[rock, i, 2]))
        missing = max(missing, short)
    return share(ONE, 1 + missing)


@rule
def observe_docks(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    is_mine = s.decider == seat
    for first in range(0, MAX_DOCK, _LANES):
        pool, hand = 0, 0
        for place in range(DOCK_PLACES_AT, PLACES):
            kind = wide(s.card[place]) - first
            if 0 <= kind < _LANES:
                if s.knows[place, seat] <= 0:
                    pool += bit(_LANES * kind)
                elif is_mine and s.zone[place] == HAND:
                    hand += bit(_LANES * kind)
        for i in range(_LANES):
            copies = t.card_count[first + i]
            out[at] = share(s.rest[first + i] + _lane(pool, i), copies)
            out[at + 1] = share(_lane(hand, i), copies)
            at += 2
    return at


@rule
def observe_rocks(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    is_mine = s.decider == seat
    drawn = rocks_drawn(t, s)
    for first in range(0, MAX_ROCKS, _LANES):
        pool, kept, hand = 0, 0, 0
        for place in range(drawn):
            kind = wide(s.card[place]) - ROCK_CARDS_AT - first
            if 0 <= kind < _LANES:
                if s.knows[place, seat] <= 0:
                    pool += bit(_LANES * kind)
                elif s.zone[place] == seat:
                    kept += bit(_LANES * kind)
                elif is_mine and s.zone[place] == HAND:
                    hand += bit(_LANES * kind)
        for i in range(_LANES):
            rock = first + i
            copies = t.card_count[ROCK_CARDS_AT + rock]
            out[at] = share(s.rest[ROCK_CARDS_AT + rock] + _lane(pool, i), copies)
            out[at + 1] = share(_lane(kept, i), copies)
            out[at + 2] = share(_lane(hand, i), copies)
            if _lane(kept | hand, i) != 0:
                out[at + 3] = _nearness(t, s, seat, rock)
            else:
                out[at + 3] = 0.0
            at += 4
    return at
