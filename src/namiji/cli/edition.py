"""`namiji edition`: show an edition, or check the file of one."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console, Group
from rich.markup import escape
from rich.table import Table

if TYPE_CHECKING:
    from namiji.edition import Edition
    from namiji.edition.model import Condition

app = typer.Typer(no_args_is_help=True, help="Show an edition, or check its file.")


@app.command()
def show(
    source: Annotated[
        str, typer.Argument(metavar="ID|FILE", help="Packaged edition, or a TOML file.")
    ] = "standard",
) -> None:
    """Show what an edition contains, and where each part comes from.

    [bold]rulebook[/]: stated in the rulebook. [bold]inferred[/]: the only simple reading of it.
    [bold]reconstructed[/]: designed where the rulebook is silent. [bold]transcribed[/]: read from
    a physical copy. [bold]house[/]: a house rule.

    Examples:

    namiji edition show

    namiji edition show my-copy.toml
    """
    from namiji.edition import load_edition

    edition = load_edition(source)
    Console().print(
        Group(
            _title(edition),
            _origins(edition),
            _notes(edition),
            _route(edition),
            _dock_cards(edition),
            _rock_cards(edition),
            _rulings(edition),
        )
    )


@app.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="TOML file of an edition.")],
) -> None:
    """Check an edition file, and list everything that is wrong with it.

    Example: namiji edition check my-copy.toml
    """
    from namiji.edition import EditionError, load_edition

    try:
        edition = load_edition(file)
    except EditionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    typer.echo(f"fine: edition {edition.id}, version {edition.version}")
    for name, count in edition.counts().items():
        typer.echo(f"  {name.replace('_', ' ')}: {count}")


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for column in columns:
        table.add_column(column, justify="right" if column in _NUMBERS else "left")
    return table


_NUMBERS = ("points", "copies", "pieces")


def _title(edition: "Edition") -> str:
    return f"[bold]{edition.id}[/] version {edition.version}\ndigest {edition.digest}\n"


def _origins(edition: "Edition") -> Table:
    table = _table("Where it comes from", "part", "provenance", "pieces", "figures")
    for part, pieces, figures in _parts(edition):
        table.add_row(part.replace("_", " "), edition.provenance[part], pieces, figures)
    return table


def _notes(edition: "Edition") -> Table | str:
    if not edition.notes:
        return ""
    table = _table("What that rests on", "part", "note")
    for part, note in edition.notes.items():
        table.add_row(part.replace("_", " "), escape(note))
    return table


def _parts(edition: "Edition") -> Iterator[tuple[str, str, str]]:
    """Yield each table of the file, how many pieces it describes, and its figures."""
    counts = edition.counts()
    doubles = sum(stop.double for stop in edition.route)
    yield "route", str(counts["stations"]), f"stations, {doubles} of them double"
    yield "fish", str(counts["fish"]), f"{_words(edition.colors)}; {_words(edition.kinds)}"
    yield "nets", str(counts["nets"]), f"{len(edition.nets)} different ones"
    bag = f"{edition.crabs} crabs, {edition.shrimp} shrimp; points each {edition.crustacean_points}"
    yield "crustaceans", str(edition.crabs + edition.shrimp), bag
    lines = f"rows {_words(edition.row_points)}; columns {_words(edition.column_points)}"
    penalty = f"Offerings {edition.offerings}; penalty {_words(edition.penalty)}"
    yield "boat", "", f"{lines}; {penalty}"
    kinds = zip(("dolphin", "octopus", "whale"), edition.sections, strict=True)
    sections = _words(f"{kind} {size}" for kind, size in kinds)
    copies = f"copies {edition.panorama_copies}; bonus {edition.bonus}"
    yield "panoramas", str(counts["panorama_cards"]), f"{sections}; {copies}"
    yield "early_bird", str(counts["early_bird"]), _words(edition.early_bird)
    yield "parameters", "", _words(f"{name} {n}" for name, n in edition.parameters.items())
    meals = sum(card.copies for card in edition.dock_cards if card.is_meal)
    upgrades = counts["dock_cards"] - meals
    yield "dock_cards", str(counts["dock_cards"]), f"{meals} meals, {upgrades} upgrades"
    points = sum(card.points * card.copies for card in edition.rock_cards)
    yield "rock_cards", str(counts["rock_cards"]), f"worth {points} points in all"


def _words(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))


def _route(edition: "Edition") -> Table:
    table = _table("Route, clockwise (* has a second slot)", "leg", "stations by position")
    leg: list[str] = []
    for position, stop in enumerate(edition.route, 1):
        leg.append(f"[dim]{position}[/] {stop.station}{'*' if stop.double else ''}")
        if stop.station in ("dock", "finish"):
            table.add_row(str(table.row_count + 1), ", ".join(leg))
            leg.clear()
    return table


def _dock_cards(edition: "Edition") -> Table:
    table = _table("Dock cards", "card", "copies", "effect")
    for card in edition.dock_cards:
        adds = _words(f"{name} +{amount}" for name, amount in card.adds.items())
        effect = f"meal, {card.points} points" if card.is_meal else adds
        table.add_row(card.id, str(card.copies), effect)
    return table


def _rock_cards(edition: "Edition") -> Table:
    table = _table("Sacred Rock cards", "card", "copies", "fulfilled with", "points")
    for card in edition.rock_cards:
        needs = " and ".join(map(_condition, card.conditions))
        table.add_row(card.id, str(card.copies), needs, str(card.points))
    return table


def _condition(condition: "Condition") -> str:
    least, most = condition.at_least, condition.at_most
    limits = [f"at least {least}"] * (least is not None) + [f"at most {most}"] * (most is not None)
    return f"{condition.metric.replace('_', ' ')} {' and '.join(limits)}"


def _rulings(edition: "Edition") -> Table:
    table = _table("Rulings", "ruling", "holds")
    for name in ("full_rack_bars_fishing", "neutral_counts_as_boat"):
        table.add_row(name.replace("_", " "), "yes" if getattr(edition, name) else "no")
    return table
