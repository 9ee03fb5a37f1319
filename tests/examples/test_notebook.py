"""The notebook runs from top to bottom, and its games draw themselves."""

import ast
import json
from collections.abc import Iterator
from typing import Any

from tests.support.paths import ROOT

NOTEBOOK = ROOT / "examples" / "notebook.ipynb"


def results() -> Iterator[Any]:
    """Run the cells as a notebook does; yield what each would show."""
    names: dict[str, Any] = {}
    for cell in json.loads(NOTEBOOK.read_text())["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []  # they would age
            body = ast.parse("".join(cell["source"])).body
            last = body.pop() if isinstance(body[-1], ast.Expr) else None
            exec(compile(ast.Module(body, []), NOTEBOOK.name, "exec"), names)  # noqa: S102 - our own
            if isinstance(last, ast.Expr):
                yield eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names)  # noqa: S307 - our own


def test_the_notebook_runs_and_draws() -> None:
    shown = [getattr(each, "_repr_svg_", lambda: "")() for each in results()]
    pictures = [picture for picture in shown if picture]
    assert len({*pictures}) == len(pictures) == 5
    assert all(picture.startswith("<svg") for picture in pictures)
