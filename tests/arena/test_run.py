"""The arena: the same games for any jobs and interruptions, kept in a folder, shown in a table."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from namiji import Game, NamijiError
from namiji.arena import GameResult, Results, make_plan, run_arena, write_csv, write_parquet
from namiji.arena.games_file import GAMES_FILE
from namiji.match.match import play_game
from namiji.match.seating import seat_bots
from namiji.record import read_record, verify
from tests.support.cli import cli
from tests.support.size import is_full_length, size, soak_only

PROGRAM = Path(sys.executable).with_name("namiji")
BOTS = ("filler", "random")
CRASHING = """
class Clumsy:
    def __init__(self, seed):
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        if self.asked == 12:
            raise RuntimeError("oops")
        return legal[0]
"""


def timeless(game: GameResult) -> dict[str, Any]:
    data = game.to_json()
    for seat in data["seats"]:
        del seat["think_ms_mean"], seat["think_ms_max"]
    return data


def lines(folder: Path) -> list[dict[str, Any]]:
    """The games of a file in order, without times."""
    games = [json.loads(line) for line in (folder / GAMES_FILE).read_text().splitlines()[1:]]
    return sorted((timeless(GameResult.from_json(game)) for game in games), key=lambda g: g["game"])


def table(folder: Path) -> list[list[str]]:
    """The rows of seats.csv, without times."""
    with (folder / "seats.csv").open(newline="") as file:
        rows = list(csv.reader(file))
    timed = {column for column, name in enumerate(rows[0]) if name.startswith("think_ms")}
    return [[cell for column, cell in enumerate(row) if column not in timed] for row in rows]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An arena of 24 games, played in one go by one process."""
    folder = tmp_path_factory.mktemp("whole")
    plan = make_plan(BOTS, 4, 1)
    write_csv(list(run_arena(plan, 24, folder=folder, jobs=1)), folder)
    return folder


def test_a_game_is_that_of_its_deal_and_seats() -> None:
    games = list(run_arena(make_plan(BOTS, 3, "seed"), 6, jobs=1))
    assert [game.game for game in games] == list(range(6))
    assert [seat.bot for seat in games[4].seats] == ["random", "filler", "random"]
    game = Game.new(3, "seed.1", "counterclockwise")
    with seat_bots(game, ("random", "filler", "random")) as bots:
        play_game(game, bots)
    assert [seat.score for seat in games[4].seats] == list(game.scores.values())
    assert sum(seat.won for seat in games[4].seats) == pytest.approx(1)
    best = max(games[4].seats, key=lambda seat: seat.score)
    assert best.rank == 1
    assert best.margin == best.score - sorted(seat.score for seat in games[4].seats)[-2]
    assert len({game.setup_outcomes, Game.new(3, "seed.1", "counterclockwise").setup_outcomes}) == 1


@soak_only("test_an_interrupted_arena_goes_on compares one process with two")
def test_games_do_not_depend_on_jobs(whole: Path) -> None:
    games = list(run_arena(make_plan(BOTS, 4, 1), 24, jobs=2))
    assert [timeless(game) for game in games] == lines(whole)


def test_a_resumed_arena_is_the_same_and_plays_nothing_twice(whole: Path, tmp_path: Path) -> None:
    plan = make_plan(BOTS, 4, 1)
    play = run_arena(plan, 24, folder=tmp_path, jobs=1)
    for _ in range(7):
        next(play)
    play.close()
    kept = (tmp_path / GAMES_FILE).read_bytes()
    assert kept.count(b"\n") == 8
    games = list(run_arena(plan, 24, folder=tmp_path, jobs=1))
    assert (tmp_path / GAMES_FILE).read_bytes().startswith(kept)
    assert lines(tmp_path) == lines(whole) == [timeless(game) for game in games]
    write_csv(games, tmp_path)
    assert table(tmp_path) == table(whole)
    before = (tmp_path / GAMES_FILE).read_bytes()
    assert list(run_arena(plan, 24, folder=tmp_path, jobs=1)) == games
    assert (tmp_path / GAMES_FILE).read_bytes() == before
    assert list(run_arena(plan, 28, folder=tmp_path, jobs=1))[:24] == games


@pytest.mark.parametrize("torn", [b'{"game":9,"deal"', b"\0\0\0\0", b'{"game":3}'])
def test_a_torn_line_is_played_again(whole: Path, tmp_path: Path, torn: bytes) -> None:
    kept = b"".join((whole / GAMES_FILE).read_bytes().splitlines(keepends=True)[:6])
    (tmp_path / GAMES_FILE).write_bytes(kept + torn)
    list(run_arena(make_plan(BOTS, 4, 1), 24, folder=tmp_path, jobs=1))
    assert (tmp_path / GAMES_FILE).read_bytes().startswith(kept + b'{"game":5,')
    assert lines(tmp_path) == lines(whole)


def test_a_torn_header_is_written_again(tmp_path: Path) -> None:
    (tmp_path / GAMES_FILE).write_bytes(b'{"format":"namiji-ar')
    assert len(list(run_arena(make_plan(BOTS, 2, 1), 2, folder=tmp_path, jobs=1))) == 2
    assert len(lines(tmp_path)) == 2


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda lines: [b"hello }\n", *lines], "holds no results of the format"),
        (lambda lines: [*lines[:3], b"{}\n", *lines[3:]], "line 4 is damaged"),
        (lambda lines: [*lines[:3], lines[4][:50] + b"}\n", *lines[3:]], "line 4 is damaged"),
    ],
)
def test_a_damaged_games_file_is_refused(
    whole: Path, tmp_path: Path, damage: Any, says: str
) -> None:
    text = b"".join(damage((whole / GAMES_FILE).read_bytes().splitlines(keepends=True)))
    (tmp_path / GAMES_FILE).write_bytes(text)
    with pytest.raises(NamijiError, match=says):
        list(run_arena(make_plan(BOTS, 4, 1), 24, folder=tmp_path, jobs=1))
    assert (tmp_path / GAMES_FILE).read_bytes() == text


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("filler", "greedy"), "bots filler random, not filler greedy"),
        ((*BOTS, "--players", "3"), "players 4, not 3"),
        ((*BOTS, "--seed", "2"), "seed 1, not 2"),
        ((*BOTS, "--direction", "clockwise"), "direction both, not clockwise"),
        ((*BOTS, "--records"), "records False, not True"),
        ((*BOTS, "--on-fault", "random"), "on_fault forfeit, not random"),
        ((*BOTS, "--seconds", "1"), "seconds 30.0, not 1.0"),
    ],
)
def test_other_settings_are_refused(whole: Path, words: tuple[str, ...], says: str) -> None:
    before = (whole / GAMES_FILE).read_bytes()
    code, shown, error = cli("arena", *words, "--games", 8, "--out", whole, "--jobs", 1)
    assert (code, shown) == (1, "")
    assert says in error
    assert (whole / GAMES_FILE).read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="games files are locked on POSIX only")
def test_a_folder_is_for_one_arena_at_a_time(tmp_path: Path) -> None:
    plan = make_plan(BOTS, 2, 1)
    play = run_arena(plan, 4, folder=tmp_path, jobs=1)
    next(play)
    with pytest.raises(NamijiError, match="another command"):
        next(run_arena(plan, 4, folder=tmp_path, jobs=1))
    play.close()
    assert len(list(run_arena(plan, 4, folder=tmp_path, jobs=1))) == 4


def test_parquet_equals_csv(whole: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    games = list(run_arena(make_plan(BOTS, 4, 1), 24, folder=whole, jobs=1))
    write_csv(games, tmp_path)
    write_parquet(games, tmp_path)
    columns = parquet.read_table(tmp_path / "seats.parquet")
    with (tmp_path / "seats.csv").open(newline="") as file:
        rows = list(csv.reader(file))
    assert columns.column_names == rows[0]
    assert [[str(cell) for cell in row.values()] for row in columns.to_pylist()] == rows[1:]
    assert len(rows) == 1 + 24 * 4
    for column in ("game", "deal", "rotation", "seat", "bot", "won", "rank", "points_row"):
        assert column in rows[0]


def decide(bots: tuple[str, str], margin: float, jobs: int = 1) -> Results:
    plan = make_plan(bots, 2, 1)
    results = Results(plan)
    for game in run_arena(plan, 200, margin=margin, jobs=jobs):
        results.add(game)
    return results


def test_it_ends_when_decided() -> None:
    stronger = decide(("filler", "random"), 0.1)
    assert stronger.conclusion(0.1) == "stronger"
    assert len(stronger.games) == 2 * stronger.deals < 60
    weaker = decide(("random", "filler"), 0.1)
    assert weaker.conclusion(0.1) == "not stronger"
    if not is_full_length():
        return  # test_an_interrupted_arena_goes_on has two processes
    again = decide(("random", "filler"), 0.1, jobs=2)
    assert [timeless(game) for game in again.games] == [timeless(game) for game in weaker.games]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"games": 0}, "bad-number"),
        ({"jobs": 0}, "bad-number"),
        ({"seconds": 0}, "bad-seconds"),
        ({"margin": 0.0}, "bad-margin"),
        ({"margin": 0.5}, "bad-margin"),
        ({"records": True}, "no-folder"),
    ],
)
def test_what_cannot_be_run_is_refused_at_once(change: dict[str, Any], code: str) -> None:
    with pytest.raises(NamijiError) as caught:
        run_arena(make_plan(BOTS, 2, 1), **{"games": 4, **change})
    assert caught.value.code == code


def test_the_command_shows_and_keeps_everything(tmp_path: Path) -> None:
    words = ("filler", "random", "greedy", "--players", 3, "--games", 6, "--jobs", 1, "--seed", 1)
    code, shown, error = cli("arena", *words, "--out", tmp_path / "new" / "out", "--records")
    assert (code, error) == (0, "")
    assert shown.startswith("6 games, 2 deals with the seed 1; even is 33.3% of the wins\n")
    for word in ("games", "wins", "margin", "rating", "longest", "faults", "against", "1000"):
        assert word in shown
    folder = tmp_path / "new" / "out"
    names = {path.name for path in folder.iterdir()}
    assert names == {GAMES_FILE, "seats.csv", "seats.parquet", "records"}
    records = sorted((folder / "records").iterdir())
    assert [path.name for path in records] == [f"{i:06}.namiji" for i in range(6)]
    record = read_record(records[5].read_text())
    assert verify(record).proven
    assert record.result is not None
    assert list(record.result.scores) == [seat["score"] for seat in lines(folder)[5]["seats"]]


def test_the_command_tells_what_is_decided() -> None:
    words = ("--players", 2, "--games", 100, "--until", "decided", "--margin", 0.2, "--jobs", 1)
    assert (
        "decided: filler wins more than 50.0%, after "
        in cli("arena", "filler", "random", *words)[1]
    )
    assert (
        "decided: random wins less than 70.0%, after "
        in cli("arena", "random", "filler", *words)[1]
    )
    few = ("--players", 2, "--games", 2, "--until", "decided", "--jobs", 1)
    assert "not decided, after 1 deals" in cli("arena", "filler", "random", *few)[1]


def test_a_bot_alone_plays_itself() -> None:
    code, shown, _ = cli("arena", "random", "--players", 2, "--games", 3, "--jobs", 1)
    assert code == 0
    assert shown.startswith("3 games, 3 deals")
    assert "rating" not in shown
    assert re.search(r" 50\.0% │ +│", shown)  # known before: no interval


def test_a_bot_meets_itself() -> None:
    words = ("random", "random", "--players", 2, "--games", 4, "--jobs", 1, "--seed", 1)
    code, shown, error = cli("arena", *words)
    assert (code, error) == (0, "")
    assert "random#2" in shown


def test_the_default_seed_cannot_be_guessed_and_is_kept(tmp_path: Path) -> None:
    words = ("arena", *BOTS, "--players", 2, "--jobs", 1)
    code, first, _ = cli(*words, "--games", 2, "--out", tmp_path)
    assert code == 0
    seed = json.loads((tmp_path / GAMES_FILE).read_text().partition("\n")[0])["seed"]
    assert len(seed) == 32
    assert f"with the seed {seed};" in first
    code, again, _ = cli(*words, "--games", 4, "--out", tmp_path)
    assert code == 0
    assert f"with the seed {seed};" in again
    assert seed not in cli(*words, "--games", 2)[1]
    repeated = run_arena(make_plan(BOTS, 2, seed), 4, jobs=1)
    assert [timeless(game) for game in repeated] == lines(tmp_path)


def test_seeds_stay_text(tmp_path: Path) -> None:
    plan = make_plan(BOTS, 2, 9)
    fixtures = plan.fixtures(24)
    game = next(run_arena(plan, 2, jobs=1))
    games = [replace(game, game=each.game, seed=each.seed) for each in fixtures]
    write_csv(games, tmp_path)
    head, *rows = table(tmp_path)
    seeds = {row[head.index("seed")] for row in rows}
    assert seeds == {f"seed {fixture.seed}" for fixture in fixtures}
    assert {"seed 9.1", "seed 9.10"} <= seeds
    assert not any(seed[0].isdigit() for seed in seeds)  # or readers would make numbers of them


def test_without_the_extra_the_rest_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("openskill.models", "pyarrow"):
        monkeypatch.setitem(sys.modules, module, None)
    code, shown, error = cli("arena", *BOTS, "--games", 4, "--jobs", 1, "--out", tmp_path)
    assert code == 0
    assert "wins" in shown
    assert "rating" not in shown
    assert error.count("pip install 'namiji[arena]'") == 2
    assert {path.name for path in tmp_path.iterdir()} == {GAMES_FILE, "seats.csv"}


@pytest.mark.slow
@pytest.mark.parametrize("on_fault", ["forfeit", "random"][: size(1, full=2)])
def test_faults_are_counted_and_told(tmp_path: Path, on_fault: str) -> None:
    clumsy = tmp_path / "clumsy.py"
    clumsy.write_text(CRASHING)
    words = (clumsy, "random", "--players", 2, "--games", 2, "--jobs", 1, "--out", tmp_path)
    code, shown, error = cli("arena", *words, "--on-fault", on_fault, "--seed", 1)
    assert code == 0
    assert "a bot could guess the seed 1" in error
    head, *rows = table(tmp_path)
    seats = [dict(zip(head, row, strict=True)) for row in rows]
    own = [seat for seat in seats if seat["bot"] == str(clumsy)]
    others = [seat for seat in seats if seat["bot"] == "random"]
    assert {(seat["faults"], seat["lost_turns"], seat["forfeited"]) for seat in others} == {
        ("0", "0", "0")
    }
    crashes, turns = (sum(int(seat[name]) for seat in own) for name in ("faults", "lost_turns"))
    if on_fault == "forfeit":
        assert [(seat["won"], seat["rank"], seat["faults"]) for seat in own] == [
            ("0.0", "2", "1"),
            ("0.0", "2", "1"),
        ]
        assert turns == sum(int(seat["decisions"]) - 11 for seat in own)
    forfeits = 2 if on_fault == "forfeit" else 0
    assert f"{clumsy}: {turns} turns lost and played by random, {forfeits} games forf" in shown
    assert f"  crash: {crashes}, the first in game 0, seat 1, " in shown
    assert "is not rated: it lost turns in 2 of 2 games" in shown
    assert "not rated" in shown.partition(f"{clumsy}: ")[0]  # in place of the rating
    assert "RuntimeError: oops" in shown


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("rando",), "did you mean"),
        (("random", "filler", "--seconds", "0"), "--seconds"),
        (("random", "filler", "--on-fault", "greedy"), "--on-fault"),
        (("random", "filler", "--seed", "two words"), "--seed"),
        (("random", "filler", "--until", "later"), "--until"),
        (("random", "filler", "--until", "decided", "--margin", "0.9"), "--margin"),
        (("random", "--until", "decided"), "at least two bots"),
        (("random", "filler", "--records"), "--records"),
        (("random", "filler", "--players", "6"), "--players"),
        ((), "BOT"),
    ],
)
def test_the_command_refuses_bad_words(words: tuple[str, ...], says: str) -> None:
    code, shown, error = cli("arena", *words, "--games", 4)
    assert (code, shown) == (2, "")
    assert says in error


def test_it_says_where_it_cannot_write(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, _, error = cli("arena", *BOTS, "--games", 4, "--jobs", 1, "--out", tmp_path / "file")
    assert code == 1
    assert error.startswith(f"error: cannot write {tmp_path / 'file'}")


@pytest.fixture
def interrupted(tmp_path: Path) -> Iterator[tuple[Path, "subprocess.Popen[str]"]]:
    """A folder, and a real process that was stopped by Ctrl-C while it played there."""
    words = ("filler", "random", "--games", "8000", "--seed", "1", "--jobs", "2")
    process = subprocess.Popen(  # noqa: S603 - a command of our own
        [PROGRAM, "arena", *words, "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 120
    games_file = tmp_path / GAMES_FILE
    first = [b'{"game":%d,' % game for game in range(30)]
    while not games_file.exists() or not all(game in games_file.read_bytes() for game in first):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers, too
    yield tmp_path, process
    process.kill()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_an_interrupted_arena_goes_on(
    whole: Path, interrupted: tuple[Path, "subprocess.Popen[str]"]
) -> None:
    folder, process = interrupted
    shown, error = process.communicate(timeout=60)
    assert process.returncode == 130
    told = int(shown.split()[0])
    assert error == (f"stopped after {told} of 8000 games; repeat the command to continue\n")
    assert len(table(folder)) == 1 + 4 * told
    kept = lines(folder)
    assert 24 <= told <= len(kept) < 8000  # some may be over before one that comes earlier
    games = list(run_arena(make_plan(BOTS, 4, 1), told, folder=folder, jobs=1))
    assert [timeless(game) for game in games][:told] == kept[:told]
    assert kept[:24] == lines(whole)
    numbers = [game["game"] for game in lines(folder)]
    assert len(set(numbers)) == len(numbers)
