"""Bots of the server: they think in processes of their own, and always answer."""

import asyncio
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
from namiji.server.table.levels import LEVELS, Level
from namiji.server.workers.bot_worker import write_question
from namiji.server.workers.worker import Worker

START_SECONDS = 300.0
"""How long a worker may take to get ready, for each level: when a server is started for the first
time, the worker compiles."""
THOUGHT_SECONDS = 60.0
TRIES = 3
"""How often a question is asked before any legal action will do."""


async def _at_once(_level: Level) -> None:
    """Everything is compiled already."""


T = TypeVar("T")
_Errand: TypeAlias = "Callable[[_Thinker], Awaitable[Any]]"


class BotPool:
    """So many workers, each with a process that is started when it is first needed.

    Who asks first is answered first. A process that dies or stalls is replaced, and `on_fault` is
    told so in words that give nothing of a game away. The pool is used by `async with`: when that
    is left, no process remains, and whoever still waits is canceled.
    """

    def __init__(
        self,
        workers: int,
        on_fault: Callable[[str], None],
        until_ready: Callable[[Level], Awaitable[None]] = _at_once,
        thought_seconds: float = THOUGHT_SECONDS,
    ) -> None:
        self._size = workers
        self._on_fault = on_fault
        self._until_ready = until_ready
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

    async def choose(self, level: Level, seed: str, view: SeatView) -> Action:
        """What a bot of that level does, on the view of the seat that decides.

        Unless there are faults, it follows from level, seed and view.
        """
        if level not in LEVELS:  # other names of bots stand for programs to be run
            allowed = ", ".join(LEVELS)
            raise NamijiError("unknown-level", f"there is no level '{level}'; allowed: {allowed}")
        await self._until_ready(level)
        return await self._send(partial(self._choose, level, seed, view))

    async def warm_up(self, levels: Sequence[Level] = LEVELS) -> None:
        """Let the workers think once with each level, so that people do not wait for loading."""
        for level in levels:
            errand = partial(self._warm_up, level)
            await asyncio.gather(*(self._send(errand) for _ in range(self._size)))

    async def _send(self, errand: "Callable[[_Thinker], Awaitable[T]]") -> T:
        if not self._tasks:
            raise NamijiError("server-stopping", "the server is stopping; try again later")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._errands.put_nowait((errand, done))
        return await done

    async def _run(self) -> None:
        """Run errands with one worker. A thought cannot be stopped: it is finished for nobody."""
        worker = _Thinker()
        try:
            while True:
                errand, done = await self._errands.get()
                if not done.cancelled():
                    await _settle(errand(worker), done)
        finally:
            await worker.end()

    async def _choose(self, level: str, seed: str, view: SeatView, worker: "_Thinker") -> Action:
        legal = {str(action): action for action in view.legal_actions}
        question = write_question(level, seed, view)
        for _ in range(TRIES):
            async with self._watched(worker, level):
                await self._get_ready(worker)
                is_warm = level in worker.warm
                answer = await worker.ask(
                    question, self._thought_seconds if is_warm else START_SECONDS
                )
                if answer not in legal:
                    raise BotFault("illegal", "answered with an action that is not legal")
                worker.warm.add(level)
                return legal[answer]
        self._on_fault(f"{level}: asked {TRIES} times in vain, any legal action is taken")
        return make_bot("random", seed).choose(view, view.legal_actions)

    async def _warm_up(self, level: Level, worker: "_Thinker") -> None:
        game = Game.new(2, "warm-up")
        await self._choose(level, "warm-up", game.view(game.decider), worker)

    async def _get_ready(self, worker: "_Thinker") -> None:
        if not worker.is_ready:
            async with self._one_starts:  # what the first one compiles, the others find on disk
                await worker.start(START_SECONDS)

    @asynccontextmanager
    async def _watched(self, worker: "_Thinker", what: str) -> AsyncIterator[None]:
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
        done.cancel()  # to no effect, unless we have been canceled ourselves


class _Thinker(Worker):
    def __init__(self) -> None:
        super().__init__("namiji.server.workers.bot_worker")
        self.warm: set[str] = set()
        """The levels that are known to think without compiling first."""

    async def start(self, seconds: float) -> None:
        await super().start(seconds)
        self.warm = set()
