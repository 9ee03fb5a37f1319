"""The JSON of an analysis as types.

The keys mean the same as the properties of `namiji.analysis`. The texts are in English.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict


class AnalyzedSeat(TypedDict):
    """How a seat's chance to win changed: start + skill + luck + others = end.

    An error is the reach of a 95% interval to either side.
    """

    seat: int
    score: int
    start: float
    start_error: float
    skill: float
    skill_error: float
    points: float
    points_error: float
    luck: float
    luck_error: float
    others: float
    others_error: float
    end: float
    decisions: int
    agreed: int
    missed: int


class AnalyzedDecision(TypedDict):
    """A decision of the game. For every seat, before + chosen + drawn = after."""

    number: int
    seat: int
    leg: int
    action: str
    words: str
    best: str
    best_words: str
    cost: float
    cost_error: float
    before: list[float]
    before_error: list[float]
    chosen: list[float]
    chosen_error: list[float]
    drawn: list[float]
    drawn_error: list[float]
    after: list[float]
    after_error: list[float]
    points: float
    points_error: float
    missed: bool
    skill: float
    luck: float
    luck_error: float


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
