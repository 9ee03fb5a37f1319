"""The WebAssembly modules, run in Node; the other side is in `web/src/testing/`."""

import importlib.util
import json
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

from namiji.wasm.build import build
from tests.support.node import node
from tests.support.paths import ROOT

_WEB = ROOT / "web"
_BUNDLER = _WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
_PROGRAMS = _WEB / "src" / "testing"


def build_modules(folder: Path) -> None:
    """Build the modules. `make wasm` has left them compiled; without that it takes a minute."""
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("needs the package ziglang: pip install 'namiji[wasm]'")
    build(folder, ROOT / "build" / "wasm")


class Runner:
    """A process of Node that has loaded the modules of a folder and answers requests."""

    def __init__(self, folder: Path, name: str = "wasmRunner.ts") -> None:
        if not _BUNDLER.is_file():
            pytest.skip("needs the client's packages: make setup")
        program = folder / "runner.mjs"
        bundle = [str(node()), str(_BUNDLER), str(_PROGRAMS / name), "--file", str(program)]
        subprocess.run(  # noqa: S603 - the client's own bundler
            [*bundle, "--platform", "node", "--format", "esm"], check=True, capture_output=True
        )
        self._process = subprocess.Popen(  # noqa: S603 - a program of our own
            [str(node()), str(program), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> "Runner":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def ask(self, what: str, **request: Any) -> dict[str, Any]:
        """Return the answer of one of its methods."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"ask": what, **request}) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer
