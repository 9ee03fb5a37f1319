"""Games on a Ray cluster: played on all its machines as worker processes play them here.

Ray plays a game again whose worker or machine has died, and answers for each game once. A game
follows from what is handed over alone, so wherever and however often it is played, it is the same.
"""

import hashlib
import logging
import os
import pickle
import platform
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from namiji.errors import NamijiError

Item = TypeVar("Item")
Result = TypeVar("Result")

_LIVES = 8  # workers that may die of one game before it is given up
_KNOCK_SECONDS = 5.0

# Ray reads these when it is imported.
_QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",  # whatever nodes say: it would stand between our tables
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # or it warns that this will be so one day
}


@contextmanager
def cluster_pool(
    play: Callable[[Item], Result], address: str, jobs: int | None = None
) -> Iterator[tuple[int, Callable[[Item], "Future[Result]"]]]:
    """The workers of a cluster: hands out how many there are, and a function that submits an item.

    `address` is HOST:PORT of a cluster that this machine is part of, `auto` to look for that one,
    or ray://HOST:PORT from anywhere else. All machines need the same namiji. Without `jobs`, there
    are as many workers as the cluster has cores. Games that nobody waits for are broken off.
    """
    with _connected(address) as ray:
        order = pickle.dumps((_text_of_namiji(), Path.cwd(), pickle.dumps(play)))
        remote = ray.remote(num_cpus=1, max_retries=_LIVES)(_play)
        try:
            yield (
                jobs or _cores(ray, address),
                lambda item: remote.remote(order, item).future(),
            )
        except (ray.exceptions.RayError, ConnectionError) as error:
            cause = getattr(error, "cause", error)  # what was raised in the worker
            if isinstance(cause, NamijiError):
                raise cause from None
            if not isinstance(cause, ray.exceptions.RayError | ConnectionError):
                raise cause from error
            message = f"the Ray cluster at {address} failed: {_words(cause)}"
            raise NamijiError("worker-died", message) from None


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    for name, value in _QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ModuleNotFoundError:
        raise NamijiError("missing-extra", "--ray needs Ray: pip install 'namiji[ray]'") from None
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
    except Exception as error:  # of many kinds, none of which is documented
        raise NamijiError(
            "no-cluster", f"cannot join a Ray cluster at {address}: {_words(error)}"
        ) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would ask for a long time, and then end the whole program."""
    if address == "auto":
        return
    place = urlsplit(address if "://" in address else f"//{address}")
    if not place.hostname or not place.port:
        raise ValueError("an address is HOST:PORT, ray://HOST:PORT or auto")
    socket.create_connection((place.hostname, place.port), _KNOCK_SECONDS).close()


def _cores(ray: Any, address: str) -> int:
    cores = int(ray.cluster_resources().get("CPU", 0))
    if not cores:
        raise NamijiError(
            "no-cluster",
            f"the Ray cluster at {address} has no cores yet: start its workers, "
            "or tell with --jobs how many will come",
        )
    return cores


def _words(error: BaseException) -> str:
    """The first line; after it Ray tells its own story."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__)


def _play(order: bytes, item: Any) -> Any:
    """What a worker does; it runs in a process of the cluster."""
    return _task(order)(item)


@lru_cache(maxsize=1)
def _task(order: bytes) -> Callable[[Any], Any]:
    """Unpacked once, as editions are looked up quickest by their identity."""
    text, folder, packed = pickle.loads(order)  # noqa: S301 - Ray runs what it is handed, anyway
    if text != _text_of_namiji():
        raise NamijiError(
            "other-version",
            f"{platform.node()} in the cluster has another namiji than this machine: "
            "install the same on all of them",
        )
    if folder.is_dir():
        os.chdir(folder)  # where bots that are files are looked for
    play: Callable[[Any], Any] = pickle.loads(packed)  # noqa: S301
    return play


@cache
def _text_of_namiji() -> str:
    """A digest of all that decides a game: our sources and the figures beside them."""
    digest = hashlib.sha256()
    home = Path(__file__).parent
    for path in sorted(home.rglob("*")):
        if path.suffix in (".py", ".toml", ".npz"):
            digest.update(path.relative_to(home).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()
