"""Processes in which the server has something thought out, seen from both ends.

A worker is a module that is run as a program. It speaks when it is ready, and answers every
question; both are lines of text. Where the questions end, the server has ended.
"""

import asyncio
import os
import signal
import sys
import threading
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from namiji.bots.protocol import BotFault

_FAULT: Final = "fault: "  # what an answer starts with that is none
_LONGEST = 64 * 2**20  # bytes of an answer


class Worker:
    """A process that answers one question at a time. After a fault it must be ended."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: Process | None = None

    @property
    def is_ready(self) -> bool:
        return self._process is not None

    async def start(self, seconds: float) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", self._module),
                stdin=PIPE,
                stdout=PIPE,
                limit=_LONGEST,
                start_new_session=True,  # Ctrl-C is for the server, which ends its processes
            )
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise BotFault("crash", f"its process cannot be started: {reason}") from None
        await self.ask(b"", seconds)  # it speaks first, when it is ready

    async def ask(self, question: bytes, seconds: float) -> str:
        """The next line that it says; without a question, what it goes on to say."""
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
        if answer.startswith(_FAULT):
            raise BotFault("crash", answer.removeprefix(_FAULT))
        return answer

    async def end(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.communicate()  # until its pipes are closed, too
            self._process = None


# The process itself


def hear_questions(niceness: int) -> "SimpleQueue[bytes]":
    """Stand back behind people's own moves, and be all ears."""
    if sys.platform != "win32":
        os.nice(niceness)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # meant for the server, which ends us in order
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(questions,), daemon=True).start()
    return questions


def _read(questions: "SimpleQueue[bytes]") -> None:
    """The questions end when the server has ended, even by a kill: leave, whoever is thinking."""
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def say(line: str) -> None:
    sys.stdout.buffer.write(line.encode() + b"\n")
    sys.stdout.buffer.flush()


def answer(think: Callable[[], str]) -> None:
    """Say what comes of a thought."""
    try:
        line = think()
    except Exception as error:  # by its type and place: its words could tell a secret
        frame = traceback.extract_tb(error.__traceback__)[-1]
        line = f"{_FAULT}{type(error).__name__} in {Path(frame.filename).name}, line {frame.lineno}"
    say(line)
