"""An edition as the read-only record that every compiled rule takes as its first argument."""

from functools import lru_cache
from typing import Any

import numpy as np

from namiji.core.layout import (
    COLOR,
    DOCK_DECK,
    LEGS,
    METRICS,
    PARAMETERS,
    ROCK_CARDS_AT,
    ROCK_DECK,
    TABLES,
    Tables,
)
from namiji.core.names import DIRECTIONS, STATIONS
from namiji.edition.model import Edition, Stop
from namiji.errors import NamijiError

_ANY = 127  # an upper limit that nothing reaches


@lru_cache(maxsize=64)
def build_tables(edition: Edition) -> Any:
    """The tables of an edition, as an array of one record."""
    if not isinstance(edition, Edition):  # callers in Python without a type checker come here
        message = f"an edition is what load_edition returns, not {edition!r}"
        raise NamijiError("bad-edition", message)
    array = np.zeros(1, TABLES)
    t = array[0]
    for number, direction in enumerate(DIRECTIONS):
        _route(t, number, edition.route_in(direction))
    _tokens(t, edition)
    _cards(t, edition)
    t.points_repeat = t.equal_cards_pass = edition.rules == 1
    t.full_rack_bars_fishing = edition.full_rack_bars_fishing
    t.neutral_counts_as_boat = edition.neutral_counts_as_boat
    array.flags.writeable = False
    return array


def _route(t: Tables, direction: int, route: tuple[Stop, ...]) -> None:
    ports = [0, *(i for i, stop in enumerate(route, 1) if stop.is_port)]
    t.port[direction] = ports
    t.finish = len(route)
    for position, stop in enumerate(route, 1):
        station = STATIONS.index(stop.station)
        t.station[direction, position] = station
        leg = next(i for i in range(LEGS) if position <= ports[i + 1])
        here = 1 << (position - ports[leg])
        t.leg_station[direction, leg, station] |= here
        if stop.double:
            t.leg_double[direction, leg] |= here


def _tokens(t: Tables, edition: Edition) -> None:
    for i, fish in enumerate(edition.fish):
        t.fish_count[i], t.fish_color[i], t.fish_kind[i] = fish.count, fish.color, fish.kind
    t.fish_total = sum(fish.count for fish in edition.fish)
    for i, net in enumerate(edition.nets):
        t.net_count[i], t.net_fish[i] = net.count, net.fish
    t.net_total = sum(net.count for net in edition.nets)
    t.bag = edition.crabs, edition.shrimp
    t.crustacean_points = edition.crustacean_points
    t.line_points = edition.row_points + edition.column_points
    t.offerings = edition.offerings
    t.penalty[: len(edition.penalty)] = edition.penalty
    t.sections = edition.sections
    t.bonus = edition.bonus
    t.early_bird[: len(edition.early_bird)] = edition.early_bird
    t.param = [edition.parameters[name] for name in PARAMETERS]


def _cards(t: Tables, edition: Edition) -> None:
    for i, card in enumerate(edition.dock_cards):
        t.card_count[i], t.points[i], t.is_meal[i] = card.copies, card.points, card.is_meal
        for name, amount in card.adds.items():
            t.adds[i, PARAMETERS.index(name)] = amount
    metrics = {name: i for i, name in enumerate(METRICS)}
    metrics |= {color: COLOR + i for i, color in enumerate(edition.colors)}
    for i, rock in enumerate(edition.rock_cards):
        t.card_count[ROCK_CARDS_AT + i], t.points[ROCK_CARDS_AT + i] = rock.copies, rock.points
        t.conditions[i] = len(rock.conditions)
        for j, condition in enumerate(rock.conditions):
            t.condition[i, j] = (
                metrics[condition.metric],
                0 if condition.at_least is None else condition.at_least,
                _ANY if condition.at_most is None else condition.at_most,
            )
    t.deck_size[DOCK_DECK] = sum(card.copies for card in edition.dock_cards)
    t.deck_size[ROCK_DECK] = sum(rock.copies for rock in edition.rock_cards)
