"""The process that analyzes a finished game.

The question is a line of JSON. Answered are lines with the number of decisions looked at, and at
last the analysis as an object.
"""

import json
from functools import partial

from namiji.analysis import analyze
from namiji.edition import Edition
from namiji.edition.load import from_data
from namiji.record import read_record
from namiji.server.workers.worker import answer, hear_questions, say

_NICENESS = 19  # nobody is kept waiting by it, no bot either


def write_question(record: str, edition: Edition, effort: int) -> bytes:
    question = {"record": record, "edition": edition.canonical, "effort": effort}
    return json.dumps(question).encode() + b"\n"


def main() -> None:
    questions = hear_questions(_NICENESS)
    say("ready")
    while True:
        answer(partial(_study, questions.get()))


def _study(line: bytes) -> str:
    question = json.loads(line)
    edition = from_data(json.loads(question["edition"]), "the edition")
    record = read_record(question["record"], edition)
    found = analyze(record, question["effort"], jobs=1, progress=lambda done, _: say(str(done)))
    return json.dumps(found.to_dict())


if __name__ == "__main__":
    main()
