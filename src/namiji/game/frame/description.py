"""The whole description, ready for JSON."""

from typing import Any

from namiji.core.layout import ITEM
from namiji.game.frame.events import EVENTS, KNOWERS, ROW
from namiji.game.frame.names import FIXED, OUTCOMES
from namiji.game.frame.options import CHOICE
from namiji.game.frame.view import PRIVATE, PUBLIC


def describe_frame() -> dict[str, Any]:
    return {
        "names": FIXED,
        "choice": CHOICE,
        "view": {"object": PUBLIC["object"] | PRIVATE["object"]},
        "events": [EVENTS[kind].to_dict() for kind in sorted(EVENTS)],
        "event_row": {"size": ROW, "knowers": KNOWERS, "item": ITEM},
        "outcomes": OUTCOMES,
    }
