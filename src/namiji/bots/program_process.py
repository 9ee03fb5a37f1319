"""Programs that answer one line with one line. A program can never block its caller for ever."""

import atexit
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from typing import IO, TypeAlias

from namiji.bots.protocol import BotFault

Command: TypeAlias = tuple[str, ...]

_LONGEST_ANSWER = 100_000  # bytes
_KEPT_LINES, _KEPT_WIDTH = 20, 500  # of what a program writes to stderr
_GRACE = 1.0  # seconds in which a program may end by itself, or its last output arrive


class ProgramProcess:
    """A running program. After a fault, the program and every process it started have ended."""

    def __init__(self, command: Command, environment: Mapping[str, str]) -> None:
        self.command = command
        try:
            self._process = Popen(  # noqa: S603 - the user named this command as a bot
                command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                env={**os.environ, **environment},
                start_new_session=True,  # the parent handles Ctrl-C and ends its children
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise BotFault("crash", f"cannot be started: {reason}") from None
        self._error_lines: deque[str] = deque(maxlen=_KEPT_LINES)
        self._error_reader = threading.Thread(target=self._read_errors, daemon=True)
        self._error_reader.start()
        self._asker = threading.Thread()

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    @property
    def error_output(self) -> str:
        """The last lines that the program wrote to stderr."""
        return "\n".join(self._error_lines)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Return the program's answer to a line.

        Raise a fault if the program ends or does not answer in time.
        """
        answers: SimpleQueue[bytes] = SimpleQueue()
        # Reading and writing can both block: a thread does them while this one watches the clock.
        self._asker = threading.Thread(target=self._exchange, args=(line, answers), daemon=True)
        self._asker.start()
        try:
            answer = answers.get(timeout=seconds)
        except Empty:
            self.end()
            raise BotFault("stall", f"no answer after {seconds:g} s", self.error_output) from None
        except BaseException:  # after an interrupt, nobody waits for the answer
            self.end()
            raise
        if answer.endswith(b"\n"):
            return answer
        if len(answer) == _LONGEST_ANSWER:
            self.end()
            raise BotFault("illegal", "its answer is too long", self.error_output)
        self._end_soon()
        raise BotFault("crash", f"its process {self._how_it_ended()}", self.error_output)

    def tell(self, line: bytes) -> None:
        """Send a line that needs no answer."""
        with suppress(OSError):  # the program may have ended
            _opened(self._process.stdin).write(line)
            _opened(self._process.stdin).flush()

    def leave(self) -> None:
        """Close the program's input and let it end by itself. If it does not, end it."""
        with suppress(OSError):
            _opened(self._process.stdin).close()
        self._end_soon()

    def end(self) -> None:
        """End the program and every process it started; `error_output` is complete then."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        _close(self._asker, self._process.stdin, self._process.stdout)
        _close(self._error_reader, self._process.stderr)

    def _end_soon(self) -> None:
        with suppress(TimeoutExpired):
            self._process.wait(_GRACE)
        self.end()

    def _exchange(self, line: bytes, answers: "SimpleQueue[bytes]") -> None:
        self.tell(line)
        answers.put(_opened(self._process.stdout).readline(_LONGEST_ANSWER))

    def _read_errors(self) -> None:
        while line := _opened(self._process.stderr).readline(_KEPT_WIDTH):
            self._error_lines.append(line.decode(errors="replace").rstrip())

    def _how_it_ended(self) -> str:
        code = self._process.returncode
        return f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"


def _close(user: threading.Thread, *streams: IO[bytes] | None) -> None:
    """Close our ends of pipes, unless their thread still waits for another process to write."""
    if user.ident:
        user.join(_GRACE)
    for stream in streams:
        with suppress(OSError):
            if not user.is_alive():
                _opened(stream).close()


def _opened(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None  # noqa: S101 - all three streams are pipes
    return stream


# Programs that finished a game and wait for another: starting one can take longer than a game.
_idle: dict[Command, list[ProgramProcess]] = {}


def borrow_process(command: Command, environment: Mapping[str, str]) -> ProgramProcess:
    """Return a process that runs the command: an idle one if there is any, or a new one."""
    waiting = _idle.get(command, [])
    while waiting:
        process = waiting.pop()
        if process.is_alive:
            return process
        process.end()
    return ProgramProcess(command, environment)


def return_process(process: ProgramProcess) -> None:
    """Keep a process that owes no answer for the next game."""
    _idle.setdefault(process.command, []).append(process)


@atexit.register
def end_idle_processes() -> None:
    for waiting in _idle.values():
        while waiting:
            waiting.pop().leave()
