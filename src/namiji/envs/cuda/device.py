"""The GPU: finding one, and compiling kernels for it."""

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
    """Return Numba's CUDA module."""
    if not hasattr(np, "row_stack"):
        vars(np)["row_stack"] = np.vstack  # numba-cuda 0.30 still uses the old name
    return import_module("numba.cuda")


def require_gpu() -> Any:
    """Return Numba's CUDA module, or raise an error that says what is missing."""
    try:
        cuda = load_cuda()
        found = cuda.is_available()
    except Exception as error:  # an unsuitable driver or package may raise anything
        raise NamijiError("no-gpu", f"{_NEEDED} ({error})") from error
    if not found:
        raise NamijiError("no-gpu", f"{_NEEDED} (no GPU was found here)")
    return cuda


def processors() -> int:
    """Return the number of multiprocessors of the device."""
    return int(load_cuda().get_current_device().MULTIPROCESSOR_COUNT)


def stream_of(handle: int) -> Any:
    """Return a stream of the device; 0 is the legacy default stream."""
    cuda = load_cuda()
    if handle:
        return cuda.external_stream(handle)
    # Numba's simulator has only one stream, without a name.
    return cuda.default_stream() if hasattr(cuda, "default_stream") else cuda.stream()


def kernel(function: Callable[..., None]) -> Any:
    """Mark a function that runs on the GPU: compiled on the first launch, then cached on disk."""
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
    """How games are distributed: threads and games per block, and blocks per multiprocessor."""

    threads: int
    games: int
    blocks: int

    @property
    def at_once(self) -> int:
        return self.blocks * processors()

    def fit(self, games: int) -> tuple[int, int]:
        """Return the number of blocks for all games, and the games per block."""
        share = min(self.games, blocks_for(games, self.at_once))
        return blocks_for(games, share), share
