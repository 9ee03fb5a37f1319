"""The search for a fairer route."""

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from namiji.balance import improve as search
from namiji.balance import search_games
from namiji.balance.census import Setting, add_census
from namiji.balance.figures import start_places
from namiji.balance.improve import Progress, improve
from namiji.balance.legs import (
    first_leg,
    with_first_leg,
    with_other_slots,
    with_route,
    with_stations_swapped,
)
from namiji.balance.measure import measure_greedy
from namiji.balance.search_games import census_of_search
from namiji.core.layout import LEGS
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import Edition, parse_edition, standard
from namiji.edition.load import edition_text
from tests.support import editions


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of few games, in which less is clear."""
    monkeypatch.setattr(search_games, "_PLAYOUTS", 8)
    monkeypatch.setattr(search, "_GREEDY_GAMES", (120, 240))
    monkeypatch.setattr(search, "_SEARCH_GAMES", (2,))
    monkeypatch.setattr(search, "_GREEDY_LIMIT", 1.5)
    monkeypatch.setattr(search, "_OPENING_LIMIT", 3.0)
    monkeypatch.setattr(search, "_SEARCH_LIMIT", 6.0)
    monkeypatch.setattr(search, "_STATION_GAMES", 240)
    monkeypatch.setattr(search, "_LEAST_STOPS", 0.3)
    monkeypatch.setattr(search, "_SLOTS", 40)


@pytest.mark.usefixtures("small")
def test_it_makes_an_unfair_route_fairer_and_keeps_every_legs_stations() -> None:
    unfair = editions.changed(route={"stations": sorted_legs(standard())})
    steps: list[Progress] = []
    found = improve(unfair, 48, "fair", lambda step: steps.append(replace(step)))
    assert stations_of_legs(found) == stations_of_legs(unfair)
    assert found.route[15:-16] == unfair.route[15:-16]
    for direction in DIRECTIONS:
        own = [step for step in steps if step.direction == direction]
        assert [step.orders for step in own] == list(range(1, len(own) + 1))
        assert [step.is_found for step in own] == [False] * (len(own) - 1) + [True]
        assert 0 < own[-1].fair_for_three <= len(own)
    assert furthest_place(found) < furthest_place(unfair)
    assert improve(unfair, 48, "fair", lambda _: None) == found


def furthest_place(edition: Edition) -> float:
    return max(abs(place.value) for place in start_places(measure_greedy(edition, 1200, "new")))


@pytest.mark.usefixtures("small")
def test_a_leg_stays_if_a_place_is_clearly_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_GREEDY_LIMIT", -5.0)
    unfair = editions.changed(route={"stations": sorted_legs(standard())})
    steps: list[Progress] = []
    assert improve(unfair, 2, "unfair", steps.append) == unfair
    assert [step.fair_for_three for step in steps[-2:]] == [0, 0]


def stations_of_legs(edition: Edition) -> list[Counter[str]]:
    """The stations of each leg, and how many of them are double."""
    found: list[Counter[str]] = [Counter()]
    for stop in edition.route:
        found[-1][stop.station] += 1
        found[-1]["double"] += stop.double
        if stop.is_port:
            found.append(Counter())
    return found


# Games of the search


@pytest.mark.parametrize("legs", [1, LEGS])
def test_the_search_plays_games_that_differ_and_can_be_played_in_parts(legs: int) -> None:
    def count(games: range) -> Any:
        return census_of_search(standard(), Setting(3, "clockwise"), games, "parts", legs)

    whole = count(range(6))
    assert whole["games"] == 6
    assert abs(whole["lead"].sum()) < 1e-9  # one player's lead is the others' lag
    assert (whole["lead_squared"][0, :3] > 0).all()
    parts = count(range(2))
    add_census(parts, count(range(2, 6)))
    assert np.allclose(parts["lead"], whole["lead"])
    assert not np.allclose(count(range(6, 12))["lead"], whole["lead"])


# Legs


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_leg_is_taken_out_changed_and_put_back(direction: Direction) -> None:
    leg = first_leg(standard(), direction)
    assert with_first_leg(standard(), direction, leg).route == standard().route
    rng = random.Random(4)
    other = with_other_slots(with_stations_swapped(leg, rng), rng)
    found = with_first_leg(standard(), direction, other)
    assert first_leg(found, direction) == other
    assert stations_of_legs(found) == stations_of_legs(standard())
    assert all(a.station != b.station for a, b in pairwise(found.route))


def test_a_swap_leaves_second_slots_where_they_are() -> None:
    leg = first_leg(standard(), "clockwise")
    for seed in range(20):
        other = with_stations_swapped(leg, random.Random(seed))
        assert [stop.double for stop in other] == [stop.double for stop in leg]
        assert sum(a.station != b.station for a, b in zip(leg, other, strict=True)) == 2


def test_other_slots_leave_stations_where_they_are() -> None:
    leg = first_leg(standard(), "clockwise")
    other = with_other_slots(leg, random.Random(6))
    assert [stop.station for stop in other] == [stop.station for stop in leg]
    assert other != leg


def test_a_route_is_written_into_the_text_of_an_edition() -> None:
    text = edition_text("standard")
    other = editions.changed(route={"stations": sorted_legs(standard())})
    written = with_route(text, other)
    assert parse_edition(written).route == other.route
    assert written.split("stations = [")[0] == text.split("stations = [")[0]
    assert with_route(text, standard()) == text


def sorted_legs(edition: Edition) -> list[str]:
    """The standard route with the stations of each leg in turn of their names."""
    route: list[str] = []
    leg: list[str] = []
    for stop in edition.data["route"]["stations"]:
        if stop in ("dock", "finish"):
            kinds = Counter(name.rstrip("*") for name in leg)
            in_turn: list[str] = []
            while kinds:
                in_turn += sorted(kinds)
                kinds -= Counter(dict.fromkeys(kinds, 1))
            doubles = sum(name.endswith("*") for name in leg)
            route += [f"{name}*" if i < doubles else name for i, name in enumerate(in_turn)]
            route.append(stop)
            leg = []
        else:
            leg.append(stop)
    return route
