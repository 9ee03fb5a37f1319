"""Plain lines of text, fit for a screen reader, with some style on a terminal."""

import importlib
import os
import sys
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console

_LONGEST = 1000  # characters of an answer; the rest is ignored


class Terminal:
    """A terminal, or a pipe in its place."""

    def __init__(self) -> None:
        self._console = Console(
            highlight=False,
            markup=False,
            emoji=False,
            # Without a color system Rich leaves out all style, bold included.
            color_system=None if os.environ.get("NO_COLOR") else "auto",
        )
        self._is_terminal = self._console.is_terminal and sys.stdin.isatty()
        if self._is_terminal:
            with suppress(ImportError):  # where it exists, it lets players edit their answers
                importlib.import_module("readline")
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):  # no character may end a game
                stream.reconfigure(errors="replace")

    def say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._print(line)

    def stress(self, line: str) -> None:
        self._print(line, style="bold")

    def _print(self, line: str, style: str | None = None) -> None:
        # On a terminal, lines break between words; in a pipe, they stay whole.
        self._console.print(line, style=style, soft_wrap=not self._console.is_terminal)

    def read(self) -> str | None:
        """Read one answer; None at the end of the input."""
        try:
            text = input("> ") if self._is_terminal else self._read_piped()
        except EOFError:
            return None
        typed = "".join(c if c.isprintable() else " " for c in text[:_LONGEST]).strip()
        if not self._is_terminal:
            self._print(f"> {typed}".rstrip())  # so that the output can be read by itself
        return typed

    def _read_piped(self) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line
