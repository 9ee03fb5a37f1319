"""A history as moves of cards: drawn, seen, taken from the hand, returned.

Only cards are ever hidden, and events report every move of a card.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from namiji.core import layout
from namiji.core.layout import DOCK_DECK, NONE, ROCK_DECK
from namiji.envs.spiel.log import DECISION
from namiji.envs.spiel.tree import CARDS_AT, Position, Tree


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card joins the hand. If no step drew it, it is the next one from under the deck."""

    deck: int
    step: int


@dataclass(frozen=True, slots=True)
class Seen:
    """A seat looks at the hand."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """A card leaves the hand, by the choice of a seat or by chance (0).

    If there was nothing to choose, no step did it.
    """

    step: int
    seat: int
    card: int
    is_open: bool


@dataclass(frozen=True, slots=True)
class Returned:
    """The first card of the hand goes under its deck."""

    deck: int


Move: TypeAlias = Drawn | Seen | Taken | Returned


class Reader:
    """Reads one history. Steps are counted from its beginning."""

    def __init__(self, tree: Tree) -> None:
        self._unseen: list[int] = tree.tables["deck_size"][0].tolist()
        self._draft = max(tree.players, 3) + 1
        self._hand = 0
        self._drawn: list[int] = []  # the steps of chance whose cards no event has reported yet
        self._chosen = NONE  # the step of the last decision, until its first event

    def read(self, path: Sequence[Position], history: Sequence[int]) -> Iterator[Move]:
        """Yield the moves; `path` has the positions before each step and after the last one."""
        known = 0
        for step, choice in enumerate(history):
            if not path[step].is_chance:
                self._chosen = step
            elif choice >= CARDS_AT:
                self._drawn.append(step)
            rows = path[step + 1].rows[known:].tolist()
            known += len(rows)
            while rows:
                kind, seat, value, *_ = rows.pop(0)
                items = []
                while rows and rows[0][0] == layout.ITEM:
                    items.append(rows.pop(0)[2])
                yield from self._event(kind, seat, value, tuple(items))
                if kind != DECISION:  # the first event after a choice reports the card
                    self._chosen = NONE

    def _event(self, kind: int, seat: int, value: int, items: tuple[int, ...]) -> Iterator[Move]:
        match kind:
            case layout.ROCKS_DRAWN:
                yield from self._draw(ROCK_DECK, len(items))
                yield Seen(seat, items)
            case layout.DOCK_HAND:
                yield from self._begin_draft()
                yield Seen(seat, items)
            case layout.ROCK_KEPT | layout.DOCK_CARD_KEPT:
                self._hand -= 1
                yield Taken(self._chosen, seat, value, is_open=kind == layout.DOCK_CARD_KEPT)
            case layout.DOCK_CARD_DISCARDED:
                yield from self._begin_draft()
                self._hand -= 1
                yield Taken(self._drawn.pop(0), 0, value, is_open=False)
            case layout.ROCK_RETURNED | layout.DOCK_CARD_RETURNED:
                self._hand -= 1
                yield Returned(ROCK_DECK if kind == layout.ROCK_RETURNED else DOCK_DECK)

    def _begin_draft(self) -> Iterator[Move]:
        if self._hand == 0:
            yield from self._draw(DOCK_DECK, self._draft)

    def _draw(self, deck: int, cards: int) -> Iterator[Move]:
        self._hand += cards
        for _ in range(cards):
            is_new = self._unseen[deck] > 0
            self._unseen[deck] -= is_new
            yield Drawn(deck, self._drawn.pop(0) if is_new else NONE)
