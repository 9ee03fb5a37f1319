"""Compile everything that tests run, once and on all cores: `python -m tests.programs.compile_all`.

Numba keeps the compiled code on disk. Without this, processes that test side by side would each
compile the same rules.
"""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np
import pyspiel

from namiji import Game
from namiji.analysis.analyzer import luck_of
from namiji.balance.census import Setting, census_of_bot, census_of_greedy, census_of_network
from namiji.balance.search_games import census_of_search
from namiji.bench.measurements import bench
from namiji.core.layout import ACTIONS
from namiji.edition import standard
from namiji.edition.tables import build_tables
from namiji.envs import VectorEnv
from namiji.envs.single import NamijiEnv
from namiji.learn.evaluate import evaluate_network
from namiji.match.simulate import Series
from namiji.mind.api import read_by_network
from namiji.mind.gains import GAIN
from namiji.mind.network import NETWORK_FILE, PAPER, read_network
from namiji.mind.tuning import strength
from namiji.mind.weights import build_mind
from namiji.prepare import prepare
from namiji.spaces.api import observe, write_mask
from namiji.spaces.layout import OBSERVATION
from namiji.teacher.merits import weigh
from tests.programs import conformance, exam, print_endings


def compile_play(bot: str) -> None:
    Series(2, "compile", (bot, bot), "both", standard()).play(0)


def compile_read() -> None:
    states = Game.new(2, 1).view(1).states
    read_by_network(build_tables(standard()), read_network(), states, np.zeros(1, PAPER))


def compile_vector(*opponents: str) -> None:
    with VectorEnv(2, opponents=opponents) as env:
        env.reset()
        while not env.terminations.any():  # the end of a game is compiled, too
            env.step(env.masks.argmax(1))


def compile_single() -> None:
    env = NamijiEnv(opponents="random")
    _, info = env.reset(seed=1)
    env.step(np.int64(info["action_mask"].argmax()))


def compile_observe() -> None:
    """For rows with gaps and masks of every type, as tests of the spaces have them."""
    states, tables = Game.new(2, 1).view(1).states, build_tables(standard())
    observe(tables, states, 1, np.zeros((OBSERVATION, 2), np.float32)[:, 0])
    for kind in (np.bool_, np.int8, np.float32):
        write_mask(states, 1, np.zeros(ACTIONS, kind))


def compile_solver() -> None:
    next(exam.questions())


def compile_duels() -> None:
    mind = build_mind(standard())
    strength(mind, mind, "compile", games=1)


def compile_census() -> None:
    for census in (census_of_greedy, census_of_network):
        census(standard(), Setting(2, "clockwise"), 1, "compile")
    census_of_bot(Series(2, "compile", ("random",) * 2, "both", standard()), 1, jobs=1)


def compile_searched_games() -> None:
    census_of_search(standard(), Setting(2, "clockwise"), range(1), "compile", 1)


def compile_analysis() -> None:
    game = Game.new(2, 1)
    while not game.is_over:
        game.play(game.legal_ids()[0])
    luck_of(game, effort=1)
    weigh(np.zeros(1, GAIN)[0], np.zeros(1, GAIN)[0], "sail")


def compile_playouts() -> None:
    Game.new(2, 1).playouts(1, "greedy")


def compile_spiel() -> None:
    game = pyspiel.load_game("python_namiji", {"players": 2})
    conformance.check_resampled(next(conformance.random_states(game, 1)), 0, 1)


def compile_bench() -> None:
    list(bench(seconds=0.001, starts=False))


REST: list[Callable[[], object]] = [  # longest first
    partial(compile_play, "search+network:1"),
    partial(compile_vector, "network"),
    partial(evaluate_network, NETWORK_FILE, players=2, games=1, jobs=1),
    partial(compile_vector, "greedy"),
    compile_duels,
    compile_census,
    compile_searched_games,
    compile_analysis,
    compile_playouts,
    compile_spiel,
    partial(compile_play, "network"),
    compile_read,
    compile_vector,
    compile_single,
    compile_observe,
    compile_solver,
    partial(print_endings.ending, 1),
    partial(print_endings.played_out, 2),
]


def main() -> None:
    prepare()  # what a game with bots needs, and so do the others
    with ProcessPoolExecutor() as pool:
        for running in [pool.submit(work) for work in REST]:
            running.result()
    compile_bench()


if __name__ == "__main__":
    main()
