"""`namiji balance`: measure how fair an edition is, or search for a fairer route."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from namiji.errors import NamijiError
from namiji.files import printable, write_text

if TYPE_CHECKING:
    from namiji.balance.figures import Censuses, Figure
    from namiji.balance.gpu import NetworksOnGpu
    from namiji.balance.improve import Progress, Trial
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
        int, typer.Option(metavar="CHANGES", min=0, help="Changes of the route to try.")
    ] = 0,
    gpu: Annotated[
        bool, typer.Option("--gpu", help="Let the network play whole games on a GPU in the search.")
    ] = False,
    networks: Annotated[
        list[Path] | None,
        typer.Option("--network", help="File of another network that plays there. Repeatable."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="File for the edition with the improved route.")
    ] = None,
) -> None:
    """Measure start places, stations and cards, with 3, 4 and 5 players in both directions.

    With --improve, search for a fairer route first: greedy and the network play every candidate,
    and a change is kept if start places become more even and no station is passed by. On the CPU,
    the network plays the first leg of these games only.

    Examples:

    namiji balance

    namiji balance my-copy.toml --bot search:60 --games 400

    namiji balance --improve 400 --out fairer.toml
    """
    from namiji.balance.improve import Trial, with_route
    from namiji.balance.measure import measure_bot
    from namiji.edition import load_edition
    from namiji.edition.load import edition_text

    edition = load_edition(source)
    if gpu and not improve:
        raise typer.BadParameter(
            "it belongs to --improve: name a number of changes", param_hint="--gpu"
        )
    if networks and not gpu:
        raise typer.BadParameter("networks play on a GPU: add --gpu", param_hint="--network")
    if improve:
        players = _networks(networks or []) if gpu else None
        edition = _improve(edition, improve, Trial(games, seed, players))
        if out is not None:
            write_text(out, with_route(edition_text(source), edition))
            typer.echo(f"wrote {printable(out)}")
    _show(edition, measure_bot(edition, bot, games, seed, jobs))


def _networks(others: list[Path]) -> "NetworksOnGpu":
    from namiji.envs.cuda.device import require_gpu
    from namiji.mind.network import NETWORK_FILE

    try:
        from namiji.balance.gpu import NetworksOnGpu
    except ImportError:
        hint = "--gpu needs PyTorch: pip install 'namiji[learn,cuda]'"
        raise NamijiError("missing-extra", hint) from None
    require_gpu()
    return NetworksOnGpu([NETWORK_FILE, *others])


def _improve(edition: "Edition", changes: int, trial: "Trial") -> "Edition":
    from namiji.balance.improve import improve

    def report(step: "Progress") -> None:
        typer.echo(
            f"{step.tried} changes tried, {step.kept} kept: loss {step.loss:.3f}, "
            f"the start place furthest from even {step.worst_place:.2f} points"
        )

    return improve(edition, changes, trial, report)


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
