"""Tasks for which nobody waits."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from namiji.server.logs import log_error


def watched_task(work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
    """A task whose error is logged, as it would go unnoticed otherwise."""
    task = asyncio.create_task(work)
    task.add_done_callback(_log_failure)
    return task


def _log_failure(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log_error("table-stopped", error)
