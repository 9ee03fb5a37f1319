"""The process of a Python bot of a user's own: `python -m namiji.bots.host ORIGIN...`.

It speaks the protocol of programs, with two differences: the edition comes as its file's data, and
views come as bytes, to be the same `SeatView` here as there.
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
from queue import SimpleQueue
from typing import IO, Any

from namiji.bots.protocol import Bot
from namiji.bots.registry import ENTRY_POINTS
from namiji.edition import Edition
from namiji.edition.load import from_data
from namiji.game.view import SeatView


def load(kind: str, *origin: str) -> Callable[[str], Bot]:
    """What makes a bot from a seed: out of a file, or an installed package."""
    make: Callable[[str], Bot] = _from_file(*origin) if kind == "file" else _from_package(*origin)
    if not callable(make):
        raise TypeError(f"{' '.join(origin)} is neither a class nor a function")
    return make


def _from_file(path: str, name: str | None = None) -> Any:
    sys.path.insert(0, str(Path(path).resolve().parent))  # it may import its neighbors
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert spec is not None  # noqa: S101 - so it is for every .py
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


class Host:
    """Plays games one after the other with bots of one kind."""

    def __init__(self, make: Callable[[str], Bot]) -> None:
        self._make = make
        self._bot: Bot
        self._edition: Edition
        self._seat = 0

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        match message["type"]:
            case "start":
                random.seed(message["seed"])  # a bot that forgot its seed plays the same, too
                self._edition = from_data(message["edition"], "the edition")
                self._seat = message["seat"]
                self._bot = self._make(message["seed"])
                return {"ready": True}
            case "decide":
                view = SeatView.from_bytes(self._edition, b64decode(message["view"]), self._seat)
                return {"action": str(self._bot.choose(view, view.legal_actions))}
            case _:
                return None


def main() -> None:
    questions, answers = _take_pipes()
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(questions, lines), daemon=True).start()
    try:
        host = Host(load(*sys.argv[1:]))
        while True:
            answer = host.answer(json.loads(lines.get()))
            if answer is not None:
                answers.write(json.dumps(answer).encode() + b"\n")
                answers.flush()
    except Exception as error:
        _report(error)
        sys.exit(1)


def _take_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Both pipes for ourselves: what the bot prints goes to stderr, and it has nothing to read."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return questions, answers


def _read(questions: IO[bytes], lines: "SimpleQueue[bytes]") -> None:
    """At the end of the questions nobody waits for an answer: leave, whatever the bot is doing."""
    for line in questions:
        lines.put(line)
    os._exit(0)


def _report(error: Exception) -> None:
    """Say what went wrong in the bot, without the way there through this module."""
    trace = error.__traceback__
    while trace and trace.tb_frame.f_code.co_filename.startswith((__file__, "<frozen")):
        trace = trace.tb_next
    traceback.print_exception(type(error), error, trace)


if __name__ == "__main__":
    main()
