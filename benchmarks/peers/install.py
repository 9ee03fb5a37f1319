"""The virtual environment of the other libraries, at their released versions."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PINS = ROOT / "benchmarks" / "peers-requirements.txt"
HOME = ROOT / ".venv-peers"
PYTHON = HOME / ("Scripts" if sys.platform == "win32" else "bin") / "python"


def install(packages: list[str]) -> dict[str, str]:
    """Install what is missing; return what went wrong, by package."""
    if not PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", HOME], check=True)  # noqa: S603 - our own
    errors = {}
    for package in packages:
        words: list[str | Path] = [
            PYTHON,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--constraint",
            PINS,
            package,
        ]
        done = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603 - our own
        if done.returncode:
            lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
            errors[package] = (lines or ["pip failed"])[-1][:300]
    return errors
