"""The client as a folder for any static host: its page works under any path, without a server.

A static host answers only the paths of its files. So the page names its files relative to itself,
and the client keeps the paths of its own pages behind a hash (`web/src/navigation/pageAddress.ts`).
"""

import json
import re
import shutil
from html import escape
from pathlib import Path

from namiji.errors import NamijiError
from namiji.server.web.client_files import FOLDER
from namiji.server.web.headers import POLICY

_LIST = "files.json"
_FROM_THE_ROOT = re.compile(r'\b(href|src)="/')
_SERVER = re.compile(r"https?://[\w.:\[\]-]+")


def write_site(folder: Path, server: str | None = None, client: Path = FOLDER) -> None:
    """Write the site into a folder that is new, or has an earlier site.

    With the address of a server, the page links to what only a server can do.
    """
    if server is not None and not _SERVER.fullmatch(server):
        message = f"a server's address is its scheme and host, as https://example.org: not {server}"
        raise NamijiError("bad-server", message)
    if not (client / _LIST).is_file():
        raise NamijiError("no-client", "the client is not built: run make client")
    _check_modules(client)
    try:
        _write(folder, server or "", client)
    except OSError as error:
        message = f"{folder} cannot be written: {error.strerror or error}"
        raise NamijiError("bad-folder", message) from None


def _write(folder: Path, server: str, client: Path) -> None:
    if folder.exists():
        if any(folder.iterdir()) and not (folder / _LIST).is_file():
            raise NamijiError("not-empty", f"{folder} has other files: name a new folder")
        shutil.rmtree(folder)
    shutil.copytree(client, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    page = folder / "index.html"
    page.write_text(_relative(page.read_text("utf-8"), server), "utf-8")


def _check_modules(client: Path) -> None:
    try:
        built_for = json.loads((client / "wasm" / "modules.json").read_bytes())["client"]
    except FileNotFoundError:
        message = "the WebAssembly modules are not built, and a site cannot play without them"
        raise NamijiError("no-modules", f"{message}: run make wasm") from None
    if built_for != json.loads((client / _LIST).read_bytes())["version"]:
        message = "the WebAssembly modules belong to another version of the client: run make wasm"
        raise NamijiError("no-modules", message)


def _relative(page: str, server: str) -> str:
    """Let the page find its files beside itself, and say that it is on a static host."""
    policy = "; ".join(each for each in POLICY.split("; ") if "frame-ancestors" not in each)
    marks = (
        f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
        f'<meta name="namiji-site" content="{escape(server)}" />'
    )
    return _FROM_THE_ROOT.sub(r'\1="./', page).replace("<head>", f"<head>{marks}", 1)
