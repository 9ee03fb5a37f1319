"""Points: added as they are scored, and counted from what a boat holds (R6.4, R8)."""

from namiji.core.bits import bit, count
from namiji.core.jit import pasted, rule, wide
from namiji.core.layout import (
    BONUS,
    CELLS,
    COLOR,
    COLUMN,
    COLUMNS_SCORED,
    CRAB,
    CRABS_KEPT,
    CRUSTACEANS,
    CRUSTACEANS_KEPT,
    EARLY_BIRD,
    FISH_KEPT,
    LEGS,
    LINES,
    LINES_SCORED,
    MAX_ROCKS,
    MEAL,
    MEALS_HELD,
    NETS_PLACED,
    NONE,
    OFFERINGS_LEFT,
    OVER,
    PANORAMAS_STARTED,
    PENALTY,
    ROCK_CARDS_AT,
    ROCKS_HELD,
    ROW,
    ROWS,
    ROWS_SCORED,
    SCORED,
    SECTION,
    SECTIONS_HELD,
    SECTIONS_OF_DOLPHIN,
    SHRIMP,
    SHRIMP_KEPT,
    UPGRADE,
    UPGRADES_HELD,
    State,
    Tables,
    Trace,
)
from namiji.core.names import REASONS
from namiji.core.trace import emit

_ROW_BITS = (1 << ROWS) - 1
_REASONS = len(REASONS)


@rule
def _score(s: State, seat: int, points: int, reason: int, trace: Trace) -> None:
    if points != 0:
        s.score[seat] += points
        if reason == UPGRADE:
            s.extra[seat] += points
        emit(trace, SCORED, seat, points, reason, s.score[seat])


@pasted
def score(s: State, seat: int, points: int, reason: int, trace: Trace) -> None:
    _score(s, wide(seat), wide(points), wide(reason), trace)


@rule
def score_upgrade(t: Tables, s: State, seat: int, parameter: int, trace: Trace) -> None:
    """An upgrade scores its points, if it has any, once per stop (R7.7)."""
    if not s.paid:
        score(s, seat, s.param[seat, parameter], UPGRADE, trace)
        s.paid = 1 - t.points_repeat


@rule
def score_line(t: Tables, s: State, seat: int, line: int, trace: Trace) -> None:
    s.lines[seat] |= bit(line)
    score(s, seat, t.line_points[line], ROW if line < ROWS else COLUMN, trace)


@rule
def section_points(sections: int) -> int:
    """Section n is worth n points (R5.2)."""
    return sections * (sections + 1) // 2


@rule
def _dock_cards(t: Tables, s: State, seat: int, is_meal: int) -> int:
    held = 0
    for draft in range(LEGS - 1):
        card = s.held[seat, draft]
        if card != NONE and t.is_meal[card] == is_meal:
            held += 1
    return held


@rule
def metric(t: Tables, s: State, seat: int, which: int) -> int:
    """What a Rock card counts (R6.4)."""
    if which == LINES_SCORED:
        return count(int(s.lines[seat]))
    if which == ROWS_SCORED:
        return count(int(s.lines[seat]) & _ROW_BITS)
    if which == COLUMNS_SCORED:
        return count(int(s.lines[seat]) >> ROWS)
    if which == FISH_KEPT:
        return count(int(s.filled[seat]))
    if which == NETS_PLACED:
        return int(s.nets[seat])
    if which == CRABS_KEPT:
        return int(s.trap[seat, CRAB])
    if which == SHRIMP_KEPT:
        return int(s.trap[seat, SHRIMP])
    if which == CRUSTACEANS_KEPT:
        return int(s.trap[seat, CRAB]) + int(s.trap[seat, SHRIMP])
    if which == OFFERINGS_LEFT:
        return int(s.offerings[seat])
    if which < SECTIONS_HELD:
        return int(s.sections[seat, which - SECTIONS_OF_DOLPHIN])
    if which == MEALS_HELD or which == UPGRADES_HELD:
        return _dock_cards(t, s, seat, which == MEALS_HELD)
    counted = 0
    if which == ROCKS_HELD:
        for place in range(MAX_ROCKS):
            counted += s.zone[place] == seat
    elif which >= COLOR:
        for cell in range(CELLS):
            fish = s.rack[seat, cell]
            counted += fish != NONE and t.fish_color[fish] == which - COLOR
    else:
        for kind in range(3):
            held = int(s.sections[seat, kind])
            counted += min(held, 1) if which == PANORAMAS_STARTED else held
    return counted


@rule
def fulfilled(t: Tables, s: State, seat: int, card: int) -> bool:
    """Whether a Rock card's conditions hold for a seat as things stand (R6.3)."""
    rock = card - ROCK_CARDS_AT
    for i in range(t.conditions[rock]):
        value = metric(t, s, seat, t.condition[rock, i, 0])
        if value < t.condition[rock, i, 1] or value > t.condition[rock, i, 2]:
            return False
    return True


@rule
def points_for(t: Tables, s: State, seat: int, reason: int) -> int:
    """A seat's points for one reason, counted from its collection.

    Only what upgrades scored is not in there, and is taken from `extra`.
    """
    total = 0
    if reason == ROW or reason == COLUMN:
        for line in range(LINES):
            if s.lines[seat] & bit(line) and (line < ROWS) == (reason == ROW):
                total += int(t.line_points[line])
    elif reason == CRUSTACEANS:
        total += metric(t, s, seat, CRUSTACEANS_KEPT) * int(t.crustacean_points)
    elif reason == SECTION or reason == BONUS:
        for kind in range(3):
            if reason == SECTION:
                total += section_points(int(s.sections[seat, kind]))
            elif s.bonus[kind] == seat:
                total += int(t.bonus)
    elif reason == MEAL:
        for draft in range(LEGS - 1):
            if s.held[seat, draft] != NONE:
                total += int(t.points[s.held[seat, draft]])
    elif reason == UPGRADE:
        total += int(s.extra[seat])
    elif reason == EARLY_BIRD:
        total += int(s.early_bird[seat])
    elif s.phase == OVER:
        if reason == PENALTY:
            total -= int(t.penalty[s.offerings[seat]])
        else:
            for place in range(MAX_ROCKS):
                if s.zone[place] == seat and fulfilled(t, s, seat, s.card[place]):
                    total += int(t.points[s.card[place]])
    return total


@rule
def recount(t: Tables, s: State, seat: int) -> int:
    """A seat's points from its collection: all but what upgrades scored."""
    total = 0
    for reason in range(_REASONS):
        if reason != UPGRADE:
            total += points_for(t, s, seat, reason)
    return total
