"""`namiji bench`: measure the speed of the game on this machine."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from namiji.cli.options import PlayersOption

if TYPE_CHECKING:
    from namiji.bench.measurements import Measurement


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    players: PlayersOption = 4,
    seconds: Annotated[
        float, typer.Option(min=0.001, max=600, help="Seconds to spend on each figure.")
    ] = 2.0,
    starts: Annotated[
        bool,
        typer.Option(
            help="Measure new Python processes, too; each one that compiles takes half a minute."
        ),
    ] = True,
) -> None:
    """Measure the speed of the game on this machine.

    Each figure is the median of several runs, with its lowest and highest value.

    Examples:

    namiji bench

    namiji bench --json --seconds 0.5 --no-starts
    """
    from namiji.bench.measurements import bench as measure
    from namiji.bench.measurements import machine

    figures = []
    notes = Console(stderr=True)
    with notes.status("measuring ..."):
        for figure in measure(players, seconds, starts):
            figures.append(figure)
            if notes.is_terminal:
                notes.print(f"{figure.label}: {_number(figure.median)} {figure.unit}")
    if as_json:
        typer.echo(json.dumps(_report(machine(), players, seconds, figures), indent=2))
        return
    console = Console()
    console.print(_table(figures))
    console.print(", ".join(f"{name} {value}" for name, value in machine().items()))


def _report(
    machine: dict[str, Any], players: int, seconds: float, figures: "list[Measurement]"
) -> dict[str, Any]:
    return {
        "machine": machine,
        "settings": {"players": players, "seconds": seconds},
        "figures": {figure.name: figure.to_dict() for figure in figures},
    }


def _table(figures: "list[Measurement]") -> Table:
    table = Table()
    for column in ("figure", "median", "unit", "lowest", "highest", "runs"):
        table.add_column(column, justify="left" if column in ("figure", "unit") else "right")
    for figure in figures:
        low, high = min(figure.values), max(figure.values)
        numbers = [_number(value) for value in (figure.median, low, high)]
        row = (figure.label, numbers[0], figure.unit, *numbers[1:], str(len(figure.values)))
        table.add_row(*row)
    return table


def _number(value: float) -> str:
    """Return a number with three digits, or in full if it is easy to read."""
    if value >= 1e6:
        return f"{value / 1e6:.3g} M"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
