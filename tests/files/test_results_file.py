"""Files of results survive interruptions, and refuse what they were not begun for."""

from pathlib import Path

import pytest

from namiji.errors import NamijiError
from namiji.files.results_file import open_results, read_settings

SETTINGS = {"format": "trial 1", "bots": ["greedy", "random"]}


def fill(path: Path, *numbers: int) -> None:
    with open_results(path, SETTINGS) as file:
        for number in numbers:
            file.add({"game": number})


def found(path: Path) -> list[int]:
    with open_results(path, SETTINGS) as file:
        return [result["game"] for _, result in file.results()]


def test_results_are_added_to_those_of_earlier_commands(tmp_path: Path) -> None:
    path = tmp_path / "new" / "results.jsonl"
    assert read_settings(path, "trial 1") is None
    fill(path, 1, 2)
    fill(path, 3)
    assert found(path) == [1, 2, 3]
    assert read_settings(path, "trial 1") == SETTINGS


def test_a_half_written_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    fill(path, 1, 2)
    path.write_bytes(path.read_bytes()[:-4])
    assert found(path) == [1]
    fill(path, 2)
    assert found(path) == [1, 2]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"format":"trial 1","bots":["random"]}\n', "other-settings"),
        ('{"format":"trial 2"}\n', "no-results"),
        ("[]}\n", "no-results"),
    ],
)
def test_other_results_stay_as_they_are(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(text)
    with pytest.raises(NamijiError) as error, open_results(path, SETTINGS):
        pass
    assert error.value.code == code
    assert path.read_text() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    fill(path, 1, 2)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], "{damaged}", lines[2], ""]))
    with pytest.raises(NamijiError, match="line 2 is damaged") as error:
        found(path)
    assert error.value.code == "damaged-results"


def test_two_commands_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with (
        open_results(path, SETTINGS),
        pytest.raises(NamijiError, match="another command") as error,
        open_results(path, SETTINGS),
    ):
        pass
    assert error.value.code == "in-use"
