"""Plays at one load for a long time, and prints what grows: memory, open files, the database.

Players who have finished a game leave the table and sit down at a new one, as people do.

python -m benchmarks.endurance --tables 100 --think 1 3 --minutes 30
"""

import argparse
import asyncio
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from benchmarks.crowd import Crowd
from benchmarks.figures import Moment, Watch
from benchmarks.load import say, seat_table, server, wait_until_ready

UNLOAD = 30.0  # seconds after which a table that everyone has left leaves the server's memory
LOOK = 0.2  # seconds between two looks at whether a game is over
SETTLE = 0.25  # of the time: what the server needs until nothing new has to be loaded


@dataclass(frozen=True, slots=True)
class Measure:
    minutes: float
    games: int
    memory: float
    """In bytes."""
    files: int
    database: int
    """In bytes."""


class Endurance:
    def __init__(self, options: argparse.Namespace, urls: tuple[str, str], folder: Path) -> None:
        self._options, self._folder = options, folder
        self._url, self._metrics_url = urls
        self._crowd = Crowd([urlsplit(self._url).port or 80], tuple(options.think), "1")
        self._measures: list[Measure] = []

    async def run(self) -> int:
        async with httpx.AsyncClient(base_url=self._url, timeout=60, trust_env=False) as http:
            await wait_until_ready(http)
            watch = Watch([self._metrics_url], http, self._crowd)
            playing = [asyncio.create_task(self._play(http)) for _ in range(self._options.tables)]
            first = last = await watch.look()
            end = first.at + 60 * self._options.minutes
            while last.at < end:
                await asyncio.sleep(min(60.0, end - last.at))
                before, last = last, await watch.look()
                self._tell(watch, first, before, last)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            self._crowd.leave()
        return self._judge()

    async def _play(self, http: httpx.AsyncClient) -> None:
        """One game after another, each at a table of its own."""
        crowd = self._crowd
        while True:
            table = await seat_table(http, crowd, self._options.players)
            crowd.playing += 1
            table.begin()
            while not table.is_over:
                await asyncio.sleep(LOOK)
            for seat in table.seats:
                seat.leave()
            crowd.tables.remove(table)

    def _tell(self, watch: Watch, first: Moment, before: Moment, last: Moment) -> None:
        files = (self._folder / name for name in ("load.db", "load.db-wal"))
        measure = Measure(
            (last.at - first.at) / 60,
            self._crowd.games_over,
            last.server["process_resident_memory_bytes"],
            int(last.server["process_open_fds"]),
            sum(file.stat().st_size for file in files if file.exists()),
        )
        self._measures.append(measure)
        span = watch.span(before, last)
        say(
            f"minute {measure.minutes:.0f}: {measure.games:,} games over, memory "
            f"{measure.memory / 1e6:.0f} MB, {measure.files:,} open files, database "
            f"{measure.database / max(measure.games, 1) / 1e3:.1f} kB per game; {span.summary()}"
        )

    def _judge(self) -> int:
        """Compare the end with the time when the server had everything in memory that it needs."""
        settled = self._measures[int(SETTLE * len(self._measures))]
        last = self._measures[-1]
        games = max(last.games - settled.games, 1)
        say(
            f"from minute {settled.minutes:.0f} to {last.minutes:.0f}, {games:,} games: memory "
            f"grew by {(last.memory - settled.memory) / games / 1e3:.2f} kB per game, open files "
            f"by {last.files - settled.files}, the database by "
            f"{(last.database - settled.database) / games / 1e3:.1f} kB per game"
        )
        for what, times in self._crowd.errors.most_common():
            say(f"ERROR: {what} ({times} times)")
        return 1 if self._crowd.errors else 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=100, help="at the same time")
    parser.add_argument("--players", type=int, default=4, choices=range(2, 6))
    parser.add_argument("--think", type=float, nargs=2, default=(1.0, 3.0), help="seconds")
    parser.add_argument("--minutes", type=float, default=30)
    return parser.parse_args()


def main() -> int:
    options = read_options()
    with tempfile.TemporaryDirectory(prefix="namiji-endurance-") as folder:
        place, settings = Path(folder), ["--unload-seconds", str(UNLOAD)]
        with server(f"sqlite:///{folder}/load.db", place / "server.log", settings) as urls:
            return asyncio.run(Endurance(options, urls, place).run())


if __name__ == "__main__":
    sys.exit(main())
