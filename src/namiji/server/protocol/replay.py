"""A finished game, step by step, as one seat saw it."""

from typing_extensions import TypedDict

from namiji.errors import NamijiError
from namiji.game.view import ViewDict
from namiji.record import Record
from namiji.record.replay import begin, follow
from namiji.server.protocol.event_json import EventDict


class ReplayStep(TypedDict):
    number: int
    """The number of the decision; 0 for the setup."""
    seat: int
    action: str | None
    events: list[EventDict]
    """As the seat saw them."""
    view: ViewDict


class Replay(TypedDict):
    seat: int
    players: int
    edition: str
    """The digest of the edition."""
    steps: list[ReplayStep]


def replay_through(record: Record, seat: int) -> Replay:
    """The game as a seat saw it. The game is over, so no decision is secret anymore."""
    if seat > record.players:
        raise NamijiError("no-such-seat", f"seats are 1 to {record.players}, or 0 for a spectator")
    game = begin(record)
    steps: list[ReplayStep] = [
        {
            "number": 0,
            "seat": 0,
            "action": None,
            "events": [event.to_dict(seat) for event in game.events],
            "view": game.view(seat).to_dict(),
        }
    ]
    for number, decision in enumerate(record.decisions, 1):
        events = follow(game, decision)
        steps.append(
            {
                "number": number,
                "seat": decision.seat,
                "action": str(decision.action),
                "events": [event.to_dict(seat) for event in events],
                "view": game.view(seat).to_dict(),
            }
        )
    edition = record.edition.digest
    return {"seat": seat, "players": record.players, "edition": edition, "steps": steps}
