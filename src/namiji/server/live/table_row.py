"""The row of a table, which lists of tables are made from."""

from collections.abc import Mapping, Sequence

from namiji.server.store import TableRow
from namiji.server.table.state import PendingEntry, Seat, TableState, seats_after


def row_after(table: TableState, pending: Sequence[PendingEntry]) -> TableRow:
    """The row of a table once the pending entries are applied."""
    seats: Mapping[int, Seat] = table.seats
    for each in pending:
        seats = seats_after(seats, each.entry)
    people = [seat.name or "" for seat in seats.values() if seat.kind == "person"]
    game = next((each.game for each in reversed(pending) if each.game is not None), table.game)
    last = pending[-1].entry
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
    )
