"""Where a database is: the URLs that are understood, and the one that nobody has to choose."""

import os
import sys
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from namiji.errors import NamijiError

ACCEPTED = "write sqlite:////folder/file.db or postgresql://user:password@host/database"


def default_url() -> str:
    """The user's own database; its folder is made if need be, for nobody else to look into."""
    folder = _data_folder()
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        message = f"cannot make the folder {folder}: {error.strerror}"
        raise NamijiError("bad-database", message) from None
    return f"sqlite:///{folder / 'namiji.db'}"


def read_url(text: str) -> URL:
    """A URL of a kind that is understood. A refusal does not repeat it, for its password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise NamijiError("bad-database", f"this is no URL of a database: {ACCEPTED}") from None
    if url.drivername in ("postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        message = f"{url.drivername} is no kind of database that is known here: {ACCEPTED}"
        raise NamijiError("bad-database", message)
    if url.host or url.query or url.database in (None, "", ":memory:"):
        message = "the URL of an SQLite database is a path after three slashes, and no more"
        raise NamijiError("bad-database", f"{message}: {ACCEPTED}")
    return url


def shown(url: URL) -> str:
    """A URL without its password, and without options: one of them may be the password, too."""
    return URL.create(
        "postgresql", url.username, host=url.host, port=url.port, database=url.database
    ).render_as_string()


def _data_folder() -> Path:
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "Namiji"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Namiji"
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (chosen if chosen.is_absolute() else home / ".local" / "share") / "namiji"
