"""Interpreted and compiled rules play the same games, and those games reach all of the core."""

import json
from pathlib import Path

import pytest

from tests.support.programs import run, run_program
from tests.support.size import size

pytestmark = pytest.mark.slow

GAMES = str(size(5, full=200))


def test_games_end_in_the_same_bytes_and_cover_the_core(tmp_path: Path) -> None:
    data = f"--data-file={tmp_path / 'coverage'}"
    compiled = run_program("print_endings", GAMES)
    interpreted = run(
        *("-m", "coverage", "run", data, "-m", "tests.programs.print_endings", GAMES),
        NUMBA_DISABLE_JIT="1",
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
