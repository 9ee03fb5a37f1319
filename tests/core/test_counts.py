"""Counts of legal sequences by depth, kept as plain text in tests/counts.

A line is `seed players direction edition: count count ...`, one count for each depth from 1. On a
mismatch the split by the first action is shown, to be compared with the same split elsewhere.
"""

from pathlib import Path

import pytest

from namiji import Game, load_edition
from tests.support import editions

FILE = Path(__file__).parent / "counts" / "sequences.txt"
EDITIONS = {"standard-1": load_edition("standard-1"), "scarce": editions.scarce()}
LINES = [line for line in FILE.read_text().splitlines() if line and not line.startswith("#")]


def count(game: Game, depth: int) -> int:
    if depth == 0 or game.is_over:
        return int(depth == 0)
    if depth == 1:
        return len(game.legal_actions)
    total = 0
    for action in game.legal_actions:
        game.play(action)
        total += count(game, depth - 1)
        game.undo()
    return total


@pytest.mark.parametrize("line", LINES)
def test_legal_sequences(line: str) -> None:
    start, counts = line.split(":")
    seed, players, direction, edition = start.split()
    game = Game.new(int(players), seed, direction, EDITIONS[edition])  # type: ignore[arg-type]  # from a text file
    for depth, expected in enumerate(map(int, counts.split()), 1):
        found = count(game, depth)
        if found != expected:
            split = []
            for action in game.legal_actions:
                game.play(action)
                split.append(f"  {action}: {count(game, depth - 1)}")
                game.undo()
            pytest.fail(f"depth {depth}: {found}, not {expected}\n" + "\n".join(split))
