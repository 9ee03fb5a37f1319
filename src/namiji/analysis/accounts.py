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
from namiji.core.layout import new_states
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.mind.api import choose
from namiji.mind.layout import SCRATCH
from namiji.mind.playout import play_outs
from namiji.mind.weights import playout_mind

Figures = NDArray[np.float64]
"""One figure per seat, the first seat first."""
Results = NDArray[np.float64]
"""One row per playout."""


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
    states = new_states(2)
    states[:1] = np.frombuffer(state, states.dtype)
    minds, scratch = playout_mind(edition), np.zeros(1, SCRATCH)
    usual = int(choose(build_tables(edition), minds, states, scratch))
    players, decider = int(states[0]["players"]), int(states[0]["decider"])

    def results(action: int) -> tuple[Results, Results]:
        scores = np.zeros((effort, players), np.int16)
        play_outs(edition, states, key, scores, action)
        return _shares(scores), _margins(scores)[:, decider - 1]

    if usual == played and not was_chance:
        return Effect(None, None, None, (0.0, 0.0))
    shares, margins = results(played)
    chance = _chances(shares)
    if usual == played:
        return Effect(chance, chance, None, (0.0, 0.0))
    usual_shares, usual_margins = results(usual)
    change, gained = _differences(shares - usual_shares), margins - usual_margins
    points = float(gained.mean()), float(gained.std(ddof=1)) / math.sqrt(effort)
    if not was_chance:
        return Effect(None, None, change, points)
    return Effect(_chances(usual_shares), chance, change, points)


def _shares(scores: NDArray[np.int16]) -> Results:
    """Return each seat's share of the victory, by playout."""
    won = (scores == scores.max(axis=1, keepdims=True)).astype(np.float64)
    shares: Results = won / won.sum(axis=1, keepdims=True)
    return shares


def _margins(scores: NDArray[np.int16]) -> Results:
    """Return each seat's points ahead of the best other seat, by playout."""
    in_order = np.sort(scores, axis=1)
    best, next_best = in_order[:, -1:], in_order[:, -2:-1]
    margins: Results = (scores - np.where(scores == best, next_best, best)).astype(np.float64)
    return margins


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
