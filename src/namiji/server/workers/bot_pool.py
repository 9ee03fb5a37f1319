"""The bots of the server. They think in worker processes, and they always answer."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Self, TypeAlias, TypeVar

from namiji.bots import make_bot
from namiji.bots.protocol import BotFault
from namiji.errors import NamijiError
from namiji.game.actions import Action
from namiji.game.game import Game
from namiji.game.view import SeatView
from namiji.server.table.levels import LEVELS, SEARCHING, Level
from namiji.server.workers.bot_worker import write_question, write_teaching
from namiji.server.workers.fair_queue import ITSELF, Asker, FairQueue
from namiji.server.workers.worker import Worker

START_SECONDS = 300.0
"""How long a worker may take to get ready, per level: on a server's first start, it compiles."""
THINKING_SECONDS = 60.0
TRIES = 3
"""How often a question is asked before the pool plays any legal action."""


async def _at_once(_level: Level) -> None:
    """For tests: everything is compiled already."""


T = TypeVar("T")
_Task: TypeAlias = "Callable[[_BotWorker], Awaitable[Any]]"


class BotPool:
    """A number of workers, each with a process that starts when it is first needed.

    Askers take turns, and levels that do not search come first (`FairQueue`). The pool replaces a
    process that dies or stalls, and calls `on_fault` with a message that reveals nothing of a game.
    Use the pool with `async with`: on exit, no process remains, and callers that still wait are
    canceled.
    """

    def __init__(
        self,
        workers: int,
        on_fault: Callable[[str], None],
        until_ready: Callable[[Level], Awaitable[None]] = _at_once,
        thinking_seconds: float = THINKING_SECONDS,
        quick_workers: int = 0,
    ) -> None:
        """`quick_workers` are for levels that do not search, so that these never wait for others
        that do.
        """
        self._size, self._quick_size = workers, quick_workers
        self._on_fault = on_fault
        self._until_ready = until_ready
        self._thinking_seconds = thinking_seconds
        # An address that asks for much leaves one worker to the others, if there are several.
        self._queue: FairQueue[tuple[_Task, asyncio.Future[Any]]] = FairQueue(max(1, workers - 1))
        self._start_lock = asyncio.Lock()
        self._runners: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        only_quick = [False] * self._size + [True] * self._quick_size
        self._runners = [asyncio.create_task(self._run(each)) for each in only_quick]
        return self

    async def __aexit__(self, *_error: object) -> None:
        runners, self._runners = self._runners, []
        for runner in runners:
            runner.cancel()
        await asyncio.gather(*runners, return_exceptions=True)
        for _, waiting in self._queue.drain():
            waiting.cancel()

    async def choose(
        self, level: Level, seed: str, view: SeatView, asker: Asker = ITSELF
    ) -> Action:
        """What a bot of that level plays for the seat that decides, given its view.

        Unless a worker fails, the same level, seed and view give the same action.
        """
        if level not in LEVELS:  # other bot names can run programs
            allowed = ", ".join(LEVELS)
            raise NamijiError("unknown-level", f"there is no level '{level}'; allowed: {allowed}")
        await self._until_ready(level)
        is_quick = level not in SEARCHING
        return await self._submit(partial(self._choose, level, seed, view), asker, is_quick)

    async def ready(self, level: Level) -> None:
        """Wait until bots of a level can think."""
        await self._until_ready(level)

    async def teach(self, view: SeatView, action: Action | None, asker: Asker = ITSELF) -> Any:
        """What the teacher says to the deciding seat: a hint or, about an action, a verdict."""
        await self._until_ready("master")
        return await self._submit(partial(self._teach, view, action), asker, is_quick=False)

    async def warm_up(self, levels: Sequence[Level] = LEVELS) -> None:
        """Let each worker decide once per level, so that people do not wait for loading."""
        for level in levels:
            task, is_quick = partial(self._warm_up, level), level not in SEARCHING
            count = self._size + (self._quick_size if is_quick else 0)
            await asyncio.gather(*(self._submit(task, is_quick=is_quick) for _ in range(count)))

    async def _submit(
        self,
        task: "Callable[[_BotWorker], Awaitable[T]]",
        asker: Asker = ITSELF,
        is_quick: bool = True,
    ) -> T:
        if not self._runners:
            raise NamijiError("server-stopping", "the server is stopping; try again later")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((task, done), asker, is_quick)
        return await done

    async def _run(self, only_quick: bool) -> None:
        """Run tasks with one worker. A task that has begun runs to its end, even if its caller was
        canceled.
        """
        worker = _BotWorker()
        try:
            while True:
                (task, done), asker = await self._queue.get(only_quick)
                try:
                    if not done.cancelled():
                        await _complete(task(worker), done)
                finally:
                    self._queue.done(asker)
        finally:
            await worker.end()

    async def _choose(self, level: str, seed: str, view: SeatView, worker: "_BotWorker") -> Action:
        legal = {str(action): action for action in view.legal_actions}
        question = write_question(level, seed, view)
        for _ in range(TRIES):
            async with self._ended_after_fault(worker, level):
                await self._get_ready(worker)
                is_warm = level in worker.warm
                answer = await worker.ask(
                    question, self._thinking_seconds if is_warm else START_SECONDS
                )
                if answer not in legal:
                    raise BotFault("illegal", "answered with an action that is not legal")
                worker.warm.add(level)
                return legal[answer]
        self._on_fault(f"{level}: no answer to {TRIES} questions; the pool plays a random action")
        return make_bot("random", seed).choose(view, view.legal_actions)

    async def _teach(self, view: SeatView, action: Action | None, worker: "_BotWorker") -> Any:
        for _ in range(TRIES):
            async with self._ended_after_fault(worker, "teacher"):
                await self._get_ready(worker)
                is_warm = "master" in worker.warm
                seconds = self._thinking_seconds if is_warm else START_SECONDS
                return json.loads(await worker.ask(write_teaching(view, action), seconds))
        raise NamijiError("no-hint", "the teacher does not answer; try again later")

    async def _warm_up(self, level: Level, worker: "_BotWorker") -> None:
        game = Game.new(2, "warm-up")
        await self._choose(level, "warm-up", game.view(game.decider), worker)

    async def _get_ready(self, worker: "_BotWorker") -> None:
        if not worker.is_ready:
            async with self._start_lock:  # the others load from disk what the first one compiles
                await worker.start(START_SECONDS)

    @asynccontextmanager
    async def _ended_after_fault(self, worker: "_BotWorker", what: str) -> AsyncIterator[None]:
        """After a fault, the worker's process ends; the next question starts a new one."""
        try:
            yield
        except BotFault as fault:
            await worker.end()
            self._on_fault(f"{what}: {fault}")


async def _complete(work: Awaitable[T], done: "asyncio.Future[T]") -> None:
    """Pass the result on, unless the caller was canceled."""
    try:
        result = await work
        if not done.cancelled():
            done.set_result(result)
    except Exception as error:
        if not done.cancelled():
            done.set_exception(error)
    finally:
        done.cancel()  # has no effect unless this task itself was canceled


class _BotWorker(Worker):
    def __init__(self) -> None:
        super().__init__("namiji.server.workers.bot_worker")
        self.warm: set[str] = set()
        """The levels that have answered before and so need not compile."""

    async def start(self, seconds: float) -> None:
        await super().start(seconds)
        self.warm = set()
