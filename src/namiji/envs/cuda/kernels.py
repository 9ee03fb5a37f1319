"""The kernels: they run the rules, step by step, on games that a block of threads shares.

A step is one call of `core.engine.step`. Threads work in warps of 32 that run the same instruction,
and the rules are long: if every thread played its own game, a warp would run nearly all rules for
each step, and mostly wait for instructions. So a block has a pool of games, several per thread. It
repeatedly finds the kind of step that most games wait for, and plays that step in those games: all
its threads run the same few instructions.
"""

from typing import Any

import numpy as np

from namiji.core.engine import step
from namiji.core.jit import pasted, wide
from namiji.core.layout import (
    FINISH,
    NEXT,
    OVER,
    SAIL,
    SAIL_AT,
    SEATS,
    SLOT,
    START,
    STATE,
    TABLES,
)
from namiji.core.names import STATIONS
from namiji.core.playout import name_game, next_word, random_action
from namiji.core.question import is_decision, is_legal
from namiji.envs.cuda.device import kernel, load_cuda
from namiji.spaces.lens import LENS
from namiji.spaces.mask import write_mask
from namiji.spaces.observe import observe_directly
from namiji.spaces.reward import POINTS, begin_rewards, end_rewards
from namiji.spaces.scaling import index
from namiji.spaces.turn import deal, make_ready

cuda = load_cuda()

WORDS = STATE.itemsize // 8
TABLE_WORDS = TABLES.itemsize // 8
BLOCK = 384

# A row of memory is a game: the seed of its choices, its number, and its state. It has 128 words.
# Most steps read only the first sixteen, which is one line of the GPU's caches. In a longer row,
# they would lie on two lines.
_SEED, _NUMBER, _STATE = 0, 1, 2
ROW = _STATE + WORDS

_ZERO = np.uint64(0)
_NO_GAME = ~_ZERO
_SHORT = np.dtype(np.int16)

# Kinds of step: START, the phases and, for a boat that sails, where it arrives. What happens once
# for all boats when the last of them arrives is a kind of its own.
_DEAL = OVER
_LAST_IN = SAIL
_STATIONS_AT = NEXT
_LAST_MOORED = _STATIONS_AT + len(STATIONS)
_KINDS = _LAST_MOORED + 1
_IDLE = _KINDS
_COUNTS = _KINDS + 1  # the last one counts the queue


def pool_bytes(threads: int, share: int) -> int:
    """Return the bytes of a block's shared memory: its queue, and a kind and action per game."""
    return (threads + 2 * share) * _SHORT.itemsize


@pasted
def _lay_out(tables: Any) -> Any:
    """Copy the edition's tables to the shared memory of a block; all its threads call this."""
    room = cuda.shared.array(TABLE_WORDS, np.uint64)
    for j in range(cuda.threadIdx.x, TABLE_WORDS, cuda.blockDim.x):
        room[j] = tables[j]
    cuda.syncthreads()
    return room.view(TABLES)[0]


@pasted
def _state_of(row: Any) -> Any:
    return row[_STATE:].view(STATE)[0]


@pasted
def _kind_of(t: Any, s: Any, action: int) -> int:
    kind = wide(s.phase)
    if kind == SAIL:
        station = wide(t.station[s.direction, action - SAIL_AT])
        if station != FINISH or s.arrived + 1 != s.boats:
            kind = _STATIONS_AT + station
    elif kind == SLOT and s.mask & (s.mask - 1) == 0:
        kind = wide(_LAST_MOORED)
    return kind


@pasted
def _fill_queue(kinds: Any, size: int, counts: Any, queue: Any) -> tuple[int, int]:
    """Queue the games to play now, at most one per thread; all threads of a block call this.

    Return their kind, and how many there are. `counts` says how many wait for each kind of step.
    """
    cuda.syncthreads()
    kind, most = 0, counts[index(0)]
    for other in range(1, _KINDS):
        waiting = counts[index(other)]
        if waiting > most:
            kind, most = other, waiting
    threads = wide(cuda.blockDim.x)
    length = min(wide(most), threads)
    if length > 0:
        for slot in range(cuda.threadIdx.x, size, threads):
            if kinds[index(slot)] == kind:
                place = wide(cuda.atomic.add(counts, _KINDS, 1))
                if place < threads:
                    queue[index(place)] = slot
    cuda.syncthreads()
    if cuda.threadIdx.x == 0:
        counts[_KINDS] = 0
        cuda.atomic.add(counts, kind, -length)
    return kind, length


@pasted
def _wait(kinds: Any, slot: int, kind: int, counts: Any) -> None:
    """Let a game wait for its next step."""
    kinds[index(slot)] = kind
    if kind != _IDLE:
        cuda.atomic.add(counts, kind, 1)


@kernel
def deal_games(
    tables: Any,
    states: Any,
    players: Any,
    directions: int,
    key: Any,
    rewards: Any,
    terminations: Any,
    scores: Any,
) -> None:
    """Start the first game of every row."""
    t = _lay_out(tables)
    i = cuda.grid(1)
    if i < len(states):
        row = states[i]
        for j in range(ROW):
            row[j] = _ZERO
        deal(t, _state_of(row), int(players[i]), directions, key, i)
        row[_NUMBER] = i
        terminations[i] = False
        for column in range(SEATS - 1):
            rewards[column, i] = 0.0
            scores[column, i] = 0


@kernel
def play_turns(
    tables: Any,
    states: Any,
    actions: Any,
    scheme: int,
    directions: int,
    key: Any,
    rewards: Any,
    terminations: Any,
    scores: Any,
    faults: Any,
    share: int,
) -> None:
    """Play an action in every game; if it is not legal, count a fault and leave the game alone.

    It does what `spaces.turn.turn` does. A block has `share` games.
    """
    room = cuda.shared.array(0, _SHORT)
    counts = cuda.shared.array(_COUNTS, np.int32)
    threads = wide(cuda.blockDim.x)
    queue, kinds = room[:threads], room[threads : threads + share]
    nexts = room[threads + share :]
    t = _lay_out(tables)
    me = cuda.threadIdx.x
    games = len(states)
    first = cuda.blockIdx.x * share
    size = min(share, games - first)
    for kind in range(me, _COUNTS, threads):
        counts[kind] = 0
    cuda.syncthreads()
    for slot in range(me, size, threads):
        i = first + slot
        s = _state_of(states[i])
        action = int(actions[i])
        terminations[i] = False
        for column in range(SEATS - 1):
            rewards[column, i] = 0.0
        if is_legal(s, action):
            if scheme == POINTS:
                begin_rewards(s, rewards[:, i])
            nexts[index(slot)] = action
            _wait(kinds, slot, _kind_of(t, s, action), counts)
        else:
            cuda.atomic.max(faults, 0, games - i)
            kinds[slot] = _IDLE
    while True:
        kind, length = _fill_queue(kinds, size, counts, queue)
        if length == 0:
            break
        if me < length:
            slot = wide(queue[index(me)])
            i = first + slot
            row = states[i]
            s = _state_of(row)
            action = wide(nexts[index(slot)])
            if kind == _DEAL:
                for column in range(SEATS - 1):
                    scores[column, i] = s.score[column + 1]
                number = wide(row[_NUMBER]) + games
                row[_NUMBER] = number
                make_ready(s, int(s.players), directions, key, number)
                action = wide(START)
            step(t, s, action, None)
            kind = wide(_DEAL)
            if s.phase != OVER:
                if is_decision(t, s):
                    kind = wide(_IDLE)
                else:
                    action = random_action(s, _ZERO)  # the only one
                    nexts[index(slot)] = action
                    kind = _kind_of(t, s, action)
            is_rewarded = kind == _DEAL or (kind == _IDLE and scheme == POINTS)
            if is_rewarded and not terminations[i]:
                end_rewards(s, scheme, rewards[:, i])
                terminations[i] = kind == _DEAL
            _wait(kinds, slot, kind, counts)


@kernel
def play_games(
    tables: Any,
    players: int,
    direction: int,
    key: Any,
    scores: Any,
    decided: Any,
    records: Any,
    states: Any,
    dealt: Any,
    share: int,
) -> None:
    """Deal and play random games to their ends, as `core.playout.play_games` does.

    A block has `share` rows of `states`. In each it plays one game after the other, until `dealt`
    says that no game is left. The final states of the first games are written to `records`.
    """
    room = cuda.shared.array(0, _SHORT)
    counts = cuda.shared.array(_COUNTS, np.int32)
    threads = wide(cuda.blockDim.x)
    queue, kinds = room[:threads], room[threads : threads + share]
    nexts = room[threads + share :]
    t = _lay_out(tables)
    me = cuda.threadIdx.x
    first = cuda.blockIdx.x * share
    games = scores.shape[1]
    decisions = 0
    for kind in range(me, _COUNTS, threads):
        counts[kind] = share if kind == _DEAL else 0
    for slot in range(me, share, threads):
        kinds[slot] = _DEAL
        states[first + slot, _NUMBER] = _NO_GAME
    while True:
        kind, length = _fill_queue(kinds, share, counts, queue)
        if length == 0:
            break
        if me < length:
            slot = wide(queue[index(me)])
            i = first + slot
            row = states[i]
            s = _state_of(row)
            action = wide(nexts[index(slot)])
            is_played = True
            if kind == _DEAL:
                game = wide(row[_NUMBER])
                if game >= 0:
                    for column in range(SEATS - 1):
                        scores[column, game] = s.score[column + 1]
                    if game < len(records):
                        for j in range(WORDS):
                            records[game, j] = row[_STATE + j]
                game = wide(cuda.atomic.add(dealt, 0, 1))
                is_played = game < games
                if is_played:
                    for j in range(_STATE, ROW):
                        row[j] = _ZERO
                    row[_NUMBER] = game
                    row[_SEED] = name_game(s, players, direction, key, game)
                    action = wide(START)
            if is_played:
                step(t, s, action, None)
                kind = wide(_DEAL)
                if s.phase != OVER:
                    word = _ZERO  # chooses the only action
                    if is_decision(t, s):
                        seed, word = next_word(row[_SEED])
                        row[_SEED] = seed
                        decisions += 1
                    action = random_action(s, word)
                    nexts[index(slot)] = action
                    kind = _kind_of(t, s, action)
                _wait(kinds, slot, kind, counts)
            else:
                kinds[slot] = _IDLE
    decided[cuda.grid(1)] = decisions


@kernel
def observe_games(
    tables: Any, lens: Any, states: Any, observations: Any, masks: Any, deciders: Any
) -> None:
    """Write what each game's decider knows and may do."""
    t, edition = _lay_out(tables), lens.view(LENS)[0]
    i = cuda.grid(1)
    if i < len(states):
        s = _state_of(states[i])
        seat = int(s.decider)
        deciders[i] = seat
        observe_directly(t, edition, s, seat, observations[:, i])
        write_mask(s, seat, masks[:, i])


@kernel
def widen(given: Any, actions: Any) -> None:
    """Convert actions of any integer type to int64, the only type that long kernels compile for."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = given[i]
