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
    from namiji.analysis import Analysis, AnalyzedDecision, AnalyzedSeat

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

    Playouts tell how choices and draws changed the chances. The search bot looks for missed moves,
    and knows no more than the seat that decided.

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
        console.print(_decisions(analysis.decisions, len(analysis.scores)))
    else:
        console.print(_turning_points(analysis.turning_points(_TURNING_POINTS)))
    console.print(_seats(analysis.seats))
    console.print(
        "Chances of victory in percent, if greedy played on for everyone; ± is the reach of the "
        "95% interval.\nstart + skill + luck + others = end.\n"
        "Skill: its choices compared with greedy's; points: the same in points. Luck: what was "
        "drawn compared with\nwhat could have been drawn, 0 on average. Others: their choices. "
        "Missed: the search bot knew a better move."
    )


def _turning_points(decisions: "Iterable[AnalyzedDecision]") -> Table:
    """For the seat that decides: before + choice + luck = after."""
    table = _table("#", "seat", "decision", "before", "choice", "luck", "after")
    for each in decisions:
        words = f"{each.action}: {each.words}"
        better = ""
        if each.is_missed:
            gain = f"{_points(each.cost)} ±{_percent(each.cost_error)}"
            better = f"\nbetter by {gain}: {each.best}: {each.best_words}"
        at = each.seat - 1
        table.add_row(
            *(str(each.number), str(each.seat), words + better),
            _figure(each.before[at], each.before_error[at]),
            _change(each.skill, each.chosen_error[at]),
            _change(each.luck, each.luck_error),
            _figure(each.after[at], each.after_error[at]),
        )
    return table


def _decisions(decisions: "Iterable[AnalyzedDecision]", players: int) -> Table:
    """The columns of the seats have their chances after the decision."""
    seats = (f"seat {seat}" for seat in range(1, players + 1))
    table = _table("#", "seat", "decision", "choice", "luck", "better", *seats)
    for each in decisions:
        table.add_row(
            *(str(each.number), str(each.seat), each.action),
            _change(each.skill, each.chosen_error[each.seat - 1]),
            _change(each.luck, each.luck_error),
            each.best if each.is_missed else "",
            *map(_figure, each.after, each.after_error),
        )
    return table


def _seats(seats: "Iterable[AnalyzedSeat]") -> Table:
    table = _table(
        *("seat", "score", "start", "skill", "luck", "others", "end"),
        *("skill in points", "as bot", "missed"),
    )
    for each in seats:
        table.add_row(
            *(str(each.seat), str(each.score), _figure(each.start, each.start_error)),
            f"{_points(each.skill)} ±{_percent(each.skill_error)}",
            f"{_points(each.luck)} ±{_percent(each.luck_error)}",
            f"{_points(each.others)} ±{_percent(each.others_error)}",
            _percent(each.end),
            f"{each.points:+.1f} ±{each.points_error:.1f}",
            *(f"{each.agreed}/{each.decisions}", str(each.missed)),
        )
    return table


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for column in columns:
        table.add_column(column, justify="left" if column in ("decision", "better") else "right")
    return table


def _figure(share: float, error: float) -> str:
    return f"{_percent(share)} ±{_percent(error)}" if error else _percent(share)


def _change(change: float, error: float) -> str:
    """Return nothing where nothing could change."""
    return f"{_points(change)} ±{_percent(error)}" if error else ""


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _points(change: float) -> str:
    return f"{100 * change:+.1f}"
