"""Making puzzles: the same set for any number of processes and interruptions; own games, too."""

import dataclasses
import json
from pathlib import Path

import pytest

from namiji.bots import make_bot
from namiji.edition import load_edition, standard
from namiji.errors import NamijiError
from namiji.game.game import Game
from namiji.puzzles.difficulty import MEAN_RATING, rating_of
from namiji.puzzles.make import make_puzzles, source_of
from namiji.puzzles.model import load_puzzles
from namiji.puzzles.situation import TAKE_BACK, decisions_of
from namiji.record import Record, SealedSeed, record_of
from namiji.record.deal import Deal, table_hash
from tests.support.cli import cli
from tests.support.size import size, soak_only

EFFORT = size(30, full=100)
COUNT = 2


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The work file of a small set."""
    path = tmp_path_factory.mktemp("puzzles") / "work.jsonl"
    make_puzzles(source_of(standard(), "test", effort=EFFORT), COUNT, path, jobs=1)
    return path


@soak_only("test_run.py interrupts an arena, which keeps such a file")
def test_an_interrupted_set_continues(work: Path, tmp_path: Path) -> None:
    source = source_of(standard(), "test", effort=EFFORT)
    whole = make_puzzles(source, COUNT, work, jobs=1)
    assert len(whole.puzzles) == COUNT
    torn = tmp_path / "torn.jsonl"
    text = work.read_bytes()
    torn.write_bytes(text[: len(text) - 40])
    again = make_puzzles(source, COUNT, torn, jobs=1)
    assert again.to_text() == whole.to_text()
    assert torn.read_bytes() == text


def test_another_seed_does_not_continue_it(work: Path) -> None:
    with pytest.raises(NamijiError, match="games of bots, seed test, not games of bots, seed 2"):
        make_puzzles(source_of(standard(), 2, effort=EFFORT), 1, work, jobs=1)


def test_a_damaged_line_is_named(work: Path, tmp_path: Path) -> None:
    head, *lines = work.read_text().splitlines()
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text("\n".join([head, '{"game":0}', *lines]) + "\n")
    with pytest.raises(NamijiError, match="line 2 is damaged"):
        make_puzzles(source_of(standard(), "test", effort=EFFORT), 1, damaged, jobs=1)


def test_a_theme_does_not_fill_a_set(work: Path) -> None:
    puzzles = make_puzzles(source_of(standard(), "test", effort=EFFORT), COUNT, work, jobs=1)
    themes = [puzzle.theme for puzzle in puzzles.puzzles]
    assert len(set(themes)) == COUNT


def own_game(seed: str, sealed: bool) -> Record:
    """A game in which some decisions were taken back."""
    deal = Deal(table_hash("mine"), 1, ("person", "sailor"), (None, None))
    game = Game.new(2, deal.game_seed(seed, "clockwise") if sealed else seed)
    bot = make_bot("sailor", seed)
    while not game.is_over:
        view = game.view(game.decider)
        game.play(bot.choose(view, view.legal_actions))
        if len(game.history) % 9 == 5:
            for _ in range(2):
                game.undo(rewind=False)
    return record_of(game, sealed=SealedSeed(seed, deal) if sealed else None)


@pytest.mark.parametrize("sealed", [True, False])
def test_decisions_of_own_games_lead_to_their_views(sealed: bool) -> None:
    record = own_game("own", sealed)
    decisions = list(decisions_of(record))
    assert len(decisions) == len(record.decisions)
    assert any(TAKE_BACK in situation.actions for situation, _ in decisions)
    for situation, view in decisions[::7]:
        assert situation.view(record.edition) == view
        assert view.decider == view.seat


def test_puzzles_of_own_games(tmp_path: Path) -> None:
    source = source_of(standard(), "mine", [own_game("own", sealed=True)], EFFORT)
    puzzles = make_puzzles(source, 1, tmp_path / "work.jsonl", jobs=1)
    assert puzzles.source.startswith("1 records sha256:")
    assert puzzles.funnel["games"] == 1


def test_records_that_give_no_puzzles_are_refused() -> None:
    record = own_game("own", sealed=False)
    lesson = dataclasses.replace(record, edition=load_edition("lesson"))
    with pytest.raises(NamijiError, match="different editions"):
        source_of(standard(), 1, [record, lesson])
    with pytest.raises(NamijiError, match="no seed"):
        next(decisions_of(dataclasses.replace(record, seed=None)))


def test_a_rating_rises_as_success_falls() -> None:
    assert rating_of((0.5, 0.5, 0.5, 0.5)) == MEAN_RATING
    ratings = [rating_of((share,) * 4) for share in (1.0, 0.9, 0.3, 0.0)]
    assert ratings == sorted(ratings)


def test_show_prints_how_a_set_was_made() -> None:
    code, shown, _ = cli("puzzles", "show")
    assert code == 0
    assert "ten times as deep" in shown
    assert "master" in shown


def test_a_file_that_is_no_set_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text(json.dumps({"format": "other"}))
    with pytest.raises(NamijiError, match="is not a set of puzzles"):
        load_puzzles(path)
    code, _, error = cli("puzzles", "show", tmp_path / "missing.json")
    assert (code, "cannot read" in error) == (1, True)
