"""What holds for all tests."""

import signal

import pytest

from tests.support.size import use_full_length

# A failed assertion of a helper shows its values, as one of a test does.
pytest.register_assert_rewrite("tests.support", "tests.programs")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", action="store_true", help="run every test at full length (about half an hour)"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--soak"):
        use_full_length()
    # Programs that tests start can be interrupted, even if a shell in the background may not.
    signal.signal(signal.SIGINT, signal.default_int_handler)
