"""What is wrong with an edition, as codes and arguments that every language has a message for."""

import dataclasses
import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from namiji.edition.model import Bounds, FrozenDict
from namiji.errors import NamijiError

Argument: TypeAlias = str | int
"""Figures are strings, so that no language groups their digits; numbers choose a wording."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with the value of a dotted key. An empty key is the whole file."""

    key: str
    code: str
    arguments: Mapping[str, Argument] = dataclasses.field(default_factory=lambda: FrozenDict({}))
    line: int | None = None
    """Where the key stands in the text, from 1; none if the edition was not read from a text."""

    @property
    def message(self) -> str:
        """The problem in English."""
        from namiji.locales import catalog  # slow to import, and most editions have no problem

        return catalog("en").text(f"edition-problem-{self.code}", **self.arguments)

    def at(self, line: int) -> "Problem":
        return dataclasses.replace(self, line=line)

    def __str__(self) -> str:
        return f"{self.key}: {self.message}" if self.key else self.message


class EditionError(NamijiError):
    """An edition file cannot be used. The error has every problem found in it."""

    def __init__(self, name: str, problems: Iterable[Problem]) -> None:
        self.name = name
        self.problems = tuple(problems)
        super().__init__("bad-edition", "\n".join(f"{name}: {each}" for each in self.problems))


def bounded(bounds: Bounds) -> dict[str, Argument]:
    """The arguments of a message that says what the bounds are."""
    return {
        "low": str(bounds.low),
        "high": str(bounds.high),
        "span": bounds.high - bounds.low,
    }


def alternatives(word: str, allowed: Sequence[str]) -> dict[str, Argument]:
    """The arguments of a message that names the allowed words, and the one probably meant."""
    near = difflib.get_close_matches(word, allowed, n=1)
    return {"allowed": ", ".join(allowed), "guesses": len(near), "near": "".join(near)}
