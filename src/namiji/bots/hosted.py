"""Python bots of a user's own, from a file or an installed package: our end of `host`."""

import sys
from base64 import b64encode
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from namiji.bots.program import ProgramBot
from namiji.game.view import SeatView


class HostedBot(ProgramBot):
    """A Python bot in a process of its own; over there it gets real views."""

    # The same seed plays the same, even where it goes by the order of a set.
    environment: Mapping[str, str] = MappingProxyType({"PYTHONHASHSEED": "0"})

    def __init__(self, origin: tuple[str, ...], seed: str, seconds: float) -> None:
        """`origin` is `file PATH [NAME]` or `package NAME`."""
        command = (sys.executable, "-P", "-m", "namiji.bots.host", *origin)
        super().__init__(command, seed, seconds)

    def _describe(self, view: SeatView) -> dict[str, Any]:
        return view.edition.data

    def _show(self, view: SeatView) -> str:
        return b64encode(view.to_bytes()).decode()
