"""How choices and draws moved the chances of all seats: figures that add up without bias.

A chance is what a seat can expect if greedy plays all seats from here on, in the position as it
really was. That is a fixed function of positions, so a game is made of two kinds of steps:

- a choice: the chance with the move that was played less the chance with greedy's move;
- a draw: the chance in the position that came less the mean over all that could have come.

What really came is one of the things that could have come, as likely as in the playouts. So a draw
has the mean 0, for all players and however well greedy judges. Chances are estimated by playouts,
and every estimate is used for exactly one position: where nothing was drawn and greedy would have
played the same, nothing changes.

All figures are rounded to tenths of a percent before they are summed, so that printed figures add
up exactly.
"""

import math
from typing import Any

import numpy as np

from namiji.core.jit import entry, rule, wide
from namiji.core.layout import SEATS, record
from namiji.mind.estimates import (
    TENTHS,
    THOUSANDTHS,
    both,
    error_of_chance,
    reach_of,
    rounded,
    rounded_up,
)

# Figures by seat begin with an unused one, so that a seat's number is its place.
IMPACT = record(
    [
        # the question
        ("players", np.int32),
        ("decider", np.int32),
        ("played", np.int32),  # the move
        ("usual", np.int32),  # greedy's move
        ("was_chance", np.int32),  # whether anything was drawn before the next decision
        ("best", np.int32),  # the search's move
        ("cost", np.float64),  # of not playing it, if that is claimed
        # what playouts say: chances with both moves, and what the move played changed
        ("chance", np.float64, (2, SEATS)),
        ("chance_error", np.float64, (2, SEATS)),
        ("change", np.float64, (SEATS,)),
        ("change_error", np.float64, (SEATS,)),
        ("points", np.float64),  # the same for the decider in points
        ("points_error", np.float64),
    ]
)
PLAYED, USUAL = 0, 1
"""The two moves of an impact."""

STEP = record(
    [
        (name, np.float64, (SEATS,))
        for figure in ("before", "chosen", "drawn", "after")
        for name in (figure, f"{figure}_error")
    ],
    [("points", np.float64), ("points_error", np.float64)],
)
"""A decision's figures: before + chosen + drawn = after. Errors are reaches of 95% intervals."""

ACCOUNT = record(
    [
        (name, np.float64)
        for figure in ("start", "skill", "points", "luck", "others")
        for name in (figure, f"{figure}_error")
    ],
    [("end", np.float64)],
    [("decisions", np.int32), ("agreed", np.int32), ("missed", np.int32)],
)
"""How a seat's chance developed: start + skill + luck + others = end."""


@entry
def needs_playouts(impacts: Any, move: int) -> bool:
    """Tell whether an impact needs playouts of one of its two moves."""
    return is_needed(impacts[0], move)


@entry
def note_impact(impacts: Any, scores: Any) -> None:
    """Write what the scores of playouts say, by move, playout and seat."""
    sum_up(impacts[0], scores)


@entry
def add_up(impacts: Any, end: Any, steps: Any, accounts: Any) -> None:
    """Write the figures of every decision and of every seat; `end` has the shares of victory."""
    write_figures(impacts, end, steps, accounts)


@rule
def is_needed(impact: Any, move: int) -> bool:
    if impact.usual == impact.played:
        return move == PLAYED and impact.was_chance != 0
    return True


@rule
def sum_up(impact: Any, scores: Any) -> None:
    for move in range(2):
        if is_needed(impact, move):
            for seat in range(1, impact.players + 1):
                mean = _mean_share(impact, scores[move], seat)
                impact.chance[move, seat] = mean
                impact.chance_error[move, seat] = error_of_chance(mean, len(scores[move]))
    if impact.usual != impact.played:
        for seat in range(1, impact.players + 1):
            _compare_shares(impact, scores, seat)
        _compare_margins(impact, scores)


@rule
def _mean_share(impact: Any, scores: Any, seat: int) -> float:
    total = 0.0
    for i in range(len(scores)):
        total += _share(scores[i], wide(impact.players), seat)
    return total / len(scores)


@rule
def _share(scores: Any, players: int, seat: int) -> float:
    """Return a seat's share of the victory; a row of scores begins with the first seat."""
    winners = 0
    for other in range(players):
        if scores[other] > scores[seat - 1]:
            return 0.0
        if scores[other] == scores[seat - 1]:
            winners += 1
    return 1.0 / winners


@rule
def _margin(scores: Any, players: int, seat: int) -> float:
    """Return a seat's points ahead of the best other seat."""
    rival = -10000
    for other in range(players):
        if other != seat - 1:
            rival = max(rival, wide(scores[other]))
    return float(scores[seat - 1] - rival)


@rule
def _compare_shares(impact: Any, scores: Any, seat: int) -> None:
    """Estimate a difference, as if one more playout could have changed the winner."""
    count, players = len(scores[0]), wide(impact.players)
    mean = impact.chance[PLAYED, seat] - impact.chance[USUAL, seat]
    squares = 0.0
    for i in range(count):
        gap = _share(scores[PLAYED, i], players, seat) - _share(scores[USUAL, i], players, seat)
        squares += (gap - mean) * (gap - mean)
    impact.change[seat] = mean
    impact.change_error[seat] = math.sqrt((squares / (count - 1) + 1.0 / count) / count)


@rule
def _compare_margins(impact: Any, scores: Any) -> None:
    count, players, seat = len(scores[0]), wide(impact.players), wide(impact.decider)
    total = squares = 0.0
    for i in range(count):
        total += _margin(scores[PLAYED, i], players, seat)
        total -= _margin(scores[USUAL, i], players, seat)
    mean = total / count
    for i in range(count):
        gap = _margin(scores[PLAYED, i], players, seat) - _margin(scores[USUAL, i], players, seat)
        squares += (gap - mean) * (gap - mean)
    impact.points = mean
    impact.points_error = math.sqrt(squares / (count - 1)) / math.sqrt(float(count))


@rule
def write_figures(impacts: Any, end: Any, steps: Any, accounts: Any) -> None:
    _write_steps(impacts, end, steps)
    for seat in range(1, wide(impacts[0].players) + 1):
        _write_account(impacts, steps, seat, accounts[seat])


@rule
def _write_steps(impacts: Any, end: Any, steps: Any) -> None:
    """The last position comes first: its chances are the result, which is certain."""
    for seat in range(1, impacts[0].players + 1):
        after, after_error = float(end[seat]), 0.0
        for i in range(len(impacts) - 1, -1, -1):
            impact, step = impacts[i], steps[i]
            change, change_error = impact.change[seat], impact.change_error[seat]
            if impact.was_chance:
                usual = PLAYED if impact.usual == impact.played else USUAL
                before, before_error = impact.chance[usual, seat], impact.chance_error[usual, seat]
                drawn_error = both(after_error, impact.chance_error[PLAYED, seat])
            else:
                before, before_error = after - change, both(after_error, change_error)
                drawn_error = 0.0
            step.before[seat] = rounded(before, THOUSANDTHS)
            step.after[seat] = rounded(after, THOUSANDTHS)
            gap = step.after[seat] - step.before[seat]
            step.chosen[seat] = rounded(change if impact.was_chance else gap, THOUSANDTHS)
            step.drawn[seat] = rounded(gap - step.chosen[seat], THOUSANDTHS)
            step.before_error[seat] = reach_of(before_error, THOUSANDTHS)
            step.chosen_error[seat] = reach_of(change_error, THOUSANDTHS)
            step.drawn_error[seat] = reach_of(drawn_error, THOUSANDTHS)
            step.after_error[seat] = reach_of(after_error, THOUSANDTHS)
            after, after_error = before, before_error
    for i in range(len(impacts)):
        impact, step = impacts[i], steps[i]
        step.points = rounded(impact.points, TENTHS)
        step.points_error = reach_of(impact.points_error, TENTHS)


@rule
def _write_account(impacts: Any, steps: Any, seat: int, account: Any) -> None:
    first, last = steps[0], steps[len(steps) - 1]
    skill = others = luck = points = 0.0
    own_variance = others_variance = points_variance = 0.0
    account.decisions = account.agreed = account.missed = 0
    for i in range(len(steps)):
        impact, step = impacts[i], steps[i]
        variance = step.chosen_error[seat] * step.chosen_error[seat]
        luck += step.drawn[seat]
        if impact.decider == seat:
            account.decisions += 1
            account.agreed += impact.best == impact.played
            account.missed += impact.cost > 0
            skill += step.chosen[seat]
            own_variance += variance
            points += step.points
            points_variance += step.points_error * step.points_error
        else:
            others += step.chosen[seat]
            others_variance += variance
    start_error = first.before_error[seat]
    account.start = first.before[seat]
    account.start_error = start_error
    account.skill = rounded(skill, THOUSANDTHS)
    account.skill_error = rounded_up(math.sqrt(own_variance), THOUSANDTHS)
    account.points = rounded(points, TENTHS)
    account.points_error = rounded_up(math.sqrt(points_variance), TENTHS)
    # Luck is what the other parts leave of the result, so it has all their errors.
    account.luck = rounded(luck, THOUSANDTHS)
    total = start_error * start_error + own_variance + others_variance
    account.luck_error = rounded_up(math.sqrt(total), THOUSANDTHS)
    account.others = rounded(others, THOUSANDTHS)
    account.others_error = rounded_up(math.sqrt(others_variance), THOUSANDTHS)
    account.end = last.after[seat]
