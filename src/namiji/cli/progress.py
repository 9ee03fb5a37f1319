"""Progress on a terminal: one line that changes; elsewhere, a line per change."""

import sys
import time

import typer

from namiji.server.protocol.status import PreparationInfo

_WORDS = {
    "rules": "Preparing the rules",
    "greedy": "Preparing the bots",
    "search": "Preparing the strongest bot; you can play already",
}


class PreparationLine:
    """Says how far a first start is, and nothing where everything is ready."""

    def __init__(self) -> None:
        self._said = ""
        self._start = time.monotonic()

    def show(self, info: PreparationInfo) -> None:
        if info["step"] is not None:
            about = max(1, round(info["seconds_left"]))
            so_far = round(time.monotonic() - self._start)
            words = _WORDS[info["step"]]
            self._say(f"{words}: {so_far} s so far, about {about} s to go, only the first time.")
        elif self._said:
            self._say("Everything is ready.")
            self._end()

    def _say(self, text: str) -> None:
        if text == self._said:
            return
        if sys.stderr.isatty():
            typer.echo(f"\r{text:<{len(self._said)}}", err=True, nl=False)
        else:
            typer.echo(text, err=True)
        self._said = text

    def _end(self) -> None:
        if sys.stderr.isatty():
            typer.echo(err=True)
