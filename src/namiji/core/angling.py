"""Angling: take a fish of the School, keep or release it (R3.1, R7.7)."""

from namiji.core.bits import bit
from namiji.core.chance import draw
from namiji.core.jit import rule
from namiji.core.layout import (
    ANGLING_CATCHES,
    ANGLING_POINTS,
    ANGLING_REVEALS,
    ANGLING_SPREAD,
    CATCH_DECLINED,
    DECLINE,
    FISH,
    FISH_FLIPPED,
    FISH_RELEASED,
    FISH_STOWED,
    FISH_TAKEN,
    MAX_FISH,
    NONE,
    PLACE,
    PLACE_AT,
    RELEASE,
    TAKE,
    TAKE_AT,
    TAKE_HIDDEN,
    State,
    Tables,
    Trace,
)
from namiji.core.question import ask, done
from namiji.core.rack import free_cells, is_full, open_cells, score_new_lines, stow
from namiji.core.scoring import score_upgrade
from namiji.core.trace import emit

_HIDDEN_BIT = 1 << (TAKE_HIDDEN - TAKE_AT)
_DECLINE_BIT = 1 << (DECLINE - TAKE_AT)
_RELEASE_BIT = 1 << (RELEASE - PLACE_AT)


@rule
def _draw_hidden(s: State, trace: Trace) -> int:
    fish = draw(s, s.face_down, 0, MAX_FISH, s.unseen, FISH, trace)
    s.face_down[fish] -= 1
    s.unseen -= 1
    return fish


@rule
def flip(s: State, trace: Trace) -> int:
    """Turn a face-down fish up, if there is one; returns it, or NONE."""
    if s.unseen == 0:
        return NONE
    fish = _draw_hidden(s, trace)
    s.face_up[fish] += 1
    return fish


@rule
def _flip_in_sight(s: State, trace: Trace) -> None:
    fish = flip(s, trace)
    if fish != NONE:
        emit(trace, FISH_FLIPPED, 0, fish)


@rule
def _ask_take(s: State, extra: bool) -> None:
    mask = 0
    for fish in range(MAX_FISH):
        if s.face_up[fish] > 0:
            mask |= bit(fish)
    if s.unseen > 0:
        mask |= _HIDDEN_BIT
    if mask == 0:
        done(s)
        return
    if extra:
        mask |= _DECLINE_BIT
    ask(s, TAKE, TAKE_AT, mask)


@rule
def stop(s: State, seat: int, trace: Trace) -> None:
    for _ in range(s.param[seat, ANGLING_REVEALS]):
        _flip_in_sight(s, trace)
    s.catches = s.param[seat, ANGLING_CATCHES]
    _ask_take(s, False)


@rule
def cells_for_catch(s: State, seat: int) -> int:
    """Cells where a fish caught by Angling may lie (R3.4, R7.7)."""
    return free_cells(s, seat) if s.param[seat, ANGLING_SPREAD] else open_cells(s, seat)


@rule
def take(s: State, seat: int, action: int, trace: Trace) -> None:
    if action == DECLINE:
        emit(trace, CATCH_DECLINED, seat)
        done(s)
        return
    if action == TAKE_HIDDEN:
        fish = _draw_hidden(s, trace)
        emit(trace, FISH_TAKEN, seat, fish, 1)
    else:
        fish = action - TAKE_AT
        s.face_up[fish] -= 1
        emit(trace, FISH_TAKEN, seat, fish, 0)
    _flip_in_sight(s, trace)
    s.token = fish
    s.catches -= 1
    ask(s, PLACE, PLACE_AT, cells_for_catch(s, seat) | _RELEASE_BIT)


@rule
def place(t: Tables, s: State, seat: int, action: int, trace: Trace) -> None:
    fish = int(s.token)
    s.token = NONE
    if action == RELEASE:
        s.face_up[fish] += 1
        emit(trace, FISH_RELEASED, seat, fish)
    else:
        cell = action - PLACE_AT
        emit(trace, FISH_STOWED, seat, fish, cell)
        score_new_lines(t, s, seat, stow(s, seat, cell, fish), trace)
        score_upgrade(t, s, seat, ANGLING_POINTS, trace)
    if s.catches > 0 and not is_full(s, seat):
        _ask_take(s, True)
    else:
        done(s)
