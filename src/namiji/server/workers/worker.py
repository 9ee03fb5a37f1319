"""Worker processes: the server's handle on one, and what the process itself uses.

A worker is a module that runs as a program. It writes a line when it is ready, and one or more
lines per question; a question is one line, too. When its standard input ends, the server has ended
and the worker exits.
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

_FAULT: Final = "fault: "  # an answer that starts like this reports an error
_MAX_LINE_BYTES = 64 * 2**20


class Worker:
    """A process that answers one question at a time. After a fault, the caller must end it."""

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
                limit=_MAX_LINE_BYTES,
                start_new_session=True,  # Ctrl-C is for the server, which ends its workers
            )
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise BotFault("crash", f"its process cannot be started: {reason}") from None
        await self.ask(b"", seconds)  # the line that says that it is ready

    async def ask(self, question: bytes, seconds: float) -> str:
        """The next line of the worker. An empty question only waits for that line."""
        process = self._process
        assert process is not None  # noqa: S101 - the caller has started it
        assert process.stdin is not None  # noqa: S101 - `start` makes it a pipe
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
            await self._process.communicate()  # waits until its pipes are closed, too
            self._process = None


# What the process itself uses


def read_questions(niceness: int) -> "SimpleQueue[bytes]":
    """Lower the priority of this process, and read questions in the background."""
    if sys.platform != "win32":
        os.nice(niceness)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it is for the server, which ends its workers
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(questions,), daemon=True).start()
    return questions


def _read(questions: "SimpleQueue[bytes]") -> None:
    """Standard input ends when the server ends, even if it was killed: exit at once."""
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def write_line(line: str) -> None:
    sys.stdout.buffer.write(line.encode() + b"\n")
    sys.stdout.buffer.flush()


def answer(compute: Callable[[], str]) -> None:
    """Write the result of a computation, or where it failed."""
    try:
        line = compute()
    except Exception as error:  # its type and place only: its message could reveal a secret
        frame = traceback.extract_tb(error.__traceback__)[-1]
        line = f"{_FAULT}{type(error).__name__} in {Path(frame.filename).name}, line {frame.lineno}"
    write_line(line)
