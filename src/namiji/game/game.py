"""A game of Namiji: the checked skin over the compiled rules."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from namiji.core import layout
from namiji.core.api import play, recount
from namiji.core.layout import new_states
from namiji.edition import Edition, standard
from namiji.edition.tables import build_tables
from namiji.errors import ImpossibleOutcome, NamijiError
from namiji.game.actions import Action, Actions, actions_of, legal_actions
from namiji.game.decode import Events
from namiji.game.events import Direction, Event
from namiji.game.outcomes import Outcome, outcomes_of
from namiji.game.refusals import why_not
from namiji.game.seeds import check_seed, commitment, key_of, new_seed
from namiji.game.trace import Row, Trace
from namiji.game.view import Phase, SeatView


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision, and what chance brought until the next one."""

    seat: int
    action: Action
    outcomes: tuple[Outcome, ...]
    number: int
    """One more than the decisions that stood before it."""
    undone: bool = False
    """It was taken back, and chance went on from there."""


@dataclass(frozen=True, slots=True)
class _Past:
    """A played decision with what it takes to undo it."""

    seat: int
    action: int
    outcomes: list[Row]
    state: bytes
    rows: int
    undone: int  # how many of those undone were played before it


# Events that show hidden cards: what lay under a deck is shown without a draw of chance.
_SHOWING = frozenset((layout.ROCKS_DRAWN, layout.DOCK_HAND, layout.ROCK_REVEALED))


def check_table(players: int, direction: Direction) -> None:
    """Raise an error if no game can be played like that."""
    if players not in (2, 3, 4, 5):
        raise NamijiError("bad-players", f"2 to 5 can play, not {players!r}")
    if direction not in layout.DIRECTIONS:
        allowed = " or ".join(layout.DIRECTIONS)
        raise NamijiError("bad-direction", f"the direction is {allowed}, not {direction!r}")


class Game:
    """A game in progress or finished, made by `Game.new`. No two share anything that changes."""

    edition: Edition
    _tables: Any  # one TABLES record
    _actions: Actions
    _array: Any  # one STATE record, and views of the fields that Python looks at most
    _mask: NDArray[np.int64]
    _origin: NDArray[np.int16]
    _phase: NDArray[np.int8]
    _decider: NDArray[np.int8]
    _trace: Trace
    _seed: str | None
    _setup: list[Row]
    _past: list[_Past]
    _undone: list[Decision]  # in the order in which they were played
    _rows: list[Row]  # every event as the trace wrote it
    _decisions: list[Decision]  # the past by name, as far as somebody asked for it

    def __init__(self) -> None:
        raise TypeError("use Game.new(...) to start a game")

    @classmethod
    def new(
        cls,
        players: int = 4,
        seed: int | str | None = None,
        direction: Direction = "clockwise",
        edition: Edition | None = None,
        outcomes: Iterable[Outcome] | None = None,
    ) -> Self:
        """Start a game.

        Without a seed one is drawn from the system's secure source. With `outcomes`, the set-up
        takes those (the boats closest to the route first, then the fish turned up) and no others;
        a game with outcomes but without a seed has no generator at all, and each `play` must be
        given its own.
        """
        check_table(players, direction)
        game = cls._blank(edition or standard())
        if seed is not None or outcomes is None:
            game._seed = check_seed(new_seed() if seed is None else seed)
            game._array["key"] = key_of(game._seed)
        game._array["players"] = players
        game._array["direction"] = layout.DIRECTIONS.index(direction)
        game._trace.hand_in(outcomes, game._is_strict(outcomes))
        play(game._tables, game._array, layout.START, game._trace.traces)
        game._trace.check()
        game._setup = game._trace.outcome_rows()
        game._rows = game._trace.event_rows()
        return game

    @classmethod
    def _blank(cls, edition: Edition) -> Self:
        game = cls.__new__(cls)
        game.edition = edition
        game._tables = build_tables(edition)
        game._actions = actions_of(edition)
        game._array = new_states(1)
        game._mask, game._origin = game._array["mask"], game._array["origin"]
        game._phase, game._decider = game._array["phase"], game._array["decider"]
        game._trace = Trace(edition)
        game._seed = None
        game._setup = []
        game._past = []
        game._undone = []
        game._rows = []
        game._decisions = []
        return game

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"{len(self._past)} decisions"
        return f"<Game of {self.edition.id}, {self.players} players, {self.direction}, {state}>"

    # What is asked

    @property
    def players(self) -> int:
        return int(self._array["players"][0])

    @property
    def direction(self) -> Direction:
        return "counterclockwise" if self._array["direction"][0] else "clockwise"

    @property
    def phase(self) -> Phase:
        name: Phase = layout.PHASES[self._phase[0]]
        return name

    @property
    def decider(self) -> int:
        """The seat that decides now; 0 when the game is over."""
        return int(self._decider[0])

    @property
    def is_over(self) -> bool:
        return bool(self._phase[0] == layout.OVER)

    @property
    def legal_actions(self) -> list[Action]:
        """What the decider may do: at least two actions, none once the game is over."""
        return list(legal_actions(self._actions, int(self._origin[0]), int(self._mask[0])))

    # What is done

    def play(
        self, action: Action | str | int, outcomes: Iterable[Outcome] | None = None
    ) -> Sequence[Event]:
        """Play an action and all that follows without a choice; returns what happened.

        With `outcomes`, chance takes exactly those instead of asking the generator. An action or
        outcome that cannot be raises an error, and nothing has changed.
        """
        index = self._action_id(action)
        offset = index - int(self._origin[0])
        if offset < 0 or not int(self._mask[0]) >> offset & 1:
            raise why_not(self._tables[0], self._array[0], self._actions[index])
        seat, before = self.decider, self.to_bytes()
        self._trace.hand_in(outcomes, self._is_strict(outcomes))
        play(self._tables, self._array, index, self._trace.traces)
        try:
            self._trace.check()
        except ImpossibleOutcome:
            self._restore(before)
            raise
        drawn = self._trace.outcome_rows()
        self._past.append(_Past(seat, index, drawn, before, len(self._rows), len(self._undone)))
        rows = self._trace.event_rows()
        self._rows += rows
        return Events(rows, self.edition)

    def undo(self, *, rewind: bool = True) -> Action:
        """Take the last decision back, as if it and all since had never been played; returns it.

        Without `rewind`, time goes on: chance does not bring the same again, and `history`
        remembers what was undone.
        """
        if not self._past:
            raise NamijiError("nothing-to-undo", "no decision has been played yet")
        last, counter = self._past.pop(), self._array["counter"][0]
        self._restore(last.state)
        del self._rows[last.rows :]
        del self._decisions[len(self._past) :]
        if rewind:
            del self._undone[last.undone :]
        else:
            self._array["counter"] = counter
            decision = self._decision(len(self._past) + 1, last, undone=True)
            self._undone.insert(last.undone, decision)
        return self._actions[last.action]

    def copy(self) -> Self:
        """A game that goes its own way from here on."""
        other = self._blank(self.edition)
        other._restore(self.to_bytes())
        other._seed = self._seed
        other._setup = self._setup
        other._past = self._past.copy()
        other._undone = self._undone.copy()
        other._rows = self._rows.copy()
        other._decisions = self._decisions.copy()
        return other

    # What is known

    def view(self, seat: int) -> SeatView:
        """What a seat knows; 0 for a spectator."""
        if not 0 <= seat <= self.players:
            raise NamijiError("bad-seat", f"seats are 1 to {self.players}, or 0 for a spectator")
        return SeatView(self.edition, self._array, seat)

    def resample(self, seat: int, seed: int | str) -> Self:
        """A game that a seat cannot tell from this one: all that it does not know is dealt anew.

        It has no past, and its chance comes from the new seed.
        """
        game = self._blank(self.edition)
        game._seed = check_seed(seed)
        game._restore(self.view(seat).resample(key_of(game._seed)).tobytes())
        return game

    @property
    def events(self) -> Sequence[Event]:
        """All that has happened, everything shown."""
        return Events(tuple(self._rows), self.edition)

    @property
    def last_events(self) -> Sequence[Event]:
        """What the last decision led to; before the first, how the table was set."""
        first = self._past[-1].rows if self._past else 0
        return Events(self._rows[first:], self.edition)

    @property
    def scores(self) -> dict[int, int]:
        return dict(enumerate(self._array["score"][0, 1 : self.players + 1].tolist(), 1))

    def recount(self) -> dict[int, int]:
        """The scores counted anew from what each boat holds; always equal to `scores`."""
        seats = range(1, self.players + 1)
        return {seat: int(recount(self._tables, self._array, seat)) for seat in seats}

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has most points at the end; ties share. Empty while the game goes on."""
        scores = self.scores
        best = max(scores.values())
        return tuple(s for s, total in scores.items() if self.is_over and total == best)

    @property
    def decisions(self) -> Sequence[Decision]:
        """What has been decided, and what each decision brought."""
        known = len(self._decisions)
        for number, past in enumerate(self._past[known:], known + 1):
            self._decisions.append(self._decision(number, past))
        return tuple(self._decisions)

    @property
    def history(self) -> Sequence[Decision]:
        """All that was decided, in order of time; also what was undone, unless it was rewound."""
        course: list[Decision] = []
        told = 0
        for past, decision in zip(self._past, self.decisions, strict=True):
            course += self._undone[told : past.undone]
            course.append(decision)
            told = past.undone
        return (*course, *self._undone[told:])

    def shown_since(self, keep: int) -> bool:
        """Whether anything was drawn, or a hidden card shown to anybody, after `keep` decisions.

        If not, taking the game back to them takes back nothing but choices.
        """
        if not 0 <= keep <= len(self._past):
            message = f"0 to {len(self._past)} decisions can be kept, not {keep}"
            raise NamijiError("bad-number", message)
        since = self._past[keep:]
        rows = self._rows[since[0].rows :] if since else []
        return any(past.outcomes for past in since) or any(row[0] in _SHOWING for row in rows)

    @property
    def setup_outcomes(self) -> tuple[Outcome, ...]:
        return self._named(self._setup)

    @property
    def seed(self) -> str | None:
        """The secret of the game: publish it only when the game is over."""
        return self._seed

    @property
    def commitment(self) -> str | None:
        """The hash of the seed, to publish when the game starts."""
        return None if self._seed is None else commitment(self._seed)

    def to_bytes(self) -> bytes:
        """The whole state, for comparing games."""
        data: bytes = self._array.tobytes()
        return data

    # Inside

    def _action_id(self, action: Action | str | int) -> int:
        if isinstance(action, str):
            action = self._actions.parse(action)
        if isinstance(action, int):
            self._actions[action]
            return action
        return self._actions.id(action)

    def _is_strict(self, outcomes: Iterable[Outcome] | None) -> bool:
        """Whether chance may only bring what is handed in."""
        return outcomes is not None or self._seed is None

    def _decision(self, number: int, past: _Past, undone: bool = False) -> Decision:
        action, outcomes = self._actions[past.action], self._named(past.outcomes)
        return Decision(past.seat, action, outcomes, number, undone)

    def _named(self, rows: list[Row]) -> tuple[Outcome, ...]:
        names = outcomes_of(self.edition)
        return tuple(names[domain, item] for domain, item in rows)

    def _restore(self, data: bytes) -> None:
        self._array.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
