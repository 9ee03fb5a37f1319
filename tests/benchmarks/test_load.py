"""The load test itself, with two tables."""

import subprocess
import sys

from benchmarks.load import decisions_in
from namiji.record import load_record
from tests.support.paths import ROOT
from tests.support.size import soak_only


@soak_only("tests of the server play over sockets")
def test_a_small_crowd_plays_without_an_error() -> None:
    command = [sys.executable, "-m", "benchmarks.load", "--tables", "2", "--think", "0", "0.01"]
    done = subprocess.run(  # noqa: S603 - our own command
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 tables, 8 sockets" in done.stdout
    assert "2 games over" in done.stdout
    assert "no errors" in done.stdout


@soak_only("tests of the server play over sockets")
def test_an_endurance_test_plays_one_game_after_another() -> None:
    command = [sys.executable, "-m", "benchmarks.endurance", "--tables", "2", "--minutes", "0.1"]
    done = subprocess.run(  # noqa: S603 - our own command
        [*command, "--think", "0", "0.01"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "memory grew by" in done.stdout


def test_the_load_test_finds_every_decision_of_a_record() -> None:
    path = ROOT / "docs" / "example.namiji"
    expected = [(each.seat, str(each.action)) for each in load_record(path).history]
    found = [(each.seat, each.action) for each in decisions_in(path.read_text(encoding="utf-8"))]
    assert expected
    assert found == expected
