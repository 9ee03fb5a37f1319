"""A search for a fairer route: `namiji balance --improve`.

It changes the route one step at a time: two stations of a leg change places, or a second slot moves
to another station of the leg. So every leg keeps its stations and its number of double ones. What a
start place is worth shows on the first leg, so only the outer legs change: each is the first in one
of the directions.

Each route is played by greedy and by the network, in the same deals for all. In a round, all cores
play changes of one leg. Those with which the loss falls in the direction that starts with this leg
are played in the other direction, too, and the best is kept. The same seed finds the same route.
"""

import random
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise, repeat
from typing import TYPE_CHECKING, Final, NamedTuple

from namiji.balance.census import Census, Setting, census_of_greedy
from namiji.balance.figures import Censuses, start_places, stations
from namiji.balance.measure import SETTINGS
from namiji.balance.openings import census_of_openings
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import Edition
from namiji.edition.load import from_data
from namiji.edition.model import Stop
from namiji.parallel.cores import available_cores

if TYPE_CHECKING:
    from namiji.balance.gpu import NetworksOnGpu

# A station should not come near to being passed by, also where others than greedy play.
_AIM_STATION: Final = 0.75  # of the mean of its kind
_WEIGHT_STATION: Final = 3.0

_FIRST_LEG: Final[dict[Direction, int]] = {"clockwise": 0, "counterclockwise": -1}
_GAMES_PER_OPENING, _FEWEST = 4, 4  # the network plays fewer games than greedy, and takes longer

_ROUND: Final = 16  # changes; fixed, so that the number of cores does not change what is found
_SLOT_CHANGES: Final = 0.3  # the part of the changes that moves a second slot

_STATIONS: Final = re.compile(r"^stations *= *\[.*?\]", re.DOTALL | re.MULTILINE)
_STOPS_PER_LINE: Final = 8


@dataclass(frozen=True, slots=True)
class Progress:
    """What the search has tried so far, and the best route."""

    tried: int
    kept: int
    loss: float
    worst_place: float
    edition: Edition


class Measured(NamedTuple):
    """How two kinds of players find a route."""

    greedy: Censuses
    network: Censuses


@dataclass(frozen=True, slots=True)
class Trial:
    """How routes are played: with what number of games per setting, and from which seed.

    With a GPU, networks play whole games on it; else the network plays openings.
    """

    games: int
    seed: str
    gpu: "NetworksOnGpu | None" = None

    def measure(
        self, pool: Executor, routes: Iterable[Edition], settings: Sequence[Setting]
    ) -> list[Measured]:
        """Let both play each route, on the cores of the pool."""
        routes = list(routes)
        greedy = [pool.submit(self._greedy, route, settings) for route in routes]
        if self.gpu is not None:
            network = [self.gpu.measure(r, self.games, self.seed, settings) for r in routes]
        else:
            network = list(pool.map(self._openings, routes, repeat(settings)))
        return [Measured(g.result(), n) for g, n in zip(greedy, network, strict=True)]

    def _greedy(self, route: Edition, settings: Sequence[Setting]) -> Censuses:
        return {each: census_of_greedy(route, each, self.games, self.seed) for each in settings}

    def _openings(self, route: Edition, settings: Sequence[Setting]) -> Censuses:
        games = max(_FEWEST, self.games // _GAMES_PER_OPENING)
        return {each: census_of_openings(route, each, games, self.seed) for each in settings}


def loss(edition: Edition, measured: Measured) -> tuple[float, float]:
    """Return what the search minimizes, and the largest lead or lag of a start place.

    For greedy and for the network, it is the mean square of the start places' points above even,
    for each mind or temperature by itself: a route that is fair only on average is unfair to all
    who play alike. To it come the square of the largest lead or lag of all of them together, and a
    penalty for each station that boats pass by.
    """
    even, worst = 0.0, []
    for censuses in measured:
        squares = [square for census in censuses.values() for square in _squared_leads(census)]
        even += sum(squares) / len(squares)
        worst.append(max(abs(place.value) for place in start_places(censuses)))
    passed = sum(max(0.0, _AIM_STATION - f.value) ** 2 for f in stations(edition, measured.greedy))
    return even + sum(w * w for w in worst) + _WEIGHT_STATION * passed, max(worst)


def _squared_leads(census: Census) -> Iterator[float]:
    """Yield the square of each mind's lead by start place, without what chance adds to it."""
    for c in census:
        for lead, squared in zip(c.lead, c.lead_squared, strict=True):
            if squared and c.games > 1:
                mean = lead / c.games
                yield mean * mean - (squared / c.games - mean * mean) / (c.games - 1)


def improve(
    edition: Edition, tries: int, trial: Trial, report: Callable[[Progress], None]
) -> Edition:
    """Search for a better route; `report` is called with every step that is kept."""
    rng = random.Random(trial.seed)  # noqa: S311 - proposals, not secrets
    with ThreadPoolExecutor(available_cores()) as pool:
        [measured] = trial.measure(pool, [edition], SETTINGS)
        best, worst = loss(edition, measured)
        kept = 0
        report(Progress(0, kept, best, worst, edition))
        for tried in range(0, tries, _ROUND):
            direction = rng.choice(DIRECTIONS)
            same = [setting for setting in SETTINGS if setting.direction == direction]
            rest = [setting for setting in SETTINGS if setting.direction != direction]
            number = min(_ROUND, tries - tried)
            others = [_neighbor(edition, _FIRST_LEG[direction], rng) for _ in range(number)]
            opened = trial.measure(pool, others, same)
            better = {
                other: its
                for other, its in zip(others, opened, strict=True)
                if loss(other, _joined(measured, its))[0] < best
            }
            ended = trial.measure(pool, better, rest)
            before = best
            for (other, its), more in zip(better.items(), ended, strict=True):
                whole = _joined(its, more)
                found, its_worst = loss(other, whole)
                if found < best:
                    edition, measured, best, worst = other, whole, found, its_worst
            if best < before:
                kept += 1
                report(Progress(tried + number, kept, best, worst, edition))
    return edition


def _joined(measured: Measured, other: Measured) -> Measured:
    """Return all censuses of two measurements; those of `other` replace the same settings."""
    return Measured({**measured.greedy, **other.greedy}, {**measured.network, **other.network})


def with_route(text: str, edition: Edition) -> str:
    """Return the text of an edition's file with the route of another edition."""
    rows: list[str] = []
    for leg in _legs(edition.route):
        names = [f'"{_name(edition.route[place])}",' for place in leg]
        starts = range(0, len(leg), _STOPS_PER_LINE)
        rows += [" ".join(names[start : start + _STOPS_PER_LINE]) for start in starts]
        rows.append(f'"{edition.route[leg[-1] + 1].station}",')
    body = "".join(f"  {row}\n" for row in rows)
    return _STATIONS.sub(f"stations = [\n{body}]", text, count=1)


def _name(stop: Stop) -> str:
    """Return a stop as files spell it."""
    return f"{stop.station}*" if stop.double else stop.station


def _neighbor(edition: Edition, leg: int, rng: random.Random) -> Edition:
    """Return the edition with one or two changes to a leg of its route."""
    while True:
        route = list(edition.route)
        for _ in range(rng.choice((1, 1, 2))):
            first, second = rng.sample([*_legs(route)][leg], 2)
            a, b = route[first], route[second]
            if rng.random() < _SLOT_CHANGES:
                route[first] = replace(a, double=b.double)
                route[second] = replace(b, double=a.double)
            else:
                route[first], route[second] = b, a
        if tuple(route) != edition.route and _is_varied(route):
            data = edition.data
            data["route"]["stations"] = [_name(stop) for stop in route]
            return from_data(data, "proposal")


def _legs(route: Sequence[Stop]) -> Iterator[list[int]]:
    """Yield the places of each leg's stations in a route; its port follows."""
    leg: list[int] = []
    for place, stop in enumerate(route):
        if stop.is_port:
            yield leg
            leg = []
        else:
            leg.append(place)


def _is_varied(route: Sequence[Stop]) -> bool:
    """Whether no two neighbors are of one kind."""
    return all(a.station != b.station for a, b in pairwise(route))
