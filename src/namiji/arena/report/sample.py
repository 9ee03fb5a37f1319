"""The games of a report, read from folders of arena results."""

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from namiji.arena.report.figure import FEWEST
from namiji.arena.seats import CSV
from namiji.core.names import REASONS, STATIONS
from namiji.errors import NamijiError

NUMBERS = (
    *("players", "seat", "score", "lost_turns", "forfeited", "start_place", "decisions", "moves"),
    *(f"points_{reason}" for reason in REASONS),
    *(f"{figure}_{station}" for station in STATIONS for figure in ("stops", "worth")),
)
WORDS = (
    *("direction", "bot", "dock_cards", "dock_hands"),
    *("rocks_kept", "rocks_fulfilled", "rock_hands"),
)


class Sample:
    """Finished games, one row per seat, and comparisons of the seats of each game."""

    def __init__(self, label: str, rows: "Sequence[_Seat]") -> None:
        self.label, self._rows = label, rows
        self.numbers = {
            name: np.array([row.numbers[i] for row in rows]) for i, name in enumerate(NUMBERS)
        }
        self.words = {
            name: np.array([row.words[i] for row in rows]) for i, name in enumerate(WORDS)
        }
        self.won = np.array([row.won for row in rows])
        """Each seat's share of the victory."""
        self.games = _codes([row.game for row in rows])
        self.deals = _codes([row.deal for row in rows])

    def __len__(self) -> int:
        return len(self.games)

    @property
    def game_count(self) -> int:
        return int(self.games.max()) + 1

    @property
    def deal_count(self) -> int:
        return int(self.deals.max()) + 1

    @cached_property
    def undisturbed(self) -> "Sample":
        """The games in which every bot made all of its decisions."""
        lost = np.bincount(self.games, self.numbers["lost_turns"])[self.games]
        if not lost.any():
            return self
        return Sample(
            self.label, [row for row, turns in zip(self._rows, lost, strict=True) if not turns]
        )

    @cached_property
    def game_decisions(self) -> NDArray[np.float64]:
        """The decisions of all seats in each seat's game."""
        return np.bincount(self.games, self.numbers["decisions"])[self.games].astype(np.float64)

    @cached_property
    def lead(self) -> NDArray[np.float64]:
        """Each seat's points over the mean of the others in its game."""
        score, players = self.numbers["score"], self.numbers["players"]
        others = np.bincount(self.games, score)[self.games] - score
        lead: NDArray[np.float64] = score - others / (players - 1)
        return lead

    @cached_property
    def lead_lift(self) -> NDArray[np.float64]:
        return self._over_own_mean(self.lead)

    @cached_property
    def win_lift(self) -> NDArray[np.float64]:
        return self._over_own_mean(self.won)

    def _over_own_mean(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """Subtract the mean of the same bot with as many players: a strong bot lifts no card."""
        pairs = zip(self.words["bot"].tolist(), self.numbers["players"].tolist(), strict=True)
        kinds = _codes([*pairs])
        means = np.bincount(kinds, values) / np.bincount(kinds)
        lifted: NDArray[np.float64] = values - means[kinds]
        return lifted


@dataclass(frozen=True, slots=True)
class _Seat:
    game: tuple[str, str]
    deal: tuple[str, str]
    won: float
    numbers: list[int]
    words: list[str]


def _codes(keys: Sequence[object]) -> NDArray[np.int64]:
    """Number the keys from 0 without gaps; equal keys get equal numbers."""
    codes: dict[object, int] = {}
    return np.array([codes.setdefault(key, len(codes)) for key in keys], np.int64)


def read_samples(folders: Sequence[Path]) -> list[Sample]:
    """Read one sample per folder, with all results in it and its subfolders."""
    if len({folder.resolve() for folder in folders}) < len(folders):
        raise NamijiError("bad-results", "the same folder is named twice")
    labels = [folder.resolve().name for folder in folders]
    if len(set(labels)) < len(labels):
        labels = [str(folder) for folder in folders]
    return [_read(folder, label) for folder, label in zip(folders, labels, strict=True)]


def _read(folder: Path, label: str) -> Sample:
    files = sorted(folder.rglob(CSV))
    if not files:
        raise NamijiError(
            "no-results", f"there is no {CSV} in {folder}; name a folder written by namiji arena"
        )
    sample = Sample(label, [row for file in files for row in _rows(file)])
    whole = sample.undisturbed if len(sample) else sample
    if not len(whole) or whole.deal_count < FEWEST:
        raise NamijiError(
            "too-few-games",
            f"{folder} has too few games: play at least {FEWEST} deals without lost turns",
        )
    if (np.bincount(sample.games)[sample.games] != sample.numbers["players"]).any():
        raise NamijiError("bad-results", f"a game in {folder} does not have a row for every seat")
    return sample


def _rows(file: Path) -> Iterator[_Seat]:
    try:
        with file.open(encoding="utf-8", newline="") as lines:
            table = csv.DictReader(lines)
            needed = {"game", "deal", "won", *NUMBERS, *WORDS}
            if missing := sorted(needed - set(table.fieldnames or ())):
                raise NamijiError("bad-results", f"{file} has no column {', '.join(missing)}")
            for row in table:
                yield _seat(row, file, table.line_num)
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise NamijiError("bad-results", f"cannot read {file}: {error}") from None


def _seat(row: dict[str, Any], file: Path, line: int) -> _Seat:
    try:
        won, numbers = float(row["won"]), [int(row[name]) for name in NUMBERS]
        words = [row[name] for name in WORDS]
        if None in words:
            raise ValueError
    except (TypeError, ValueError):
        raise NamijiError("bad-results", f"line {line} of {file} is incomplete") from None
    return _Seat((str(file), row["game"]), (str(file), row["deal"]), won, numbers, words)
