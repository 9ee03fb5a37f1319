"""Games of one player among others, for tuning and for evaluating networks."""

from typing import Any

import numpy as np

from namiji.core.chance import siphash
from namiji.core.engine import play
from namiji.core.jit import rule, wide
from namiji.core.layout import OVER, START, State, Tables
from namiji.mind import network
from namiji.mind.greedy import choose
from namiji.mind.layout import Mind, Scratch


@rule
def _note(s: State, hero: int, result: Any) -> None:
    """Write the hero's score, the mean score of the others, and the hero's share of the victory."""
    others, better, equal = 0.0, 0, 0
    for seat in range(1, s.players + 1):
        others += s.score[seat]
        better += s.score[seat] > s.score[hero]
        equal += s.score[seat] == s.score[hero]
    result[0] = s.score[hero]
    result[1] = (others - s.score[hero]) / (s.players - 1)
    result[2] = 1.0 / equal if better == 0 else 0.0


@rule
def _deal(t: Tables, states: Any, players: int, key: Any, deal: int) -> None:
    """Start a game. The direction alternates from deal to deal.

    The second state stays empty: each game starts as a copy of it.
    """
    states[0] = states[1]
    s = states[0]
    s.key[0] = siphash(key[0], key[1], np.uint64(2 * deal))
    s.key[1] = siphash(key[0], key[1], np.uint64(2 * deal + 1))
    s.players = players
    s.direction = deal & 1
    play(t, s, START, None)


@rule
def play_duels(
    t: Tables, minds: Any, states: Any, x: Scratch, players: int, key: Any, results: Any
) -> None:
    """Play one game per result: the first mind in each seat by turns, the second in all others.

    Each deal is played once per seat of the first mind.
    """
    for game in range(len(results)):
        hero = game % players + 1
        _deal(t, states, players, key, game // players)
        s = states[0]
        while s.phase != OVER:
            mind = minds[0 if s.decider == hero else 1]
            play(t, s, choose(t, mind, s, x), None)
        _note(s, wide(hero), results[game])


@rule
def play_network_duels(
    t: Tables,
    n: network.Network,
    rivals: Any,
    m: Mind,
    states: Any,
    x: Scratch,
    y: network.Paper,
    players: int,
    key: Any,
    results: Any,
) -> None:
    """Do the same with a network in place of the first mind.

    `rivals` has one network, which takes the place of the second mind, or none.
    """
    for game in range(len(results)):
        hero = game % players + 1
        _deal(t, states, players, key, game // players)
        s = states[0]
        while s.phase != OVER:
            if s.decider == hero:
                action = network.choose(t, n, s, y)
            elif len(rivals) > 0:
                action = network.choose(t, rivals[0], s, y)
            else:
                action = choose(t, m, s, x)
            play(t, s, action, None)
        _note(s, wide(hero), results[game])
