"""A user's own Python bot, from a file or an installed package, in a process of its own.

`python_bot_process` is the other end.
"""

import sys
from base64 import b64encode
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from namiji.bots.program import ProgramBot
from namiji.game.view import SeatView


class PythonBot(ProgramBot):
    """A Python bot in its own process. Over there it gets real views."""

    # With a fixed hash seed, a bot that depends on the order of a set can be repeated, too.
    environment: Mapping[str, str] = MappingProxyType({"PYTHONHASHSEED": "0"})

    def __init__(self, origin: tuple[str, ...], seed: str, seconds: float) -> None:
        """`origin` is `file PATH [NAME]` or `package NAME`."""
        command = (sys.executable, "-P", "-m", "namiji.bots.python_bot_process", *origin)
        super().__init__(command, seed, seconds)

    def _start_message(self, view: SeatView) -> dict[str, Any]:
        return super()._start_message(view) | {"view": self._view_data(view)}

    def _end_message(self, view: SeatView) -> dict[str, Any]:
        return super()._end_message(view) | {"view": self._view_data(view)}

    def _edition_data(self, view: SeatView) -> dict[str, Any]:
        return view.edition.data

    def _view_data(self, view: SeatView) -> str:
        return b64encode(view.to_bytes()).decode()
