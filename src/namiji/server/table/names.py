"""The names of people."""

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from namiji.errors import NamijiError

LONGEST_NAME: Final = 24
_MAX_MARKS = 3  # on one letter; more would cover neighboring lines

_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that are invisible
_NOT_MARKS = frozenset("\u034f\u17b4\u17b5")  # marks that are invisible


def clean_name(text: str) -> str:
    """The name as everyone sees it: one line of visible characters.

    Invisible characters, those that change the writing direction and unassigned ones are removed.
    Marks count as a part of their letter.
    """
    shown = unicodedata.normalize("NFC", "".join(_visible(char) for char in text))
    name: list[str] = []
    for char in " ".join(shown.split()):
        if not _is_mark(char):
            if len(name) == LONGEST_NAME:
                break
            name.append(char)
        elif name and name[-1] != " " and len(name[-1]) <= _MAX_MARKS:
            name[-1] += char
    cleaned = "".join(name).strip()
    if not cleaned:
        raise NamijiError("bad-name", "a name needs a visible letter, digit or sign")
    return cleaned


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number if someone at the table has the same or one that looks like it."""
    taken = {_folded(other) for other in others}
    if _folded(name) not in taken:
        return name
    for number in count(2):
        numbered = f"{name[: LONGEST_NAME - 3].rstrip()} {number}"
        if _folded(numbered) not in taken:
            return numbered
    raise AssertionError  # the numbers do not end


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _visible(char: str) -> str:
    category = unicodedata.category(char)
    if char.isspace() or char in _BLANKS:
        return " "
    if category.startswith("C") or char in _NOT_MARKS or _selects_variant(char):
        return ""
    return char


def _is_mark(char: str) -> bool:
    return unicodedata.category(char).startswith("M")


def _selects_variant(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
