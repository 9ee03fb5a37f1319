"""What everyone is told about a table: its settings, seats and who is present."""

from collections.abc import Collection
from dataclasses import dataclass

from namiji.edition import Edition
from namiji.server.protocol.messages import EditionInfo, SeatInfo, TableInfo, UndoRequestInfo
from namiji.server.table.seats import Seat
from namiji.server.table.state import TableState


@dataclass(frozen=True, slots=True)
class TablePresence:
    """Who is connected now. The log does not have this."""

    seats: Collection[int]
    watchers: int
    pace: float


def table_info(table: TableState, presence: TablePresence) -> TableInfo:
    settings, edition = table.settings, table.edition
    return {
        "id": table.id,
        "status": table.status,
        "lesson": table.is_lesson,
        "public": settings.public,
        "watch": settings.watch,
        "direction": settings.direction,
        "edition": edition_info(edition, table.is_home_made),
        "clock": settings.clock,
        "undo": settings.undo,
        "stand_in": settings.stand_in,
        "pace": presence.pace,
        "host": table.host,
        "seats": [_seat_info(seat, presence) for seat in table.seats.values()],
        "votes": {str(seat): direction for seat, direction in sorted(table.votes.items())},
        "rematch": sorted(table.rematch),
        "undo_asked": _undo_asked(table),
        "games": table.games,
        "commitment": table.next_commitment,
        "nonces": sorted(table.nonces),
        "watchers": presence.watchers,
    }


def edition_info(edition: Edition, home_made: bool = False) -> EditionInfo:
    return {
        "id": edition.id,
        "version": edition.version,
        "digest": edition.digest,
        "home_made": home_made,
    }


def _seat_info(seat: Seat, presence: TablePresence) -> SeatInfo:
    return {
        "seat": seat.number,
        "kind": seat.kind,
        "name": seat.name,
        "color": seat.color,
        "level": seat.level,
        "stand_in": seat.actor == "stand_in",
        "present": seat.kind == "bot" or seat.number in presence.seats,
    }


def _undo_asked(table: TableState) -> UndoRequestInfo | None:
    wanted = table.undo_request
    if wanted is None:
        return None
    waiting = sorted(wanted.waiting)
    return {
        "version": wanted.version,
        "seat": wanted.seat,
        "keep": wanted.keep,
        "waiting": waiting,
    }
