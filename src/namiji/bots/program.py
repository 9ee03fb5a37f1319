"""Bots that are programs: they speak JSON lines over stdin and stdout (see docs/bots.md)."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from namiji.bots.edition_dict import edition_to_dict
from namiji.bots.program_process import Command, ProgramProcess, borrow_process, return_process
from namiji.bots.protocol import Bot, BotFault
from namiji.game.actions import Action
from namiji.game.view import SeatView

PROTOCOL = 1
"""The version of the protocol. It grows with every change that could break a program."""

START_SECONDS = 60.0
"""How long a program may take to get ready for a game."""

STARTS = 3
"""How often a program is started in one game before the match gives it up."""

_SHOWN = 200  # characters of an answer that a fault repeats


class ProgramBot(Bot):
    """A program that plays one seat of one game.

    The program runs from `begin`, or from the first decision, until `close`. Then it waits for a
    later game with the same command.
    """

    environment: Mapping[str, str] = {}

    def __init__(self, command: Command, seed: str, seconds: float) -> None:
        """`seconds` is how long a decision may take."""
        self._command, self._seed, self._seconds = command, seed, seconds
        self._process: ProgramProcess | None = None
        self._starts = 0

    def begin(self, view: SeatView) -> None:
        if self._process is not None:
            return
        self._starts += 1
        try:
            self._process = borrow_process(self._command, self.environment)
        except BotFault as fault:
            self._fail(fault)
        self._ask("ready", self._start_message(view), START_SECONDS)

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:
        self.begin(view)
        message = {"type": "decide", "view": self._view_data(view)}
        answer = self._ask("action", message, self._seconds)
        for action in legal_actions:
            if str(action) == answer:
                return action
        said = str(answer)[:_SHOWN]
        raise BotFault("illegal", "answered with an action that is not legal", said)

    def end(self, view: SeatView) -> None:
        if self._process is not None:
            self._process.tell(_line(self._end_message(view)))

    def close(self) -> None:
        if self._process is not None:
            return_process(self._process)
            self._process = None

    def _start_message(self, view: SeatView) -> dict[str, Any]:
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "seat": view.seat,
            "players": view.players,
            "direction": view.direction,
            "seed": self._seed,
            "edition": self._edition_data(view),
            "rules": view.edition.rules,
        }

    def _end_message(self, view: SeatView) -> dict[str, Any]:
        return {"type": "end", "scores": view.scores}

    def _edition_data(self, view: SeatView) -> dict[str, Any]:
        return edition_to_dict(view.edition, view.direction)

    def _view_data(self, view: SeatView) -> Any:
        return view.to_dict()

    def _ask(self, key: str, message: dict[str, Any], seconds: float) -> Any:
        """Return what the answer has under a key. A program that answers anything else is ended."""
        process, self._process = self._process, None
        assert process is not None  # noqa: S101 - `begin` has started it
        try:
            answer = process.ask(_line(message), seconds)
        except BotFault as fault:
            self._fail(fault)
        try:
            value = json.loads(answer)[key]
        except (ValueError, LookupError, TypeError, RecursionError):
            process.end()
            said = f"{answer.decode(errors='replace')[:_SHOWN].strip()}\n{process.error_output}"
            shape = f'wrote a line to stdout that is no answer such as {{"{key}": ...}}'
            self._fail(BotFault("illegal", shape, said.strip()))
        self._process = process
        return value

    def _fail(self, fault: BotFault) -> NoReturn:
        if self._starts < STARTS:
            raise fault
        message = f"{fault}; started {STARTS} times, it plays no more in this game"
        raise BotFault(fault.kind, message, fault.said, final=True) from None


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":"), default=dict).encode() + b"\n"
