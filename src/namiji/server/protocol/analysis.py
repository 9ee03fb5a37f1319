"""The JSON of an analysis as types.

The keys mean the same as the properties of `namiji.analysis`. The texts are in English.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict


class AnalyzedSeat(TypedDict):
    """How a seat's chance to win changed: start + skill + luck + others = end."""

    seat: int
    score: int
    start: float
    skill: float
    skill_error: float
    luck: float
    others: float
    end: float
    decisions: int
    agreed: int
    missed: int
    cost: float


class AnalyzedDecision(TypedDict):
    """A decision of the game, compared with the one that the bot would make."""

    number: int
    seat: int
    leg: int
    action: str
    words: str
    best: str
    best_words: str
    before: list[float]
    played: float
    error: float
    after: list[float]
    cost: float
    missed: bool
    luck: float


class Analysis(TypedDict):
    """A finished game, decision by decision (docs/analysis.md). Chances are from 0 to 1."""

    scores: list[int]
    effort: int
    seed: str
    seats: list[AnalyzedSeat]
    decisions: list[AnalyzedDecision]


class AnalysisThinking(TypedDict):
    """The analysis is not done yet: ask again."""

    state: Literal["thinking"]
    done: int
    """Decisions analyzed so far; 0 while other games come first."""
    total: int
    """Decisions of the game."""


class AnalysisDone(TypedDict):
    state: Literal["done"]
    analysis: Analysis


AnalysisAnswer: TypeAlias = Annotated[AnalysisThinking | AnalysisDone, Field(discriminator="state")]
