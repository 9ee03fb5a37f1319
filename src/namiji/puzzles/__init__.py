"""Puzzles: decisions of played games in which one choice is clearly the best.

`namiji puzzles` makes a set; the set of the package is `standard.json`. docs/puzzles.md has the
format, and says how puzzles are chosen and checked.
"""

from namiji.puzzles.model import Puzzle, PuzzleSet, load_puzzles, packaged_puzzles

__all__ = ["Puzzle", "PuzzleSet", "load_puzzles", "packaged_puzzles"]
