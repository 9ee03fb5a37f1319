"""A real `namiji serve`, in a process of its own that tests may kill and start again."""

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from tests.support.paths import ROOT

PROGRAM = Path(sys.executable).with_name("namiji")
PATIENCE = 300  # seconds for what takes one or two, but for the compiling on a fresh machine
UNLIMITED = (
    *("--tables-per-hour", "1000000", "--joins-per-hour", "1000000"),
    *("--tables-per-day", "1000000", "--editions-per-day", "1000000"),
    *("--checks-per-hour", "1000000"),
    *("--sockets-per-address", "4000"),
    *("--messages-per-second", "1000000", "--messages-burst", "1000000"),
    *("--requests-per-second", "1000000", "--requests-burst", "1000000"),
)
"""Options for those who play many seats from one address, and faster than people."""

_MARK = "NAMIJI_TEST_SERVER"  # in the environment of a server and of all that it starts


@contextmanager
def workplace(prefix: str) -> Iterator[Path]:
    """A folder for a server's files; it stays if something goes wrong, for those who look why."""
    folder = Path(tempfile.mkdtemp(prefix=prefix))
    try:
        yield folder
    except Exception as error:
        error.add_note(f"the database and the log are in {folder}")
        raise
    shutil.rmtree(folder)


class ServerProcess:
    """A server on one port and one database, for as long as it is entered.

    Its log goes on over all its lives. Leaving checks that no process of any life is left.
    """

    def __init__(
        self, folder: Path, database: str, *options: str, program: Sequence[str] = (str(PROGRAM),)
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [*program, "serve", *options]
        self._command += ["--port", str(self.port), "--database", database]
        self._log_file = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._launched = 0.0
        self._mark = f"{_MARK}={secrets.token_hex(8)}"

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        try:
            status = await asyncio.to_thread(self.stop) if self._process else 0
        finally:
            left = _end_all(self._mark)
        if kind is None:
            assert status == 0, f"the server ended with {status}:\n{self.log_tail()}"
            assert not left, f"left behind: {left}"
        elif error is not None and not isinstance(error, asyncio.CancelledError):
            error.add_note(f"the end of the server's log:\n{self.log_tail()}")

    async def start(self) -> float:
        """Start it and wait until it is healthy; returns how many seconds that took."""
        self.launch()
        return await self.be_up()

    def launch(self) -> None:
        """Start it without waiting."""
        assert self._process is None
        self._launched = time.monotonic()
        with self._log_file.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own command
                self._command,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the tests
                cwd=ROOT,
                env=os.environ | dict([self._mark.split("=")]),
            )

    async def be_up(self) -> float:
        """Wait until it is healthy; returns how many seconds after its start that was."""
        assert self._process is not None
        deadline = self._launched + PATIENCE
        async with httpx.AsyncClient(base_url=self.url, trust_env=False) as http:
            while not await _is_healthy(http):
                status = self._process.poll()
                assert status is None, f"the server ended with {status}:\n{self.log_tail()}"
                assert time.monotonic() < deadline, f"the server is not up:\n{self.log_tail()}"
                await asyncio.sleep(0.02)
        return time.monotonic() - self._launched

    async def come_back(self) -> float:
        """Start it, again and again if it ends, as systemd does; returns the seconds until it is
        healthy.
        """
        began = time.monotonic()
        self.launch()
        while True:
            try:
                await self.be_up()
            except AssertionError:
                assert time.monotonic() < began + PATIENCE, self.log_tail()
                self._process = None
                await asyncio.sleep(0.1)  # systemd's RestartSec
                self.launch()
            else:
                return time.monotonic() - began

    def kill(self) -> None:
        """No goodbye: what it has not committed is lost."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, as an operator does; returns its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        process, self._process = self._process, None
        process.send_signal(how)
        try:
            return process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise

    @property
    def log(self) -> str:
        """All that it has written so far, on both streams."""
        return self._log_file.read_text(encoding="utf-8", errors="replace")

    def log_tail(self, lines: int = 30) -> str:
        return "\n".join(self.log.splitlines()[-lines:])


class RepeatableServer(ServerProcess):
    """A server on a new SQLite file whose deals, tokens and ids can be repeated.

    It lives once: another life would give the same ids again.
    """

    def __init__(self, folder: Path, *options: str) -> None:
        self._luck = folder / "luck.txt"
        self.begin("")
        super().__init__(
            folder,
            f"sqlite:///{folder / 'tables.db'}",
            *UNLIMITED,
            *options,
            program=(sys.executable, "-m", "tests.support.repeatable", str(self._luck)),
        )

    def begin(self, test: str) -> None:
        """From now on, chance follows from the name of a test."""
        self._luck.write_text(test, encoding="utf-8")


@contextmanager
def running(folder: Path, *options: str) -> Iterator[RepeatableServer]:
    """A server for tests that have no loop of their own."""
    server = RepeatableServer(folder, *options)
    asyncio.run(server.start())
    try:
        yield server
    finally:
        asyncio.run(server.__aexit__(None, None, None))


async def _is_healthy(http: httpx.AsyncClient) -> bool:
    try:
        return (await http.get("/healthz")).status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _end_all(mark: str) -> list[str]:
    """Wait for what bears a mark to be gone; end and name what stays."""
    deadline = time.monotonic() + PATIENCE / 20
    while (left := _marked(mark)) and time.monotonic() < deadline:
        time.sleep(0.05)
    for process in left:
        os.kill(process, signal.SIGKILL)
    return [f"{process} {command}" for process, command in left.items()]


def _marked(mark: str) -> dict[int, str]:
    """The living processes with a mark in their environment, and their command lines."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes().split(b"\0"):
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ")
                found[int(folder.name)] = command.decode(errors="replace")
        except OSError:
            continue  # it has just ended, or is not ours
    return found
