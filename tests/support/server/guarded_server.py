"""The small guarded app as a real server, in a process of its own."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.support.paths import ROOT


@contextmanager
def started(**settings: Any) -> "Iterator[tuple[subprocess.Popen[str], str]]":
    """Its process and its URL."""
    process = subprocess.Popen(  # noqa: S603 - a program of our own
        [sys.executable, "-m", "tests.support.server.guarded_app", json.dumps(settings)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().strip()
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def socket_url(url: str, how: str) -> str:
    return f"ws{url.removeprefix('http')}/api/socket/{how}"
