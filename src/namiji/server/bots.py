"""Bots of the server: they think in processes of their own, and always answer."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Self, TypeAlias, TypeVar

from namiji.action import Action
from namiji.bots import make_bot
from namiji.bots.protocol import BotFault
from namiji.error import NamijiError
from namiji.server.level import LEVELS
from namiji.server.thinker import FAULT, write_question
from namiji.view import SeatView

START_SECONDS = 300.0
"""How long a worker may take to get ready: when a server is started for the first time, the worker
compiles."""
THOUGHT_SECONDS = 60.0
TRIES = 3
"""How often a question is asked before any legal action will do."""

T = TypeVar("T")
_Errand: TypeAlias = "Callable[[_Worker], Awaitable[Any]]"


class BotPool:
    """So many workers, each with a process that is started when it is first needed.

    Who asks first is answered first. A process that dies or stalls is replaced, and `on_fault` is
    told so in words that give nothing of a game away. The pool is used by `async with`: when that
    is left, no process remains, and whoever still waits is cancelled.
    """

    def __init__(
        self,
        workers: int,
        on_fault: Callable[[str], None],
        thought_seconds: float = THOUGHT_SECONDS,
    ) -> None:
        self._size = workers
        self._on_fault = on_fault
        self._thought_seconds = thought_seconds
        self._errands: asyncio.Queue[tuple[_Errand, asyncio.Future[Any]]] = asyncio.Queue()
        self._one_starts = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._run()) for _ in range(self._size)]
        return self

    async def __aexit__(self, *_error: object) -> None:
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self._errands.empty():
            self._errands.get_nowait()[1].cancel()

    async def choose(self, level: str, seed: str, view: SeatView) -> Action:
        """What a bot of that level does, on the view of the seat that decides.

        Unless there are faults, it follows from level, seed and view.
        """
        if level not in LEVELS:  # other names of bots stand for programs to be run
            allowed = ", ".join(LEVELS)
            raise NamijiError("unknown-level", f"there is no level '{level}'; allowed: {allowed}")
        return await self._send(partial(self._choose, level, seed, view))

    async def warm_up(self) -> None:
        """Get all workers ready, as far as they have nothing else to do."""
        await asyncio.gather(*(self._send(self._warm_up) for _ in range(self._size)))

    async def _send(self, errand: "Callable[[_Worker], Awaitable[T]]") -> T:
        if not self._tasks:
            raise NamijiError("server-stopping", "the server is stopping; try again later")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._errands.put_nowait((errand, done))
        return await done

    async def _run(self) -> None:
        """Run errands with one worker. A thought cannot be stopped: it is finished for nobody."""
        worker = _Worker()
        try:
            while True:
                errand, done = await self._errands.get()
                if not done.cancelled():
                    await _settle(errand(worker), done)
        finally:
            await worker.end()

    async def _choose(self, level: str, seed: str, view: SeatView, worker: "_Worker") -> Action:
        legal = {str(action): action for action in view.legal}
        question = write_question(level, seed, view)
        for _ in range(TRIES):
            async with self._watched(worker, level):
                await self._get_ready(worker)
                answer = await worker.ask(question, self._thought_seconds)
                if answer not in legal:
                    raise BotFault("illegal", "answered with an action that is not legal")
                return legal[answer]
        self._on_fault(f"{level}: asked {TRIES} times in vain, any legal action is taken")
        return make_bot("random", seed).choose(view, view.legal)

    async def _warm_up(self, worker: "_Worker") -> None:
        async with self._watched(worker, "warm-up"):
            await self._get_ready(worker)

    async def _get_ready(self, worker: "_Worker") -> None:
        if not worker.is_ready:
            async with self._one_starts:  # what the first one compiles, the others find on disk
                await worker.start(START_SECONDS)

    @asynccontextmanager
    async def _watched(self, worker: "_Worker", what: str) -> AsyncIterator[None]:
        """After a fault, the worker is started anew when it is needed."""
        try:
            yield
        except BotFault as fault:
            await worker.end()
            self._on_fault(f"{what}: {fault}")


async def _settle(work: Awaitable[T], done: "asyncio.Future[T]") -> None:
    """Hand over what comes of the work, if somebody still waits for it."""
    try:
        result = await work
        if not done.cancelled():
            done.set_result(result)
    except Exception as error:
        if not done.cancelled():
            done.set_exception(error)
    finally:
        done.cancel()  # to no effect, unless we have been cancelled ourselves


class _Worker:
    """A process that answers one question at a time. After a fault it must be ended."""

    def __init__(self) -> None:
        self._process: Process | None = None

    @property
    def is_ready(self) -> bool:
        return self._process is not None

    async def start(self, seconds: float) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "namiji.server.thinker"),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # Ctrl-C is for the server, which ends its processes
            )
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise BotFault("crash", f"its process cannot be started: {reason}") from None
        await self.ask(b"", seconds)  # it speaks first, when it is ready

    async def ask(self, question: bytes, seconds: float) -> str:
        process = self._process
        assert process is not None  # noqa: S101 - it has been started
        assert process.stdin is not None  # noqa: S101 - it is a pipe
        assert process.stdout is not None  # noqa: S101 - as above
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(question)
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError:
            raise BotFault("stall", f"no answer after {seconds:g} s") from None
        except ConnectionError:
            line = b""
        if not line:
            code = await process.wait()
            way = f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"
            raise BotFault("crash", f"its process {way}")
        answer = line.decode(errors="replace").strip()
        if answer.startswith(FAULT):
            raise BotFault("crash", answer.removeprefix(FAULT))
        return answer

    async def end(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.communicate()  # until its pipes are closed, too
            self._process = None
