"""`namiji simulate`: what it prints, writes and exits with."""

import json
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from namiji.record import read_record, verify
from tests.support.cli import cli, start_cli
from tests.support.size import size

GAMES = size(12, full=30)


def test_simulate_writes_the_same_for_any_jobs(tmp_path: Path) -> None:
    outputs = []
    for jobs in (1, 2):
        events, records = tmp_path / f"{jobs}.jsonl", tmp_path / f"records-{jobs}"
        words = ("--players", 3, "--games", GAMES, "--seed", 7, "--bots", "filler,random,random")
        more = ("--direction", "both", "--events", events, "--records", records, "--jobs", jobs)
        code, shown, _ = cli("simulate", *words, *more)
        assert code == 0
        files = sorted(records.iterdir())
        assert [file.name for file in files] == [f"{i:06}.namiji" for i in range(GAMES)]
        outputs.append((shown, events.read_bytes(), [file.read_bytes() for file in files]))
    assert outputs[0] == outputs[1]
    shown, lines, records_written = outputs[0]
    assert f"{GAMES} games with the seed 7" in shown
    assert all(word in shown for word in ("filler", "random", "full racks", "wins"))
    assert [set(json.loads(line)) for line in lines.splitlines()] == [{"header", "events"}] * GAMES
    assert verify(read_record(records_written[-1].decode())).proven


def test_simulate_draws_a_seed_and_tells_it() -> None:
    shown = [cli("simulate", "--games", 1)[1].partition("seed ")[2].partition(",")[0] for _ in "ab"]
    assert shown[0] != shown[1]
    assert all(len(seed) == 32 for seed in shown)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--games", "0"), "'--games'"),
        (("--games", "many"), "'--games'"),
        (("--players", "6"), "'--players'"),
        (("--jobs", "0"), "'--jobs'"),
        (("--direction", "up"), "'--direction'"),
        (("--bots", "rando"), "did you mean"),
        (("--bots", "random,filler"), "name one bot"),
        (("--seed", "two words"), "--seed"),
        (("--seed", ""), "--seed"),
        (("--nonsense",), "--nonsense"),
    ],
)
def test_simulate_refuses_bad_words(words: tuple[str, ...], says: str) -> None:
    code, shown, error = cli("simulate", "--games", 1, *words)
    assert (code, shown) == (2, "")
    assert says in error


def test_simulate_refuses_places_it_cannot_write_to(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").touch()
    for option, path, says in (
        ("--events", tmp_path / "no" / "such.jsonl", "No such file or directory"),
        ("--events", tmp_path, "Is a directory"),
        ("--records", tmp_path / "full" / "letter.txt", "File exists"),
        ("--records", tmp_path / "full", "not empty"),
        ("--edition", "standart", "did you mean 'standard'?"),
    ):
        code, shown, error = cli("simulate", "--games", 1, option, path)
        assert (code, shown) == (1, "")
        assert error.startswith("error: ")
        assert says in error
    assert [file.name for file in (tmp_path / "full").iterdir()] == ["letter.txt"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_simulate_says_when_the_disk_is_full() -> None:
    code, _, error = cli("simulate", "--games", 3, "--events", "/dev/full")
    assert code == 1
    assert error == "error: cannot write /dev/full: No space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("jobs", [1, 2][: size(1, full=2)])
def test_simulate_keeps_what_it_has_when_interrupted(tmp_path: Path, jobs: int) -> None:
    events, records = tmp_path / "events.jsonl", tmp_path / "records"
    words = ("--games", 1_000_000, "--seed", 1, "--jobs", jobs)
    process = start_cli("simulate", *words, "--events", events, "--records", records)
    deadline = time.monotonic() + 120
    while not (records / "000020.namiji").exists():
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers, too
    shown, error = process.communicate(timeout=60)
    assert process.returncode == 130
    lines, files = events.read_text().splitlines(), sorted(records.iterdir())
    assert error == f"stopped after {len(lines)} of 1000000 games\n"
    assert shown.startswith(f"{len(lines)} games with the seed 1, ")
    assert all(json.loads(line)["events"][-1]["type"] == "ended" for line in lines)
    assert len(lines) <= len(files) <= len(lines) + 1  # the record of a game is written first
    assert verify(read_record(files[-1].read_text())).proven
