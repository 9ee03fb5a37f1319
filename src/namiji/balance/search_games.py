"""Games that the tree search plays, whole or in part, for the search for a fairer route.

What a start place is worth shows on the first leg. If the search plays only that leg, greedy then
finishes the game several times, which costs next to nothing and leaves less to chance. The network
would play better, but it knows one route by heart: where it finishes, places seem unfair that the
search finds fair.
"""

from typing import Any, Final

import numpy as np

from namiji.balance.census import (
    CENSUS,
    Census,
    Setting,
    begin_games,
    deal,
    new_states_for,
)
from namiji.bots.inquirer import search_styles
from namiji.bots.search import new_search
from namiji.core.chance import siphash
from namiji.core.engine import play
from namiji.core.jit import entry, rule, wide
from namiji.core.layout import OVER, SEATS, State, new_states
from namiji.core.playout import next_word
from namiji.core.sight import look
from namiji.core.spots import slot_at
from namiji.edition import Edition
from namiji.game.seeds import key_of
from namiji.mind.greedy import choose
from namiji.mind.inquiry import PLAIN
from namiji.mind.layout import SCRATCH
from namiji.mind.tree import Search, most_visited, plant, think
from namiji.mind.weights import build_mind

_PLAYOUTS: Final = 64  # of the search for each decision, a power of two
_FINISHES: Final = 8


@rule
def _finish(t: Any, m: Any, states: Any, x: Any, key: Any, seed: Any, leads: Any, c: Any) -> None:
    """Let greedy finish the game on the first state, and count the mean of its finishes."""
    s = states[0]
    states[3] = s
    leads[:] = 0
    for _ in range(_FINISHES):
        states[0] = states[3]
        seed, word = next_word(seed)
        s.key[0] = siphash(key[0], key[1], word)
        s.counter = np.uint64(0)
        while s.phase != OVER:
            play(t, s, choose(t, m, s, x), None)
        _add_leads(s, states[1], leads)
    c.games += 1
    for place in range(SEATS):
        lead = leads[place] / _FINISHES
        c.lead[place] += lead
        c.lead_squared[place] += lead * lead


@rule
def _add_leads(s: State, start: State, leads: Any) -> None:
    """Add the points above the mean of a finished game, by start place."""
    mean = 0.0
    for seat in range(1, s.players + 1):
        mean += s.score[seat] / s.players
    for seat in range(1, s.players + 1):
        leads[slot_at(start.spot[seat])] += s.score[seat] - mean


@entry
def _play_searched(
    search: Search,
    styles: Any,
    minds: Any,
    scratch: Any,
    states: Any,
    empty: Any,
    leads: Any,
    key: Any,
    first: int,
    playouts: int,
    legs: int,
    census: Census,
) -> None:
    """Play games from number `first` on. Every seat searches from what it knows."""
    t, s, tree = search.tables[0], states[0], search.trees[0]
    for game in range(first, first + begin_games(census)):
        seed = deal(t, states, key, game)
        while s.leg < legs and s.phase != OVER:
            search.states[0] = empty[0]
            look(s, wide(s.decider), search.states[0])
            plant(search, styles[PLAIN], wide(s.decider))
            for half in range(2):
                seed, word = next_word(seed)
                tree.seed[half] = word
            think(search, None, playouts)
            play(t, s, most_visited(search), None)
        _finish(t, minds[0], states, scratch[0], key, seed, leads, census[0])


def census_of_search(
    edition: Edition, setting: Setting, games: range, seed: str, legs: int
) -> Census:
    """Count the leads in games whose first legs the search plays; `games` are their numbers."""
    census = np.zeros(1, CENSUS)
    census["games"] = len(games)
    _play_searched(
        new_search(edition, 2 * _PLAYOUTS),
        search_styles(),
        build_mind(edition),
        np.zeros(1, SCRATCH),
        new_states_for(setting),
        new_states(1),
        np.zeros(SEATS),
        key_of(seed),
        games.start,
        _PLAYOUTS,
        legs,
        census,
    )
    return census
