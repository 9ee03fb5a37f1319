"""Getting ready: what games need is compiled once per machine, while the page is already served.

Other processes compile; the server only loads what they leave on disk, so it answers all the while.
Whoever wants to play before that waits here, and `GET /api/status` says for how long.
"""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Final, NamedTuple, get_args

from namiji.server.logs import log_error
from namiji.server.protocol.status import Part, PreparationInfo
from namiji.server.table.levels import SEARCHING, Level

_PARTS: Final[tuple[Part, ...]] = get_args(Part)


def _say_nothing(_info: PreparationInfo) -> None: ...


class Preparation:
    """What is ready, and what is waited for."""

    def __init__(self) -> None:
        self.on_progress: Callable[[PreparationInfo], None] = _say_nothing
        self._ready: dict[Part, asyncio.Event] = {part: asyncio.Event() for part in _PARTS}
        self._seconds_left = 0.0

    @property
    def info(self) -> PreparationInfo:
        part = next((part for part, ready in self._ready.items() if not ready.is_set()), None)
        left = 0.0 if part is None else self._seconds_left
        return {"ready": part is None, "part": part, "seconds_left": left}

    async def rules(self) -> None:
        """Wait until games can be played."""
        await self._ready["rules"].wait()

    async def level(self, level: Level) -> None:
        """Wait until bots of a level can think."""
        await self._ready["search" if level in SEARCHING else "bots"].wait()

    async def run(self, load: Callable[[Part], Awaitable[None]]) -> None:
        """Prepare part by part; `load` makes a part usable that lies compiled on disk.

        If compiling fails in the other processes, `load` compiles by itself: later, but it comes.
        """
        try:
            async for progress in _compiled():
                self._seconds_left = progress.seconds_left
                if progress.done is not None:
                    await self._finish(progress.done, load)
                self.on_progress(self.info)
        except OSError as error:
            log_error("not-compiled", error)
        for part in _PARTS:
            await self._finish(part, load)
        self.on_progress(self.info)

    async def _finish(self, part: Part, load: Callable[[Part], Awaitable[None]]) -> None:
        if not self._ready[part].is_set():
            await load(part)
            self._ready[part].set()


class _Progress(NamedTuple):
    done: Part | None
    """The part that has just been finished."""
    seconds_left: float


async def _compiled() -> AsyncIterator[_Progress]:
    """Let another process compile, and follow its progress; it ends with us."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "namiji.prepare", "--json"), stdout=PIPE
    )
    assert process.stdout is not None  # noqa: S101 - it is a pipe
    try:
        async for line in process.stdout:
            progress = json.loads(line)
            yield _Progress(progress["done"], progress["seconds_left"])
        await process.wait()
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
