"""What holds for all tests."""

import signal


def pytest_configure() -> None:
    """Programs that tests start can be interrupted, even if a shell in the background may not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
