"""Measures tables on the device in Chromium: how soon a bot moves after Play, and how long `master`
thinks.

python -m benchmarks.device --runs 5
"""

import argparse
import random
import statistics
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from benchmarks.slowed import slowed
from namiji.server.web.client_files import FOLDER
from tests.support.browser.chromium import launch
from tests.support.browser.device import Device
from tests.support.server.server_process import ServerProcess, running

DECISIONS = 8  # of the person against `master`
MOST_TRIES = 10  # until a bot has the first move

LOG = """() => new Promise((resolve) => {
  const opening = indexedDB.open("namiji");
  opening.onsuccess = () => {
    const asking = opening.result.transaction("entries").objectStore("entries").getAll();
    asking.onsuccess = () => {
      opening.result.close();
      resolve(asking.result);
    };
  };
})"""
CLICK = """() => {
  const clicked = Date.now();
  document.querySelector("main form > button").click();
  return clicked;
}"""


def report(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - a program that is run on its own


def first_move(device: Device) -> float | None:
    """Milliseconds from Play to the first decision, if it is a bot's."""
    page = device.open("/")
    page.locator("main form > button").wait_for()
    page.wait_for_load_state("networkidle")
    clicked = page.evaluate(CLICK)
    device.wait_for_turn()
    table = page.url.rsplit("/", 1)[1]
    log: list[dict[str, Any]] = [each for each in page.evaluate(LOG) if each["table"] == table]
    decided = [each for each in log if each["content"]["kind"] == "decided"]
    return decided[0]["at"] - clicked if decided else None


def first_moves(browser: Browser, server: ServerProcess, runs: int) -> None:
    cold: list[float] = []
    warm: list[float] = []
    bots = {"bots": ["sailor"] * 4}
    for _ in range(MOST_TRIES * runs):
        if len(cold) == runs:
            break
        with Device.at(browser, server.url, bots) as device:
            moved = first_move(device)
            if moved is None:
                continue
            cold.append(moved)
            for _ in range(MOST_TRIES):
                if (again := first_move(device)) is not None:
                    warm.append(again)
                    break
    report(f"Play to the first bot's move, cold: {statistics.median(cold):.0f} ms")
    report(f"the same with everything stored: {statistics.median(warm):.0f} ms")


def report_sizes() -> None:
    """What a device fetches, compressed as the server sends it."""
    files = [*FOLDER.glob("wasm/*.gz"), *FOLDER.glob("assets/*Worker-*.br")]
    for file in sorted(files, key=lambda each: -each.stat().st_size):
        report(f"{file.stem}: {file.stat().st_size / 1000:.1f} kB")


def master(browser: Browser, server: ServerProcess, slower: int) -> None:
    """How long it thinks on this processor, and on a slower one."""
    with Device.at(browser, server.url, {"bots": ["master"]}, stores_files=True) as device:
        device.open("/").get_by_role("button", name="Play", exact=True).click()
        luck = random.Random("master")  # noqa: S311 - play, no secret
        device.wait_for_turn()
        begun = len(device.page.evaluate(LOG))
        with slowed(slower):
            for _ in range(DECISIONS):
                if not device.wait_for_turn():
                    break
                device.play(luck)
            device.wait_for_turn()
        log = device.page.evaluate(LOG)
    thought = [
        (after["at"] - before["at"]) / 1000
        for before, after in pairwise(log[begun:])
        if after["content"].get("by") == "bot"
    ]
    report(
        f"`master`, CPU {slower} times slower, {len(thought)} decisions: "
        f"{statistics.median(thought):.2f} s each, {max(thought):.2f} s at most"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.device", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="first moves to measure")
    runs = parser.parse_args().runs
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        first_moves(browser, server, runs)
        report_sizes()
        for slower in (1, 4):
            master(browser, server, slower)


if __name__ == "__main__":
    main()
