"""What runs on the GPU: the rules, step by step, on games that a block of threads shares.

A step is one call of `core.engine.step`. Threads work in warps of 32 that run the same instruction,
and the rules are long: if every thread played its own game on, a warp would run nearly all of them
for each step, and wait for instructions most of the time. So a block of threads has a pool of
games, several for each thread. Again and again it looks which kind of step most of them wait for,
and plays that step in those: all its threads run the same few instructions.
"""

from functools import partial
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
    STATIONS,
)
from namiji.core.playout import name_game, next_word, random_action
from namiji.envs.cuda.device import kernel, load_cuda
from namiji.spaces.mask import is_legal, write_mask
from namiji.spaces.observe import PARTS, observe_part
from namiji.spaces.reward import begin_rewards, end_rewards
from namiji.spaces.turn import deal, make_ready

cuda = load_cuda()

WORDS = STATE.itemsize // 8
BLOCK = 128
WATCHED = 32  # games that a block of `observe_games` has, one a lane of each of its warps
WATCHERS = WATCHED * PARTS

_ZERO = np.uint64(0)
_SHORT = np.dtype(np.int16)
_ROOM = WORDS + 1  # an odd number: words of neighbours then lie in different banks
_ROOMS = WATCHED * _ROOM

# Kinds of step: START, the phases, and for a boat that sails where it arrives. What is done once
# for all boats when the last of them comes is a kind of its own.
_DEAL = OVER
_LAST_IN = SAIL
_STATIONS_AT = NEXT
_LAST_MOORED = _STATIONS_AT + len(STATIONS)
_KINDS = _LAST_MOORED + 1
_IDLE = _KINDS
_COUNTS = _KINDS + 1  # the last one counts the line


def pool_bytes(threads: int, share: int) -> int:
    """The shared memory of a block: its line, and a kind and an action for each of its games."""
    return (threads + 2 * share) * _SHORT.itemsize


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
def _line_up(kinds: Any, size: int, counts: Any, line: Any) -> tuple[int, int]:
    """All threads of a block call this: the games that are to be played now, one for each thread.

    Returns their kind, and how many there are; `counts` says how many wait for each kind of step.
    """
    cuda.syncthreads()
    kind = 0
    for other in range(1, _KINDS):
        if counts[other] > counts[kind]:
            kind = other
    threads = wide(cuda.blockDim.x)
    length = min(wide(counts[kind]), threads)
    if length > 0:
        for slot in range(cuda.threadIdx.x, size, threads):
            if kinds[slot] == kind:
                place = cuda.atomic.add(counts, _KINDS, 1)
                if place < threads:
                    line[place] = slot
    cuda.syncthreads()
    if cuda.threadIdx.x == 0:
        counts[_KINDS] = 0
        cuda.atomic.add(counts, kind, -length)
    return kind, length


@pasted
def _wait(kinds: Any, slot: int, kind: int, counts: Any) -> None:
    """A game waits for its next step."""
    kinds[slot] = kind
    if kind != _IDLE:
        cuda.atomic.add(counts, kind, 1)


@kernel
def deal_games(
    tables: Any,
    states: Any,
    players: Any,
    course: int,
    key: Any,
    numbers: Any,
    rewards: Any,
    terminations: Any,
    scores: Any,
) -> None:
    """Start the first game of every row."""
    i = cuda.grid(1)
    if i < len(states):
        words = states[i]
        for j in range(WORDS):
            words[j] = _ZERO
        deal(tables[0], words.view(STATE)[0], int(players[i]), course, key, i)
        numbers[i] = i
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
    course: int,
    key: Any,
    numbers: Any,
    rewards: Any,
    terminations: Any,
    scores: Any,
    faults: Any,
    share: int,
) -> None:
    """Play an action in every game; one that is not legal is noted, and its game waits.

    It does what `spaces.turn.turn` does; a block has `share` games.
    """
    room = cuda.shared.array(0, _SHORT)
    counts = cuda.shared.array(_COUNTS, np.int32)
    threads = wide(cuda.blockDim.x)
    line, kinds = room[:threads], room[threads : threads + share]
    nexts = room[threads + share :]
    t = tables[0]
    me = cuda.threadIdx.x
    games = len(states)
    first = cuda.blockIdx.x * share
    size = min(share, games - first)
    for kind in range(me, _COUNTS, threads):
        counts[kind] = 0
    cuda.syncthreads()
    for slot in range(me, size, threads):
        i = first + slot
        s = states[i].view(STATE)[0]
        action = int(actions[i])
        terminations[i] = False
        if is_legal(s, action):
            begin_rewards(s, rewards[:, i])
            nexts[slot] = action
            _wait(kinds, slot, _kind_of(t, s, action), counts)
        else:
            for column in range(SEATS - 1):
                rewards[column, i] = 0.0
            cuda.atomic.max(faults, 0, games - i)
            kinds[slot] = _IDLE
    while True:
        kind, length = _line_up(kinds, size, counts, line)
        if length == 0:
            break
        if me < length:
            slot = wide(line[me])
            i = first + slot
            s = states[i].view(STATE)[0]
            action = wide(nexts[slot])
            if kind == _DEAL:
                for column in range(SEATS - 1):
                    scores[column, i] = s.score[column + 1]
                numbers[i] += games
                make_ready(s, int(s.players), course, key, numbers[i])
                action = wide(START)
            step(t, s, action, None)
            kind = wide(_DEAL)
            if s.phase != OVER:
                if s.mask & (s.mask - 1) == 0:
                    action = random_action(s, _ZERO)  # the only one
                    nexts[slot] = action
                    kind = _kind_of(t, s, action)
                else:
                    kind = wide(_IDLE)
            if (kind == _IDLE or kind == _DEAL) and not terminations[i]:  # noqa: SIM109  # as in core
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
    seeds: Any,
    numbers: Any,
    dealt: Any,
    share: int,
) -> None:
    """Deal and play random games to their ends, as `core.playout.play_games` does.

    A block has `share` rows of `states`, `seeds` and `numbers`. In each it plays one game after the
    other, until `dealt` says that no game is left. The final states of the first are kept.
    """
    room = cuda.shared.array(0, _SHORT)
    counts = cuda.shared.array(_COUNTS, np.int32)
    threads = wide(cuda.blockDim.x)
    line, kinds = room[:threads], room[threads : threads + share]
    nexts = room[threads + share :]
    t = tables[0]
    me = cuda.threadIdx.x
    first = cuda.blockIdx.x * share
    games = scores.shape[1]
    decisions = 0
    for kind in range(me, _COUNTS, threads):
        counts[kind] = share if kind == _DEAL else 0
    for slot in range(me, share, threads):
        kinds[slot] = _DEAL
        numbers[first + slot] = -1
    while True:
        kind, length = _line_up(kinds, share, counts, line)
        if length == 0:
            break
        if me < length:
            slot = wide(line[me])
            i = first + slot
            words = states[i]
            s = words.view(STATE)[0]
            action = wide(nexts[slot])
            is_played = True
            if kind == _DEAL:
                game = numbers[i]
                if game >= 0:
                    for column in range(SEATS - 1):
                        scores[column, game] = s.score[column + 1]
                    if game < len(records):
                        for j in range(WORDS):
                            records[game, j] = words[j]
                game = wide(cuda.atomic.add(dealt, 0, 1))
                is_played = game < games
                if is_played:
                    for j in range(WORDS):
                        words[j] = _ZERO
                    numbers[i] = game
                    seeds[i] = name_game(s, players, direction, key, game)
                    action = wide(START)
            if is_played:
                step(t, s, action, None)
                kind = wide(_DEAL)
                if s.phase != OVER:
                    word = _ZERO  # chooses the only action
                    if s.mask & (s.mask - 1) != 0:
                        seed, word = next_word(seeds[i])
                        seeds[i] = seed
                        decisions += 1
                    action = random_action(s, word)
                    nexts[slot] = action
                    kind = _kind_of(t, s, action)
                _wait(kinds, slot, kind, counts)
            else:
                kinds[slot] = _IDLE
    decided[cuda.grid(1)] = decisions


@partial(kernel, registers=80)  # so few that a processor has room for six blocks
def observe_games(tables: Any, states: Any, observations: Any, masks: Any, deciders: Any) -> None:
    """Write what each game's decider knows and may do; each warp of a block writes a part."""
    room = cuda.shared.array(_ROOMS, np.uint64)
    me = cuda.threadIdx.x
    first = cuda.blockIdx.x * WATCHED
    size = min(WATCHED, len(states) - first)
    for i in range(me, size * WORDS, cuda.blockDim.x):
        room[i // WORDS * _ROOM + i % WORDS] = states[first + i // WORDS, i % WORDS]
    cuda.syncthreads()
    lane = me % WATCHED
    if lane < size:
        i = first + lane
        s = room[lane * _ROOM : lane * _ROOM + WORDS].view(STATE)[0]
        seat = int(s.decider)
        part = me // WATCHED
        observe_part(tables[0], s, seat, part, observations[:, i])
        if part == PARTS - 1:
            deciders[i] = seat
            write_mask(s, seat, masks[:, i])


@kernel
def widen(given: Any, actions: Any) -> None:
    """Actions of any integer type as int64: the long kernels are compiled for one type only."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = given[i]
