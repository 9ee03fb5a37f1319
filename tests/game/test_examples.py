"""The examples in docstrings."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import namiji.game

MODULES = [
    "namiji",
    *(each.name for each in pkgutil.walk_packages(namiji.game.__path__, "namiji.game.")),
]


@pytest.mark.parametrize("module", MODULES)
def test_examples_show_what_happens(module: str) -> None:
    assert doctest.testmod(import_module(module)).failed == 0


def test_the_main_classes_have_examples() -> None:
    finder = doctest.DocTestFinder(recurse=False)
    for kind in (namiji.Game, namiji.SeatView):
        assert any(test.examples for test in finder.find(kind))
