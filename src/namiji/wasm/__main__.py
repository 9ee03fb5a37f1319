"""Build the modules: `python -m namiji.wasm FOLDER`."""

import argparse
import sys
from pathlib import Path

from namiji.errors import NamijiError
from namiji.wasm.build import build, note_missing


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m namiji.wasm", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to put modules, data and description")
    parser.add_argument(
        "--cache", type=Path, default=Path("build/wasm"), help="where to keep compiled modules"
    )
    arguments = parser.parse_args()
    try:
        build(arguments.folder, arguments.cache)
    except NamijiError as problem:
        note_missing(arguments.folder, problem)
        sys.stderr.write(
            f"The WebAssembly modules are not built: {problem}\nAll else works without them.\n"
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
