"""Games on a Ray cluster, played on all its machines.

If a worker or a machine dies, Ray plays its game again; every game has one result. A game depends
only on what is sent to the worker, so it is the same wherever and however often it is played.
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

_RETRIES = 8  # how often a game is played again after its worker died
_CONNECT_SECONDS = 5.0

# Ray reads these when it is imported.
_QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",  # messages of nodes would break our tables
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # otherwise Ray warns that the default will change
}


@contextmanager
def cluster_pool(
    play: Callable[[Item], Result], address: str, jobs: int | None = None
) -> Iterator[tuple[int, Callable[[Item], "Future[Result]"]]]:
    """Connect to a cluster; yield how many workers it has, and a function that submits an item.

    `address` is HOST:PORT of a cluster that this machine is part of, `auto` to look for that one,
    or ray://HOST:PORT from anywhere else. All machines need the same namiji. Without `jobs`, there
    are as many workers as the cluster has cores. Games that nobody waits for are broken off.
    """
    with _connected(address) as ray:
        task = pickle.dumps((_source_digest(), Path.cwd(), pickle.dumps(play)))
        remote = ray.remote(num_cpus=1, max_retries=_RETRIES)(_play)
        try:
            yield (
                jobs or _cores(ray, address),
                lambda item: remote.remote(task, item).future(),
            )
        except (ray.exceptions.RayError, ConnectionError) as error:
            cause = getattr(error, "cause", error)  # what was raised in the worker
            if isinstance(cause, NamijiError):
                raise cause from None
            if not isinstance(cause, ray.exceptions.RayError | ConnectionError):
                raise cause from error
            message = f"the Ray cluster at {address} failed: {_first_line(cause)}"
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
        _check_connection(address)
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
    except Exception as error:  # Ray documents none of the errors that it raises here
        raise NamijiError(
            "no-cluster", f"cannot join a Ray cluster at {address}: {_first_line(error)}"
        ) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_connection(address: str) -> None:
    """Check that something listens: Ray would try for a long time, and then end the program."""
    if address == "auto":
        return
    place = urlsplit(address if "://" in address else f"//{address}")
    if not place.hostname or not place.port:
        raise ValueError("an address is HOST:PORT, ray://HOST:PORT or auto")
    socket.create_connection((place.hostname, place.port), _CONNECT_SECONDS).close()


def _cores(ray: Any, address: str) -> int:
    cores = int(ray.cluster_resources().get("CPU", 0))
    if not cores:
        raise NamijiError(
            "no-cluster",
            f"the Ray cluster at {address} has no cores yet: start its workers, "
            "or say with --jobs how many there will be",
        )
    return cores


def _first_line(error: BaseException) -> str:
    """Return the first line of an error; Ray appends a long report."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__)


def _play(task: bytes, item: Any) -> Any:
    """Play an item, in a worker process of the cluster."""
    return _unpack(task)(item)


@lru_cache(maxsize=1)
def _unpack(task: bytes) -> Callable[[Any], Any]:
    """Unpack a task, only once: looking up an edition is quickest by its identity."""
    digest, folder, packed = pickle.loads(task)  # noqa: S301 - Ray runs what it gets, anyway
    if digest != _source_digest():
        raise NamijiError(
            "other-version",
            f"{platform.node()} in the cluster has another namiji than this machine: "
            "install the same version on all machines",
        )
    if folder.is_dir():
        os.chdir(folder)  # bots that are files are looked for here
    play: Callable[[Any], Any] = pickle.loads(packed)  # noqa: S301
    return play


@cache
def _source_digest() -> str:
    """Return a digest of all that decides a game: the sources, weights and editions of namiji."""
    digest = hashlib.sha256()
    home = Path(__file__).parents[1]  # the package
    for path in sorted(home.rglob("*")):
        if path.suffix in (".py", ".toml", ".npz"):
            digest.update(path.relative_to(home).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()
