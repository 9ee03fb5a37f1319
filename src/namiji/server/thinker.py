"""The process in which bots think for the server: `python -m namiji.server.thinker`.

A question is a line of JSON, its answer a line with the action. Where the questions end, the server
has ended.
"""

import json
import os
import signal
import sys
import threading
import traceback
from base64 import b64decode, b64encode
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from namiji.action import Action
from namiji.bots import make_bot
from namiji.edition import Edition
from namiji.edition.load import from_data
from namiji.game import Game
from namiji.server.level import LEVELS
from namiji.view import SeatView

FAULT: Final = "fault: "
"""What an answer starts with that is no action."""

_NICENESS = 10  # people's own moves come first


def write_question(level: str, seed: str, view: SeatView) -> bytes:
    question = {
        "level": level,
        "seed": seed,
        "seat": view.seat,
        "view": b64encode(view.to_bytes()).decode(),
        "edition": view.edition.canonical,
    }
    return json.dumps(question).encode() + b"\n"


def main() -> None:
    if sys.platform != "win32":
        os.nice(_NICENESS)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # meant for the server, which ends us in order
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(questions,), daemon=True).start()
    _answer(_warm_up)
    while True:
        _answer(partial(_think, questions.get()))


def _read(questions: "SimpleQueue[bytes]") -> None:
    """The questions end when the server has ended, even by a kill: leave, whoever is thinking."""
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def _answer(think: Callable[[], str]) -> None:
    try:
        answer = think()
    except Exception as error:  # by its type and place: its words could tell a secret
        frame = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(frame.filename).name}, line {frame.lineno}"
        answer = f"{FAULT}{type(error).__name__} in {place}"
    sys.stdout.buffer.write(answer.encode() + b"\n")
    sys.stdout.buffer.flush()


def _think(line: bytes) -> str:
    question = json.loads(line)
    data = b64decode(question["view"])
    view = SeatView.from_bytes(_edition(question["edition"]), data, question["seat"])
    return str(_choose(question["level"], question["seed"], view))


def _warm_up() -> str:
    """Every level thinks once: what it compiles is there when people wait for it."""
    game = Game.new(2, "warm-up")
    view = game.view(game.decider)
    return str([_choose(level, "warm-up", view) for level in LEVELS][-1])


def _choose(level: str, seed: str, view: SeatView) -> Action:
    return make_bot(level, seed).choose(view, view.legal)


@lru_cache(maxsize=64)
def _edition(canonical: str) -> Edition:
    """One object for each edition, as tables and minds are looked up quickest by identity."""
    return from_data(json.loads(canonical), "the edition")


if __name__ == "__main__":
    main()
