"""An edition measured: a census for every number of players and direction."""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from namiji.balance.census import (
    Census,
    Setting,
    census_of_bot,
    census_of_greedy,
    census_of_network,
)
from namiji.balance.figures import Censuses
from namiji.core.names import DIRECTIONS
from namiji.edition import Edition
from namiji.match.seating import specs_by_seat
from namiji.match.simulate import Series
from namiji.parallel.cores import available_cores

SETTINGS: Final = tuple(Setting(n, direction) for n in (3, 4, 5) for direction in DIRECTIONS)


def measure_greedy(
    edition: Edition, games: int, seed: str, settings: Iterable[Setting] = SETTINGS
) -> Censuses:
    """Measure with greedy in all seats, with this number of games per setting."""
    return _measure(lambda setting: census_of_greedy(edition, setting, games, seed), settings)


def measure_network(edition: Edition, games: int, seed: str) -> Censuses:
    """Measure with the network in all seats."""
    return _measure(lambda setting: census_of_network(edition, setting, games, seed), SETTINGS)


def _measure(count: Callable[[Setting], Census], settings: Iterable[Setting]) -> Censuses:
    settings = tuple(settings)
    with ThreadPoolExecutor(available_cores()) as pool:
        return dict(zip(settings, pool.map(count, settings), strict=True))


def measure_bot(
    edition: Edition, bot: str, games: int, seed: str, jobs: int | None = None
) -> Censuses:
    """Measure with any bot in all seats."""
    if bot == "greedy":
        return measure_greedy(edition, games, seed)
    if bot == "network":
        return measure_network(edition, games, seed)

    def count(setting: Setting) -> Census:
        specs = specs_by_seat([bot], setting.players, edition)
        series = Series(setting.players, seed, specs, setting.direction, edition)
        return census_of_bot(series, games, jobs)

    return {setting: count(setting) for setting in SETTINGS}
