"""What the analysis of a finished game finds, and how it is shown."""

import json
import math
import multiprocessing
import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev
from xml.etree import ElementTree

import pytest

from namiji import Game, NamijiError
from namiji.analysis import Analysis, analyze, plot
from namiji.analysis.analyzer import luck_of
from namiji.bots.search import SearchBot
from namiji.edition import standard
from namiji.match.match import play_match
from namiji.record import load_record, read_record
from tests.support.cli import cli
from tests.support.records import HAND_WRITTEN, SAVED, TEXT, played
from tests.support.scripted_game import ScriptedGame, edition
from tests.support.size import size, soak_only

EFFORT = 30
GAMES = size(12, 200)
SHORT = HAND_WRITTEN.format(result="")


def blunder() -> Game:
    """A game for two in which seat 1, with four Whirlpools to itself, sails past all of them.

    It loses by the Early Bird token; an Offering less would have made its victory certain.
    """
    whirlpools = "whirlpool whirlpool whirlpool whirlpool"
    table = ScriptedGame(edition(f"rock | rock | rock | {whirlpools}"), order="1 2 0")
    table.finish()
    return table.game


def random_game(players: int, seed: int) -> Game:
    return played((players, seed, "clockwise", standard()), random.Random(seed))


@pytest.fixture(scope="module")
def short() -> Analysis:
    return analyze(read_record(SHORT), EFFORT)


@pytest.fixture(scope="module")
def blundered() -> Analysis:
    return analyze(blunder(), EFFORT)


@pytest.mark.parametrize(("players", "seed"), [(2, 20), (4, 1), (5, 2)])
def test_accounts_add_up(players: int, seed: int) -> None:
    game = random_game(players, seed)
    analysis = analyze(game, 10)
    assert [choice.action for choice in analysis.decisions] == [
        str(d.action) for d in game.decisions
    ]
    ends = [round((seat in game.winners) / len(game.winners), 3) for seat in game.scores]
    assert [seat.end for seat in analysis.seats] == ends
    assert [seat.score for seat in analysis.seats] == list(game.scores.values())
    for seat in analysis.seats:
        parts = (seat.start, seat.skill, seat.luck, seat.others, -seat.end)
        assert sum(round(1000 * part) for part in parts) == 0
        assert all(part == round(part, 3) for part in parts)
    assert sum(seat.decisions for seat in analysis.seats) == len(game.decisions)


def test_every_decision_leads_to_the_next(short: Analysis) -> None:
    assert [choice.number for choice in short.decisions] == list(range(1, len(short.decisions) + 1))
    for choice, following in pairwise(short.decisions):
        assert choice.after == following.before
    for choice in short.decisions:
        for at in range(3):
            moved = choice.before[at] + choice.chosen[at] + choice.drawn[at]
            assert moved == pytest.approx(choice.after[at])
        assert sum(choice.before) == pytest.approx(1, abs=0.002)
        if choice.action == choice.best:
            assert choice.cost == choice.cost_error == 0
    assert short.decisions[-1].after_error == (0, 0, 0)


def test_nothing_changes_without_a_draw_or_another_choice(short: Analysis) -> None:
    record = read_record(SHORT)
    for choice, decision in zip(short.decisions, record.decisions, strict=True):
        if not decision.outcomes:
            assert choice.drawn == choice.drawn_error == (0, 0, 0)
        else:
            assert min(choice.drawn_error) > 0
        if not any(choice.chosen_error):
            assert choice.chosen == (0, 0, 0)
            assert (choice.points, choice.points_error) == (0, 0)
    assert any(any(choice.chosen_error) for choice in short.decisions)


def test_who_plays_like_greedy_has_no_skill() -> None:
    game = play_match(["greedy", "random"], seed="as-greedy").game
    first, second = analyze(game, 5).seats
    assert (first.skill, first.skill_error, first.points) == (0, 0, 0)
    assert first.others_error > 0
    assert second.points < -5


def test_luck_is_even_over_many_games() -> None:
    """The mean of each seat's luck is within its interval, for players of any strength."""
    lucks = [
        luck_of(play_match(["random", "filler"], seed=f"luck.{i}").game, 4) for i in range(GAMES)
    ]
    for luck in zip(*lucks, strict=True):
        assert abs(fmean(luck)) < 3.5 * stdev(luck) / math.sqrt(GAMES)


def test_intervals_hold_for_other_seeds(short: Analysis) -> None:
    other = analyze(read_record(SHORT), EFFORT, seed=2)
    assert other != short
    gaps = [
        abs(one - another) <= math.hypot(reach, other_reach)
        for choice, same in zip(short.decisions, other.decisions, strict=True)
        for name in ("before", "chosen", "drawn")
        for one, another, reach, other_reach in zip(
            *(getattr(each, name) for each in (choice, same)),
            *(getattr(each, f"{name}_error") for each in (choice, same)),
            strict=True,
        )
        if reach or other_reach
    ]
    assert len(gaps) > 50
    assert sum(gaps) > 0.85 * len(gaps)


def test_a_blunder_is_found(blundered: Analysis) -> None:
    last = blundered.decisions[-1]
    assert (last.seat, last.action) == (1, "sail 11")
    assert last.best in ("sail 7", "sail 8", "sail 9", "sail 10")
    assert last.is_missed
    assert last.cost > 0.9
    assert "Finish Port" in last.words
    assert last in blundered.turning_points(5)
    assert last.skill <= -0.9
    assert last.points < -1
    assert blundered.seats[0].missed >= 1
    assert all(0 <= chance <= 1 for seat in (1, 2) for chance in blundered.chances(seat))


def test_a_winning_choice_is_no_blunder(blundered: Analysis) -> None:
    game = blunder()
    game.undo()
    game.play(blundered.decisions[-1].best)
    while not game.is_over:
        game.play(game.legal_actions[0])
    analysis = analyze(game, EFFORT)
    at = len(blundered.decisions) - 1
    choice = analysis.decisions[at]
    assert (choice.cost, choice.is_missed) == (0, False)
    # What comes later changes nothing that was claimed before.
    before = [(each.best, each.cost) for each in blundered.decisions[:at]]
    assert [(each.best, each.cost) for each in analysis.decisions[:at]] == before


@soak_only("test_run.py and test_simulate.py compare one process with two")
def test_the_same_for_any_number_of_jobs(short: Analysis) -> None:
    record = read_record(SHORT)
    told: list[tuple[int, int]] = []
    again = analyze(record, EFFORT, jobs=2, progress=lambda *done: told.append(done))
    assert again == short
    assert told == [(i, len(record.decisions)) for i in range(1, len(record.decisions) + 1)]


@soak_only("test_run.py and test_simulate.py interrupt processes that work together")
def test_an_interrupted_analysis_leaves_no_processes() -> None:
    def interrupt(done: int, _total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyze(load_record(SAVED), 200, jobs=2, progress=interrupt)
    assert multiprocessing.active_children() == []


def test_a_search_can_be_held_to_one_action() -> None:
    game = Game.new(3, seed=5)
    for action in (game.legal_actions[0], game.legal_actions[-1]):
        thought = SearchBot("1", "20").think(game.view(game.decider), only=action)
        first, *others = thought.options
        assert (first.action, first.visits) == (action, 20)
        assert first.shares == pytest.approx(thought.shares)
        assert not any(option.visits for option in others)


def test_what_cannot_be_analyzed_is_refused() -> None:
    game = Game.new(2, seed=1)
    refusals: dict[str, Callable[[], Analysis]] = {
        "unfinished": lambda: analyze(game),
        "no-past": lambda: analyze(game.view(1).world(seed=1)),
        "bad-number": lambda: analyze(game, effort=1),
        "bad-seed": lambda: analyze(game, seed="no blanks"),
    }
    for code, refused in refusals.items():
        with pytest.raises(NamijiError) as error:
            refused()
        assert error.value.code == code


def test_the_figures_as_json(tmp_path: Path, short: Analysis) -> None:
    file = tmp_path / "short.namiji"
    file.write_text(SHORT)
    code, shown, error = cli("analyze", file, "--effort", EFFORT, "--json")
    assert (code, error) == (0, "")
    assert json.loads(shown) == json.loads(json.dumps(short.to_dict()))
    figures = short.to_dict()
    assert len(figures["seats"]) == 3
    assert set(figures["decisions"][0]) >= {"action", "best", "cost", "missed", "before", "after"}


def test_the_plot_has_a_line_a_seat_and_the_docks(short: Analysis) -> None:
    root = ElementTree.fromstring(plot(short))  # noqa: S314 - our own drawing
    words = [element.text for element in root.iter() if element.text]
    for word in ("seat 1", "seat 2", "seat 3", "Dock 1", "Dock 2", "Dock 3"):
        assert word in words
    assert [number for number, _ in short.docks()] == [8, 16, 24]


def test_tables_show_turning_points_or_all(tmp_path: Path) -> None:
    file, drawn = tmp_path / "short.namiji", tmp_path / "short.svg"
    file.write_text(SHORT)
    code, shown, error = cli("analyze", file, "--effort", EFFORT, "--plot", drawn)
    assert (code, error) == (0, "")
    assert drawn.read_text().startswith("<svg")
    for word in ("before", "luck", "skill", "others", "±", "start + skill + luck + others"):
        assert word in shown
    code, every, _ = cli("analyze", file, "--effort", EFFORT, "--all")
    assert code == 0
    for line in read_record(SHORT).decisions:
        assert str(line.action) in every


def test_bad_input_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.namiji"
    file.write_text(TEXT[: TEXT.index("  9. ")].replace("30 28; winners 1", "unfinished"))
    code, _, error = cli("analyze", file)
    assert code == 1
    assert error.startswith(f"error: {file}: the game is unfinished, seat ")
    file.write_text(TEXT[: TEXT.index("  9. ")])
    assert "lines are missing at the end" in cli("analyze", file)[2]
    assert "there is no such file" in cli("analyze", tmp_path / "none.namiji")[2]
    assert "effort is 2 to" in cli("analyze", SAVED, "--effort", 0)[2]
    file.write_text(SHORT)
    code, shown, error = cli(
        "analyze", file, "--effort", 2, "--plot", tmp_path / "no" / "folder.svg"
    )
    assert (code, "cannot write" in error) == (1, True)
    assert "skill" in shown  # what took its time is not lost
