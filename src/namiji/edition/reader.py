"""Checked reading of parsed TOML. Each value knows its key.

A failed read notes a problem and returns a stand-in of the right type, so that one pass finds all
problems. The caller must check that there are none before using what was read.
"""

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, TypeVar

from namiji.edition.model import MAX_NAME, Bounds
from namiji.errors import NamijiError

T = TypeVar("T")

_ABSENT: Final = object()
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")
_KINDS: Final = {
    bool: "a boolean",
    int: "an integer",
    float: "a float",
    str: "a string",
    list: "an array",
    dict: "a table",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with the value of a dotted key. An empty key is the whole file."""

    key: str
    message: str

    def __str__(self) -> str:
        return f"{self.key}: {self.message}" if self.key else self.message


class EditionError(NamijiError):
    """An edition file cannot be used. The error has every problem found in it."""

    def __init__(self, name: str, problems: Iterable[Problem]) -> None:
        self.name = name
        self.problems = tuple(problems)
        super().__init__("bad-edition", "\n".join(f"{name}: {each}" for each in self.problems))


def alternatives(word: str, allowed: Sequence[str]) -> str:
    """The allowed words, and the one that was probably meant."""
    near = difflib.get_close_matches(word, allowed, n=1)
    suggestion = f"; did you mean '{near[0]}'?" if near else ""
    return f"allowed: {', '.join(allowed)}{suggestion}"


@dataclass(frozen=True, slots=True)
class Node:
    """A value of the file. An absent one reads as a stand-in; only `fields` reports it."""

    value: object
    key: str
    problems: list[Problem]

    def __getitem__(self, step: str) -> "Node":
        value = self.value.get(step, _ABSENT) if isinstance(self.value, dict) else _ABSENT
        shown = step if _BARE_KEY.fullmatch(step) else _quoted(step)
        return Node(value, f"{self.key}.{shown}" if self.key else shown, self.problems)

    @property
    def present(self) -> bool:
        return self.value is not _ABSENT

    @property
    def sound(self) -> bool:
        """Whether there is no problem here or below. Checks that compare values ask this first."""
        # A sibling with the same beginning counts, too: at worst, a check waits for the next run.
        return not any(problem.key.startswith(self.key) for problem in self.problems)

    def problem(self, message: str) -> None:
        self.problems.append(Problem(self.key, message))

    def fields(self, *required: str, optional: Sequence[str] = ()) -> None:
        """Check for a table with all required keys and no others but the optional ones."""
        table = self._typed(dict, "a table")
        if table is None:
            return
        allowed = (*required, *optional)
        unknown = (key for key in table if key not in allowed)
        for key in islice(unknown, 20):  # enough to see what is wrong
            self[key].problem(f"unknown key; {alternatives(key, allowed)}")
        for key in required:
            if key not in table:
                self[key].problem("missing")

    def items(self, length: Bounds) -> list["Node"]:
        array: list[Any] = self._typed(list, "an array") or []
        if isinstance(self.value, list) and len(array) not in length:
            self.problem(f"must have {length} entries, not {len(array)}")
        return [
            Node(value, f"{self.key}[{index}]", self.problems)
            for index, value in enumerate(array[: length.high])
        ]

    def integers(self, length: Bounds, bounds: Bounds) -> tuple[int, ...]:
        return tuple(item.integer(bounds) for item in self.items(length))

    def integer(self, bounds: Bounds, default: int | None = None) -> int:
        wanted = f"an integer ({bounds})"
        number = self._typed(int, wanted)
        if number is None:
            return bounds.low if default is None else default
        if number not in bounds:
            # Python refuses to print integers of thousands of digits.
            shown = str(number) if number.bit_length() <= 64 else "one of more than 64 bits"
            self.problem(f"must be {wanted}, not {shown}")
            return bounds.low
        return number

    def boolean(self) -> bool:
        return self._typed(bool, "true or false") or False

    def choice(self, allowed: Sequence[str]) -> str:
        word = self._typed(str, f"a string (allowed: {', '.join(allowed)})")
        if word is None:
            return allowed[0]
        if word not in allowed:
            self.problem(f"unknown {_quoted(word)}; {alternatives(word, allowed)}")
            return allowed[0]
        return word

    def name(self, taken: dict[str, str]) -> str:
        """A name that is not taken yet. `taken` maps names to their keys, and the name is added."""
        wanted = f"lower-case words joined by '-', at most {MAX_NAME} characters"
        name = self._typed(str, wanted)
        if name is None:
            return ""
        if len(name) > MAX_NAME or not _NAME.fullmatch(name):
            self.problem(f"must be {wanted}, not {_quoted(name)}")
            return ""
        if name in taken:
            self.problem(f"'{name}' is already the name of {taken[name]}")
        taken.setdefault(name, self.key)
        return name

    def _typed(self, kind: type[T], wanted: str) -> T | None:
        # Not isinstance: True must not pass as an integer.
        if type(self.value) is kind:
            return self.value
        if self.present:
            self.problem(f"must be {wanted}, not {_KINDS.get(type(self.value), 'a date or time')}")
        return None


def _quoted(text: str) -> str:
    return repr(text if len(text) <= 60 else f"{text[:60]}...")
