"""The protocol's documents: the schema that is exported, and what is made of it."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import get_args

import pytest

from namiji.game.events import event_shapes
from namiji.server.protocol.messages import Request, read_message
from namiji.server.web.http import router
from namiji.server.web.schema import protocol_schema
from tests.support.paths import ROOT

PAGE = (ROOT / "docs/protocol.md").read_text()


def test_the_exported_schema_is_that_of_the_code() -> None:
    exported = json.loads((ROOT / "docs/protocol.schema.json").read_text())
    assert exported == protocol_schema(), "`make schema` writes it again"


def test_the_clients_types_are_made_from_the_schema(tmp_path: Path) -> None:
    if not (ROOT / "web/node_modules").is_dir():
        pytest.skip("the browser client's tools are not installed: make setup")
    npx = shutil.which("npx") or pytest.skip("there is no npx")
    shutil.copytree(
        ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"), symlinks=True
    )
    (tmp_path / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    subprocess.run(  # noqa: S603  # a tool of our own project
        [npx.replace("npx", "npm"), "run", "--silent", "types"], cwd=tmp_path / "web", check=True
    )
    types = "web/src/connection/protocol.ts"
    made = (tmp_path / types).read_text()
    assert made == (ROOT / types).read_text(), "`make schema` writes it again"


def test_the_page_names_every_request_with_its_fields() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    for model in get_args(Request):
        name = get_args(model.model_fields["type"].annotation)[0]
        fields = [f"`{field}`" for field in model.model_fields if field not in ("type", "id")]
        (row,) = [row for row in rows if row.startswith(f"| `{name}` |")]
        assert row.split("|")[2].strip() == ", ".join(fields)


def test_the_page_names_every_path() -> None:
    told = PAGE.replace("ID", "{table_id}").replace("DIGEST", "{digest}")
    told = told.replace("decisions/1/", "decisions/{number}/")
    told = told.replace("games/1/", "games/{number}/").replace(
        "`.../", "`/api/tables/{table_id}/games/{number}/"
    )
    for route in router.routes:
        assert route.path in told  # type: ignore[attr-defined]


def test_the_pages_hello_is_one() -> None:
    shown = re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL)
    hello = next(block for block in shown if '"hello"' in block)
    assert read_message(hello).type == "hello"


def test_the_list_of_events_is_that_of_the_code() -> None:
    page = (ROOT / "docs/events.md").read_text()
    rows = [line.split("|")[1:4] for line in page.splitlines() if line.startswith("| `")]
    told = {
        kind.strip(" `"): (set(_names(fields)), set(_names(secret)))
        for kind, fields, secret in rows
    }
    shapes = {
        kind: (set(shape) - {"type"}, {name for name, (_, always) in shape.items() if not always})
        for kind, shape in event_shapes().items()
    }
    assert told == shapes


def _names(cell: str) -> list[str]:
    """The names in a cell, without what is said of them in brackets."""
    return re.findall(r"`(\w+)`", re.sub(r"\(.*?\)", "", cell))
