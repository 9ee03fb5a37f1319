"""Steps of environments as digests: run interpreted and compiled, the lines must be the same.

python -m tests.programs.space_games LENGTH

LENGTH is how many schemes of rewards are played in editions other than the standard one, and how
many times 25 steps.
"""

import hashlib
import sys
from collections.abc import Iterator
from typing import get_args

import numpy as np

from namiji.edition import standard
from namiji.envs.settings import Scheme
from namiji.envs.vector import VectorEnv
from tests.support import editions

SCHEMES: tuple[Scheme, ...] = get_args(Scheme)


def told(env: VectorEnv, steps: int) -> Iterator[str]:
    """Yield digests of all arrays of an environment, step by step, with random play."""
    rng = np.random.default_rng(1)
    env.reset()
    for _ in range(steps):
        env.step((rng.random(env.masks.shape) * env.masks).argmax(1))
        seen = hashlib.sha256(env._states.tobytes())
        for array in (env.observations, env.masks, env.deciders, env.rewards, env.final_scores):
            seen.update(array.tobytes())
        yield f"{seen.hexdigest()} {env.terminations.sum()}\n"


def main(length: int) -> None:
    for edition in (standard(), editions.scarce(), editions.odd(3)):
        rewards = SCHEMES if edition == standard() else SCHEMES[-length:]
        for reward in rewards:
            env = VectorEnv(4, (2, 3, 4, 5), "both", edition, reward, threads=1)
            sys.stdout.writelines(told(env, 25 * length))
        for bot in ("random", "greedy"):
            env = VectorEnv(2, (2, 4), "both", edition, "points", opponents=[bot], threads=1)
            sys.stdout.writelines(told(env, 10 * length))


if __name__ == "__main__":
    main(int(sys.argv[1]))
