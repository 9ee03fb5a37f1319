"""The cards of both decks, as one seat knows them.

The labels of `core.knowledge` separate the pool from what a seat knows. In a view, the cards of the
pool are in `rest`, and their places hold NONE: the sum is the same either way. All kinds of cards
are counted at once, in the bytes of four integers.
"""

from typing import Any

from namiji.core.bits import bit, lowest
from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import (
    DOCK_PLACES_AT,
    HAND,
    MAX_DOCK,
    MAX_ROCKS,
    NONE,
    PLACES,
    ROCK_CARDS_AT,
    ROCK_DECK,
    State,
    Tables,
)
from namiji.core.scoring import metric
from namiji.spaces.scaling import blank, index, share

_LANES = 8
NOTHING = (wide(0), wide(0), wide(0), wide(0))  # counts of 32 kinds, eight in the bytes of each


@pasted
def count_one(counts: Any, kind: int) -> Any:
    """Return the counts with one more of a kind."""
    one, word = bit(_LANES * (kind & 7)), kind >> 3
    first, second, third, fourth = counts
    return (
        first + (one if word == 0 else 0),
        second + (one if word == 1 else 0),
        third + (one if word == 2 else 0),
        fourth + (one if word == 3 else 0),
    )


@pasted
def counted(word: int, i: int) -> int:
    """Return the i-th of the eight counts in a word."""
    return (word >> (_LANES * i)) & 0xFF


@pasted
def rocks_drawn(t: Tables, s: State) -> int:
    """Return how many Rock cards were ever drawn; they lie in the first places."""
    return wide(t.deck_size[ROCK_DECK]) - wide(s.rest_size[ROCK_DECK])


@rule
def count_rocks(t: Tables, s: State) -> int:
    """Count the Rock cards of all seats, those of seat i in byte i."""
    counts = 0
    for place in range(rocks_drawn(t, s)):
        counts += bit(_LANES * s.zone[index(place)])
    return counts


@rule
def _nearness(t: Tables, s: State, seat: int, rock: int) -> Any:
    """Return 1 if a Rock card is fulfilled now, and less for every missing step."""
    missing = 0
    which = index(rock)
    for i in range(t.conditions[which]):
        value = metric(t, s, seat, wide(t.condition[which, i, 0]))
        short = max(wide(t.condition[which, i, 1]) - value, value - wide(t.condition[which, i, 2]))
        missing = max(missing, short)
    return share(1, 1 + missing)


@rule
def _write_docks(t: Tables, s: State, first: int, pool: int, hand: int, out: Any, at: int) -> None:
    blank(out, at, wide(2 * _LANES))
    if t.card_count[index(first)] == 0:  # the edition has no further cards
        return
    for i in range(_LANES):
        copies = t.card_count[index(first + i)]
        out[index(at + 2 * i)] = share(s.rest[index(first + i)] + counted(pool, i), copies)
    while hand != 0:
        i = lowest(hand) // _LANES
        out[index(at + 2 * i + 1)] = share(counted(hand, i), t.card_count[index(first + i)])
        hand &= hand - 1


@rule
def observe_docks(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    pool, hand = NOTHING, NOTHING
    is_mine = s.decider == seat
    for place in range(DOCK_PLACES_AT, PLACES):
        kind = wide(s.card[index(place)])
        if kind != NONE:
            if s.knows[index(place), index(seat)] <= 0:
                pool = count_one(pool, kind)
            elif is_mine and s.zone[index(place)] == HAND:
                hand = count_one(hand, kind)
    _write_docks(t, s, wide(0), pool[0], hand[0], out, at)
    _write_docks(t, s, wide(8), pool[1], hand[1], out, at + 16)
    _write_docks(t, s, wide(16), pool[2], hand[2], out, at + 32)
    _write_docks(t, s, wide(24), pool[3], hand[3], out, at + 48)
    return at + 2 * MAX_DOCK


@rule
def _write_rocks(
    t: Tables, s: State, seat: int, first: int, pool: int, kept: int, hand: int, out: Any, at: int
) -> None:
    blank(out, at, wide(4 * _LANES))
    if t.card_count[index(ROCK_CARDS_AT + first)] == 0:  # the edition has no further cards
        return
    for i in range(_LANES):
        card = index(ROCK_CARDS_AT + first + i)
        out[index(at + 4 * i)] = share(s.rest[card] + counted(pool, i), t.card_count[card])
    mine = kept | hand
    while mine != 0:
        i = lowest(mine) // _LANES
        mine &= mine - 1
        copies = t.card_count[index(ROCK_CARDS_AT + first + i)]
        out[index(at + 4 * i + 1)] = share(counted(kept, i), copies)
        out[index(at + 4 * i + 2)] = share(counted(hand, i), copies)
        out[index(at + 4 * i + 3)] = _nearness(t, s, seat, first + i)


@rule
def observe_rocks(t: Tables, s: State, seat: int, out: Any, at: int) -> int:
    pool, kept, hand = NOTHING, NOTHING, NOTHING
    is_mine = s.decider == seat
    for place in range(rocks_drawn(t, s)):
        kind = wide(s.card[index(place)]) - ROCK_CARDS_AT
        if kind >= 0:
            zone = wide(s.zone[index(place)])
            if s.knows[index(place), index(seat)] <= 0:
                pool = count_one(pool, kind)
            elif zone == seat:
                kept = count_one(kept, kind)
            elif is_mine and zone == HAND:
                hand = count_one(hand, kind)
    _write_rocks(t, s, seat, wide(0), pool[0], kept[0], hand[0], out, at)
    _write_rocks(t, s, seat, wide(8), pool[1], kept[1], hand[1], out, at + 32)
    _write_rocks(t, s, seat, wide(16), pool[2], kept[2], hand[2], out, at + 64)
    _write_rocks(t, s, seat, wide(24), pool[3], kept[3], hand[3], out, at + 96)
    return at + 4 * MAX_ROCKS
