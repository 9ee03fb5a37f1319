"""What a record holds. `str` gives the canonical text of each part."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Self

from namiji.core.names import Direction, Seat
from namiji.edition import Edition
from namiji.edition.model import FrozenDict
from namiji.game.game import Decision, Game
from namiji.game.outcomes import Outcome
from namiji.record.deal import Deal

FORMAT: Final = "namiji-record 1"
SEALED_FORMAT: Final = "namiji-record 2"
"""The format of a record with a deal."""

_KEY_WIDTH: Final = 12
_DECISION_WIDTH: Final = 33  # fixed, so that a line never changes as a game grows


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Scores and winners are empty while it is unfinished."""

    scores: tuple[int, ...] = ()
    """By seat."""
    winners: tuple[Seat, ...] = ()

    @classmethod
    def of(cls, game: Game) -> Self:
        return cls(tuple(game.scores.values()), game.winners) if game.is_over else cls()

    def __str__(self) -> str:
        return f"{_spaced(self.scores)}; winners {_spaced(self.winners)}" if self else "unfinished"

    def __bool__(self) -> bool:
        return bool(self.scores)


@dataclass(frozen=True, slots=True)
class RecordedDecision(Decision):
    """A decision, and where the file has it."""

    line: int = field(default=0, compare=False)
    """Its line in the file, from 1; 0 if it comes from no file."""

    def __str__(self) -> str:
        number = f"~{self.number:>2}" if self.undone else f"{self.number:>3}"
        decision = f"{number}. seat {self.seat}: {self.action}"
        if not self.outcomes:
            return decision
        return f"{decision:<{_DECISION_WIDTH}} > {_spaced(self.outcomes)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game as its file has it. `replay` and `verify` check whether it is possible."""

    edition: Edition
    """With the version of the rules that the game was played with."""
    players: int
    direction: Direction
    order: tuple[Seat, ...]
    """The boats at the start, the one closest to the route first."""
    face_up: str | None
    """The first fish turned up."""
    deal: Deal | None = None
    """What besides the seed the deal follows from; None where it follows from the seed alone."""
    commitment: str | None = None
    seed: str | None = None
    result: Result | None = None
    """None if the file does not say."""
    history: tuple[RecordedDecision, ...] = ()
    """All decisions in order of time, with those that were undone."""
    header_lines: Mapping[str, int] = field(default_factory=lambda: FrozenDict({}), compare=False)
    """The line in the file of each key of the header."""

    def __str__(self) -> str:
        head = [f"{key + ':':<{_KEY_WIDTH}}{value}\n" for key, value in self._header()]
        body = [f"{decision}\n" for decision in self.history]
        return "".join([*head, "\n", *body] if body else head)

    def _header(self) -> Iterator[tuple[str, object]]:
        edition = self.edition
        yield "format", self.format
        yield "edition", f"{edition.id} {edition.version} sha256:{edition.digest}"
        yield "rules", edition.rules
        yield "players", self.players
        yield "direction", self.direction
        yield "order", _spaced(self.order)
        yield "face-up", self.face_up or "-"
        if self.deal is not None:
            yield "table", self.deal.table
            yield "game", self.deal.game
            yield "seats", _spaced(self.deal.seats)
            yield "nonces", _spaced(tuple(nonce or "-" for nonce in self.deal.nonces))
        if self.commitment is not None:
            yield "commitment", self.commitment
        if self.seed is not None:
            yield "seed", self.seed
        if self.result is not None:
            yield "result", self.result

    @property
    def format(self) -> str:
        return FORMAT if self.deal is None else SEALED_FORMAT

    @property
    def decisions(self) -> tuple[RecordedDecision, ...]:
        """The decisions that stand, numbered from 1 without gaps."""
        return tuple(decision for decision in self.history if not decision.undone)

    @property
    def setup_outcomes(self) -> tuple[Outcome, ...]:
        """What chance brought in the set-up."""
        boats = tuple(Outcome("boat", str(boat)) for boat in self.order)
        return (*boats, Outcome("fish", self.face_up)) if self.face_up else boats


def _spaced(items: tuple[object, ...]) -> str:
    return " ".join(map(str, items))
