"""`namiji play`: a game against bots, in the terminal."""

import os
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn, TypeAlias

import typer

if TYPE_CHECKING:  # the rules take a moment to import: only a command that runs waits for them
    from namiji.game.game import Game
    from namiji.match.match import Guard
    from namiji.words import Words

Direction: TypeAlias = Literal["clockwise", "counterclockwise"]


def play(
    players: Annotated[
        int, typer.Option("--players", metavar="2-5", help="How many play, you included.")
    ] = 3,
    seat: Annotated[int, typer.Option("--seat", metavar="1-5", help="Your seat.")] = 1,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="SPEC", help="Who plays the other seats; see namiji bots."),
    ] = "sailor",
    direction: Annotated[
        Direction, typer.Option("--direction", help="Which way round the boats sail.")
    ] = "clockwise",
    seed: Annotated[
        str | None,
        typer.Option(
            "--seed", metavar="TEXT", help="Deal this game; another one each time if not."
        ),
    ] = None,
    edition: Annotated[
        str, typer.Option("--edition", metavar="ID|FILE", help="The edition to play.")
    ] = "standard",
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Keep the record of the game in this file."),
    ] = None,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="en|fr|it|es|ru",
            help="The language to play in; that of the system if not.",
        ),
    ] = None,
    text: Annotated[  # noqa: ARG001  # the only way to play until there is a browser client
        bool, typer.Option("--text", help="Play line by line, as now always.", show_default=False)
    ] = True,
) -> None:
    """Play a game against bots, line by line in the terminal.

    Example: namiji play --players 4 --save game.namiji
    """
    w = _words(language)
    notice = "Setting the table. The first time takes a while."
    waiting = threading.Timer(1.5, typer.echo, [notice], {"err": True})
    waiting.daemon = True
    waiting.start()
    try:
        game = _new_game(players, seat, direction, seed, edition)
        others = {each: _guard(bots, game, each) for each in range(1, players + 1) if each != seat}
    finally:
        waiting.cancel()

    from namiji.cli.keeper import Keeper
    from namiji.cli.screen import Screen
    from namiji.cli.text_game import TextGame
    from namiji.errors import NamijiError
    from namiji.words import greeting

    if save is not None:
        try:
            Keeper(game).check(save)
        except NamijiError as error:
            _refuse("--save", error)
    table = TextGame(game, seat, others, Screen(), w, save, edition)
    try:
        interrupted = table.run(greeting(game.view(seat), bots, w))
    finally:
        for guard in others.values():
            guard.close()
    for fault in (fault for guard in others.values() for fault in guard.report.faults):
        told = w.text("end-fault", name=w.who(fault.seat, seat), why=fault.message)
        typer.echo(told, err=True)
    if interrupted:
        raise typer.Exit(130)  # what a shell expects after an interrupt


def _words(language: str | None) -> "Words":
    from namiji.errors import NamijiError
    from namiji.locales import preferred_language
    from namiji.words import words_in

    try:
        return words_in(language or preferred_language(os.environ))
    except NamijiError as error:
        _refuse("--language", error)


def _new_game(
    players: int, seat: int, direction: Direction, seed: str | None, edition: str
) -> "Game":
    from namiji.edition import EditionError, load_edition
    from namiji.errors import NamijiError
    from namiji.game.game import Game

    # Checked here and not by ranges: those errors come in a frame, which reads badly aloud.
    if players not in range(2, 6):
        _refuse("--players", f"2 to 5 can play, not {players}")
    if seat not in range(1, players + 1):
        _refuse("--seat", f"with {players} players, seats are 1 to {players}")
    try:
        return Game.new(players, seed, direction, load_edition(edition))
    except EditionError as error:
        _refuse("--edition", error)
    except NamijiError as error:
        _refuse("--seed", error)


def _guard(spec: str, game: "Game", seat: int) -> "Guard":
    from namiji.bots import make_bot
    from namiji.errors import NamijiError
    from namiji.game.seeds import bot_seed
    from namiji.match.match import Guard, check_bot

    try:
        check_bot(spec, game.edition)
        return Guard(game, seat, make_bot(spec, bot_seed(str(game.seed), seat)))
    except NamijiError as error:
        _refuse("--bots", error)


def _refuse(option: str, reason: object) -> NoReturn:
    typer.echo(f"error: {option}: {reason}", err=True)
    raise typer.Exit(2)
