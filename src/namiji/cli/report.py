"""`namiji report`: what arena games say about the balance of the game."""

import json
from pathlib import Path
from typing import Annotated

import typer

from namiji.files import printable, write_text


def report(
    results: Annotated[
        list[Path],
        typer.Argument(
            metavar="RESULTS...",
            help="Folders of arena results. Several are compared side by side.",
        ),
    ],
    out: Annotated[Path, typer.Option(help="File to write the page to.")] = Path("report.html"),
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the figures as JSON instead of writing a page.")
    ] = False,
) -> None:
    """Write a page about the balance of seats, start places, stations, cards and scores.

    A folder stands for all results in it and in its subfolders.

    Examples:

    namiji report results

    namiji report before after --out change.html

    namiji report results --json
    """
    from namiji.arena.report.balance import balance_report
    from namiji.arena.report.page import page

    made = balance_report(results)
    if as_json:
        typer.echo(json.dumps(made.to_dict(), indent=2))
        return
    write_text(out, page(made))
    typer.echo(f"wrote {printable(out)}; figures clearly off: {len(made.findings)}")
