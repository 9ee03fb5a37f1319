"""Whole games over real sockets: what clients were told is what the records prove."""

import asyncio
import sys
from pathlib import Path

import pytest

from namiji.record import load_record, verify
from tests.programs.online import play_online
from tests.support.paths import ROOT
from tests.support.server.server_process import UNLIMITED, ServerProcess
from tests.support.size import size, soak_only

EXAMPLE = ROOT / "examples/online.py"

pytestmark = pytest.mark.slow

GAMES = size(1, full=10)


def test_the_example_plays_a_game(tmp_path: Path) -> None:
    async def play() -> str:
        async with ServerProcess(
            tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", *UNLIMITED
        ) as server:
            client = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), server.url, stdout=asyncio.subprocess.PIPE
            )
            said, _ = await client.communicate()
            assert client.returncode == 0
            return said.decode()

    assert "{'type': 'ended'" in asyncio.run(play())


@soak_only("test_kill.py proves records of games over sockets")
def test_online_games_leave_proven_records(tmp_path: Path) -> None:
    out = tmp_path / "games"
    run = asyncio.run(play_online(tmp_path, GAMES, out))
    records = sorted(out.glob("*.namiji"))
    assert len(records) == GAMES
    assert all(verify(load_record(path)).proven for path in records)
    assert run.tally.games == GAMES
    assert run.seen["reconnections"] > 0
