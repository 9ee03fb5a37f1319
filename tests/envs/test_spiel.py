"""OpenSpiel: its own tests, and that the tree is the game and its information states are exact."""

import pickle
import random
import subprocess
import sys
from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from itertools import chain, count
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from namiji import Edition, Game, Outcome, load_edition, make_bot
from namiji.envs.spiel import as_bot
from namiji.envs.spiel.bounds import longest
from namiji.envs.spiel.game import NamijiState
from namiji.envs.spiel.log import text_of
from namiji.envs.spiel.resample import resample
from namiji.envs.spiel.tree import CARDS_AT, Position, Tree
from namiji.errors import NamijiError
from namiji.game.actions import actions_of
from namiji.game.view import SeatView
from namiji.spaces.layout import OBSERVATION
from tests.programs import conformance
from tests.support import editions
from tests.support.paths import ROOT
from tests.support.size import size

EDITIONS = [load_edition("standard"), editions.scarce(), *map(editions.odd, (3, 8, 11))]


def loaded(players: int = 3, **parameters: Any) -> Any:
    return pyspiel.load_game("python_namiji", {"players": players, **parameters})


def random_line(tree: Tree, rng: random.Random, choices: int = 10_000) -> list[int]:
    """Random choices from the beginning, chance by its odds; it ends at a decision or the end."""
    position, line = tree.root, list[int]()
    while not position.is_over and (position.is_chance or len(line) < choices):
        line.append(random_choice(position, rng))
        position = tree.child(position, line[-1])
    return line


def end_of(tree: Tree, line: list[int]) -> Position:
    position = tree.root
    for choice in line:
        position = tree.child(position, choice)
    return position


@pytest.mark.parametrize("players", [2, 5, 3, 4][: size(2, full=4)])
def test_open_spiel_accepts_it(players: int) -> None:
    count = conformance.run_open_spiel(players)
    assert count.games == 3
    assert count.decisions > 2 * 10 * players


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
@pytest.mark.parametrize("players", [2, 4])
def test_the_tree_is_the_game(edition: Edition, players: int) -> None:
    """Any game is a line of the tree, with chance brought as the game's generator did."""
    tree = Tree(edition, players, "counterclockwise")
    for seed in range(4):
        rng = random.Random(seed)
        game = Game.new(players, seed, "counterclockwise", edition)
        position = follow_chance(tree, tree.root, game.setup_outcomes)
        while not game.is_over:
            action = rng.choice(game.legal_actions)
            assert list(position.legal) == list(map(actions_of(edition).id, game.legal_actions))
            game.play(action)
            position = tree.child(position, actions_of(edition).id(action))
            position = follow_chance(tree, position, game.decisions[-1].outcomes)
            for seat in range(players + 1):
                known = SeatView(edition, position.states, seat)
                assert known.to_bytes() == game.view(seat).to_bytes()
        assert position.is_over


def follow_chance(tree: Tree, position: Position, outcomes: Sequence[Outcome]) -> Position:
    for outcome in outcomes:
        names = {tree.outcome_text(number): number for number, _ in position.bag}
        position = tree.child(position, names[outcome.item])
    assert not position.is_chance
    return position


# Where the outcomes of each domain begin: boats, fish, nets, crustaceans, Dock cards, Rock cards.
STARTS = (0, 6, 22, 46, 48, 80, 112)


def in_bags(position: Position) -> Counter[int]:
    """What lies in all bags and decks at the last decision, less what was drawn since."""
    state = position.states[0]
    left = Counter[int]()
    for start, counts in (
        (6, state.face_down),
        (22, state.net_rest),
        (46, state.bag),
        (48, state.rest),
    ):
        left.update({start + i: int(n) for i, n in enumerate(counts)})
    left.subtract(position.drawn)
    return +left


def test_chance_has_the_odds_of_the_bag() -> None:
    state = loaded(4).new_initial_state()
    assert state.chance_outcomes() == [(seat, 0.25) for seat in (1, 2, 3, 4)]
    tree, rng, looked = state.tree, random.Random(2), Counter[int]()
    for _ in range(8):
        position = tree.root
        while not position.is_over:
            if position.is_chance and position.state:
                domain = bisect(STARTS, position.bag[0][0])
                around = range(STARTS[domain - 1], STARTS[domain])
                expected = {item: n for item, n in in_bags(position).items() if item in around}
                assert dict(position.bag) == expected
                looked[domain] += 1
            position = tree.child(position, random_choice(position, rng))
    assert min(looked[domain] for domain in range(2, 7)) > 10


def test_the_neutral_boat_discards_from_the_hand() -> None:
    """The draft of two players: four cards from the deck, then one of those four."""
    tree, rng, seen = Tree(load_edition("standard"), 2, "clockwise"), random.Random(1), 0
    dock_cards = range(CARDS_AT, CARDS_AT + len(tree.edition.dock_cards))
    while seen < 3:
        position = tree.root
        while not position.is_over:
            is_draft = position.is_chance and position.bag[0][0] in dock_cards
            if is_draft and len(position.drawn) == 4:
                assert Counter(dict(position.bag)) == Counter(position.drawn)
                seen += 1
            position = tree.child(position, random_choice(position, rng))


def random_choice(position: Position, rng: random.Random) -> int:
    """An action, or what chance brings by its odds."""
    outcomes = [outcome for outcome, count in position.bag for _ in range(count)]
    return rng.choice(outcomes or position.legal)


@pytest.mark.parametrize("players", [2, 5])
def test_an_information_state_is_never_forgotten(players: int) -> None:
    """Each begins with all that the seat knew before, and nobody else's is the same."""
    before = [""] * players
    rows = np.zeros((players, 0, 5))
    for state in conformance.random_states(loaded(players), 4):
        texts = [state.information_state_string(player) for player in range(players)]
        assert all(text.startswith(old) for text, old in zip(texts, before, strict=True))
        assert len(set(texts)) == players
        before = texts
        history = np.array([state.information_state_tensor(p) for p in range(players)])
        now = len(state.position.rows)
        told = history[:, players + OBSERVATION :].reshape(players, -1, 5)[:, :now]
        assert np.array_equal(told[:, : rows.shape[1]], rows)
        assert np.abs(history).max() <= 1
        rows = told
    assert rows.shape[1] > 100


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_retold_history_looks_the_same_to_its_seat(edition: Edition, players: int) -> None:
    tree = Tree(edition, players, "clockwise")
    changed = 0
    for number in range(6):
        rng = random.Random(number)
        line = random_line(tree, rng, rng.randint(20, 120))
        true = end_of(tree, line)
        if true.is_over:
            continue
        seat = 1 + number % players
        other = resample(true, seat, number)
        assert other.text(seat) == true.text(seat)
        known, retold = (SeatView(edition, each.states, seat) for each in (true, other))
        assert known.to_bytes() == retold.to_bytes()
        assert len(other.history) == len(line)
        assert_same(other, end_of(tree, other.history))
        changed += other.history != line
    assert changed > 0


def assert_same(position: Position, replayed: Position) -> None:
    """A resampled position is the one that its history leads to."""
    assert position.state == replayed.state
    assert np.array_equal(position.rows, replayed.rows)
    for seat in range(-1, position.tree.players + 1):
        assert position.text(seat) == text_of_rows(position, seat) == replayed.text(seat)


def text_of_rows(position: Position, seat: int) -> str:
    """The text of a seat, built from scratch."""
    begin = f"seat {seat}\n" if seat > 0 else ""
    return begin + text_of(position.moment.past()[1], seat, position.tree.edition)


def test_resampling_deals_all_that_is_hidden_evenly() -> None:
    """A Rock card that another seat keeps is any of those that the seat has not seen."""

    def view(state: NamijiState, seat: int) -> SeatView:
        return SeatView(state.tree.edition, state.position.states, seat)

    states = chain.from_iterable(conformance.random_states(loaded(3), seed) for seed in count())
    state = next(state for state in states if view(state, 2).own_rocks)
    rounds = 600
    held = Counter(
        view(conformance.check_resampled(state, 0, number), 2).own_rocks[0]
        for number in range(rounds)
    )
    rocks = {rock.id for rock in state.tree.edition.rock_cards}
    assert set(held) == rocks & set(view(state, 1).unknown_cards)
    expected, freedom = rounds / len(held), len(held) - 1
    chi_square = sum((count - expected) ** 2 / expected for count in held.values())
    assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5


def test_no_information_state_is_resampled_in_the_middle_of_a_draw() -> None:
    state = loaded().new_initial_state()
    with pytest.raises(NamijiError, match="decision"):
        state.resample_from_infostate(0, lambda: 0.5)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_no_game_is_longer_than_told(edition: Edition) -> None:
    for players in (2, 3, 4, 5):
        tree, most = Tree(edition, players, "clockwise"), longest(edition, players)
        for seed in range(3):
            line = random_line(tree, random.Random(seed))
            position, draws = tree.root, 0
            for choice in line:
                draws += position.is_chance
                position = tree.child(position, choice)
            assert draws <= most.draws
            assert len(line) - draws <= most.decisions
            assert len(position.rows) <= most.rows


def test_shares_are_the_returns() -> None:
    game = loaded(4, direction="counterclockwise", edition="lesson")
    for seed in range(3):
        for state in conformance.random_states(game, seed):
            assert state.returns() == [0.0] * 4
        winners = SeatView(state.tree.edition, state.position.states, 1).scores
        best = max(winners.values())
        first = [score == best for score in winners.values()]
        assert state.returns() == pytest.approx([won / sum(first) for won in first])


def test_search_of_open_spiel_plays_it() -> None:
    """Information set MCTS resamples, keys its nodes by information states and plays on."""
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(
        game=loaded(2, edition="lesson"),
        evaluator=RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=8,
        random_state=rng,
    )
    for number, state in enumerate(conformance.random_states(loaded(2, edition="lesson"), 5)):
        if number == 12:
            policy, action = bot.step_with_policy(state)
            assert action in state.legal_actions()
            assert sum(chance for _, chance in policy) == pytest.approx(1)
            return
    raise AssertionError("the game was over too soon")


def test_a_resampled_state_has_a_history_of_its_own() -> None:
    """It can be cloned, played on, pickled and told, as if it had been played."""
    game = loaded(3)
    for number, state in enumerate(conformance.random_states(game, 7)):
        if number % 20 != 10:
            continue
        other = conformance.check_resampled(state, 0, number)
        assert other.move_number() == len(other.history()) == len(state.history())
        assert not other.is_initial_state()
        for same in (other.clone(), pickle.loads(pickle.dumps(other))):
            assert same.history() == other.history()
            same.apply_action(same.legal_actions()[0])
            assert same.history() == [*other.history(), other.legal_actions()[0]]
        replayed = game.new_initial_state()
        for entry in other.full_history():
            assert entry.player == replayed.current_player()
            replayed.apply_action(entry.action)
        assert str(replayed) == str(other)
        assert replayed.history_str() == other.history_str()


def test_bots_of_namiji_play_it() -> None:
    def played() -> tuple[list[float], list[int]]:
        bots = [
            as_bot(spec, player, 5) for player, spec in enumerate(("greedy", "random", "filler"))
        ]
        state = loaded(3).new_initial_state()
        return pyspiel.evaluate_bots(state, bots, 7), state.history()

    returns, history = played()
    assert sum(returns) == pytest.approx(1)
    assert played() == (returns, history)


def test_a_bot_decides_by_what_its_player_knows() -> None:
    bot, same = as_bot("greedy", 1), make_bot("greedy", "1")
    for number, state in enumerate(conformance.random_states(loaded(2), 3)):
        if state.current_player() == 1:
            view = SeatView(state.tree.edition, state.position.states, 2)
            chosen = same.choose(view, view.legal_actions)
            assert bot.step(state) == actions_of(view.edition).id(chosen)
            assert bot.step(conformance.check_resampled(state, 1, number)) == bot.step(state)
        else:
            with pytest.raises(NamijiError, match="the bot is player 1, and player 0 is to decide"):
                bot.step(state)


@pytest.mark.parametrize(
    ("spec", "player", "seed", "message"),
    [
        ("gready", 0, 1, "did you mean 'greedy'"),
        ("greedy", 5, 1, "players are 0 to 4, not 5"),
        ("greedy", -1, 1, "players are 0 to 4, not -1"),
        ("greedy", True, 1, "players are 0 to 4, not True"),
        ("greedy", 0, 9.10, "a seed is an integer or a text, not 9.1"),
    ],
)
def test_a_bot_that_cannot_be_is_refused(spec: str, player: int, seed: Any, message: str) -> None:
    with pytest.raises(NamijiError, match=message):
        as_bot(spec, player, seed)


def test_states_and_games_are_kept_and_come_back(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text((ROOT / "examples" / "scarce.toml").read_text())
    game = loaded(3, edition=str(file))
    state = next(conformance.random_states(game, 1))
    again = pickle.loads(pickle.dumps(state))
    assert str(again.get_game()) == str(game)
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize(
    "parameters", [{"players": 7}, {"edition": "no such"}, {"direction": "up"}]
)
def test_wrong_parameters_are_told(parameters: dict[str, Any]) -> None:
    with pytest.raises((NamijiError, pyspiel.SpielError)):
        pyspiel.load_game("python_namiji", parameters)


def test_what_was_registered_outlives_python() -> None:
    """OpenSpiel releases it when the process ends, and nothing may be freed then."""
    text = "import namiji.envs; from namiji.envs.spiel import game_type; del game_type._load"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert (done.returncode, done.stderr) == (0, "")
