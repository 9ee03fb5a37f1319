"""Compiles what a game with bots needs, before anyone waits for it.

Numba keeps compiled code on disk, so that there is work only on the first start of a version. Two
processes share it where there are two cores. A step that was cut short starts again next time, and
those who prepare at the same time wait for each other's steps.
"""

import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from time import monotonic
from typing import TypeAlias

from namiji.errors import NamijiError
from namiji.parallel.cores import available_cores
from namiji.prepare.steps import STEPS, is_done

# Search takes less in a process that has compiled greedy.
_CHAINS = (("rules",), ("greedy", "search"))
# About how much there is to do, in functions. Optimizing them comes last and says nothing.
_WORK = {"rules": 135, "greedy": 85, "search": 240}
_FIRST_GUESS = 20.0  # seconds for everything
_TELLING = 0.2  # the share of the work after which its pace tells how long the rest takes
_PULSE = 0.5  # seconds between two reports

_Lines: TypeAlias = "SimpleQueue[str | None]"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the preparation is."""

    done: tuple[str, ...]
    """The steps that are done: with `rules` people can play, with `greedy` all levels of bots but
    the strongest, with `search` that one."""
    share: float
    """How much of the work is done, from 0 to 1."""
    seconds: float
    """About how long the rest takes."""


def is_prepared() -> bool:
    """Whether everything is compiled, in this version and on this machine."""
    return all(map(is_done, STEPS))


def prepare(report: Callable[[Progress], None] = lambda _: None) -> None:
    """Compile what is not compiled yet; `report` is called twice per second, and at the end."""
    steps = [step for step in STEPS if not is_done(step)]
    chains = _CHAINS if available_cores() > 1 else (tuple(STEPS),)
    work = [left for chain in chains if (left := [step for step in chain if step in steps])]
    lines: _Lines = SimpleQueue()
    children = [_start(chain, lines) for chain in work]
    try:
        _follow(lines, len(children), _Watch(steps), report)
    finally:
        for child in children:
            child.kill()
            child.wait()
    if missing := [step for step in STEPS if not is_done(step)]:
        raise NamijiError("not-prepared", f"these steps did not compile: {', '.join(missing)}")
    report(Progress(tuple(STEPS), share=1.0, seconds=0.0))


def _start(chain: Sequence[str], lines: _Lines) -> "subprocess.Popen[str]":
    """A process that does some steps; its lines are queued, with None after the last."""
    child = subprocess.Popen(  # noqa: S603 - a module of our own
        [sys.executable, "-P", "-m", "namiji.prepare.child", *chain],
        stdout=subprocess.PIPE,
        text=True,
    )

    def read() -> None:
        assert child.stdout is not None  # noqa: S101 - it is a pipe
        with child.stdout as said:
            for line in said:
                lines.put(line)
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    return child


def _follow(
    lines: _Lines, children: int, watch: "_Watch", report: Callable[[Progress], None]
) -> None:
    """Report until all children have ended."""
    due = 0.0
    while children:
        try:
            line = lines.get(timeout=_PULSE)
            if line is None:
                children -= 1
            else:
                watch.hear(*line.split())
        except Empty:
            pass
        if monotonic() >= due:
            report(watch.progress)
            due = monotonic() + _PULSE


class _Watch:
    """What the children have said so far."""

    def __init__(self, steps: Sequence[str]) -> None:
        self._begin = monotonic()
        self._counts = dict.fromkeys(steps, 0)
        self._done = set(STEPS) - set(steps)

    def hear(self, step: str, news: str) -> None:
        if news == "done":
            self._done.add(step)
            self._counts[step] = _WORK[step]
        else:
            self._counts[step] = min(int(news), _WORK[step] - 1)

    @property
    def progress(self) -> Progress:
        share = sum(self._counts.values()) / sum(_WORK[step] for step in self._counts)
        elapsed = monotonic() - self._begin
        # The beginning tells little: Numba itself is being loaded.
        left = elapsed * (1 - share) / share if share > _TELLING else _FIRST_GUESS - elapsed
        done = tuple(step for step in STEPS if step in self._done)
        return Progress(done, share, max(left, 1.0) if share < 1 else 0.0)
