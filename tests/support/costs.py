"""Where the CPU time of the tests goes: `make test-costs`.

`pytest --costs` charges every test with what its process and all processes below it spend
meanwhile: servers, browsers, workers. PostgreSQL detaches itself and is not counted. The first
test that wants a shared fixture pays for it. A server that works on after a test burdens the next.
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.paths import ROOT

TICKS = os.sysconf("SC_CLK_TCK")
FOLDER = ROOT / "build/test-costs"


def measure(config: pytest.Config) -> None:
    """Charge tests from now on, in this process."""
    if not hasattr(config, "workerinput"):  # workers of pytest-xdist start later
        FOLDER.mkdir(parents=True, exist_ok=True)
        for file in FOLDER.glob("*.jsonl"):
            file.unlink()
    config.pluginmanager.register(Meter(FOLDER / f"{os.getpid()}.jsonl"))


class Meter:
    """Writes a line for each test: its name, and CPU seconds of its setup, call and teardown."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._last = spent()

    def pytest_collection_finish(self) -> None:
        self._write("collection and imports", {"setup": self._since_last()})

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._phases: dict[str, float] = {}
        result = yield
        self._write(item.nodeid, self._phases)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not hasattr(report, "node"):  # a report of a worker's test is not about this process
            self._phases[report.when] = self._since_last()

    def _since_last(self) -> float:
        before, self._last = self._last, spent()
        return max(0.0, self._last - before)  # what a browser spent is gone when it has ended

    def _write(self, name: str, phases: dict[str, float]) -> None:
        with self._file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"test": name, **phases}) + "\n")


def spent() -> float:
    """CPU seconds of this process and of all that it has started, alive or not."""
    parents, seconds = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            text = (folder / "stat").read_text()
        except OSError:
            continue  # it has just ended
        fields = text.rpartition(")")[2].split()
        process = int(folder.name)
        parents[process] = int(fields[1])
        seconds[process] = sum(map(int, fields[11:15])) / TICKS  # with children that have ended
    total = 0.0
    for process in seconds:
        ancestor = process
        while ancestor not in (0, os.getpid()):
            ancestor = parents.get(ancestor, 0)
        if ancestor:
            total += seconds[process]
    return total


def main() -> None:
    """Print what the last measured run spent, dearest first."""
    files: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for file in FOLDER.glob("*.jsonl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            costs = json.loads(line)
            name = costs.pop("test")
            tests[name] += sum(costs.values())
            files[name.partition("::")[0]] += sum(costs.values())
    out = sys.stdout.write
    out(f"{sum(files.values()):8.1f} CPU s in {len(tests)} tests of {len(files)} files\n\n")
    for counter, most in ((files, 40), (tests, 60)):
        for name, seconds in counter.most_common(most):
            out(f"{seconds:8.1f}  {name}\n")
        out("\n")


if __name__ == "__main__":
    main()
