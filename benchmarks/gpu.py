"""How fast games are on a GPU, and whether they are the CPU's games bit for bit: in one run.

    PYTHONPATH=src python -m benchmarks.gpu --out benchmarks/results/gpu-NAME.json

Needs NumPy, Numba, numba-cuda and PyTorch; JAX where it is to be checked too. Kernels and the CPU's
rules are compiled by processes of their own side by side, and kept on disk. `gpu_table.py`
writes the table of docs/cuda.md from the files that such runs leave.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import numpy as np

from namiji.core.playout import next_word
from namiji.edition import standard
from namiji.envs.cuda import CudaEnv, play_batch
from namiji.envs.cuda.device import Shape, blocks_for, kernel, load_cuda
from namiji.envs.cuda.env import TURNS
from namiji.envs.cuda.playout import SHAPE
from namiji.envs.vector import VectorEnv
from namiji.match.batch import play_batch as play_batch_on_cpu

cuda = load_cuda()

CHECKED = 100_000  # games of a comparison of playouts
CHECKED_ROWS, CHECKED_STEPS = 16_384, 60  # of a comparison of environments
PLAYERS, SEED = 4, "gpu"
ARRAYS = "observations masks deciders rewards terminations final_scores".split()
KERNELS = ("deal_games", "play_turns", "observe_games")


def say(text):
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def timed(work):
    """Return the seconds that the device took, and the result of the work."""
    begin, end = cuda.event(timing=True), cuda.event(timing=True)
    cuda.synchronize()
    begin.record()
    result = work()
    end.record()
    end.synchronize()
    return cuda.event_elapsed_time(begin, end) / 1000, result


def find_machine():
    import torch

    device = torch.cuda.get_device_properties(0)
    found = {
        "gpu": device.name,
        "processors": device.multi_processor_count,
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "cuda": torch.version.cuda,
    }
    for package in ("numpy", "numba", "numba-cuda", "torch", "jax"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = None
    return found


# Playouts


def play_on_cpu(players, direction):
    begin = time.perf_counter()
    decisions, states = play_batch_on_cpu(standard(), players, direction, CHECKED, SEED)
    return time.perf_counter() - begin, decisions, states


def measure_cpu():
    runs = [play_on_cpu(PLAYERS, "clockwise") for _ in range(3)]
    seconds, decisions, _ = min(runs, key=lambda run: run[0])
    say(f"CPU: {decisions / seconds / 1e6:.1f} M decisions/s")
    return {
        "played": CHECKED,
        "decisions": decisions,
        "seconds": [run[0] for run in runs],
        "decisions_per_second": decisions / seconds,
    }


def measure_playouts(shapes, games, reference):
    """Time random games from the deal to the end, around the whole call."""
    play = partial(play_batch, games, PLAYERS, seed=SEED, keep=CHECKED)
    figures = []
    for shape in shapes:
        runs = [timed(partial(play, shape=shape)) for _ in range(3)]
        seconds, played = min(runs, key=lambda run: run[0])
        figure = {
            **shape._asdict(),
            "played": games,
            "decisions": played.decisions,
            "seconds": [run[0] for run in runs],
            "decisions_per_second": played.decisions / seconds,
            "states_compared": CHECKED,
            "equal": played.states.tobytes() == reference.tobytes(),
        }
        figures.append(figure)
        rate = figure["decisions_per_second"] / 1e6
        say(f"{shape}: {rate:.1f} M decisions/s, equal: {figure['equal']}")
    return figures


def compare_playouts():
    """Compare final states byte for byte, for every number of players and both directions."""
    figures = []
    for players in (2, 3, 4, 5):
        for direction in ("clockwise", "counterclockwise"):
            _, decisions, states = play_on_cpu(players, direction)
            ours = play_batch(CHECKED, players, direction, seed=SEED, keep=CHECKED)
            same = ours.states.tobytes() == states.tobytes() and ours.decisions == decisions
            figures.append(
                {"players": players, "direction": direction, "games": CHECKED, "equal": same}
            )
            say(f"{players} players {direction}: {CHECKED} games equal: {same}")
    return figures


# Environments


@kernel
def choose_kernel(masks, actions, seed):
    """Choose a random legal action in every game; flags are read once, into bits."""
    i = cuda.grid(1)
    if i < len(actions):
        first, bits = masks.shape[0], np.uint64(0)  # a mask never spans more than 63 actions
        for action in range(masks.shape[0]):
            if masks[action, i]:
                first = min(first, action)
                bits |= np.uint64(1) << np.uint64(action - first)
        _, word = next_word(np.uint64(seed * len(actions) + i))
        size = np.uint64(cuda.popc(bits))
        rank = np.int64(((word >> np.uint64(32)) * size) >> np.uint64(32))
        for _ in range(rank):
            bits &= bits - np.uint64(1)
        actions[i] = first + cuda.ffs(bits) - 1


def choose(env, actions, seed):
    """Choose actions from the masks, in place of a network."""
    choose_kernel[blocks_for(env.games, 128), 128](env.masks.columns, actions, seed)


def is_same(here, there):
    """Whether an array of the device and one of the host have the same bits."""
    import torch

    ours, theirs = torch.from_dlpack(here), torch.from_numpy(there).cuda()
    if ours.dtype == torch.float32:
        ours, theirs = ours.contiguous().view(torch.int32), theirs.view(torch.int32)
    return torch.equal(ours, theirs)


def compare_environments():
    """Compare the arrays of CudaEnv and VectorEnv after every step, with the same actions."""
    actions = cuda.device_array(CHECKED_ROWS, np.int64)
    figures = []
    for reward in ("share", "margin", "points"):
        players = [2 + i % 4 for i in range(CHECKED_ROWS)]
        ours = CudaEnv(CHECKED_ROWS, players, "both", reward=reward, seed=SEED)
        same, ended = True, 0
        with VectorEnv(CHECKED_ROWS, players, "both", reward=reward, seed=SEED) as theirs:
            ours.reset()
            theirs.reset()
            for turn in range(CHECKED_STEPS):
                choose(ours, actions, turn)
                ours.step(actions)
                ours.check()
                theirs.step(actions.copy_to_host())
                ended += int(theirs.terminations.sum())
                for name in ARRAYS:
                    if not is_same(getattr(ours, name), getattr(theirs, name)):
                        same = False
                        say(f"{reward}, step {turn}: {name} differ")
        figures.append(
            {
                "reward": reward,
                "games": CHECKED_ROWS,
                "steps": CHECKED_STEPS,
                "games_ended": ended,
                "equal": same,
            }
        )
        say(f"rewards by {reward}: {ended} games ended, equal: {same}")
    return figures


def measure_environment(shapes, rows, steps=40):
    """Time steps of all games: choosing actions, the step itself, masks and observations."""
    env = CudaEnv(rows, players=PLAYERS, seed=SEED)
    actions = cuda.device_array(rows, np.int64)
    env.reset()
    turns = iter(range(10**9))

    def run(count):
        for _ in range(count):
            choose(env, actions, next(turns))
            env.step(actions)

    def repeat(work):
        return timed(lambda: [work() for _ in range(10)])[0] / 10

    run(100)  # then games are at different stages
    parts = {
        "choose_s": repeat(lambda: choose(env, actions, 0)),
        "observe_s": repeat(env._observe),
    }
    figures = []
    for shape in shapes:
        env.shape = shape
        run(1)
        seconds = [timed(lambda: run(steps))[0] for _ in range(3)]
        env.check()
        rate = rows * steps / min(seconds)
        figures.append(
            {
                **shape._asdict(),
                "rows": rows,
                "steps": steps,
                "seconds": seconds,
                "decisions_per_second": rate,
                **parts,
            }
        )
        say(f"{rows} rows, {shape}: {rate / 1e6:.1f} M decisions/s, {parts}")
    return figures


# Other libraries


def check_libraries():
    """Check that PyTorch and JAX use the same memory."""
    import torch

    env = CudaEnv(1000, seed=SEED)
    env.reset()
    address = env.observations.__cuda_array_interface__["data"][0]
    tensors = {name: torch.from_dlpack(getattr(env, name)) for name in ARRAYS}
    before = tensors["observations"].clone()
    env.step(tensors["masks"].to(torch.int8).argmax(1))
    env.step(tensors["masks"].to(torch.int8).argmax(1).to(torch.int32))
    env.check()
    found = {
        "torch": all(
            tensors[name].data_ptr() == getattr(env, name).__cuda_array_interface__["data"][0]
            and np.array_equal(tensors[name].cpu().numpy(), getattr(env, name).copy_to_host())
            for name in ARRAYS
        ),
        "torch_by_cuda_array_interface": torch.as_tensor(env.observations, device="cuda").data_ptr()
        == address,
        "torch_sees_steps": not torch.equal(before, tensors["observations"]),
    }
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    try:
        import jax
    except ImportError:
        found["jax"] = None
    else:
        found["jax"] = True
        for array in (env.observations.T, env.masks.T):
            seen = jax.dlpack.from_dlpack(array)
            here = seen.unsafe_buffer_pointer() == array.__cuda_array_interface__["data"][0]
            found["jax"] &= here and np.array_equal(np.asarray(seen), array.copy_to_host())
    say(found)
    return found


# Compiling, in one process each


class _Skipped:
    """Takes the place of a kernel that another process compiles."""

    def __getitem__(self, _):
        return lambda *_: None


def compile_for(name):
    if name == "cpu":
        play_batch_on_cpu(standard(), PLAYERS, "clockwise", 64, SEED)
    elif name == "vector":
        with VectorEnv(8, players=2) as env:
            env.reset()
            env.step(env.masks.argmax(1))
    elif name == "play_games":
        play_batch(64)
        cuda.synchronize()
    else:
        from namiji.envs.cuda import kernels

        for other in KERNELS:
            if other != name:
                setattr(kernels, other, _Skipped())
        env = CudaEnv(64)
        env._states.copy_to_device(np.zeros(env._states.shape, np.uint64))
        env.reset()
        actions = cuda.to_device(np.full(64, -1, np.int64))
        env.step(actions)
        choose(env, actions, 0)
        cuda.synchronize()


def shape_of(text):
    return Shape(*map(int, text.split(",")))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="where to write all figures")
    parser.add_argument("--games", type=int, default=10_000_000, help="of a timed playout")
    parser.add_argument("--rows", type=int, default=1_048_576, help="of the timed environment")
    shape = "threads,games a block and blocks a processor, to measure one after the other"
    parser.add_argument("--shapes", type=shape_of, nargs="+", default=[SHAPE], help=shape)
    parser.add_argument("--turns", type=shape_of, nargs="+", default=[TURNS], help=shape)
    parser.add_argument("--compile", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.compile:
        compile_for(options.compile)
        return
    begin = time.perf_counter()
    compilers = {
        name: subprocess.Popen([sys.executable, "-m", "benchmarks.gpu", "--compile", name])  # noqa: S603  # ourselves
        for name in ("cpu", "play_games", *KERNELS, "vector")
    }
    result = {"machine": find_machine()}

    def note(name, needs, work):
        for need in needs:
            if compilers[need].wait():
                sys.exit(f"could not compile {need}")
        result[name] = work()
        if options.out:
            options.out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        say(f"{name} done after {time.perf_counter() - begin:.0f} s")

    note("libraries", KERNELS, check_libraries)
    note("environment", (), lambda: measure_environment(options.turns, options.rows))
    note("environments_equal", ("vector",), compare_environments)
    # Nothing is being compiled any more: all cores are free.
    note("cpu", ("cpu", "play_games"), measure_cpu)
    states = play_on_cpu(PLAYERS, "clockwise")[2]
    work = partial(measure_playouts, options.shapes, options.games, states)
    note("playouts", (), work)
    note("playouts_equal", (), compare_playouts)


if __name__ == "__main__":
    main()
