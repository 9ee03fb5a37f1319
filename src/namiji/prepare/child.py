"""A process that does steps of the preparation: `python -m namiji.prepare.child STEP...`.

It says how many functions of a step it has compiled, and when the step is done.
"""

import sys
from typing import Any

from numba.core import event

from namiji.prepare.steps import do


class _Counter(event.Listener):
    def __init__(self, step: str) -> None:
        self._step, self._count = step, 0

    def on_start(self, _event: Any) -> None:
        pass

    def on_end(self, _event: Any) -> None:
        self._count += 1
        _say(self._step, self._count)


def _say(step: str, news: object) -> None:
    """To the parent process: if it is gone, this ends the process."""
    print(step, news, flush=True)


def main() -> None:
    for step in sys.argv[1:]:
        with event.install_listener("numba:compile", _Counter(step)):
            do(step)
        _say(step, "done")


if __name__ == "__main__":
    main()
