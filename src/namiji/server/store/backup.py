"""Backups of a database while its server runs (docs/backup.md)."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from namiji.errors import NamijiError
from namiji.server.store.database_url import read_url, without_password


def back_up(url: str, path: Path) -> None:
    """Copy an SQLite database, as it is at this moment, to a file. On an error, no file remains."""
    place = read_url(url)
    if place.drivername != "sqlite":
        command = f"pg_dump --file={path} {without_password(place)}"
        message = f"PostgreSQL has its own tool for backups: {command}"
        raise NamijiError("bad-database", message)
    source = Path(place.database or "").resolve()
    if not source.is_file():
        raise NamijiError("bad-database", f"there is no database {source}")
    if os.path.lexists(path):
        raise NamijiError("file-exists", f"{path} exists; choose another name")
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True)) as database,
            closing(sqlite3.connect(part)) as copy,
        ):
            database.backup(copy)
        part.rename(path)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            part.unlink()
        reason = getattr(error, "strerror", error)
        message = f"the database {source} cannot be copied to {path}: {reason}"
        raise NamijiError("cannot-write", message) from None
