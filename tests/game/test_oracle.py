"""The engine and the oracle, written apart from each other, agree on every event and option."""

import json
import random
from collections.abc import Callable
from functools import cache

import pytest

from namiji import Edition, Game, load_edition
from namiji.bots.registry import make_bot
from namiji.core.names import Direction
from tests.support import editions
from tests.support.oracle import Tally, judge
from tests.support.size import size

pytestmark = pytest.mark.slow

GAMES = size(15, full=250)
SCARCE_GAMES = size(15, full=60)
GENEROUS_GAMES = size(15, full=100)
ODD_GAMES = size(20, full=150)


def play(game: Game, bots: str, number: int) -> list[tuple[int, list[str], str]]:
    """Play a game out; returns every decision with its options, as the oracle tells them."""
    players = {seat: make_bot(bots, f"{number}.{seat}") for seat in range(1, game.players + 1)}
    decisions: list[tuple[int, list[str], str]] = []
    while not game.is_over:
        legal = game.legal_actions
        action = players[game.decider].choose(game.view(game.decider), legal)
        decisions.append((game.decider, sorted(map(str, legal)), str(action)))
        phase = game.phase
        game.play(action)
        if phase == "place_net" and str(action) == "release" and decisions[-2][2][:4] == "net ":
            # Events do not tell a net that was looked at from nets released at once.
            decisions.pop()
            decisions[-1] = (*decisions[-1][:2], "release")
    return decisions


def agree(edition: Edition, players: int, bots: str, number: int) -> Tally:
    direction: Direction = "counterclockwise" if number % 2 else "clockwise"
    game = Game.new(players, f"oracle-{number}", direction, edition)
    played = play(game, bots, number)
    told: list[tuple[int, list[str], str]] = []
    events = json.loads(json.dumps([event.to_dict() for event in game.events]))
    tally = judge(
        edition.data, events, lambda seat, options, chosen: told.append((seat, options, chosen))
    )
    assert told == played
    return tally


def total(games: range, one: Callable[[int], Tally]) -> Tally:
    tally = Tally()
    for number in games:
        tally += one(number)
    return tally


@pytest.mark.parametrize("bots", ["random", "filler"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_standard_games(players: int, bots: str) -> None:
    standard = load_edition("standard")
    tally = total(range(GAMES), lambda number: agree(standard, players, bots, number))
    assert tally.games == GAMES
    if bots == "filler":
        assert tally.full_racks > 0
        assert tally.double_lines > 0
        assert tally.extra_catches > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_scarce_games_run_everything_empty(players: int) -> None:
    tally = total(range(SCARCE_GAMES), lambda n: agree(editions.scarce(), players, "filler", n))
    tally += total(range(SCARCE_GAMES), lambda n: agree(editions.scarce(), players, "random", n))
    assert tally.empty_school_stops > 0
    assert tally.empty_net_stops > 0
    assert tally.empty_bag_stops > 0
    assert tally.empty_rock_stops > 0
    assert tally.redrawn_rocks > 0


@cache
def odd_games(players: int) -> Tally:
    numbers = range(ODD_GAMES)
    rng = random.Random(players)
    bots = [rng.choice(("random", "filler")) for _ in numbers]
    return total(numbers, lambda n: agree(editions.odd(n), players, bots[n], n))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_odd_editions(players: int) -> None:
    assert odd_games(players).games == ODD_GAMES


def test_odd_editions_reach_what_upgrades_can_do() -> None:
    reach_what_upgrades_can_do(sum(map(odd_games, (2, 3, 4, 5)), Tally()))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_generous_games_reach_what_upgrades_can_do(players: int) -> None:
    edition = editions.generous()
    numbers = range(GENEROUS_GAMES)
    reach_what_upgrades_can_do(total(numbers, lambda n: agree(edition, players, "random", n)))


def reach_what_upgrades_can_do(tally: Tally) -> None:
    """Every corner of R7.7."""
    assert tally.extra_catches > 0
    assert tally.declined > 0
    assert tally.spread_fish > 0
    assert tally.hauls_saved > 0
    assert tally.extra_sections > 0
    assert tally.extra_rocks > 0
    assert tally.unpaid > 0
