"""The editions of guided games: short routes that meet everything soon.

The first lesson meets everything once. Each chapter after it is about one thing. Their editions
differ from that of the first lesson in the route alone.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from namiji.edition.load import edition_text, from_data, load_edition
from namiji.edition.model import Edition

ChapterName: TypeAlias = Literal["docks", "rocks", "neutral", "scoring"]


@dataclass(frozen=True, slots=True)
class Chapter:
    """What a chapter is played on, leg by leg."""

    legs: tuple[str, str, str, str]
    bots: int = 2

    @property
    def stations(self) -> list[str]:
        return [*" dock ".join(self.legs).split(), "finish"]


CHAPTERS: Final[dict[ChapterName, Chapter]] = {
    "docks": Chapter(("angling* whale*", "trap* octopus*", "angling* dolphin*", "trap* whale*")),
    "rocks": Chapter(("rock* rock*", "angling* rock*", "whale* octopus*", "whirlpool* rock*")),
    "neutral": Chapter(
        ("angling* whale* trap*", "octopus* angling*", "whale* trap*", "whirlpool* whale*"), bots=1
    ),
    "scoring": Chapter(("angling* net*", "angling* net*", "rock* angling*", "whirlpool* net*")),
}


def lesson_bots(chapter: ChapterName | None) -> int:
    """How many bots a learner meets; without a chapter, in the first lesson."""
    return CHAPTERS[chapter].bots if chapter else 2


@cache
def lesson_edition(chapter: ChapterName | None = None) -> Edition:
    """The edition of a chapter, or of the first lesson."""
    if chapter is None:
        return load_edition("lesson")
    data = tomllib.loads(edition_text("lesson"))
    data["id"] = f"lesson-{chapter}"
    data["route"]["stations"] = CHAPTERS[chapter].stations
    return from_data(data, f"the chapter {chapter}")


LESSONS: Final[tuple[ChapterName | None, ...]] = (None, *CHAPTERS)
"""The first lesson, then the chapters."""
