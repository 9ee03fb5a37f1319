"""What the server tells of an analysis: the JSON of `namiji.analysis` as types.

The keys mean what the properties of the same names do there; words are in English.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict


class AnalyzedSeat(TypedDict):
    """How a seat came from its first chance to its end: start + skill + luck + others = end."""

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
    """A decision of the game beside the bot's own."""

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
    """A finished game, decision by decision (docs/analysis.md). Chances are 0 to 1."""

    scores: list[int]
    effort: int
    seed: str
    seats: list[AnalyzedSeat]
    decisions: list[AnalyzedDecision]


class AnalysisThinking(TypedDict):
    """It takes a while: ask again."""

    state: Literal["thinking"]
    done: int
    """Decisions that have been looked at; 0 also while other games come first."""
    of: int


class AnalysisDone(TypedDict):
    state: Literal["done"]
    analysis: Analysis


AnalysisAnswer: TypeAlias = Annotated[AnalysisThinking | AnalysisDone, Field(discriminator="state")]
