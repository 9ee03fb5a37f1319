"""Namiji: decision by decision, thousands of whole games, and many games for a learner."""

from itertools import count

import numpy as np

from benchmarks.peers.player import Entry, Offer, Play, luck
from namiji import Game, __version__
from namiji.core.layout import new_states
from namiji.edition import standard
from namiji.match.batch import play_states
from namiji.parallel.cores import available_cores

VERSION = __version__

PLAYERS = 4
BATCH = 16384  # games per core
SIDE_BY_SIDE = 1024  # games per core, for a learner
MIXED = 300  # steps after which games are at different stages
ON_GPU = 10_000_000
OBSERVED_ON_GPU = 2**20


def stepped() -> Play:
    random, seeds = luck.random, count()

    def play() -> tuple[int, int]:
        game = Game.new(PLAYERS, next(seeds))
        while not game.is_over:
            legal = game.legal_ids()
            game.play(legal[int(random() * len(legal))])
        return len(game.decisions), 1

    return play


def whole_games() -> Play:
    cores = available_cores()
    states = new_states(BATCH * cores)
    seeds = count()

    def play() -> tuple[int, int]:
        states[:] = 0  # only an empty state can be dealt on
        decisions = play_states(states, standard(), PLAYERS, "clockwise", next(seeds), cores)
        return decisions, len(states)

    return play


def side_by_side() -> Play:
    from namiji.envs import VectorEnv

    env = VectorEnv(SIDE_BY_SIDE * available_cores(), PLAYERS)
    env.reset()
    generator = np.random.default_rng(1)

    def play() -> tuple[int, int]:
        env.step(random_legal(env.masks, generator))
        return env.games, int(env.terminations.sum())

    for _ in range(MIXED):
        play()
    return play


def random_legal(masks: np.ndarray, generator: np.random.Generator) -> np.ndarray:
    counts = np.count_nonzero(masks, axis=1)
    back = generator.random(len(masks)) * counts
    last = np.cumsum(counts) - 1
    return np.flatnonzero(masks)[last - back.astype(np.int64)] % masks.shape[1]


def through_pettingzoo() -> Play:
    import pettingzoo

    import namiji.envs  # noqa: F401 - registers the game
    from benchmarks.peers.play_pettingzoo import through_aec

    return through_aec(pettingzoo.make("aec", "namiji-v0", players=PLAYERS))


def through_open_spiel() -> Play:
    import namiji.envs  # noqa: F401 - registers the game
    from benchmarks.peers.play_open_spiel import stepped

    return stepped(f"python_namiji(players={PLAYERS})")


def on_gpu() -> Play:
    from namiji.envs.cuda import play_batch

    seeds = count()
    return lambda: (play_batch(ON_GPU, PLAYERS, seed=next(seeds)).decisions, ON_GPU)


def observed_on_gpu() -> Play:
    from benchmarks.gpu import choose, cuda
    from namiji.envs.cuda import CudaEnv

    env = CudaEnv(OBSERVED_ON_GPU, PLAYERS)
    env.reset()
    actions, turns = cuda.device_array(OBSERVED_ON_GPU, np.int64), count()

    def play() -> tuple[int, int]:
        choose(env, actions, next(turns))
        env.step(actions)
        return env.games, int(np.count_nonzero(env.terminations.copy_to_host()))  # and waits

    for _ in range(MIXED):
        play()
    return play


def offers(cores: str) -> list[Offer]:
    batch = Entry("Namiji", PLAYERS, "batch", observes=False)
    observed = Entry("Namiji", PLAYERS, "batch", observes=True)
    if cores == "gpu":
        return [(batch, on_gpu), (observed, observed_on_gpu)]
    if cores == "all":
        return [(batch, whole_games), (observed, side_by_side)]
    return [
        (Entry("Namiji", PLAYERS, "single", observes=False), stepped),
        (batch, whole_games),
        (Entry("Namiji", PLAYERS, "single", observes=True), through_pettingzoo),
        (observed, side_by_side),
        (Entry("Namiji in OpenSpiel", PLAYERS, "single", observes=False), through_open_spiel),
    ]
