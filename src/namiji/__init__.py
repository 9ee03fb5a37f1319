"""Namiji, a board game for two to five, made real as software."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from namiji.edition import Edition, EditionError, load_edition
    from namiji.errors import IllegalAction, ImpossibleOutcome, NamijiError, RecordError
    from namiji.game.actions import Action
    from namiji.game.events import Event
    from namiji.game.game import Decision, Game
    from namiji.game.outcomes import Outcome
    from namiji.game.view import SeatView

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

_HOMES = {
    "namiji.game.actions": ("Action",),
    "namiji.edition": ("Edition", "EditionError", "load_edition"),
    "namiji.errors": ("IllegalAction", "ImpossibleOutcome", "NamijiError", "RecordError"),
    "namiji.game.events": ("Event",),
    "namiji.game.game": ("Decision", "Game"),
    "namiji.game.outcomes": ("Outcome",),
    "namiji.game.view": ("SeatView",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

if not TYPE_CHECKING:  # a type checker would take any name for granted

    def __getattr__(name: str) -> Any:
        """Names come when they are asked for: `namiji --help` does without NumPy and Numba."""
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(_HOME_OF[name]), name)
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
