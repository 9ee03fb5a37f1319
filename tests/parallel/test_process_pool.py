"""Worker processes: they leave when they are not wanted, and what they play clears up."""

import os
import time
from pathlib import Path

import pytest

from namiji import NamijiError
from namiji.parallel.process_pool import process_pool


def play_on(folder: Path) -> None:
    """A game without end, played by a bot that has something to put away."""
    (folder / "playing").touch()
    try:
        while True:
            time.sleep(0.01)
    finally:
        (folder / "playing").rename(folder / "put away")


def test_games_that_nobody_wants_are_broken_off_and_clear_up(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="enough"), process_pool(play_on, 2) as submit:  # noqa: PT012 - the error has to come late
        submit(tmp_path)
        while not (tmp_path / "playing").exists():
            time.sleep(0.01)
        raise RuntimeError("enough")
    assert [path.name for path in tmp_path.iterdir()] == ["put away"]


def test_a_worker_that_dies_is_told() -> None:
    with (
        pytest.raises(NamijiError, match="a worker process died"),
        process_pool(os._exit, 2) as submit,
    ):
        submit(3).result()
