"""A search for a fairer route: `namiji balance --improve`.

What a start place is worth shows on the first leg, so only the outer legs change. Each is the first
one in one of the directions, and is searched in that direction by itself. It keeps its stations and
its number of double ones.

Two players judge a leg, each in all seats: greedy with all its minds, and the tree search. Few
games say little about one leg, but the games of many similar legs say much about each. So every leg
is played for a short while only, and a guess from all games so far says what each is worth. The
next leg is one that might be the best. The same seed finds the same route on the same machine.
"""

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from namiji.balance.census import census_of_greedy
from namiji.balance.figures import Figure, start_places, stations
from namiji.balance.guess import Guess
from namiji.balance.legs import Leg, changed, first_leg, with_first_leg
from namiji.balance.measure import SETTINGS
from namiji.balance.openings import census_of_openings
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import Edition

_GREEDY_GAMES, _SEARCH_GAMES = 3600, 60  # per leg and number of players

_AIM: Final = 0.4  # points that a start place may be off without a loss
_PULL: Final = 0.05  # what the squares of all points add to the loss, also within the aim
_CAUTION: Final = 0.3  # what uncertainty adds: luck makes a leg look good that few games know
_LEAST_STOPS: Final = 0.6  # of a station, beside the mean of its kind

# How the next leg is found. The first ones are random, so that the guess knows something.
_RANDOM_LEGS: Final = 40
_BEST: Final = 12  # legs played so far, whose neighbors might be better
_CLIMBS, _STEPS, _NEIGHBORS, _KEPT = 4, 6, 150, 12
_SPREAD: Final = 0.7  # below 1: rather a leg near a good one than one that nobody knows
_REPORT_EVERY: Final = 10


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

    def search(direction: Direction) -> Leg:
        return _LegSearch(edition, direction, seed).run(legs, report)

    with ThreadPoolExecutor(len(DIRECTIONS)) as pool:
        for direction, leg in zip(DIRECTIONS, pool.map(search, DIRECTIONS), strict=True):
            edition = with_first_leg(edition, direction, leg)
    return edition


class _LegSearch:
    """The search for the leg where the games of a direction begin."""

    def __init__(self, edition: Edition, direction: Direction, seed: str) -> None:
        self._edition, self._direction, self._seed = edition, direction, seed
        self._settings = [setting for setting in SETTINGS if setting.direction == direction]
        self._rng = random.Random(f"{seed} {direction}")  # noqa: S311 - proposals, not secrets
        self._dice = np.random.default_rng(self._rng.getrandbits(64))
        self._legs: list[Leg] = []
        self._places: list[list[list[Figure]]] = []  # of each leg, by greedy and by the search
        self._passed: set[Leg] = set()  # legs with a station that boats pass by

    def run(self, legs: int, report: Callable[[Progress], None]) -> Leg:
        """Return the best leg of those played."""
        given = best = first_leg(self._edition, self._direction)
        for number in range(legs):
            if number == 0:
                leg = given
            elif number < _RANDOM_LEGS:
                leg = changed(given, self._rng.choice((1, 2, 3, 4, 6)), self._rng)
            else:
                leg = self._promising()
            self._play(leg)
            if (number + 1) % _REPORT_EVERY == 0 or number + 1 == legs:
                best, progress = self._best()
                report(progress)
        return best

    def _play(self, leg: Leg) -> None:
        """Let both judges play a leg, in games that none was played in before."""
        edition = with_first_leg(self._edition, self._direction, leg)
        number = len(self._legs)
        numbers = range(_SEARCH_GAMES * number, _SEARCH_GAMES * (number + 1))
        greedy, searched = {}, {}
        for each in self._settings:
            seed = f"{self._seed} {number}"
            greedy[each] = census_of_greedy(edition, each, _GREEDY_GAMES, seed)
            searched[each] = census_of_openings(edition, each, numbers, self._seed)
        self._legs.append(leg)
        self._places.append([start_places(greedy), start_places(searched)])
        if any(figure.value < _LEAST_STOPS for figure in stations(edition, greedy)):
            self._passed.add(leg)

    def _guesses(self) -> list[Guess]:
        """Return one guess for each judge."""
        guesses = []
        for found in zip(*self._places, strict=True):
            leads = np.array([[place.value for place in places] for places in found])
            reach = np.array([[place.reach for place in places] for places in found])
            guesses.append(Guess(self._legs, leads, float(((reach / 1.96) ** 2).mean())))
        return guesses

    def _best(self) -> tuple[Leg, Progress]:
        legs = [leg for leg in dict.fromkeys(self._legs) if leg not in self._passed]
        legs = legs or self._legs[:1]
        guesses = self._guesses()
        losses = _cautious_loss(guesses, legs)
        leg = legs[losses.argmin()]
        worst = max(float(abs(guess.mean([leg])).max()) for guess in guesses)
        return leg, Progress(self._direction, len(self._legs), float(losses.min()), worst)

    def _promising(self) -> Leg:
        """Return a leg that might be the best, as far as all games so far tell."""
        guesses = self._guesses()
        played = list(dict.fromkeys(self._legs))
        order = np.argsort(_cautious_loss(guesses, played))
        best = [played[i] for i in order[:_BEST]]
        near = [other for leg in best[:_CLIMBS] for other in self._climb(guesses, leg)]
        legs = [leg for leg in dict.fromkeys([*best, *near]) if leg not in self._passed]
        legs = legs or played[:1]
        drawn = [guess.sample(legs, _SPREAD, self._dice) for guess in guesses]
        return legs[_loss(drawn).argmin()]

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
    for leads in places:
        beyond = np.maximum(0.0, abs(leads) - _AIM)
        loss += (beyond**2 + _PULL * leads**2).mean(axis=1)
    return loss


def _cautious_loss(guesses: Sequence[Guess], legs: Sequence[Leg]) -> NDArray[Any]:
    doubt = sum(guess.variance(legs) for guess in guesses)
    return np.asarray(_loss([guess.mean(legs) for guess in guesses]) + _CAUTION * doubt)
