"""How the rules are compiled.

Every rule is a plain Python function marked as an `entry`, a `rule` or `pasted`; Numba compiles an
entry, with all that it calls, on first use and keeps the machine code on disk. With
`NUMBA_DISABLE_JIT=1` the same functions run interpreted, for debuggers and coverage.
"""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np

from namiji.core.linking import EntryCompiler, Rule, RuleCompiler

# Constants, int8 and int16 alike become one type.
wide = cast("Callable[[Any], int]", np.int64)

P = ParamSpec("P")
R = TypeVar("R")

# Packages of rules, each of which may call those before it; entries elsewhere may call all of them.
_LAYERS = [Path(__file__).parent.with_name(name) for name in ("core", "spaces", "mind")]
_config: Any = numba.config
_njit: Any = numba.njit
# No rule holds Python's global lock, and a division by zero is a bug that tests would find.
_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}

if _config.DISABLE_JIT:
    # The generator's 64-bit words wrap on purpose; only interpreted NumPy scalars would warn of it.
    np.seterr(over="ignore")


@cache
def cache_folder(package: Path) -> Path:
    """A folder named after the text of all rules, in the first home that can be written to.

    Numba drops a cached function when its own file changes, but not when a function that it calls
    from another file does; the name makes any change of the rules that an entry of this package can
    reach lead to a new folder.
    """
    layer = next(
        (i for i, home in enumerate(_LAYERS) if package.is_relative_to(home)), len(_LAYERS)
    )
    digest = hashlib.sha256()
    for folder in dict.fromkeys((*_LAYERS[: layer + 1], package)):
        for source in sorted(folder.glob("*.py")):
            digest.update(source.read_bytes())
    name = f"rules-{digest.hexdigest()[:16]}"
    own = package / "__pycache__"
    user = Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()) / "namiji"
    homes = [Path(_config.CACHE_DIR)] if _config.CACHE_DIR else [own, user]
    for home in homes:
        folder = home / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            if home == own:
                _drop_others(folder)
            return folder
    return Path(tempfile.mkdtemp(prefix="namiji-"))


def _drop_others(folder: Path) -> None:
    """Remove what earlier versions of the rules left behind."""
    for other in folder.parent.glob("rules-*"):
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A rule that Python calls: compiled on the first call, then kept on disk."""
    folder = cache_folder(Path(function.__code__.co_filename).parent)
    previous, _config.CACHE_DIR = _config.CACHE_DIR, str(folder)
    try:
        decorate = _njit(cache=True, pipeline_class=EntryCompiler, **_OPTIONS)
        compiled: Callable[P, R] = decorate(function)
    finally:
        _config.CACHE_DIR = previous
    return compiled


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """A rule that only rules call: compiled as a part of the entries that reach it."""
    if _config.DISABLE_JIT:
        return function
    decorate = _njit(
        no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=RuleCompiler, **_OPTIONS
    )
    dispatcher = decorate(function)
    dispatcher.__class__ = Rule
    compiled: Callable[P, R] = dispatcher
    return compiled


def pasted(function: Callable[P, R]) -> Callable[P, R]:
    """A small rule that is pasted into each of its callers.

    A GPU compiles a rule again for every combination of integer types that it is called with. Small
    helpers with many callers are pasted instead, and make what they pass on `wide`.
    """
    compiled: Callable[P, R] = _njit(inline="always", **_OPTIONS)(function)
    return compiled
