"""The row of a table, which lists of tables are made from."""

from collections.abc import Mapping, Sequence

from namiji.game.game import Game
from namiji.server.store import TableRow
from namiji.server.table.entries import Decided
from namiji.server.table.seats import Seat, seats_after
from namiji.server.table.state import PendingEntry, TableState


def row_after(table: TableState, pending: Sequence[PendingEntry]) -> TableRow:
    """The row of a table once the pending entries are applied."""
    seats: Mapping[int, Seat] = table.seats
    for each in pending:
        seats = seats_after(seats, each.entry)
    people = [seat.name or "" for seat in seats.values() if seat.kind == "person"]
    game = next((each.game for each in reversed(pending) if each.game is not None), table.game)
    last, clock = pending[-1].entry, table.settings.clock
    correspondence = clock["seconds"] if clock and clock["kind"] == "correspondence" else None
    return TableRow(
        id=table.id,
        status="open" if game is None else "over" if game.is_over else "playing",
        public=table.settings.public,
        players=len(table.seats),
        free_seats=sum(seat.kind == "open" for seat in seats.values()),
        version=last.version,
        updated=last.at,
        name=people[0] if people else "",
        home_made=table.edition.id if table.is_home_made else None,
        edition=table.edition.digest,
        correspondence=correspondence,
        due=_due(table, pending[-1], game, correspondence),
    )


def _due(
    table: TableState, last: PendingEntry, game: Game | None, correspondence: float | None
) -> float | None:
    """When someone has to look at a correspondence game, even if nobody comes.

    That is at once where a bot is to decide, or where it is not so simple; then the table itself
    finds out.
    """
    if correspondence is None or game is None or game.is_over:
        return None
    is_decided = isinstance(last.entry.content, Decided)
    waits = is_decided and table.seats[game.decider].is_person
    return last.entry.at + (correspondence if waits else 0.0)
