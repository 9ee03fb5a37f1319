"""`namiji analyze`: what the search bot thinks of a finished game."""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from namiji.cli.options import INTERRUPTED, JobsOption, RecordArgument, RecordEditionOption
from namiji.errors import NamijiError, RecordError
from namiji.files import printable, write_text

if TYPE_CHECKING:
    from namiji.analysis import Account, Analysis, Choice

_TURNING_POINTS = 12


def analyze(
    file: RecordArgument,
    effort: Annotated[
        int, typer.Option(metavar="N", help="Playouts per question about a decision.")
    ] = 1000,
    every: Annotated[
        bool, typer.Option("--all", help="Show every decision, not only the turning points.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print all figures as JSON instead of tables.")
    ] = False,
    plot: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.svg", help="Draw each seat's chances over the game into this file."
        ),
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same figures.")] = "1",
    jobs: JobsOption = None,
    edition: RecordEditionOption = None,
) -> None:
    """Analyze a finished game: each seat's chances, missed moves and luck.

    The search bot looks at every decision and knows no more than the seat that decided.

    Examples:

    namiji analyze evening.namiji

    namiji analyze evening.namiji --effort 5000 --all --plot evening.svg

    namiji analyze evening.namiji --json > evening.json
    """
    from namiji.analysis import analyze as search_game
    from namiji.analysis import plot as draw
    from namiji.edition import load_edition
    from namiji.record import load_record

    box = load_edition(edition) if edition else None
    try:
        with _progress() as progress:
            analysis = search_game(load_record(file, box), effort, seed, jobs, progress)
    except RecordError as error:
        raise NamijiError(error.code, f"{printable(file)}: {error}") from None
    except KeyboardInterrupt:
        typer.echo("stopped", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        typer.echo(json.dumps(analysis.to_dict()))
    else:
        _print_tables(analysis, every=every)
    if plot:
        write_text(plot, draw(analysis))


@contextmanager
def _progress() -> "Iterator[Callable[[int, int], None]]":
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("searching", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _print_tables(analysis: "Analysis", *, every: bool) -> None:
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console.width = 160
    if every:
        console.print(_decisions(analysis.choices, len(analysis.scores)))
    else:
        console.print(_turning_points(analysis.turning_points(_TURNING_POINTS)))
    console.print(_accounts(analysis.accounts))
    console.print(
        "Chances of victory in percent, as each seat sees them:\n"
        "start + skill + luck + others = end.\n"
        "Skill: its choices compared with the bot's. Luck: what they led to. Others: the rest."
    )


def _turning_points(choices: "Iterable[Choice]") -> Table:
    """For the seat that decides: before + choice + luck = after."""
    table = _table("#", "seat", "decision", "before", "choice", "luck", "after")
    for each in choices:
        words = f"{each.action}: {each.words}"
        better = f"\nbetter {each.best}: {each.best_words}" if each.is_missed else ""
        at = each.seat - 1
        table.add_row(
            *(str(each.number), str(each.seat), words + better, _percent(each.before[at])),
            *(_choice(each), _points(each.luck), _percent(each.after[at])),
        )
    return table


def _decisions(choices: "Iterable[Choice]", players: int) -> Table:
    """The columns of the seats have their chances after the decision."""
    seats = (f"seat {seat}" for seat in range(1, players + 1))
    table = _table("#", "seat", "decision", "choice", "±", "better", *seats)
    for each in choices:
        table.add_row(
            *(str(each.number), str(each.seat), each.action, _choice(each)),
            *(_percent(each.error) if each.error else "", each.best if each.is_missed else ""),
            *map(_percent, each.after),
        )
    return table


def _accounts(accounts: "Iterable[Account]") -> Table:
    table = _table(
        *("seat", "points", "start", "skill", "luck", "others", "end"),
        *("as bot", "missed", "cost each"),
    )
    for each in accounts:
        table.add_row(
            *(str(each.seat), str(each.score), _percent(each.start)),
            f"{_points(each.skill)} ± {_percent(each.skill_error)}",
            *(_points(each.luck), _points(each.others), _percent(each.end)),
            *(f"{each.agreed}/{each.decisions}", str(each.missed), f"{100 * each.cost:.2f}"),
        )
    return table


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=0, pad_edge=False)
    for column in columns:
        table.add_column(column, justify="left" if column in ("decision", "better") else "right")
    return table


def _choice(choice: "Choice") -> str:
    """Return nothing where the bot would have done the same."""
    return "" if choice.action == choice.best else _points(-choice.cost)


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _points(change: float) -> str:
    return f"{100 * change:+.1f}"
