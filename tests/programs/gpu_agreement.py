"""Check that a GPU plays the same games as the CPU. As a program, it uses Numba's simulator."""

import numpy as np

from namiji.core.api import play_games
from namiji.core.layout import new_states
from namiji.edition import Edition, standard
from namiji.edition.tables import build_tables
from namiji.envs.cuda import CudaEnv, play_batch
from namiji.envs.cuda.device import Shape
from namiji.envs.cuda.playout import SHAPE
from namiji.envs.settings import Scheme
from namiji.envs.vector import VectorEnv
from namiji.game.seeds import key_of
from tests.support import editions

ARRAYS = "observations masks deciders rewards terminations final_scores".split()


def check_playouts(
    games: int, players: int, shape: Shape = SHAPE, edition: Edition | None = None
) -> None:
    played = play_batch(games, players, edition=edition, seed="agree", keep=games, shape=shape)
    states, tables = new_states(games), build_tables(edition or standard())
    assert played.decisions == play_games(tables, states, players, 0, key_of("agree"), 0)
    assert played.states.tobytes() == states.tobytes()
    assert np.array_equal(played.scores.copy_to_host(), states["score"][:, 1:])


def check_environments(
    rows: int, steps: int, reward: Scheme, edition: Edition | None = None
) -> int:
    """All arrays after every step, bit for bit; returns how many games have ended."""
    players = [2 + i % 4 for i in range(rows)]
    chance, ended = np.random.default_rng(1), 0
    with (
        CudaEnv(rows, players, "both", edition, reward, seed="agree") as ours,
        VectorEnv(rows, players, "both", edition, reward, seed="agree", threads=1) as theirs,
    ):
        ours.reset()
        theirs.reset()
        for step in range(steps):
            for name in ARRAYS:
                here, there = getattr(ours, name).copy_to_host(), getattr(theirs, name)
                assert here.dtype == there.dtype, name
                assert here.tobytes() == there.tobytes(), (step, name)
            actions = [chance.choice(np.flatnonzero(mask)) for mask in theirs.masks]
            ours.step(np.array(actions, np.int32 if step % 2 else np.int64))
            ours.check()
            theirs.step(actions)
            ended += int(theirs.terminations.sum())
    return ended


def _simulate() -> None:
    from namiji.envs.cuda import device, env, kernels

    # Simulated threads run on this machine, without a device.
    device.processors = lambda: 2
    kernels.BLOCK = 2
    few = env.TURNS = Shape(threads=3, games=2, blocks=1)
    check_playouts(6, 2, few, editions.short())
    assert check_environments(5, 32, "points", editions.short()) > 0


if __name__ == "__main__":
    _simulate()
