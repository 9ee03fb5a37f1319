"""Outcomes of chance by name. Records hold them, and replays pass them to `Game.play`."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from namiji.core import layout
from namiji.core.names import CRUSTACEANS, Domain
from namiji.edition import Edition
from namiji.errors import ImpossibleOutcome


@dataclass(frozen=True, slots=True)
class Outcome:
    """What chance brought: a boat of the starting order, a fish, a net, a crustacean or a card."""

    domain: Domain
    item: str

    def __str__(self) -> str:
        return self.item


def _numbered(edition: Edition) -> Iterator[tuple[tuple[int, int], Outcome]]:
    for seat in range(layout.SEATS):
        yield (layout.BOAT, seat), Outcome("boat", str(seat))
    for i, fish in enumerate(edition.fish):
        yield (layout.FISH, i), Outcome("fish", fish.name)
    for i, net in enumerate(edition.nets):
        yield (layout.NET_TOKEN, i), Outcome("net", net.name)
    for i, crustacean in enumerate(CRUSTACEANS):
        yield (layout.CRUSTACEAN, i), Outcome("crustacean", crustacean)
    for i, card in enumerate(edition.dock_cards):
        yield (layout.DOCK_CARD, i), Outcome("dock", card.id)
    for i, rock in enumerate(edition.rock_cards):
        yield (layout.ROCK_CARD, layout.ROCK_CARDS_AT + i), Outcome("rock", rock.id)


class Outcomes:
    """All outcomes of one edition, by number and by name."""

    def __init__(self, edition: Edition) -> None:
        self._by_id: dict[tuple[int, ...], Outcome] = dict(_numbered(edition))
        self._ids = {outcome: index for index, outcome in self._by_id.items()}
        self._names = {outcome.item: outcome for outcome in self._ids}

    def __getitem__(self, index: tuple[int, ...]) -> Outcome:
        return self._by_id[index]

    def id(self, outcome: Outcome) -> tuple[int, ...]:
        index = self._ids.get(outcome)
        if index is None:
            raise ImpossibleOutcome("unknown-outcome", f"this edition has no '{outcome}'")
        return index

    def parse(self, text: str) -> Outcome:
        outcome = self._names.get(text)
        if outcome is None:
            raise ImpossibleOutcome("unknown-outcome", f"this edition has no '{text[:80]}'")
        return outcome


@lru_cache(maxsize=64)
def outcomes_of(edition: Edition) -> Outcomes:
    return Outcomes(edition)
