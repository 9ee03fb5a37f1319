"""A search for a fairer route: `namiji balance --improve`.

What a start place is worth shows on the first leg, so only the outer legs change. Each is the first
one in one of the directions, and is searched in that direction by itself. It keeps its stations and
its number of double ones.

Two players judge a leg, each in all seats: greedy with all its minds, and the tree search. Few
games say little about one leg, but the games of many similar legs say much about each. So every leg
is played for a short while only, and a guess from all games so far says what each is worth. The
next legs are ones that might be the best, a few at a time, so that they can be played side by side.
In the end, the best legs by the guess play many new games, in which the search makes more playouts,
and the best of these is found. The same seed finds the same route on the same machine.
"""

import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from namiji.balance.census import Census, Setting, census_of_greedy
from namiji.balance.figures import Figure, start_places, stations
from namiji.balance.guess import Guess
from namiji.balance.legs import Leg, changed, first_leg, with_first_leg
from namiji.balance.measure import SETTINGS
from namiji.balance.openings import PLAYOUTS, census_of_openings
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import Edition
from namiji.parallel.cores import available_cores

_GREEDY_GAMES, _SEARCH_GAMES = 3600, 50  # per leg and number of players
_FINALISTS, _FINAL_GAMES, _FINAL_PLAYOUTS = 5, 250, 64

_AIMS: Final = (0.7, 0.4)  # points that a place may be off without a loss: for greedy, the search
_PULL: Final = 0.05  # what the squares of all points add to the loss, also within the aim
_CAUTION: Final = 0.3  # what uncertainty adds: luck makes a leg look good that few games know
_LEAST_STOPS: Final = 0.6  # of a station, beside the mean of its kind

# How the next legs are found. The first ones are random, so that the guess knows something.
_RANDOM_LEGS: Final = 40
_AT_ONCE: Final = 8
_BEST: Final = 12  # legs played so far, whose neighbors might be better
_CLIMBS, _STEPS, _NEIGHBORS, _KEPT = 4, 6, 150, 12
_SPREAD: Final = 0.7  # below 1: rather a leg near a good one than one that nobody knows


@dataclass(frozen=True, slots=True)
class Progress:
    """The best leg so far, for the direction that begins with it."""

    direction: Direction
    legs: int
    loss: float
    worst_place: float
    """How far a start place is from even, at most, by the guess."""


def improve(edition: Edition, legs: int, seed: str, report: Callable[[Progress], None]) -> Edition:
    """Search for a better route: try this number of legs in each direction."""
    given = edition
    with (
        ThreadPoolExecutor(len(DIRECTIONS)) as searches,
        ThreadPoolExecutor(available_cores()) as pool,
    ):

        def search(direction: Direction) -> Leg:
            return _LegSearch(given, direction, seed, pool).run(legs, report)

        for direction, leg in zip(DIRECTIONS, searches.map(search, DIRECTIONS), strict=True):
            edition = with_first_leg(edition, direction, leg)
    return edition


class _LegSearch:
    """The search for the leg where the games of a direction begin."""

    def __init__(self, edition: Edition, direction: Direction, seed: str, pool: Executor) -> None:
        self._edition, self._direction, self._seed, self._pool = edition, direction, seed, pool
        self._settings = [setting for setting in SETTINGS if setting.direction == direction]
        self._rng = random.Random(f"{seed} {direction}")  # noqa: S311 - proposals, not secrets
        self._dice = np.random.default_rng(self._rng.getrandbits(64))
        self._legs: list[Leg] = []
        self._places: list[list[list[Figure]]] = []  # of each leg, by greedy and by the search
        self._passed: set[Leg] = set()  # legs with a station that boats pass by

    def run(self, legs: int, report: Callable[[Progress], None]) -> Leg:
        """Return the best leg of those played."""
        while len(self._legs) < legs:
            count = min(_AT_ONCE, legs - len(self._legs))
            first = len(self._legs) < _RANDOM_LEGS
            self._play(self._random(count) if first else self._promising(count))
            report(self._progress())
        return self._final()

    def _random(self, count: int) -> list[Leg]:
        """Return legs that differ from the given one, which is the very first."""
        given = first_leg(self._edition, self._direction)
        changes = (self._rng.choice((1, 2, 3, 4, 6)) for _ in range(count))
        legs = [changed(given, number, self._rng) for number in changes]
        return legs if self._legs else [given, *legs[1:]]

    def _play(self, legs: list[Leg]) -> None:
        """Let both judges play each leg, in games that none was played in before."""
        first = len(self._legs)
        results = self._pool.map(self._judge, legs, range(first, first + len(legs)))
        for leg, (places, passed) in zip(legs, results, strict=True):
            self._legs.append(leg)
            self._places.append(places)
            if passed:
                self._passed.add(leg)

    def _judge(self, leg: Leg, number: int) -> tuple[list[list[Figure]], bool]:
        """Return what both judges make of places, and whether boats pass by a station."""
        games = range(_SEARCH_GAMES * number, _SEARCH_GAMES * (number + 1))
        searched = {each: self._search(leg, each, games, PLAYOUTS) for each in self._settings}
        edition = with_first_leg(self._edition, self._direction, leg)
        greedy = {
            each: census_of_greedy(edition, each, _GREEDY_GAMES, f"{self._seed} {number}")
            for each in self._settings
        }
        passed = any(figure.value < _LEAST_STOPS for figure in stations(edition, greedy))
        return [start_places(greedy), start_places(searched)], passed

    def _search(self, leg: Leg, setting: Setting, games: range, playouts: int) -> Census:
        edition = with_first_leg(self._edition, self._direction, leg)
        return census_of_openings(edition, setting, games, self._seed, playouts)

    def _final(self) -> Leg:
        """Return the best of the best legs, after games that tell more about them."""
        legs = self._best_legs()[:_FINALISTS]
        if len(legs) == 1:
            return legs[0]
        first = _SEARCH_GAMES * len(self._legs)
        games = range(first, first + _FINAL_GAMES)
        found = [
            {
                each: self._pool.submit(self._search, leg, each, games, _FINAL_PLAYOUTS)
                for each in self._settings
            }
            for leg in legs
        ]
        searched = [
            [place.value for place in start_places({each: f.result() for each, f in leg.items()})]
            for leg in found
        ]
        greedy, _ = self._guesses()
        return legs[_loss([greedy.mean(legs), np.array(searched)]).argmin()]

    def _guesses(self) -> list[Guess]:
        """Return one guess for each judge."""
        guesses = []
        for found in zip(*self._places, strict=True):
            leads = np.array([[place.value for place in places] for places in found])
            reach = np.array([[place.reach for place in places] for places in found])
            guesses.append(Guess(self._legs, leads, float(((reach / 1.96) ** 2).mean())))
        return guesses

    def _best_legs(self) -> list[Leg]:
        """Return the legs that were played, the best first."""
        legs = [leg for leg in dict.fromkeys(self._legs) if leg not in self._passed]
        legs = legs or self._legs[:1]
        return [legs[i] for i in np.argsort(_cautious_loss(self._guesses(), legs))]

    def _progress(self) -> Progress:
        best, guesses = self._best_legs()[:1], self._guesses()
        worst = max(float(abs(guess.mean(best)).max()) for guess in guesses)
        loss = float(_cautious_loss(guesses, best)[0])
        return Progress(self._direction, len(self._legs), loss, worst)

    def _promising(self, count: int) -> list[Leg]:
        """Return legs that might be the best, as far as all games so far tell."""
        guesses = self._guesses()
        played = list(dict.fromkeys(self._legs))
        order = np.argsort(_cautious_loss(guesses, played))
        best = [played[i] for i in order[:_BEST]]
        near = [other for leg in best[:_CLIMBS] for other in self._climb(guesses, leg)]
        legs = [leg for leg in dict.fromkeys([*best, *near]) if leg not in self._passed]
        legs = legs or played[:1]
        found = []
        for _ in range(count):
            drawn = [guess.sample(legs, _SPREAD, self._dice) for guess in guesses]
            found.append(legs[_loss(drawn).argmin()])
        return found

    def _climb(self, guesses: Sequence[Guess], leg: Leg) -> list[Leg]:
        """Go from a leg to better ones by the guesses, and return the best on the way."""
        found: list[Leg] = []
        lowest = _loss([guess.mean([leg]) for guess in guesses])[0]
        for _ in range(_STEPS):
            changes = (self._rng.choice((1, 1, 2)) for _ in range(_NEIGHBORS))
            near = list(dict.fromkeys(changed(leg, number, self._rng) for number in changes))
            losses = _loss([guess.mean(near) for guess in guesses])
            order = np.argsort(losses)
            found += [near[i] for i in order[:_KEPT]]
            if losses[order[0]] >= lowest:
                break
            leg, lowest = near[order[0]], losses[order[0]]
        return found


def _loss(places: Sequence[NDArray[Any]]) -> NDArray[Any]:
    """Return the loss of each leg: places as each judge finds them, a row per leg."""
    loss = np.zeros(len(places[0]))
    for leads, aim in zip(places, _AIMS, strict=True):
        beyond = np.maximum(0.0, abs(leads) - aim)
        loss += (beyond**2 + _PULL * leads**2).mean(axis=1)
    return loss


def _cautious_loss(guesses: Sequence[Guess], legs: Sequence[Leg]) -> NDArray[Any]:
    doubt = sum(guess.variance(legs) for guess in guesses)
    return np.asarray(_loss([guess.mean(legs) for guess in guesses]) + _CAUTION * doubt)
