"""Errors of an open database, as players see them: without its location or the driver's words."""

from namiji.errors import NamijiError


def not_saved(reason: str) -> NamijiError:
    return NamijiError("not-saved", f"this could not be saved: {reason}")


def conflict() -> NamijiError:
    return NamijiError("conflict", "this table has changed in the meantime: load it again")


def unreadable() -> NamijiError:
    return NamijiError("bad-database", "the database of the server cannot be read now")
