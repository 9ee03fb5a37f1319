"""One game between bots, each of them watched: whatever a bot does, the game goes on."""

import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from namiji.bots import Bot, make_bot
from namiji.bots.program import ProgramBot
from namiji.bots.protocol import DECISION_SECONDS, BotFault, FaultKind
from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.game.actions import Action
from namiji.game.game import Game
from namiji.game.seeds import bot_seed
from namiji.game.view import SeatView

DEFAULT_BOT = "greedy"
"""Plays the turns that other bots lose."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A turn that a bot lost to the default."""

    seat: int
    decision: int
    """Which decision of the game it was, from 1."""
    kind: FaultKind
    message: str
    """What went wrong; it tells nothing that only the seat knows."""
    said: str = ""
    """What the bot itself wrote, for its maker: it may tell what the seat knew."""


@dataclass(frozen=True, slots=True)
class SeatReport:
    """How a seat's bot did its work."""

    seat: int
    decisions: int
    lost_turns: int
    """Decisions that the default made: one a fault, and all after a bot was given up."""
    seconds: float
    """Thinking, in all; starting a bot's process does not count."""
    longest: float
    """Seconds of the longest decision."""
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A finished game and a report of each seat, the first seat first."""

    game: Game
    seats: tuple[SeatReport, ...]

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All of them, in the order of the game."""
        faults = (fault for report in self.seats for fault in report.faults)
        return tuple(sorted(faults, key=lambda fault: fault.decision))


def play_match(game: Game, bots: Mapping[int, Bot]) -> Match:
    """Play a game to its end between bots, one for every seat.

    A bot that crashes, stalls or answers illegally loses the turn to `DEFAULT_BOT`. Whoever made
    the bots closes them; see `bots_for`.
    """
    if set(bots) != set(range(1, game.players + 1)):
        raise NamijiError("bad-bots", f"a bot for each of the seats 1 to {game.players} is needed")
    guards = {seat: Guard(game, seat, bots[seat]) for seat in sorted(bots)}
    while not game.is_over:
        seat = game.decider
        game.play(guards[seat].choose(game.view(seat), game.legal_actions))
    for guard in guards.values():
        guard.end()
    return Match(game, tuple(guard.report for guard in guards.values()))


@contextmanager
def bots_for(
    game: Game, specs: Sequence[str], seconds: float = DECISION_SECONDS
) -> Iterator[dict[int, Bot]]:
    """The bots of a game by seat, one spec a seat, and closed when done.

    `seconds` is how long a bot of the user's own may think about one decision; bots that come with
    the game keep to limits of their own.
    """
    bots: dict[int, Bot] = {}
    try:
        for seat, spec in enumerate(specs, 1):
            bots[seat] = make_bot(spec, bot_seed(str(game.seed), seat), seconds)
        yield bots
    finally:
        for bot in bots.values():
            _close(bot)


def _close(bot: Bot) -> None:
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def check_bot(spec: str, edition: Edition) -> None:
    """Raise an error that says why, if a spec names no bot or a bot that does not start."""
    bot = make_bot(spec, bot_seed("check", 1))
    try:
        if isinstance(bot, ProgramBot):
            bot.begin(Game.new(2, "check", edition=edition).view(1))
    except BotFault as fault:
        message = "\n".join(filter(None, (f"the bot '{spec}' does not start: {fault}", fault.said)))
        raise NamijiError("bot-does-not-start", message) from None
    finally:
        _close(bot)


class Guard:
    """A bot that always answers: its own bot's action, or the default's where that one fails."""

    def __init__(self, game: Game, seat: int, bot: Bot) -> None:
        self._game, self._seat, self._bot = game, seat, bot
        self._default: Bot | None = None
        self._given_up = False
        self._decisions = self._lost_turns = 0
        self._seconds = self._longest = 0.0
        self._faults: list[Fault] = []

    @property
    def report(self) -> SeatReport:
        return SeatReport(
            seat=self._seat,
            decisions=self._decisions,
            lost_turns=self._lost_turns,
            seconds=self._seconds,
            longest=self._longest,
            faults=tuple(self._faults),
        )

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        self._decisions += 1
        if not self._given_up:
            try:
                return self._ask(view, legal)
            except BotFault as fault:
                self._note(fault)
        self._lost_turns += 1
        if self._default is None:
            self._default = make_bot(DEFAULT_BOT, bot_seed(str(self._game.seed), self._seat))
        return self._default.choose(view, legal)

    def end(self) -> None:
        """Tell the bot how the game ended, if it is one that is told."""
        if isinstance(self._bot, ProgramBot):
            self._bot.end(self._game.view(self._seat))

    def close(self) -> None:
        _close(self._bot)

    def _ask(self, view: SeatView, legal: Sequence[Action]) -> Action:
        if isinstance(self._bot, ProgramBot):
            self._bot.begin(view)
        start = perf_counter()
        try:
            action = self._bot.choose(view, legal)
        except BotFault:
            raise
        except Exception as error:
            raise BotFault("crash", _place_of(error)) from error
        finally:
            thought = perf_counter() - start
            self._seconds += thought
            self._longest = max(self._longest, thought)
        if action not in legal:
            raise BotFault("illegal", "answered with an action that is not legal", str(action))
        return action

    def _note(self, fault: BotFault) -> None:
        number = len(self._game.decisions) + 1
        self._faults.append(Fault(self._seat, number, fault.kind, str(fault), fault.said))
        self._given_up = fault.final


def _place_of(error: Exception) -> str:
    """An error by its type and place: its words could tell what the seat knows."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(frame.filename).name}, line {frame.lineno}"
