"""How many cores this process may use."""

import os
import sys


def available_cores() -> int:
    """Return how many cores this process may run on."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
