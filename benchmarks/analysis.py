"""Measure how far the analysis can be trusted.

python -m benchmarks.analysis --games 60 --effort 200

It prints the mean luck per seat over many games, which should be 0; how many of the largest claims
a search ten times as deep confirms; and how often the figures of a game, analyzed with three seeds,
differ by no more than their intervals say.
"""

import argparse
import math
from itertools import combinations
from statistics import fmean, stdev

import typer

from namiji.analysis import Analysis, AnalyzedDecision, analyze
from namiji.analysis.analyzer import luck_of
from namiji.bots.search import SearchBot
from namiji.game.game import Game
from namiji.match.match import play_match
from namiji.record import record_of
from namiji.record.replay import begin, follow

BOTS = ("skipper", "deckhand", "greedy", "sailor")


def game_of(number: int) -> Game:
    """A game of bots of different strength, each in every seat by turns."""
    turn = number % len(BOTS)
    return play_match([*BOTS[turn:], *BOTS[:turn]], seed=f"trust.{number}").game


def show_luck(games: int, effort: int) -> None:
    lucks = [luck_of(game_of(number), effort) for number in range(games)]
    typer.echo(f"mean luck in percent, {games} games of four, {effort} playouts per question:")
    for seat, of_seat in enumerate(zip(*lucks, strict=True), 1):
        reach = 1.96 * stdev(of_seat) / math.sqrt(games)
        typer.echo(f"  seat {seat}: {100 * fmean(of_seat):+.1f} ± {100 * reach:.1f}")


def show_claims(analyses: list[tuple[Game, Analysis]], effort: int) -> None:
    found: list[tuple[AnalyzedDecision, Game]] = []
    for game, analysis in analyses:
        found += ((decision, game) for decision in analysis.decisions if decision.is_missed)
    found.sort(key=lambda claim: -claim[0].cost)
    typer.echo(
        f"{len(found)} claims in {len(analyses)} games; the largest by a search ten times as deep:"
    )
    confirmed = 0
    for choice, game in found[:10]:
        again, decisions = begin(record_of(game)), record_of(game).decisions
        for decision in decisions[: choice.number - 1]:
            follow(again, decision)
        view = again.view(choice.seat)
        bot = SearchBot("replay", str(10 * effort))
        actions = {str(action): action for action in view.legal_actions}
        better, played = (
            bot.think(view, only=actions[text]).shares[choice.seat - 1]
            for text in (choice.best, choice.action)
        )
        confirmed += better > played
        typer.echo(
            f"  {choice.action} -> {choice.best}: claimed {100 * choice.cost:+.1f} "
            f"± {100 * choice.cost_error:.1f}, found {100 * (better - played):+.1f}"
        )
    typer.echo(f"confirmed: {confirmed} of {len(found[:10])}")


def show_seeds(analyses: list[list[Analysis]], effort: int) -> None:
    typer.echo(
        f"{len(analyses)} games with three seeds each, {effort} playouts per question; differences "
        "within their intervals:"
    )
    for name, listed in (("figures of decisions", figures), ("sums by seat", sums)):
        pairs = [
            pair
            for of_game in analyses
            for two in combinations(map(listed, of_game), 2)
            for pair in zip(*two, strict=True)
        ]
        reaches = [(abs(a - b), math.hypot(x, y)) for (a, x), (b, y) in pairs if x or y]
        within = sum(gap <= reach for gap, reach in reaches)
        typer.echo(f"  {name}: {within} of {len(reaches)} ({within / len(reaches):.1%})")


def figures(analysis: Analysis) -> list[tuple[float, float]]:
    """Every figure of a decision with the reach of its interval, which is 0 if it is exact."""
    found: list[tuple[float, float]] = []
    for each in analysis.decisions:
        for name in ("before", "chosen", "drawn"):
            found += zip(getattr(each, name), getattr(each, f"{name}_error"), strict=True)
        found.append((each.points, each.points_error))
    return found


def sums(analysis: Analysis) -> list[tuple[float, float]]:
    return [
        (getattr(seat, name), getattr(seat, f"{name}_error"))
        for seat in analysis.seats
        for name in ("start", "skill", "points", "luck", "others")
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument(
        "--analyzed", type=int, default=6, help="games searched for claims, three times"
    )
    parser.add_argument("--effort", type=int, default=200)
    parser.add_argument("--luck-effort", type=int, default=40)
    options = parser.parse_args()
    show_luck(options.games, options.luck_effort)
    games = [game_of(number) for number in range(options.analyzed)]
    analyses = [[analyze(game, options.effort, seed) for seed in (1, 2, 3)] for game in games]
    show_seeds(analyses, options.effort)
    first = [of_game[0] for of_game in analyses]
    show_claims([*zip(games, first, strict=True)], options.effort)


if __name__ == "__main__":
    main()
