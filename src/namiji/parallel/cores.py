"""How much of the machine is ours."""

import os
import sys


def available_cores() -> int:
    """The cores that this process may run on."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
