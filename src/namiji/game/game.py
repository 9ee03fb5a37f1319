"""A game of Namiji. `Game` checks what it is asked for and leaves the rules to compiled code."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import index
from struct import Struct
from typing import Any, Self, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from namiji.core import layout
from namiji.core.api import play_untraced, recount, resample
from namiji.core.layout import STATE, states_in
from namiji.core.names import DIRECTIONS, PHASES, Direction, Phase, Seat
from namiji.edition import Edition, standard
from namiji.edition.tables import build_tables
from namiji.errors import IllegalAction, NamijiError
from namiji.game.actions import Action, Actions, actions_of, legal_ids
from namiji.game.events import Event
from namiji.game.frame.frames import Frames
from namiji.game.outcomes import Outcome, outcomes_of
from namiji.game.past import AllEvents, Past, play_forced, since
from namiji.game.playouts import Policy, play_outs
from namiji.game.refusals import why_not
from namiji.game.seeds import check_seed, commitment, key_of, new_seed
from namiji.game.view import SeatView

# Where the fields lie that Python reads most often: bytes are read faster than records.
_AT = {name: at for name, (_, at, *_) in (STATE.fields or {}).items()}
_PHASE, _DECIDER, _PLAYERS, _DIRECTION = (
    _AT[name] for name in ("phase", "decider", "players", "direction")
)
_KEY, _MASK = _AT["key"], _AT["mask"]
_mask_and_origin = Struct(f"=q{_AT['origin'] - _MASK - 8}xh").unpack_from


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


def check_table(players: int, direction: Direction) -> None:
    """Raise an error if no game can have these players and this direction."""
    if players not in (2, 3, 4, 5):
        raise NamijiError("bad-players", f"2 to 5 can play, not {players!r}")
    if direction not in DIRECTIONS:
        allowed = " or ".join(DIRECTIONS)
        raise NamijiError("bad-direction", f"the direction is {allowed}, not {direction!r}")


class Game:
    """A game in progress or finished.

    `Game.new` starts a game, `SeatView.world` deals one that fits what a seat knows.

    >>> from namiji import Game, Sail
    >>> game = Game.new(players=2, seed=7)
    >>> game
    <Game: standard edition, 2 players, clockwise, 0 decisions>
    >>> game.decider, game.phase
    (2, 'sail')

    Every action is an object, a text and a number. `play` takes any of them:

    >>> game.legal_actions[:2], game.legal_ids()[:2]
    ([Sail(to=1), Sail(to=2)], [1, 2])
    >>> events = game.play(Sail(2))
    >>> events = game.play("sail 4")
    >>> events = game.play(6)
    >>> game.scores
    {1: 0, 2: 1}

    `undo` takes the last decision back:

    >>> game.undo()
    Sail(to=6)

    A game keeps its past. One with `record=False` has none, so it is faster to play: for searches.

    >>> light = game.copy(record=False)
    >>> light.play(light.legal_ids()[0])
    ()

    `print(game)` shows the table as the deciding seat sees it. In a notebook, a game draws itself.
    """

    __slots__ = (
        *("_actions", "_bytes", "_data", "_decisions", "_last", "_records", "_seed", "_setup"),
        *("_tables", "_undone", "edition"),
    )

    edition: Edition
    _tables: NDArray[np.uint8]  # one TABLES record
    _actions: Actions
    _data: bytearray  # one STATE record
    _bytes: NDArray[np.uint8]  # the same, for compiled code
    _seed: str | None
    _records: bool  # whether the game keeps its past
    _setup: Past | None  # None if it keeps no past, or began as a world
    _last: Past | None
    _undone: tuple[Decision, ...]  # in the order in which they were played
    _decisions: tuple[Decision, ...]  # the past as decisions, as far as someone has asked

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
        *,
        record: bool = True,
    ) -> Self:
        """Start a game.

        Without a seed, one is drawn from the system's secure source. With `outcomes`, the set-up
        takes exactly those: the boats, the one closest to the route first, then the fish turned
        up. A game with outcomes and without a seed has no random generator: each call of `play`
        needs its own outcomes. With `record=False`, the game keeps no past: it has no events, no
        record and no undo.
        """
        check_table(players, direction)
        game = cls._blank(edition or standard())
        if seed is not None or outcomes is None:
            game._seed = check_seed(new_seed() if seed is None else seed)
            game._set_key(game._seed)
        game._data[_PLAYERS] = players
        game._data[_DIRECTION] = DIRECTIONS.index(direction)
        before, rows = game.to_bytes(), None
        if outcomes is None:
            play_untraced(game._tables, game._bytes, layout.START)
        else:
            rows = tuple(map(outcomes_of(game.edition).id, outcomes))
            game._restore(play_forced(game.edition, before, layout.START, rows))
        game._records = record
        if record:
            game._setup = Past(game.edition, None, 0, layout.START, before, rows, 0)
        return game

    @classmethod
    def _world(cls, view: SeatView, seed: int | str | None, record: bool) -> Self:
        game = cls._blank(view.edition)
        game._seed = check_seed(new_seed() if seed is None else seed)
        game._records = record
        game._restore(view.to_bytes())
        game._set_key(game._seed)
        resample(game._bytes, view.seat)
        return game

    @classmethod
    def _blank(cls, edition: Edition) -> Self:
        game = cls.__new__(cls)
        game.edition = edition
        game._tables, game._actions = _parts_of(edition)
        game._data = bytearray(STATE.itemsize)
        game._bytes = np.frombuffer(game._data, np.uint8)
        game._seed = None
        game._records = True
        game._setup = game._last = None
        game._undone = game._decisions = ()
        return game

    def copy(self, *, record: bool = True) -> Self:
        """An independent copy. With `record=False`, it keeps no past."""
        other = self.__new__(type(self))
        other.edition = self.edition
        other._tables = self._tables
        other._actions = self._actions
        other._data = data = self._data[:]
        other._bytes = np.frombuffer(data, np.uint8)
        other._seed = self._seed
        other._records = keeps = record and self._records
        other._setup = self._setup if keeps else None
        other._last = self._last if keeps else None
        other._undone = self._undone if keeps else ()
        other._decisions = self._decisions if keeps else ()
        return other

    __copy__ = copy

    def __deepcopy__(self, _: object) -> Self:
        return self.copy()

    def __reduce__(self) -> Any:
        past = self._records, self._setup, since(self._last, 0), self._undone
        return _unpickled, (type(self), self.edition, self.to_bytes(), self._seed, *past)

    def __repr__(self) -> str:
        about = [f"{self.edition.id} edition", f"{self.players} players", self.direction]
        about += [f"{self._count} decisions"] if self._records else []
        about += ["over"] if self.is_over else []
        return f"<Game: {', '.join(about)}>"

    def __str__(self) -> str:
        """The table as the deciding seat sees it; once the game is over, as everybody does."""
        return str(self.view(self.decider))

    def _repr_svg_(self) -> str:
        return self.view(self.decider)._repr_svg_()

    # The decision to make

    @property
    def players(self) -> int:
        """How many play, from 2 to 5."""
        return self._data[_PLAYERS]

    @property
    def direction(self) -> Direction:
        return DIRECTIONS[self._data[_DIRECTION]]

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return PHASES[self._data[_PHASE]]

    @property
    def decider(self) -> Seat:
        """The seat that decides now, or 0 when the game is over."""
        return self._data[_DECIDER]

    @property
    def is_over(self) -> bool:
        return self._data[_PHASE] == layout.OVER

    @property
    def legal_actions(self) -> list[Action]:
        """What the decider may do, none once the game is over.

        Two actions or more, or one if all cards to choose from are equal.
        """
        return self._actions.of_ids(self.legal_ids())

    def legal_ids(self) -> list[int]:
        """The numbers of the legal actions, in the same order."""
        mask, origin = _mask_and_origin(self._data, _MASK)
        return legal_ids(origin, mask)

    # Playing

    def play(
        self, action: Action | str | SupportsIndex, outcomes: Iterable[Outcome] | None = None
    ) -> Sequence[Event]:
        """Play an action, given as an object, a text or a number, and return what happened.

        Everything that follows without a choice is played, too. With `outcomes`, chance brings
        exactly those. If the action is not legal or an outcome is not possible, `play` raises an
        error and changes nothing. A game that keeps no past returns no events.
        """
        number = action if type(action) is int else self._actions.find_id(action)
        if not 0 <= number < layout.ACTIONS:
            raise self._refusal(number)
        if outcomes is not None or self._seed is None:
            return self._play_with(number, outcomes or ())
        before = bytes(self._data) if self._records else b""
        if not play_untraced(self._tables, self._bytes, number):
            raise self._refusal(number)
        if not self._records:
            return ()
        last = self._last
        count = 1 if last is None else last.number + 1
        past = Past(self.edition, last, count, number, before, None, len(self._undone))
        self._last = past
        return past

    def _play_with(self, action: int, outcomes: Iterable[Outcome]) -> Sequence[Event]:
        """Play an action for which chance brings exactly these outcomes."""
        if action not in self.legal_ids():
            raise self._refusal(action)
        rows = tuple(map(outcomes_of(self.edition).id, outcomes))
        before = self.to_bytes()
        self._restore(play_forced(self.edition, before, action, rows))
        if not self._records:
            return ()
        count, undone = self._count + 1, len(self._undone)
        self._last = Past(self.edition, self._last, count, action, before, rows, undone)
        return self._last

    def _refusal(self, number: int) -> IllegalAction:
        """Why an action is not legal."""
        tables = build_tables(self.edition)
        return why_not(tables[0], self._array[0], self._actions[number])

    def undo(self, *, rewind: bool = True) -> Action:
        """Take the last decision back and return it.

        With `rewind`, the game is exactly as it was before. Without, chance does not go back: it
        brings something new, and `history` keeps the decision.
        """
        last = self._past
        if last is None:
            raise NamijiError("nothing-to-undo", "no decision has been played yet")
        counter = self._array["counter"][0]
        self._restore(last.before)
        self._last = last.previous
        self._decisions = self._decisions[: last.number - 1]
        kept = self._undone[: last.undone]
        if rewind:
            self._undone = kept
        else:
            self._array["counter"] = counter
            later = self._undone[last.undone :]
            self._undone = (*kept, self._decision(last, undone=True), *later)
        return self._actions[last.action]

    def playouts(self, n: int, policy: Policy = "random", seed: int | str = 0) -> NDArray[np.int16]:
        """Play the game to its end `n` times and return the final scores; the game stays as it is.

        Column i has the points of seat i + 1. Every playout has its own chance, which follows from
        the seed. What is hidden lies as in this game, so a bot plays out worlds: see
        `SeatView.world`. The policy is that of all seats: `random`, or `greedy` like the bot.

        >>> Game.new(players=3, seed=7).playouts(100, seed=1).shape
        (100, 3)
        """
        if n < 0:
            raise NamijiError("bad-number", f"the number of playouts is 0 or more, not {n}")
        scores = np.empty((n, self.players), np.int16)
        play_outs(self.edition, self._data, policy, key_of(check_seed(seed)), scores)
        return scores

    # Looking at the game

    def view(self, seat: Seat) -> SeatView:
        """What a seat knows; 0 is a spectator."""
        if isinstance(seat, bool) or not 0 <= seat <= self.players:
            raise NamijiError("bad-seat", f"seats are 1 to {self.players}, or 0 for a spectator")
        return SeatView(self.edition, self._bytes, index(seat))

    def frames(self) -> Frames:
        """What a spectator and all seats see, for those who send it to all of them."""
        return Frames(self.edition, self._bytes, self.players)

    @property
    def events(self) -> Sequence[Event]:
        """All events so far, with everything that is secret."""
        setup = [] if self._setup is None else [self._setup]
        return AllEvents(self.edition, setup + since(self._past, 0))

    @property
    def last_events(self) -> Sequence[Event]:
        """The events of the last decision, or of the set-up if there is none yet."""
        last = self._setup if self._past is None else self._past
        return () if last is None else last

    @property
    def scores(self) -> dict[Seat, int]:
        """The points of each seat so far."""
        return dict(enumerate(self._array["score"][0, 1 : self.players + 1].tolist(), 1))

    def recount(self) -> dict[Seat, int]:
        """The scores, counted from what each boat holds: all but what upgrades scored (R7.7)."""
        tables, state = build_tables(self.edition), self._array
        seats = range(1, self.players + 1)
        return {seat: int(recount(tables, state, seat)) for seat in seats}

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the most points, once the game is over; ties share the win."""
        return self.view(0).winners

    @property
    def decisions(self) -> Sequence[Decision]:
        """The decisions that stand, in order."""
        new = since(self._past, len(self._decisions))
        self._decisions += tuple(self._decision(past) for past in new)
        return self._decisions

    @property
    def history(self) -> Sequence[Decision]:
        """All decisions in order of time, with those undone without rewinding chance."""
        history: list[Decision] = []
        undone = 0
        for past, decision in zip(since(self._past, 0), self.decisions, strict=True):
            history += self._undone[undone : past.undone]
            history.append(decision)
            undone = past.undone
        return (*history, *self._undone[undone:])

    def shown_since(self, keep: int) -> bool:
        """Whether chance or a hidden card has shown anybody anything after `keep` decisions.

        If not, going back to that point takes back nothing but choices.
        """
        if not 0 <= keep <= self._count:
            raise NamijiError("bad-number", f"0 to {self._count} decisions can be kept, not {keep}")
        return any(past.shows_something for past in since(self._past, keep))

    @property
    def setup_outcomes(self) -> tuple[Outcome, ...]:
        """What chance brought in the set-up; `Game.new` accepts it. Worlds have none."""
        self._check_past()
        return () if self._setup is None else self._outcomes(self._setup)

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
        return bytes(self._data)

    # Inside

    @property
    def _array(self) -> Any:
        """The state as an array of one record."""
        return states_in(self._data)

    def _set_key(self, seed: str) -> None:
        self._data[_KEY : _KEY + 16] = key_of(seed).tobytes()

    def _check_past(self) -> None:
        if not self._records:
            raise NamijiError("no-past", "this game keeps no past: it was made with record=False")

    @property
    def _past(self) -> Past | None:
        """The last decision, for those who need the past."""
        self._check_past()
        return self._last

    @property
    def _count(self) -> int:
        """How many decisions stand."""
        return 0 if self._last is None else self._last.number

    def _decision(self, past: Past, undone: bool = False) -> Decision:
        seat = past.before[_DECIDER]
        action, outcomes = self._actions[past.action], self._outcomes(past)
        return Decision(seat, action, outcomes, past.number, undone)

    def _outcomes(self, past: Past) -> tuple[Outcome, ...]:
        names = outcomes_of(self.edition)
        return tuple(names[row] for row in past.drawn())

    def _restore(self, data: bytes) -> None:
        self._data[:] = data


@lru_cache(maxsize=64)
def _parts_of(edition: Edition) -> tuple[NDArray[np.uint8], Actions]:
    """What all games of an edition share."""
    return build_tables(edition).view(np.uint8), actions_of(edition)


def _unpickled(
    kind: type[Game],
    edition: Edition,
    data: bytes,
    seed: str | None,
    records: bool,
    setup: Past | None,
    chain: list[Past],
    undone: tuple[Decision, ...],
) -> Game:
    game = kind._blank(edition)
    game._restore(data)
    game._seed, game._records, game._setup, game._undone = seed, records, setup, undone
    for past in chain:
        past.previous, game._last = game._last, past
    return game
