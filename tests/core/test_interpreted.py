"""Interpreted and compiled rules play the same games, and those games reach all of the core."""

import json
from pathlib import Path

import coverage
import pytest

from tests.programs.print_endings import endings
from tests.support.programs import run
from tests.support.size import size

pytestmark = pytest.mark.slow

GAMES = size(5, full=200)


def test_games_end_in_the_same_bytes_and_cover_the_core(tmp_path: Path) -> None:
    data = tmp_path / "coverage"
    interpreted = run(
        *("-m", "coverage", "run", f"--data-file={data}"),
        *("-m", "tests.programs.print_endings", str(GAMES)),
        NUMBA_DISABLE_JIT="1",
    )
    assert interpreted.splitlines() == endings(GAMES)
    report = tmp_path / "coverage.json"
    measured = coverage.Coverage(data_file=data)
    measured.load()
    measured.json_report(outfile=str(report))
    totals = json.loads(report.read_text())
    missing = {
        name: file["missing_lines"]
        for name, file in totals["files"].items()
        if file["missing_lines"]
    }
    assert totals["totals"]["percent_covered"] >= 98, missing
