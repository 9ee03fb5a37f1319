"""Running the programs of tests/programs, interpreted or compiled."""

import os
import subprocess
import sys

from tests.support.paths import ROOT


def run(*command: str, **environment: str) -> str:
    """What a Python command of the repository prints; it has to succeed."""
    done = subprocess.run(  # noqa: S603 - a command of our own
        [sys.executable, *command],
        env={**os.environ, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def run_program(name: str, *arguments: str, **environment: str) -> str:
    """What a program of tests/programs prints."""
    return run("-m", f"tests.programs.{name}", *arguments, **environment)
