"""A real Chromium against a real server. Where there is no Chromium, these tests are skipped."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.support.browser.chromium import find_chromium, launch
from tests.support.browser.device import Device
from tests.support.browser.generous_edition import write_generous
from tests.support.browser.short_edition import write_short
from tests.support.server.server_process import RepeatableServer, running

expect.set_options(timeout=30_000)  # milliseconds: other workers take their share of the cores


@pytest.fixture(scope="session")
def server() -> Iterator[RepeatableServer]:
    with tempfile.TemporaryDirectory() as folder:
        own = [str(write(Path(folder))) for write in (write_generous, write_short)]
        with running(Path(folder), "--edition", own[0], "--edition", own[1]) as process:
            yield process


@pytest.fixture(autouse=True)
def repeated_deals(request: pytest.FixtureRequest) -> None:
    """What the server deals follows from the name of the test."""
    if "server" in request.fixturenames:
        request.getfixturevalue("server").begin(request.node.nodeid)


@pytest.fixture(scope="module")
def browser(server: RepeatableServer) -> Iterator[Browser]:  # ends before the server does
    """A browser for the tests of a file: as long as it lives, nothing else can run asyncio here."""
    del server
    if find_chromium() is None:
        if "CI" in os.environ:
            pytest.fail("Chromium is not here, and CI has to have it")
        pytest.skip("Chromium is not here: `make system` installs it where it can")
    with sync_playwright() as playwright, launch(playwright) as chromium:
        yield chromium


@pytest.fixture
def device(browser: Browser, server: RepeatableServer) -> Iterator[Device]:
    with Device.at(browser, server.url) as one:
        yield one


@pytest.fixture
def other_device(browser: Browser, server: RepeatableServer) -> Iterator[Device]:
    with Device.at(browser, server.url) as one:
        yield one
