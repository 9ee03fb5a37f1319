"""`namiji record`: show, verify and export game records."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from namiji.cli.options import RecordArgument, RecordEditionOption
from namiji.errors import RecordError
from namiji.files import printable, write_text

if TYPE_CHECKING:  # importing the rules takes a moment, and help does not need them
    from namiji.edition import Edition
    from namiji.game.events import Event
    from namiji.game.game import Game
    from namiji.record import Record, RecordedDecision, Verification

app = typer.Typer(
    name="record",
    help="Show, verify and export game records (.namiji files).",
    no_args_is_help=True,
)


@app.command()
def show(file: RecordArgument, edition: RecordEditionOption = None) -> None:
    """Show a game: its header, then each decision with its points and outcomes of chance.

    ~ marks a decision that was undone.

    Example: namiji record show docs/example.namiji
    """
    from rich.console import Console
    from rich.text import Text

    from namiji.record.replay import begin, check_result, follow, go_back

    record = _load(file, edition)
    console = Console(highlight=False, markup=False, emoji=False)
    for label, value in _header(record):
        console.print(Text.assemble((f"{label:<12}", "bold"), value), soft_wrap=True)
    heading = f"{'#':>4}  seat  {'decision':<32}{'points':>8}  chance"
    console.print(f"\n{heading}", style="bold", soft_wrap=True)
    try:
        game = begin(record)
        for decision in record.history:
            events = follow(game, decision)
            number = f"{'~' if decision.undone else ' '}{decision.number:>3}"
            words = f"{number}  {decision.seat:>4}  {_decision(game, decision, events):<32}"
            drawn = " ".join(map(str, decision.outcomes))
            console.print(
                f"{words}{_points(decision.seat, events):>8}  {drawn}".rstrip(), soft_wrap=True
            )
        go_back(game, len(record.decisions))
        check_result(record, game)
    except RecordError as error:
        _fail(file, error)


@app.command()
def verify(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="One or several .namiji files.")
    ],
    edition: RecordEditionOption = None,
) -> None:
    """Verify games: all decisions are legal, all outcomes possible and, with a seed, dealt by it.

    The exit code is 0 if all records are valid. Otherwise it is 1, and the first wrong line of each
    record is printed.

    Example: namiji record verify *.namiji
    """
    from namiji.record import load_record
    from namiji.record import verify as check

    played_with = _load_edition(edition)
    status = 0
    for file in files:
        try:
            verified = check(load_record(file, played_with))
        except RecordError as error:
            typer.echo(f"{printable(file)}: {error}", err=True)
            status = 1
        else:
            typer.echo(f"{printable(file)}: {_result(verified)}")
    raise typer.Exit(status)


@app.command()
def export(
    file: RecordArgument,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="Write here instead of printing.")
    ] = None,
    indent: Annotated[
        int, typer.Option("--indent", min=0, max=8, help="Spaces per level; 0 for a single line.")
    ] = 0,
    edition: RecordEditionOption = None,
) -> None:
    """Export a game as JSON: its header and every event, nothing hidden.

    Example: namiji record export docs/example.namiji --indent 2 --out game.json
    """
    from namiji.record import export as export_record

    try:
        text = json.dumps(export_record(_load(file, edition)), indent=indent or None)
    except RecordError as error:
        _fail(file, error)
    if out is None:
        typer.echo(text)
        return
    write_text(Path(out), f"{text}\n")


def _load(file: str, edition: str | None) -> "Record":
    from namiji.record import load_record

    try:
        return load_record(file, _load_edition(edition))
    except RecordError as error:
        _fail(file, error)


def _load_edition(source: str | None) -> "Edition | None":
    from namiji.edition import EditionError, load_edition

    try:
        return None if source is None else load_edition(source)
    except EditionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None


def _fail(file: str, reason: object) -> NoReturn:
    typer.echo(f"{printable(file)}: {reason}", err=True)
    raise typer.Exit(1)


def _header(record: "Record") -> Iterable[tuple[str, str]]:
    edition = record.edition
    yield "Edition", f"{edition.id} {edition.version} ({edition.digest[:12]})"
    yield "Players", f"{record.players}, {record.direction}"
    yield "Line-up", " ".join(str(boat or "neutral") for boat in record.order)
    yield "First fish", record.face_up or "none"
    if record.deal is not None:
        deal = record.deal
        yield "Table", f"{deal.table[:12]}, game {deal.game}"
        yield "Seats", " ".join(deal.seats)
        yield "Nonces", " ".join(nonce or "-" for nonce in deal.nonces)
    yield "Commitment", record.commitment or "none"
    yield "Seed", record.seed or "not given"
    yield "Result", "not given" if record.result is None else str(record.result)
    decisions = len(record.decisions)
    undone = len(record.history) - decisions
    yield "Decisions", f"{decisions}, and {undone} undone (~)" if undone else str(decisions)


def _decision(game: "Game", decision: "RecordedDecision", events: "Iterable[Event]") -> str:
    """Return a decision as it is written, and where it leads or that it moves the neutral boat."""
    from namiji.game.events import Docked, Sailed

    first = next(iter(events), None)  # turning to one of several nets is no event
    words = str(decision.action)
    if isinstance(first, Sailed):
        words += f" {game.view(0).station(first.to)}"
    neutral = isinstance(first, Sailed | Docked) and first.seat == 0
    return f"{words} (neutral)" if neutral else words


def _points(seat: int, events: "Iterable[Event]") -> str:
    """Return what a decision scored; if other seats scored, name them."""
    from namiji.game.events import Scored

    total: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Scored):
            total[event.seat] += event.points
    scored = {each: points for each, points in sorted(total.items()) if points}
    if scored.keys() <= {seat}:
        return "".join(f"{points:+}" for points in scored.values())
    return ", ".join(f"{each}: {points:+}" for each, points in scored.items())


def _result(verified: "Verification") -> str:
    scores = " ".join(map(str, verified.scores.values()))
    winners = " and ".join(map(str, verified.winners))
    result = f"{verified.decisions} decisions, scores {scores}"
    result += f", won by seat {winners}" if winners else ""
    proof = ("proven by its seed",) if verified.proven else ()
    return "; ".join((result, *proof, *verified.notes))
