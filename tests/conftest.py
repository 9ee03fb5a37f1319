"""What holds for all tests."""

import os
import signal
from pathlib import Path

import pytest

from namiji.parallel.cores import available_cores

# A failed assertion of a helper shows its values, as one of a test does.
pytest.register_assert_rewrite("tests.support", "tests.programs")

from tests.support import size  # noqa: E402 - it would be too late to rewrite what is imported

LONGEST_FIRST = (
    "browser/test_screens.py",
    "browser/test_robust.py",
    "browser/test_games.py",
    "browser/test_after.py",
    "browser/test_first_game.py",
    "parallel/test_ray_cluster.py",
    "browser/test_friends.py",
    "server/protocol/test_frames.py",
    "server/test_kill.py",
    "browser/test_prompts.py",
    "docs/test_docs.py",
    "mind/test_ending.py",
    "mind/test_minds.py",
)
"""Files that take longest: workers that begin with them end at about the same time."""


def pytest_xdist_auto_num_workers() -> int:
    """Browsers and databases often wait: one more worker than cores keeps these busy."""
    return available_cores() + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run every test at full length")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--soak"):
        size.use_full_length()
    # PyTorch's threads wait busily, and there are as many workers as cores.
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    # Programs that tests start can be interrupted, even if a shell in the background may not.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    places = {here / file: place for place, file in enumerate(LONGEST_FIRST)}
    assert all(file.exists() for file in places), "LONGEST_FIRST names a file that is not there"
    items.sort(key=lambda item: places.get(item.path, len(places)))
