"""`namiji site`: write the game as a folder for a static host."""

from pathlib import Path
from typing import Annotated

import typer


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder to write.")],
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="A server for games with friends; the site links to it.",
        ),
    ] = None,
) -> None:
    """Write the game as a folder that any static host serves, from any path.

    People play there against bots or together on one device; rules and bots run in the browser.

    Example: namiji site public && python -m http.server --directory public
    """
    from namiji.server.static_site import write_site

    write_site(folder, server)
    typer.echo(f"{folder} is ready: copy it to any web host")
