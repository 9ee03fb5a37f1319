"""What the server sends to one seat, or to a watcher.

A message is never the whole table with parts removed. It is built up from the seat's view, from
events as that seat may see them, and from facts that everyone at the table knows.
"""

from collections.abc import Collection
from dataclasses import dataclass

from namiji.edition import Edition
from namiji.preview import preview
from namiji.server.protocol.messages import (
    PROTOCOL,
    ClockInfo,
    DealInfo,
    EditionInfo,
    GameInfo,
    SeatInfo,
    State,
    Step,
    TableInfo,
    UndoRequestInfo,
)
from namiji.server.table.state import AppliedEntry, Seat, TableState


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected now. The log does not have this."""

    seats: Collection[int]
    watchers: int
    pace: float


def table_info(table: TableState, presence: Presence) -> TableInfo:
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


def _seat_info(seat: Seat, presence: Presence) -> SeatInfo:
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


def state(
    table: TableState, info: TableInfo, seat: int, since: int, clock: ClockInfo | None
) -> State:
    """The state of the table for a seat, or for a watcher (0), and all steps after a version."""
    return {
        "type": "state",
        "protocol": PROTOCOL,
        "version": table.version,
        "seat": seat,
        "table": info,
        "steps": [_step(applied, seat) for applied in table.log[since:]],
        "game": _game_info(table, seat, clock),
    }


def _step(applied: AppliedEntry, seat: int) -> Step:
    entry = applied.entry
    step: Step = {
        "version": entry.version,
        "kind": entry.content.kind,
        "seat": entry.seat,
    }
    step.update(entry.fields_for(seat))  # type: ignore[typeddict-item]  # a part of Step
    if applied.events:
        step["events"] = [event.to_dict(seat) for event in applied.events]
    return step


def _deal_info(table: TableState) -> DealInfo | None:
    if table.sealed is None:
        return None
    deal = table.sealed.deal
    return {"table": deal.table, "seats": list(deal.seats), "nonces": list(deal.nonces)}


def _game_info(table: TableState, seat: int, clock: ClockInfo | None) -> GameInfo | None:
    game = table.game
    if game is None:
        return None
    view = game.view(seat)
    is_asked = seat != 0 and game.decider == seat and table.bot_to_decide is None
    return {
        "number": table.games,
        "rules": game.edition.rules,
        "commitment": table.commitments[-1],
        "deal": _deal_info(table),
        "seed": table.seed if game.is_over else None,
        "decisions": len(game.decisions),
        "free_undo": table.free_undo(seat) if seat else None,
        "clock": clock,
        "view": view.to_dict(),
        "choices": preview(view) if is_asked else [],
    }
