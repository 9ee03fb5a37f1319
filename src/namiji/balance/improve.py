"""A search for a fairer route: `namiji balance --improve`.

What a start place is worth shows on the first leg, so only the outer legs change. Each is the first
one in one of the directions, and is searched in that direction by itself. It keeps its stations and
its number of second slots.

Orders of stations and second slots are drawn at random. Two stations that change places change what
every start place is worth, so each order differs from the edition's own by no more. Three boats
never use second slots. They tell which orders are fair, and only for these, slots are drawn that
four and five boats find fair, too.

Every leg is judged by three races: games go on until a place is clearly off. Most legs fail after a
few games, and those that come through have played many. Greedy races first, with all its minds,
because that is quick. Then the tree search plays the first leg and greedy finishes the games; at
last the tree search plays whole games. The first leg that comes through ends the search.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final, TypeAlias

import numpy as np

from namiji.balance.census import CENSUS, Census, Setting, add_census, census_of_greedy
from namiji.balance.figures import start_places, stations
from namiji.balance.legs import (
    Leg,
    first_leg,
    with_first_leg,
    with_other_slots,
    with_stations_swapped,
)
from namiji.balance.measure import measure_greedy
from namiji.balance.search_games import census_of_search
from namiji.core.layout import LEGS
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import Edition
from namiji.parallel.cores import available_cores

# After so many games a leg may fail; after the last of them it has come through.
_GREEDY_GAMES: Final = (200, 600, 4800)
_SEARCH_GAMES: Final = (16, 32, 64, 128, 256, 512)

# Points. A place is clearly off if its whole interval is further off than this.
_GREEDY_LIMIT, _OPENING_LIMIT, _SEARCH_LIMIT = 0.8, 0.5, 0.5
_LEAST_STOPS: Final = 0.55  # of a station, beside the mean of its kind
_STATION_GAMES: Final = 1200
_SLOTS: Final = 1000  # draws of second slots for an order that three boats find fair

Judge: TypeAlias = Callable[[Setting, range], Census]
"""Plays the games of these numbers."""


@dataclass(slots=True)
class Progress:
    """How far the search for the leg of a direction has come."""

    direction: Direction
    orders: int = 0
    """Orders of stations tried so far."""
    fair_for_three: int = 0
    """Those in which three boats find all places fair."""
    is_found: bool = False
    """Whether the last of them has second slots that four and five boats find fair."""


def improve(
    edition: Edition, orders: int, seed: str, report: Callable[[Progress], None]
) -> Edition:
    """Search for a fairer route, with up to this number of orders in each direction.

    A leg stays as it is if no fair one is found. The same seed finds the same route.
    """
    found = edition
    for direction in DIRECTIONS:
        leg = _find_leg(edition, direction, orders, seed, report)
        if leg is not None:
            found = with_first_leg(found, direction, leg)
    return found


def _find_leg(
    edition: Edition,
    direction: Direction,
    orders: int,
    seed: str,
    report: Callable[[Progress], None],
) -> Leg | None:
    """Try orders side by side. The answer is the first one's, whichever is ready first."""
    progress = Progress(direction)
    trials = [_Trial(edition, direction, seed, number) for number in range(orders)]
    pool = ThreadPoolExecutor(available_cores())
    try:
        for trial, leg in zip(trials, pool.map(_Trial.run, trials), strict=True):
            progress.orders += 1
            progress.fair_for_three += trial.is_fair_for_three
            progress.is_found = leg is not None
            report(progress)
            if leg is not None:
                return leg
        return None
    finally:
        for trial in trials:
            trial.is_over = True
        pool.shutdown(cancel_futures=True)


class _Trial:
    """An order of stations, and second slots for it if it is fair for three boats."""

    def __init__(self, edition: Edition, direction: Direction, seed: str, number: int) -> None:
        """Order 0 is the edition's own; in the others, two stations have changed places."""
        self._edition, self._direction = edition, direction
        self._seed = f"{seed} {number}"
        self._rng = random.Random(f"{self._seed} {direction}")  # noqa: S311 - proposals, not secrets
        self._games = 0  # numbers of games that a race has taken
        leg = first_leg(edition, direction)
        self._order = with_stations_swapped(leg, self._rng) if number else leg
        self.is_fair_for_three = False
        self.is_over = False
        """Whether nobody waits for an answer any more."""

    def run(self) -> Leg | None:
        """Return a leg in which all places are fair, if one is found."""
        self.is_fair_for_three = self._is_fair(self._order, 3)
        leg = self._order
        for _ in range(_SLOTS if self.is_fair_for_three else 0):
            if self._is_fair(leg, 4, 5) and not self._is_passed_by(leg):
                return leg
            leg = with_other_slots(leg, self._rng)
        return None

    def _is_fair(self, leg: Leg, *players: int) -> bool:
        """Tell whether a leg comes through all races."""
        edition = with_first_leg(self._edition, self._direction, leg)
        settings = [Setting(number, self._direction) for number in players]
        first, self._games = self._games, self._games + _GREEDY_GAMES[-1]

        def greedy(setting: Setting, games: range) -> Census:
            return census_of_greedy(edition, setting, len(games), f"{self._seed} {games.start}")

        def search(legs: int, setting: Setting, games: range) -> Census:
            return census_of_search(edition, setting, games, self._seed, legs)

        return (
            self._race(greedy, settings, first, _GREEDY_GAMES, _GREEDY_LIMIT)
            and self._race(partial(search, 1), settings, first, _SEARCH_GAMES, _OPENING_LIMIT)
            and self._race(partial(search, LEGS), settings, first, _SEARCH_GAMES, _SEARCH_LIMIT)
        )

    def _race(
        self,
        judge: Judge,
        settings: Iterable[Setting],
        first: int,
        games: Sequence[int],
        limit: float,
    ) -> bool:
        """Let a judge play games from number `first` on, and stop if a place is clearly off."""
        censuses = {setting: np.zeros(1, CENSUS) for setting in settings}
        for start, end in pairwise((0, *games)):
            for setting, census in censuses.items():
                if self.is_over:
                    return False
                add_census(census, judge(setting, range(first + start, first + end)))
                places = start_places({setting: census})
                if any(abs(place.value) - place.reach > limit for place in places):
                    return False
        return True

    def _is_passed_by(self, leg: Leg) -> bool:
        """Tell whether a station has too few stops, over all numbers of players and directions."""
        edition = with_first_leg(self._edition, self._direction, leg)
        censuses = measure_greedy(edition, _STATION_GAMES, self._seed)
        return min(station.value for station in stations(edition, censuses)) < _LEAST_STOPS
