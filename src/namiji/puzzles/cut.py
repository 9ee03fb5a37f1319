"""Cut puzzles from a game: look at its decisions until there are enough of different themes."""

import random
from collections import Counter
from dataclasses import dataclass
from itertools import islice
from typing import Any

from namiji.game.view import SeatView
from namiji.mind.ending import solve
from namiji.puzzles.checks import Checker
from namiji.puzzles.model import Puzzle
from namiji.puzzles.situation import Situation, decisions_of
from namiji.record import Record

PER_GAME = 3
"""The most puzzles of one game, each with a different theme."""
_ENDINGS = 3  # exact endings to look at first: a game has few


@dataclass(frozen=True, slots=True)
class Cuttings:
    """What one game gave."""

    game: int
    """Its number in the series, from 0."""
    fell_out: Counter[str]
    """How many decisions fell out, by check."""
    puzzles: tuple[Puzzle, ...]

    def to_json(self) -> dict[str, Any]:
        puzzles = [puzzle.to_dict() for puzzle in self.puzzles]
        return {"game": self.game, "fell_out": dict(self.fell_out), "puzzles": puzzles}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Cuttings":
        puzzles = tuple(map(Puzzle.from_dict, data["puzzles"]))
        return cls(data["game"], Counter(data["fell_out"]), puzzles)


def cut(record: Record, game: int, seed: str, effort: int) -> Cuttings:
    """Look at the decisions of a game in random order, but first at some exact endings."""
    checker = Checker(f"{seed}.{game}", effort)
    fell_out: Counter[str] = Counter()
    puzzles: list[Puzzle] = []
    for situation, view in _in_order(record, checker.seed):
        found = checker.check(situation, view, {puzzle.theme for puzzle in puzzles})
        if isinstance(found, str):
            fell_out[found] += 1
        else:
            puzzles.append(found)
            if len(puzzles) == PER_GAME:
                break
    return Cuttings(game, fell_out, tuple(puzzles))


def _in_order(record: Record, seed: str) -> list[tuple[Situation, SeatView]]:
    decisions = list(decisions_of(record))
    random.Random(seed).shuffle(decisions)  # noqa: S311 - a sample
    solvable = list(islice((each for each in decisions if solve(each[1])), _ENDINGS))
    return [*solvable, *(each for each in decisions if each not in solvable)]
