"""Kill a server in the middle of its games, again and again: nothing acknowledged may be lost.

python -m tests.programs.kill --games 20 --kills 50 --database sqlite|postgres
"""

import argparse
import asyncio
import random
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.support.server.client import SeatClient
from tests.support.server.game_history import Message, Violation, expect
from tests.support.server.postgres import postgres_server
from tests.support.server.random_players import Habits, PlayedTable, new_table_body
from tests.support.server.record_proof import check_games
from tests.support.server.server_process import UNLIMITED, ServerProcess, workplace

SECONDS_PER_KILL = 60  # more than it ever takes: a client that waits longer is stuck


@dataclass(slots=True)
class Report:
    kills: int = 0
    kills_in_start: int = 0
    """Of a server that was not yet up again."""
    least_playing: int = 1_000_000
    """Tables with a game in play, at the kill with the fewest."""
    in_flight: int = 0
    """Requests that waited for their answers, over all kills."""
    acknowledged: int = 0
    undone: int = 0
    resent: int = 0
    answers_lost: int = 0
    """Of the requests sent again, those that had been done before the kill."""
    games: int = 0
    up: list[float] = field(default_factory=list)
    """Seconds from each start until the server was healthy."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.kills_in_start} of them while starting; at each of them "
            f"{self.least_playing} games or more in play, {self.in_flight} requests in flight in "
            f"all\n"
            f"{self.acknowledged} decisions acknowledged, {self.undone} undone; "
            f"{self.resent} requests sent again, {self.answers_lost} of which had been done\n"
            f"{self.games} games finished, every record proven and as acknowledged\n"
            f"up again after {min(self.up):.1f} to {max(self.up):.1f} s\n"
        )


class KillRun:
    """A server that is killed `kills` times, always with `games` games in play."""

    def __init__(
        self, games: int, kills: int, seed: str, think: float, gently: bool = False
    ) -> None:
        self.report = Report()
        self._games = games
        self._kills = kills
        self._think = think
        self._gently = gently
        """Ask the server to end instead."""
        self._rng = random.Random(seed)
        self._tables_played: list[PlayedTable] = []

    async def run(self, server: ServerProcess) -> Report:
        async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as http:
            for index in range(self._games + self._games // 2):  # some are between two games
                self._tables_played.append(await self._new_table(http, index).seat_everyone())
            try:
                async with asyncio.timeout((self._kills + 2) * SECONDS_PER_KILL):
                    await self._play(server)
            except TimeoutError:
                raise Violation(f"stuck: {[*self._clients()]}") from None
            for table in self._tables_played:
                await self._count(table)
        return self.report

    def _new_table(self, http: httpx.AsyncClient, index: int) -> PlayedTable:
        players = 2 + index % 4
        table = new_table_body(
            players,
            bots=1 if index % 3 == 1 and players > 2 else 0,
            direction=("clockwise", "counterclockwise", "vote")[index % 3],
            undo=("consent", "free", "off")[index % 3],
        )
        habits = Habits(undo=0.03, think=self._pause)
        return PlayedTable(http, table, habits, random.Random(self._rng.random()), self._goes_on)

    def _pause(self) -> float:
        """People take their time until the last kill, so that it comes before the games' ends."""
        return self._rng.expovariate(1 / self._think) if self._goes_on() else 0.0

    def _goes_on(self) -> bool:
        return self.report.kills < self._kills

    async def _play(self, server: ServerProcess) -> None:
        async with asyncio.TaskGroup() as tasks:
            for table in self._tables_played:
                tasks.create_task(table.play())
            while self._goes_on():
                await asyncio.sleep(self._rng.uniform(0, 4 * self._think))
                while not self._in_flight() or self._playing() < self._games:
                    await asyncio.sleep(self._rng.uniform(0, 0.005))
                await self._kill(server)
                server.launch()
                if self._goes_on() and not self._gently and self._rng.random() < 0.15:
                    await asyncio.sleep(self._rng.uniform(0, 2))
                    await self._kill(server)
                    self.report.kills_in_start += 1
                    server.launch()
                self.report.up.append(await server.be_up())

    async def _kill(self, server: ServerProcess) -> None:
        report = self.report
        report.kills += 1
        report.in_flight += self._in_flight()
        report.least_playing = min(report.least_playing, self._playing())
        if self._gently:
            status = await asyncio.to_thread(server.stop)
            expect(status == 0, f"asked to end, the server ended with {status}")
        else:
            server.kill()

    def _playing(self) -> int:
        """Games in play."""
        states = [client.state for client in self._clients() if client.seat == 1 and client.state]
        return sum(state["table"]["status"] == "playing" for state in states)

    def _clients(self) -> Iterator[SeatClient]:
        return (client for table in self._tables_played for client in table.clients)

    def _in_flight(self) -> int:
        """Requests on their way, or their answers."""
        return sum(
            sent.times > 0
            for client in self._clients()
            if client.is_connected
            for sent in client.unanswered.values()
        )

    async def _count(self, table: PlayedTable) -> None:
        report = self.report
        report.games += len(await check_games(table))
        for client in table.people:
            report.resent += client.resent
            report.answers_lost += client.answers_lost
            report.acknowledged += sum(map(is_decision, client.acknowledged.values()))
        for history in table.clients[0].histories.values():
            report.undone += sum(decided.undone for decided in history.log)


def is_decision(message: Message) -> bool:
    return bool(message["type"] == "decide")


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of a new database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
    else:
        with postgres_server() as server:
            yield server.new_database()


async def kill_repeatedly(
    folder: Path,
    url: str,
    games: int,
    kills: int,
    seed: str = "1",
    think: float = 0.3,
    gently: bool = False,
) -> Report:
    async with ServerProcess(folder, url, *UNLIMITED, "--bot-workers", "1") as server:
        return await KillRun(games, kills, seed, think, gently).run(server)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="in play at every kill")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--think", type=float, default=0.3, help="mean seconds for a decision")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the server ends with us
    with workplace("namiji-kill-") as folder, database(options.database, folder) as url:
        report = asyncio.run(
            kill_repeatedly(folder, url, options.games, options.kills, options.seed, options.think)
        )
    sys.stdout.write(f"{options.database}, {options.games} games or more\n{report}")


if __name__ == "__main__":
    main()
