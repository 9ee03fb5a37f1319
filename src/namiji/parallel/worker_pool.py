"""Workers that play games: processes of this machine, or of a Ray cluster."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import TypeVar

from namiji.parallel.cores import available_cores
from namiji.parallel.process_pool import process_pool
from namiji.parallel.ray_cluster import cluster_pool

Item = TypeVar("Item")
Result = TypeVar("Result")


@contextmanager
def worker_pool(
    play: Callable[[Item], Result], jobs: int | None, ray: str | None
) -> Iterator[tuple[int, Callable[[Item], "Future[Result]"]]]:
    """Start workers; yield how many there are, and a function that submits an item to them.

    `ray` is the address of a Ray cluster; without it, the workers are processes of this machine.
    Without `jobs`, there are as many workers as cores.
    """
    if ray is not None:
        with cluster_pool(play, ray, jobs) as workers:
            yield workers
    else:
        jobs = jobs or available_cores()
        with process_pool(play, jobs) as submit:
            yield jobs, submit
