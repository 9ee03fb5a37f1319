"""`namiji` in this process: what a command prints and exits with."""

from typing import NamedTuple

from typer.testing import CliRunner

from namiji.cli.app import app


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
    assert "Traceback" not in printed.output
    return printed
