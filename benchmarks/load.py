"""Plays many tables at once on a real server, measures it, and checks that no decision was lost.

python benchmarks/load.py --tables 500 --players 4 --think 1 3
python benchmarks/load.py --tables 500 --find-limit
"""

import argparse
import asyncio
import gc
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from benchmarks.crowd import Crowd, Decision, Table
from benchmarks.figures import Moment, Span, Watch

PROGRAM = Path(sys.executable).with_name("namiji")
LIFTED = [
    *("tables", "tables-per-hour", "tables-per-day", "sockets", "sockets-per-address"),
    *("messages-per-second", "messages-burst", "requests-per-second", "requests-burst"),
]
"""Limits of the server that a crowd from one address would run into."""

AT_ONCE = 8  # tables that sit down at the same time
STUCK = 60.0  # seconds without any decision, after which nobody waits any longer

LIMIT = 0.25  # seconds: with a p99 beyond this, the load is too much
SETTLE, STEP = 4.0, 15.0  # seconds of each load in the search for the limit, the last ones counted
FASTER = 0.75  # the thinking time of a step, to the one before
SHORTEST = 0.01  # seconds of thinking, with which the search ends
FULL = 0.9  # of a core: who uses more has no time left

_DECISION = re.compile(r"^ *~? *\d+\. seat (\d): (.*?) *(?:>.*)?$", re.MULTILINE)


def main() -> int:
    options = read_options()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="namiji-load-") as folder:
        database = options.database or f"sqlite:///{folder}/load.db"
        with ExitStack() as servers:
            urls = [
                servers.enter_context(server(database, Path(folder) / f"server-{number}.log"))
                for number in range(options.processes)
            ]
            return asyncio.run(Load(options, urls).run())


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--players", type=int, default=4, choices=range(2, 6))
    parser.add_argument(
        "--think",
        type=float,
        nargs=2,
        default=(1.0, 3.0),
        metavar=("LEAST", "MOST"),
        help="seconds for a decision",
    )
    parser.add_argument(
        "--minutes",
        type=float,
        help="play one game after another for this long; without it, one game each",
    )
    parser.add_argument("--database", help="its URL; without it, a SQLite file in a new folder")
    parser.add_argument(
        "--processes", type=int, default=1, help="servers; for more than one, name a PostgreSQL"
    )
    parser.add_argument(
        "--by-table", action="store_true", help="connect all players of a table to one server"
    )
    parser.add_argument("--seed", default="1", help="of what people choose")
    parser.add_argument(
        "--whole", action="store_true", help="ask for whole states in place of changes"
    )
    parser.add_argument(
        "--find-limit", action="store_true", help=f"think less and less until p99 is over {LIMIT} s"
    )
    return parser.parse_args()


@contextmanager
def server(database: str, log: Path, settings: Sequence[str] = ()) -> Iterator[tuple[str, str]]:
    """A server that lets one address do anything; gives its URL, and that of its metrics."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        metrics = free.getsockname()[1]
    command = [str(PROGRAM), "serve", "--port", "0", "--database", database]
    command += ["--metrics-port", str(metrics)]
    command += [*(f"--{name}=1000000" for name in LIFTED), *settings]
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True)  # noqa: S603
    try:
        found = re.search(r"http://\S+", process.stdout.readline() if process.stdout else "")
        if found is None:
            raise SystemExit(f"the server did not start:\n{log.read_text(encoding='utf-8')}")
        yield found[0], f"http://127.0.0.1:{metrics}/metrics"
    finally:
        process.terminate()
        process.communicate()


class Load:
    def __init__(self, options: argparse.Namespace, urls: Sequence[tuple[str, str]]) -> None:
        """The URL of each server, and that of its metrics."""
        self._options = options
        self._urls, self._metrics_urls = zip(*urls, strict=True)
        ports, think = [urlsplit(url).port or 80 for url in self._urls], tuple(options.think)
        self._crowd = Crowd(ports, think, options.seed, not options.whole, options.by_table)

    async def run(self) -> int:
        """The exit status: 0 if every game was finished and every record is right."""
        first = self._urls[0]
        async with httpx.AsyncClient(base_url=first, timeout=60, trust_env=False) as http:
            self._http = http
            for url in self._urls:
                await wait_until_ready(http, url)
            self._watch = Watch(self._metrics_urls, http, self._crowd)
            beat = asyncio.create_task(self._watch.beat())
            await self._seat_all()
            gc.freeze()  # all this stays: to look through it again and again would only take time
            if self._options.find_limit:
                await self._find_limit()
            else:
                await self._play()
            beat.cancel()
            await self._check_records()
            await self._check_server()
            self._crowd.leave()
        return self._tell_result()

    # People come

    async def _seat_all(self) -> None:
        """The first table alone, as it brings into memory what all tables share."""
        await self._seat()
        self._before = await self._watch.look()
        others = iter(range(self._options.tables - 1))

        async def seat_some() -> None:
            for _ in others:
                await self._seat()

        await asyncio.gather(*(seat_some() for _ in range(AT_ONCE)))
        self._seated = await self._watch.look()
        seconds = self._seated.at - self._before.at
        sockets = sum(len(table.seats) for table in self._crowd.tables)
        say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} in the last minute")
        say(f"{self._options.tables} tables, {sockets} sockets: seated in {seconds:.1f} s")

    async def _seat(self) -> None:
        await seat_table(self._http, self._crowd, self._options.players)

    # People play

    async def _play(self) -> None:
        crowd, minutes = self._crowd, self._options.minutes
        crowd.goes_on = minutes is not None
        crowd.begin()
        if minutes is not None:
            await self._pass(60 * minutes)
            crowd.goes_on = False
        else:
            await self._until(lambda: crowd.games_over > 0)
        plateau = await self._watch.look()
        await self._until(lambda: not crowd.playing)
        end = await self._watch.look()
        say(f"while all tables played:\n{self._watch.span(self._seated, plateau)}")
        say(self._memory(plateau))
        say(f"to the end of the last game:\n{self._watch.span(self._seated, end)}")

    async def _find_limit(self) -> None:
        crowd = self._crowd
        crowd.goes_on = True
        crowd.begin()
        held: Span | None = None
        while True:
            span = await self._step()
            if span.p99 > LIMIT or crowd.think[1] < SHORTEST:
                break
            held, slower = span, crowd.think
            crowd.think = (FASTER * slower[0], FASTER * slower[1])
        if held is not None:
            say(f"the most that held:\n{held}")
            crowd.think = slower
        say(f"the last step:\n{span}\n{self._memory(span.last)}")
        say(f"what is at its limit: {bottleneck(span)}")
        crowd.goes_on = False
        await self._until(lambda: not crowd.playing)

    async def _step(self) -> Span:
        await self._pass(SETTLE)
        first = await self._watch.look()
        await self._pass(STEP)
        span = self._watch.span(first, await self._watch.look())
        least, most = self._crowd.think
        say(f"thinking {least:.2f} to {most:.2f} s: {span.summary()}")
        return span

    async def _pass(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        await self._until(lambda: loop.time() >= end)

    async def _until(self, holds: Callable[[], bool]) -> None:
        """Wait for something, but not for a crowd that is stuck."""
        loop = asyncio.get_running_loop()
        decisions, since = self._crowd.decisions, loop.time()
        while not holds():
            await asyncio.sleep(0.1)
            if self._crowd.decisions != decisions:
                decisions, since = self._crowd.decisions, loop.time()
            elif loop.time() - since > STUCK:
                self._crowd.errors[f"{STUCK:.0f} s without a decision"] += 1
                return

    def _memory(self, then: Moment) -> str:
        others = max(self._options.tables - 1, 1)
        before, seated, now = (
            look.server["process_resident_memory_bytes"] / 1000
            for look in (self._before, self._seated, then)
        )
        return (
            f"  memory      server {now / 1000:.0f} MB; {(now - before) / others:.0f} kB per table,"
            f" {(seated - before) / others:.0f} kB before its first decision"
        )

    # What is left of it

    async def _check_records(self) -> None:
        """Every acknowledged decision is in the record of its game, once, and nothing else is."""
        errors = self._crowd.errors
        for table in self._crowd.tables:
            if not table.is_over:
                errors["a game that was not finished"] += 1
            for number, acknowledged in enumerate(table.games, 1):
                path = f"/api/tables/{table.id}/games/{number}/record"
                answer = await self._http.get(path)
                if not answer.is_success:
                    errors[f"no record, but {answer.status_code}"] += 1
                elif decisions_in(answer.text) != [
                    each for _, each in sorted(acknowledged.items())
                ]:
                    errors["a record that differs from what was acknowledged"] += 1

    async def _check_server(self) -> None:
        """It has seen nothing wrong either."""
        for name, times in (await self._watch.look()).server.items():
            if name.startswith(("namiji_refused_total", "namiji_errors_total")) and times:
                self._crowd.errors[f"{name} in the server's figures"] += int(times)

    def _tell_result(self) -> int:
        crowd = self._crowd
        say(f"{crowd.games_over:,} games over, {crowd.decisions:,} decisions acknowledged")
        for what, times in crowd.errors.most_common():
            say(f"ERROR: {what} ({times} times)")
        if crowd.errors:
            return 1
        say("no errors: each record holds the decisions that were acknowledged, and nothing else")
        return 0


async def wait_until_ready(http: httpx.AsyncClient, url: str = "") -> None:
    """On its first start, a server compiles: that is not what this measures."""
    while not (await http.get(f"{url}/api/status")).json()["preparation"]["ready"]:
        await asyncio.sleep(1)


async def seat_table(http: httpx.AsyncClient, crowd: Crowd, players: int) -> Table:
    """A new table at which everyone sits."""
    seats = [{"kind": "here", "name": f"P{n}"} for n in range(1, players + 1)]
    made = (await http.post("/api/tables", json={"seats": seats})).raise_for_status().json()
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    return await crowd.seat(made["table"]["id"], tokens)


def decisions_in(record: str) -> list[Decision]:
    """All that a record tells, in order of time."""
    return [Decision(int(seat), action) for seat, action in _DECISION.findall(record)]


def bottleneck(span: Span) -> str:
    """What has no more to give."""
    if span.p99 <= LIMIT:
        return "nothing; let more tables play"
    if span.own_cpu > FULL * span.seconds:
        return "the generator, which uses its whole core; the server could do more"
    if span.server_cpu > FULL * span.seconds:
        return "the server's core, which is in full use"
    if span.mean("namiji_commit_seconds") > LIMIT / 2:
        return "commits, which take most of the time"
    return "neither a core of ours nor the commits; is the machine busy with something else?"


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
