"""A bot that always answers: the game goes on, whatever the bot does."""

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Literal, ParamSpec, TypeAlias, TypeVar

from namiji.bots.protocol import Bot, BotFault, FaultKind, Player, as_bot
from namiji.game.actions import Action
from namiji.game.game import Game
from namiji.game.view import SeatView
from namiji.match.seating import seat_bot

P = ParamSpec("P")
T = TypeVar("T")

STAND_IN = "random"
"""Plays the turns that bots lose to each other. A good player would win games for a broken bot."""

OnFault: TypeAlias = Literal["forfeit", "random"]
"""What a fault costs a bot: the game, or only the turn."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a bot did wrong, usually a turn that it lost to its stand-in."""

    seat: int
    decision: int
    """Which decision of the game it was, from 1; one more than there were, after the end."""
    kind: FaultKind
    message: str
    """What went wrong. It reveals nothing that only the seat knows."""
    said: str = ""
    """What the bot itself wrote, for its author. It may reveal what the seat knew."""


@dataclass(frozen=True, slots=True)
class SeatReport:
    """How the bot of a seat did its work."""

    seat: int
    decisions: int
    lost_turns: int
    """Decisions that the stand-in made: one per fault, and all after a bot was given up."""
    forfeited: bool
    """Whether the bot has lost the game by a fault, whatever its seat scored."""
    seconds: float
    """Total thinking time, without the time in which a bot's process starts."""
    longest: float
    """Seconds of the longest decision."""
    faults: tuple[Fault, ...]


class WatchedBot(Bot):
    """Answers with the action of its own bot or, where that one fails, of a stand-in.

    A bot that `forfeits` is asked no more after a lost turn: its stand-in plays to the end.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        player: Player,
        stand_in: str = STAND_IN,
        *,
        forfeits: bool = False,
    ) -> None:
        self._game, self._seat, self._bot = game, seat, as_bot(player)
        self._stand_in_spec, self._forfeits = stand_in, forfeits
        self._stand_in: Bot | None = None
        self._has_begun = self._is_given_up = False
        self._decisions = self._lost_turns = 0
        self._seconds = self._longest = 0.0
        self._faults: list[Fault] = []

    @property
    def report(self) -> SeatReport:
        return SeatReport(
            seat=self._seat,
            decisions=self._decisions,
            lost_turns=self._lost_turns,
            forfeited=self._forfeits and self._lost_turns > 0,
            seconds=self._seconds,
            longest=self._longest,
            faults=tuple(self._faults),
        )

    def choose(self, view: SeatView, legal_actions: Sequence[Action], /) -> Action:
        self._decisions += 1
        if not self._is_given_up:
            try:
                return self._ask(view, legal_actions)
            except BotFault as fault:
                self._note(fault)
                self._is_given_up |= self._forfeits
        self._lost_turns += 1
        if self._stand_in is None:
            self._stand_in = seat_bot(self._stand_in_spec, str(self._game.seed), self._seat)
        return self._stand_in.choose(view, legal_actions)

    def end(self, view: SeatView) -> None:
        try:
            _call(self._bot.end, view)
        except BotFault as fault:
            self._note(fault)

    def close(self) -> None:
        self._bot.close()

    def _ask(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:
        if not self._has_begun:
            _call(self._bot.begin, view)
            self._has_begun = True
        start = perf_counter()
        try:
            action = _call(self._bot.choose, view, legal_actions)
        finally:
            thought = perf_counter() - start
            self._seconds += thought
            self._longest = max(self._longest, thought)
        if action not in legal_actions:
            raise BotFault("illegal", "answered with an action that is not legal", str(action))
        return action

    def _note(self, fault: BotFault) -> None:
        number = len(self._game.decisions) + 1
        self._faults.append(Fault(self._seat, number, fault.kind, str(fault), fault.said))
        self._has_begun = False
        self._is_given_up = fault.final


def _call(method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a bot's method and turn its errors into faults.

    A fault names the type and place of an error only: its message could reveal what the seat knows.
    """
    try:
        return method(*args, **kwargs)
    except BotFault:
        raise
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(frame.filename).name}, line {frame.lineno}"
        raise BotFault("crash", f"{type(error).__name__} in {place}") from error
