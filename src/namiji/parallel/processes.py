"""Worker processes that play games: started quietly, gone as soon as nobody needs them."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from namiji.errors import NamijiError
from namiji.parallel.cores import available_cores
from namiji.parallel.ray_cluster import cluster_pool

Item = TypeVar("Item")
Result = TypeVar("Result")

_GRACE = 5.0  # seconds in which a game may clear up that is not wanted any more


@contextmanager
def crew(
    play: Callable[[Item], Result], jobs: int | None, ray: str | None
) -> Iterator[tuple[int, Callable[[Item], "Future[Result]"]]]:
    """Processes here, or workers of the Ray cluster at that address, and how many.

    Without a number, as many as there are cores.
    """
    if ray is not None:
        with cluster_pool(play, ray, jobs) as workers:
            yield workers
    else:
        jobs = jobs or available_cores()
        with worker_pool(play, jobs) as submit:
            yield jobs, submit


@contextmanager
def worker_pool(
    play: Callable[[Item], Result], jobs: int
) -> Iterator[Callable[[Item], "Future[Result]"]]:
    """Processes that play items: hands out a function that submits one.

    As workers import the program that started them, a script needs its
    `if __name__ == "__main__"`. Whoever leaves by an error, Ctrl-C or a dropped iterator does not
    wait for the games that are still being played: they are broken off.
    """
    spawn = multiprocessing.get_context("spawn")
    leave, stay = spawn.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, spawn, initializer=_enter, initargs=(play, leave))

    def submit(item: Item) -> "Future[Result]":
        with _interrupts_held():
            return pool.submit(_play, item)

    try:
        yield submit
    except BrokenProcessPool:
        raise NamijiError(
            "worker-died", "a worker process died; try again with fewer jobs"
        ) from None
    except BaseException:
        stay.close()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        stay.close()
        leave.close()


# What a worker plays: handed over once, as editions are looked up quickest by their identity.
_task: Callable[[Any], Any]
_playing = _leaving = False


def _enter(play: Callable[[Any], Any], leave: Connection) -> None:
    global _task
    _task = play
    signal.signal(signal.SIGTERM, _break_off)
    threading.Thread(target=_leave_when_told, args=(leave,), daemon=True).start()


def _leave_when_told(leave: Connection) -> None:
    """The pipe ends when the parent closes it, and when the parent was killed."""
    leave.poll(None)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(_GRACE)
    os._exit(1)


def _break_off(*_signal: object) -> None:
    """Let the game clear up after itself, such as programs that it has started.

    Between games a worker may be sending a result: cut in half, it would hang its reader.
    """
    global _leaving
    _leaving = True
    if _playing:
        raise KeyboardInterrupt


def _play(item: Any) -> Any:
    global _playing
    try:
        _playing = True
        return None if _leaving else _task(item)
    except KeyboardInterrupt:
        return None  # to nobody
    finally:
        _playing = False


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Processes started here never see Ctrl-C: it is for their parent, which ends them in order."""
    if sys.platform == "win32":
        yield
        return
    previous = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous)
