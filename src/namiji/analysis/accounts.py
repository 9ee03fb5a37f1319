"""How choices and draws moved the chances of all seats: figures that add up without bias.

A chance is what a seat can expect if greedy plays all seats from here on, in the position as it
really was. That is a fixed function of positions, so a game falls apart into two kinds of steps:

- a choice: the chance with the move that was played less the chance with greedy's move;
- a draw: the chance in the position that came less the mean over all that could have come.

What really came is one of the things that could have come, as likely as in the playouts. So a draw
has the mean 0, whoever plays and however well greedy judges. Chances are estimated by playouts, and
every estimate is used for exactly one position: where nothing was drawn and greedy would have
played the same, nothing changes.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from namiji.analysis.model import to_reach
from namiji.core.layout import SEATS, new_states
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.mind.api import choose, play_out
from namiji.mind.layout import SCRATCH
from namiji.mind.weights import playout_mind

Figures = NDArray[np.float64]
"""One figure per seat, the first seat first."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Means of playouts by seat, and their standard errors."""

    mean: Figures
    error: Figures


@dataclass(frozen=True, slots=True)
class Effect:
    """What playouts say about a decision."""

    before: Estimate | None
    """The chances with greedy's move, if anything was drawn."""
    played: Estimate | None
    """The chances with the move played, before anything was drawn; if anything was."""
    change: Estimate | None
    """What the move played changed, if greedy plays another."""
    points: tuple[float, float]
    """The same for the decider in points, and the standard error."""


def measure_effect(
    edition: Edition, state: bytes, played: int, was_chance: bool, key: Any, effort: int
) -> Effect:
    """Finish the game with the move played and with greedy's, by the same chance."""
    tables, minds, scratch = build_tables(edition), playout_mind(edition), np.zeros(1, SCRATCH)
    states = new_states(2)
    states[:1] = np.frombuffer(state, states.dtype)
    usual = int(choose(tables, minds, states, scratch))
    seats, decider = slice(1, int(states[0]["players"]) + 1), int(states[0]["decider"])

    def results(action: int) -> NDArray[np.float64]:
        found = np.zeros((effort, 2, SEATS))
        play_out(tables, minds, scratch, states, action, key, found)
        return found

    if usual == played and not was_chance:
        return Effect(None, None, None, (0.0, 0.0))
    own = results(played)
    chance = _chances(own[:, 0, seats])
    if usual == played:
        return Effect(chance, chance, None, (0.0, 0.0))
    other = results(usual)
    gaps = own - other
    gained = gaps[:, 1, decider]
    points = float(gained.mean()), float(gained.std(ddof=1)) / math.sqrt(effort)
    if not was_chance:
        return Effect(None, None, _differences(gaps[:, 0, seats]), points)
    return Effect(_chances(other[:, 0, seats]), chance, _differences(gaps[:, 0, seats]), points)


def _chances(shares: NDArray[np.float64]) -> Estimate:
    """Estimate chances; the errors are never 0, even if all playouts agree."""
    playouts = len(shares)
    mean = shares.mean(axis=0)
    likely = (mean * playouts + 1) / (playouts + 2)
    return Estimate(mean, np.sqrt(likely * (1 - likely) / playouts))


def _differences(gaps: NDArray[np.float64]) -> Estimate:
    """Estimate differences, as if one more playout could have changed the winner."""
    playouts = len(gaps)
    spread = gaps.var(axis=0, ddof=1) + 1 / playouts
    return Estimate(gaps.mean(axis=0), np.sqrt(spread / playouts))


class Step(TypedDict):
    """The figures of a decision that a `Choice` has under these names."""

    before: tuple[float, ...]
    before_error: tuple[float, ...]
    chosen: tuple[float, ...]
    chosen_error: tuple[float, ...]
    drawn: tuple[float, ...]
    drawn_error: tuple[float, ...]
    after: tuple[float, ...]
    after_error: tuple[float, ...]
    points: float
    points_error: float


def add_up(effects: Sequence[Effect], end: Sequence[float]) -> list[Step]:
    """Return the figures of every decision.

    The last position comes first: its chances are the result, which is certain.
    """
    after = Estimate(np.array(end), np.zeros(len(end)))
    steps: list[Step] = []
    for effect in reversed(effects):
        change = effect.change or Estimate(0 * after.mean, 0 * after.error)
        if effect.before is None or effect.played is None:  # nothing was drawn
            drawn_error = 0 * after.error
            before = Estimate(after.mean - change.mean, np.hypot(after.error, change.error))
        else:
            drawn_error = np.hypot(after.error, effect.played.error)
            before = effect.before
        first, last = before.mean.round(3), after.mean.round(3)
        chosen = change.mean.round(3) if effect.before is not None else (last - first).round(3)
        steps.append(
            {
                "before": _rounded(first),
                "before_error": _reaches(before.error),
                "chosen": _rounded(chosen),
                "chosen_error": _reaches(change.error),
                "drawn": _rounded(last - first - chosen),
                "drawn_error": _reaches(drawn_error),
                "after": _rounded(last),
                "after_error": _reaches(after.error),
                "points": round(effect.points[0], 1) + 0.0,
                "points_error": to_reach(effect.points[1], 1),
            }
        )
        after = before
    return steps[::-1]


def _rounded(figures: Figures) -> tuple[float, ...]:
    return tuple(round(figure, 3) + 0.0 for figure in figures.tolist())  # no negative zero


def _reaches(errors: Figures) -> tuple[float, ...]:
    return tuple(map(to_reach, errors.tolist()))
