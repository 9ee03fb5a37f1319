"""`namiji arena`: play bots against each other, and compare them."""

import math
from collections import Counter
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from namiji.cli.fault_report import print_faults
from namiji.cli.options import (
    INTERRUPTED,
    DirectionsOption,
    EditionOption,
    PlayersOption,
    RayOption,
)
from namiji.errors import NamijiError

if TYPE_CHECKING:
    from namiji.arena import Estimate, GameResult, Results, Standing

_OPTIONS = {  # the option that an error is about, by the error's code
    "bad-seed": "--seed",
    "bad-margin": "--margin",
    "bad-seconds": "--seconds",
    "no-folder": "--records",
}


_HARD_TO_GUESS = 16  # characters


def arena(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT", help="Specs of bots; see namiji bots.")
    ],
    players: PlayersOption = 4,
    games: Annotated[
        int, typer.Option(min=1, help="Number of games, rounded up to whole deals.")
    ] = 400,
    seed: Annotated[
        str | None,
        typer.Option(
            help="Deal i has the seed SEED.i. Default: that of the folder, or one nobody can guess."
        ),
    ] = None,
    direction: DirectionsOption = "both",
    until: Annotated[
        Literal["decided"] | None,
        typer.Option(help="Stop as soon as it is clear whether the first bot is stronger."),
    ] = None,
    margin: Annotated[
        float,
        typer.Option(
            help="How much more than an even share is stronger: 0.05 is 30% where even is 25%."
        ),
    ] = 0.05,
    out: Annotated[
        Path | None,
        typer.Option(help="Keep the games in this folder. The same command continues there."),
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help="Keep the records of the games, too.")
    ] = False,
    on_fault: Annotated[
        Literal["forfeit", "random"],
        typer.Option(help="What a fault costs a bot: the game, or a turn that random plays."),
    ] = "forfeit",
    seconds: Annotated[
        float, typer.Option(help="How long a bot of your own may take for a decision.")
    ] = 30.0,
    edition: EditionOption = "standard",
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Number of processes. Default: one per core.")
    ] = None,
    ray: RayOption = None,
) -> None:
    """Play bots against each other and compare them.

    Every deal is played once per rotation of the seats. The first bot plays one seat, and the other
    bots fill the rest by turns. If there are more bots than seats, all of them take turns. A single
    bot plays against itself, and so does a bot that is named twice: as greedy and greedy#2.

    Examples:

    namiji arena greedy random --players 2 --games 200

    namiji arena search:2000 greedy --until decided --margin 0.1 --out results

    namiji arena my_bot.py greedy filler random --games 1000 --out results --records

    namiji arena master search --games 4000 --out results --ray 10.0.0.1:6379
    """
    from namiji.arena import Results, make_plan, run_arena
    from namiji.arena.games_file import seed_of
    from namiji.edition import load_edition

    box = load_edition(edition)
    if seed is None and out:
        seed = seed_of(out)
    try:
        plan = make_plan(bots, players, seed, direction, box)
        play = run_arena(
            *(plan, games),
            folder=out,
            records=records,
            margin=margin if until else None,
            on_fault=on_fault,
            seconds=seconds,
            jobs=jobs,
            ray=ray,
        )
    except NamijiError as error:
        option = _OPTIONS.get(error.code, "BOT")
        raise typer.BadParameter(str(error), param_hint=option) from None
    if seed is not None and len(seed) < _HARD_TO_GUESS and not set(bots) <= _built_in(bots):
        typer.echo(
            f"note: a bot could guess the seed {seed}, and with it the deals. Leave out --seed for "
            "bots that you do not trust.",
            err=True,
        )
    results = Results(plan)
    most = len(plan.fixtures(games))
    interrupted = False
    try:
        with closing(play):
            _collect(play, results, most)
    except KeyboardInterrupt:
        interrupted = True
    if results.games:
        _print_results(results)
        if out:
            _write(results, out)
    if interrupted:
        hint = "; repeat the command to continue" if out else ""
        typer.echo(f"stopped after {len(results.games)} of {most} games{hint}", err=True)
        raise typer.Exit(INTERRUPTED)
    if until:
        _print_verdict(results, margin)


def _built_in(specs: list[str]) -> set[str]:
    from namiji.bots import BOTS

    return {spec for spec in specs if spec.partition(":")[0] in BOTS}


def _collect(play: "Generator[GameResult, None, None]", results: "Results", most: int) -> None:
    """Play the games; on a terminal, show a progress bar and the shares of victory."""
    from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn())
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, *times, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("playing", total=most)
        for game in play:
            results.add(game)
            shares = ", ".join(f"{bot} {share:.1%}" for bot, share in results.shares.items())
            progress.update(task, advance=1, description=escape(shares))


def _write(results: "Results", folder: Path) -> None:
    from namiji.arena import write_csv, write_parquet

    write_csv(results.games, folder)
    try:
        write_parquet(results.games, folder)
    except NamijiError as error:
        if error.code != "missing-extra":
            raise
        typer.echo(f"note: only seats.csv is written. {error}", err=True)


def _print_results(results: "Results") -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 160
    plan = results.plan
    console.print(
        f"{len(results.games)} games, {results.deals} deals with the seed {plan.seed}; "
        f"even is {plan.even_share:.1%} of the wins"
    )
    ratings = _ratings(results)
    table = _table("bot", "games", "wins", "95%", "score", "margin", "95%")
    standings = results.standings()
    show_ratings = ratings or not all(each.is_rated for each in standings)
    for column in ("rating", "95%") if show_ratings else ():
        table.add_column(column, justify="right")
    for column in ("ms per decision", "longest", "faults", "turns lost", "forfeits"):
        table.add_column(column, justify="right")
    for each in standings:
        table.add_row(
            *(escape(each.bot), str(each.games)),
            *_cells(each.share, "{:.1%}"),
            f"{each.score:.1f}",
            *_cells(each.margin, "{:+.1f}"),
            *(_rating(each, ratings) if show_ratings else ()),
            *(f"{each.think_ms:.3g}", f"{each.longest_ms:.3g}"),
            *(str(each.faults), str(each.lost_turns), str(each.forfeits)),
        )
    console.print(table)
    if pairs := results.pairs():
        table = _table("bot", "against", "games", "ahead", "95%", "margin", "95%")
        for pair in pairs:
            table.add_row(
                *(escape(pair.first), escape(pair.second), str(pair.games)),
                *_cells(pair.ahead, "{:.1%}"),
                *_cells(pair.margin, "{:+.1f}"),
            )
        console.print(table)
    _print_faults(results)


def _print_faults(results: "Results") -> None:
    from namiji.arena import MOST_FAULTY

    standings = results.standings()
    print_faults(
        (
            (game.game, game.seats[fault.seat - 1].bot, fault)
            for game in results.games
            for fault in game.faults
        ),
        Counter({each.bot: each.lost_turns for each in standings}),
        Counter({each.bot: each.forfeits for each in standings}),
    )
    for each in standings:
        if not each.is_rated:
            typer.echo(
                f"{each.bot} is not rated: it lost turns in {each.faulty_games} of {each.games} "
                f"games, and {MOST_FAULTY:.0%} is the most allowed"
            )


def _rating(standing: "Standing", ratings: "dict[str, Estimate]") -> tuple[str, str]:
    """Return the cells of a rating; empty ones if there is nobody to compare the bot with."""
    if not standing.is_rated:
        return "not rated", ""
    rating = ratings.get(standing.bot)
    return _cells(rating, "{:.0f}") if rating else ("", "")


def _ratings(results: "Results") -> "dict[str, Estimate]":
    """Return the ratings of the bots that are rated; none if there are not two of them."""
    from namiji.arena import rate

    bots = [each.bot for each in results.standings() if each.is_rated]
    if len(bots) < 2:
        return {}
    try:
        return rate(bots, results.games)
    except NamijiError as error:
        typer.echo(f"note: {error}", err=True)
        return {}


def _table(*columns: str) -> Table:
    table = Table()
    for column in columns:
        table.add_column(column, justify="left" if column in ("bot", "against") else "right")
    return table


def _cells(estimate: "Estimate", form: str) -> tuple[str, str]:
    """Return the mean and its interval; none if it is exact by definition, or nothing is known."""
    mean, low, high = (form.format(x) for x in (estimate.mean, estimate.low, estimate.high))
    return mean, f"{low} to {high}" if 0 < estimate.high - estimate.low < math.inf else ""


def _print_verdict(results: "Results", margin: float) -> None:
    first, even = results.plan.bots[0], results.plan.even_share
    conclusions = {
        "stronger": f"decided: {first} wins more than {even:.1%}",
        "not stronger": f"decided: {first} wins less than {even + margin:.1%}",
        None: "not decided",
    }
    typer.echo(f"{conclusions[results.conclusion(margin)]}, after {results.deals} deals")
