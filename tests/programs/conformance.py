"""The conformance suites of PettingZoo, Gymnasium and OpenSpiel, with counts of what they played.

Tests run each suite once. `python -m tests.programs.conformance 50` runs each 50 times and prints
a table.
"""

import io
import os
import random
import sys
import unittest
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from importlib.metadata import version
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import namiji.envs  # noqa: F401 - registers the environments
from namiji.envs.spiel.game import NamijiState

# PettingZoo knows by name which environments have a dict with a mask for an observation, and warns
# of all others; it also looks at the mask of agents whose game is over.
_WARNED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)


@dataclass
class Count:
    """What a suite has played."""

    games: int = 0
    """To the end."""
    decisions: int = 0

    def watch(self, env: Any) -> Any:
        """Return the same environment, with counting."""
        step = env.step

        def counted(action: Any) -> Any:
            result = step(action)
            if action is not None:  # None is an agent that leaves a finished game
                self.decisions += 1
                self.games += env.game.is_over
            return result

        env.step = counted
        return env


def run_pettingzoo(players: int, rounds: int = 1) -> Count:
    """`api_test`, `seed_test` and `render_test`."""
    count = Count()

    def make(**arguments: Any) -> Any:
        env = pettingzoo.make("aec", "namiji-v0", players=players, **arguments)
        return count.watch(env)

    with warnings.catch_warnings(), _silence():
        for text in _WARNED:
            warnings.filterwarnings("ignore", text)
        for _ in range(rounds):
            api_test(make())
            seed_test(make)
            render_test(make, {"svg": lambda svg: svg.startswith("<svg")})
    return count


def run_gymnasium(players: int, rounds: int = 1) -> Count:
    """`check_env`, and a whole game under the checks of `gymnasium.make`."""
    count = Count()
    for number in range(rounds):
        with _silence():
            env = gymnasium.make("namiji/Namiji-v0", players=players)
            check_env(count.watch(env.unwrapped))
        _, info = env.reset(seed=number)
        over = False
        while not over:
            action = env.action_space.sample(info["action_mask"])
            _, _, over, _, info = env.step(action)
        env.close()
    return count


def run_open_spiel(players: int, rounds: int = 1) -> Count:
    """Run its API tests, its random simulations in C++ and Python, and its test of resampling."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest  # it loads all of SciPy

    game = pyspiel.load_game("python_namiji", {"players": players})
    count = Count(games=3 * rounds)
    random.seed(0)  # its tests draw from the global generators
    np.random.seed(0)

    def look(state: NamijiState) -> None:
        count.decisions += state.current_player() >= 0

    pyspiel.random_sim_test(
        game, num_sims=rounds, serialize=True, verbose=False, state_checker_fn=look
    )
    for number in range(rounds):
        with _silence():
            _test_api(game)
            GamesSimTest().sim_game(game)
        for decisions, state in enumerate(random_states(game, number)):
            count.decisions += 1
            check_resampled(state, decisions % players, number)
    return count


def _test_api(game: Any) -> None:
    """The tests of OpenSpiel's `api_test.py` for large games, on some hundred states."""
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase  # all of SciPy

    suite = type("Suite", (EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": str(game)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun > 0
    assert result.wasSuccessful(), [*result.failures, *result.errors]


def random_states(game: Any, seed: int) -> Iterator[NamijiState]:
    """Yield the decisions of a random game, always as the same state."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))


def check_resampled(state: NamijiState, player: int, seed: int) -> NamijiState:
    """What `ResampleInfostateTest` checks, which OpenSpiel offers to games in C++ only."""
    sampler = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
    other = state.resample_from_infostate(player, sampler)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.current_player() == state.current_player()
    return other


@contextmanager
def _silence() -> Iterator[None]:
    """Hide what suites, the render mode for people and C++ code print."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = os.dup(1), os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        with redirect_stdout(io.StringIO()):
            yield
    finally:
        for number, file in enumerate(kept, 1):
            os.dup2(file, number)
            os.close(file)
        os.close(nowhere)


SUITES: dict[str, Callable[[int, int], Count]] = {
    "pettingzoo": run_pettingzoo,
    "gymnasium": run_gymnasium,
    "open_spiel": run_open_spiel,
}


def main(rounds: int) -> None:
    sys.stdout.write("| library | players | games | decisions | seconds |\n|---|---|---|---|---|\n")
    for library, run in SUITES.items():
        for players in (2, 3, 4, 5):
            start = perf_counter()
            count = run(players, rounds)
            seconds = perf_counter() - start
            row = (f"{library} {version(library)}", players, count.games, count.decisions)
            sys.stdout.write(f"| {' | '.join(map(str, row))} | {seconds:.0f} |\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
