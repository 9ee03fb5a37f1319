"""Measures the game in a browser: what it loads, how soon it can be used, how smoothly boats sail.

python -m benchmarks.page --runs 5
"""

import argparse
import os
import random
import statistics
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, StorageState, sync_playwright

from benchmarks.figures import percentile
from tests.support.browser.chromium import launch
from tests.support.browser.device import DESK, PHONE, Device
from tests.support.browser.traffic import Traffic
from tests.support.server.server_process import running

SLOWER = 4  # times, than this machine's processor
SLOW_4G = {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
"""As Lighthouse has it: milliseconds there and back, and bytes per second."""

PLAY, CHOICE = "main form > button", "button.legal"
PLAYED = 25  # decisions until the table that is opened is in the middle of its game
SAILED = 8  # decisions in which boats are watched
LATE = 20.0  # milliseconds: at 60 frames per second, one takes less

PROBE = """
const probe = {FCP: 0, LCP: 0, CLS: 0, blocked: 0, usable: 0};
const watch = (type, see) =>
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({type, buffered: true});
watch("paint", (entry) => {
  if (entry.name === "first-contentful-paint") probe.FCP = entry.startTime;
});
watch("largest-contentful-paint", (entry) => (probe.LCP = entry.startTime));
watch("layout-shift", (entry) => (probe.CLS += entry.hadRecentInput ? 0 : entry.value));
watch("longtask", (entry) => (probe.blocked += Math.max(0, entry.duration - 50)));

// What is there can be pressed once it is painted and nothing else keeps the page busy.
globalThis.probed = new Promise((resolve) => {
  const found = new MutationObserver(() => {
    if (!document.querySelector(SELECTOR)) return;
    found.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      probe.usable = performance.now();
      setTimeout(() => resolve(probe), 500);  // for what is still to come
    }));
  });
  found.observe(document, {subtree: true, childList: true, attributeFilter: ["class"]});
});
"""

SAILING = """
const sails = globalThis.sails = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (this.classList.contains("vessel")) {
    const frames = [], end = performance.now() + options.duration;
    sails.push(frames);
    requestAnimationFrame(function follow(now) {
      frames.push(now);
      if (now < end) requestAnimationFrame(follow);
    });
  }
  return animate.call(this, frames, options);
};
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=5, help="the median is printed")
    options = parser.parse_args()
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} in the last minute")
    with (
        tempfile.TemporaryDirectory(prefix="namiji-page-") as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        bench = Bench(browser, server.url, options.runs)
        bench.weigh()
        bench.time_opening()
        bench.watch_sailing()


@dataclass(frozen=True)
class Place:
    name: str
    path: str
    goal: str
    """What a visitor waits for, as a selector."""


class Bench:
    def __init__(self, browser: Browser, url: str, runs: int) -> None:
        self._browser, self._url, self._runs = browser, url, runs
        self._state, path = self._begin_game()
        self._places = [Place("home", "/", PLAY), Place("table", path, CHOICE)]

    def _begin_game(self) -> tuple[StorageState, str]:
        """A game of four in its middle, in which the one at this device is asked; its address."""
        luck = random.Random("page")  # noqa: S311 - any choice will do
        with self._device(DESK) as device:
            bots = [{"kind": "bot", "level": "sailor"}] * 3
            path = device.sit(seats=[{"kind": "here", "name": "Ana"}, *bots])
            for _ in range(PLAYED):
                device.wait_for_turn()
                device.play(luck)
            device.wait_for_turn()
            return device.context.storage_state(), path

    @contextmanager
    def _device(self, screen: dict[str, int], **more: Any) -> Iterator[Device]:
        options: dict[str, Any] = {"viewport": screen, "has_touch": screen is PHONE}
        options |= {"reduced_motion": "no-preference", "stores_files": True} | more
        with Device.at(self._browser, self._url, **options) as device:
            yield device

    # What goes over the line

    def weigh(self) -> None:
        for place in self._places:
            with self._device(DESK, storage_state=self._state) as device:
                traffic, engine = Traffic(device.page), Engine(device)
                device.open(place.path)
                device.page.locator(place.goal).first.wait_for()
                device.page.wait_for_load_state("networkidle")
                kinds = ", ".join(f"{kind} {_kb(size)}" for kind, size in traffic.by_kind().items())
                say(
                    f"\n{place.name}: {_kb(traffic.size)} kB in {len(traffic.answers)} requests"
                    f"\n  {kinds} kB; {_kb(traffic.messages)} kB of messages, unpacked"
                    f"\n  {engine}"
                )

    # How soon

    def time_opening(self) -> None:
        for place in self._places:
            say(f"\n{place.name}, opened with a processor {SLOWER} times slower (medians)")
            for name, screen, network in (
                ("desk", DESK, None),
                ("phone", PHONE, None),
                ("phone, slow 4G", PHONE, SLOW_4G),
            ):
                runs = [self._open(place, screen, network) for _ in range(self._runs)]
                figures = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
                say(f"  {name:15} {_tell(figures)}")

    def _open(
        self, place: Place, screen: dict[str, int], network: dict[str, float] | None
    ) -> dict[str, float]:
        with self._device(screen, storage_state=self._state) as device:
            device.context.add_init_script(PROBE.replace("SELECTOR", f"'{place.goal}'"))
            line = _slow_down(device)
            if network:
                line.send("Network.enable")
                line.send("Network.emulateNetworkConditions", {"offline": False, **network})
            device.open(place.path)
            figures: dict[str, float] = device.page.evaluate("probed")
            return figures

    # How smoothly

    def watch_sailing(self) -> None:
        say(f"\nboats that sail, calmly, with a processor {SLOWER} times slower")
        for name, screen in (("desk", DESK), ("phone", PHONE)):
            sails = self._sail(screen)
            frames = sorted(span for sail in sails for span in _spans(sail))
            late = sum(span > LATE for span in frames) / len(frames)
            fps = 1000 * len(frames) / sum(frames)
            say(
                f"  {name:15} {fps:.0f} fps over {len(sails)} sails; a frame takes "
                f"{percentile(frames, 0.5):.1f} ms, p95 {percentile(frames, 0.95):.1f} ms; "
                f"{late:.0%} over {LATE:.0f} ms"
            )

    def _sail(self, screen: dict[str, int]) -> list[list[float]]:
        """The times of all frames while a boat was on its way, sail by sail."""
        luck = random.Random("sail")  # noqa: S311
        with self._device(screen, settings={"speed": "calm"}) as device:
            device.context.add_init_script(SAILING)
            _slow_down(device)
            bots = [{"kind": "bot", "level": "sailor"}] * 3
            device.sit(seats=[{"kind": "here", "name": "Ana"}, *bots])
            for _ in range(SAILED):
                device.wait_for_turn()
                device.play(luck)
            sails: list[list[float]] = device.page.evaluate("sails")
            return sails


class Engine:
    """What a page costs its device."""

    def __init__(self, device: Device) -> None:
        self._line = device.context.new_cdp_session(device.page)
        self._line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def __str__(self) -> str:
        self._line.send("HeapProfiler.collectGarbage")
        metrics = self._line.send("Performance.getMetrics")["metrics"]
        values = {metric["name"]: metric["value"] for metric in metrics}
        busy, heap = values["TaskDuration"], values["JSHeapUsedSize"] / 1e6
        return (
            f"{busy:.2f} s of processor time in the page's main thread, "
            f"{heap:.1f} MB of scripts' memory, {values['Nodes']:.0f} nodes"
        )


def _slow_down(device: Device) -> CDPSession:
    line = device.context.new_cdp_session(device.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return line


def _spans(times: list[float]) -> Iterable[float]:
    return (after - before for before, after in pairwise(times))


def _tell(figures: dict[str, float]) -> str:
    shift = figures.pop("CLS")
    times = ", ".join(f"{name} {value / 1000:.2f} s" for name, value in figures.items())
    return f"{times}, CLS {shift:.3f}"


def _kb(size: float) -> str:
    return f"{size / 1000:.1f}"


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
