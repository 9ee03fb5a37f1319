"""The steps of the preparation, and which of them are done."""

import hashlib
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numba
from numba.core.registry import cpu_target

from namiji import mind
from namiji.bots import make_bot
from namiji.bots.empty_view import empty_view
from namiji.bots.inquirer import answer, new_inquiry
from namiji.core.jit import cache_folder
from namiji.edition import standard
from namiji.game.game import Game
from namiji.mind.inquiry import HINT
from namiji.preview import preview

if sys.platform != "win32":
    import fcntl

_config: Any = numba.config


def run_rules() -> None:
    """Play a whole game, which comes past everything that a server calls."""
    game, choose = Game.new(2, "prepare"), random.Random("prepare")  # noqa: S311 - any game will do
    while not game.is_over:
        view = game.view(game.decider)
        view.to_dict()
        preview(view)
        game.frames()
        list(game.play(choose.choice(game.legal_actions)))  # with its events


def run_greedy() -> None:
    make_bot("greedy").begin(empty_view(standard()))


def run_search() -> None:
    make_bot("master").begin(empty_view(standard()))
    game = Game.new(2, "prepare")
    view = game.view(game.decider)
    answer(view, new_inquiry(view, HINT, 1, "prepare"))  # as a teacher asks


STEPS = {"rules": run_rules, "greedy": run_greedy, "search": run_search}
"""What makes Numba compile each step, in the order in which people need them."""


def is_done(step: str) -> bool:
    """Whether a step has been compiled; interpreted rules need no step."""
    return bool(_config.DISABLE_JIT) or _mark(step).exists()


def do(step: str) -> None:
    """Compile a step, unless another process does or has done it."""
    with _only_here(step):
        if not is_done(step):
            STEPS[step]()
            _mark(step).touch()


def _mark(step: str) -> Path:
    """The file that says that a step is done, beside the compiled code of all rules."""
    return _folder() / f"{step}-{_platform()}.done"


def _folder() -> Path:
    return cache_folder(Path(mind.__file__).parent)


@cache
def _platform() -> str:
    """All that compiled code depends on, apart from the rules."""
    codegen: Any = cpu_target.target_context.codegen()
    about = (sys.version, numba.__version__, codegen.magic_tuple())
    return hashlib.sha256(repr(about).encode()).hexdigest()[:16]


@contextmanager
def _only_here(step: str) -> Iterator[None]:
    """Wait until no other process is at this step. The system frees the lock of one that dies.

    On Windows several may compile the same; Numba's files bear it.
    """
    with (_folder() / f"{step}.lock").open("w") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
