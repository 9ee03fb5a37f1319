"""`namiji balance`: measure how fair an edition is, or search for a fairer route."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from namiji.files import printable, write_text

if TYPE_CHECKING:
    from namiji.balance.figures import Censuses, Figure
    from namiji.balance.improve import Progress
    from namiji.edition import Edition


def balance(
    source: Annotated[
        str, typer.Argument(metavar="ID|FILE", help="Packaged edition, or a TOML file.")
    ] = "standard",
    bot: Annotated[str, typer.Option(help="Bot in all seats.")] = "greedy",
    games: Annotated[
        int, typer.Option(min=1, help="Games per number of players and direction.")
    ] = 4000,
    seed: Annotated[str, typer.Option(help="Seed of all games and changes.")] = "balance",
    jobs: Annotated[int | None, typer.Option(min=1, help="Worker processes.")] = None,
    improve: Annotated[
        int,
        typer.Option(metavar="ORDERS", min=0, help="Orders of stations to try per direction."),
    ] = 0,
    out: Annotated[
        Path | None, typer.Option(help="File for the edition with the improved route.")
    ] = None,
) -> None:
    """Measure start places, stations and cards, with 3, 4 and 5 players in both directions.

    With --improve, search for a fairer route first. Greedy and the tree search play every leg that
    is tried, until a start place is clearly off. The route gets the first legs where none is.

    Examples:

    namiji balance

    namiji balance my-copy.toml --bot search:60 --games 400

    namiji balance --improve 100 --out fairer.toml
    """
    from namiji.balance.legs import with_route
    from namiji.balance.measure import measure_bot
    from namiji.edition import load_edition
    from namiji.edition.load import edition_text

    if out is not None and not improve:
        raise typer.BadParameter("a route is written only after a search: add --improve")
    if out is not None and not out.absolute().parent.is_dir():  # before hours of search
        raise typer.BadParameter(f"there is no folder {printable(out.absolute().parent)}")
    edition = load_edition(source)
    if improve:
        edition = _improve(edition, improve, seed)
        if out is not None:
            write_text(out, with_route(edition_text(source), edition))
            typer.echo(f"wrote {printable(out)}")
    _show(edition, measure_bot(edition, bot, games, seed, jobs))


def _improve(edition: "Edition", orders: int, seed: str) -> "Edition":
    from namiji.balance.improve import improve

    def report(found: "Progress") -> None:
        tried = "1 order" if found.orders == 1 else f"{found.orders} orders"
        typer.echo(
            f"{found.direction}: {tried} tried, {found.fair_for_three} fair for three boats; "
            + ("the last one for all" if found.is_found else "no fair leg yet")
        )

    return improve(edition, orders, seed, report)


def _show(edition: "Edition", censuses: "Censuses") -> None:
    from namiji.balance.figures import TARGETS, figures

    found = figures(edition, censuses)
    console = Console()
    console.print(_games(edition, censuses))
    for target in TARGETS:
        console.print(_table([figure for figure in found if figure.target is target]))
    off = sum(figure.excess > 0 for figure in found)
    console.print(f"{len(found)} figures, {off} outside of their range")


def _games(edition: "Edition", censuses: "Censuses") -> Table:
    from namiji.balance.figures import stops_per_player

    table = Table(title="games", title_justify="left")
    for column in ("players", "direction", "games", "mean score", "stops per player"):
        table.add_column(column)
    for setting, census in censuses.items():
        games, score = census["games"].sum(), census["score"].sum() / census["seats"].sum()
        stops = stops_per_player(edition, setting, census)
        row = (setting.players, setting.direction, games, f"{score:.1f}", f"{stops:.1f}")
        table.add_row(*map(str, row))
    return table


def _table(found: "list[Figure]") -> Table:
    target = found[0].target
    most = "" if target.most == float("inf") else f" to {target.most:g}"
    table = Table(title=f"{target.name}: {target.least:g}{most}", title_justify="left")
    for column in ("", "mean", "95% interval", ""):
        table.add_column(column)
    for figure in found:
        low, high = figure.value - figure.reach, figure.value + figure.reach
        table.add_row(
            figure.label,
            f"{figure.value:.2f}",
            f"{low:.2f} to {high:.2f}",
            "off" if figure.excess > 0 else "",
        )
    return table
