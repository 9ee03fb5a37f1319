"""The puzzles of the package: each can be played, is clearly decided, and is confirmed."""

import pytest

from namiji.bots.levels import SLIPPING
from namiji.edition import standard
from namiji.game.actions import actions_of
from namiji.mind.ending import solve
from namiji.puzzles import PuzzleSet, packaged_puzzles
from namiji.puzzles.checks import LEAST_LEAD
from namiji.puzzles.difficulty import rating_of, success_of
from namiji.puzzles.model import edition_line, read_puzzles
from namiji.puzzles.themes import THEMES
from namiji.puzzles.verify import replay_problem, verify_puzzles
from tests.support.size import size

COUNT = 300
MOST_BYTES = 500_000


@pytest.fixture(scope="module")
def puzzles() -> PuzzleSet:
    return packaged_puzzles()


def test_there_are_enough_and_they_are_small(puzzles: PuzzleSet) -> None:
    assert len(puzzles.puzzles) >= COUNT
    assert len({puzzle.situation.id for puzzle in puzzles.puzzles}) == len(puzzles.puzzles)
    assert len(puzzles.to_text().encode()) < MOST_BYTES
    assert {puzzle.theme for puzzle in puzzles.puzzles} == set(THEMES)


def test_they_are_of_the_newest_edition_and_rules(puzzles: PuzzleSet) -> None:
    """If this fails: `namiji puzzles make --out src/namiji/puzzles/standard.json`."""
    assert (puzzles.edition, puzzles.rules) == (edition_line(standard()), standard().rules)


def test_every_puzzle_can_be_played_and_has_a_legal_solution(puzzles: PuzzleSet) -> None:
    edition = puzzles.load_edition()
    problems = {each.situation.id: replay_problem(each, edition) for each in puzzles.puzzles}
    assert {name: problem for name, problem in problems.items() if problem} == {}


def test_solutions_are_clearly_ahead(puzzles: PuzzleSet) -> None:
    for puzzle in puzzles.puzzles:
        assert puzzle.lead >= LEAST_LEAD - 0.001, puzzle.situation.id  # chances are rounded
        assert puzzle.rating == rating_of(puzzle.success)


def test_exact_puzzles_are_exact(puzzles: PuzzleSet) -> None:
    exact = [puzzle for puzzle in puzzles.puzzles if puzzle.exact]
    assert exact
    edition = puzzles.load_edition()
    for puzzle in exact[: size(5, len(exact))]:
        ending = solve(puzzle.situation.view(edition))
        assert ending is not None
        assert actions_of(edition).id(ending.best) == puzzle.solution
        numbers = actions_of(edition)
        shares = {numbers.id(value.action): round(value.share, 3) for value in ending.values}
        assert {action: chance for action, (chance, _) in puzzle.chances.items()} == shares


def test_success_of_the_levels_is_measured(puzzles: PuzzleSet) -> None:
    edition = puzzles.load_edition()
    for puzzle in puzzles.puzzles[: size(5, 100)]:
        view = puzzle.situation.view(edition)
        solution = actions_of(edition)[puzzle.solution]
        assert puzzle.success[:3] == tuple(success_of(view, solution, one) for one in SLIPPING)


def test_ten_times_the_search_confirms_solutions(puzzles: PuzzleSet) -> None:
    some = puzzles.puzzles[:: -(-len(puzzles.puzzles) // size(2, len(puzzles.puzzles)))]
    chosen = PuzzleSet(puzzles.edition, puzzles.rules, puzzles.source, puzzles.funnel, some)
    found = verify_puzzles(chosen, "anew", jobs=1)
    assert {puzzle.situation.id: problem for puzzle, problem in found if problem} == {}


def test_the_text_of_a_set_is_read_again(puzzles: PuzzleSet) -> None:
    assert read_puzzles(puzzles.to_text(), "set").to_text() == puzzles.to_text()
