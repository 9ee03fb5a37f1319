"""Outcomes of chance by name. Records hold them, and replays pass them to `Game.play`."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from namiji.core.names import DOMAINS, Domain
from namiji.edition import Edition
from namiji.errors import ImpossibleOutcome
from namiji.game.frame.names import OUTCOMES, names_of


@dataclass(frozen=True, slots=True)
class Outcome:
    """What chance brought: a boat of the starting order, a fish, a net, a crustacean or a card."""

    domain: Domain
    item: str

    def __str__(self) -> str:
        return self.item


def _numbered(edition: Edition) -> Iterator[tuple[tuple[int, int], Outcome]]:
    names = names_of(edition)
    for number, (domain, key) in enumerate(zip(DOMAINS, OUTCOMES, strict=True)):
        for item, name in enumerate(names[key]):
            if name is not None:
                yield (number, item), Outcome(domain, name)


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
