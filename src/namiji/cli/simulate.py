"""`namiji simulate`: play many games between bots, and summarize them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from namiji.cli.fault_report import print_faults
from namiji.cli.options import (
    INTERRUPTED,
    DirectionsOption,
    EditionOption,
    JobsOption,
    PlayersOption,
    RayOption,
)
from namiji.errors import NamijiError
from namiji.files import printable, whole_file, writing

if TYPE_CHECKING:
    from namiji.match.simulate import SimulatedGame, Summary


def simulate(
    players: PlayersOption = 4,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Annotated[
        str | None, typer.Option(help="Game i has the seed SEED.i. Default: a new seed.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for all seats, or one per seat, separated by commas; see namiji bots."
        ),
    ] = "random",
    direction: DirectionsOption = "clockwise",
    edition: EditionOption = "standard",
    events: Annotated[
        Path | None,
        typer.Option(help="Write the header and events of each game here, one line per game."),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(help="Write the record of each game into this folder, new or empty."),
    ] = None,
    jobs: JobsOption = None,
    ray: RayOption = None,
) -> None:
    """Play many games between bots.

    The same seed gives the same games on any number of cores.

    Examples:

    namiji simulate --games 1000 --seed 7

    namiji simulate --players 3 --bots filler,random,random --direction both

    namiji simulate --games 2000 --seed 7 --events games.jsonl --records games/
    """
    from namiji.edition import load_edition
    from namiji.game.seeds import new_seed
    from namiji.match.simulate import Summary
    from namiji.match.simulate import simulate as play_series

    seed = new_seed() if seed is None else seed
    specs = [spec.strip() for spec in bots.split(",")]
    box = load_edition(edition)
    try:
        results = play_series(
            *(players, games, seed, specs, direction, box, jobs),
            ray=ray,
            export=events is not None,
            record=records is not None,
        )
    except NamijiError as error:
        option = "--seed" if error.code == "bad-seed" else "--bots"
        raise typer.BadParameter(str(error), param_hint=option) from None
    summary = Summary(players)
    interrupted = False
    with _outputs(events, records) as outputs:
        try:
            for game in _with_progress(results, games):
                for write in outputs:
                    write(game)
                summary.add(game)
        except KeyboardInterrupt:
            interrupted = True
    if summary.games:
        _print_summary(summary, seed, specs)
        _print_faults(summary, specs)
    if interrupted:
        typer.echo(f"stopped after {summary.games} of {games} games", err=True)
        raise typer.Exit(INTERRUPTED)


def _print_faults(summary: "Summary", specs: list[str]) -> None:
    by_seat = specs if len(specs) > 1 else specs * len(summary.scores)
    lost: Counter[str] = Counter()
    for spec, turns in zip(by_seat, summary.lost_turns, strict=True):
        lost[spec] += turns
    print_faults(((game, by_seat[f.seat - 1], f) for game, f in summary.faults), lost)


def _with_progress(results: "Iterator[SimulatedGame]", games: int) -> "Iterable[SimulatedGame]":
    from rich.progress import track

    console = Console(stderr=True)
    if not console.is_terminal:
        return results
    return track(results, "playing", games, console=console)


@contextmanager
def _outputs(
    events: Path | None, records: Path | None
) -> "Iterator[list[Callable[[SimulatedGame], None]]]":
    """Yield the functions that write a game."""
    with ExitStack() as stack:
        outputs: list[Callable[[SimulatedGame], None]] = []
        if records:
            outputs.append(_record_writer(records))
        if events:
            outputs.append(stack.enter_context(_event_writer(events)))
        yield outputs


@contextmanager
def _event_writer(path: Path) -> "Iterator[Callable[[SimulatedGame], None]]":
    with writing(path), path.open("w", encoding="utf-8", newline="\n") as file:

        def write(game: "SimulatedGame") -> None:
            file.write(f"{game.exported}\n")

        yield write


def _record_writer(folder: Path) -> "Callable[[SimulatedGame], None]":
    """Write into an empty folder only: files of an older run would be taken for games of this."""
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            message = f"the folder {printable(folder)} is not empty; name a new one"
            raise NamijiError("not-empty", message)

    def write(game: "SimulatedGame") -> None:
        path = folder / f"{game.index:06}.namiji"
        with writing(path), whole_file(path) as draft:
            draft.write_text(game.record or "", encoding="utf-8", newline="\n")

    return write


def _print_summary(summary: "Summary", seed: str, bots: list[str]) -> None:
    console = Console()
    games = summary.games
    console.print(
        f"{games} games with the seed {seed}, {summary.decisions} decisions, "
        f"{summary.decisions / games:.1f} per game",
        highlight=False,
    )
    seats = Table("seat", "bot")
    for column in ("mean score", "lowest", "highest", "wins"):
        seats.add_column(column, justify="right")
    for seat, scores in enumerate(summary.scores, 1):
        seats.add_row(
            str(seat),
            escape(bots[(seat - 1) % len(bots)]),
            f"{fmean(scores):.1f}",
            str(min(scores)),
            str(max(scores)),
            f"{summary.wins[seat - 1] / games:.1%}",
        )
    console.print(seats)
    rare_events = Table("rare event")
    rare_events.add_column("times", justify="right")
    rare_events.add_column("per 100 games", justify="right")
    for name, count in summary.rare_events.items():
        rare_events.add_row(name, str(count), f"{100 * count / games:.1f}")
    console.print(rare_events)
