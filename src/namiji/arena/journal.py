"""The journal of an arena: a line of JSON a game, only ever added to, so that it can be resumed."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedRandom
from pathlib import Path
from typing import Any

from namiji.arena.plan import Plan
from namiji.arena.played_game import PlayedGame
from namiji.errors import NamijiError

JOURNAL = "games.jsonl"
FORMAT = "namiji-arena 1"


class Journal:
    """An open journal: the games that it holds already, and a place for more."""

    def __init__(self, file: BufferedRandom, path: Path, played: dict[int, PlayedGame]) -> None:
        self._file, self._path = file, path
        self.played = played
        """By number."""

    def add(self, game: PlayedGame) -> None:
        """A game is written whole, or it will be dropped as a torn line and played again."""
        with writing(self._path):
            _write(self._file, game.to_json())
        self.played[game.game] = game


@contextmanager
def open_journal(folder: Path, plan: Plan, *, records: bool) -> Iterator[Journal]:
    """The journal in a folder, new or to be continued with the very same settings."""
    settings = {"format": FORMAT, **plan.settings(), "records": records}
    path = folder / JOURNAL
    with writing(path):
        folder.mkdir(parents=True, exist_ok=True)
        path.touch()
        file = path.open("r+b")
    with file:
        _lock(file, path)
        lines = _whole_lines(file)
        if lines:
            _compare(_settings(lines[0], path), settings, path)
        else:
            with writing(path):
                _write(file, settings)
        yield Journal(file, path, _games(lines[1:], path))


@contextmanager
def writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        message = f"cannot write {path}: {error.strerror or error}"
        raise NamijiError("cannot-write", message) from None


def _write(file: BufferedRandom, data: dict[str, Any]) -> None:
    file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
    file.flush()


def _lock(file: BufferedRandom, path: Path) -> None:
    """Two arenas in one folder would play every game twice."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise NamijiError("in-use", f"another arena is writing {path}") from None


def _whole_lines(file: BufferedRandom) -> list[bytes]:
    """All lines; a last one that was torn when a run was stopped is cut off."""
    lines = file.readlines()
    if lines and not lines[-1].endswith(b"}\n"):
        file.seek(-len(lines.pop()), 2)
        file.truncate()
    return lines


def _settings(line: bytes, path: Path) -> dict[str, Any]:
    try:
        settings = json.loads(line)
        if settings["format"] == FORMAT:
            return dict(settings)
    except (ValueError, KeyError, TypeError):
        pass
    raise NamijiError("bad-journal", f"{path} does not start as a journal of the arena does")


def _compare(found: dict[str, Any], wanted: dict[str, Any], path: Path) -> None:
    for name, value in wanted.items():
        if found.get(name) != value:
            raise NamijiError(
                "other-settings",
                f"{path} has other settings, {name}: {_shown(found.get(name))} there, "
                f"{_shown(value)} now; repeat the command that began it, or name a new folder",
            )


def _shown(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _games(lines: list[bytes], path: Path) -> dict[int, PlayedGame]:
    games = {}
    for number, line in enumerate(lines, 2):
        try:
            game = PlayedGame.from_json(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise NamijiError(
                "bad-journal", f"{path}, line {number} is damaged: remove that line and play on"
            ) from None
        games[game.game] = game
    return games
