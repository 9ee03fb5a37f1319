"""How the tests are shared out among processes."""

from namiji.cores import available_cores


def pytest_xdist_auto_num_workers() -> int:
    """Two a core: half of the time tests wait, for a browser, a server or a clock."""
    return 2 * available_cores()
