"""Measure where the time of an observed step goes on one core, and what all cores bring.

python -m benchmarks.steps

Random games of four, side by side, are played again and again with the same actions. Each part is
measured by itself, in nanoseconds of the processor per step, and the best of several rounds counts.
Then one thread and all take turns, and each round tells how many times as fast all are; the median
of the rounds counts. That needs a machine with nothing else to do.
"""

import argparse
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

from namiji.core.jit import entry, wide
from namiji.envs import VectorEnv
from namiji.parallel.cores import available_cores
from namiji.spaces import api, mask
from namiji.spaces import observe as observing
from namiji.spaces.lens import write_lens
from namiji.spaces.scaling import scale_all
from namiji.spaces.turn import turn

PLAYERS = 4
SEED = 7
SIZES = (256, 512, 1024, 2048, 8192)
STEPS_TO_COMPARE = 300_000  # in each round

Work = Callable[[Any], None]


@entry
def play(
    tables: Any, shared: Any, states: Any, numbers: Any, actions: Any, arrays: Any, _observed: Any
) -> None:
    """Play, and deal the next game where one ends."""
    t, p = tables[0], shared[0]
    for i in range(len(states)):
        number = int(numbers[i]) + wide(p.stride)
        has_ended = turn(t, p, states, wide(i), int(actions[i]), number, arrays)
        arrays.terminations[i] = has_ended
        if has_ended:
            numbers[i] = number


@entry
def write_masks(states: Any, masks: Any) -> None:
    for i in range(len(states)):
        mask.write_mask(states[i], wide(states[i].decider), masks[i])


@entry
def observe(tables: Any, desks: Any, states: Any, observations: Any) -> None:
    t, desk = tables[0], desks[0]
    write_lens(t, desk)
    for i in range(len(states)):
        observing.observe(t, desk, states[i], wide(states[i].decider), observations[i])


@entry
def scale(desks: Any, observations: Any) -> None:
    """Turn the numbers of a row into floats, once for every row."""
    for i in range(len(observations)):
        scale_all(desks[0].numbers, desks[0].scale, observations[i])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    env = VectorEnv(options.games, PLAYERS, threads=1)
    found: dict[str, float] = {}
    for _ in range(options.rounds):
        for name, spent in measure(env, options.steps).items():
            each = 1e9 * spent / (options.games * options.steps)
            found[name] = min(each, found.get(name, each))
    say("| part of a step | ns |\n|---|---|")
    for name, each in found.items():
        say(f"| {name} | {each:.0f} |")
    cores = available_cores()
    say(f"\n| games | steps per second, 1 thread | {cores} threads | ratio |\n|---|---|---|---|")
    for games in SIZES:
        one, all_of_them, ratio = compare(games, cores, options.rounds)
        say(f"| {games} | {one:,.0f} | {all_of_them:,.0f} | {ratio:.2f} |")


def measure(env: VectorEnv, steps: int) -> dict[str, float]:
    """Return the seconds that each part takes."""
    its, everything = env._settings, slice(0, env.games)
    arrays, observed = env._arrays(everything), env._observed(everything)
    shared, states, numbers = env._shared, env._states, env._numbers
    together = (its.tables, shared, states, numbers)
    parts: dict[str, Work] = {
        "checking the actions": lambda actions: api.first_illegal(states, actions),
        "playing": lambda actions: play(*together, actions, arrays, observed),
        "masks": lambda _: write_masks(states, env.masks),
        "observations": lambda _: observe(its.tables, observed.desk, states, env.observations),
        "of which floats": lambda _: scale(observed.desk, env.observations),
    }
    spent = dict.fromkeys(("a whole step", "all compiled parts at once", *parts), 0.0)
    for actions in chosen(env, steps):
        spent["a whole step"] += timed(env.step, actions)
    for actions in chosen(env, steps):
        work = (*together, actions, arrays, observed)
        spent["all compiled parts at once"] += timed(lambda w: api.play_turns(*w), work)
    for actions in chosen(env, steps):
        for name, part in parts.items():
            spent[name] += timed(part, actions)
    return spent


def compare(games: int, threads: int, rounds: int) -> tuple[float, float, float]:
    """Return the steps per second of one thread, those of so many, and their ratio."""
    envs = [VectorEnv(games, PLAYERS, threads=number) for number in (1, threads)]
    steps = STEPS_TO_COMPARE // games
    actions = []
    for each in chosen(envs[0], steps):
        actions.append(each)
        envs[0].step(each)
    found: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for env, rates in zip(envs, found, strict=True):
            env.reset(seed=SEED)
            begin = perf_counter()
            for each in actions:
                env.step(each)
            rates.append(games * steps / (perf_counter() - begin))
    ratios = [many / one for one, many in zip(*found, strict=True)]
    return median(found[0]), median(found[1]), median(ratios)


def chosen(env: VectorEnv, steps: int) -> Any:
    """Yield random legal actions for the games as they are."""
    rng = np.random.default_rng(SEED)
    env.reset(seed=SEED)
    for _ in range(steps):
        scores = rng.random(env.masks.shape, np.float32)
        yield (scores * env.masks).argmax(1).astype(np.int64)


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - a program that is run on its own


def timed(work: Callable[[Any], Any], argument: Any) -> float:
    begin = process_time()
    work(argument)
    return process_time() - begin


if __name__ == "__main__":
    main()
