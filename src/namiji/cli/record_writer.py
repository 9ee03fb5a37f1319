"""Keeping the record of a game in files, without losing other files."""

import os
from pathlib import Path

from namiji.errors import NamijiError
from namiji.files import printable, whole_file, writing
from namiji.game.game import Game
from namiji.record import write_record


class RecordWriter:
    """Writes the record of one game. It never replaces a file that it did not write itself."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._written: set[Path] = set()

    def check(self, path: Path) -> None:
        """Raise an error if the record cannot be written there."""
        with writing(path):
            if not path.parent.is_dir():
                raise NamijiError("no-folder", f"there is no folder {printable(path.parent)}")
            if path.absolute() in self._written or not os.path.lexists(path):
                return
            if not path.is_file():
                raise NamijiError("not-a-file", f"{printable(path)} is not a file")
            if path.stat().st_size:
                raise NamijiError("file-exists", f"{printable(path)} exists; choose another name")

    def write(self, path: Path) -> None:
        """Write the record as it is now: all of it, or nothing and an error."""
        self.check(path)
        with writing(path), whole_file(path) as draft:
            draft.write_text(write_record(self._game), encoding="utf-8", newline="\n")
        self._written.add(path.absolute())
