"""`namiji backup`: copy the database of a server while it runs."""

from pathlib import Path
from typing import Annotated

import typer


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file to write.")],
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="NAMIJI_DATABASE",
            help="The database to copy; by default the one that namiji serve uses.",
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
