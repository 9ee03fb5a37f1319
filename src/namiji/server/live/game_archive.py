"""Finished games as files, for when their tables are deleted."""

from pathlib import Path

from namiji.errors import NamijiError
from namiji.files import whole_file
from namiji.server.table.state import TableState


class GameArchive:
    """A folder of records. A game has the same file, however often it is written."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, table: TableState) -> None:
        """Write the finished games of a table. Afterwards the table may be deleted."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for number, record in enumerate(table.records, 1):
                path = self._folder / f"{table.id}-{number}.namiji"
                with whole_file(path) as draft:
                    draft.write_text(record, encoding="utf-8")
        except OSError as error:
            message = f"the folder of the archive cannot be written: {error.strerror}"
            raise NamijiError("not-saved", message) from None
