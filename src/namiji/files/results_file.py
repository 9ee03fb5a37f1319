"""A file of results that an interrupted command continues: settings first, then a line per result.

Lines are JSON objects and are only ever added.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedRandom
from pathlib import Path
from typing import Any

from namiji.errors import NamijiError
from namiji.files import printable, writing

FIRST_RESULT = 2
"""The line of the first result; the settings are in line 1."""


class ResultsFile:
    """An open file: the results that it held when it was opened, and a way to add more."""

    def __init__(self, file: BufferedRandom, path: Path, lines: list[bytes]) -> None:
        self._file, self.path, self._lines = file, path, lines

    def results(self) -> Iterator[tuple[int, Any]]:
        """Yield the number of each line, and its content."""
        for number, line in enumerate(self._lines, FIRST_RESULT):
            try:
                yield number, json.loads(line)
            except ValueError:
                raise self.damaged(number) from None

    def damaged(self, line: int) -> NamijiError:
        message = f"{printable(self.path)}, line {line} is damaged: remove the line and repeat the"
        return NamijiError("damaged-results", f"{message} command")

    def add(self, result: dict[str, Any]) -> None:
        """Write a result. If writing is interrupted, the incomplete line is dropped later."""
        with writing(self.path):
            _write(self._file, result)


@contextmanager
def open_results(path: Path, settings: dict[str, Any]) -> Iterator[ResultsFile]:
    """Open a new file, or one with the very same settings, of which `format` is one."""
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        file = path.open("r+b")
    with file:
        _lock(file, path)
        lines = _whole_lines(file)
        if lines:
            _compare(_settings(lines[0], path, settings["format"]), settings, path)
        else:
            with writing(path):
                _write(file, settings)
        yield ResultsFile(file, path, lines[1:])


def read_settings(path: Path, file_format: str) -> dict[str, Any] | None:
    """Return the settings of a file, if there is one."""
    try:
        line = path.read_bytes().partition(b"\n")[0]
    except OSError:
        return None
    return _settings(line, path, file_format) if line.endswith(b"}") else None


def _write(file: BufferedRandom, data: dict[str, Any]) -> None:
    file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
    file.flush()


def _lock(file: BufferedRandom, path: Path) -> None:
    """Keep other commands out: two that write one file would do everything twice."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        message = f"another command is writing {printable(path)}"
        raise NamijiError("in-use", message) from None


def _whole_lines(file: BufferedRandom) -> list[bytes]:
    """Return all lines; cut off a last line that an interruption left incomplete."""
    lines = file.readlines()
    if lines and not lines[-1].endswith(b"}\n"):
        file.seek(-len(lines.pop()), 2)
        file.truncate()
    return lines


def _settings(line: bytes, path: Path, file_format: str) -> dict[str, Any]:
    try:
        settings = json.loads(line)
        if settings["format"] == file_format:
            return dict(settings)
    except (ValueError, KeyError, TypeError):
        pass
    message = f"{printable(path)} holds no results of the format '{file_format}'; name another"
    raise NamijiError("no-results", message)


def _compare(found: dict[str, Any], wanted: dict[str, Any], path: Path) -> None:
    for name, value in wanted.items():
        if found.get(name) != value:
            raise NamijiError(
                "other-settings",
                f"{printable(path)} was begun with {name} {_text(found.get(name))}, not "
                f"{_text(value)}; repeat that command, or name another",
            )


def _text(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
