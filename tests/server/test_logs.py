"""The log: lines of JSON that cannot hold a secret. And the figures beside it."""

import asyncio
import io
import logging
import socket
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from namiji import NamijiError
from namiji.game.seeds import new_seed
from namiji.server.logs import is_plain, log, log_error, shorten_id, trace_of
from namiji.server.metrics import Metrics
from namiji.server.table.tokens import new_table_id, new_token
from tests.support.server.captured_logs import written, written_text


def test_a_line_is_json_with_time_level_and_event() -> None:
    with written() as lines:
        log("table-created", table="k7mq-x2pd-9rtb", seat=2)
        log("archive-failed", logging.WARNING, code="not-saved")
    first, second = lines()
    assert first.pop("time").endswith("+00:00")
    table = shorten_id("k7mq-x2pd-9rtb")
    assert first == {"level": "info", "event": "table-created", "table": table, "seat": 2}
    assert (second["level"], second["code"]) == ("warning", "not-saved")
    assert len(table) == 8


def test_a_person_is_shown_warnings_and_errors_in_plain_text() -> None:
    secret = new_token()
    with written_text("plain") as text:
        log("request", route="/api/tables")
        log("archive-failed", logging.WARNING, code="not-saved", kind=secret)
        try:
            raise ValueError(secret)
        except ValueError as error:
            log_error("broken", error)
    warning, error_head, *places = text().splitlines()
    assert warning[9:] == "warning: archive-failed code=not-saved kind=[hidden]"
    assert error_head[9:] == "error: broken"
    assert places[0] == "  builtins.ValueError"
    assert secret not in text()


def test_the_style_is_plain_on_a_terminal_only() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert is_plain("auto", Terminal())
    assert not is_plain("auto", io.StringIO())
    assert not is_plain("json", Terminal())
    assert is_plain("plain", io.StringIO())


@pytest.mark.parametrize("make", [new_token, new_seed, new_table_id])
def test_no_secret_gets_into_a_line(make: Callable[[], str]) -> None:
    secret = make()
    wrong: dict[str, Any] = {"token": secret, "seed": secret, "view": {"cards": [secret]}}
    mistyped: dict[str, Any] = {"seat": [secret], "count": {secret: 1}, "ms": secret.encode()}
    with written() as lines:
        log("joined", table=secret)
        log("joined", **wrong)
        log("joined", **mistyped)
        try:
            raise ValueError(f"bad token {secret}")
        except ValueError as error:
            log_error("incident", error)
            logging.getLogger("uvicorn.error").exception("Exception for %s", secret)
        logging.getLogger("uvicorn.error").warning(f"GET /api/tables/{secret}")
        logging.getLogger("uvicorn.access").warning("GET /%s", secret)
        logging.getLogger("sqlalchemy").error("INSERT %s", secret, extra={"fields": {"x": secret}})
    assert len(lines()) == 7
    assert secret not in str(lines())


@pytest.mark.parametrize("make", [new_token, new_seed])
def test_a_long_word_is_masked_even_in_a_field_of_text(make: Callable[[], str]) -> None:
    secret = make()
    with written() as lines:
        log("refused", code=f"x {secret}", kind="y" * 31 + "." * 165 + secret, route=f"/t/{secret}")
        log(secret)
    assert secret[:10] not in str(lines())
    assert lines()[0]["route"] == "/t/[hidden]"
    assert lines()[1]["event"] == "[hidden]"


def test_libraries_are_told() -> None:
    """By place and type: their words may hold anything."""
    with written() as lines:
        logging.getLogger("uvicorn.error").info("Started")
        logging.getLogger("asyncio").error("Task exception", exc_info=KeyError("hush"))
    (line,) = lines()
    assert (line["event"], line["logger"]) == ("library", "asyncio")
    assert line["where"].startswith("test_logs.test_libraries_are_told:")
    assert line["trace"] == ["builtins.KeyError"]


def test_a_trace_follows_causes_and_groups() -> None:
    async def fail() -> None:
        raise KeyError("hush")

    async def both() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(fail())

    try:
        try:
            asyncio.run(both())
        except BaseExceptionGroup as group:
            raise RuntimeError("hush") from group
    except RuntimeError as error:
        trace = trace_of(error)
    kinds = [place for place in trace if not place.startswith("at ")]
    assert kinds == ["builtins.RuntimeError", "builtins.ExceptionGroup", "builtins.KeyError"]
    assert any(".fail:" in place for place in trace)
    assert "hush" not in str(trace)


def test_a_trace_has_an_end() -> None:
    def fall(depth: int) -> None:
        if depth:
            fall(depth - 1)
        else:
            raise LookupError

    with pytest.raises(LookupError) as caught:
        fall(500)
    trace = trace_of(caught.value)
    assert len(trace) == 21
    last = fall.__code__.co_firstlineno + 4
    assert trace[-1].endswith(f".fall:{last}")  # where it happened


def test_figures_can_be_scraped() -> None:
    metrics = Metrics()
    metrics.tables.set(3)
    with metrics.sockets["seat"].track_inprogress():
        metrics.decisions["person"].inc()
        metrics.turnaround.observe(0.004)
        metrics.commit.observe(0.002)
        metrics.thinking["master"].observe(0.7)
        metrics.refused("stale")
        metrics.frames.inc()
        text = metrics.render()
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    }
    assert found["namiji_tables",] == 3
    assert (found["namiji_sockets", "seat"], found["namiji_sockets", "watcher"]) == (1, 0)
    assert found["namiji_decisions_total", "person"] == 1
    assert found["namiji_turnaround_seconds_bucket", "0.005"] == 1
    assert found["namiji_turnaround_seconds_bucket", "0.0025"] == 0
    assert found["namiji_commit_seconds_count",] == 1
    assert found["namiji_bot_seconds_bucket", "1.0", "master"] == 1
    assert found["namiji_refused_total", "stale"] == 1
    assert found["namiji_frames_sent_total",] == 1
    assert not [name for name, *_ in found if "bytes" in name and name.startswith("namiji")]


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.errors.inc()
    assert b"namiji_errors_total 0.0" in other.render()


def test_figures_have_a_port_of_their_own() -> None:
    metrics = Metrics()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with (
            pytest.raises(NamijiError, match=f"port {port}, for metrics"),
            metrics.served("127.0.0.1", port),
        ):
            raise AssertionError("it listens where another program does")
    with metrics.served("127.0.0.1", port):
        answer = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False)
        assert "namiji_tables 0.0" in answer.text
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False)


def test_without_a_port_there_are_no_figures() -> None:
    with Metrics().served("127.0.0.1", 0):
        assert not [each for each in threading.enumerate() if "serve_forever" in each.name]
