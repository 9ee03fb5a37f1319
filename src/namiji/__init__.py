"""Namiji, a board game for two to five, made real as software."""

from namiji.action import Action
from namiji.edition import Edition, EditionError, load_edition
from namiji.error import IllegalAction, ImpossibleOutcome, NamijiError, RecordError
from namiji.event import Event
from namiji.game import Decision, Game
from namiji.outcome import Outcome
from namiji.view import SeatView

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Decision",
    "Edition",
    "EditionError",
    "Event",
    "Game",
    "IllegalAction",
    "ImpossibleOutcome",
    "NamijiError",
    "Outcome",
    "RecordError",
    "SeatView",
    "__version__",
    "load_edition",
]
