"""A slower processor for a browser: all threads of its pages run only a part of the time.

Chromium can slow down a page itself, but only its main thread, not the workers in which bots think.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PERIOD = 0.02  # seconds


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """Slow down the pages of this process's browsers that are open now."""
    pages, over = _renderers(), threading.Event()

    def take_turns() -> None:
        while not over.wait(PERIOD / times):
            _send(pages, signal.SIGSTOP)
            over.wait(PERIOD - PERIOD / times)
            _send(pages, signal.SIGCONT)

    thread = threading.Thread(target=take_turns)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            thread.join()


def _send(processes: list[int], number: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)


def _renderers() -> list[int]:
    parents: dict[int, int] = {}
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int(
                (folder / "stat").read_text().rsplit(")")[-1].split()[1]
            )
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return [process for process in found if _is_ours(process, parents)]


def _is_ours(process: int, parents: dict[int, int]) -> bool:
    while process in parents:
        process = parents[process]
        if process == os.getpid():
            return True
    return False
