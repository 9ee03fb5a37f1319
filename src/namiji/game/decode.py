"""From rows of integers, as compiled rules write them, to typed events."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import overload

from namiji.core import layout
from namiji.core.names import CELLS, CRUSTACEANS, DIRECTIONS, PANORAMAS, REASONS
from namiji.edition import Edition
from namiji.game.events import (
    Arrived,
    BonusTaken,
    CatchDeclined,
    CrustaceanDrawn,
    DockCardDiscarded,
    DockCardKept,
    DockCardReturned,
    Docked,
    DockHand,
    Ended,
    Event,
    FishFlipped,
    FishKept,
    FishReleased,
    FishTaken,
    HaulKept,
    HaulLost,
    Net,
    NetKept,
    NetReleased,
    NetsRevealed,
    OfferingFloated,
    RockKept,
    RockReturned,
    RockRevealed,
    RocksDrawn,
    Sailed,
    Scored,
    SectionTaken,
    Started,
)
from namiji.game.winners import winners_of


class Events(Sequence[Event]):
    """A sequence of events that is decoded when it is first read. Subclasses have the rows."""

    __slots__ = ("_events", "edition")
    _events: list[Event] | None
    edition: Edition

    def rows(self) -> Iterable[Sequence[int]]:
        """The events as compiled rules write them."""
        raise NotImplementedError

    def _decoded(self) -> list[Event]:
        if self._events is None:
            self._events = list(decode(self.rows(), self.edition))
        return self._events

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._decoded()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._decoded())

    def __len__(self) -> int:
        return len(self._decoded())

    def __repr__(self) -> str:
        return repr(self._decoded())


def decode(rows: Iterable[Sequence[int]], edition: Edition) -> Iterator[Event]:
    """Decode the rows of a trace."""
    names = _names_of(edition)
    items: list[int] = []
    head: Sequence[int] | None = None
    for row in rows:
        if row[0] == layout.ITEM:
            items.append(row[2])
            continue
        if head:
            yield names.event(head, items)
        head, items = row, []
    if head:
        yield names.event(head, items)


@lru_cache(maxsize=64)
def _names_of(edition: Edition) -> "_Names":
    return _Names(edition)


class _Names:
    """The names that the integers of a trace stand for in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.fish = [fish.name for fish in edition.fish]
        self.nets: list[Net] = [
            (self.fish[net.fish[0]], self.fish[net.fish[1]]) for net in edition.nets
        ]
        self.cards = {i: card.id for i, card in enumerate(edition.dock_cards)}
        self.cards |= {layout.ROCK_CARDS_AT + i: c.id for i, c in enumerate(edition.rock_cards)}

    def event(self, row: Sequence[int], items: list[int]) -> Event:
        kind, seat, a, b, c, knowers = row
        match kind:
            case layout.STARTED:
                boats = max(a, 3)
                return Started(
                    players=a,
                    direction=DIRECTIONS[b],
                    order=tuple(items[:boats]),
                    face_up=tuple(self.fish[i] for i in items[boats:] if i >= 0),
                )
            case layout.SAILED:
                return Sailed(seat=seat, by=a, to=b, slot=c)
            case layout.DOCKED:
                return Docked(seat=seat, by=a, slot=b)
            case layout.FISH_FLIPPED:
                return FishFlipped(fish=self.fish[a])
            case layout.FISH_TAKEN:
                return FishTaken(seat=seat, fish=self.fish[a], face="down" if b else "up")
            case layout.FISH_STOWED:
                return FishKept(seat=seat, fish=self.fish[a], cell=CELLS[b])
            case layout.FISH_RELEASED:
                return FishReleased(seat=seat, fish=self.fish[a])
            case layout.CATCH_DECLINED:
                return CatchDeclined(seat=seat)
            case layout.NETS_REVEALED:
                return NetsRevealed(seat=seat, nets=tuple(self.nets[i] for i in items))
            case layout.NET_STOWED:
                return NetKept(seat=seat, net=self.nets[a], cells=(CELLS[b], CELLS[c]))
            case layout.NET_RELEASED:
                return NetReleased(seat=seat, net=self.nets[a])
            case layout.CRUSTACEAN_DRAWN:
                return CrustaceanDrawn(seat=seat, token=CRUSTACEANS[a])
            case layout.HAUL_KEPT:
                return HaulKept(seat=seat, crabs=a, shrimp=b)
            case layout.HAUL_LOST:
                return HaulLost(seat=seat, crabs=a, shrimp=b)
            case layout.OFFERING_FLOATED:
                return OfferingFloated(seat=seat, left=a)
            case layout.SECTION_TAKEN:
                return SectionTaken(seat=seat, panorama=PANORAMAS[a], section=b)
            case layout.BONUS_TAKEN:
                return BonusTaken(seat=seat, panorama=PANORAMAS[a])
            case layout.ARRIVED:
                return Arrived(seat=seat, rank=a, early_bird=b)
            case layout.SCORED:
                return Scored(seat=seat, points=a, reason=REASONS[b], total=c)
            case layout.ENDED:
                scores = dict(enumerate(items, 1))
                return Ended(scores=scores, winners=winners_of(scores))
            case _:
                return self._card_event(kind, seat, a, b, knowers, items)

    def _card_event(
        self, kind: int, seat: int, card: int, b: int, knowers: int, items: list[int]
    ) -> Event:
        cards = tuple(self.cards[i] for i in items)
        match kind:
            case layout.ROCKS_DRAWN:
                return RocksDrawn(seat=seat, cards=cards, knowers=knowers)
            case layout.ROCK_KEPT:
                return RockKept(seat=seat, card=self.cards[card], knowers=knowers)
            case layout.ROCK_RETURNED:
                return RockReturned(seat=seat, card=self.cards[card], knowers=knowers)
            case layout.DOCK_HAND:
                return DockHand(seat=seat, cards=cards, knowers=knowers)
            case layout.DOCK_CARD_KEPT:
                return DockCardKept(seat=seat, card=self.cards[card])
            case layout.DOCK_CARD_DISCARDED:
                return DockCardDiscarded(card=self.cards[card], knowers=knowers)
            case layout.DOCK_CARD_RETURNED:
                return DockCardReturned(card=self.cards[card], knowers=knowers)
            case layout.ROCK_REVEALED:
                return RockRevealed(seat=seat, card=self.cards[card], fulfilled=bool(b))
            case _:
                raise AssertionError(f"no event of kind {kind}")
