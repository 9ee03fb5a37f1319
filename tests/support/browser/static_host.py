"""The client on a static host: `python -m http.server`, with the site in a folder far below."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import httpx

from namiji.server.static_site import write_site
from tests.support.server.server_process import free_port

_PATH = "some/games/namiji"


class StaticHost:
    def __init__(self, folder: Path) -> None:
        self._root = folder / "host"
        self.folder = self._root / _PATH
        write_site(self.folder)
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """With a slash at its end."""
        return f"http://127.0.0.1:{self._port}/{_PATH}/"

    def start(self) -> None:
        # An address, not a name: this machine need not know one of its own.
        command = [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", str(self._port)]
        self._process = subprocess.Popen(  # noqa: S603 - the host that the documents name
            command, cwd=self._root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        while True:
            try:
                httpx.get(self.url).raise_for_status()
                return
            except httpx.TransportError:
                sleep(0.05)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def publish_new_version(self) -> None:
        """Put a client there whose scripts are others, by name and by version."""
        version: str = json.loads((self.folder / "files.json").read_bytes())["version"]
        scripts = list((self.folder / "assets").glob("*.js"))
        pages = [self.folder / name for name in ("index.html", "files.json", "wasm/modules.json")]
        renamed = {script.name: f"new-{script.name}" for script in scripts} | {
            version: version[::-1]
        }
        old_names = re.compile("|".join(map(re.escape, renamed)))
        for file in (*pages, *scripts):
            text = file.read_text("utf-8")
            file.write_text(old_names.sub(lambda name: renamed[name[0]], text), "utf-8")
        for script in scripts:
            script.rename(script.with_name(renamed[script.name]))


@contextmanager
def static_host(folder: Path) -> Iterator[StaticHost]:
    host = StaticHost(folder)
    host.start()
    try:
        yield host
    finally:
        host.stop()
