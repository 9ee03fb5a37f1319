"""`namiji report`: what arena results say about the balance of the game."""

import json
from pathlib import Path
from typing import Annotated

import typer

from namiji.errors import NamijiError


def report(
    results: Annotated[
        list[Path],
        typer.Argument(
            metavar="RESULTS...", help="Folders of arena results; several come side by side."
        ),
    ],
    out: Annotated[Path, typer.Option(help="Where the page goes.")] = Path("report.html"),
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the figures as JSON instead of writing a page.")
    ] = False,
) -> None:
    """Write a page on seats, start places, stations, cards and scores, with plots.

    A folder stands for all results in it and its subfolders.

    Examples:

    namiji report results

    namiji report before after --out change.html

    namiji report results --json
    """
    from namiji.arena.report.page import page
    from namiji.arena.report.report import balance_report

    made = balance_report(results)
    if as_json:
        typer.echo(json.dumps(made.to_dict(), indent=2))
        return
    try:
        out.write_text(page(made), encoding="utf-8", newline="\n")
    except OSError as error:
        message = f"cannot write {out}: {error.strerror or error}"
        raise NamijiError("cannot-write", message) from None
    typer.echo(f"wrote {out}; figures clearly off: {len(made.findings)}")
