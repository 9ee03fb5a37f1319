"""What the compiled minds believe, compared with plain computations."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from namiji import Game
from namiji.bots import make_bot
from namiji.bots.search import SearchBot, Thought
from namiji.core.layout import TRAP_CRABS, TRAP_DRAWS, TRAP_POINTS, TRAP_SAVED
from namiji.edition import Edition, standard
from namiji.edition.tables import build_tables
from namiji.game.actions import Draw
from namiji.game.view import SeatView
from namiji.mind import tuning
from namiji.mind.api import choose
from namiji.mind.layout import SCRATCH, WEIGHTS
from namiji.mind.weights import WEIGHTS_FILE, build_mind
from tests.support.editions import changed, generous, odd, scarce
from tests.support.programs import run_program
from tests.support.size import size, soak_only


def positions(bot: str, players: int, edition: Edition, seed: str = "mind") -> Iterator[Game]:
    """A game of bots before each of its decisions."""
    game = Game.new(players, seed, edition=edition)
    bots = {seat: make_bot(bot, f"{seed}{seat}") for seat in range(1, players + 1)}
    while not game.is_over:
        yield game
        seat = game.decider
        game.play(bots[seat].choose(game.view(seat), game.legal_actions))


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("edition", [standard(), scarce(), generous(), odd(5)], ids=lambda e: e.id)
def test_greedy_reads_nothing_but_what_its_seat_sees(players: int, edition: Edition) -> None:
    """Shown the whole game, it values every option as it does when shown its seat's view."""
    tables, mind = build_tables(edition), build_mind(edition)
    for game in positions("filler", players, edition):
        values = []
        for states in (game.view(game.decider).states, game._array):
            scratch: Any = np.zeros(1, SCRATCH)
            values.append((choose(tables, mind, states, scratch), scratch["value"].tolist()))
        assert values[0] == values[1]


def haul_values(view: SeatView) -> tuple[float, float]:
    """What a haul is worth in points if one more token is drawn, and as it is."""
    s, seat = view.state, view.seat
    fatal, most = int(s.param[seat, TRAP_CRABS]), int(s.param[seat, TRAP_DRAWS])
    each = int(build_tables(view.edition)[0].crustacean_points)

    @cache
    def worth(crabs: int, shrimp: int, crabs_in: int, shrimp_in: int) -> float:
        now = kept(crabs, shrimp)
        if crabs + shrimp >= most or crabs_in + shrimp_in == 0:
            return now
        return max(now, drawn(crabs, shrimp, crabs_in, shrimp_in))

    def kept(crabs: int, shrimp: int) -> float:
        return (crabs + shrimp) * each + int(s.param[seat, TRAP_POINTS])

    def drawn(crabs: int, shrimp: int, crabs_in: int, shrimp_in: int) -> float:
        value = 0.0
        if crabs_in and crabs + 1 < fatal:
            value += crabs_in * worth(crabs + 1, shrimp, crabs_in - 1, shrimp_in)
        elif saved := min(shrimp, int(s.param[seat, TRAP_SAVED])):
            value += crabs_in * kept(0, saved)
        if shrimp_in:
            value += shrimp_in * worth(crabs, shrimp + 1, crabs_in, shrimp_in - 1)
        return value / (crabs_in + shrimp_in)

    return drawn(*view.haul, *view.bag), kept(*view.haul)


SAVING = changed("saving", parameters={"trap_saved": 2, "trap_points": 1})


@pytest.mark.parametrize("edition", [standard(), SAVING, odd(2), odd(10)], ids=lambda e: e.id)
def test_hauls_are_valued_by_exact_odds(edition: Edition) -> None:
    seen = 0
    for seed in range(5):
        for game in positions("filler", 3, edition, f"hauls-{seed}"):
            view = game.view(game.decider)
            if view.phase == "haul" and not view.own_rocks:
                draw, stop = haul_values(view)
                action = make_bot("greedy", "1").choose(view, game.legal_actions)
                assert isinstance(action, Draw) == (draw >= stop)
                seen += 1
    assert seen > 3


@soak_only("test_interpreted.py compares the rules")
def test_interpreted_minds_decide_as_compiled_ones() -> None:
    length = str(size(2, full=6)), str(size(4, full=1))
    compiled = run_program("mind_games", *length).splitlines()
    assert len(compiled) > 4
    assert run_program("mind_games", *length, NUMBA_DISABLE_JIT="1").splitlines() == compiled


def thought(limit: str, seed: str = "1", players: int = 4) -> Thought:
    game = Game.new(players, "thought")
    return SearchBot(seed, limit).think(game.view(game.decider))


def test_a_counted_search_repeats_itself() -> None:
    assert thought("200") == thought("200")
    assert thought("200") != thought("200", seed="2")
    assert thought("200@2") == thought("200@2")


@pytest.mark.parametrize("limit", ["150", "151@2", "30ms", "1s@2"])
def test_what_a_search_tells_adds_up(limit: str) -> None:
    found = thought(limit)
    assert found.playouts >= 1
    assert sum(option.visits for option in found.options) == found.playouts
    assert sum(found.shares) == pytest.approx(1)
    visits = [option.visits for option in found.options]
    assert visits == sorted(visits, reverse=True)
    seat = Game.new(4, "thought").decider
    mean = sum(option.visits * option.share for option in found.options) / found.playouts
    assert mean == pytest.approx(found.shares[seat - 1])


def test_a_search_asks_about_one_action_alone() -> None:
    game = Game.new(3, "thought")
    action = game.legal_actions[3]
    found = SearchBot("1", "50").think(game.view(game.decider), only=action)
    assert [(option.action, option.visits) for option in found.options if option.visits] == [
        (action, 50)
    ]


@pytest.mark.parametrize("players", [2, 5])
def test_any_seat_can_think_about_any_moment(players: int) -> None:
    """Also while another seat decides in secret."""
    phases = set()
    for game in positions("filler", players, standard(), "any"):
        if game.phase in phases:
            continue
        phases.add(game.phase)
        for seat in range(1, players + 1):
            found = SearchBot("1", "10").think(game.view(seat))
            assert found.playouts == 10
            assert bool(found.options) == bool(game.view(seat).legal_actions)
    assert {"sail", "rock", "draft", "haul"} <= phases


@pytest.mark.parametrize("limit", ["", "0", "-5", "fast", "1.5", "5m", "100@0", "0ms"])
def test_a_limit_that_cannot_be_read_is_refused(limit: str) -> None:
    with pytest.raises(ValueError, match=limit or "^$"):
        SearchBot("1", limit)


@pytest.mark.slow
def test_the_search_beats_greedy_and_greedy_beats_plain() -> None:
    """A few deals are enough to tell a bot that has lost its mind."""
    few = size(1, full=6)
    for better, worse, deals in (
        ("search:300", "greedy", few),
        ("greedy", "plain", size(5, full=10)),
    ):
        wins = 0.0
        for deal in range(deals):
            for seat in (1, 2):
                game = Game.new(2, f"{better}.{deal}")
                bots = {seat: make_bot(better, f"{deal}"), 3 - seat: make_bot(worse, f"{deal}")}
                while not game.is_over:
                    game.play(
                        bots[game.decider].choose(game.view(game.decider), game.legal_actions)
                    )
                wins += (seat in game.winners) / len(game.winners)
        assert wins >= 0.6 * 2 * deals


def test_every_weight_is_in_the_file_and_said_in_words() -> None:
    text = WEIGHTS_FILE.read_text(encoding="utf-8")
    weights = tomllib.loads(text)
    assert list(weights) == list(WEIGHTS)
    for name, shape in WEIGHTS.items():
        assert np.shape(weights[name]) == shape, name


def test_tuning_repeats_itself_and_finds_its_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From spoiled weights it comes back toward better ones, and writes them down."""
    file = tmp_path / "weights.toml"
    file.write_text(WEIGHTS_FILE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(tuning, "WEIGHTS_FILE", file)
    spoilt = build_mind(standard()).copy()
    spoilt["step"] = 0.1
    monkeypatch.setattr(tuning, "build_mind", lambda _: spoilt)
    monkeypatch.setattr(tuning, "JOINING", 5)
    found = tuning.tune("1", 5, 8)
    assert found.tolist() == tuning.tune("1", 5, 8).tolist()
    better = tuning.with_weights(spoilt, found)
    assert tuning.strength(better, spoilt, "judge", 200) > 1
    assert capsys.readouterr().out.count("points") == 2
    tuning.write(found)
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    assert np.allclose(written["step"], better["step"][0], rtol=0.01)
    old, new = (path.read_text(encoding="utf-8") for path in (WEIGHTS_FILE, file))
    assert [line for line in old.splitlines() if line.startswith("#")] == [
        line for line in new.splitlines() if line.startswith("#")
    ]


def test_a_weak_level_slips_but_does_not_play_anything() -> None:
    """Its choices spread over the better options, and the worst is hardly ever among them."""
    game = Game.new(4, "levels")
    view, legal = game.view(game.decider), game.legal_actions
    bot = make_bot("deckhand", "1")
    choices = [bot.choose(view, legal) for _ in range(300)]
    assert len(set(choices)) > 2
    assert choices.count(legal[-1]) < 10
