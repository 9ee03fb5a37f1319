"""The same from a shell: `python -m namiji.prepare`."""

import argparse
import json
from dataclasses import asdict

from namiji.prepare import Progress, prepare

_WORDS = {"rules": "the rules", "greedy": "the bots", "search": "the strongest bot"}


class Printer:
    """Tells a person when a step is done, and about how long the rest takes."""

    def __init__(self) -> None:
        self._told: set[str] | None = None

    def __call__(self, progress: Progress) -> None:
        rest = f", about {progress.seconds:.0f} s" if progress.seconds else ""
        if self._told is None:
            self._told = set(progress.done)
            if rest:
                print(f"Preparing rules and bots{rest}, only the first time.", flush=True)
        for step in progress.done:
            if step not in self._told:
                self._told.add(step)
                print(f"Ready: {_WORDS[step]}{rest and rest + ' left'}.", flush=True)


def print_json(progress: Progress) -> None:
    print(json.dumps(asdict(progress)), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m namiji.prepare", description="Compile rules and bots for later starts."
    )
    parser.add_argument("--json", action="store_true", help="print a JSON object per report")
    prepare(print_json if parser.parse_args().json else Printer())


if __name__ == "__main__":
    main()
