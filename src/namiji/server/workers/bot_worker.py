"""The process in which bots think for the server: `python -m namiji.server.workers.bot_worker`.

A question is a line of JSON, its answer a line with the action.
"""

import json
import threading
from base64 import b64decode, b64encode
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache, partial
from typing import Final

from namiji.bots import make_bot
from namiji.edition import Edition
from namiji.edition.load import from_data
from namiji.game.actions import Action
from namiji.game.game import Game
from namiji.game.view import SeatView
from namiji.server.table.levels import LEVELS, Level
from namiji.server.workers.worker import answer, hear_questions

_NICENESS = 10  # people's own moves come first

_warm: Final = {level: threading.Event() for level in LEVELS}
"""The levels whose questions can be answered at once."""


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
    questions = hear_questions(_NICENESS)
    weakest, *others = LEVELS
    answer(partial(_warm_up, weakest))
    threading.Thread(target=_warm_up_all, args=(others,), daemon=True).start()
    while True:
        answer(partial(_think, questions.get()))


def _think(line: bytes) -> str:
    question = json.loads(line)
    _warm[question["level"]].wait()
    data = b64decode(question["view"])
    view = SeatView.from_bytes(_edition(question["edition"]), data, question["seat"])
    return str(_choose(question["level"], question["seed"], view))


def _warm_up(level: Level) -> str:
    """The level thinks once: what it compiles is there when people wait for it."""
    game = Game.new(2, "warm-up")
    view = game.view(game.decider)
    try:
        return str(_choose(level, "warm-up", view))
    finally:
        _warm[level].set()  # also if it cannot think: whoever asks is told why


def _warm_up_all(levels: Sequence[Level]) -> None:
    """Beside the questions: on a new machine the strongest level compiles for long."""
    for level in levels:
        with suppress(Exception):
            _warm_up(level)


def _choose(level: str, seed: str, view: SeatView) -> Action:
    return make_bot(level, seed).choose(view, view.legal_actions)


@lru_cache(maxsize=64)
def _edition(canonical: str) -> Edition:
    """One object for each edition, as tables and minds are looked up quickest by identity."""
    return from_data(json.loads(canonical), "the edition")


if __name__ == "__main__":
    main()
