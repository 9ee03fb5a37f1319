"""The cards of both decks, as one seat knows them.

The labels of `core.knowledge` separate the pool from what a seat knows. In a view, the cards of the
pool are in `rest`, and their places hold NONE: the sum is the same either way. All kinds of cards
are counted at once, in the bytes of four integers.
"""

from typing import Any, TypeAlias

from namiji.core.bits import bit
from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import (
    DOCK_PLACES_AT,
    HAND,
    MAX_DOCK,
    MAX_ROCKS,
    MEALS_HELD,
    NONE,
    PLACES,
    ROCK_CARDS_AT,
    ROCK_DECK,
    State,
    Tables,
)
from namiji.core.scoring import metric
from namiji.spaces.boats import count_courses
from namiji.spaces.lens import Lens
from namiji.spaces.scaling import blank, index, put, share, size_of

_LANES = 8
Tally: TypeAlias = tuple[int, int, int]
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


@pasted
def tally(t: Tables, lens: Lens, s: State, seat: int, rocks: int, colors: int) -> Tally:
    """Count all that Rock cards count. Bytes of integers need no branch per card.

    Byte i of `rocks` has the Rock cards of seat i, byte i of `colors` the seat's fish of color i.
    """
    first, second = 0, 0
    for which in range(_LANES):
        first |= metric(t, s, seat, wide(which)) << (_LANES * which)
    for which in range(_LANES, MEALS_HELD):
        second |= metric(t, s, seat, wide(which)) << (_LANES * (which - _LANES))
    meals, upgrades = count_courses(lens, s, seat)
    second |= (meals | (upgrades << _LANES)) << (_LANES * (MEALS_HELD - _LANES))
    return first, second, counted(rocks, seat) | (colors << _LANES)


@rule
def nearness(t: Tables, counts: Tally, rock: int) -> Any:
    """Return 1 if a Rock card is fulfilled now, and less for every missing step."""
    missing = 0
    card = index(rock)
    for i in range(t.conditions[card]):
        which = wide(t.condition[card, i, 0])
        word = counts[0] if which < _LANES else counts[1] if which < 2 * _LANES else counts[2]
        value = counted(word, which % _LANES)
        short = max(wide(t.condition[card, i, 1]) - value, value - wide(t.condition[card, i, 2]))
        missing = max(missing, short)
    return share(1, 1 + missing)


@rule
def _write_docks(
    t: Tables, s: State, first: int, pool: int, hand: int, scales: Any, out: Any, at: int
) -> None:
    if t.card_count[index(first)] == 0:  # the edition has no further cards
        blank(out, at, wide(2 * _LANES))
        return
    for i in range(_LANES):
        put(out, at + 2 * i, s.rest[index(first + i)] + counted(pool, i), scales)
        put(out, at + 2 * i + 1, counted(hand, i), scales)


@rule
def _count_docks(t: Tables, s: State, seat: int, scales: Any, out: Any, at: int) -> None:
    """Count in registers, and write each number once."""
    pool, hand = NOTHING, NOTHING
    is_mine = s.decider == seat
    for place in range(DOCK_PLACES_AT, PLACES):
        kind = wide(s.card[index(place)])
        if kind != NONE:
            if s.knows[index(place), index(seat)] <= 0:
                pool = count_one(pool, kind)
            elif is_mine and s.zone[index(place)] == HAND:
                hand = count_one(hand, kind)
    _write_docks(t, s, wide(0), pool[0], hand[0], scales, out, at)
    _write_docks(t, s, wide(8), pool[1], hand[1], scales, out, at + 16)
    _write_docks(t, s, wide(16), pool[2], hand[2], scales, out, at + 32)
    _write_docks(t, s, wide(24), pool[3], hand[3], scales, out, at + 48)


@rule
def _count_docks_in_place(s: State, seat: int, out: Any, at: int) -> None:
    for i in range(size_of(s, MAX_DOCK)):
        out[index(at + 2 * i)] = s.rest[index(i)]
        out[index(at + 2 * i + 1)] = 0
    is_mine = s.decider == seat
    for place in range(DOCK_PLACES_AT, PLACES):
        kind = wide(s.card[index(place)])
        is_known = s.knows[index(place), index(seat)] > 0
        is_in_hand = is_mine & (s.zone[index(place)] == HAND)
        counts = (kind != NONE) & (is_in_hand | (not is_known))
        out[index(at + 2 * max(kind, 0) + is_known)] += counts


@rule
def observe_docks(t: Tables, s: State, seat: int, scales: Any, out: Any, at: int) -> int:
    if scales is None:
        _count_docks_in_place(s, seat, out, at)
    else:
        _count_docks(t, s, seat, scales, out, at)
    return at + 2 * MAX_DOCK


@rule
def _write_rocks(
    t: Tables,
    s: State,
    first: int,
    pool: int,
    kept: int,
    hand: int,
    scales: Any,
    out: Any,
    at: int,
) -> int:
    """Write eight cards; return which of them the seat has, as a set."""
    if t.card_count[index(ROCK_CARDS_AT + first)] == 0:  # the edition has no further cards
        blank(out, at, wide(4 * _LANES))
        return 0
    mine = 0
    for i in range(_LANES):
        put(out, at + 4 * i, s.rest[index(ROCK_CARDS_AT + first + i)] + counted(pool, i), scales)
        put(out, at + 4 * i + 1, counted(kept, i), scales)
        put(out, at + 4 * i + 2, counted(hand, i), scales)
        put(out, at + 4 * i + 3, 0, scales)
        mine |= wide(counted(kept | hand, i) != 0) << i
    return mine << first


@rule
def _count_rocks(t: Tables, s: State, seat: int, scales: Any, out: Any, at: int) -> tuple[int, int]:
    """Count in registers, and write each number once."""
    pool, kept, hand = NOTHING, NOTHING, NOTHING
    by_zone = 0
    is_mine = s.decider == seat
    for place in range(rocks_drawn(t, s)):
        kind = wide(s.card[index(place)]) - ROCK_CARDS_AT
        zone = wide(s.zone[index(place)])
        by_zone += bit(_LANES * zone)
        if kind >= 0:
            if s.knows[index(place), index(seat)] <= 0:
                pool = count_one(pool, kind)
            elif zone == seat:
                kept = count_one(kept, kind)
            elif is_mine and zone == HAND:
                hand = count_one(hand, kind)
    mine = _write_rocks(t, s, wide(0), pool[0], kept[0], hand[0], scales, out, at)
    mine |= _write_rocks(t, s, wide(8), pool[1], kept[1], hand[1], scales, out, at + 32)
    mine |= _write_rocks(t, s, wide(16), pool[2], kept[2], hand[2], scales, out, at + 64)
    mine |= _write_rocks(t, s, wide(24), pool[3], kept[3], hand[3], scales, out, at + 96)
    return by_zone, mine


@rule
def _count_rocks_in_place(t: Tables, s: State, seat: int, out: Any, at: int) -> tuple[int, int]:
    for i in range(size_of(s, MAX_ROCKS)):
        out[index(at + 4 * i)] = s.rest[index(ROCK_CARDS_AT + i)]
        out[index(at + 4 * i + 1)] = 0
        out[index(at + 4 * i + 2)] = 0
        out[index(at + 4 * i + 3)] = 0
    by_zone, mine = 0, 0
    is_mine = s.decider == seat
    for place in range(rocks_drawn(t, s)):
        kind = wide(s.card[index(place)]) - ROCK_CARDS_AT
        zone = wide(s.zone[index(place)])
        by_zone += bit(_LANES * zone)
        is_known = s.knows[index(place), index(seat)] > 0
        is_kept = zone == seat
        has_it = (kind >= 0) & is_known & (is_kept | (is_mine & (zone == HAND)))
        counts = has_it | ((kind >= 0) & (not is_known))
        kind = max(kind, 0)
        column = (1 if is_kept else 2) if is_known else 0
        out[index(at + 4 * kind + column)] += counts
        mine |= wide(has_it) << kind
    return by_zone, mine


@rule
def observe_rocks(
    t: Tables, s: State, seat: int, scales: Any, out: Any, at: int
) -> tuple[int, int]:
    """Write all but how near the seat's cards are.

    Return how many cards lie in each zone, in its byte, and the seat's cards as a set.
    """
    if scales is None:
        return _count_rocks_in_place(t, s, seat, out, at)
    return _count_rocks(t, s, seat, scales, out, at)
