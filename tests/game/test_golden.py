"""Games that were looked at once and must not change unnoticed."""

import pytest

from tests.programs.golden import FOLDER, GAMES, golden


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    for file, text in golden(name).items():
        assert text.splitlines() == (FOLDER / file).read_text().splitlines(), (
            f"{file} has changed; if that is meant, run `make golden` and read the difference"
        )


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
