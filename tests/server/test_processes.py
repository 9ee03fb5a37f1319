"""Several servers on one PostgreSQL, one of which is killed, while another loses its database."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from tests.programs.processes import Plan, disturb
from tests.support.server.balancer import (
    balancer,
    balancer_name,
    caddy_configuration,
    haproxy_configuration,
)
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


@contextmanager
def echo() -> Iterator[int]:
    """A server that answers every request with its port. Gives the port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = str(self.connection.getsockname()[1]).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_players_of_a_table_meet_at_one_process_if_the_operator_wants_it(tmp_path: Path) -> None:
    if balancer_name() != "haproxy":
        pytest.skip("HAProxy is not here: `make system` installs it on Debian")

    async def test() -> None:
        with echo() as one, echo() as other:
            async with balancer(tmp_path, [one, other], by_table=True) as url:
                async with httpx.AsyncClient(base_url=url, trust_env=False) as http:
                    sockets = [f"/api/tables/{n}/socket" for n in range(20)]
                    served = [[(await http.get(each)).text for each in sockets] for _ in range(3)]
                assert served[0] == served[1] == served[2]
                assert set(served[0]) == {str(one), str(other)}

    asyncio.run(test())


def test_the_documented_configurations_are_what_is_tried() -> None:
    text = haproxy_configuration(8080, [8001, 8002])
    assert "bind 127.0.0.1:8080" in text
    assert text.count("    server ") == 2
    text = caddy_configuration(8080, [8001, 8002])
    assert "http://127.0.0.1:8080 {" in text
    assert "reverse_proxy 127.0.0.1:8001 127.0.0.1:8002 {" in text
