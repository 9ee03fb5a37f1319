"""A game in the terminal, line by line: bots move, the player answers, sentences describe it."""

import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from namiji import words
from namiji.bots.protocol import Bot
from namiji.cli.answer_parser import Command, UnclearAnswer, parse_answer
from namiji.cli.record_writer import RecordWriter
from namiji.cli.terminal import Terminal
from namiji.errors import IllegalAction, NamijiError
from namiji.files import printable
from namiji.game.actions import Action
from namiji.game.events import Event
from namiji.game.game import Game
from namiji.game.view import SeatView
from namiji.words import Words
from namiji.words.plain import sentence

_LOG_LENGTH = 20  # sentences that `log` repeats

# In these phases, everything that happened can be told in whole sentences.
_BETWEEN_STOPS = ("sail", "over")


class _Quit(Exception):
    """The player leaves before the end."""


class TerminalGame:
    """One game with one human player."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Mapping[int, Bot],
        terminal: Terminal,
        w: Words,
        save: Path | None,
        edition: str = "standard",
    ) -> None:
        """`save` is where to keep the record, `edition` how the player named the edition."""
        self._game = game
        self._seat = seat
        self._bots = bots
        self._terminal = terminal
        self._w = w
        self._record_writer = RecordWriter(game)
        self._save = save
        self._edition = edition
        self._log: list[str] = []
        self._untold: list[Event] = []
        self._before = len(game.decisions)
        self._played: list[Sequence[Event]] = []  # the events of each decision since then
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "look": lambda _: terminal.say(words.look(self._view, w)),
            "others": lambda _: terminal.say(words.others(self._view, w)),
            "school": lambda _: terminal.say(words.school(self._view, w)),
            "route": lambda _: terminal.say(words.route(self._view, w)),
            "scores": lambda _: terminal.say(words.scores(self._view, w)),
            "log": lambda _: terminal.say(self._log[-_LOG_LENGTH:]),
            "rules": lambda _: terminal.say(words.rules(game.edition, game.players, w)),
            "undo": self._undo,
            "save": self._save_as,
            "quit": self._quit,
        }

    @property
    def _view(self) -> SeatView:
        return self._game.view(self._seat)

    def run(self, greeting: Iterable[str]) -> bool:
        """Play until the game is over or the player leaves; return whether Ctrl-C ended it."""
        self._terminal.say(greeting)
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
            self._terminal.say(words.result(self._game.events, self._view, self._w))
        except _Quit:
            self._terminal.say([self._w.text("end-leave")])
        except KeyboardInterrupt:
            interrupted = True
            self._terminal.say(["", self._w.text("end-leave")])
        self._close()
        return interrupted

    # Moves

    def _let_bot_move(self) -> None:
        seat = self._game.decider
        self._play(self._bots[seat].choose(self._game.view(seat), self._game.legal_actions))
        if self._game.phase in _BETWEEN_STOPS:
            self._tell()

    def _play(self, action: Action) -> None:
        events = self._game.play(action)
        self._played.append(events)
        self._untold += events

    def _tell(self) -> None:
        told = words.tell(self._untold, self._view, self._w)
        self._untold.clear()
        self._log += told
        self._terminal.say(told)

    def _decide(self) -> None:
        """Ask until the player moves or takes a move back."""
        decisions = len(self._played)
        self._keep()
        self._ask()
        while len(self._played) == decisions:
            answer = self._terminal.read()
            if answer is None:
                raise _Quit
            if not answer:
                self._ask()
                continue
            try:
                self._do(
                    parse_answer(answer, self._game.legal_actions, self._game.edition, self._w)
                )
            except UnclearAnswer as unclear:
                self._terminal.say([str(unclear)])
            except NamijiError as error:
                self._terminal.say([sentence(str(error))])

    def _do(self, meaning: Action | Command) -> None:
        if isinstance(meaning, Command):
            self._commands[meaning.name](meaning.argument)
            return
        try:
            self._play(meaning)
        except IllegalAction as error:
            raise UnclearAnswer(words.why_not(meaning, error.code, self._view, self._w)) from None

    def _ask(self) -> None:
        question, *rest = words.ask(self._view, self._w)
        self._terminal.say([""])
        self._terminal.stress(question)
        self._terminal.say(rest)

    # Commands

    def _help(self, about: str) -> None:
        topic = words.find_topic(about, self._w)
        if about and not topic:
            topics = ", ".join(words.TOPICS)
            raise UnclearAnswer(self._w.text("help-unknown", about=about, topics=topics))
        self._terminal.say(words.help_lines(self._view, self._w, topic))

    def _undo(self, _: str) -> None:
        refusal = self._why_no_undo()
        if refusal:
            raise UnclearAnswer(refusal)
        action = self._game.undo()
        self._played.pop()
        told = self._w.text("undo-done", action=str(action))
        self._log.append(told)
        self._terminal.say([told])

    def _why_no_undo(self) -> str:
        """Return why the last decision has to stand; nothing if the player may take it back."""
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
            raise UnclearAnswer(self._w.text("unclear-save"))
        path = Path(name)
        with suppress(RuntimeError):  # the home folder may be unknown
            path = path.expanduser()
        self._record_writer.write(path)
        saved = self._w.text("save-done", file=printable(path))
        self._terminal.say([f"{saved} {self._w.text('save-secrets')}"])

    def _quit(self, _: str) -> None:
        raise _Quit

    # Records

    def _keep(self) -> bool:
        """Write the record where the player wants it. Done at every prompt, in case of a crash."""
        if self._save is None:
            return False
        try:
            self._record_writer.write(self._save)
        except NamijiError as error:
            self._terminal.say([self._w.text("save-refused", why=str(error))])
            return False
        return True

    def _close(self) -> None:
        saved = self._keep()
        if self._game.is_over:
            self._terminal.say([self._w.text("end-seed", seed=str(self._game.seed))])
        if saved and self._save:
            self._terminal.say([self._w.text("save-done", file=printable(self._save))])
            if self._game.is_over:
                self._terminal.say(
                    [self._w.text("end-check", command=self._verify_command(self._save))]
                )

    def _verify_command(self, file: Path) -> str:
        """Return the command that verifies the deal."""
        named = [] if self._edition == "standard" else ["--edition", self._edition]
        return shlex.join(["namiji", "record", "verify", printable(file), *named])


def _actor(event: Event) -> int:
    """Return the seat that caused an event; 0 if none did."""
    actor: int = getattr(event, "by", getattr(event, "seat", 0))
    return actor
