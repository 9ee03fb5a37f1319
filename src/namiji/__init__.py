"""The board game Namiji: rules, bots, records and editions.

>>> import namiji
>>> game = namiji.Game.new(players=3, seed=7)
>>> events = game.play("sail 2")
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from namiji.bots import Bot, Player, make_bot
    from namiji.core.names import Cell, Direction, Phase, Position, Seat
    from namiji.edition import Edition, EditionError, load_edition
    from namiji.errors import IllegalAction, ImpossibleOutcome, NamijiError, RecordError
    from namiji.game.actions import (
        Action,
        ChooseNet,
        Decline,
        Draw,
        Keep,
        Moor,
        Pick,
        Place,
        PlaceNet,
        Release,
        Sail,
        Stop,
        Take,
    )
    from namiji.game.events import (
        Arrived,
        BonusTaken,
        CatchDeclined,
        CrustaceanDrawn,
        DockCardDiscarded,
        DockCardKept,
        DockCardReturned,
        Docked,
        DockHand,
        Ended,
        Event,
        FishFlipped,
        FishKept,
        FishReleased,
        FishTaken,
        HaulKept,
        HaulLost,
        NetKept,
        NetReleased,
        NetsRevealed,
        OfferingFloated,
        RockKept,
        RockReturned,
        RockRevealed,
        RocksDrawn,
        Sailed,
        Scored,
        SectionTaken,
        Started,
    )
    from namiji.game.game import Decision, Game
    from namiji.game.outcomes import Outcome
    from namiji.game.view import Boat, Group, SeatView
    from namiji.match.match import Match, play_match
    from namiji.record import Record, load_record, read_record, replay, verify, write_record

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Arrived",
    "Boat",
    "BonusTaken",
    "Bot",
    "CatchDeclined",
    "Cell",
    "ChooseNet",
    "CrustaceanDrawn",
    "Decision",
    "Decline",
    "Direction",
    "DockCardDiscarded",
    "DockCardKept",
    "DockCardReturned",
    "DockHand",
    "Docked",
    "Draw",
    "Edition",
    "EditionError",
    "Ended",
    "Event",
    "FishFlipped",
    "FishKept",
    "FishReleased",
    "FishTaken",
    "Game",
    "Group",
    "HaulKept",
    "HaulLost",
    "IllegalAction",
    "ImpossibleOutcome",
    "Keep",
    "Match",
    "Moor",
    "NamijiError",
    "NetKept",
    "NetReleased",
    "NetsRevealed",
    "OfferingFloated",
    "Outcome",
    "Phase",
    "Pick",
    "Place",
    "PlaceNet",
    "Player",
    "Position",
    "Record",
    "RecordError",
    "Release",
    "RockKept",
    "RockReturned",
    "RockRevealed",
    "RocksDrawn",
    "Sail",
    "Sailed",
    "Scored",
    "Seat",
    "SeatView",
    "SectionTaken",
    "Started",
    "Stop",
    "Take",
    "__version__",
    "load_edition",
    "load_record",
    "make_bot",
    "play_match",
    "read_record",
    "replay",
    "verify",
    "write_record",
]

# Where the public names are defined; what imports least comes first.
_MODULES = (
    *("errors", "core.names", "bots", "edition"),
    *("game.actions", "game.events", "game.outcomes", "game.view", "game.game"),
    *("match.match", "record"),
)

if not TYPE_CHECKING:  # to a type checker, this would make any name an attribute

    def __getattr__(name: str) -> Any:
        """Import a public name when it is used: `namiji --help` does not wait for Numba."""
        if name in __all__:
            for path in _MODULES:
                module = import_module(f"{__name__}.{path}")
                if hasattr(module, name):
                    value = globals()[name] = getattr(module, name)
                    return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted(__all__)
