"""The folder for static hosts: what is in it, and when it cannot be written."""

import json
import re
from pathlib import Path

import pytest

from namiji.errors import NamijiError
from namiji.server.static_site import write_site

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/index-a1.js"></script>
    <meta name="version" content="12ab" />
  </head>
</html>
"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    files = {
        "index.html": PAGE,
        "index.html.br": "compressed",
        "assets/index-a1.js": "import './other.js'",
        "files.json": json.dumps({"version": "12ab", "files": ["assets/index-a1.js"]}),
        "wasm/modules.json": json.dumps({"client": "12ab"}),
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def test_the_page_names_its_files_relative_to_itself(client: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, client=client)
    page = (site / "index.html").read_text()
    assert re.findall(r'(?:href|src)="([^"]*)"', page) == ["./icon.svg", "./assets/index-a1.js"]
    assert '<meta name="namiji-site" content="" />' in page
    assert not (site / "index.html.br").exists()
    assert (site / "assets" / "index-a1.js").is_file()


def test_a_site_replaces_an_earlier_one_and_nothing_else(client: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, client=client)
    (site / "assets" / "old.js").touch()
    write_site(site, "https://example.org", client)
    assert not (site / "assets" / "old.js").exists()
    assert 'content="https://example.org"' in (site / "index.html").read_text()
    with pytest.raises(NamijiError, match="has other files"):
        write_site(tmp_path, client=client)
    assert client.is_dir()


@pytest.mark.parametrize("server", ["example.org", "https://example.org/", 'https://"', "ftp://x"])
def test_a_server_is_named_by_its_origin(server: str, client: Path, tmp_path: Path) -> None:
    with pytest.raises(NamijiError, match="scheme and host"):
        write_site(tmp_path / "site", server, client)


def test_what_is_missing_is_named(client: Path, tmp_path: Path) -> None:
    modules = client / "wasm" / "modules.json"
    modules.write_text(json.dumps({"client": "34cd"}))
    with pytest.raises(NamijiError, match="another version of the client: run make wasm"):
        write_site(tmp_path / "site", client=client)
    modules.unlink()
    with pytest.raises(NamijiError, match=r"modules are not built.*: run make wasm"):
        write_site(tmp_path / "site", client=client)
    (client / "files.json").unlink()
    with pytest.raises(NamijiError, match="client is not built: run make client"):
        write_site(tmp_path / "site", client=client)
    assert not (tmp_path / "site").exists()


def test_a_folder_that_cannot_be_written_is_named(client: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    for folder in (file, file / "site"):
        with pytest.raises(NamijiError, match="cannot be written: Not a directory"):
            write_site(folder, client=client)
    assert file.read_text() == "mine"
