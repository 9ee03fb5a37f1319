"""`namiji ladder`: rate bots for every number of players."""

from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from namiji.cli.options import EditionOption

if TYPE_CHECKING:
    from namiji.arena import Estimate


def ladder(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT", help="Specs of bots; see namiji bots.")
    ],
    games: Annotated[
        int, typer.Option(min=1, help="Games per number of players, rounded up to whole deals.")
    ] = 400,
    seed: Annotated[
        str | None, typer.Option(help="Deal i has the seed SEED.i. Default: one nobody can guess.")
    ] = None,
    edition: EditionOption = "standard",
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Number of processes. Default: one per core.")
    ] = None,
) -> None:
    """Rate bots with 2, 3, 4 and 5 players, in one table with 95% intervals.

    Each number of players is an arena of its own, as namiji arena plays it: greedy has the rating
    1000, or the first bot if greedy does not play. Ratings of different columns do not compare.

    Examples:

    namiji ladder random filler greedy network

    namiji ladder greedy network search:60 search+network:60 --games 200 --seed 1
    """
    from namiji.arena.ladder import climb
    from namiji.edition import load_edition

    columns = list(climb(bots, games, seed, load_edition(edition), jobs))
    table = Table("bot", *(f"{column.players} players" for column in columns))
    for bot in dict.fromkeys(bots):
        table.add_row(escape(bot), *(_cell(column.ratings.get(bot)) for column in columns))
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 160
    console.print(table)
    played = ", ".join(f"{column.games} with {column.players}" for column in columns)
    console.print(f"games: {played}")


def _cell(rating: "Estimate | None") -> str:
    if rating is None:
        return "not rated"
    if rating.low == rating.high:
        return f"{rating.mean:.0f}"
    return f"{rating.mean:.0f} ({rating.low:.0f} to {rating.high:.0f})"
