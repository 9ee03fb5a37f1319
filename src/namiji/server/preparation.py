"""Getting ready: what games need is compiled once per machine, while the page is already served.

Other processes compile; the server only loads what they leave on disk, so it answers all the while.
People who want to play before that wait here, and `GET /api/status` says for how long.
"""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Final, NamedTuple, get_args

from namiji.prepare import is_prepared
from namiji.server.logs import log_error
from namiji.server.protocol.status import PreparationInfo, Step
from namiji.server.table.levels import SEARCHING, Level

_STEPS: Final[tuple[Step, ...]] = get_args(Step)


def _say_nothing(_info: PreparationInfo) -> None: ...


class Preparation:
    """What is ready, and what is waited for."""

    def __init__(self) -> None:
        self.on_progress: Callable[[PreparationInfo], None] = _say_nothing
        self._ready: dict[Step, asyncio.Event] = {step: asyncio.Event() for step in _STEPS}
        self._seconds_left = 0.0

    @property
    def info(self) -> PreparationInfo:
        step = next((step for step, ready in self._ready.items() if not ready.is_set()), None)
        left = 0.0 if step is None else self._seconds_left
        return {"ready": step is None, "step": step, "seconds_left": left}

    async def rules(self) -> None:
        """Wait until games can be played."""
        await self._ready["rules"].wait()

    async def level(self, level: Level) -> None:
        """Wait until bots of a level can think."""
        await self._ready["search" if level in SEARCHING else "greedy"].wait()

    async def run(self, load: Callable[[Step], Awaitable[None]]) -> None:
        """Prepare step by step; `load` makes a step usable that lies compiled on disk.

        If compiling fails in the other processes, `load` compiles by itself: later, but it comes.
        """
        ticking = asyncio.create_task(self._tick())
        try:
            await self._run(load)
        finally:
            ticking.cancel()
        self.on_progress(self.info)

    async def _run(self, load: Callable[[Step], Awaitable[None]]) -> None:
        try:
            async for progress in _compiled():
                self._seconds_left = progress.seconds
                for step in takewhile(progress.done.__contains__, _STEPS):
                    await self._finish(step, load)
                self.on_progress(self.info)
        except OSError as error:
            log_error("not-compiled", error)
        for step in _STEPS:
            await self._finish(step, load)

    async def _tick(self) -> None:
        """Report every second, whatever takes longer than that."""
        while True:
            await asyncio.sleep(1)
            self.on_progress(self.info)

    async def _finish(self, step: Step, load: Callable[[Step], Awaitable[None]]) -> None:
        if not self._ready[step].is_set():
            await load(step)
            self._ready[step].set()


class _Progress(NamedTuple):
    done: Sequence[Step]
    """The steps that lie compiled on disk."""
    seconds: float
    """About how long the rest takes."""


async def _compiled() -> AsyncIterator[_Progress]:
    """Let other processes compile, and follow their progress; they end with us."""
    if is_prepared():
        return
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "namiji.prepare", "--json"), stdout=PIPE
    )
    assert process.stdout is not None  # noqa: S101 - it is a pipe
    try:
        async for line in process.stdout:
            progress = json.loads(line)
            yield _Progress(progress["done"], progress["seconds"])
        await process.wait()
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()
