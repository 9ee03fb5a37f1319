"""Names of files in messages."""

import os
from pathlib import Path


def shown(file: str | Path) -> str:
    """A file's name as it can be printed: not every name is valid text."""
    return os.fsencode(file).decode(errors="replace")
