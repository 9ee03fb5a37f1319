"""A process that holds the games of one library and plays them on request.

It runs in the environment of that library, so it needs nothing but Python's own. Both sides write
a line of JSON at a time.
"""

import json
import os
import random
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from time import perf_counter
from typing import Any

Play = Callable[[], tuple[int, int]]
"""Plays for a while; returns the number of decisions, and of games that ended."""

luck = random.Random(1)  # noqa: S311 - any choice will do


@dataclass(frozen=True)
class Entry:
    """A game of a library, and one way to play it."""

    game: str
    players: int
    way: str
    """single: a call decides once; batch: a call plays whole games, or a step of many."""
    observes: bool
    """Whether each decision comes with an observation for a learner."""
    chance: bool = True
    hidden: bool = True
    """Whether players know what others do not."""


Offer = tuple[Entry, Callable[[], Play]]
"""An entry, and what makes it ready."""


def main(module: str, cores: str) -> None:
    """Prepare all games of a module, describe them, then play those that are requested."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # libraries print to stdout
    if cores == "one" and sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # before a library counts the cores

    def say(message: Any) -> None:
        print(json.dumps(message), file=answers, flush=True)

    peer = import_module(f"benchmarks.peers.{module}")
    plays: dict[int, Play] = {}
    told = []
    for number, (entry, prepare) in enumerate(peer.offers(cores)):
        error = None
        try:
            plays[number] = prepare()
            plays[number]()  # compiles, and warms the caches
        except Exception as fault:  # of any kind; it is reported, not hidden
            error = f"{type(fault).__name__}: {fault}"[:300]
        told.append({**asdict(entry), "error": error})
    say({"version": peer.VERSION, "entries": told})
    for line in sys.stdin:
        number, seconds = json.loads(line)
        say(_timed(plays[number], seconds))


def _timed(play: Play, seconds: float) -> dict[str, float]:
    decisions = games = 0
    begin = perf_counter()
    while True:
        more, ended = play()
        decisions, games = decisions + more, games + ended
        spent = perf_counter() - begin
        if spent >= seconds:
            return {"decisions": decisions, "games": games, "seconds": spent}


if __name__ == "__main__":
    main(*sys.argv[1:])
