"""Options that several commands share."""

from typing import Annotated, TypeAlias

import typer

from namiji.core.names import Directions

INTERRUPTED = 130
"""The exit code that shells report for a program that Ctrl-C ended."""

PlayersOption: TypeAlias = Annotated[
    int, typer.Option("--players", min=2, max=5, help="Number of players in each game.")
]
DirectionsOption: TypeAlias = Annotated[
    Directions,
    typer.Option("--direction", help="Direction in which the boats sail; both: by turns."),
]
EditionOption: TypeAlias = Annotated[
    str, typer.Option("--edition", metavar="ID|FILE", help="Packaged edition, or a TOML file.")
]
RecordArgument: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", help="A .namiji file.")]
RecordEditionOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--edition",
        metavar="FILE",
        help="Edition file that the game was played with, if it is not a packaged edition.",
    ),
]
JobsOption: TypeAlias = Annotated[
    int | None,
    typer.Option("--jobs", min=1, help="Number of processes. Default: as many as are useful."),
]
RayOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address (docs/arena.md)."
    ),
]
