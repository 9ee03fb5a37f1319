"""Endings are solved exactly: as the plain definition says, as computed by hand, or not at all."""

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from statistics import fmean
from typing import Any

import pytest

from namiji import Edition, Game, NamijiError
from namiji.core.names import Direction
from namiji.mind.ending import Solution, solve
from tests.programs.exam import SPREAD, answers, questions
from tests.support.plain_ending import best_of, solve_plainly
from tests.support.scripted_game import ScriptedGame, edition, rock
from tests.support.size import size, soak_only

CARDS = [
    rock("feast", "crustaceans", 4, at_least=2),
    rock("light", "offerings_left", 3, at_most=2),
    rock("arms", "octopus", 4, at_least=2),
    rock("blues", "blue", 3, at_least=2),
]
GIFTS = [rock(f"gift-{points}", points=points) for points in (0, 8, 4)]
GAMBLES = {"rock_cards__cards": GIFTS, "crustaceans__shrimp": 5}
TWO_OF_THREE = {"rock_draws": 3, "rock_keeps": 2}
FEW: dict[str, Any] = {
    "rock_cards__cards": CARDS,
    "crustaceans__crabs": 2,
    "crustaceans__shrimp": 3,
    "fish__colours": ["blue", "red"],
    "fish__kinds": ["bream", "eel"],
    "fish__copies": 1,
}


def small(legs: str, **changes: Any) -> Edition:
    """Few cards and tokens, so that all worlds can be gone through one by one."""
    return edition(legs, **FEW | changes)


def last_decisions(edition: Edition, players: int, seed: int) -> Iterator[Game]:
    """A random game at each of its decisions on the last leg."""
    rng = random.Random(seed)
    direction: Direction = "counterclockwise" if seed % 2 else "clockwise"
    game = Game.new(players, seed, direction, edition)
    while not game.is_over:
        if game.view(0).leg == 4:
            yield game
        # Mostly short hops: they leave more to decide.
        hops = game.phase == "sail" and rng.random() < 0.6
        game.play(game.legal_actions[0] if hops else rng.choice(game.legal_actions))


SMALL = {
    "secrets": small("rock rock | octopus | rock | trap octopus"),
    "mixed cards": small("rock | rock rock | rock | whirlpool trap"),
    "a Rock at last": small("octopus | rock | whirlpool | rock whirlpool octopus"),
    "gambles": small("rock | rock | whirlpool | trap trap", **GAMBLES),
    "fish": small("angling | rock angling | angling | angling", fish__copies=2),
    "nets": small("net | rock net | angling | net whirlpool", net_reveals=2),
    "two catches": small("trap | net | trap | angling", fish__copies=2, angling_catches=2),
    "points once": small(
        "trap | net | trap | angling", fish__copies=2, angling_catches=2, angling_points=2
    ),
    "spread": small("angling | octopus | trap | angling octopus", angling_spread=1),
    "shrimp saved": small("octopus | octopus | whirlpool | trap trap", trap_saved=1),
    "two sections": small("octopus | rock | trap | octopus octopus trap", panorama_sections=2),
    "two cards kept": small("octopus | trap | whirlpool | rock octopus trap", **TWO_OF_THREE),
}
SEEDS = {
    "secrets": (2, 3, 4, 5, 6, 7, 8, 9),
    "gambles": (22, 4, 34),  # games that turn on what each seat knows
    "two sections": (0, 8, 4),  # games that end at a trap
    "two cards kept": (0, 2, 4),  # games with a Rock on the last leg
}


@pytest.mark.parametrize("name", SMALL)
def test_the_answer_is_what_the_definition_says(name: str) -> None:
    solved = 0
    for seed in SEEDS.get(name, range(1, 9))[: size(1, full=8)]:
        for game in last_decisions(SMALL[name], 2 + seed // 2 % 2, seed):
            solution = solve(game.view(game.decider))
            if solution is not None:
                values = solve_plainly(game)
                for value in solution.values:
                    assert (value.share, value.margin) == pytest.approx(values[value.action])
                    assert sum(value.shares) == pytest.approx(1)
                    assert value.share == value.shares[game.decider - 1]
                assert solution.best == best_of(values)
                solved += 1
    assert solved >= size(1, full=8)


def at_the_last_dock(leg: str, **changes: Any) -> ScriptedGame:
    """Three boats without points before the last leg; seat 1 sails first."""
    table = ScriptedGame(edition(f"whirlpool | whirlpool | whirlpool | {leg}", **changes))
    for _ in range(3):
        table.rush()
    assert table.game.decider == 1
    return table


def shares(solution: Solution | None) -> dict[str, float]:
    assert solution is not None
    return {str(value.action): value.share for value in solution.values}


def test_a_haul_by_exact_odds() -> None:
    table = at_the_last_dock("trap")
    table.play("sail 7 -> shrimp", "draw -> crab", "draw -> shrimp")
    # The others will sail home for 7 and 5, seat 1 then for 3. With 3 tokens it loses, with 4 it
    # draws level, with 5 it wins; the bag has 19 crabs and 28 shrimp, and one more crab is fatal.
    fourth, fifth = Fraction(28, 47), Fraction(27, 46)
    solution = solve(table.view(1))
    assert shares(solution) == pytest.approx({"draw": float(fourth * fifth), "stop": 0})
    assert solution
    assert (str(solution.best), solution.depth) == ("draw", 2)
    table.play("draw -> shrimp")
    assert shares(solve(table.view(1))) == pytest.approx({"draw": float(fifth), "stop": 0.5})


def test_a_hidden_card_counts_by_its_chance() -> None:
    cards = [rock("treasure", points=5), rock("pebble", points=0), rock("shell", points=0)]
    table = ScriptedGame(edition("rock | whirlpool | whirlpool | trap", rock_cards__cards=cards))
    table.play("sail 2", "slot 3", "sail 1 -> treasure pebble", "keep pebble")
    for _ in range(3):
        table.rush()
    table.play("sail 7 -> shrimp", "draw -> crab", "draw -> shrimp", "draw -> shrimp")
    # As before, but for all that seat 1 knows, seat 2 has the treasure in one world of three.
    odds = Fraction(2, 3) * Fraction(27, 46)
    assert shares(solve(table.view(1))) == pytest.approx({"draw": float(odds), "stop": 1 / 3})


def test_a_race_for_the_early_bird() -> None:
    # The first one home gets 7; the dolphin gives 1 and costs the tokens of 7 and 5. The next seat
    # cannot win any more, but its margin makes it hurry, too.
    solution = solve(at_the_last_dock("dolphin").view(1))
    assert shares(solution) == {"sail 7": 0, "sail 8": 1}
    assert solution
    assert [value.margin for value in solution.values] == [-3, 2]


def test_of_options_that_are_all_the_same_the_first_is_best() -> None:
    table = at_the_last_dock("net")
    table.play("sail 7 -> blue-bream+blue-bream")
    solution = solve(table.view(1))
    assert solution
    assert {(value.share, value.margin) for value in solution.values} == {(0.0, -4.0)}
    assert [value.action for value in solution.values] == table.game.legal_actions
    assert solution.best == table.game.legal_actions[0]


def test_what_is_not_solvable_is_not_answered() -> None:
    table = at_the_last_dock("octopus rock whirlpool")
    assert solve(table.view(1)) is None  # there is a Rock to come
    table.play("sail 8 -> pilgrim gourmet")
    solution = solve(table.view(1))
    assert solution
    assert solve(table.view(1), budget=solution.nodes) is None  # the work comes on top
    assert solve(Game.new(3, 1).view(Game.new(3, 1).decider)) is None  # far from the end
    two_to_keep = at_the_last_dock("octopus rock whirlpool", **TWO_OF_THREE)
    two_to_keep.play("sail 8 -> pilgrim gourmet blue-catch")
    assert solve(two_to_keep.view(1)) is None
    two_to_keep.play("keep gourmet")
    assert solve(two_to_keep.view(1))
    with pytest.raises(NamijiError, match="seat 2 does not decide") as refused:
        solve(table.view(2))
    assert refused.value.code == "not-deciding"


@soak_only("test_the_search_beats_greedy_and_greedy_beats_plain of test_minds.py")
@pytest.mark.slow
def test_the_search_passes_a_small_exam() -> None:
    asked = list(islice(questions(), 20))
    for question in asked:
        shares = [value.share for value in question.solution.values]
        assert max(shares) - min(shares) > SPREAD
    assert {question.view.players for question in asked} == {2, 3, 4, 5}
    assert len({question.view.direction for question in asked}) == 2
    assert len({question.view.phase for question in asked}) >= 4
    assert [question.name for question in islice(questions(), 3)] == [q.name for q in asked[:3]]
    assert fmean(answer.loss for answer in answers("search:2000", asked)) <= 0.01
    assert fmean(answer.loss for answer in answers("random", asked)) > 0.05
