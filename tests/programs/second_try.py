"""Run tests that have failed once more, alone: `python -m tests.programs.second_try STATUS`.

`make test` calls it with the exit status of a run of pytest. Browsers, sockets and processes share
few cores there: a hiccup of the machine passes the second time, and a fault fails again.
"""

import json
import subprocess
import sys

import pytest

from tests.support.paths import ROOT

MOST = 5
FAILED = ROOT / ".pytest_cache/v/cache/lastfailed"


def main() -> int:
    """The exit status of both runs together."""
    status = int(sys.argv[1])
    if status != pytest.ExitCode.TESTS_FAILED:
        return status  # an interrupt or a crash
    failed = sorted(json.loads(FAILED.read_text(encoding="utf-8")))
    if not 0 < len(failed) <= MOST or not all("::" in name for name in failed):
        return status  # too many, or a file that could not be collected
    names = "".join(f"    {name}\n" for name in failed)
    say = sys.stderr.write
    say(f"\nThese tests have failed, and get a second try, alone:\n{names}\n")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *failed]
    again = subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603 - our own tests
    if again == pytest.ExitCode.OK:
        say(f"\nThese tests have passed only at their second try:\n{names}\n")
    return again


if __name__ == "__main__":
    sys.exit(main())
