"""The examples in docstrings and in the reference."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import namiji.game
from tests.support.paths import ROOT

MODULES = [
    "namiji",
    *(each.name for each in pkgutil.walk_packages(namiji.game.__path__, "namiji.game.")),
    "namiji.match.match",
]


@pytest.mark.parametrize("module", MODULES)
def test_examples_show_what_happens(module: str) -> None:
    assert doctest.testmod(import_module(module)).failed == 0


def test_the_first_session_of_the_reference_shows_what_happens() -> None:
    page = ROOT / "docs" / "reference" / "repl.md"
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_main_classes_have_examples() -> None:
    finder = doctest.DocTestFinder(recurse=False)
    for kind in (namiji.Game, namiji.SeatView):
        assert any(test.examples for test in finder.find(kind))
