"""Whether the puzzles of a set still hold."""

from collections.abc import Iterator
from dataclasses import dataclass

from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.game.actions import actions_of
from namiji.mind.inquiry import LEAST_CLAIM
from namiji.parallel.cores import available_cores
from namiji.parallel.process_pool import process_pool
from namiji.puzzles.checks import Checker
from namiji.puzzles.model import Puzzle, PuzzleSet
from namiji.puzzles.situation import fingerprint


def replay_problem(puzzle: Puzzle, edition: Edition) -> str | None:
    """Return what is wrong with the situation of a puzzle under today's rules, if anything is."""
    try:
        view = puzzle.situation.view(edition)
    except NamijiError as error:
        return f"its game cannot be played any more: {error}"
    if fingerprint(view) != puzzle.view:
        return "its game leads to another view"
    if set(puzzle.chances) != set(view.legal_ids()) or puzzle.solution not in puzzle.chances:
        return "its choices are not the legal ones"
    return None


@dataclass(frozen=True, slots=True)
class _Task:
    edition: Edition
    seed: str

    def check(self, puzzle: Puzzle) -> str | None:
        if problem := replay_problem(puzzle, self.edition):
            return problem
        view = puzzle.situation.view(self.edition)
        solution = actions_of(self.edition)[puzzle.solution]
        if Checker(self.seed).confirm(view, solution, LEAST_CLAIM) is None:
            return "a search ten times as deep does not find its solution clearly best"
        return None


def verify_puzzles(
    puzzles: PuzzleSet, seed: str, jobs: int | None = None
) -> Iterator[tuple[Puzzle, str | None]]:
    """Yield every puzzle with what is wrong with it, or None."""
    task = _Task(puzzles.load_edition(), seed)
    jobs = jobs or available_cores()
    if jobs == 1:
        for puzzle in puzzles.puzzles:
            yield puzzle, task.check(puzzle)
        return
    with process_pool(task.check, jobs) as submit:
        waiting = [submit(puzzle) for puzzle in puzzles.puzzles]
        for puzzle, future in zip(puzzles.puzzles, waiting, strict=True):
            yield puzzle, future.result()
