"""What a bot is, and how a bot fails."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

if TYPE_CHECKING:  # naming a bot must not import the compiled rules
    from namiji.game.actions import Action
    from namiji.game.view import SeatView

FaultKind: TypeAlias = Literal["crash", "stall", "illegal"]

DECISION_SECONDS = 30.0
"""How long a user's own bot may take for one decision by default."""


class Player(Protocol):
    """Anything that chooses actions for one seat. `as_bot` makes a bot of it."""

    def choose(self, view: "SeatView", legal_actions: "Sequence[Action]", /) -> "Action":
        """Return one of the legal actions: of two or more, or of one if all cards are equal.

        The view belongs to the player's own seat, which may be deciding for the neutral boat.
        """
        ...


class Bot(ABC):
    """Plays one seat of one game. Only `choose` has to be written.

    Its decisions follow from its seed and the views it was shown, so that a game can be repeated.
    """

    def begin(self, view: "SeatView") -> None:  # noqa: B027 - a default, not a forgotten method
        """Get ready. A match calls this before the bot's first decision, and again after a fault.

        The time that this takes does not count as thinking time.
        """

    @abstractmethod
    def choose(self, view: "SeatView", legal_actions: "Sequence[Action]", /) -> "Action":
        """Return one of the legal actions: of two or more, or of one if all cards are equal.

        The view belongs to the bot's own seat, which may be deciding for the neutral boat.
        """

    def end(self, view: "SeatView") -> None:  # noqa: B027 - as above
        """Look at the finished game. A match calls this, unless the game is broken off."""

    def close(self) -> None:  # noqa: B027 - as above
        """Release what the bot holds. Called even if the game is broken off."""


def as_bot(player: Player) -> Bot:
    """Return a bot as it is, and give any other player the default `begin`, `end` and `close`."""
    return player if isinstance(player, Bot) else _PlayerBot(player)


class _PlayerBot(Bot):
    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, view: "SeatView", legal_actions: "Sequence[Action]") -> "Action":
        return self._player.choose(view, legal_actions)


class BotFault(Exception):
    """A bot did not answer with a legal action.

    The message reveals nothing that only the bot's seat knows. `said` is what the bot itself wrote
    and may reveal it: show it to the bot's author after the game. After a `final` fault the bot
    plays no more in this game.
    """

    def __init__(
        self, kind: FaultKind, message: str, said: str = "", *, final: bool = False
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.said = said
        self.final = final
