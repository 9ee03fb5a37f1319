"""What holds for all tests."""

import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

# Tests start many processes: without bytecode each of them would compile all that it imports.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

from namiji.parallel.cores import available_cores  # noqa: E402 - bytecode is kept from here on

# A failed assertion of a helper shows its values, as one of a test does.
pytest.register_assert_rewrite("tests.support", "tests.programs")

from tests.support import costs, size  # noqa: E402 - it would be too late to rewrite what is imported
from tests.support.repeatable import replace_secrets  # noqa: E402 - likewise

CRASHED = pytest.StashKey[bool]()

LONGEST_FIRST = (
    "browser/test_screens.py",
    "browser/test_robust.py",
    "browser/test_after.py",
    "browser/test_site.py",
    "browser/test_ending.py",
    "server/protocol/test_snapshot.py",
    "browser/test_friends.py",
    "server/workers/test_bot_pool.py",
    "browser/test_device.py",
    "docs/test_docs.py",
    "cli/test_play.py",
    "browser/test_voyage.py",
    "server/web/test_fuzz_http.py",
    "browser/test_games.py",
    "arena/test_run.py",
    "bots/test_program.py",
    "browser/test_first_game.py",
    "parallel/test_ray_cluster.py",
    "core/test_interpreted.py",
    "server/test_kill.py",
    "browser/test_puzzles.py",
    "browser/test_editions.py",
    "server/workers/test_analysis_service.py",
    "server/web/test_fuzz_crowd.py",
    "server/web/test_proxies.py",
    "browser/test_page.py",
    "browser/test_teacher.py",
    "server/web/test_fuzz_socket.py",
    "server/web/test_http.py",
)
"""Files that cost most by `make test-costs`: workers that begin with them end at about one time."""


def pytest_xdist_auto_num_workers() -> int:
    """Browsers and databases often wait: one more worker than cores keeps these busy."""
    return available_cores() + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run every test at full length")
    parser.addoption("--costs", action="store_true", help="note the CPU time of every test")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--soak"):
        size.use_full_length()
    if config.getoption("--costs"):
        costs.measure(config)
    # PyTorch's threads wait busily, and there are as many workers as cores.
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    # Programs that tests start can be interrupted, even if a shell in the background may not.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    places = {here / file: place for place, file in enumerate(LONGEST_FIRST)}
    assert all(file.exists() for file in places), "LONGEST_FIRST names a file that is not there"
    items.sort(key=lambda item: places.get(item.path, len(places)))


@pytest.hookimpl(optionalhook=True)
def pytest_handlecrashitem(sched: Any) -> None:
    """A worker has crashed; pytest-xdist goes on with another."""
    sched.config.stash[CRASHED] = True


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A crash is more than a test that fails: it must not be forgiven for a second try."""
    if CRASHED in session.config.stash:
        session.exitstatus = pytest.ExitCode.INTERNAL_ERROR


@pytest.fixture(autouse=True)
def repeated_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds, tokens and ids in this process follow from the name of the test."""
    luck = Random(request.node.nodeid)
    replace_secrets(lambda: luck, monkeypatch.setattr)
