"""`namiji puzzles`: make sets of puzzles, show what is in one, and check it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from namiji.cli.options import INTERRUPTED, EditionOption, JobsOption
from namiji.errors import NamijiError
from namiji.files import printable, whole_file, writing

if TYPE_CHECKING:
    from namiji.puzzles import PuzzleSet

app = typer.Typer(no_args_is_help=True, help="Make sets of puzzles, show and check them.")

SetArgument = Annotated[
    Path | None,
    typer.Argument(metavar="FILE", help="A set of puzzles. Default: the one of the package."),
]

_BANDS = (0, 1200, 1350, 1500, 1650, 9999)  # of the ratings, for the table


@app.command()
def make(
    out: Annotated[Path, typer.Option(metavar="FILE.json", help="File for the set.")],
    count: Annotated[int, typer.Option(min=1, help="Number of puzzles.")] = 320,
    seed: Annotated[str, typer.Option(help="The same seed gives the same set.")] = "1",
    edition: EditionOption = "standard",
    records: Annotated[
        list[str] | None,
        typer.Option(
            "--record", metavar="FILE.namiji", help="Cut from this game; may be given many times."
        ),
    ] = None,
    work: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.jsonl",
            help="File for the results of each game, to continue from. Default: beside the set.",
        ),
    ] = None,
    jobs: JobsOption = None,
) -> None:
    """Cut puzzles from games of bots, or from your own.

    The same command gives the same set, on any number of cores. If it is interrupted, repeat it: it
    continues.

    Examples:

    namiji puzzles make --out more.json --count 1000 --seed 2

    namiji puzzles make --out mine.json --record evening.namiji
    """
    from namiji.edition import load_edition
    from namiji.puzzles.make import make_puzzles, source_of
    from namiji.record import load_record

    box = load_edition(edition)
    own = [load_record(file) for file in records or ()]
    source = source_of(box, seed, own)
    try:
        with _progress(count) as progress:
            kept = work or out.with_suffix(".jsonl")
            puzzles = make_puzzles(source, count, kept, jobs, progress)
    except KeyboardInterrupt:
        typer.echo("stopped; repeat the command to continue", err=True)
        raise typer.Exit(INTERRUPTED) from None
    with writing(out), whole_file(out) as draft:
        draft.write_text(puzzles.to_text(), encoding="utf-8", newline="\n")
    typer.echo(f"wrote {len(puzzles.puzzles)} puzzles to {printable(out)}")
    _show(puzzles)


@app.command()
def show(file: SetArgument = None) -> None:
    """Show how a set was made, its themes, and how hard its puzzles are."""
    _show(_load(file))


@app.command()
def check(
    file: SetArgument = None,
    seed: Annotated[str | None, typer.Option(help="Seed of other searches.")] = None,
    jobs: JobsOption = None,
) -> None:
    """Play every puzzle's game again, and search ten times as deep for its solution."""
    from namiji.puzzles.checks import PROOF_SEED
    from namiji.puzzles.verify import verify_puzzles

    puzzles = _load(file)
    wrong = 0
    for puzzle, problem in verify_puzzles(puzzles, seed or PROOF_SEED, jobs):
        if problem is not None:
            wrong += 1
            typer.echo(f"{puzzle.situation.id}: {problem}")
    total = len(puzzles.puzzles)
    typer.echo(f"{total - wrong} of {total} puzzles are confirmed by ten times the search")
    if wrong:
        raise typer.Exit(1)


def _load(file: Path | None) -> "PuzzleSet":
    from namiji.puzzles import load_puzzles, packaged_puzzles

    return packaged_puzzles() if file is None else load_puzzles(file)


@contextmanager
def _progress(count: int) -> Iterator[Callable[[int, int], None]]:
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("searching", total=count)
        yield lambda puzzles, _games: bar.update(task, completed=puzzles)


def _show(puzzles: "PuzzleSet") -> None:
    if not puzzles.puzzles:
        raise NamijiError("no-puzzles", "the set has no puzzles: cut from more games")
    console = Console(highlight=False, markup=False)
    console.print(f"{puzzles.edition}, rules {puzzles.rules}, {puzzles.source}", soft_wrap=True)
    console.print(_funnel(puzzles))
    console.print(_difficulty(puzzles))
    console.print(_themes(puzzles))


def _funnel(puzzles: "PuzzleSet") -> Table:
    from namiji.puzzles.checks import STAGES

    funnel = puzzles.funnel
    table = Table("check", title=f"decisions of {funnel['games']} games", title_justify="left")
    table.add_column("fell out", justify="right")
    table.add_column("left", justify="right")
    left = len(puzzles.puzzles) + sum(funnel.get(stage, 0) for stage in STAGES)
    table.add_row("", "", str(left))
    for stage, words in STAGES.items():
        fell_out = funnel.get(stage, 0)
        left -= fell_out
        table.add_row(words, str(fell_out), str(left))
    return table


def _difficulty(puzzles: "PuzzleSet") -> Table:
    """How often the levels solve the puzzles of a rating."""
    from namiji.puzzles.difficulty import LEVELS

    table = Table("rating", title="success by difficulty", title_justify="left")
    for column in ("puzzles", *LEVELS):
        table.add_column(column, justify="right")
    bands = [
        *((f"{low} to {high - 1}", low, high) for low, high in pairwise(_BANDS)),
        ("all", _BANDS[0], _BANDS[-1]),
    ]
    for words, low, high in bands:
        found = [puzzle.success for puzzle in puzzles.puzzles if low <= puzzle.rating < high]
        if found:
            means = (f"{fmean(column):.0%}" for column in zip(*found, strict=True))
            table.add_row(words, str(len(found)), *means)
    return table


def _themes(puzzles: "PuzzleSet") -> Table:
    from namiji.puzzles.themes import THEMES

    table = Table("theme", title="themes", title_justify="left")
    for column in ("puzzles", "mean rating", "mean lead", "exact"):
        table.add_column(column, justify="right")
    for theme in THEMES:
        found = [puzzle for puzzle in puzzles.puzzles if puzzle.theme == theme]
        if found:
            table.add_row(
                theme,
                str(len(found)),
                f"{fmean(puzzle.rating for puzzle in found):.0f}",
                f"{fmean(puzzle.lead for puzzle in found):.1%}",
                str(sum(puzzle.exact for puzzle in found)),
            )
    return table
