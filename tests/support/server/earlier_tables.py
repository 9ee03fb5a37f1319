"""Tables that version 1 of the rules began, as their logs were written then."""

from collections.abc import Sequence

from namiji import Game
from namiji.core.names import Direction
from namiji.edition import load_edition
from namiji.record import RecordedDecision
from namiji.server.table.entries import Decided, GameStarted, LogEntry
from namiji.server.table.settings import NewTable
from namiji.server.table.table import Table

EDITION = load_edition("standard-1")


def begun_with_rules_1(
    new_table: NewTable, hashes: dict[int, bytes], seed: str, direction: Direction
) -> list[LogEntry]:
    """The log of a table up to the start of its first game."""
    created = Table.create(EDITION, new_table, hashes, 1.0)
    game = Game.new(len(new_table.seats), seed, direction, EDITION.with_rules(1))
    outcomes = tuple(map(str, game.setup_outcomes))
    started = GameStarted(game=1, direction=direction, rules=1, seed=seed, outcomes=outcomes)
    return [created.entry, LogEntry(2, 0, None, 1.0, started)]


def decided(decisions: Sequence[RecordedDecision], first_version: int) -> list[LogEntry]:
    """Decisions of people, as entries."""
    entries = []
    for version, decision in enumerate(decisions, first_version):
        content = Decided("person", str(decision.action), tuple(map(str, decision.outcomes)))
        entries.append(LogEntry(version, decision.seat, None, 1.0, content))
    return entries
