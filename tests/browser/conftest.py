"""A real Chromium against a real server. Where there is no Chromium, these tests are skipped."""

import os
import tempfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from chromium import find_chromium, launch
from device import GENEROUS, Device
from server_process import ServerProcess, running


@pytest.fixture(scope="session")
def server() -> Iterator[ServerProcess]:
    with tempfile.TemporaryDirectory() as folder:
        edition = Path(folder, "generous.toml")
        edition.write_text(_generous(), encoding="utf-8")
        with running(Path(folder), "--edition", str(edition)) as process:
            yield process


def _generous() -> str:
    """The standard edition, with a choice of nets and a second catch at every stop of the kind."""
    text = files("namiji.edition").joinpath("standard.toml").read_text(encoding="utf-8")
    for old, new in {
        'id = "standard"': f'id = "{GENEROUS}"',
        "net_reveals = 1 ": "net_reveals = 2 ",
        "angling_catches = 1 ": "angling_catches = 2 ",
    }.items():
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.fixture(scope="session")
def browser(server: ServerProcess) -> Iterator[Browser]:  # ends before the server does
    del server
    if find_chromium() is None:
        if "CI" in os.environ:
            pytest.fail("Chromium is not here, and CI has to have it")
        pytest.skip("Chromium is not here: `make system` installs it where it can")
    with sync_playwright() as playwright, launch(playwright) as chromium:
        yield chromium


@pytest.fixture
def device(browser: Browser, server: ServerProcess) -> Iterator[Device]:
    with Device.at(browser, server.url) as one:
        yield one


@pytest.fixture
def other_device(browser: Browser, server: ServerProcess) -> Iterator[Device]:
    with Device.at(browser, server.url) as one:
        yield one
