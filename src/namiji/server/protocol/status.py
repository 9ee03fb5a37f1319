"""What the server says about itself: `GET /api/status`."""

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

Part: TypeAlias = Literal["rules", "bots", "search"]
"""What a first start prepares, in this order: the rules, the bots that judge each option, the bot
that searches."""


class PreparationInfo(TypedDict):
    """How far the server is with its first start."""

    ready: bool
    part: Part | None
    """What the server works on; null when it is ready."""
    seconds_left: float
    """An estimate."""


class ServerStatus(TypedDict):
    """What a page wants to know before a game."""

    version: str
    share_url: str | None
    """Where other machines of the local network reach the server; null if they cannot."""
    preparation: PreparationInfo
