"""`namiji` as tests run it: in this process, or in a process of its own."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from namiji.cli.app import app

PROGRAM = Path(sys.executable).with_name("namiji")


class Printed(NamedTuple):
    """The exit code and both streams of a command."""

    exit_code: int
    stdout: str
    stderr: str

    @property
    def output(self) -> str:
        """Both streams, first what was printed to stdout."""
        return self.stdout + self.stderr


def cli(*words: object, typed: str = "", **environment: str) -> Printed:
    """Run `namiji` with these words; an error that it does not handle is raised."""
    result = CliRunner().invoke(
        app, list(map(str, words)), input=typed, env=environment, catch_exceptions=False
    )
    printed = Printed(result.exit_code, result.stdout, result.stderr)
    assert "Traceback" not in printed.stderr
    return printed


def start_cli(*words: object) -> "subprocess.Popen[str]":
    """Start `namiji` in a new process with a new session, so that a test can interrupt it."""
    return subprocess.Popen(  # noqa: S603 - a command of our own
        [PROGRAM, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
