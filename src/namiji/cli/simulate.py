"""`namiji simulate`: many games of bots, what they wrote and what they came to."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from namiji.cli.faults import show_faults
from namiji.errors import NamijiError

if TYPE_CHECKING:
    from namiji.match.simulate import Result, Summary

INTERRUPTED = 130  # what shells report of a program that Ctrl-C has ended


def simulate(
    players: Annotated[int, typer.Option(min=2, max=5, help="Players in each game.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[
        str | None, typer.Option(help="Game i has the seed SEED.i; without one, a new seed.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for all seats, or one a seat with commas between; see namiji bots."
        ),
    ] = "random",
    direction: Annotated[
        Literal["clockwise", "counterclockwise", "both"],
        typer.Option(help="The direction of the loop; both: by turns."),
    ] = "clockwise",
    edition: Annotated[
        str, typer.Option(metavar="ID|FILE", help="A packaged edition or a TOML file.")
    ] = "standard",
    events: Annotated[
        Path | None, typer.Option(help="Write each game's header and events here, a line each.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Write each game's record into this folder, new or empty.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; without it, as many as are worth while.")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on the Ray cluster there; see docs/arena.md."),
    ] = None,
) -> None:
    """Let bots play many games; the same seed gives the same games on any number of cores.

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
            for result in _with_progress(results, games):
                for write in outputs:
                    write(result)
                summary.add(result)
        except KeyboardInterrupt:
            interrupted = True
    if summary.games:
        _show(summary, seed, specs)
        show_faults(
            (game, specs[(fault.seat - 1) % len(specs)], fault) for game, fault in summary.faults
        )
    if interrupted:
        typer.echo(f"stopped after {summary.games} of {games} games", err=True)
        raise typer.Exit(INTERRUPTED)


def _with_progress(results: "Iterator[Result]", games: int) -> "Iterable[Result]":
    from rich.progress import track

    console = Console(stderr=True)
    if not console.is_terminal:
        return results
    return track(results, "playing", games, console=console)


@contextmanager
def _outputs(
    events: Path | None, records: Path | None
) -> "Iterator[list[Callable[[Result], None]]]":
    """What each result has to be handed to."""
    with ExitStack() as stack:
        outputs: list[Callable[[Result], None]] = []
        if records:
            outputs.append(_record_writer(records))
        if events:
            outputs.append(stack.enter_context(_event_writer(events)))
        yield outputs


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        message = f"cannot write {path}: {error.strerror or error}"
        raise NamijiError("cannot-write", message) from None


@contextmanager
def _event_writer(path: Path) -> "Iterator[Callable[[Result], None]]":
    with _writing(path), path.open("w", encoding="utf-8", newline="\n") as file:

        def write(result: "Result") -> None:
            file.write(f"{result.exported}\n")

        yield write


def _record_writer(folder: Path) -> "Callable[[Result], None]":
    """Only for an empty folder: what an older run has left there would pass for a part of this."""
    with _writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise NamijiError("not-empty", f"the folder {folder} is not empty; name a new one")

    def write(result: "Result") -> None:
        path = folder / f"{result.index:06}.namiji"
        part = path.with_suffix(".part")
        with _writing(path):
            try:
                part.write_text(result.record or "", encoding="utf-8", newline="\n")
                part.replace(path)  # under its name a record is whole, whenever we are stopped
            finally:
                part.unlink(missing_ok=True)

    return write


def _show(summary: "Summary", seed: str, bots: list[str]) -> None:
    console = Console()
    games = summary.games
    console.print(
        f"{games} games with the seed {seed}, {summary.decisions} decisions, "
        f"{summary.decisions / games:.1f} a game",
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
    corners = Table("corner")
    corners.add_column("times", justify="right")
    corners.add_column("in 100 games", justify="right")
    for name, count in summary.corners.items():
        corners.add_row(name, str(count), f"{100 * count / games:.1f}")
    console.print(corners)
