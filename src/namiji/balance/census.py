"""What many games with one bot in all seats say about an edition, as sums."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from namiji.core.bits import bit
from namiji.core.engine import play
from namiji.core.jit import entry, rule, wide
from namiji.core.layout import (
    CARDS,
    DRAFT,
    KEEP_AT,
    MAX_DOCK,
    MAX_POSITION,
    MAX_ROCKS,
    OVER,
    PICK_AT,
    ROCK_CARDS_AT,
    ROCK_CHOICE,
    SAIL,
    SEATS,
    START,
    STATE,
    State,
    Tables,
    new_states,
    record,
)
from namiji.core.names import DIRECTIONS, Direction
from namiji.core.playout import name_game, next_word
from namiji.core.scoring import fulfilled
from namiji.core.spots import slot_at
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.game.actions import actions_of
from namiji.game.game import Game
from namiji.game.seeds import key_of
from namiji.match.simulate import Series
from namiji.mind import network
from namiji.mind.greedy import choose
from namiji.mind.layout import SCRATCH, WEIGHTS
from namiji.mind.weights import build_mind, update_mind
from namiji.parallel.worker_pool import worker_pool

_OTHER_MINDS, _SPREAD = 11, 0.3  # of the logarithm of a factor
TEMPERATURES = (1.0, 2.0)  # of the network's policy


class Setting(NamedTuple):
    """A number of players and a direction."""

    players: int
    direction: Direction


Census: TypeAlias = Any
"""An array of records of `CENSUS`."""

CENSUS = record(
    [
        ("games", np.int64),
        ("seats", np.int64),
        ("score", np.float64),  # of all seats
        # by start place, the one closest to the route first: points above the mean of the game
        ("lead", np.float64, (SEATS,)),
        ("lead_squared", np.float64, (SEATS,)),
        ("stops", np.int64, (MAX_POSITION + 1,)),  # by position in the order of the game
        # by card; a card is offered if there is a choice between it and another kind
        ("offered", np.int64, (CARDS,)),
        ("taken", np.int64, (CARDS,)),
        ("kept", np.int64, (CARDS,)),  # Rock cards held at the end
        ("fulfilled", np.int64, (CARDS,)),
    ]
)


@rule
def _count_choice(s: State, action: int, c: Any) -> None:
    if s.phase == SAIL:
        if s.boat > 0:
            c.stops[action] += 1
    elif s.mask & (s.mask - 1) == 0:  # all cards are equal
        return
    elif s.phase == DRAFT:
        for card in range(MAX_DOCK):
            c.offered[card] += s.mask & bit(card) != 0
        c.taken[action - PICK_AT] += 1
    elif s.phase == ROCK_CHOICE:
        for card in range(MAX_ROCKS):
            c.offered[ROCK_CARDS_AT + card] += s.mask & bit(card) != 0
        c.taken[ROCK_CARDS_AT + action - KEEP_AT] += 1


@rule
def _count_end(t: Tables, s: State, start: State, c: Any) -> None:
    players = wide(s.players)
    mean = 0.0
    for seat in range(1, players + 1):
        mean += s.score[seat] / players
    c.games += 1
    c.seats += players
    for seat in range(1, players + 1):
        score = float(s.score[seat])
        c.score += score
        place = slot_at(start.spot[seat])
        c.lead[place] += score - mean
        c.lead_squared[place] += (score - mean) ** 2
        for at in range(MAX_ROCKS):
            if s.zone[at] == seat:
                card = wide(s.card[at])
                c.kept[card] += 1
                c.fulfilled[card] += fulfilled(t, s, seat, card)


@entry
def _count_choices(states: Any, action: int, census: Census) -> None:
    _count_choice(states[0], action, census[0])


@entry
def _count_ends(tables: Any, states: Any, starts: Any, census: Census) -> None:
    _count_end(tables[0], states[0], starts[0], census[0])


@rule
def begin_games(census: Census) -> int:
    """Return how many games to play: a census begins with its number of games, and that alone."""
    games = wide(0)
    for i in range(len(census)):
        games += census[i].games
        census[i].games = 0
    return games


@rule
def deal(t: Tables, states: Any, key: Any, game: int) -> Any:
    """Begin a game on the first state; the second keeps how it began. Return a seed for choices.

    The third state has the number of players and the direction. The game begins as its copy.
    """
    states[0] = states[2]
    s = states[0]
    seed = name_game(s, wide(s.players), wide(s.direction), key, game)
    play(t, s, START, None)
    states[1] = s
    return seed


@entry
def _play_greedy(
    tables: Any, minds: Any, states: Any, scratch: Any, key: Any, census: Census
) -> None:
    """Play games, and count them in one census per mind, which plays all seats of its games."""
    t, x, s = tables[0], scratch[0], states[0]
    for game in range(begin_games(census)):
        m, c = minds[game % len(minds)], census[game % len(minds)]
        deal(t, states, key, game)
        while s.phase != OVER:
            action = choose(t, m, s, x)
            _count_choice(s, action, c)
            play(t, s, action, None)
        _count_end(t, s, states[1], c)


@entry
def _play_network(
    tables: Any,
    networks: Any,
    states: Any,
    papers: Any,
    temperatures: Any,
    key: Any,
    census: Census,
) -> None:
    """Play games of the network, with one census per temperature; see `_play_greedy`."""
    t, n, y, s = tables[0], networks[0], papers[0], states[0]
    for game in range(begin_games(census)):
        temperature, c = temperatures[game % len(census)], census[game % len(census)]
        seed = deal(t, states, key, game)
        while s.phase != OVER:
            seed, word = next_word(seed)
            action = network.sample(t, n, s, y, temperature, word)
            _count_choice(s, action, c)
            play(t, s, action, None)
        _count_end(t, s, states[1], c)


def census_of_greedy(edition: Edition, setting: Setting, games: int, seed: str) -> Census:
    """Count games that greedy plays, ten thousand per second and core: one census per mind.

    Greedy always does the same in the same position, so a figure may be a quirk of its weights. The
    first mind has these weights; the others play with weights that are off, each in its own way.
    """
    minds, scratch = minds_of(edition), np.zeros(1, SCRATCH)
    census = np.zeros(len(minds), CENSUS)
    census["games"] = -(-games // len(minds))
    tables, states = build_tables(edition), new_states_for(setting)
    _play_greedy(tables, minds, states, scratch, key_of(seed), census)
    return census


def census_of_network(edition: Edition, setting: Setting, games: int, seed: str) -> Census:
    """Count games that the network plays, hundreds per second and core: a census per temperature.

    A network that always takes what it rates highest plays one opening in all games. Here it takes
    an action as often as its policy says, flattened more or less.
    """
    census, papers = np.zeros(len(TEMPERATURES), CENSUS), np.zeros(1, network.PAPER)
    census["games"] = -(-games // len(TEMPERATURES))
    tables, states = build_tables(edition), new_states_for(setting)
    weights, temperatures = network.read_network(), np.array(TEMPERATURES)
    _play_network(tables, weights, states, papers, temperatures, key_of(seed), census)
    return census


def new_states_for(setting: Setting) -> Any:
    states = new_states(4)
    states["players"] = setting.players
    states["direction"] = DIRECTIONS.index(setting.direction)
    return states


@lru_cache(maxsize=8)
def minds_of(edition: Edition) -> Any:
    """Return greedy's mind, and others with every weight multiplied by a random factor."""
    rng, mind = np.random.default_rng(0), build_mind(edition)
    minds = [mind]
    for _ in range(_OTHER_MINDS):
        other = mind.copy()
        for name, shape in WEIGHTS.items():
            other[name] *= np.exp(rng.normal(0, _SPREAD, shape))
        update_mind(other, edition)
        minds.append(other)
    return np.concatenate(minds)


@dataclass(frozen=True, slots=True)
class _CensusTaker:
    """Plays games of a series and counts them; a worker gets a copy."""

    series: Series

    def count(self, index: int) -> bytes:
        """Return the census of one game, as bytes."""
        played = self.series.play(index).game
        census, tables = np.zeros(1, CENSUS), build_tables(played.edition)
        game = Game.new(played.players, played.seed, played.direction, played.edition)
        starts, actions = _states(game), actions_of(played.edition)
        for decision in played.decisions:
            _count_choices(_states(game), actions.id(decision.action), census)
            game.play(decision.action)
        _count_ends(tables, _states(game), starts, census)
        return census.tobytes()


def _states(game: Game) -> Any:
    return np.frombuffer(bytearray(game.to_bytes()), STATE)


def census_of_bot(series: Series, games: int, jobs: int | None = None) -> Census:
    """Count games of any bot; one job is done in this process."""
    total, count = np.zeros(1, CENSUS), _CensusTaker(series).count
    if jobs == 1:
        for index in range(games):
            add_census(total, np.frombuffer(count(index), CENSUS))
        return total
    with worker_pool(count, jobs, None) as (_, submit):
        for future in [submit(index) for index in range(games)]:
            add_census(total, np.frombuffer(future.result(), CENSUS))
    return total


def add_census(total: Census, other: Census) -> None:
    """Add one or several censuses to the first of `total`."""
    for name in CENSUS.names or ():
        total[name][0] += other[name].sum(axis=0)
