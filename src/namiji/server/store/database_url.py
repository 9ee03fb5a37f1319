"""The URLs of databases: which ones the server accepts, and its default."""

import os
import sys
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from namiji.errors import NamijiError

ACCEPTED = "write sqlite:////folder/file.db or postgresql://user:password@host/database"


def default_url() -> str:
    """The database in the user's data folder, which is created if needed, for this user only."""
    folder = _data_folder()
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        message = f"cannot create the folder {folder}: {error.strerror}"
        raise NamijiError("bad-database", message) from None
    return f"sqlite:///{folder / 'namiji.db'}"


def read_url(text: str) -> URL:
    """Check a URL. The error does not repeat it, because it may hold a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise NamijiError("bad-database", f"this is not a database URL: {ACCEPTED}") from None
    if url.drivername in ("postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        message = f"the server does not support {url.drivername}: {ACCEPTED}"
        raise NamijiError("bad-database", message)
    if url.host or url.query or url.database in (None, "", ":memory:"):
        message = "the URL of an SQLite database is a path after three slashes, and nothing else"
        raise NamijiError("bad-database", f"{message}: {ACCEPTED}")
    return url


def without_password(url: URL) -> str:
    """The URL without its password and its options, as an option can hold the password, too."""
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
