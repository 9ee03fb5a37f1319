"""The names that people give themselves."""

import unicodedata
from typing import Final

from namiji.errors import NamijiError

LONGEST_NAME: Final = 24
_MOST_MARKS = 3  # on one letter; a name must not climb over its neighbors

_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
_NOT_MARKS = frozenset("\u034f\u17b4\u17b5")  # combine with nothing, show nothing


def clean_name(text: str) -> str:
    """The name as it is shown to everyone: a line of visible characters that stays where it is.

    What shows nothing, turns the writing or belongs to no script is left out. Marks count with the
    letter that carries them.
    """
    shown = unicodedata.normalize("NFC", "".join(_visible(char) for char in text))
    name: list[str] = []
    for char in " ".join(shown.split()):
        if not _is_mark(char):
            if len(name) == LONGEST_NAME:
                break
            name.append(char)
        elif name and name[-1] != " " and len(name[-1]) <= _MOST_MARKS:
            name[-1] += char
    cleaned = "".join(name).strip()
    if not cleaned:
        raise NamijiError("bad-name", "a name needs a letter, a digit or a sign that can be seen")
    return cleaned


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
