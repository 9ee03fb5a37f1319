"""Checked reading of parsed TOML. Each value knows its key.

A failed read notes a problem and returns a stand-in of the right type, so that one pass finds all
problems. The caller must check that there are none before using what was read.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, TypeVar

from namiji.edition.model import MAX_NAME, Bounds, FrozenDict
from namiji.edition.problems import Argument, Problem, alternatives, bounded

T = TypeVar("T")

_ABSENT: Final = object()
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")
_KINDS: Final = {
    bool: "boolean",
    int: "integer",
    float: "float",
    str: "string",
    list: "array",
    dict: "table",
}


@dataclass(frozen=True, slots=True)
class Node:
    """A value of the file. An absent one reads as a stand-in; only `fields` reports it."""

    value: object
    key: str
    problems: list[Problem]

    def __getitem__(self, step: str) -> "Node":
        value = self.value.get(step, _ABSENT) if isinstance(self.value, dict) else _ABSENT
        return Node(value, key_below(self.key, step), self.problems)

    @property
    def present(self) -> bool:
        return self.value is not _ABSENT

    @property
    def sound(self) -> bool:
        """Whether there is no problem here or below. Checks that compare values ask this first."""
        # A sibling with the same beginning counts, too: at worst, a check waits for the next run.
        return not any(problem.key.startswith(self.key) for problem in self.problems)

    def problem(self, code: str, **arguments: Argument) -> None:
        self.problems.append(Problem(self.key, code, FrozenDict(arguments)))

    def fields(self, *required: str, optional: Sequence[str] = ()) -> None:
        """Check for a table with all required keys and no others but the optional ones."""
        table = self._typed(dict, "not-a-table")
        if table is None:
            return
        allowed = (*required, *optional)
        unknown = (key for key in table if key not in allowed)
        for key in islice(unknown, 20):  # enough to see what is wrong
            self[key].problem("unknown-key", **alternatives(key, allowed))
        for key in required:
            if key not in table:
                self[key].problem("missing")

    def items(self, length: Bounds) -> list["Node"]:
        array: list[Any] = self._typed(list, "not-an-array") or []
        if isinstance(self.value, list) and len(array) not in length:
            self.problem("entries", **bounded(length), found=str(len(array)))
        return [
            Node(value, f"{self.key}[{index}]", self.problems)
            for index, value in enumerate(array[: length.high])
        ]

    def integers(self, length: Bounds, bounds: Bounds) -> tuple[int, ...]:
        return tuple(item.integer(bounds) for item in self.items(length))

    def integer(self, bounds: Bounds, default: int | None = None) -> int:
        number = self._typed(int, "not-an-integer", **bounded(bounds))
        if number is None:
            return bounds.low if default is None else default
        if number in bounds:
            return number
        if number.bit_length() > 64:  # Python refuses to print integers of thousands of digits
            self.problem("too-many-digits", **bounded(bounds))
        else:
            self.problem("out-of-bounds", **bounded(bounds), found=str(number))
        return bounds.low

    def boolean(self) -> bool:
        return self._typed(bool, "not-a-boolean") or False

    def text(self, most: int) -> str:
        text = self._typed(str, "not-a-string") or ""
        if len(text) > most:
            self.problem("long-text", most=str(most), found=str(len(text)))
        return text

    def choice(self, allowed: Sequence[str]) -> str:
        word = self._typed(str, "not-a-word", allowed=", ".join(allowed))
        if word is None:
            return allowed[0]
        if word not in allowed:
            self.problem("unknown-word", word=quoted(word), **alternatives(word, allowed))
            return allowed[0]
        return word

    def name(self, taken: dict[str, str]) -> str:
        """A name that is not taken yet. `taken` maps names to their keys, and the name is added."""
        name = self._typed(str, "not-a-name", most=str(MAX_NAME))
        if name is None:
            return ""
        if len(name) > MAX_NAME or not _NAME.fullmatch(name):
            self.problem("bad-name", most=str(MAX_NAME), found=quoted(name))
            return ""
        if name in taken:
            self.problem("taken-name", name=name, owner=taken[name])
        taken.setdefault(name, self.key)
        return name

    def _typed(self, kind: type[T], code: str, **arguments: Argument) -> T | None:
        # Not isinstance: True must not pass as an integer.
        if type(self.value) is kind:
            return self.value
        if self.present:
            self.problem(code, kind=_KINDS.get(type(self.value), "time"), **arguments)
        return None


def key_below(key: str, step: str) -> str:
    """The dotted key of a table's entry."""
    shown = step if _BARE_KEY.fullmatch(step) else quoted(step)
    return f"{key}.{shown}" if key else shown


def quoted(text: str) -> str:
    return repr(text if len(text) <= 60 else f"{text[:60]}...")
