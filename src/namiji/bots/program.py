"""Bots that are programs of their own: JSON lines over stdin and stdout, as docs/bots.md says."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from namiji.bots.child import Child, Command, borrow, give_back
from namiji.bots.describe import describe
from namiji.bots.protocol import BotFault
from namiji.game.actions import Action
from namiji.game.view import SeatView

PROTOCOL = 1
"""The version of the protocol; it grows with every change that could break a program."""

START_SECONDS = 60.0
"""How long a program may take to get ready for a game."""

STARTS = 3
"""How often a program is started in one game before it is given up."""

_SHOWN = 200  # characters of an answer that a report repeats


class ProgramBot:
    """A program that plays one seat of one game.

    It runs from `begin`, or the first question, until `close`; then it waits for a later game with
    the same command.
    """

    environment: Mapping[str, str] = {}

    def __init__(self, command: Command, seed: str, seconds: float) -> None:
        """`seconds` is how long a decision may take."""
        self._command, self._seed, self._seconds = command, seed, seconds
        self._child: Child | None = None
        self._starts = 0

    def begin(self, view: SeatView) -> None:
        """Have the program ready for questions, if it is not."""
        if self._child is not None:
            return
        self._starts += 1
        try:
            self._child = borrow(self._command, self.environment)
        except BotFault as fault:
            self._fail(fault)
        self._ask("ready", self._start(view), START_SECONDS)

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        self.begin(view)
        answer = self._ask("action", {"type": "decide", "view": self._show(view)}, self._seconds)
        for action in legal:
            if str(action) == answer:
                return action
        said = str(answer)[:_SHOWN]
        raise BotFault("illegal", "answered with an action that is not legal", said)

    def end(self, view: SeatView) -> None:
        """Tell the program how the game has ended."""
        if self._child is not None:
            self._child.tell(_line({"type": "end", "scores": view.scores}))

    def close(self) -> None:
        if self._child is not None:
            give_back(self._child)
            self._child = None

    def _start(self, view: SeatView) -> dict[str, Any]:
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "seat": view.seat,
            "players": view.players,
            "direction": view.direction,
            "seed": self._seed,
            "edition": self._describe(view),
        }

    def _describe(self, view: SeatView) -> dict[str, Any]:
        return describe(view.edition, view.direction)

    def _show(self, view: SeatView) -> Any:
        return view.to_dict()

    def _ask(self, key: str, message: dict[str, Any], seconds: float) -> Any:
        """What an answer has under a key. A program that is out of step has ended."""
        child, self._child = self._child, None
        assert child is not None  # noqa: S101 - it has begun
        try:
            answer = child.ask(_line(message), seconds)
        except BotFault as fault:
            self._fail(fault)
        try:
            value = json.loads(answer)[key]
        except (ValueError, LookupError, TypeError, RecursionError):
            child.end()
            said = f"{answer.decode(errors='replace')[:_SHOWN].strip()}\n{child.last_words}"
            shape = f'wrote a line to stdout that is no answer such as {{"{key}": ...}}'
            self._fail(BotFault("illegal", shape, said.strip()))
        self._child = child
        return value

    def _fail(self, fault: BotFault) -> NoReturn:
        if self._starts < STARTS:
            raise fault
        message = f"{fault}; started {STARTS} times, it plays no more in this game"
        raise BotFault(fault.kind, message, fault.said, final=True) from None


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":"), default=dict).encode() + b"\n"
