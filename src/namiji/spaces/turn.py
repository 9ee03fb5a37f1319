"""Games without end, one decision at a time: when a game is over, the next one is dealt."""

from typing import Any, NamedTuple, TypeAlias, get_args

import numpy as np

from namiji.core.engine import play
from namiji.core.jit import rule, wide
from namiji.core.layout import (
    MAX_DOCK,
    MAX_FISH,
    MAX_ROCKS,
    OVER,
    PLACES,
    SEATS,
    START,
    State,
    Tables,
    record,
)
from namiji.core.names import Directions
from namiji.core.playout import name_game
from namiji.spaces.layout import PLAYERS
from namiji.spaces.reward import POINTS, begin_rewards, end_rewards

DIRECTIONS = get_args(Directions)
BOTH = 2  # games with even numbers go clockwise

SHARED = record(  # what all games of an environment share
    [
        ("key", np.uint64, (2,)),
        ("stride", np.int64),  # from the number of a game to that of the next on its state
        ("directions", np.int8),
        ("scheme", np.int8),
        (
            "kinds",
            np.int8,
            (PLAYERS,),
        ),  # of players, from the learner on; see `envs.opponent_turns`
    ]
)
Shared: TypeAlias = Any


class StepArrays(NamedTuple):
    """Arrays that a step writes, with one row per game."""

    rewards: Any
    terminations: Any
    scores: Any
    finals: Any  # the last state of a game that ended


@rule
def _clear(s: State) -> None:
    """Empty a state: `core.setup` takes all of this to be zero."""
    s.counter = np.uint64(0)
    s.mask = 0
    s.origin = 0
    s.phase = OVER
    s.decider = 0
    s.boat = 0
    s.leg = 0
    s.arrived = 0
    for seat in range(SEATS):
        s.score[seat] = 0
        s.extra[seat] = 0
        s.filled[seat] = 0
        s.lines[seat] = 0
        s.nets[seat] = 0
        s.early_bird[seat] = 0
        for kind in range(2):
            s.trap[seat, kind] = 0
        for kind in range(3):
            s.sections[seat, kind] = 0
    for kind in range(3):
        s.bonus[kind] = 0
    for fish in range(MAX_FISH):
        s.face_up[fish] = 0
    s.net_under_size = 0
    s.catches = 0
    s.keeps = 0
    s.paid = 0
    s.haul[0] = 0
    s.haul[1] = 0
    s.tray_size = 0
    for i in range(MAX_DOCK):
        s.tray[i] = 0
    for i in range(MAX_ROCKS):
        s.hand[i] = 0
    s.hand_size = 0
    s.dock_slot = 0
    for place in range(PLACES):
        s.zone[place] = 0
        s.order[place] = 0
        for seat in range(SEATS):
            s.knows[place, seat] = 0
    s.moves = 0
    s.mixed = 0


@rule
def make_ready(s: State, players: int, directions: int, key: Any, number: int) -> Any:
    """Prepare any state for START, as `core.playout.name_game` prepares an empty one."""
    _clear(s)
    return name_game(s, players, number & 1 if directions == BOTH else directions, key, number)


@rule
def deal(t: Tables, s: State, players: int, directions: int, key: Any, number: int) -> Any:
    """Start game `number` on any state: it depends on the key and that number alone.

    It is the game that `core.playout.play_games` deals under that number. Return the seed of the
    choices that are made there.
    """
    seed = make_ready(s, players, directions, key, number)
    play(t, s, START, None)
    return seed


@rule
def note_end(states: Any, row: int, arrays: StepArrays) -> None:
    """Write the scores and the last state of a game that is over."""
    arrays.finals[row] = states[row]
    for column in range(PLAYERS):
        arrays.scores[row, column] = states[row].score[column + 1]


@rule
def turn(
    t: Tables, p: Shared, states: Any, row: int, action: int, next_number: int, arrays: StepArrays
) -> bool:
    """Play a legal action; return whether that ended the game.

    If it did, its end is written, and the state holds game `next_number` instead.
    """
    s, rewards = states[row], arrays.rewards[row]
    if p.scheme == POINTS:
        begin_rewards(s, rewards)
    ended = False
    while True:  # once or twice; with `play` in one place only, kernels are half as long
        play(t, s, action, None)
        if not ended:
            end_rewards(s, wide(p.scheme), rewards)
        if s.phase != OVER:
            return ended
        note_end(states, row, arrays)
        make_ready(s, int(s.players), wide(p.directions), p.key, next_number)
        action = START
        ended = True
