"""Measure a first start as a newcomer meets it: `make play` in a fresh clone, then a click on Play.

python -m benchmarks.first_start

It clones the last commit into a temporary folder, with caches of its own for compiled code. Python
and npm packages come from the machine's caches, if it has them.
"""

import argparse
import itertools
import json
import os
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, WebSocket, sync_playwright

from tests.support.browser.chromium import launch
from tests.support.browser.device import Device
from tests.support.paths import ROOT

PATIENCE = 900  # seconds for anything
PLAY = "main form > button"
LOOKS = 0.2  # seconds between two looks at the page


class Terminal:
    """`make play` in a clone, and when it printed something."""

    def __init__(self, folder: Path, port: int) -> None:
        environment = os.environ | {
            "NAMIJI_PORT": str(port),
            "NAMIJI_LOG": "plain",
            "BROWSER": "true",
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CACHE_HOME": str(folder / "cache"),
        }
        environment.pop("PYTHONPATH", None)
        environment.pop("VIRTUAL_ENV", None)
        self.start = time.monotonic()
        self.process = subprocess.Popen(
            ["make", "play"],  # noqa: S607 - the README's own command
            cwd=folder / "clone",
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self.signs = [self.start]
        self.output = b""
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None  # noqa: S101 - it is a pipe
        while piece := os.read(self.process.stdout.fileno(), 4096):
            self.signs.append(time.monotonic())
            self.output += piece

    def longest_silence(self, until: float) -> float:
        times = [*(sign for sign in self.signs if sign <= until), until]
        return max(b - a for a, b in itertools.pairwise(times))

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(60)

    def wait(self, what: str, happened: Callable[[], bool]) -> float:
        """The moment at which something has happened."""
        while not happened():
            if self.process.poll() is not None or time.monotonic() > self.start + PATIENCE:
                raise SystemExit(f"{what} did not happen:\n{self.output.decode(errors='replace')}")
            time.sleep(0.05)
        return time.monotonic()


class Game:
    """A quick game in a browser, and when the page changed or a bot moved."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moved: float | None = None
        self.signs: list[float] = []
        self._seen = ""
        page.on("websocket", self._listen)

    def _listen(self, websocket: WebSocket) -> None:
        websocket.on("framereceived", self._receive)

    def _receive(self, frame: Any) -> None:
        message = json.loads(frame)
        if any(step.get("by") == "bot" for step in message.get("steps", ())):
            self.moved = self.moved or time.monotonic()

    def click_play(self, device: Device) -> tuple[float, float]:
        """Seconds until a bot has moved, and the longest time without a change on the page."""
        self.page.locator(PLAY).wait_for()
        clicked = time.monotonic()
        self.signs = [clicked]
        self.page.locator(PLAY).click()
        waited = 0.0  # while it is our own turn, no bot keeps us waiting
        while self.moved is None:
            self.page.wait_for_timeout(1000 * LOOKS)
            self._look()
            begin = time.monotonic()
            if device.choices.count() and self.moved is None:
                device.play()
                waited += time.monotonic() - begin
        times = [*self.signs, self.moved]
        silence = max(b - a for a, b in itertools.pairwise(times))
        return self.moved - clicked - waited, silence

    def _look(self) -> None:
        seen = self.page.locator("body").inner_text()
        if seen != self._seen:
            self._seen = seen
            self.signs.append(time.monotonic())


def measure(folder: Path, early: bool) -> dict[str, float]:
    subprocess.run(["git", "clone", "-q", ROOT, folder / "clone"], check=True)  # noqa: S603, S607 - ours
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    terminal = Terminal(folder, port)
    try:
        ready = folder / "clone" / ".venv" / ".ready"
        installed = terminal.wait("pip", ready.exists)
        answered = terminal.wait("an answer", lambda: _status(url) != 0)
        served = terminal.wait("the page", lambda: _status(url) == 200)
        if not early:
            time.sleep(max(0.0, served + 30 - time.monotonic()))
        with (
            sync_playwright() as playwright,
            launch(playwright) as browser,
            Device.at(browser, url, stores_files=True) as device,
        ):
            game = Game(device.page)
            device.open("/")
            moved, page_silence = game.click_play(device)
        prepared = terminal.wait("readiness", lambda: _is_ready(url))
        return {
            "pip and virtual environment": installed - terminal.start,
            "any page after pip": answered - installed,
            "the game's page after pip": served - installed,
            "everything compiled after pip": prepared - installed,
            "click on Play to a bot's move": moved,
            "longest silence on the page": page_silence,
            "longest silence in the terminal": terminal.longest_silence(prepared),
        }
    finally:
        terminal.stop()


def _status(url: str) -> int:
    try:
        return httpx.get(url, trust_env=False, timeout=5).status_code
    except httpx.TransportError:
        return 0


def _is_ready(url: str) -> bool:
    status = httpx.get(f"{url}/api/status", trust_env=False, timeout=30).json()
    return bool(status["preparation"]["ready"])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--early", action="store_true", help="click on Play at once, not 30 s after the page"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="namiji-first-start-") as folder:
        for name, seconds in measure(Path(folder), options.early).items():
            print(f"{seconds:6.1f} s  {name}")  # noqa: T201 - what it is for


if __name__ == "__main__":
    main()
