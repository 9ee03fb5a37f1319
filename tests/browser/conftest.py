"""A real Chromium against a real server. Where there is no Chromium, these tests are skipped."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.support.browser.chromium import find_chromium, launch
from tests.support.browser.device import Device
from tests.support.browser.generous_edition import write_generous
from tests.support.server.server_process import ServerProcess, running


@pytest.fixture(scope="session")
def server() -> Iterator[ServerProcess]:
    with tempfile.TemporaryDirectory() as folder:
        edition = write_generous(Path(folder))
        with running(Path(folder), "--edition", str(edition)) as process:
            yield process


@pytest.fixture(scope="module")
def browser(server: ServerProcess) -> Iterator[Browser]:  # ends before the server does
    """A browser for the tests of a file: as long as it lives, nothing else can run asyncio here."""
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
