"""The games file of an arena: one line of JSON per game.

Lines are only ever added, so that an interrupted arena can continue.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedRandom
from pathlib import Path
from typing import Any

from namiji.arena.game_result import GameResult
from namiji.errors import NamijiError
from namiji.files import writing

GAMES_FILE = "games.jsonl"
FORMAT = "namiji-arena 2"


class GamesFile:
    """An open games file: the games that it holds, and a way to add more."""

    def __init__(self, file: BufferedRandom, path: Path, played: dict[int, GameResult]) -> None:
        self._file, self._path = file, path
        self.played = played
        """By number."""

    def add(self, game: GameResult) -> None:
        """Write a game. If writing is interrupted, the incomplete line is dropped later."""
        with writing(self._path):
            _write(self._file, game.to_json())
        self.played[game.game] = game


@contextmanager
def open_games_file(folder: Path, settings: dict[str, object]) -> Iterator[GamesFile]:
    """Open the games file of a folder: a new one, or one with the very same settings."""
    settings = {"format": FORMAT, **settings}
    path = folder / GAMES_FILE
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
        yield GamesFile(file, path, _games(lines[1:], path))


def seed_of(folder: Path) -> str | None:
    """Return the seed of the arena that is kept in a folder, if there is one."""
    path = folder / GAMES_FILE
    try:
        line = path.read_bytes().partition(b"\n")[0]
    except OSError:
        return None
    return str(_settings(line, path)["seed"]) if line.endswith(b"}") else None


def _write(file: BufferedRandom, data: dict[str, Any]) -> None:
    file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
    file.flush()


def _lock(file: BufferedRandom, path: Path) -> None:
    """Keep other arenas out: two in one folder would play every game twice."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise NamijiError("in-use", f"another arena is writing {path}") from None


def _whole_lines(file: BufferedRandom) -> list[bytes]:
    """Return all lines; cut off a last line that an interruption left incomplete."""
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
    raise NamijiError(
        "bad-games-file", f"{path} is not a games file of the arena; name another folder"
    )


def _compare(found: dict[str, Any], wanted: dict[str, Any], path: Path) -> None:
    for name, value in wanted.items():
        if found.get(name) != value:
            raise NamijiError(
                "other-settings",
                f"{path} was begun with {name} {_text(found.get(name))}, not {_text(value)}; "
                "repeat that command, or name a new folder",
            )


def _text(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _games(lines: list[bytes], path: Path) -> dict[int, GameResult]:
    games = {}
    for number, line in enumerate(lines, 2):
        try:
            game = GameResult.from_json(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise NamijiError(
                "bad-games-file",
                f"{path}, line {number} is damaged: remove the line and repeat the command",
            ) from None
        games[game.game] = game
    return games
