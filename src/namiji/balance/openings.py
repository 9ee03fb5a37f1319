"""Games that the network opens and greedy finishes, for the search for a fairer route.

What a start place is worth shows on the first leg. So the network plays that leg, which takes most
of the time, and greedy then finishes the game several times, which takes little.
"""

from typing import Any, Final

import numpy as np

from namiji.balance.census import (
    CENSUS,
    TEMPERATURES,
    Census,
    Setting,
    begin_games,
    deal,
    minds_of,
    new_states_for,
)
from namiji.core.chance import siphash
from namiji.core.engine import play
from namiji.core.jit import entry, rule
from namiji.core.layout import OVER, SEATS, State
from namiji.core.playout import next_word
from namiji.core.spots import slot_at
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.game.seeds import key_of
from namiji.mind import network
from namiji.mind.greedy import choose
from namiji.mind.layout import SCRATCH

_FINISHES: Final = 8


@rule
def _add_leads(s: State, start: State, leads: Any) -> None:
    """Add the points above the mean of a finished game, by start place."""
    mean = 0.0
    for seat in range(1, s.players + 1):
        mean += s.score[seat] / s.players
    for seat in range(1, s.players + 1):
        leads[slot_at(start.spot[seat])] += s.score[seat] - mean


@entry
def _play_openings(
    tables: Any,
    minds: Any,
    networks: Any,
    states: Any,
    scratch: Any,
    papers: Any,
    temperatures: Any,
    leads: Any,
    key: Any,
    census: Census,
) -> None:
    """Play games, one census per temperature; a game counts with the mean of its finishes."""
    t, n, x, y, s = tables[0], networks[0], scratch[0], papers[0], states[0]
    for game in range(begin_games(census)):
        i = game % len(temperatures)
        seed = deal(t, states, key, game)
        while s.leg == 0:
            seed, word = next_word(seed)
            play(t, s, network.sample(t, n, s, y, temperatures[i], word), None)
        states[3] = s
        leads[:] = 0
        for finish in range(_FINISHES):
            states[0] = states[3]
            seed, word = next_word(seed)
            s.key[0] = siphash(key[0], key[1], word)
            s.counter = np.uint64(0)
            m = minds[finish % len(minds)]
            while s.phase != OVER:
                play(t, s, choose(t, m, s, x), None)
            _add_leads(s, states[1], leads)
        c = census[i]
        c.games += 1
        for place in range(SEATS):
            lead = leads[place] / _FINISHES
            c.lead[place] += lead
            c.lead_squared[place] += lead * lead


def census_of_openings(edition: Edition, setting: Setting, games: int, seed: str) -> Census:
    """Count the leads in games whose first leg the network plays: a census per temperature."""
    temperatures = np.array(TEMPERATURES)
    census = np.zeros(len(temperatures), CENSUS)
    census["games"] = -(-games // len(temperatures))
    _play_openings(
        build_tables(edition),
        minds_of(edition),
        network.read_network(),
        new_states_for(setting),
        np.zeros(1, SCRATCH),
        np.zeros(1, network.PAPER),
        temperatures,
        np.zeros(SEATS),
        key_of(seed),
        census,
    )
    return census
