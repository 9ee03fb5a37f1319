"""Analyzes of finished games: one at a time, kept for those who ask again."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from namiji.bots.protocol import BotFault
from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.record import read_record
from namiji.server.workers.analysis_worker import write_question
from namiji.server.workers.worker import Worker

EFFORT = 800
"""Playouts for each question about a decision: a game of four takes a core about 20 seconds."""

PAUSE = 60.0
"""Seconds until a failed one may be tried once more: all who wait for it hear of the failure."""

_KEPT = 100  # analyzes, of less than 100 kB each
_SECONDS = 300.0  # until a sign of life: where nothing is compiled yet, that comes first


@dataclass(slots=True)
class Study:
    """A game that waits for its analysis, or is in it."""

    record: str
    edition: Edition
    decisions: int
    done: int = 0


class Analyst:
    """Used by `async with`: when that is left, no process remains. `on_fault` is told of a process
    that failed, in words that give nothing of a game away.
    """

    def __init__(
        self,
        on_fault: Callable[[str], None],
        effort: int = EFFORT,
        most_waiting: int = 20,
        pause: float = PAUSE,
    ) -> None:
        self._on_fault, self._effort = on_fault, effort
        self._most_waiting, self._pause = most_waiting, pause
        self._waiting: dict[str, Study] = {}
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._found: OrderedDict[str, str | None] = OrderedDict()
        """Analyzes as JSON; None where it has just failed."""
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_error: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, record: str, edition: Edition) -> str | Study:
        """The analysis of a game, as JSON, or how far it is; whoever asks first starts it."""
        key = hashlib.sha256(record.encode()).hexdigest()
        if key not in self._found and key not in self._waiting:
            game = await asyncio.to_thread(read_record, record, edition)
            self._begin(key, Study(record, edition, len(game.decisions)))
        if key not in self._found:
            return self._waiting[key]
        found = self._found[key]
        if found is None:
            raise NamijiError("analysis-failed", "this game could not be analyzed; try again later")
        self._found.move_to_end(key)
        return found

    def _begin(self, key: str, study: Study) -> None:
        if key in self._waiting or key in self._found:  # somebody was faster
            return
        if len(self._waiting) >= self._most_waiting:
            message = "many games wait for their analysis: try again in a few minutes"
            raise NamijiError("busy", message)
        self._waiting[key] = study
        self._queue.put_nowait(key)

    async def _run(self) -> None:
        while True:
            key = await self._queue.get()
            found = self._found[key] = await self._study(self._waiting[key])
            del self._waiting[key]
            if found is None:
                asyncio.get_running_loop().call_later(self._pause, self._found.pop, key, None)
            if len(self._found) > _KEPT:
                self._found.popitem(last=False)

    async def _study(self, study: Study) -> str | None:
        """In a process of its own, which leaves nothing behind."""
        worker = Worker("namiji.server.workers.analysis_worker")
        question = write_question(study.record, study.edition, self._effort)
        try:
            await worker.start(_SECONDS)
            line = await worker.ask(question, _SECONDS)
            while line.isdecimal():
                study.done = int(line)
                line = await worker.ask(b"", _SECONDS)
            return line
        except BotFault as fault:
            self._on_fault(f"analysis: {fault}")
            return None
        finally:
            await worker.end()
