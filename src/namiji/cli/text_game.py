"""A game in the terminal, line by line: bots move, the player is asked, sentences tell it all."""

import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from namiji import words
from namiji.bots.protocol import Bot
from namiji.cli.answer import Command, Unclear, understand
from namiji.cli.keeper import Keeper
from namiji.cli.names import shown
from namiji.cli.screen import Screen
from namiji.errors import IllegalAction, NamijiError
from namiji.game.actions import Action
from namiji.game.events import Event
from namiji.game.game import Game
from namiji.game.view import SeatView
from namiji.words import Words
from namiji.words.plain import sentence

_LOG = 20  # sentences that `log` repeats

# Between two stops nothing is half told: what happened so far makes whole sentences.
_SETTLED = ("sail", "over")


class _Leave(Exception):
    """The player goes before the end."""


class TextGame:
    """One game with one human player."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Mapping[int, Bot],
        screen: Screen,
        w: Words,
        save: Path | None,
        edition: str = "standard",
    ) -> None:
        """`save` is where the record is kept, `edition` what the edition was called by."""
        self._game = game
        self._seat = seat
        self._bots = bots
        self._screen = screen
        self._w = w
        self._keeper = Keeper(game)
        self._save = save
        self._edition = edition
        self._log: list[str] = []
        self._untold: list[Event] = []
        self._before = len(game.decisions)
        self._played: list[Sequence[Event]] = []  # what each decision since then led to
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "look": lambda _: screen.say(words.look(self._view, w)),
            "others": lambda _: screen.say(words.others(self._view, w)),
            "school": lambda _: screen.say(words.school(self._view, w)),
            "route": lambda _: screen.say(words.route(self._view, w)),
            "scores": lambda _: screen.say(words.scores(self._view, w)),
            "log": lambda _: screen.say(self._log[-_LOG:]),
            "rules": lambda _: screen.say(words.rules(game.edition, game.players, w)),
            "undo": self._undo,
            "save": self._save_as,
            "quit": self._quit,
        }

    @property
    def _view(self) -> SeatView:
        return self._game.view(self._seat)

    def run(self, greeting: Iterable[str]) -> bool:
        """Play to the end, or until the player leaves; returns whether that was by an interrupt."""
        self._screen.say(greeting)
        self._untold += self._game.events
        interrupted = False
        try:
            while not self._game.is_over:
                if self._game.decider == self._seat:
                    self._tell()
                    self._decide()
                else:
                    self._let_bot_move()
            self._tell()
            self._screen.say(words.result(self._game.events, self._view, self._w))
        except _Leave:
            self._screen.say([self._w.text("end-leave")])
        except KeyboardInterrupt:
            interrupted = True
            self._screen.say(["", self._w.text("end-leave")])
        self._close()
        return interrupted

    # Moves

    def _let_bot_move(self) -> None:
        seat = self._game.decider
        self._play(self._bots[seat].choose(self._game.view(seat), self._game.legal_actions))
        if self._game.phase in _SETTLED:
            self._tell()

    def _play(self, action: Action) -> None:
        events = self._game.play(action)
        self._played.append(events)
        self._untold += events

    def _tell(self) -> None:
        told = words.tell(self._untold, self._view, self._w)
        self._untold.clear()
        self._log += told
        self._screen.say(told)

    def _decide(self) -> None:
        """Ask until the player has moved, or taken a move back."""
        decisions = len(self._played)
        self._keep()
        self._ask()
        while len(self._played) == decisions:
            answer = self._screen.read()
            if answer is None:
                raise _Leave
            if not answer:
                self._ask()
                continue
            try:
                self._do(understand(answer, self._game.legal_actions, self._game.edition, self._w))
            except Unclear as doubt:
                self._screen.say([str(doubt)])
            except NamijiError as error:
                self._screen.say([sentence(str(error))])

    def _do(self, meaning: Action | Command) -> None:
        if isinstance(meaning, Command):
            self._commands[meaning.name](meaning.argument)
            return
        try:
            self._play(meaning)
        except IllegalAction as error:
            raise Unclear(words.why_not(meaning, error.code, self._view, self._w)) from None

    def _ask(self) -> None:
        question, *rest = words.ask(self._view, self._w)
        self._screen.say([""])
        self._screen.stress(question)
        self._screen.say(rest)

    # Commands

    def _help(self, about: str) -> None:
        topic = words.find_topic(about, self._w)
        if about and not topic:
            topics = ", ".join(words.TOPICS)
            raise Unclear(self._w.text("help-unknown", about=about, topics=topics))
        self._screen.say(words.help_lines(self._view, self._w, topic))

    def _undo(self, _: str) -> None:
        refusal = self._why_no_undo()
        if refusal:
            raise Unclear(refusal)
        action = self._game.undo()
        self._played.pop()
        told = self._w.text("undo-done", action=str(action))
        self._log.append(told)
        self._screen.say([told])

    def _why_no_undo(self) -> str:
        """Why the last decision has to stand; nothing if it may be taken back."""
        decisions = self._game.decisions[self._before :]
        if not any(decision.seat == self._seat for decision in decisions):
            return self._w.text("undo-nothing")
        last = decisions[-1]
        actors = {last.seat, *map(_actor, self._played[-1])} - {0, self._seat}
        if actors:
            return self._w.text("undo-acted", name=self._w.who(min(actors), self._seat))
        if self._game.shown_since(len(self._game.decisions) - 1):
            return self._w.text("undo-seen")
        return ""

    def _save_as(self, name: str) -> None:
        if not name:
            raise Unclear(self._w.text("unclear-save"))
        path = Path(name)
        with suppress(RuntimeError):  # a home that nobody knows
            path = path.expanduser()
        self._keeper.write(path)
        saved = self._w.text("save-done", file=shown(path))
        self._screen.say([f"{saved} {self._w.text('save-secrets')}"])

    def _quit(self, _: str) -> None:
        raise _Leave

    # Records

    def _keep(self) -> bool:
        """Write the record where the player wants it; at every question, in case of a crash."""
        if self._save is None:
            return False
        try:
            self._keeper.write(self._save)
        except NamijiError as error:
            self._screen.say([self._w.text("save-refused", why=str(error))])
            return False
        return True

    def _close(self) -> None:
        saved = self._keep()
        if self._game.is_over:
            self._screen.say([self._w.text("end-seed", seed=str(self._game.seed))])
        if saved and self._save:
            self._screen.say([self._w.text("save-done", file=shown(self._save))])
            if self._game.is_over:
                self._screen.say([self._w.text("end-check", command=self._check(self._save))])

    def _check(self, file: Path) -> str:
        """The command that proves the deal; only the standard edition goes without saying."""
        named = [] if self._edition == "standard" else ["--edition", self._edition]
        return shlex.join(["namiji", "record", "verify", shown(file), *named])


def _actor(event: Event) -> int:
    """The seat whose doing an event is; 0 for nobody's."""
    actor: int = getattr(event, "by", getattr(event, "seat", 0))
    return actor
