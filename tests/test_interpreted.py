"""Interpreted and compiled rules play the same games, and those games reach all of the core."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

TESTS = Path(__file__).parent
GAMES = "200"


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(  # noqa: S603 - a command of our own
        [sys.executable, *command],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_two_hundred_games_end_in_the_same_bytes_and_cover_the_core(tmp_path: Path) -> None:
    script = str(TESTS / "endings.py")
    data = f"--data-file={tmp_path / 'coverage'}"
    compiled = run(script, GAMES)
    interpreted = run(
        *("-m", "coverage", "run", data, script, GAMES),
        NUMBA_DISABLE_JIT="1",
        PYTHONPATH=str(TESTS),
    )
    assert interpreted.splitlines() == compiled.splitlines()
    report = tmp_path / "coverage.json"
    run("-m", "coverage", "json", data, "-o", str(report), "--quiet")
    totals = json.loads(report.read_text())
    missing = {
        name: file["missing_lines"]
        for name, file in totals["files"].items()
        if file["missing_lines"]
    }
    assert totals["totals"]["percent_covered"] >= 98, missing
