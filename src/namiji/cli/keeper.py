"""Keeping a game's record in a file, without loss of what may be there."""

import os
from pathlib import Path

from namiji.cli.names import shown
from namiji.errors import NamijiError
from namiji.game.game import Game
from namiji.record import write_record


class Keeper:
    """Writes the record of one game; a file that it has not made itself is never replaced."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._made: set[Path] = set()

    def check(self, path: Path) -> None:
        """Raise an error if a record could not be kept there."""
        try:
            parent = path.parent
            if not parent.is_dir():
                raise NamijiError("no-folder", f"there is no folder {shown(parent)}")
            if path.absolute() in self._made or not os.path.lexists(path):
                return
            if not path.is_file():
                raise NamijiError("not-a-file", f"{shown(path)} is not a file")
            if path.stat().st_size:
                raise NamijiError("file-exists", f"{shown(path)} exists; choose another name")
        except OSError as error:
            raise _refusal(path, error) from None

    def write(self, path: Path) -> None:
        """Write the record as it is now: all of it, or nothing and an error."""
        self.check(path)
        part = path.with_name(f"{path.name}.part")
        try:
            part.write_text(write_record(self._game), encoding="utf-8")
            part.replace(path)
        except OSError as error:
            raise _refusal(path, error) from None
        self._made.add(path.absolute())


def _refusal(path: Path, error: OSError) -> NamijiError:
    return NamijiError("cannot-write", f"{shown(path)} cannot be written: {error.strerror}")
