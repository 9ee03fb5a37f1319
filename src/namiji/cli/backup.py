"""`namiji backup`: a copy of the server's database, while it runs."""

from pathlib import Path
from typing import Annotated

import typer


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that is not there yet.")],
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="NAMIJI_DATABASE",
            help="The database to copy; without it, the one that namiji serve takes.",
        ),
    ] = None,
) -> None:
    """Copy a server's database to a file while the server goes on.

    docs/backup.md explains how to restore it.

    Example: namiji backup namiji-monday.db
    """
    from namiji.server.store import back_up, default_url

    back_up(database or default_url(), file)
    typer.echo(f"{file} contains everything that was saved until now")
