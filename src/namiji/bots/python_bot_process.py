"""The process of a user's own Python bot: `python -m namiji.bots.python_bot_process ORIGIN...`.

It speaks the protocol of programs with two differences: the edition comes as the data of its file,
and every message has the view as bytes, so that the bot gets the same `SeatView` here as there.
"""

import importlib.util
import inspect
import json
import os
import random
import sys
import threading
import traceback
from base64 import b64decode
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from queue import Queue
from time import monotonic, sleep
from typing import IO, Any

from namiji.bots import protocol
from namiji.bots.protocol import Bot, Player, as_bot
from namiji.bots.registry import ENTRY_POINTS
from namiji.edition import Edition
from namiji.edition.load import from_data
from namiji.game.view import SeatView

_GRACE = 0.5  # seconds; less than a parent waits for a program to end by itself


def load_factory(kind: str, *origin: str) -> Callable[[str], Player]:
    """Return what makes a bot from a seed: from a file, or from an installed package."""
    factory: Callable[[str], Player]
    factory = _from_file(*origin) if kind == "file" else _from_package(*origin)
    if not callable(factory):
        raise TypeError(f"{' '.join(origin)} is neither a class nor a function")
    return factory


def _from_file(path: str, name: str | None = None) -> Any:
    sys.path.insert(0, str(Path(path).resolve().parent))  # the file may import its neighbors
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert spec is not None  # noqa: S101 - every .py file has one
    assert spec.loader is not None  # noqa: S101 - as above
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    if name is not None:
        return getattr(module, name)
    bots = [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and each.__module__ == spec.name and hasattr(each, "choose")
    ]
    if len(bots) != 1:
        found = ", ".join(each.__name__ for each in bots) or "none"
        raise LookupError(f"name the bot as {path}:NAME; classes with a choose method: {found}")
    return bots[0]


def _from_package(name: str) -> Any:
    (found,) = entry_points(group=ENTRY_POINTS, name=name)
    return found.load()


class BotProcess:
    """Plays one game after another with bots from one factory."""

    def __init__(self, factory: Callable[[str], Player]) -> None:
        self._factory = factory
        self._bot: Bot | None = None
        self._edition: Edition
        self._seat = 0

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        match message["type"]:
            case "start":
                self._start(message)
                return {"ready": True}
            case "decide":
                view = self._view(message)
                return {"action": str(self._playing.choose(view, view.legal_actions))}
            case "end":
                self._playing.end(self._view(message))
                self._close()
                return None
            case _:
                return None

    def _start(self, message: dict[str, Any]) -> None:
        self._close()  # of a game that was broken off
        random.seed(message["seed"])  # so that a bot that ignores its seed can be repeated, too
        self._edition = from_data(message["edition"], "the edition").with_rules(message["rules"])
        self._seat = message["seat"]
        self._bot = as_bot(self._factory(message["seed"]))
        view = self._view(message)
        _ = view.legal_actions  # loads compiled rules, which is no thinking time
        self._bot.begin(view)

    def _close(self) -> None:
        if self._bot is not None:
            self._bot.close()
            self._bot = None

    @property
    def _playing(self) -> Bot:
        assert self._bot is not None  # noqa: S101 - every game starts with "start"
        return self._bot

    def _view(self, message: dict[str, Any]) -> SeatView:
        return SeatView.from_bytes(self._edition, b64decode(message["view"]), self._seat)


def main() -> None:
    questions, answers = _take_pipes()
    lines: Queue[bytes] = Queue()
    threading.Thread(target=_read, args=(questions, lines), daemon=True).start()
    try:
        process = BotProcess(load_factory(*sys.argv[1:]))
        while True:
            answer = process.answer(json.loads(lines.get()))
            if answer is not None:
                answers.write(json.dumps(answer).encode() + b"\n")
                answers.flush()
            lines.task_done()
    except Exception as error:
        _report(error)
        sys.exit(1)


def _take_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Keep both pipes for this module: the bot prints to stderr, and its stdin is empty."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return questions, answers


def _read(questions: IO[bytes], lines: "Queue[bytes]") -> None:
    """Read until the questions end. Then nobody waits for an answer: exit, even in mid-thought.

    First, the bot has a moment to look at the end of its game and to close.
    """
    for line in questions:
        lines.put(line)
    deadline = monotonic() + _GRACE
    while lines.unfinished_tasks and monotonic() < deadline:
        sleep(0.01)
    os._exit(0)


def _report(error: Exception) -> None:
    """Print what went wrong in the bot, without the frames that lead to it."""
    trace = error.__traceback__
    ours = (__file__, protocol.__file__, "<frozen")
    while trace and trace.tb_frame.f_code.co_filename.startswith(ours):
        trace = trace.tb_next
    traceback.print_exception(type(error), error, trace)


if __name__ == "__main__":
    main()
