"""`namiji backup`: a copy of the server's database, while it runs."""

from pathlib import Path
from typing import Annotated

import typer

from namiji.cli.optional_packages import require_server_packages


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
    """Copy the database of a server to a file; the server may go on.

    docs/backup.md tells how to put it back.

    Example: namiji backup namiji-monday.db
    """
    require_server_packages()

    from namiji.server.store import back_up, default_url

    back_up(database or default_url(), file)
    typer.echo(f"{file} has all that was saved until now")
