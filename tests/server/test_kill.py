"""A server that is killed in the middle of games: nothing that it acknowledged is lost."""

import asyncio
from pathlib import Path

import pytest

from tests.programs.kill import kill_repeatedly
from tests.support.server.postgres import database_url  # noqa: F401 - a fixture
from tests.support.size import size, soak_only

pytestmark = pytest.mark.slow

DATABASES = ("sqlite", "postgresql")
GAMES, KILLS, GENTLE_ENDS = size(1, full=4), size(1, full=3), size(1, full=2)


@pytest.mark.parametrize("database_url", DATABASES[: size(1, full=2)], indirect=True)
def test_nothing_acknowledged_is_lost_or_done_twice(
    database_url: str,  # noqa: F811 - the fixture
    tmp_path: Path,
) -> None:
    report = asyncio.run(kill_repeatedly(tmp_path, database_url, GAMES, KILLS, think=0.1))
    assert report.kills == KILLS
    assert report.least_playing >= GAMES
    assert report.in_flight >= report.kills - report.kills_in_start
    assert report.games >= GAMES


@soak_only("test_serve.py ends a server gently")
@pytest.mark.parametrize("database_url", DATABASES[size(1, full=0) :], indirect=True)
def test_asked_to_end_it_finishes_what_it_accepted(
    database_url: str,  # noqa: F811 - the fixture
    tmp_path: Path,
) -> None:
    report = asyncio.run(
        kill_repeatedly(tmp_path, database_url, GAMES, GENTLE_ENDS, think=0.1, gently=True)
    )
    assert report.games >= GAMES
    assert report.in_flight >= report.kills
