"""A table begun with version 1 of the rules goes on with it; its next game has the newest."""

import pytest

from namiji.core.layout import RULES_VERSION
from namiji.record import load_record, read_record, verify
from namiji.server.protocol.snapshot import Snapshot
from namiji.server.protocol.table_info import TablePresence, table_info
from namiji.server.table.entries import GameStarted, LogEntry
from namiji.server.table.request_context import RequestContext
from namiji.server.table.settings import NewTable
from namiji.server.table.table import Table
from tests.support.records import DATA
from tests.support.server.earlier_tables import EDITION, begun_with_rules_1, decided

RECORD = load_record(DATA / "standard-1.namiji")
PEOPLE = range(1, RECORD.players + 1)
SCORES = {1: 20, 2: 44, 3: 53, 4: 16}  # by rules 1


def old_log() -> list[LogEntry]:
    """The whole game of the record, as a table's log."""
    people = [{"kind": "here", "name": f"Player {seat}"} for seat in PEOPLE]
    new_table = NewTable.model_validate({"seats": people})
    hashes = {seat: bytes([seat]) * 32 for seat in PEOPLE}
    log = begun_with_rules_1(new_table, hashes, str(RECORD.seed), RECORD.direction)
    return log + decided(RECORD.decisions, len(log) + 1)


@pytest.mark.parametrize("played", [0, 70, len(RECORD.decisions)])
def test_a_game_of_version_1_goes_on_with_its_rules(played: int) -> None:
    table = Table.from_log("test", EDITION, old_log()[: 2 + played])
    for decision in RECORD.decisions[played:]:
        context = RequestContext(decision.seat, 2.0)
        table.apply(table.decide(context, str(decision.action), table.version))
    assert table.status == "over"
    assert table.game is not None
    assert table.game.scores == SCORES
    record = read_record(table.record(1))
    assert record.edition == EDITION.with_rules(1)
    assert verify(record).proven


def test_the_next_game_at_that_table_has_the_newest_rules() -> None:
    table = Table.from_log("test", EDITION, old_log())
    log = old_log()
    for seat in PEOPLE:
        wanted = table.want_rematch(RequestContext(seat, 2.0))
        table.apply(wanted)
        log.append(wanted.entry)
    started = table.due(set(PEOPLE), 2.0)
    assert started is not None
    assert isinstance(started.entry.content, GameStarted)
    assert started.entry.content.rules == RULES_VERSION
    table.apply(started)
    assert table.playing.edition == EDITION
    assert table.playing.edition.rules == RULES_VERSION
    again = Table.from_log("test", EDITION, [*log, started.entry])
    assert again.playing.to_bytes() == table.playing.to_bytes()
    assert again.playing.edition == EDITION
    assert again.record(1) == str(RECORD)


@pytest.mark.parametrize("seat", [0, 1])
def test_clients_are_told_the_rules_of_the_game(seat: int) -> None:
    table = Table.from_log("test", EDITION, old_log()[:20])
    info = table_info(table, TablePresence(set(PEOPLE), 0, 1.0))
    game = Snapshot(table, info, None).whole(seat, 0)["game"]
    assert game is not None
    assert game["rules"] == 1
