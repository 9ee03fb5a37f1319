"""The public names: what `import namiji` offers, and what it does not import yet."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import namiji


def imports() -> dict[str, str]:
    """What a type checker is told: the module of each public name."""
    tree = ast.parse(Path(namiji.__file__).read_text(encoding="utf-8"))
    return {
        alias.name: str(node.module)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("namiji")
        for alias in node.names
    }


def test_dir_lists_the_public_names() -> None:
    assert dir(namiji) == sorted(namiji.__all__)


def test_type_checkers_know_the_public_names() -> None:
    assert {*imports(), "__version__"} == set(namiji.__all__)


@pytest.mark.parametrize("name", sorted(imports()))
def test_a_name_is_what_type_checkers_take_it_for(name: str) -> None:
    assert getattr(namiji, name) is getattr(import_module(imports()[name]), name)


def test_other_names_are_missing() -> None:
    with pytest.raises(AttributeError, match="'namiji' has no attribute 'gane'"):
        namiji.gane  # type: ignore[attr-defined]  # noqa: B018 - a slip of the finger


@pytest.mark.parametrize("code", ["import namiji", "from namiji import Direction, NamijiError"])
def test_names_come_without_numpy_and_numba(code: str) -> None:
    check = f"{code}; import sys; sys.exit(bool({{'numba', 'numpy'}} & set(sys.modules)))"
    subprocess.run([sys.executable, "-c", check], check=True)  # noqa: S603 - our own code


def test_the_package_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "namiji", "--version"], capture_output=True, text=True, check=True
    )
    assert namiji.__version__ in done.stdout
