"""The process in which bots think: `python -m namiji.server.workers.bot_worker`.

A question is one line of JSON, and its answer is one line with the action.
"""

import json
from base64 import b64decode, b64encode
from functools import lru_cache, partial

from namiji.bots import make_bot
from namiji.edition import Edition
from namiji.edition.load import from_data
from namiji.game.actions import Action
from namiji.game.view import SeatView
from namiji.server.workers.worker import answer, read_questions, write_line

_NICENESS = 10  # the server itself comes first


def write_question(level: str, seed: str, view: SeatView) -> bytes:
    question = {
        "level": level,
        "seed": seed,
        "seat": view.seat,
        "view": b64encode(view.to_bytes()).decode(),
        "edition": view.edition.canonical,
        "rules": view.edition.rules,
    }
    return json.dumps(question).encode() + b"\n"


def main() -> None:
    questions = read_questions(_NICENESS)
    write_line("ready")
    while True:
        answer(partial(_think, questions.get()))


def _think(line: bytes) -> str:
    question = json.loads(line)
    data = b64decode(question["view"])
    edition = _edition(question["edition"], question["rules"])
    view = SeatView.from_bytes(edition, data, question["seat"])
    return str(_choose(question["level"], question["seed"], view))


def _choose(level: str, seed: str, view: SeatView) -> Action:
    return make_bot(level, seed).choose(view, view.legal_actions)


@lru_cache(maxsize=64)
def _edition(canonical: str, rules: int) -> Edition:
    """One object per edition: bots find compiled tables by its identity."""
    return from_data(json.loads(canonical), "the edition").with_rules(rules)


if __name__ == "__main__":
    main()
