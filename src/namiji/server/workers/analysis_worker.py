"""The process that analyzes a finished game.

A question is one line of JSON. The answer is several lines: the number of decisions analyzed so
far, again and again, and finally the analysis as a JSON object.
"""

import json
from functools import partial

from namiji.analysis import analyze
from namiji.edition import Edition
from namiji.edition.load import from_data
from namiji.record import read_record
from namiji.server.workers.worker import answer, read_questions, write_line

_NICENESS = 19  # everything else comes first, bots included


def write_question(record: str, edition: Edition, effort: int) -> bytes:
    question = {"record": record, "edition": edition.canonical, "effort": effort}
    return json.dumps(question).encode() + b"\n"


def main() -> None:
    questions = read_questions(_NICENESS)
    write_line("ready")
    while True:
        answer(partial(_analyze, questions.get()))


def _analyze(line: bytes) -> str:
    question = json.loads(line)
    edition = from_data(json.loads(question["edition"]), "the edition")
    record = read_record(question["record"], edition)
    analysis = analyze(
        record,
        question["effort"],
        jobs=1,
        progress=lambda done, _: write_line(str(done)),
    )
    return json.dumps(analysis.to_dict())


if __name__ == "__main__":
    main()
