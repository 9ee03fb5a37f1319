"""A table from before an upgrade of the server: people and bots play it to its end."""

import random
from pathlib import Path

import pytest

from namiji.core.layout import RULES_VERSION
from namiji.record import read_record, verify
from namiji.server.live.log_rows import to_row
from namiji.server.live.registry import TableRegistry
from namiji.server.live.table_row import row_after
from namiji.server.table.settings import NewTable
from namiji.server.table.state import PendingEntry
from namiji.server.table.table import Table
from namiji.server.table.tokens import new_table_id
from tests.support.server.earlier_tables import EDITION, begun_with_rules_1
from tests.support.server.live_tables import (
    FakeConnection,
    open_registry,
    request,
    run,
    sit,
    wait_until,
)


async def store_old_table(registry: TableRegistry) -> str:
    """A person and bots whose game has just begun; returns the table's id."""
    bots = [{"kind": "bot", "level": level} for level in ("deckhand", "sailor", "skipper")]
    seats = [{"kind": "here", "name": "Ana"}, *bots]
    new_table = NewTable.model_validate({"seats": seats, "pace": 0})
    entries = begun_with_rules_1(new_table, {1: b"1" * 32}, "before", "clockwise")
    table = Table.from_log(new_table_id(), EDITION, entries)
    row = row_after(table, [PendingEntry(entry, None) for entry in entries])
    rows, source = [to_row(entry) for entry in entries], (EDITION.digest, EDITION.canonical)
    await registry.services.store.create(row, rows, source)
    return table.id


@pytest.mark.slow
def test_a_table_begun_with_rules_1_is_played_to_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path) as registry:
            table_id = await store_old_table(registry)
        async with open_registry(tmp_path) as registry, registry.use(table_id) as live:
            table, connection, choose = live.table, FakeConnection(1), random.Random(1)
            await sit(live, connection)
            while not table.records:
                await wait_until(lambda: bool(table.records) or table.playing.decider == 1)
                if table.records:
                    break
                action = str(choose.choice(table.playing.legal_actions))
                version = table.version
                decide = request(type="decide", id=str(version), version=version, action=action)
                await live.request(connection, decide)
                assert connection.answer["error"] is None
            record = read_record(table.record(1))
            assert {decision.seat for decision in record.decisions} == {1, 2, 3, 4}
            assert record.edition == EDITION.with_rules(1)
            assert verify(record).proven
            await live.request(connection, request(type="rematch", id="again"))
            assert connection.answer["error"] is None
            assert (table.status, table.games) == ("playing", 2)
            assert table.playing.edition == EDITION.with_rules(RULES_VERSION)
            await wait_until(lambda: table.playing.decider == 1)  # bots have answered

    run(test)
