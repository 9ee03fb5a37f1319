"""`namiji play`: a game against bots, in the terminal."""

import os
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from namiji.cli.options import INTERRUPTED
from namiji.core.names import Direction
from namiji.errors import NamijiError

if TYPE_CHECKING:  # importing the rules takes a moment, and help does not need them
    from namiji.game.game import Game
    from namiji.match.watched_bot import WatchedBot
    from namiji.words import Words


def play(
    players: Annotated[
        int, typer.Option("--players", metavar="2-5", help="Number of players, including you.")
    ] = 3,
    seat: Annotated[int, typer.Option("--seat", metavar="1-5", help="Your seat.")] = 1,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="SPEC", help="Bot for the other seats; see namiji bots."),
    ] = "sailor",
    direction: Annotated[
        Direction, typer.Option("--direction", help="Direction in which the boats sail.")
    ] = "clockwise",
    seed: Annotated[
        str | None,
        typer.Option(
            "--seed", metavar="TEXT", help="The same seed deals the same game. Default: a new seed."
        ),
    ] = None,
    edition: Annotated[
        str,
        typer.Option("--edition", metavar="ID|FILE", help="Packaged edition, or a TOML file."),
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
            help="Language to play in. Default: that of the system.",
        ),
    ] = None,
) -> None:
    """Play a game against bots in the terminal.

    Example: namiji play --players 4 --save game.namiji
    """
    w = _words(language)
    notice = "Setting the table. The first time takes a while."
    waiting = threading.Timer(1.5, typer.echo, [notice], {"err": True})
    waiting.daemon = True
    waiting.start()
    try:
        game = _new_game(players, seat, direction, seed, edition)
        others = _other_seats(bots, game, seat)
    finally:
        waiting.cancel()

    from namiji.cli.record_writer import RecordWriter
    from namiji.cli.terminal import Terminal
    from namiji.cli.terminal_game import TerminalGame
    from namiji.words import greeting

    if save is not None:
        try:
            RecordWriter(game).check(save)
        except NamijiError as error:
            _refuse("--save", error)
    table = TerminalGame(game, seat, others, Terminal(), w, save, edition)
    try:
        interrupted = table.run(greeting(game.view(seat), bots, w))
        if game.is_over:
            for other, bot in others.items():
                bot.end(game.view(other))
    finally:
        for bot in others.values():
            bot.close()
    for fault in (fault for bot in others.values() for fault in bot.report.faults):
        told = w.text("end-fault", name=w.who(fault.seat, seat), why=fault.message)
        typer.echo(told, err=True)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _words(language: str | None) -> "Words":
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
    from namiji.game.game import Game

    # Checked here and not by typer, whose errors come in a frame that screen readers read badly.
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


def _other_seats(spec: str, game: "Game", own: int) -> "dict[int, WatchedBot]":
    from namiji.match.seating import check_bot, seat_bot
    from namiji.match.watched_bot import WatchedBot

    stand_in = "greedy"  # a person wants a good game
    try:
        check_bot(spec, game.edition)
    except NamijiError as error:
        _refuse("--bots", error)
    others = [seat for seat in range(1, game.players + 1) if seat != own]
    bots = {seat: seat_bot(spec, str(game.seed), seat) for seat in others}
    return {seat: WatchedBot(game, seat, bot, stand_in) for seat, bot in bots.items()}


def _refuse(option: str, reason: object) -> NoReturn:
    typer.echo(f"error: {option}: {reason}", err=True)
    raise typer.Exit(2)
