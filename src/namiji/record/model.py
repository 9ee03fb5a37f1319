"""What a record holds, and how it prints: `str` is the canonical text of each part."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from namiji.core.names import Direction
from namiji.edition import Edition
from namiji.edition.model import FrozenDict
from namiji.errors import RecordError
from namiji.game.actions import Action
from namiji.game.game import Game
from namiji.game.outcomes import Outcome

FORMAT: Final = "namiji-record 1"
RULES_VERSION: Final = 1
"""Rises whenever a game of the past would go another way today."""

_KEY_WIDTH: Final = 12
_DECISION_WIDTH: Final = 33  # fixed, so that a line never changes as a game grows


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: scores by seat, and who won. Both are empty while it is unfinished."""

    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{_spaced(self.scores)}; winners {_spaced(self.winners)}" if self else "unfinished"

    def __bool__(self) -> bool:
        return bool(self.scores)


@dataclass(frozen=True, slots=True)
class Line:
    """One decision, and what chance revealed until the next one."""

    number: int
    """One more than the decisions it builds on; any beyond those had been taken back before it."""
    seat: int
    action: Action
    outcomes: tuple[Outcome, ...] = ()
    undone: bool = False
    """It was taken back later."""
    at: int = field(default=0, compare=False)
    """Its line in the file, from 1; 0 if it comes from none."""

    def __str__(self) -> str:
        number = f"~{self.number:>2}" if self.undone else f"{self.number:>3}"
        decision = f"{number}. seat {self.seat}: {self.action}"
        if not self.outcomes:
            return decision
        return f"{decision:<{_DECISION_WIDTH}} > {_spaced(self.outcomes)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game as its file tells it; whether it can be is for `replay` and `verify` to say."""

    edition: Edition
    rules: int = RULES_VERSION
    players: int
    direction: Direction
    order: tuple[int, ...]
    """Boats, closest to the route first."""
    face_up: str | None
    """The fish turned up first."""
    commitment: str | None = None
    seed: str | None = None
    result: Result | None = None
    """None where the file does not say."""
    log: tuple[Line, ...] = ()
    """Every decision in order of time, the undone ones too."""
    at: Mapping[str, int] = field(default_factory=lambda: FrozenDict({}), compare=False)
    """The line in the file of each key of the header."""

    def __str__(self) -> str:
        head = [f"{key + ':':<{_KEY_WIDTH}}{value}\n" for key, value in self._header()]
        body = [f"{line}\n" for line in self.log]
        return "".join([*head, "\n", *body] if body else head)

    def _header(self) -> Iterator[tuple[str, object]]:
        edition = self.edition
        yield "format", FORMAT
        yield "edition", f"{edition.id} {edition.version} sha256:{edition.digest}"
        yield "rules", self.rules
        yield "players", self.players
        yield "direction", self.direction
        yield "order", _spaced(self.order)
        yield "face-up", self.face_up or "-"
        if self.commitment is not None:
            yield "commitment", self.commitment
        if self.seed is not None:
            yield "seed", self.seed
        if self.result is not None:
            yield "result", self.result

    @property
    def lines(self) -> tuple[Line, ...]:
        """The game as it ended, numbered from 1 without gaps: nothing that was undone."""
        return tuple(line for line in self.log if not line.undone)

    @property
    def setup_outcomes(self) -> tuple[Outcome, ...]:
        boats = tuple(Outcome("boat", str(boat)) for boat in self.order)
        return (*boats, Outcome("fish", self.face_up)) if self.face_up else boats


def _spaced(items: tuple[object, ...]) -> str:
    return " ".join(map(str, items))


def result_of(game: Game) -> Result:
    return Result(tuple(game.scores.values()), game.winners) if game.is_over else Result()


def record_of(game: Game, *, reveal_seed: bool | None = None) -> Record:
    """The record of a game so far. Unless told otherwise, its seed shows only once it is over.

    What was undone is in it, unless chance was rewound.
    """
    setup = game.setup_outcomes
    if not setup:
        raise RecordError("no-past", "a resampled game has no past that could be recorded")
    reveal = game.is_over if reveal_seed is None else reveal_seed
    return Record(
        edition=game.edition,
        players=game.players,
        direction=game.direction,
        order=tuple(int(outcome.item) for outcome in setup if outcome.domain == "boat"),
        face_up=next((outcome.item for outcome in setup if outcome.domain == "fish"), None),
        commitment=game.commitment,
        seed=game.seed if reveal else None,
        result=result_of(game),
        log=tuple(
            Line(each.number, each.seat, each.action, each.outcomes, each.undone)
            for each in game.history
        ),
    )


def write_record(game: Game, *, reveal_seed: bool | None = None) -> str:
    """A game as the text of a `.namiji` file; see `record_of` for the seed."""
    return str(record_of(game, reveal_seed=reveal_seed))
