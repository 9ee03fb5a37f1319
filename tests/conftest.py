"""What holds for all tests."""

import signal

import pytest

# A failed assertion of a helper shows its values, as one of a test does.
pytest.register_assert_rewrite("tests.support", "tests.programs")


def pytest_configure() -> None:
    """Programs that tests start can be interrupted, even if a shell in the background may not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
