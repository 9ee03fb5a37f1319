"""The process in which bots think: `python -m namiji.server.workers.bot_worker`.

A question is one line of JSON, and its answer is one line: the action, or a teacher's answer as
JSON.
"""

import json
from base64 import b64decode, b64encode
from functools import lru_cache, partial
from typing import Any

from namiji.bots import make_bot
from namiji.edition import Edition
from namiji.edition.load import from_data
from namiji.game.actions import Action, actions_of
from namiji.game.view import SeatView
from namiji.server.workers.worker import answer, read_questions, write_line
from namiji.teacher import give_hint, judge

_NICENESS = 10  # the server itself comes first


def write_question(level: str, seed: str, view: SeatView) -> bytes:
    """Ask what a level would play."""
    return _write(view, {"level": level, "seed": seed})


def write_teaching(view: SeatView, action: Action | None) -> bytes:
    """Ask the teacher for a hint or, with an action, for a verdict."""
    return _write(view, {"level": None, "action": None if action is None else str(action)})


def _write(view: SeatView, question: dict[str, str | None]) -> bytes:
    about = {
        "seat": view.seat,
        "view": b64encode(view.to_bytes()).decode(),
        "edition": view.edition.canonical,
        "rules": view.edition.rules,
    }
    return json.dumps(question | about).encode() + b"\n"


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
    if question["level"] is None:
        return json.dumps(_teach(view, question["action"]))
    return str(_choose(question["level"], question["seed"], view))


def _teach(view: SeatView, action: str | None) -> dict[str, Any]:
    if action is None:
        return give_hint(view).to_dict()
    return judge(view, actions_of(view.edition).parse(action)).to_dict()


def _choose(level: str, seed: str, view: SeatView) -> Action:
    return make_bot(level, seed).choose(view, view.legal_actions)


@lru_cache(maxsize=64)
def _edition(canonical: str, rules: int) -> Edition:
    """One object per edition: bots find compiled tables by its identity."""
    return from_data(json.loads(canonical), "the edition").with_rules(rules)


if __name__ == "__main__":
    main()
