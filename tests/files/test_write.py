"""Files are written whole or not at all, and errors say why."""

from pathlib import Path

import pytest

from namiji.errors import NamijiError
from namiji.files import printable, whole_file, write_text


def write_half(path: Path) -> None:
    with whole_file(path) as draft:
        draft.write_text("half of the ne")
        raise RuntimeError


def test_a_file_appears_only_when_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "game.namiji"
    path.write_text("old")
    with pytest.raises(RuntimeError):
        write_half(path)
    assert [file.name for file in tmp_path.iterdir()] == ["game.namiji"]
    assert path.read_text() == "old"
    with whole_file(path) as draft:
        draft.write_text("new")
        assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.namiji"]
    assert path.read_text() == "new"


@pytest.mark.parametrize("name", ["missing/file", "null\0character"])
def test_a_failure_to_write_says_why(tmp_path: Path, name: str) -> None:
    with pytest.raises(NamijiError, match=r"^cannot write .+: .+") as error:
        write_text(tmp_path / name, "text")
    assert error.value.code == "cannot-write"


def test_every_name_can_be_printed() -> None:
    assert printable("a\udcff.namiji").isprintable()
    assert printable(Path("evening.namiji")) == "evening.namiji"
