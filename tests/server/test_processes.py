"""Several servers on one PostgreSQL, one of which is killed, while another loses its database."""

import asyncio
from pathlib import Path

import pytest

from tests.programs.processes import Plan, disturb
from tests.support.server.balancer import balancer_name, caddy_configuration, haproxy_configuration
from tests.support.size import size, soak_only

pytestmark = pytest.mark.slow

PLAN = Plan(
    tables=size(2, full=200),
    kills=size(1, full=50),
    restarts=size(0, full=5),
    cut_off=size(5, full=20),
    think=size(5, full=20) / 10,
    pause=size(1, full=6),
)


@soak_only("test_kill.py kills a server; test_peers.py and test_sharing.py have several")
def test_nothing_acknowledged_is_lost_or_done_twice(tmp_path: Path) -> None:
    if balancer_name() is None:
        pytest.skip("neither HAProxy nor Caddy is here: `make system` installs Caddy on Debian")
    report = asyncio.run(disturb(tmp_path, PLAN))
    assert report.kills == PLAN.kills
    assert report.games >= PLAN.tables
    assert report.acknowledged
    assert report.bot_decisions


def test_the_documented_configurations_are_what_is_tried() -> None:
    text = haproxy_configuration(8080, [8001, 8002])
    assert "bind 127.0.0.1:8080" in text
    assert text.count("    server ") == 2
    text = caddy_configuration(8080, [8001, 8002])
    assert "http://127.0.0.1:8080 {" in text
    assert "reverse_proxy 127.0.0.1:8001 127.0.0.1:8002 {" in text
