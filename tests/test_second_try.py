"""Which failures of a run get a second try."""

import json
import sys
from pathlib import Path

import pytest

from tests.programs import second_try

FLAKY = """
from pathlib import Path

def test_flaky():
    mark = Path(__file__).with_name("mark")
    tried = mark.exists()
    mark.touch()
    assert tried

def test_broken():
    assert False
"""


@pytest.fixture
def failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The list of failed tests, which are in the same folder."""
    (tmp_path / "test_some.py").write_text(FLAKY, encoding="utf-8")
    (tmp_path / "mark").touch()  # the first try has been
    monkeypatch.setattr(second_try, "ROOT", tmp_path)
    monkeypatch.setattr(second_try, "FAILED", tmp_path / "lastfailed")
    return tmp_path / "lastfailed"


def status(first: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """The status of both runs, if that of the first was this one."""
    monkeypatch.setattr(sys, "argv", ["second_try", str(first)])
    return second_try.main()


@pytest.mark.parametrize(("name", "expected"), [("test_flaky", 0), ("test_broken", 1)])
def test_a_hiccup_passes_and_a_fault_fails(
    failed: Path, monkeypatch: pytest.MonkeyPatch, name: str, expected: int
) -> None:
    failed.write_text(json.dumps({f"test_some.py::{name}": True}), encoding="utf-8")
    assert status(1, monkeypatch) == expected


@pytest.mark.parametrize(
    "names",
    [
        [],
        ["test_some.py"],  # a file that could not be collected
        [f"test_some.py::test_flaky[{i}]" for i in range(second_try.MOST + 1)],
    ],
)
def test_what_is_no_hiccup_fails_at_once(
    failed: Path, monkeypatch: pytest.MonkeyPatch, names: list[str]
) -> None:
    failed.write_text(json.dumps(dict.fromkeys(names, True)), encoding="utf-8")
    assert status(1, monkeypatch) == 1


@pytest.mark.parametrize("first", [2, 3, 4, 5])
def test_an_interrupt_or_a_crash_stays_one(monkeypatch: pytest.MonkeyPatch, first: int) -> None:
    assert status(first, monkeypatch) == first
