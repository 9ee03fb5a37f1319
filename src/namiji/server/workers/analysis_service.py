"""Analyses of finished games. The service runs one at a time and keeps the results."""

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
"""Playouts per question about a decision. At this effort, one core needs about 20 seconds for a
game of four."""

RETRY_SECONDS = 60.0
"""How long a failed analysis is reported as failed before a new attempt is allowed."""

_KEPT = 100  # results, each smaller than 100 kB
_SILENCE_SECONDS = 300.0  # longest wait for a line from the worker: it may have to compile first


@dataclass(slots=True)
class AnalysisJob:
    """A game that waits for its analysis or is being analyzed."""

    record: str
    edition: Edition
    decisions: int
    address: str = ""
    """Who asked first."""
    done: int = 0
    """Decisions analyzed so far."""


class AnalysisService:
    """Use it with `async with`: on exit, no process remains.

    `on_fault` receives a message about each failed process. The message reveals nothing of a game.
    """

    def __init__(
        self,
        on_fault: Callable[[str], None],
        effort: int = EFFORT,
        max_jobs: int = 20,
        max_per_address: int = 3,
        retry_seconds: float = RETRY_SECONDS,
    ) -> None:
        self._on_fault, self._effort = on_fault, effort
        self._max_jobs, self._max_per_address = max_jobs, max_per_address
        self._retry_seconds = retry_seconds
        self._jobs: dict[str, AnalysisJob] = {}
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._results: OrderedDict[str, str | None] = OrderedDict()
        """Analyses as JSON; None for one that failed recently."""
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_error: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, record: str, edition: Edition, address: str = "") -> str | AnalysisJob:
        """The analysis of a game as JSON, or its job while it is not done.

        The first call for a game starts the analysis. An address can have a few of them at once.
        """
        key = hashlib.sha256(record.encode()).hexdigest()
        if key not in self._results and key not in self._jobs:
            game = await asyncio.to_thread(read_record, record, edition)
            self._add(key, AnalysisJob(record, edition, len(game.decisions), address))
        if key not in self._results:
            return self._jobs[key]
        result = self._results[key]
        if result is None:
            raise NamijiError("analysis-failed", "this game could not be analyzed; try again later")
        self._results.move_to_end(key)
        return result

    def _add(self, key: str, job: AnalysisJob) -> None:
        if key in self._jobs or key in self._results:  # another caller was faster
            return
        of_address = sum(each.address == job.address for each in self._jobs.values())
        if len(self._jobs) >= self._max_jobs or of_address >= self._max_per_address:
            message = "many games wait for their analysis: try again in a few minutes"
            raise NamijiError("busy", message)
        self._jobs[key] = job
        self._queue.put_nowait(key)

    async def _run(self) -> None:
        while True:
            key = await self._queue.get()
            result = self._results[key] = await self._analyze(self._jobs[key])
            del self._jobs[key]
            if result is None:
                loop = asyncio.get_running_loop()
                loop.call_later(self._retry_seconds, self._results.pop, key, None)
            if len(self._results) > _KEPT:
                self._results.popitem(last=False)

    async def _analyze(self, job: AnalysisJob) -> str | None:
        """Run the job in a new process that ends with it."""
        worker = Worker("namiji.server.workers.analysis_worker")
        question = write_question(job.record, job.edition, self._effort)
        try:
            await worker.start(_SILENCE_SECONDS)
            line = await worker.ask(question, _SILENCE_SECONDS)
            while line.isdecimal():
                job.done = int(line)
                line = await worker.ask(b"", _SILENCE_SECONDS)
            return line
        except BotFault as fault:
            self._on_fault(f"analysis: {fault}")
            return None
        finally:
            await worker.end()
