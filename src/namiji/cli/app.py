"""`namiji`: all commands.

Commands import what they run inside their functions, so that help appears at once, without Numba.
"""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from namiji import __version__
from namiji.cli import (
    analyze,
    arena,
    backup,
    balance,
    bench,
    bots,
    edition,
    ladder,
    play,
    puzzles,
    record,
    report,
    schema,
    serve,
    simulate,
    site,
)
from namiji.errors import NamijiError


class _Commands(TyperGroup):
    """Prints expected errors as messages."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except NamijiError as error:
            for line in str(error).splitlines():
                typer.echo(f"error: {line}", err=True)
            raise typer.Exit(1) from None


app = typer.Typer(
    name="namiji",
    cls=_Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    epilog="To play in the browser: [bold]namiji serve --open[/]. To play in the terminal: "
    "[bold]namiji play[/]. For the options of a command: namiji COMMAND --help",
)
app.command(name="play")(play.play)
app.command(name="simulate")(simulate.simulate)
app.command(name="bots")(bots.bots)
app.command(name="arena")(arena.arena)
app.command(name="ladder")(ladder.ladder)
app.command(name="report")(report.report)
app.command(name="balance")(balance.balance)
app.command(name="analyze")(analyze.analyze)
app.command(name="bench")(bench.bench)
app.command(name="serve")(serve.serve)
app.command(name="site")(site.site)
app.command(name="schema")(schema.schema)
app.command(name="backup")(backup.backup)
app.add_typer(record.app, name="record")
app.add_typer(edition.app, name="edition")
app.add_typer(puzzles.app, name="puzzles")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"namiji {__version__}")
        raise typer.Exit


@app.callback()
def namiji(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """The board game Namiji: play it, simulate it, analyze it."""


def main() -> None:
    app()
