"""The GPU: whether there is one, and how kernels are compiled for it."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np

from namiji.core.jit import cache_folder
from namiji.errors import NamijiError

_config: Any = numba.config

_NEEDED = (
    "games on a GPU need an NVIDIA GPU with its driver and the package numba-cuda: "
    "pip install 'namiji[cuda]'; VectorEnv plays the same games on a CPU"
)


@cache
def load_cuda() -> Any:
    """Numba's CUDA module."""
    if not hasattr(np, "row_stack"):
        vars(np)["row_stack"] = np.vstack  # the old name, by which numba-cuda 0.30 knows it
    return import_module("numba.cuda")


def require_gpu() -> Any:
    """Numba's CUDA module where there is a GPU, or an error that says what is missing."""
    try:
        cuda = load_cuda()
        found = cuda.is_available()
    except Exception as error:  # whatever a driver or a package that does not fit may raise
        raise NamijiError("no-gpu", f"{_NEEDED} ({error})") from error
    if not found:
        raise NamijiError("no-gpu", f"{_NEEDED} (no GPU was found here)")
    return cuda


def processors() -> int:
    """The device's multiprocessors."""
    return int(load_cuda().get_current_device().MULTIPROCESSOR_COUNT)


def stream_of(handle: int) -> Any:
    """A stream of the device; 0 is the legacy default stream."""
    cuda = load_cuda()
    if handle:
        return cuda.external_stream(handle)
    # The simulator that comes with Numba knows only one stream, and no name for it.
    return cuda.default_stream() if hasattr(cuda, "default_stream") else cuda.stream()


def kernel(function: Callable[..., None]) -> Any:
    """A function that runs on the GPU: compiled on the first launch, then kept on disk."""
    cuda = load_cuda()
    if _config.ENABLE_CUDASIM:
        return cuda.jit(function)
    config: Any = import_module("numba.cuda.core.config")
    folder = cache_folder(Path(function.__code__.co_filename).parent)
    previous, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        return cuda.jit(cache=True, lto=False)(function)
    finally:
        config.CACHE_DIR = previous


def blocks_for(threads: int, block: int) -> int:
    return -(-threads // block)


class Shape(NamedTuple):
    """How games are shared out: what a block has, and the blocks that a processor runs at once."""

    threads: int
    games: int
    blocks: int

    @property
    def at_once(self) -> int:
        return self.blocks * processors()

    def fit(self, games: int) -> tuple[int, int]:
        """Blocks for all games, and the games of each: fewer where some would have none."""
        share = min(self.games, blocks_for(games, self.at_once))
        return blocks_for(games, share), share
