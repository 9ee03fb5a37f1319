"""A clock that jumps is not believed at once."""

from namiji.server.live.steady_clock import SteadyClock

DAY = 24 * 3600.0


class Clocks:
    wall, elapsed = 1_700_000_000.0, 50.0

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.elapsed += seconds


def test_time_passes_and_small_corrections_are_followed() -> None:
    clocks = Clocks()
    clock = SteadyClock(lambda: clocks.wall, lambda: clocks.elapsed)
    clocks.pass_(100 * DAY)
    assert clock.now() == clocks.wall
    clocks.wall += 5
    assert clock.now() == clocks.wall


def test_a_jump_that_is_corrected_soon_has_no_effect() -> None:
    clocks = Clocks()
    clock = SteadyClock(lambda: clocks.wall, lambda: clocks.elapsed)
    for jump in (60 * DAY, -60 * DAY):
        before = clocks.wall
        clocks.wall += jump
        clocks.pass_(20)
        assert clock.now() == before + 20
        clocks.pass_(3000)
        assert clock.now() == before + 3020
        clocks.wall -= jump
        assert clock.now() == clocks.wall


def test_a_jump_that_lasts_is_believed() -> None:
    clocks = Clocks()
    clock = SteadyClock(lambda: clocks.wall, lambda: clocks.elapsed)
    clocks.wall += 60 * DAY
    clock.now()
    clocks.pass_(3600)
    assert clock.now() == clocks.wall
