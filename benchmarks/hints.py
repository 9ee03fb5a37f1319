"""Measure hints: how long they take, and how often they name the true main reason.

python -m benchmarks.hints --games 50

Of each game, one decision of every kind gets a hint. A comparison several times as deep, with new
worlds, then says what really speaks for the choice.
"""

import argparse
import random
from collections import Counter, defaultdict
from dataclasses import dataclass
from statistics import median
from time import process_time

import typer

from namiji.bots import make_bot
from namiji.bots.search import SearchBot
from namiji.game.game import Game
from namiji.game.view import SeatView
from namiji.mind.inquiry import HINT_PLAYOUTS
from namiji.teacher import Hint, give_hint
from namiji.teacher.merits import merits_of

DEEPER = 5
LEVELS = ("skipper", "sailor", "greedy", "skipper", "sailor")


@dataclass(frozen=True)
class Measured:
    hint: Hint
    seconds: float
    is_main: bool
    """Whether the deeper comparison finds the same greatest merit, or none that is greater by more
    than the standard error."""
    is_real: bool
    """Whether the merit speaks for the choice there, too."""


def views_of(number: int) -> dict[str, SeatView]:
    """One decision of every kind that a game has."""
    players = 2 + number % 4
    game, rng = Game.new(players, f"hints.{number}"), random.Random(number)  # noqa: S311 - a sample
    bots = [make_bot(level, f"{number}") for level in LEVELS[:players]]
    found: dict[str, list[SeatView]] = defaultdict(list)
    while not game.is_over:
        view = game.view(game.decider)
        found[view.phase].append(view)
        game.play(bots[game.decider - 1].choose(view, view.legal_actions))
    return {phase: rng.choice(views) for phase, views in found.items()}


def measure(view: SeatView) -> Measured:
    began = process_time()
    hint = give_hint(view)
    seconds = process_time() - began
    if hint.merit is None:
        return Measured(hint, seconds, True, True)
    bot = SearchBot("deeper", str(DEEPER * HINT_PLAYOUTS // 2))
    merits = merits_of(bot.gain(view, hint.best), bot.gain(view, hint.other), view.phase)
    named = next(merit for merit in merits if merit.kind == hint.merit.kind)
    first = merits[0]
    is_main = first.points - named.points <= max(first.error, named.error)
    return Measured(hint, seconds, is_main, named.points > 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    games = parser.parse_args().games
    by_phase: dict[str, list[Measured]] = defaultdict(list)
    for number in range(games):
        for phase, view in views_of(number).items():
            by_phase[phase].append(measure(view))
    by_phase["all"] = [each for phase in list(by_phase) for each in by_phase[phase]]
    typer.echo(f"{HINT_PLAYOUTS} playouts per hint; checked by comparisons {DEEPER} times as deep")
    typer.echo("decision     hints   seconds   true main reason   true reason   sure or exact")
    for phase, found in by_phase.items():
        count = len(found)
        shares = [
            sum(each.is_main for each in found) / count,
            sum(each.is_real for each in found) / count,
            sum(each.hint.sureness in ("clear", "exact") for each in found) / count,
        ]
        seconds = median(each.seconds for each in found)
        typer.echo(
            f"{phase:11} {count:6} {seconds:9.2f} {shares[0]:18.0%} {shares[1]:13.0%}"
            f" {shares[2]:15.0%}"
        )
    kinds = Counter(each.hint.merit.kind if each.hint.merit else "none" for each in by_phase["all"])
    typer.echo("reasons: " + ", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))


if __name__ == "__main__":
    main()
