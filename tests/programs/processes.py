"""Several servers on one PostgreSQL behind a load balancer, while all kinds of things fail.

Servers are killed, PostgreSQL is restarted, and one server is cut off from it. Nothing that was
acknowledged may be lost, done twice or out of order, and play has to go on.

python -m tests.programs.processes --tables 200 --kills 50 --restarts 5
"""

import argparse
import asyncio
import random
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from benchmarks.figures import percentile
from tests.programs.kill import is_decision
from tests.support.server.balancer import balancer, balancer_name
from tests.support.server.game_history import Violation
from tests.support.server.postgres import Postgres, postgres_server
from tests.support.server.postgres_proxy import PostgresProxy, proxy_to
from tests.support.server.random_players import Habits, PlayedTable, new_table_body
from tests.support.server.record_proof import check_games
from tests.support.server.server_process import UNLIMITED, ServerProcess, workplace

PROCESSES = 3
PLAYERS = 4
TICK = 0.05  # seconds: how exactly we see how long play stops
WATCHED = 5.0  # seconds after an event in which play may stop because of it
LONGEST = 120.0  # seconds: a table that stops for longer is stuck
SEATED_AT_ONCE = 8


@dataclass(frozen=True, slots=True)
class Plan:
    tables: int
    kills: int
    restarts: int = 0
    """Of PostgreSQL."""
    cut_off: float = 0.0
    """Seconds for which a server is cut off from PostgreSQL."""
    think: float = 0.5
    """Mean seconds for a decision."""
    pause: float = 2.0
    """Mean seconds between two events."""
    seed: str = "1"

    def events(self, rng: random.Random) -> list[str]:
        events = ["kill"] * self.kills + ["restart"] * self.restarts
        events += ["cut off"] * (self.cut_off > 0)
        rng.shuffle(events)
        return events


@dataclass(slots=True)
class Report:
    kills: int = 0
    waits: dict[str, list["Wait"]] = field(default_factory=dict)
    """How each kind of event was felt, once for each event and table in play."""
    acknowledged: int = 0
    bot_decisions: int = 0
    resent: int = 0
    answers_lost: int = 0
    games: int = 0

    def __str__(self) -> str:
        lines = []
        for event, waits in self.waits.items():
            nexts = [wait.next_decision for wait in waits if wait.next_decision is not None]
            stops = [wait.longest for wait in waits]
            lines += [f"after each {event}, of {len(waits):,} waits at tables:"]
            lines += [f"  nobody thought, and nothing happened, for {_spread(stops)}"]
            lines += [f"  next decision, with the time to think, after {_spread(nexts)}"]
        lines += [f"{self.acknowledged:,} decisions acknowledged, {self.bot_decisions:,} of bots"]
        lines += [f"{self.resent:,} requests sent again; {self.answers_lost:,} had been done"]
        lines += [f"{self.games:,} games finished, every record proven and as acknowledged"]
        return "\n".join(lines)


def _spread(seconds: Sequence[float]) -> str:
    rising = sorted(seconds)
    middle, most, worst = (percentile(rising, share) for share in (0.5, 0.99, 1.0))
    return f"{middle:.2f} s (median), {most:.2f} s (p99), {worst:.2f} s (worst)"


@dataclass(slots=True)
class Wait:
    """What a table notices of an event: play stops while nobody thinks and nothing is decided."""

    event: str
    since: float
    decisions: int
    """At the table, when it was last looked at."""
    stopped: float = 0.0
    """Seconds for which play has stopped now."""
    longest: float = 0.0
    """The longest of these times."""
    next_decision: float | None = None
    """Seconds from the event to the next decision, with the time that people took to think."""

    def look(self, now: float, passed: float, decisions: int, *, is_thinking: bool) -> None:
        """Look again, some seconds after the last time."""
        if decisions > self.decisions and self.next_decision is None:
            self.next_decision = now - self.since
        goes_on = is_thinking or decisions > self.decisions
        self.stopped = 0.0 if goes_on else self.stopped + passed
        self.longest = max(self.longest, self.stopped)
        self.decisions = max(self.decisions, decisions)

    def is_over(self, now: float) -> bool:
        return not self.stopped and self.next_decision is not None and now - self.since > WATCHED


class Trial:
    def __init__(self, plan: Plan, postgres: Postgres) -> None:
        self.report = Report()
        self._plan, self._postgres = plan, postgres
        self._rng = random.Random(plan.seed)
        self._goes_on = True
        self._tables: list[PlayedTable] = []
        self._waiting: dict[PlayedTable, Wait] = {}
        """What tables notice of the last event, as long as that can be."""

    async def run(self, servers: Sequence[ServerProcess], proxy: PostgresProxy, url: str) -> Report:
        async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
            for begin in range(0, self._plan.tables, SEATED_AT_ONCE):
                numbers = range(begin, min(begin + SEATED_AT_ONCE, self._plan.tables))
                seated = [self._new_table(http, n).seat_everyone() for n in numbers]
                self._tables += await asyncio.gather(*seated)
            async with asyncio.TaskGroup() as tasks:
                playing = [tasks.create_task(table.play()) for table in self._tables]
                watch = tasks.create_task(self._watch())
                await self._disturb(servers, proxy)
                self._goes_on = False
                await asyncio.wait(playing)
                watch.cancel()
            for table in self._tables:
                await self._count(table)
        return self.report

    def _new_table(self, http: httpx.AsyncClient, index: int) -> PlayedTable:
        body = new_table_body(
            PLAYERS,
            bots=index % 3,
            direction=("clockwise", "counterclockwise", "vote")[index % 3],
            undo=("consent", "free", "off")[index // 3 % 3],
            clock={"kind": "move", "seconds": 60} if index % 2 else None,
        )
        habits = Habits(undo=0.03, think=self._pause)
        rng = random.Random(self._rng.random())
        return PlayedTable(http, body, habits, rng, lambda: self._goes_on)

    def _pause(self) -> float:
        """People take their time as long as something may happen."""
        return self._rng.expovariate(1 / self._plan.think) if self._goes_on else 0.0

    async def _disturb(self, servers: Sequence[ServerProcess], proxy: PostgresProxy) -> None:
        down: dict[ServerProcess, asyncio.Task[float]] = {}
        for event in self._plan.events(self._rng):
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) * self._plan.pause)
            while len(down := {s: up for s, up in down.items() if not up.done()}) > 1:
                await asyncio.sleep(TICK)  # one goes on, at least
            match event:
                case "kill":
                    server = self._rng.choice([each for each in servers if each not in down])
                    server.kill()
                    self._note("kill")
                    self.report.kills += 1
                    down[server] = asyncio.create_task(server.come_back())
                case "restart":
                    self._note("restart of PostgreSQL")
                    await asyncio.to_thread(self._postgres.restart)
                case _:
                    self._note("cut")
                    await proxy.cut(self._plan.cut_off)
        await asyncio.gather(*down.values())
        await self._until_all_went_on()

    def _note(self, event: str) -> None:
        """From now on, what a table notices counts as a consequence of this event."""
        now = time.monotonic()
        for table in self._tables:
            before = self._waiting.pop(table, None)
            if before is not None:
                self._keep(before)
            if _is_playing(table):
                stopped = before.stopped if before else 0.0
                self._waiting[table] = Wait(event, now, _decisions(table), stopped, stopped)

    def _keep(self, wait: Wait) -> None:
        self.report.waits.setdefault(wait.event, []).append(wait)

    async def _watch(self) -> None:
        """Measure how long play stops."""
        before = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            for table, wait in list(self._waiting.items()):
                is_playing, decisions = _is_playing(table), _decisions(table)
                wait.look(now, now - before, decisions, is_thinking=bool(table.thinking))
                if wait.is_over(now) or not is_playing:
                    self._keep(self._waiting.pop(table))
                elif wait.stopped > LONGEST:
                    raise Violation(f"stuck after a {wait.event}: {[*table.clients]}")
            before = now

    async def _until_all_went_on(self) -> None:
        while self._waiting:
            await asyncio.sleep(TICK)

    async def _count(self, table: PlayedTable) -> None:
        report = self.report
        report.games += len(await check_games(table))
        for client in table.people:
            report.resent += client.resent
            report.answers_lost += client.answers_lost
            report.acknowledged += sum(map(is_decision, client.acknowledged.values()))
        steps = table.people[0].steps
        report.bot_decisions += sum(step.get("by") in ("bot", "stand_in") for step in steps)


def _decisions(table: PlayedTable) -> int:
    return max(
        sum(len(history.log) for history in client.histories.values()) for client in table.people
    )


def _is_playing(table: PlayedTable) -> bool:
    states = [client.state for client in table.people if client.state]
    return any(state["table"]["status"] == "playing" for state in states)


async def disturb(folder: Path, plan: Plan) -> Report:
    with postgres_server() as postgres:
        url = postgres.new_database()
        async with AsyncExitStack() as stack:
            proxy = await stack.enter_async_context(proxy_to(postgres, folder))
            urls = [url.replace(str(postgres.folder), str(folder)), *[url] * (PROCESSES - 1)]
            servers = []
            for number, each in enumerate(urls):
                own = folder / f"server-{number}"
                own.mkdir()
                servers.append(ServerProcess(own, each, *UNLIMITED, "--bot-workers", "1"))
            await asyncio.gather(*map(stack.enter_async_context, servers))
            front = await stack.enter_async_context(
                balancer(folder, [server.port for server in servers])
            )
            return await Trial(plan, postgres).run(servers, proxy, front)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--restarts", type=int, default=5, help="of PostgreSQL")
    parser.add_argument("--cut-off", type=float, default=20.0, help="seconds")
    parser.add_argument("--think", type=float, default=2.0, help="mean seconds for a decision")
    parser.add_argument("--pause", type=float, default=6.0, help="mean seconds between two events")
    parser.add_argument("--seed", default="1")
    plan = Plan(**vars(parser.parse_args()))
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the servers end with us
    with workplace("namiji-processes-") as folder:
        report = asyncio.run(disturb(folder, plan))
    sys.stdout.write(
        f"{PROCESSES} servers behind {balancer_name()}, {plan.tables} tables of {PLAYERS}, "
        f"{plan.think:g} s to think; {report.kills} kills, {plan.restarts} restarts of PostgreSQL, "
        f"one server cut off for {plan.cut_off:.0f} s\n{report}\n"
    )


if __name__ == "__main__":
    main()
