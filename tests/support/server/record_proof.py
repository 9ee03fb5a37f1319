"""Whether the record of a finished game is what its people did and were told."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any

from namiji.game.actions import Keep
from namiji.record import Record, RecordedDecision, export, read_record, replay, verify
from tests.support.oracle import Tally, judge
from tests.support.server.client import SeatClient
from tests.support.server.game_history import GameHistory, LoggedDecision, expect
from tests.support.server.random_players import PlayedTable


async def check_games(table: PlayedTable) -> list[Record]:
    """Check every game of a table that has ended; returns the records."""
    for client in table.clients:
        client.check_all_done()
    _check_same_steps(table.clients)
    records = [await _check_game(table, number) for number in sorted(table.clients[0].histories)]
    exported = (await table.ask("GET", f"/api/tables/{table.table_id}/export"))["games"]
    texts = [game["record"] for game in exported]
    expect(
        texts == [*map(str, records)], table.table_id, "exports other records than its games have"
    )
    return records


async def _check_game(table: PlayedTable, number: int) -> Record:
    path = f"/api/tables/{table.table_id}/games/{number}"
    text = await table.ask("GET", f"{path}/record")
    histories = {client: client.histories[number] for client in table.clients}
    # In a thread: a server may reach its database through this loop, and must not be held up.
    record = await asyncio.to_thread(_proven, path, text, histories)
    promised_after = min(history.promised_after for history in histories.values())
    expect(promised_after == 0, path, "was promised after", promised_after, "decisions")
    client = table.rng.choice(table.clients)
    again = await table.ask("GET", f"{path}/replay?seat={client.seat}")
    seen = [step["events"] for step in again["steps"]]
    expect(seen == client.histories[number].events, client, "sees another replay")
    exported = await table.ask("GET", f"{path}/events")
    expect(exported == _as_json(export(record)), path, "tells other events than its record")
    return record


def _proven(path: str, text: str, histories: Mapping[SeatClient, GameHistory]) -> Record:
    """The record, if it is proven and everyone was told the same."""
    record = read_record(text)
    verdict = verify(record)
    expect(verdict.proven and bool(record.result), path, "is not proven:", verdict)
    expect(str(record) == text, path, "is not written as records are")
    for client, history in histories.items():
        _check_history(client, history, record)
    return record


def _check_same_steps(clients: Sequence[SeatClient]) -> None:
    """All were told of the same steps."""
    told = [[(step["kind"], step["seat"]) for step in client.steps] for client in clients]
    for client, steps in zip(clients, told, strict=True):
        expect(steps == told[0], client, "was told another story than", clients[0])


def _check_history(client: SeatClient, history: GameHistory, record: Record) -> None:
    """One client was told of this game, and shown its commitment before."""
    expect(history.commitment == record.commitment, client, "was shown another commitment")
    written = [
        LoggedDecision(
            line.number,
            line.seat,
            None if _is_untold(line, client) else str(line.action),
            line.undone,
        )
        for line in record.history
    ]
    expect(history.log == written, client, "knows", history.log, "but the record is", written)
    events = [event.to_dict(client.seat) for event in replay(record).events]
    seen = [event for step in history.events for event in step]
    expect(seen == _as_json(events), client, "saw other events than there were")


def _is_untold(line: RecordedDecision, client: SeatClient) -> bool:
    return isinstance(line.action, Keep) and line.seat != client.seat


def judge_record(record: Record) -> Tally:
    """By the oracle: a Disagreement where it does not follow the rules."""
    return judge(record.edition.data, _as_json(export(record)["events"]))


def _as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))
