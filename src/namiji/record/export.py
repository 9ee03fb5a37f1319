"""A game as one JSON object: its header and all events, with everything that was secret."""

from collections.abc import Sequence
from typing import Any

from namiji.game.events import Event
from namiji.game.game import Game
from namiji.record.model import Record, Result
from namiji.record.replay import replay
from namiji.record.write import record_of


def export(record: Record) -> dict[str, Any]:
    """A record as JSON. It is replayed and has to be possible."""
    game = replay(record)
    return _object(record, Result.of(game), game.events)


def export_game(game: Game, *, reveal_seed: bool | None = None) -> dict[str, Any]:
    """A game as JSON; see `record_of` for the seed."""
    return _object(record_of(game, reveal_seed=reveal_seed), Result.of(game), game.events)


def _object(record: Record, result: Result, events: Sequence[Event]) -> dict[str, Any]:
    edition, deal = record.edition, record.deal
    header = {
        "format": record.format,
        "edition": {"id": edition.id, "version": edition.version, "sha256": edition.digest},
        "rules": edition.rules,
        "players": record.players,
        "direction": record.direction,
        "order": list(record.order),
        "face_up": [record.face_up] if record.face_up else [],
        "deal": None
        if deal is None
        else {
            "table": deal.table,
            "game": deal.game,
            "seats": list(deal.seats),
            "nonces": list(deal.nonces),
        },
        "seed": record.seed,
        "commitment": record.commitment,
        "result": {
            "scores": dict(enumerate(result.scores, 1)),
            "winners": list(result.winners),
        }
        if result
        else None,
    }
    return {"header": header, "events": [event.to_dict() for event in events]}
