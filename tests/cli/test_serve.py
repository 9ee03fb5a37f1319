"""`namiji serve` and `namiji backup`: their options, what they print, how they end."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from typer.main import get_command

from namiji.cli.app import app
from namiji.cli.serve import config_of
from namiji.server.config import Config
from tests.support.cli import cli
from tests.support.paths import ROOT
from tests.support.size import size, soak_only

PROGRAM = Path(sys.executable).with_name("namiji")
DEPLOY = ROOT / "docs" / "deploy.md"
ROW = re.compile(r"^\| `(NAMIJI_\w+)` \| `--([\w-]+)` \| ([^|]+) \|", re.MULTILINE)
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("NAMIJI_")}


@contextmanager
def started(*words: object, **variables: str) -> "Iterator[subprocess.Popen[str]]":
    process = subprocess.Popen(  # noqa: S603 - a command of our own
        [PROGRAM, "serve", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=CLEAN | variables,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def parsed(monkeypatch: pytest.MonkeyPatch, *words: object, **variables: str) -> Config:
    """The config that the command comes to."""
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    settings = command.make_context("serve", [str(word) for word in words]).params
    settings.pop("open_browser")
    return config_of(settings)


def test_without_options_the_config_is_the_default_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert parsed(monkeypatch) == Config()


def test_options_and_variables_set_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    editions = (tmp_path / "a.toml", tmp_path / "b.toml")
    for path in editions:
        path.touch()
    wanted = Config(
        port=81,
        database="sqlite:///x.db",
        editions=editions,
        origins=("https://a.org", "https://b.org"),
        proxies=("10.0.0.0/8", "::1"),
        messages_per_second=2.5,
        tables_per_hour=7,
    )
    by_options = parsed(
        monkeypatch,
        *("--port", 81, "--database", "sqlite:///x.db"),
        *("--edition", editions[0], "--edition", editions[1]),
        *("--origin", "https://a.org", "--origin", "https://b.org"),
        *("--proxy", "10.0.0.0/8", "--proxy", "::1"),
        *("--messages-per-second", 2.5, "--tables-per-hour", 7),
    )
    by_variables = parsed(
        monkeypatch,
        NAMIJI_PORT="81",
        NAMIJI_DATABASE="sqlite:///x.db",
        NAMIJI_EDITIONS=os.pathsep.join(map(str, editions)),
        NAMIJI_ORIGINS="https://a.org https://b.org",
        NAMIJI_PROXIES="10.0.0.0/8 ::1",
        NAMIJI_MESSAGES_PER_SECOND="2.5",
        NAMIJI_TABLES_PER_HOUR="7",
    )
    assert by_options == wanted
    assert by_variables == wanted


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--port", "70000"), "port: 70000 is not within 0 to 65,535"),
        (("--port", "http"), "should be a valid integer"),
        (("--sockets", "0"), "sockets: 0 is not within 1"),
        (("--origin", "a.org"), "'a.org' is not like https://play.example.org"),
        (("--proxy", "nginx"), "'nginx' does not appear to be an IPv4 or IPv6 network"),
        (("--edition", "no.toml"), "there is no file no.toml"),
    ],
)
def test_bad_options_are_refused_before_anything_starts(words: tuple[str, ...], says: str) -> None:
    code, shown, error = cli("serve", *words)
    assert (code, shown) == (2, "")
    assert says in " ".join(re.sub("[│╭╮╰╯─]", " ", error).split())


def test_every_setting_explains_itself_and_is_in_the_docs() -> None:
    help_text = cli("serve", "--help", COLUMNS="400")[1]
    rows = {variable: option for variable, option, _ in ROW.findall(DEPLOY.read_text())}
    assert len(rows) == len(fields(Config))
    for each in fields(Config):
        option = (each.metadata["option"] or each.name).replace("_", "-")
        assert rows[f"NAMIJI_{each.name.upper()}"] == option
        assert each.metadata["says"].endswith(".")
        assert each.metadata["says"] in help_text
        assert f"--{option} " in help_text


def test_the_defaults_in_the_docs_are_the_defaults() -> None:
    told = {variable: default for variable, _, default in ROW.findall(DEPLOY.read_text())}
    for each in fields(Config):
        default = each.default
        if each.name == "bot_workers":
            wanted = "all cores but one"
        elif isinstance(default, bool):
            wanted = "on" if default else "off"
        elif isinstance(default, float):
            wanted = f"{default:g}" if default < 10**6 else f"{default:.0f}"
        else:
            wanted = str(default or "none")
        assert told[f"NAMIJI_{each.name.upper()}"] == wanted


def test_a_port_in_use_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, shown, error = cli("serve", "--port", port)
    assert (code, shown) == (1, "")
    assert error == f"error: port {port} is in use already; take another one: --port {port + 1}\n"


def test_a_host_that_is_not_here_is_told() -> None:
    code, _, error = cli("serve", "--host", "203.0.113.7", "--port", 0)
    assert code == 1
    assert error.startswith("error: cannot listen on 203.0.113.7, port 0: ")


@soak_only("test_faults.py of the store says so without a process")
def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    with started("--port", 0, "--database", f"sqlite:///{tmp_path}/no/such.db") as process:
        shown, error = process.communicate(timeout=120)
    assert (process.returncode, shown) == (1, "")
    assert "error: " in error
    assert "Traceback" not in error


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
# All other tests of servers end them by SIGTERM.
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM][: size(1, full=2)])
def test_it_says_where_it_is_and_ends_when_it_is_asked_to(
    tmp_path: Path, how: signal.Signals
) -> None:
    database = f"sqlite:///{tmp_path}/namiji.db"
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part; mv {opened}.part {opened}\n')
    browser.chmod(0o700)
    variables = {"NAMIJI_DATABASE": database, "BROWSER": f"{browser} %s"}
    with started("--port", 0, "--bot-workers", 1, "--open", **variables) as process:
        assert process.stdout is not None
        found = re.fullmatch(r"Namiji is at (http://127.0.0.1:\d+) .*\n", process.stdout.readline())
        assert found is not None
        health = f"{found[1]}/healthz"
        while (answer := httpx.get(health, trust_env=False)).status_code == 503:
            assert answer.json()["error"]["code"] == "preparing"
            time.sleep(0.05)
        assert answer.json() == {"status": "ok"}
        while not opened.exists():
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(how)
        shown, error = process.communicate(timeout=60)
    assert opened.read_text() == f"{found[1]}\n"
    assert (process.returncode, shown) == (0, "")
    assert all(json.loads(line)["level"] == "info" for line in error.splitlines()), error
    copy = tmp_path / "copy.db"
    assert cli("backup", copy, "--database", database)[0] == 0
    assert copy.read_bytes().startswith(b"SQLite format 3\x00")
    code, _, error = cli("backup", copy, "--database", database)
    assert (code, error) == (1, f"error: {copy} exists; choose another name\n")
