"""`namiji bots`: the bots that can play."""

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table


def bots() -> None:
    """List the bots, and how to name one of your own.

    Examples:

    namiji bots

    namiji simulate --players 2 --bots "filler,run:node mybot.js"
    """
    from namiji.bots.registry import BOTS, OWN_BOTS, installed_bots

    table = Table("spec", "what it does", box=None, padding=(0, 2, 0, 0))
    for name, bot in BOTS.items():
        table.add_row(name, bot.about)
        if bot.takes:
            table.add_row("", f"after a colon: {bot.takes}")
    for name, home in installed_bots().items():
        table.add_row(escape(name), escape(f"installed: {home}"))
    for form, about in OWN_BOTS.items():
        table.add_row(escape(form), about)
    Console().print(table)
    typer.echo("\ndocs/bots.md explains how to write a bot.")
