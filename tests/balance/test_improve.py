"""The search for a fairer route."""

import random
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from namiji.balance import improve as search
from namiji.balance.census import Setting, add_census
from namiji.balance.guess import Guess
from namiji.balance.improve import Progress, improve
from namiji.balance.legs import changed, first_leg, with_first_leg, with_route
from namiji.balance.openings import census_of_openings
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import Edition, parse_edition, standard
from namiji.edition.load import edition_text
from tests.support import editions
from tests.support.size import size

LEG = first_leg(standard(), "clockwise")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of few games and few random legs."""
    monkeypatch.setattr(search, "_SEARCH_GAMES", size(2, 12))
    monkeypatch.setattr(search, "_GREEDY_GAMES", size(120, 720))
    monkeypatch.setattr(search, "_RANDOM_LEGS", size(5, 20))
    monkeypatch.setattr(search, "_AT_ONCE", 5)
    monkeypatch.setattr(search, "_FINALISTS", 2)
    monkeypatch.setattr(search, "_FINAL_GAMES", size(2, 12))


@pytest.mark.usefixtures("small")
def test_it_makes_an_unfair_route_fairer_and_keeps_every_legs_stations() -> None:
    unfair = editions.changed(route={"stations": sorted_legs(standard())})
    steps: list[Progress] = []
    legs = size(10, 40)
    found = improve(unfair, legs, "fair", steps.append)
    assert stations_of_legs(found) == stations_of_legs(unfair)
    for direction in DIRECTIONS:
        assert first_leg(found, direction) != first_leg(unfair, direction)
        own = [step.legs for step in steps if step.direction == direction]
        assert own == list(range(5, legs + 1, 5))
    assert found.route[15:-16] == unfair.route[15:-16]
    assert improve(unfair, legs, "fair", steps.append) == found


def stations_of_legs(edition: Edition) -> list[Counter[str]]:
    """The stations of each leg, and how many of them are double."""
    found: list[Counter[str]] = [Counter()]
    for stop in edition.route:
        found[-1][stop.station] += 1
        found[-1]["double"] += stop.double
        if stop.is_port:
            found.append(Counter())
    return found


# Openings


def test_the_search_opens_games_that_differ_and_can_be_played_in_parts() -> None:
    setting = Setting(3, "clockwise")
    whole = census_of_openings(standard(), setting, range(6), "parts")
    assert whole["games"] == 6
    assert abs(whole["lead"].sum()) < 1e-9  # one player's lead is the others' lag
    assert (whole["lead_squared"][0, :3] > 0).all()
    parts = census_of_openings(standard(), setting, range(2), "parts")
    add_census(parts, census_of_openings(standard(), setting, range(2, 6), "parts"))
    assert np.allclose(parts["lead"], whole["lead"])
    other = census_of_openings(standard(), setting, range(6, 12), "parts")
    assert not np.allclose(other["lead"], whole["lead"])


# The guess


def test_a_guess_knows_legs_that_were_played_and_doubts_the_others() -> None:
    rng = random.Random(1)
    legs = [LEG, *(changed(LEG, 3, rng) for _ in range(20))]
    figures = np.random.default_rng(1).normal(size=(len(legs), 2))
    guess = Guess(legs, figures, noise=1e-6)
    assert np.corrcoef(guess.mean(legs).ravel(), figures.ravel())[0, 1] > 0.95
    far = [changed(LEG, 30, rng)]
    assert guess.variance(far)[0] > 5 * guess.variance(legs).max()
    drawn = guess.sample(far, 1.0, np.random.default_rng(2))
    assert drawn.shape == (1, 2)
    assert abs(drawn - guess.mean(far)).max() > 0.01


def test_a_guess_learns_which_station_matters() -> None:
    """A figure that depends on one station alone is foretold for legs that nobody played."""
    rng = random.Random(2)
    legs = list({changed(LEG, 4, rng) for _ in range(300)})
    figures = np.array([[2.0 * (leg[0].station == "angling")] for leg in legs])
    figures += np.random.default_rng(3).normal(size=figures.shape)
    guess = Guess(legs[:250], figures[:250], noise=1.0)
    told = guess.mean(legs[250:])[:, 0]
    begins = np.array([leg[0].station == "angling" for leg in legs[250:]])
    assert told[begins].mean() > told[~begins].mean() + 1.0


# Legs


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_leg_is_changed_and_put_back(direction: Direction) -> None:
    leg = first_leg(standard(), direction)
    assert with_first_leg(standard(), direction, leg).route == standard().route
    other = changed(leg, 2, random.Random(4))
    found = with_first_leg(standard(), direction, other)
    assert first_leg(found, direction) == other != leg
    assert stations_of_legs(found) == stations_of_legs(standard())
    assert all(a.station != b.station for a, b in pairwise(found.route))


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
