"""The legs of a route: one taken out, changed and put back, for the search for a fairer route."""

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final, TypeAlias

from namiji.core.names import Direction
from namiji.edition import Edition
from namiji.edition.load import from_data
from namiji.edition.model import Stop

Leg: TypeAlias = tuple[Stop, ...]
"""Stations in the order in which the games of a direction come to them."""

_STATIONS: Final = re.compile(r"^stations *= *\[.*?\]", re.DOTALL | re.MULTILINE)
_STOPS_PER_LINE: Final = 8


def first_leg(edition: Edition, direction: Direction) -> Leg:
    """Return the leg where games of a direction begin."""
    return tuple(edition.route[place] for place in _first_places(edition, direction))


def with_first_leg(edition: Edition, direction: Direction, leg: Leg) -> Edition:
    route = list(edition.route)
    for place, stop in zip(_first_places(edition, direction), leg, strict=True):
        route[place] = stop
    data = edition.data
    data["route"]["stations"] = [_name(stop) for stop in route]
    return from_data(data, "proposal")


def with_stations_swapped(leg: Leg, rng: random.Random) -> Leg:
    """Return the leg after two stations of different kinds have changed places.

    Second slots stay where they are. No two neighbors are of one kind.
    """
    while True:
        stations = [stop.station for stop in leg]
        a, b = rng.sample(range(len(leg)), 2)
        stations[a], stations[b] = stations[b], stations[a]
        if stations[a] != stations[b] and all(x != y for x, y in pairwise(stations)):
            return tuple(
                replace(stop, station=station) for stop, station in zip(leg, stations, strict=True)
            )


def with_other_slots(leg: Leg, rng: random.Random) -> Leg:
    """Return the leg with its second slots at random stations."""
    doubles = rng.sample([stop.double for stop in leg], len(leg))
    return tuple(replace(stop, double=double) for stop, double in zip(leg, doubles, strict=True))


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


def _first_places(edition: Edition, direction: Direction) -> list[int]:
    legs = [*_legs(edition.route)]
    return legs[0] if direction == "clockwise" else legs[-1][::-1]


def _legs(route: Sequence[Stop]) -> Iterator[list[int]]:
    """Yield the places of each leg's stations in a route; its port follows."""
    leg: list[int] = []
    for place, stop in enumerate(route):
        if stop.is_port:
            yield leg
            leg = []
        else:
            leg.append(place)
