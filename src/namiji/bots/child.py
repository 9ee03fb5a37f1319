"""Programs that are asked by a line and answer by a line, and never keep us waiting for ever."""

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
_GRACE = 1.0  # seconds in which a program may leave by itself, or its last words arrive


class Child:
    """A running program. After any fault it has ended, and everything that it had started too."""

    def __init__(self, command: Command, environment: Mapping[str, str]) -> None:
        self.command = command
        try:
            self._process = Popen(  # noqa: S603 - what the user has named as a bot
                command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                env={**os.environ, **environment},
                start_new_session=True,  # Ctrl-C is for us, who end our children in order
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise BotFault("crash", f"cannot be started: {reason}") from None
        self._last_words: deque[str] = deque(maxlen=_KEPT_LINES)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._talker = threading.Thread()

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    @property
    def last_words(self) -> str:
        """The last lines that it wrote to stderr."""
        return "\n".join(self._last_words)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Its answer to a line. One that ends or does not answer in time has a fault."""
        answers: SimpleQueue[bytes] = SimpleQueue()
        # Reading and writing may both block: a thread does so, while we watch the clock.
        self._talker = threading.Thread(target=self._talk, args=(line, answers), daemon=True)
        self._talker.start()
        try:
            answer = answers.get(timeout=seconds)
        except Empty:
            self.end()
            raise BotFault("stall", f"no answer after {seconds:g} s", self.last_words) from None
        except BaseException:  # we were interrupted, and its answer would come to nobody
            self.end()
            raise
        if answer.endswith(b"\n"):
            return answer
        if len(answer) == _LONGEST_ANSWER:
            self.end()
            raise BotFault("illegal", "its answer is too long", self.last_words)
        self._end_soon()
        raise BotFault("crash", f"its process {self._way_to_go()}", self.last_words)

    def tell(self, line: bytes) -> None:
        """Say something that takes no answer."""
        with suppress(OSError):  # it may have ended
            _opened(self._process.stdin).write(line)
            _opened(self._process.stdin).flush()

    def leave(self) -> None:
        """Let it end by itself, as its input does; if it stays, end it."""
        with suppress(OSError):
            _opened(self._process.stdin).close()
        self._end_soon()

    def end(self) -> None:
        """End it and all that it has started; its last words are there then."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        _close(self._talker, self._process.stdin, self._process.stdout)
        _close(self._listener, self._process.stderr)

    def _end_soon(self) -> None:
        with suppress(TimeoutExpired):
            self._process.wait(_GRACE)
        self.end()

    def _talk(self, line: bytes, answers: "SimpleQueue[bytes]") -> None:
        self.tell(line)
        answers.put(_opened(self._process.stdout).readline(_LONGEST_ANSWER))

    def _listen(self) -> None:
        while line := _opened(self._process.stderr).readline(_KEPT_WIDTH):
            self._last_words.append(line.decode(errors="replace").rstrip())

    def _way_to_go(self) -> str:
        code = self._process.returncode
        return f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"


def _close(user: threading.Thread, *streams: IO[bytes] | None) -> None:
    """Close our ends of pipes; not while their thread waits for somebody who has the other end."""
    if user.ident:
        user.join(_GRACE)
    for stream in streams:
        with suppress(OSError):
            if not user.is_alive():
                _opened(stream).close()


def _opened(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None  # noqa: S101 - all three are pipes
    return stream


# Programs that have played a game and wait for another: starting one can take longer than a game.
_idle: dict[Command, list[Child]] = {}


def borrow(command: Command, environment: Mapping[str, str]) -> Child:
    """A program of that command: one that waits, or a new one."""
    waiting = _idle.get(command, [])
    while waiting:
        child = waiting.pop()
        if child.is_alive:
            return child
        child.end()
    return Child(command, environment)


def give_back(child: Child) -> None:
    """Keep a program that owes no answer for the next game."""
    _idle.setdefault(child.command, []).append(child)


@atexit.register
def end_idle() -> None:
    """End the programs that wait."""
    for waiting in _idle.values():
        while waiting:
            waiting.pop().leave()
