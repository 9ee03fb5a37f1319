"""Play whole games over real sockets, in every way there is, and check their records.

python -m tests.programs.online --games 200 --out DIR [--seed 1]

Saves each record as DIR/NNNN.namiji and all events in DIR/events.jsonl, as tests/judge.py reads
them.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
from collections import Counter
from pathlib import Path

import httpx

from namiji.record import Record, export
from tests.support.oracle import Tally
from tests.support.server.game_history import Message, Violation
from tests.support.server.random_players import Habits, PlayedTable, new_table_body
from tests.support.server.record_proof import check_games, judge_record
from tests.support.server.server_process import UNLIMITED, ServerProcess, workplace

AT_ONCE = 8  # tables
PATIENCE = 600  # seconds for a table
DIRECTIONS = ("clockwise", "counterclockwise", "vote")
POLICIES = ("consent", "consent", "free", "off")
HABITS = Habits(undo=0.03, hand_over=0.005, drop=0.2, go_away=0.006, replace=0.7)
"""Connections break so often that one game without a break is one in a million."""
WANTED = {
    *("2 players", "3 players", "4 players", "5 players", "clockwise", "counterclockwise"),
    *("voted", "with bots", "with watchers", "rematch", "filled", "reconnections"),
    *("undos for free", "undos by consent", "undos refused", "decisions undone"),
    *("decided by person", "decided by bot", "decided by stand_in"),
    *("handed over: left", "handed over: away", "came_back"),
}
"""What a long run must have seen."""


class OnlineRun:
    """So many games on one server, some tables at a time."""

    def __init__(self, games: int, out: Path, seed: str) -> None:
        self.seen: Counter[str] = Counter()
        self.tally = Tally()
        self._games = games
        self._out = out
        self._rng = random.Random(seed)
        self._started = self._tables = self._saved = 0

    async def run(self, server: ServerProcess) -> None:
        self._out.mkdir(parents=True, exist_ok=True)
        (self._out / "events.jsonl").write_text("")
        async with (
            httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as http,
            asyncio.TaskGroup() as tasks,
        ):
            for _ in range(AT_ONCE):
                tasks.create_task(self._play_tables(http))

    def __str__(self) -> str:
        lines = [f"{self._saved} games at {self._tables} tables, every record proven and judged"]
        lines += [f"  {count:6} {what}" for what, count in sorted(self.seen.items())]
        return "\n".join([*lines, str(self.tally), ""])

    def missing(self) -> set[str]:
        return {what for what in WANTED if not self.seen[what]}

    async def _play_tables(self, http: httpx.AsyncClient) -> None:
        while self._claim_game():
            table = await self._new_table(http).seat_everyone()
            try:
                async with asyncio.timeout(PATIENCE):
                    await table.play()
            except TimeoutError:
                raise Violation(f"stuck: {table.clients}") from None
            for record in await check_games(table):
                self._save(record)
            self._look_back(table)

    def _claim_game(self) -> bool:
        if self._started >= self._games:
            return False
        self._started += 1
        return True

    def _new_table(self, http: httpx.AsyncClient) -> PlayedTable:
        index, rng = self._tables, random.Random(self._rng.random())
        self._tables += 1
        players = 2 + index % 4
        bots = rng.choice([0, 0, 1, players - 1])
        empty = int(players - bots > 1 and rng.random() < 0.2)
        watchers = rng.choice([0, 0, 1, 2])
        table = new_table_body(
            players, bots, direction=DIRECTIONS[index // 4 % 3], undo=POLICIES[index // 12 % 4]
        )
        self.seen["with bots"] += bots > 0
        self.seen["with watchers"] += watchers > 0
        return PlayedTable(
            http,
            table,
            HABITS,
            rng,
            goes_on=lambda: rng.random() < 0.3 and self._claim_game(),
            watchers=watchers,
            empty=empty,
        )

    def _look_back(self, table: PlayedTable) -> None:
        """Count what happened at a table."""
        client = table.clients[0]
        asked_for = {version for each in table.people for version in each.acknowledged}
        for step in client.steps:
            self.seen[_title(step, step["version"] in asked_for)] += 1
        for history in client.histories.values():
            self.seen["decisions undone"] += sum(decided.undone for decided in history.log)
        self.seen["rematch"] += len(client.histories) - 1
        self.seen["reconnections"] += sum(each.times_connected - 1 for each in table.clients)

    def _save(self, record: Record) -> None:
        self._saved += 1
        self.tally += judge_record(record)
        self.seen[f"{record.players} players"] += 1
        self.seen[record.direction] += 1
        (self._out / f"{self._saved:04}.namiji").write_text(str(record), encoding="utf-8")
        with (self._out / "events.jsonl").open("a") as lines:
            lines.write(json.dumps(export(record)) + "\n")


def _title(step: Message, asked_for: bool) -> str:
    match step["kind"]:
        case "decided":
            return f"decided by {step['by']}"
        case "handed_over":
            return f"handed over: {step['reason']}"
        case "undo_answered":
            return "undos agreed to" if step["agree"] else "undos refused"
        case "undone":
            return "undos for free" if asked_for else "undos by consent"
    return str(step["kind"])


async def play_online(folder: Path, games: int, out: Path, seed: str = "1") -> OnlineRun:
    database = f"sqlite:///{folder / 'tables.db'}"
    run = OnlineRun(games, out, seed)
    async with ServerProcess(folder, database, *UNLIMITED, "--away-seconds", "1") as server:
        await run.run(server)
    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the server ends with us
    with workplace("namiji-online-") as folder:
        run = asyncio.run(play_online(folder, options.games, options.out, options.seed))
    sys.stdout.write(str(run))
    if missing := run.missing():
        sys.exit(f"not seen: {', '.join(sorted(missing))}; play more games")


if __name__ == "__main__":
    main()
