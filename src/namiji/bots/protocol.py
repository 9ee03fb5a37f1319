"""What a bot is, and what can go wrong with one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

if TYPE_CHECKING:  # naming a bot does not take the compiled rules
    from namiji.game.actions import Action
    from namiji.game.view import SeatView

FaultKind: TypeAlias = Literal["crash", "stall", "illegal"]

DECISION_SECONDS = 30.0
"""How long a bot of a user's own may take for one decision, if nothing else is said."""


class Bot(Protocol):
    """Plays one seat. What it decides follows from its seed and the questions it was asked."""

    def choose(self, view: "SeatView", legal: "Sequence[Action]") -> "Action":
        """One of the legal actions, of which there are at least two.

        The view is that of the bot's own seat, which may be deciding for the neutral boat.
        """
        ...


class BotFault(Exception):
    """A bot has not answered with a legal action.

    The message tells nothing that only the bot's seat knows. `said` is what the bot itself wrote,
    and may: it is for the bot's maker, after the game. After a `final` fault the bot plays no
    more in this game.
    """

    def __init__(
        self, kind: FaultKind, message: str, said: str = "", *, final: bool = False
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.said = said
        self.final = final
