"""A lock on a file. The system releases it when the process ends, for whatever reason."""

import os
import sys
import time
from pathlib import Path

_RETRY = 0.1  # seconds between two tries


def take_lock(path: Path, wait: float) -> int | None:
    """The locked file, which the caller closes; None if another process holds on to the lock."""
    deadline = time.monotonic() + wait
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        while not _lock(file):
            if time.monotonic() > deadline:
                os.close(file)
                return None
            time.sleep(_RETRY)
    except BaseException:
        os.close(file)
        raise
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
