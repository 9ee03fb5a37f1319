"""Judge event files that `namiji simulate --events` wrote, by the oracle.

python -m tests.programs.judge FILE.jsonl ... [--edition FILE]
"""

import argparse
import json
import sys

from namiji import load_edition
from tests.support.oracle import Disagreement, Tally, judge


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--edition", default="standard")
    options = parser.parse_args()
    data = load_edition(options.edition).data
    for file in options.files:
        tally = Tally()
        with open(file) as lines:  # noqa: PTH123 - read line by line
            for number, line in enumerate(lines, 1):
                try:
                    tally += judge(data, json.loads(line)["events"])
                except Disagreement as error:
                    sys.exit(f"{file}, game {number}: {error}")
        sys.stdout.write(f"{file}: {tally}\n")


if __name__ == "__main__":
    main()
