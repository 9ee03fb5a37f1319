"""The worlds of an ending: which Rock cards the boats may hold.

A world is a row of counts. For a seat that still decides, every sort of card that matters to anyone
is counted separately. For another seat, cards that give the same to that seat are counted together.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import factorial, prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from namiji.core.layout import DOCK_PLACES_AT, NONE, ROCK_CARDS_AT
from namiji.edition.tables import build_tables
from namiji.game.view import SeatView
from namiji.mind.ending.tree import End, Unsolvable

Counts: TypeAlias = NDArray[np.int8]
Floats: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = NDArray[np.int64]


def add_up(numbers: Numbers, values: Floats) -> Floats:
    """Return the sums of the values that have the same number."""
    return np.bincount(numbers, values).astype(np.float64, copy=False)


@dataclass(frozen=True, slots=True)
class Table:
    """Worlds with their chances."""

    rows: Counts
    chances: Floats

    @classmethod
    def of(cls, tables: Iterable["Table"]) -> "Table":
        """Return all worlds of some tables, each only once."""
        parts = list(tables)
        rows = np.concatenate([part.rows for part in parts])
        whole = rows.view(np.dtype((np.void, rows.shape[1]))).ravel()
        _, first, number = np.unique(whole, return_index=True, return_inverse=True)
        chances = np.concatenate([part.chances for part in parts])
        return cls(rows[first], add_up(number, chances))


class Dealer:
    """Deals the Rock cards that matter; cards that are alike at all ends are one sort."""

    def __init__(self, ends: Sequence[End], deciders: set[int], most: int) -> None:
        worth = np.array([end.worth for end in ends])
        self.players = worth.shape[1]
        self._most = most
        self._sorts, examples = _alike(worth.reshape(-1, worth.shape[2]))
        self.parts: list[slice] = []
        """The columns that count each seat's cards, the first seat's first."""
        self.cards: list[Numbers] = []
        """For each seat a card of each of its columns, counted from the deck's first."""
        self._columns: list[Numbers] = []  # for each seat the column that counts each sort
        width = 0
        for seat in range(1, self.players + 1):
            columns, firsts = np.arange(len(examples)), np.arange(len(examples))
            if seat not in deciders:
                columns, firsts = _alike(worth[:, seat - 1, examples])
            self.parts.append(slice(width, width + len(firsts)))
            self.cards.append(examples[firsts])
            self._columns.append(columns + width)
            width += len(firsts)
        self._width = width

    def all_worlds(self, view: SeatView) -> Table:
        """Return all that the boats may hold after this decision, for those who know nothing."""
        deck = build_tables(view.edition)["card_count"][0, ROCK_CARDS_AT:].tolist()
        held = [view.boat(seat).rocks for seat in range(1, view.players + 1)]
        held[view.seat - 1] += view.phase == "rock"
        return self._deal(Table(self._row(()), np.ones(1)), deck, held)

    def worlds_of(self, view: SeatView, kept: int | None) -> Table:
        """Return the worlds that fit the view, after its seat has kept a certain card."""
        pool = view.state.rest[ROCK_CARDS_AT:].tolist()
        mine = [] if kept is None else [(view.seat, kept)]
        cases = []
        for known, chance in _cases(view).items():
            cards = mine + [(seat, card) for seat, card in known if card != NONE]
            unknown = Counter(seat for seat, card in known if card == NONE)
            slots = [unknown[seat] for seat in range(1, self.players + 1)]
            cases.append(self._deal(Table(self._row(cards), np.full(1, chance)), pool, slots))
        return Table.of(cases)

    def _row(self, cards: Iterable[tuple[int, int]]) -> Counts:
        row = np.zeros((1, self._width), np.int8)
        for seat, card in cards:
            row[0, self._columns[seat - 1][self._sorts[card - ROCK_CARDS_AT]]] += 1
        return row

    def _deal(self, table: Table, pool: Sequence[int], slots: Sequence[int]) -> Table:
        """Deal `slots` more cards to each seat; all ways to do so are equally likely."""
        total, held = table.chances.sum(), self._held(table.rows)[0]
        sizes = np.bincount(self._sorts, pool).astype(int).tolist()
        for sort, size in enumerate(sizes):
            columns = [column[sort] for column in self._columns]
            free = held + slots - self._held(table.rows)
            parts = []
            for split in product(*(range(min(size, slot) + 1) for slot in slots)):
                rest = free - split
                fits = (rest >= 0).all(axis=1) & (rest.sum(axis=1) <= sum(sizes[sort + 1 :]))
                if sum(split) <= size and fits.any():
                    rows = table.rows[fits]
                    rows[:, columns] += np.array(split, np.int8)
                    parts.append(Table(rows, table.chances[fits] * _ways(size, split)))
            table = Table.of(parts)
            if len(table.rows) > self._most:
                raise Unsolvable
        return Table(table.rows, table.chances * (total / table.chances.sum()))

    def _held(self, rows: Counts) -> Numbers:
        """Return how many cards each seat has in each row."""
        return np.array([rows[:, part].sum(axis=1) for part in self.parts], np.int64).T


def _alike(columns: NDArray[np.int64]) -> tuple[Numbers, Numbers]:
    """Return the sort of each column, the same for equal ones, and the first of each sort."""
    _, first, sorts = np.unique(columns, axis=1, return_index=True, return_inverse=True)
    return sorts, first


def _ways(size: int, split: tuple[int, ...]) -> int:
    """Return in how many ways `size` cards can be split between the seats and the deck."""
    return factorial(size) // prod(map(factorial, (*split, size - sum(split))))


def _cases(view: SeatView) -> dict[tuple[tuple[int, int], ...], float]:
    """Return who may hold which card, with the chances; NONE is a card that is not known."""
    state = view.state
    zones = state.zone[:DOCK_PLACES_AT].tolist()
    groups = abs(state.knows[:DOCK_PLACES_AT, view.seat]).tolist()
    bags: dict[int, Counter[int]] = {group: Counter() for group in groups}
    for group, card in zip(groups, state.card.tolist(), strict=False):
        bags[group][card] += 1
    places = zip(zones, groups, strict=True)
    kept = [(zone, group) for zone, group in places if 0 < zone <= view.players]
    cases: dict[tuple[tuple[int, int], ...], float] = {}
    for case, chance in _spread(kept, bags):
        key = tuple(sorted(case))
        cases[key] = cases.get(key, 0.0) + chance
    return cases


def _spread(
    kept: list[tuple[int, int]], bags: dict[int, Counter[int]]
) -> Iterator[tuple[list[tuple[int, int]], float]]:
    """Draw the card of every place from the bag of its group."""
    if not kept:
        yield [], 1.0
        return
    (seat, group), *others = kept
    bag = bags[group]
    total = bag.total()
    for card, count in list(bag.items()):
        if count:
            left = bags | {group: bag - Counter([card])}
            for case, chance in _spread(others, left):
                yield [(seat, card), *case], chance * count / total
