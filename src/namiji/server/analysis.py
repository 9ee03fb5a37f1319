"""What the server tells of an analysis: the JSON of `namiji.analysis` as types."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict


class AnalysedSeat(TypedDict):
    """How a seat came from its first chance to its end: start + skill + luck + others = end."""

    seat: int
    score: int
    start: float
    skill: float
    """Its choices against the bot's."""
    skill_error: float
    luck: float
    """What its own decisions brought beyond what could be expected of them."""
    others: float
    """What the other seats' decisions and their luck did to it."""
    end: float
    """Its share of the victory."""
    decisions: int
    agreed: int
    """Decisions that were the bot's, too."""
    missed: int
    cost: float
    """What a decision cost on average."""


class AnalysedDecision(TypedDict):
    """A decision of the game beside the bot's own."""

    number: int
    seat: int
    leg: int
    action: str
    words: str
    """What the action would do, as its seat was told, in English."""
    best: str
    """What the bot would have played."""
    best_words: str
    before: list[float]
    """Each seat's chance, the first seat first, the decider's with the bot's action."""
    played: float
    """The decider's chance with the action that it played, before it knew what came of it."""
    error: float
    """The standard error of the difference between the two actions."""
    after: list[float]
    """Each seat's chance when the next decision is to be taken, or its share of the victory."""
    cost: float
    """What the bot's action would have been worth above the one played."""
    missed: bool
    """The bot's action was better beyond doubt."""
    luck: float
    """What came of the decision, for its seat."""


class Analysis(TypedDict):
    """A finished game, decision by decision (docs/analysis.md). Chances are 0 to 1."""

    scores: list[int]
    """By seat, the first seat first."""
    effort: int
    seed: str
    seats: list[AnalysedSeat]
    decisions: list[AnalysedDecision]


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
