"""The table of an arena, as CSV and Parquet: one row per seat and game."""

import csv
from collections.abc import Sequence
from pathlib import Path

from namiji.arena.game_result import GameResult
from namiji.errors import NamijiError
from namiji.files import writing

CSV, PARQUET = "seats.csv", "seats.parquet"


def write_csv(games: Sequence[GameResult], folder: Path) -> None:
    rows = [row for game in games for row in game.rows()]
    path = folder / CSV
    with writing(path), path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        table.writeheader()
        table.writerows(rows)


def write_parquet(games: Sequence[GameResult], folder: Path) -> None:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise NamijiError(
            "missing-extra", "Parquet needs pyarrow: pip install 'namiji[arena]'"
        ) from None
    path = folder / PARQUET
    with writing(path):
        table = pyarrow.Table.from_pylist([row for game in games for row in game.rows()])
        parquet.write_table(table, path)
