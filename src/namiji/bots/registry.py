"""Bots by name."""

import difflib
from collections.abc import Callable

from namiji.bots.filler import FillerBot
from namiji.bots.protocol import Bot
from namiji.bots.random_bot import RandomBot
from namiji.error import NamijiError

BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "filler": FillerBot}
"""How to make each bot from the text of its seed."""


def make_bot(spec: str, seed: str) -> Bot:
    """The bot of a name; the same seed makes it play the same."""
    if spec not in BOTS:
        near = difflib.get_close_matches(spec, BOTS, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise NamijiError(
            "unknown-bot", f"there is no bot '{spec}'; allowed: {', '.join(BOTS)}{hint}"
        )
    return BOTS[spec](seed)
