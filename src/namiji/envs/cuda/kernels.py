"""What runs on the GPU: a thread has a game, and keeps its state in local memory while it plays.

Between launches states lie by words: first the words 0 of all games, then the words 1, and so on.
Neighbouring threads so read and write neighbouring addresses. Local memory lies the same way.
"""

from typing import Any

import numpy as np

from namiji.core.engine import step
from namiji.core.jit import pasted
from namiji.core.layout import OVER, SEATS, START, STATE
from namiji.core.playout import name_game, next_word, random_action
from namiji.envs.cuda.device import kernel, load_cuda
from namiji.spaces.mask import is_legal, write_mask
from namiji.spaces.observe import observe
from namiji.spaces.turn import deal, turn

cuda = load_cuda()

WORDS = STATE.itemsize // 8
BLOCK = 128

_ZERO = np.uint64(0)


@pasted
def _local_words(others: Any) -> Any:
    """Room for a state in the thread's local memory.

    If the compiler saw that, it would unroll every loop of the rules over it: for all it knows, the
    words may as well be some of the others.
    """
    words = cuda.local.array(WORDS, np.uint64)
    if others.shape[1] == 0:
        words = others[0]
    return words


@kernel
def play_games(
    tables: Any,
    players: int,
    direction: int,
    key: Any,
    first: int,
    scores: Any,
    decided: Any,
    records: Any,
) -> None:
    """Random games to their ends, one after the other in each thread.

    Threads do not wait for each other's games: whoever has finished one begins the next, and a step
    without a choice is a step of the same loop. The first games leave their final states in
    `records`, one after the other.
    """
    words = _local_words(records)
    s = words.view(STATE)[0]
    s.phase = OVER
    t = tables[0]
    games = scores.shape[1]
    stride = cuda.gridsize(1)
    game = cuda.grid(1) - stride
    seed = _ZERO
    decisions = 0
    while True:
        if s.phase == OVER:
            if game >= 0:
                for seat in range(1, SEATS):
                    scores[seat - 1, game] = s.score[seat]
                if game < len(records):
                    for i in range(WORDS):
                        records[game, i] = words[i]
            game += stride
            if game >= games:
                break
            for i in range(WORDS):
                words[i] = _ZERO
            seed = name_game(s, players, direction, key, first + game)
            action = START
        else:
            word = _ZERO  # chooses the only action
            if s.mask & (s.mask - 1) != 0:
                seed, word = next_word(seed)
                decisions += 1
            action = random_action(s, word)
        step(t, s, action, None)
    decided[cuda.grid(1)] = decisions


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
    if i < states.shape[1]:
        words = _local_words(states)
        s = words.view(STATE)[0]
        for j in range(WORDS):
            words[j] = _ZERO
        deal(tables[0], s, int(players[i]), course, key, i)
        numbers[i] = i
        terminations[i] = False
        for column in range(SEATS - 1):
            rewards[column, i] = 0.0
            scores[column, i] = 0
        for j in range(WORDS):
            states[j, i] = words[j]


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
) -> None:
    """Play an action in every game; one that is not legal is noted, and its game waits."""
    i = cuda.grid(1)
    games = states.shape[1]
    if i < games:
        words = _local_words(states)
        s = words.view(STATE)[0]
        for j in range(WORDS):
            words[j] = states[j, i]
        action = int(actions[i])
        terminations[i] = False
        if is_legal(s, action):
            following = numbers[i] + games
            ended = turn(
                tables[0], s, action, scheme, course, key, following, rewards[:, i], scores[:, i]
            )
            if ended:
                terminations[i] = True
                numbers[i] = following
            for j in range(WORDS):
                states[j, i] = words[j]
        else:
            for column in range(SEATS - 1):
                rewards[column, i] = 0.0
            cuda.atomic.max(faults, 0, games - i)


@kernel
def observe_games(tables: Any, states: Any, observations: Any, masks: Any, deciders: Any) -> None:
    """Write what each game's decider knows and may do."""
    i = cuda.grid(1)
    if i < states.shape[1]:
        words = _local_words(states)
        s = words.view(STATE)[0]
        for j in range(WORDS):
            words[j] = states[j, i]
        seat = int(s.decider)
        deciders[i] = seat
        observe(tables[0], s, seat, observations[:, i])
        write_mask(s, seat, masks[:, i])


@kernel
def widen(given: Any, actions: Any) -> None:
    """Actions of any integer type as int64: the long kernels are compiled for one type only."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = given[i]
