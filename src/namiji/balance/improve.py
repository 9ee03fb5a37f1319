"""A search for a fairer route: `namiji balance --improve`.

It changes the route one step at a time: two stations of a leg change places, or a second slot moves
to another station of the leg. So every leg keeps its stations and its number of double ones. Each
route is measured with greedy in all seats, in the same deals for all. A step is kept if the loss
falls. The same seed finds the same route.
"""

import random
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from namiji.balance.census import Census, Setting, census_of_greedy
from namiji.balance.figures import START_PLACE, Censuses, figures, stations
from namiji.core.names import DIRECTIONS
from namiji.edition import Edition
from namiji.edition.load import from_data
from namiji.parallel.cores import available_cores

_STATIONS: Final = re.compile(r"^stations *= *\[.*?\]", re.DOTALL | re.MULTILINE)
_STOPS_PER_LINE: Final = 8

SETTINGS: Final = tuple(Setting(n, direction) for n in (3, 4, 5) for direction in DIRECTIONS)

# What the loss counts. Greedy stands for stronger players, whose figures differ by some tenths of a
# point: so it aims for less than the targets.
_AIM_STATION: Final = 0.75  # of the mean of its kind
_WEIGHT_STATION: Final = 3.0
_WEIGHT_WORST: Final = 1.0


@dataclass(frozen=True, slots=True)
class Step:
    """What the search has tried so far, and the best route."""

    tried: int
    kept: int
    loss: float
    worst_place: float
    edition: Edition


def measure(edition: Edition, games: int, seed: str, rollouts: int = 0) -> Censuses:
    """Measure an edition with greedy in all seats, so many games per setting."""

    def count(setting: Setting) -> tuple[Setting, Census]:
        return setting, census_of_greedy(edition, setting, games, seed, rollouts)

    with ThreadPoolExecutor(available_cores()) as pool:
        return dict(pool.map(count, SETTINGS))


def loss(edition: Edition, censuses: Censuses) -> tuple[float, float]:
    """Return what the search minimizes, and the largest lead or lag of a start place.

    The loss is the mean square of the start places' points above even, for each mind by itself: a
    route that is fair only on average is unfair to all who play alike. To it come the square of the
    largest lead or lag of all minds together, and a penalty for each station that boats pass by.
    """
    squares = [square for census in censuses.values() for square in _squared_leads(census)]
    places = [f.value for f in figures(edition, censuses) if f.target is START_PLACE]
    worst = max(map(abs, places))
    passed = sum(max(0.0, _AIM_STATION - f.value) ** 2 for f in stations(edition, censuses))
    even = sum(squares) / len(squares)
    return even + _WEIGHT_WORST * worst * worst + _WEIGHT_STATION * passed, worst


def _squared_leads(census: Census) -> Iterator[float]:
    """Yield the square of each mind's lead by start place, without what chance adds to it."""
    for c in census:
        for lead, squared in zip(c.lead, c.lead_squared, strict=True):
            if squared:
                mean = lead / c.games
                yield mean * mean - (squared / c.games - mean * mean) / (c.games - 1)


def improve(
    edition: Edition, tries: int, games: int, seed: str, report: Callable[[Step], None]
) -> Edition:
    """Search for a better route; `report` is told of every step that is kept."""
    rng = random.Random(seed)  # noqa: S311 - proposals, not secrets
    best, worst = loss(edition, measure(edition, games, seed))
    kept = 0
    report(Step(0, 0, best, worst, edition))
    for tried in range(1, tries + 1):
        other = _neighbor(edition, rng)
        found, its_worst = loss(other, measure(other, games, seed))
        if found < best:
            edition, best, worst, kept = other, found, its_worst, kept + 1
            report(Step(tried, kept, best, worst, edition))
    return edition


def with_route(text: str, edition: Edition) -> str:
    """Return the text of an edition's file with the route of another edition."""
    lines: list[str] = []
    for stop in edition.data["route"]["stations"]:
        if stop in ("dock", "finish"):
            lines += [f'"{stop}",', ""]
        elif not lines or not lines[-1] or lines[-1].count(",") == _STOPS_PER_LINE:
            lines[-1:] = [*filter(None, lines[-1:]), f'"{stop}",']
        else:
            lines[-1] += f' "{stop}",'
    rows = "".join(f"  {line}\n" for line in lines if line)
    return _STATIONS.sub(f"stations = [\n{rows}]", text, count=1)


def _neighbor(edition: Edition, rng: random.Random) -> Edition:
    """Return the edition with one or two changes to its route."""
    data = edition.data
    route: list[str] = data["route"]["stations"]
    while True:
        changed = list(route)
        for _ in range(rng.choice((1, 1, 2))):
            leg = rng.choice(list(_legs(changed)))
            first, second = rng.sample(leg, 2)
            if rng.random() < 0.3:
                _swap_slots(changed, first, second)
            else:
                changed[first], changed[second] = changed[second], changed[first]
        if changed != route and _is_varied(changed):
            data["route"]["stations"] = changed
            return from_data(data, "proposal")


def _legs(route: list[str]) -> Iterator[list[int]]:
    """Yield the indices of each leg's stations."""
    leg: list[int] = []
    for index, stop in enumerate(route):
        if stop in ("dock", "finish"):
            yield leg
            leg = []
        else:
            leg.append(index)


def _swap_slots(route: list[str], first: int, second: int) -> None:
    """Let two stations change their second slots, where only one has one."""
    a, b = route[first], route[second]
    if a.endswith("*") != b.endswith("*"):
        route[first], route[second] = _turned(a), _turned(b)


def _turned(stop: str) -> str:
    return stop[:-1] if stop.endswith("*") else f"{stop}*"


def _is_varied(route: list[str]) -> bool:
    """Whether no two neighbors are of one kind."""
    kinds = [stop.rstrip("*") for stop in route]
    return all(a != b for a, b in pairwise(kinds))
