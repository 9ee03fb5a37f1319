"""Measure what it takes to show a game: views and previews, in microseconds of CPU time.

python -m benchmarks.frames --games 20

Each figure is the median of all decisions. A view has a public part, which is built once per
change, and a private one for each seat. A preview has all options of a decision.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time_ns

import typer

from namiji.game.game import Game
from namiji.game.view import SeatView
from namiji.preview import preview

REPEATS = 5


def views(games: int) -> Iterator[SeatView]:
    """What the deciding seats of random games see."""
    for number in range(games):
        game = Game.new(2 + number % 4, number)
        rng = random.Random(number)  # noqa: S311 - play, no secret
        while not game.is_over:
            yield game.view(game.decider)
            game.play(rng.choice(game.legal_actions))


def microseconds(work: Callable[[SeatView], object], view: SeatView) -> float:
    """The quickest of some runs, each on a view that has read nothing yet."""
    times = []
    for _ in range(REPEATS):
        fresh = SeatView.from_bytes(view.edition, view.to_bytes(), view.seat)
        begin = process_time_ns()
        work(fresh)
        times.append(process_time_ns() - begin)
    return min(times) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    moments = list(views(parser.parse_args().games))
    options = [len(view.legal_ids()) for view in moments]
    typer.echo(f"{len(moments)} decisions with {sum(options) / len(options):.1f} options each")
    works: dict[str, Callable[[SeatView], object]] = {
        "whole view": SeatView.to_dict,
        "public part": SeatView.public_dict,
        "private part": SeatView.private_dict,
        "preview of all options": preview,
    }
    for name, work in works.items():
        work(moments[0])
        figure = median(microseconds(work, view) for view in moments)
        typer.echo(f"{name:<24} {figure:6.0f} µs")


if __name__ == "__main__":
    main()
