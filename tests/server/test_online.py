"""Whole games over real sockets: what clients were told is what the records prove."""

import asyncio
from pathlib import Path

import pytest

from namiji.record import load_record, verify
from tests.programs.online import play_online
from tests.support.size import soak_only

pytestmark = pytest.mark.slow

GAMES = 10


@soak_only("test_kill.py proves records of games over sockets")
def test_online_games_leave_proven_records(tmp_path: Path) -> None:
    out = tmp_path / "games"
    run = asyncio.run(play_online(tmp_path, GAMES, out))
    records = sorted(out.glob("*.namiji"))
    assert len(records) == GAMES
    assert all(verify(load_record(path)).proven for path in records)
    assert run.tally.games == GAMES
    assert run.seen["reconnections"] > 0
