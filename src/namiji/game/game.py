"""A game of Namiji. `Game` checks what it is asked for and leaves the rules to compiled code."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Self, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from namiji.core import layout
from namiji.core.api import play, recount
from namiji.core.layout import new_states
from namiji.core.names import DIRECTIONS, PHASES, Direction, Phase, Seat
from namiji.edition import Edition, standard
from namiji.edition.tables import build_tables
from namiji.errors import ImpossibleOutcome, NamijiError
from namiji.game.actions import Action, Actions, actions_of, legal_ids
from namiji.game.decode import Events
from namiji.game.events import Event
from namiji.game.outcomes import Outcome, outcomes_of
from namiji.game.refusals import why_not
from namiji.game.seeds import check_seed, commitment, key_of, new_seed
from namiji.game.trace import Row, Trace
from namiji.game.view import SeatView
from namiji.game.winners import winners_of


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision, and what chance brought until the next one."""

    seat: Seat
    action: Action
    outcomes: tuple[Outcome, ...]
    number: int
    """Its place in the game, from 1."""
    undone: bool = False
    """It was taken back without rewinding chance."""


@dataclass(frozen=True, slots=True)
class _Past:
    """A played decision, and what it takes to undo it."""

    seat: Seat
    action: int
    outcomes: list[Row]
    state: bytes
    rows: int
    undone: int  # how many of the undone decisions were played before it


# Events that show hidden cards: what lay under a deck is shown without a draw of chance.
_SHOWING = frozenset((layout.ROCKS_DRAWN, layout.DOCK_HAND, layout.ROCK_REVEALED))


def check_table(players: int, direction: Direction) -> None:
    """Raise an error if no game can have these players and this direction."""
    if players not in (2, 3, 4, 5):
        raise NamijiError("bad-players", f"2 to 5 can play, not {players!r}")
    if direction not in DIRECTIONS:
        allowed = " or ".join(DIRECTIONS)
        raise NamijiError("bad-direction", f"the direction is {allowed}, not {direction!r}")


class Game:
    """A game in progress or finished.

    `Game.new` starts a game, `Game.from_view` deals one that fits what a seat knows.

    >>> from namiji import Game, Sail
    >>> game = Game.new(players=2, seed=7)
    >>> game
    <Game: standard edition, 2 players, clockwise, 0 decisions>
    >>> game.decider, game.phase
    (2, 'sail')

    Every action is an object, a text and a number. `play` takes any of them:

    >>> game.legal_actions[:2], game.legal_ids[:2]
    ([Sail(to=1), Sail(to=2)], [1, 2])
    >>> events = game.play(Sail(2))
    >>> events = game.play("sail 4")
    >>> events = game.play(6)
    >>> game.scores
    {1: 0, 2: 1}

    `undo` takes the last decision back:

    >>> game.undo()
    Sail(to=6)

    `print(game)` shows the table as the deciding seat sees it. In a notebook, a game draws itself.
    """

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
    _decisions: list[Decision]  # the past as decisions, built when asked for

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

        Without a seed, one is drawn from the system's secure source. With `outcomes`, the set-up
        takes exactly those: the boats, the one closest to the route first, then the fish turned
        up. A game with outcomes and without a seed has no random generator: each call of `play`
        needs its own outcomes.
        """
        check_table(players, direction)
        game = cls._blank(edition or standard())
        if seed is not None or outcomes is None:
            game._seed = check_seed(new_seed() if seed is None else seed)
            game._array["key"] = key_of(game._seed)
        game._array["players"] = players
        game._array["direction"] = DIRECTIONS.index(direction)
        game._trace.set_outcomes(outcomes, game._is_strict(outcomes))
        play(game._tables, game._array, layout.START, game._trace.traces)
        game._trace.check()
        game._setup = game._trace.outcome_rows()
        game._rows = game._trace.event_rows()
        return game

    @classmethod
    def from_view(cls, view: SeatView, seed: int | str | None = None) -> Self:
        """Deal a game that the view's seat cannot tell from the true one.

        Everything that the seat does not know is drawn at random, all possibilities equally
        likely, and chance goes on from the seed. The game has no past. The view may belong to a
        spectator, too.

        >>> game = Game.new(players=3, seed=1)
        >>> view = game.view(seat=2)
        >>> world = Game.from_view(view, seed=1)
        >>> world.view(seat=2) == view
        True
        """
        game = cls._blank(view.edition)
        game._seed = check_seed(new_seed() if seed is None else seed)
        game._restore(view.resample(key_of(game._seed)).tobytes())
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
        state = f"{len(self._past)} decisions" + (", over" if self.is_over else "")
        return (
            f"<Game: {self.edition.id} edition, {self.players} players, {self.direction}, {state}>"
        )

    def __str__(self) -> str:
        """The table as the deciding seat sees it; once the game is over, as everybody does."""
        return str(self.view(self.decider))

    def _repr_svg_(self) -> str:
        return self.view(self.decider)._repr_svg_()

    # The decision to make

    @property
    def players(self) -> int:
        """How many play, from 2 to 5."""
        return int(self._array["players"][0])

    @property
    def direction(self) -> Direction:
        return DIRECTIONS[int(self._array["direction"][0])]

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return PHASES[int(self._phase[0])]

    @property
    def decider(self) -> Seat:
        """The seat that decides now, or 0 when the game is over."""
        return int(self._decider[0])

    @property
    def is_over(self) -> bool:
        return bool(self._phase[0] == layout.OVER)

    @property
    def legal_actions(self) -> list[Action]:
        """What the decider may do: two actions or more, none once the game is over."""
        return self._actions.of_ids(self.legal_ids)

    @property
    def legal_ids(self) -> list[int]:
        """The numbers of the legal actions, in the same order."""
        return legal_ids(int(self._origin[0]), int(self._mask[0]))

    # Playing

    def play(
        self, action: Action | str | SupportsIndex, outcomes: Iterable[Outcome] | None = None
    ) -> Sequence[Event]:
        """Play an action, given as an object, a text or a number, and return what happened.

        Everything that follows without a choice is played, too. With `outcomes`, chance brings
        exactly those. If the action is not legal or an outcome is not possible, `play` raises an
        error and changes nothing.
        """
        index = self._actions.find_id(action)
        offset = index - int(self._origin[0])
        if offset < 0 or not int(self._mask[0]) >> offset & 1:
            raise why_not(self._tables[0], self._array[0], self._actions[index])
        seat, before = self.decider, self.to_bytes()
        self._trace.set_outcomes(outcomes, self._is_strict(outcomes))
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
        """Take the last decision back and return it.

        With `rewind`, the game is exactly as it was before. Without, chance does not go back: it
        brings something new, and `history` keeps the decision.
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
        """An independent copy."""
        other = self._blank(self.edition)
        other._restore(self.to_bytes())
        other._seed = self._seed
        other._setup = self._setup
        other._past = self._past.copy()
        other._undone = self._undone.copy()
        other._rows = self._rows.copy()
        other._decisions = self._decisions.copy()
        return other

    # Looking at the game

    def view(self, seat: Seat) -> SeatView:
        """What a seat knows; 0 is a spectator."""
        if not 0 <= seat <= self.players:
            raise NamijiError("bad-seat", f"seats are 1 to {self.players}, or 0 for a spectator")
        return SeatView(self.edition, self._array, seat)

    @property
    def events(self) -> Sequence[Event]:
        """All events so far, with everything that is secret."""
        return Events(tuple(self._rows), self.edition)

    @property
    def last_events(self) -> Sequence[Event]:
        """The events of the last decision, or of the set-up if there is none yet."""
        first = self._past[-1].rows if self._past else 0
        return Events(self._rows[first:], self.edition)

    @property
    def scores(self) -> dict[Seat, int]:
        """The points of each seat so far."""
        return dict(enumerate(self._array["score"][0, 1 : self.players + 1].tolist(), 1))

    def recount(self) -> dict[Seat, int]:
        """The scores, counted from what each boat holds: all but what upgrades scored (R7.7)."""
        seats = range(1, self.players + 1)
        return {seat: int(recount(self._tables, self._array, seat)) for seat in seats}

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the most points, once the game is over; ties share the win."""
        return winners_of(self.scores) if self.is_over else ()

    @property
    def decisions(self) -> Sequence[Decision]:
        """The decisions that stand, in order."""
        known = len(self._decisions)
        for number, past in enumerate(self._past[known:], known + 1):
            self._decisions.append(self._decision(number, past))
        return tuple(self._decisions)

    @property
    def history(self) -> Sequence[Decision]:
        """All decisions in order of time, with those undone without rewinding chance."""
        history: list[Decision] = []
        undone = 0
        for past, decision in zip(self._past, self.decisions, strict=True):
            history += self._undone[undone : past.undone]
            history.append(decision)
            undone = past.undone
        return (*history, *self._undone[undone:])

    def shown_since(self, keep: int) -> bool:
        """Whether chance or a hidden card has shown anybody anything after `keep` decisions.

        If not, going back to that point takes back nothing but choices.
        """
        if not 0 <= keep <= len(self._past):
            message = f"0 to {len(self._past)} decisions can be kept, not {keep}"
            raise NamijiError("bad-number", message)
        since = self._past[keep:]
        rows = self._rows[since[0].rows :] if since else []
        return any(past.outcomes for past in since) or any(row[0] in _SHOWING for row in rows)

    @property
    def setup_outcomes(self) -> tuple[Outcome, ...]:
        """What chance brought in the set-up; `Game.new` accepts it. Empty after `from_view`."""
        return self._named(self._setup)

    @property
    def seed(self) -> str | None:
        """The seed, from which every draw follows: publish it only when the game is over."""
        return self._seed

    @property
    def commitment(self) -> str | None:
        """A hash of the seed, to publish when the game starts."""
        return None if self._seed is None else commitment(self._seed)

    def to_bytes(self) -> bytes:
        """The state of the game, without its past; for comparing games."""
        data: bytes = self._array.tobytes()
        return data

    # Inside

    def _is_strict(self, outcomes: Iterable[Outcome] | None) -> bool:
        """Whether chance may bring nothing but the outcomes given."""
        return outcomes is not None or self._seed is None

    def _decision(self, number: int, past: _Past, undone: bool = False) -> Decision:
        action, outcomes = self._actions[past.action], self._named(past.outcomes)
        return Decision(past.seat, action, outcomes, number, undone)

    def _named(self, rows: list[Row]) -> tuple[Outcome, ...]:
        names = outcomes_of(self.edition)
        return tuple(names[domain, item] for domain, item in rows)

    def _restore(self, data: bytes) -> None:
        self._array.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
