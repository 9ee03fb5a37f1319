"""Builds the modules and all that belongs to them into a folder.

Compiling takes a minute. Modules are kept by the digest of everything they are made from, so that
the next build takes a moment.
"""

import gzip
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

from namiji import core, mind, spaces, wasm
from namiji.errors import NamijiError
from namiji.wasm.compiler import MODULES
from namiji.wasm.data import MINDS, data_files
from namiji.wasm.description import describe

DESCRIPTION = "modules.json"
CLIENT_FILES = "files.json"
"""The client's list of its own files, which its build writes."""

_MISSING = "missing.json"
"""Why there are no modules, for the page."""

_DIGITS = 12  # of a digest in the name of a file
_OF_A_BUILD = re.compile(rf"[a-z-]+-[0-9a-f]{{{_DIGITS}}}\.(wasm|bin|json)")
_SOURCES = (core, spaces, mind, wasm)
_TOOLS = ("llvmlite", "numba", "numpy", "ziglang")
_STACK = 1 << 16  # bytes; records are outside of it


def build(folder: Path, cache: Path) -> None:
    """Write modules, data and description into a folder, each also compressed.

    Files but the description are named after their content, so that a page never mixes versions.
    """
    contents = data_files()
    for name, file in _modules(cache).items():
        contents[f"{name}.wasm"] = file.read_bytes()
    files = {name: _describe_file(name, content) for name, content in contents.items()}
    description = describe(MODULES) | {
        "client": _client_version(folder),
        "minds": MINDS,
        "files": files,
    }
    written = {files[name]["file"]: content for name, content in contents.items()}
    written[DESCRIPTION] = json.dumps(description).encode()  # last: with it, everything is there
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in written.items():
        _write(folder / f"{name}.gz", gzip.compress(content, mtime=0))
        _write(folder / name, content)
    (folder / _MISSING).unlink(missing_ok=True)
    for file in folder.iterdir():
        name = file.name.removesuffix(".gz")
        if _OF_A_BUILD.fullmatch(name) and name not in written:
            file.unlink()


def note_missing(folder: Path, problem: NamijiError) -> None:
    """Let the page say why there are no modules."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / _MISSING, json.dumps({"code": problem.code}).encode())


def _describe_file(name: str, content: bytes) -> dict[str, Any]:
    path = Path(name)
    digest = hashlib.sha256(content).hexdigest()[:_DIGITS]
    return {"file": f"{path.stem}-{digest}{path.suffix}", "size": len(content)}


def _client_version(folder: Path) -> str | None:
    """Return the version of the client that the folder belongs to, if it belongs to one."""
    try:
        version: str = json.loads((folder.parent / CLIENT_FILES).read_bytes())["version"]
    except FileNotFoundError:
        return None
    return version


def _modules(cache: Path) -> dict[str, Path]:
    """Return the file of every module, compiled if it is not in the cache."""
    if importlib.util.find_spec("ziglang") is None:
        raise NamijiError(
            "no-linker", "the package 'ziglang' is missing: pip install 'namiji[wasm]'"
        )
    home = cache / _digest()
    modules = {name: home / f"{name}.wasm" for name in MODULES}
    if not all(file.is_file() for file in modules.values()):
        home.mkdir(parents=True, exist_ok=True)
        _compile(modules)
        for other in cache.iterdir():
            if other != home:
                shutil.rmtree(other)
    return modules


def _compile(modules: dict[str, Path]) -> None:
    """Compile all modules side by side, each in its own process."""
    environment = {**os.environ, "NUMBA_OPT": "0"}
    with tempfile.TemporaryDirectory() as folder:
        compilers = {
            name: subprocess.Popen(  # noqa: S603 - a module of our own
                [sys.executable, "-m", "namiji.wasm.compiler", name, f"{folder}/{name}.o"],
                env=environment,
            )
            for name in modules
        }
        statuses = {name: compiler.wait() for name, compiler in compilers.items()}
        if failed := [name for name, status in statuses.items() if status]:
            raise NamijiError("no-module", f"these modules did not compile: {', '.join(failed)}")
        for name, file in modules.items():
            _link(Path(folder) / f"{name}.o", file, list(MODULES[name]))


def _link(code: Path, module: Path, exports: list[str]) -> None:
    """Make a module of an object file. Its memory begins with the stack, so that none overflows."""
    linked = code.with_suffix(".wasm")
    command = [
        *(sys.executable, "-m", "ziglang", "wasm-ld"),
        *("--no-entry", "--gc-sections", "--strip-all", "--stack-first"),
        *("-z", f"stack-size={_STACK}", "--export=__heap_base"),
        *(f"--export={name}" for name in exports),
        *("-o", str(linked), str(code)),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - the linker
    if done.returncode:
        raise NamijiError("no-module", f"'{module.stem}' could not be linked: {done.stderr}")
    _write(module, linked.read_bytes())


def _digest() -> str:
    """Of all sources, and of the versions of what compiles them."""
    digest = hashlib.sha256()
    for package in _SOURCES:
        for source in sorted(Path(str(package.__file__)).parent.glob("*.py")):
            digest.update(source.read_bytes())
    digest.update(repr([sys.version_info[:2], *map(version, _TOOLS)]).encode())
    return digest.hexdigest()[:16]


def _write(file: Path, content: bytes) -> None:
    """Write a file that nobody ever sees half written."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(file)
