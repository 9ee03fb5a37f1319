"""The games file of an arena: one line per game, so that an interrupted arena can continue."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from namiji.arena.game_result import GameResult
from namiji.files.results_file import ResultsFile, open_results, read_settings

GAMES_FILE = "games.jsonl"
FORMAT = "namiji-arena 2"


class GamesFile:
    """An open games file: the games that it holds, and a way to add more."""

    def __init__(self, file: ResultsFile) -> None:
        self._file = file
        self.played = _games(file)
        """By number."""

    def add(self, game: GameResult) -> None:
        self._file.add(game.to_json())
        self.played[game.game] = game


@contextmanager
def open_games_file(folder: Path, settings: dict[str, object]) -> Iterator[GamesFile]:
    """Open the games file of a folder: a new one, or one with the very same settings."""
    with open_results(folder / GAMES_FILE, {"format": FORMAT, **settings}) as file:
        yield GamesFile(file)


def seed_of(folder: Path) -> str | None:
    """Return the seed of the arena that is kept in a folder, if there is one."""
    settings = read_settings(folder / GAMES_FILE, FORMAT)
    return None if settings is None else str(settings["seed"])


def _games(file: ResultsFile) -> dict[int, GameResult]:
    games = {}
    for number, data in file.results():
        try:
            game = GameResult.from_json(data)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise file.damaged(number) from None
        games[game.game] = game
    return games
