"""In which line of a TOML text a key stands. The parser of the standard library does not say it."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Final

from namiji.edition.model import FrozenDict
from namiji.edition.problems import Problem
from namiji.edition.reader import key_below

_GAP: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_STRING: Final = (
    r'"""(?:\\.|[^\\])*?"{3,5}(?!")'
    r"|'''.*?'{3,5}(?!')"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
)
_KEY: Final = re.compile(rf"(?:[A-Za-z0-9_. \t-]|{_STRING})+", re.DOTALL)
_QUOTED: Final = re.compile(_STRING, re.DOTALL)
_PLAIN: Final = re.compile(r"[^,\]}\n#]*")
_POSITION: Final = re.compile(r"\(at line (\d+), column \d+\)")

_REASONS: Final = {
    "Invalid value": "value",
    "Cannot overwrite": "twice",
    "Cannot declare": "twice",
    "Cannot redefine": "twice",
    "Duplicate": "twice",
    "Expected '='": "equals",
    "Expected newline": "rest",
    "Unclosed array": "array",
    "Unclosed inline table": "table",
    "Expected ']": "header",
    "Expected": "quote",
    "Unterminated": "quote",
    "Illegal character": "quote",
    "Unescaped": "backslash",
}
"""By the beginning of the parser's message: what our messages call it."""


def toml_problem(said: str, text: str) -> Problem:
    """The problem of a text that is no TOML, from what the parser says of it."""
    at = _POSITION.search(said)
    line = int(at[1]) if at else text.rstrip().count("\n") + 1
    reason = next((ours for theirs, ours in _REASONS.items() if said.startswith(theirs)), "other")
    return Problem("", "not-toml", FrozenDict({"reason": reason, "detail": said}), line)


def line_of(key: str, lines: Mapping[str, int]) -> int:
    """The line of a key, or of the table or array that should have it."""
    above = (known for known in lines if key.startswith(known) and key[len(known) :][:1] in ".[")
    return lines.get(key) or lines[max(above, key=len, default="")]


def key_lines(text: str) -> dict[str, int]:
    """The line of every key in a valid TOML text, and 1 for the empty key."""
    scanner = _Scanner(text)
    with suppress(RecursionError):  # what was found until then is worth showing
        scanner.document()
    return scanner.lines


class _Scanner:
    """Walks through a text that the parser has accepted, so it checks nothing."""

    def __init__(self, text: str) -> None:
        self.lines = {"": 1}
        self._text = text
        self._at = 0
        self._line, self._counted = 1, 0
        self._entries: dict[str, int] = {}
        """How many entries an array of tables has so far."""

    def document(self) -> None:
        table = ""
        while self._peek():
            if self._take("[["):
                table = self._header("]]", is_array=True)
            elif self._take("["):
                table = self._header("]", is_array=False)
            else:
                self._pair(table)

    def _header(self, end: str, is_array: bool) -> str:
        line = self._line_here()
        *above, last = self._steps()
        key = ""
        for step in above:
            key = self._latest(key_below(key, step))
        key = key_below(key, last)
        if is_array:
            number = self._entries.get(key, 0)
            self._entries[key] = number + 1
            self.lines.setdefault(key, line)
            key = f"{key}[{number}]"
        else:
            key = self._latest(key)
        self.lines.setdefault(key, line)
        self._take(end)
        return key

    def _latest(self, key: str) -> str:
        """A header below an array of tables means its latest entry."""
        return f"{key}[{self._entries[key] - 1}]" if key in self._entries else key

    def _pair(self, table: str) -> None:
        line, key, start = self._line_here(), table, self._at
        for step in self._steps():
            key = key_below(key, step)
            self.lines.setdefault(key, line)
        self._take("=")
        self._value(key)
        if self._at == start:  # not TOML after all: go on rather than hang
            self._at += 1

    def _value(self, key: str) -> None:
        self._skip(_SPACE)
        if self._take("["):
            number = 0
            while self._peek() not in ("]", ""):
                below = f"{key}[{number}]"
                self.lines.setdefault(below, self._line_here())
                before = self._at
                self._value(below)
                self._peek()
                self._take(",")
                number += 1
                if self._at == before:
                    return
            self._take("]")
        elif self._take("{"):
            while self._peek() not in ("}", ""):
                self._pair(key)
                self._peek()
                self._take(",")
            self._take("}")
        else:
            self._skip(_QUOTED) or self._skip(_PLAIN)

    def _steps(self) -> list[str]:
        """The parts of a dotted key."""
        self._skip(_SPACE)
        found = self._skip(_KEY).strip()
        if '"' not in found and "'" not in found:
            return [step.strip() for step in found.split(".")]
        return [*_nested(tomllib.loads(f"{found} = 0"))]

    def _peek(self) -> str:
        """The next character after blanks, newlines and comments; empty at the end."""
        self._skip(_GAP)
        return self._text[self._at : self._at + 1]

    def _take(self, token: str) -> bool:
        self._skip(_SPACE)
        found = self._text.startswith(token, self._at)
        self._at += len(token) * found
        return found

    def _skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        if not found:
            return ""
        self._at = found.end()
        return found[0]

    def _line_here(self) -> int:
        self._line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        return self._line


def _nested(table: object) -> Iterator[str]:
    while isinstance(table, dict):
        ((step, table),) = table.items()
        yield step
