"""The WebAssembly modules do in Node, to the last bit, what the same source does on the CPU."""

import base64
import random
from collections.abc import Iterator
from typing import Any

import pytest

from namiji.core.names import DIRECTIONS
from namiji.edition import Edition, standard
from namiji.game.actions import actions_of
from namiji.game.game import Game
from namiji.game.view import SeatView
from namiji.mind.inquiry import SEARCHES
from namiji.wasm.data import compile_edition
from tests.support import editions, wasm_twin
from tests.support.size import size
from tests.support.wasm import Runner, build_modules

pytestmark = pytest.mark.slow

PLAYERS = range(2, 6)
TABLES = [(players, direction) for players in PLAYERS for direction in range(len(DIRECTIONS))]
GAMES = size(100, full=12_500)  # at each table
FOLLOWED = size(1, full=250)
MOMENTS = size(3, full=30)
PLAYOUTS = size(100, full=2_000)


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    folder = tmp_path_factory.mktemp("wasm")
    build_modules(folder)
    with Runner(folder) as running:
        yield running


def key_of(*about: Any) -> list[str]:
    chooser = random.Random(str(about))
    return [str(chooser.getrandbits(64)) for _ in range(2)]


def moments(players: int) -> Iterator[tuple[int, str]]:
    """Seats that have to decide, and their views, from a random game."""
    game, chooser = Game.new(players, "moments"), random.Random(players)
    views = []
    while not game.is_over:
        views.append((game.decider, base64.b64encode(game.view(game.decider).to_bytes()).decode()))
        game.play(chooser.choice(game.legal_actions))
    yield from chooser.sample(views, MOMENTS)


@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_random_games_end_in_the_same_bytes(runner: Runner, players: int, direction: int) -> None:
    table: dict[str, Any] = {"players": players, "direction": direction, "key": key_of("games")}
    table |= {"first": 10_000, "count": GAMES}
    answer, expected = runner.ask("games", **table), wasm_twin.games(**table)
    assert answer["decisions"] == expected["decisions"] > 20 * GAMES
    assert answer["digests"] == expected["digests"]


@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_every_view_mask_and_world_of_a_game_is_the_same(
    runner: Runner, players: int, direction: int
) -> None:
    for number in range(FOLLOWED):
        table: dict[str, Any] = {"players": players, "direction": direction}
        table["key"] = key_of("follow", number)
        table["actions"] = wasm_twin.random_actions(**table)
        assert runner.ask("follow", **table) == wasm_twin.follow(**table)


def compare_frames(
    runner: Runner, players: int, direction: int, number: int, edition: Edition | None = None
) -> None:
    """Compare the JSON of a game, dealt by its key and then by what chance brought."""
    table: dict[str, Any] = {"players": players, "direction": direction}
    table["key"] = key_of("frames", number)
    box = edition or standard()
    names = actions_of(box)
    table["actions"] = [str(names[i]) for i in wasm_twin.random_actions(**table, edition=box)]
    expected = wasm_twin.frames(**table, edition=box)
    if edition:
        table["edition"] = compile_edition(edition)
    assert runner.ask("frames", **table, outcomes=None) == expected
    outcomes = [frame["outcomes"] for frame in expected["frames"]]
    assert runner.ask("frames", **table | {"key": ["0", "0"]}, outcomes=outcomes) == expected


@pytest.mark.parametrize(("players", "direction"), TABLES[:: size(3, full=1)])
def test_both_codecs_make_the_same_json_of_a_game(
    runner: Runner, players: int, direction: int
) -> None:
    for number in range(FOLLOWED):
        compare_frames(runner, players, direction, number)


@pytest.mark.parametrize("players", PLAYERS[:: size(2, full=1)])
def test_both_codecs_make_the_same_json_in_other_editions(runner: Runner, players: int) -> None:
    """What an edition changes is in the browser's views, events and previews with no other edit."""
    for number in range(FOLLOWED):
        compare_frames(runner, players, number % 2, number, editions.odd(players + number))


@pytest.mark.parametrize("players", PLAYERS)
def test_greedy_levels_and_network_choose_the_same(runner: Runner, players: int) -> None:
    for _, view in moments(players):
        request = {"view": view, "seed": key_of("slips", view)[0]}
        assert runner.ask("choose", **request) == wasm_twin.choose(**request)


@pytest.mark.parametrize("network", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_search_grows_the_same_tree(runner: Runner, players: int, network: bool) -> None:
    for seat, view in moments(players):
        request: dict[str, Any] = {"view": view, "seat": seat, "seed": key_of("think", view)}
        request |= {"playouts": PLAYOUTS, "network": network}
        answer, expected = runner.ask("think", **request), wasm_twin.think(**request)
        assert answer["digest"] == expected["digest"]


@pytest.mark.parametrize("players", PLAYERS)
def test_hints_and_verdicts_are_the_same(runner: Runner, players: int) -> None:
    for seat, view in moments(players):
        request: dict[str, Any] = {"view": view, "seat": seat, "playouts": PLAYOUTS}
        request["seeds"] = [key_of(name, view) for name in SEARCHES]
        assert runner.ask("hint", **request) == wasm_twin.hint(**request)
        legal = SeatView.from_bytes(standard(), base64.b64decode(view), seat).legal_actions
        request["action"] = str(legal[-1])
        assert runner.ask("verdict", **request) == wasm_twin.verdict(**request)


@pytest.mark.parametrize("players", PLAYERS[:: size(2, full=1)])
def test_an_analysis_is_the_same(runner: Runner, players: int) -> None:
    game, chooser = Game.new(players, "analysis"), random.Random(players)
    decisions = []
    while not game.is_over:
        view, state = game.view(game.decider), game.to_bytes()
        game.play(chooser.choice(game.legal_actions))
        seen = base64.b64encode(view.to_bytes()).decode()
        decisions.append(
            {
                "seat": view.seat,
                "leg": view.leg,
                "view": seen,
                "state": base64.b64encode(state).decode(),
                "playouts": size(4, full=100),
                "seeds": [key_of(name, seen) for name in SEARCHES],
                "action": str(game.decisions[-1].action),
                "was_chance": bool(game.decisions[-1].outcomes),
            }
        )
    end = [(seat in game.winners) / len(game.winners) for seat in game.scores]
    request: dict[str, Any] = {"decisions": decisions, "end": end, "key": key_of("impact")}
    answer, expected = runner.ask("analysis", **request), wasm_twin.analysis(**request)
    assert answer == expected
