"""The JSON of the teacher's answers as types; see `namiji.teacher` for what they mean."""

from typing_extensions import TypedDict

from namiji.teacher import MeritKind, Sureness


class MeritInfo(TypedDict):
    """What speaks most for a choice, compared with another one."""

    kind: MeritKind
    points: float
    stops: float
    """For tempo: how many more stops the boat makes."""


class HintInfo(TypedDict):
    """What the strongest bot would do for a seat. Chances are from 0 to 1, with 95% intervals."""

    best: str
    """An action of the seat's `choices`."""
    other: str
    """The next best."""
    sureness: Sureness
    chance: float
    chance_error: float
    other_chance: float
    other_error: float
    merit: MeritInfo | None


class VerdictInfo(TypedDict):
    """What a decision cost compared with the best one; 0 unless a deeper search confirms it."""

    action: str
    best: str
    cost: float
    error: float
    merit: MeritInfo | None
