"""What a census says in figures, with 95% intervals, and what each should be."""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np

from namiji.arena.interval import t_quantile
from namiji.arena.report.balance import (
    DOCK_TAKEN_RANGE,
    ROCK_FULFILLED_RANGE,
    START_PLACE_RANGE,
)
from namiji.balance.census import CENSUS, Census, Setting, add_census
from namiji.core.layout import ROCK_CARDS_AT
from namiji.edition import Edition

Censuses: TypeAlias = Mapping[Setting, Census]


@dataclass(frozen=True, slots=True)
class Target:
    """The range that a kind of figure should be in."""

    name: str
    least: float
    most: float


START_PLACE: Final = Target("start place, points above even", *START_PLACE_RANGE)
DOCK_TAKEN: Final = Target("Dock card, taken of its offers", *DOCK_TAKEN_RANGE)
ROCK_KEPT: Final = Target("Rock card, kept of its offers", 0.15, 0.85)
ROCK_FULFILLED: Final = Target("Rock card, fulfilled of those kept", *ROCK_FULFILLED_RANGE)
STATION: Final = Target("station, stops beside the mean of its kind", 0.5, math.inf)
TARGETS: Final = (START_PLACE, DOCK_TAKEN, ROCK_KEPT, ROCK_FULFILLED, STATION)


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with its 95% interval."""

    target: Target
    label: str
    value: float
    reach: float
    """Half of the interval."""

    @property
    def excess(self) -> float:
        """How far the figure is outside of its target; 0 inside."""
        return max(0.0, self.target.least - self.value, self.value - self.target.most)


def figures(edition: Edition, censuses: Censuses) -> list[Figure]:
    """Return all figures: start places by setting, cards and stations over all settings."""
    return [
        *start_places(censuses),
        *_cards(edition, _sum(censuses.values())),
        *stations(edition, censuses),
    ]


def start_places(censuses: Censuses) -> list[Figure]:
    """Return what each start place is worth, by setting."""
    return [f for setting, census in censuses.items() for f in _start_places(setting, census)]


def _sum(censuses: Iterable[Census]) -> Any:
    total = np.zeros(1, CENSUS)
    for census in censuses:
        add_census(total, census)
    return total[0]


def _start_places(setting: Setting, census: Census) -> Iterator[Figure]:
    c = _sum([census])
    for place in range(setting.players):
        mean = c.lead[place] / c.games
        spread = math.sqrt(max(0.0, c.lead_squared[place] / c.games - mean * mean))
        reach = t_quantile(max(1, int(c.games) - 1)) * spread / math.sqrt(c.games)
        label = f"{setting.players} players, {setting.direction}, place {place + 1}"
        yield Figure(START_PLACE, label, mean, reach)


def _cards(edition: Edition, c: Any) -> Iterator[Figure]:
    for number, card in enumerate(edition.dock_cards):
        yield _share(DOCK_TAKEN, card.id, c.taken[number], c.offered[number])
    for number, rock in enumerate(edition.rock_cards, ROCK_CARDS_AT):
        yield _share(ROCK_KEPT, rock.id, c.taken[number], c.offered[number])
        yield _share(ROCK_FULFILLED, rock.id, c.fulfilled[number], c.kept[number])


def _share(target: Target, label: str, part: int, whole: int) -> Figure:
    share = part / whole if whole else math.nan
    return Figure(target, label, share, 1.96 * math.sqrt(share * (1 - share) / max(whole, 1)))


def stops_by_position(edition: Edition, censuses: Censuses) -> np.ndarray[Any, Any]:
    """Return the stops at each position of the clockwise route, from 0, over all settings."""
    length = len(edition.route)
    stops = np.zeros(length + 1)
    for setting, census in censuses.items():
        met = _sum([census]).stops[: length + 1].astype(float)
        if setting.direction == "counterclockwise":
            met[1:length] = met[1:length][::-1]
        stops += met
    return stops


def stops_per_player(edition: Edition, setting: Setting, census: Census) -> float:
    """Return how often a boat stops in a game, ports not counted."""
    stops = stops_by_position(edition, {setting: census})
    at_stations = (stops[i] for i, stop in enumerate(edition.route, 1) if not stop.is_port)
    return float(sum(at_stations) / census["seats"].sum())


def stations(edition: Edition, censuses: Censuses) -> Iterable[Figure]:
    """Return how often boats stop at each station, beside the mean of its kind."""
    stops = stops_by_position(edition, censuses)
    kinds: dict[str, list[int]] = {}
    for position, stop in enumerate(edition.route, 1):
        if not stop.is_port:
            kinds.setdefault(stop.station, []).append(position)
    for kind, positions in kinds.items():
        mean = sum(stops[position] for position in positions) / len(positions)
        for position in positions:
            share = stops[position] / mean if mean else math.nan
            reach = 1.96 * math.sqrt(stops[position]) / mean if mean else math.nan
            yield Figure(STATION, f"{position} {kind}", share, reach)
