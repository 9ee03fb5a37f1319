"""What the server says about itself: `GET /api/status`."""

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

Step: TypeAlias = Literal["rules", "greedy", "search"]
"""What a first start prepares, in the order in which people need it: the rules, the bots of all
levels but the strongest, and that one."""


class PreparationInfo(TypedDict):
    """How far the server is with its first start."""

    ready: bool
    step: Step | None
    """What people wait for; null when the server is ready."""
    seconds_left: float
    """An estimate."""


class ServerStatus(TypedDict):
    """What a page wants to know before a game."""

    version: str
    share_url: str | None
    """Where other machines of the local network reach the server; null if they cannot."""
    push_key: str | None
    """The key for `PushManager.subscribe`, in base64url; null if the server does not push."""
    preparation: PreparationInfo
