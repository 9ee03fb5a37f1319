"""`namiji` itself: its help, its version and the public names."""

import subprocess
import sys

import pytest

import namiji
from tests.support.cli import start_cli


def test_help_names_all_commands_and_needs_no_compiler() -> None:
    code = "import sys, namiji.cli.app as cli\ntry:\n    cli.main()\nfinally:\n"
    code += "    assert not {'fastapi', 'numba', 'numpy'} & set(sys.modules)"
    done = subprocess.run(  # noqa: S603 - a command of our own
        [sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True
    )
    for command in (
        "play",
        "bots",
        "simulate",
        "arena",
        "report",
        "analyze",
        "record",
        "edition",
        "bench",
        "serve",
        "site",
        "puzzles",
        "backup",
    ):
        assert f" {command} " in done.stdout


def test_version() -> None:
    process = start_cli("--version")
    assert process.communicate() == (f"namiji {namiji.__version__}\n", "")
    assert process.returncode == 0


def test_every_public_name_is_there() -> None:
    assert set(namiji.__all__) <= set(dir(namiji))
    assert all(getattr(namiji, name) for name in namiji.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Ship'"):
        namiji.Ship  # type: ignore[attr-defined]  # noqa: B018
