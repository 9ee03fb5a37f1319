"""What can go wrong with a database that is open, in words for whoever plays.

Where the database is and what exactly its driver says does not concern them.
"""

from namiji.errors import NamijiError


def not_saved(reason: str) -> NamijiError:
    return NamijiError("not-saved", f"this could not be saved: {reason}")


def conflict() -> NamijiError:
    return NamijiError("conflict", "this table was changed meanwhile: load it again")


def unreadable() -> NamijiError:
    return NamijiError("bad-database", "the database of the server cannot be read now")
