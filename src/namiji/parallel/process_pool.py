"""Worker processes that play games, and end as soon as nobody needs them."""

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

Item = TypeVar("Item")
Result = TypeVar("Result")

_GRACE = 5.0  # seconds in which a game that is broken off may clean up


@contextmanager
def process_pool(
    play: Callable[[Item], Result], jobs: int
) -> Iterator[Callable[[Item], "Future[Result]"]]:
    """Start processes that play items; yield a function that submits one.

    Worker processes import the script that started them, so a script needs
    `if __name__ == "__main__"`. After an error, Ctrl-C or a dropped iterator, the games that are
    still being played are broken off, and nobody waits for them.
    """
    spawn = multiprocessing.get_context("spawn")
    end, keep_open = spawn.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, spawn, initializer=_start_worker, initargs=(play, end))

    def submit(item: Item) -> "Future[Result]":
        with _interrupts_blocked():
            return pool.submit(_play, item)

    try:
        yield submit
    except BrokenProcessPool:
        raise NamijiError(
            "worker-died", "a worker process died; try again with fewer jobs"
        ) from None
    except BaseException:
        keep_open.close()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        keep_open.close()
        end.close()


# What a worker plays. It is sent once: looking up an edition is quickest by its identity.
_task: Callable[[Any], Any]
_is_playing = _is_ending = False


def _start_worker(play: Callable[[Any], Any], end: Connection) -> None:
    global _task
    _task = play
    signal.signal(signal.SIGTERM, _break_off)
    threading.Thread(target=_wait_for_end, args=(end,), daemon=True).start()


def _wait_for_end(end: Connection) -> None:
    """End the worker when the parent closes the pipe or is killed."""
    end.poll(None)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(_GRACE)
    os._exit(1)


def _break_off(*_signal: object) -> None:
    """Interrupt a game, so that it cleans up: it may have started programs.

    Between games there is nothing to interrupt, and a worker may be sending a result: half of a
    result would block its reader.
    """
    global _is_ending
    _is_ending = True
    if _is_playing:
        raise KeyboardInterrupt


def _play(item: Any) -> Any:
    global _is_playing
    try:
        _is_playing = True
        return None if _is_ending else _task(item)
    except KeyboardInterrupt:
        return None  # nobody waits for it
    finally:
        _is_playing = False


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Start processes that ignore Ctrl-C: it is for their parent, which ends them in order."""
    if sys.platform == "win32":
        yield
        return
    previous = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous)
