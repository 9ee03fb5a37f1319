"""What one seat is sent of a table. All that goes out to a player or watcher is built here.

Nothing is cut away from the whole: each message is put together from the seat's view, from events
as that seat may see them, and from facts that everyone at the table knows.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from namiji.preview import preview
from namiji.record import RULES_VERSION
from namiji.server.protocol.messages import (
    PROTOCOL,
    ClockInfo,
    GameInfo,
    SeatInfo,
    State,
    Step,
    TableInfo,
    UndoAsked,
)
from namiji.server.table.state import Past, Seat, TableState

# What everyone may know of an entry's body. Outcomes, seeds and tokens are not among it.
_OPEN = ("of", "name", "level", "direction", "game", "by", "keep", "agree", "reason")

_PLAYED_OPENLY = frozenset("sail slot take decline net place release draw stop pick".split())


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is there right now: nothing that is kept."""

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
        "edition": {"id": edition.id, "version": edition.version, "digest": edition.digest},
        "clock": settings.clock,
        "undo": settings.undo,
        "stand_in": settings.stand_in,
        "pace": presence.pace,
        "host": table.host,
        "seats": [_seat_info(seat, presence) for seat in table.seats.values()],
        "votes": {str(seat): way for seat, way in sorted(table.votes.items())},
        "rematch": sorted(table.rematch),
        "undo_asked": _undo_asked(table),
        "games": table.games,
        "watchers": presence.watchers,
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


def _undo_asked(table: TableState) -> UndoAsked | None:
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
    """Where the table stands for a seat, 0 for a watcher, and all that came after a version."""
    return {
        "type": "state",
        "protocol": PROTOCOL,
        "version": table.version,
        "seat": seat,
        "table": info,
        "steps": [_step(past, seat) for past in table.past[since:]],
        "game": _game_info(table, seat, clock),
    }


def _step(past: Past, seat: int) -> Step:
    entry = past.entry
    step: dict[str, Any] = {"version": entry.version, "kind": entry.kind, "seat": entry.seat}
    step |= {key: entry.body[key] for key in _OPEN if key in entry.body}
    if entry.kind == "decided" and (entry.seat == seat or _is_open(entry.body["action"])):
        step["action"] = entry.body["action"]
    if past.events:
        step["events"] = [event.to_dict(seat) for event in past.events]
    return step  # type: ignore[return-value]  # the keys of _OPEN are those of Step


def _is_open(action: str) -> bool:
    """Whether all may know it. Which Rock card somebody keeps is for that seat alone."""
    return action.split()[0] in _PLAYED_OPENLY


def _game_info(table: TableState, seat: int, clock: ClockInfo | None) -> GameInfo | None:
    game = table.game
    if game is None:
        return None
    view = game.view(seat)
    is_asked = seat != 0 and game.decider == seat and table.seats[seat].is_person
    return {
        "number": table.games,
        "rules": RULES_VERSION,
        "commitment": table.commitments[-1],
        "seed": game.seed if game.is_over else None,
        "decisions": len(game.decisions),
        "free_undo": table.free_undo(seat) if seat else None,
        "clock": clock,
        "view": view.to_dict(),
        "choices": preview(view) if is_asked else [],
    }
