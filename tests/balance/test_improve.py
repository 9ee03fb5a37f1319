"""The search for a fairer route."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from namiji.balance.improve import Progress, Trial, improve, loss, with_route
from namiji.balance.measure import SETTINGS
from namiji.edition import Edition, parse_edition, standard
from namiji.edition.load import edition_text
from tests.support import editions
from tests.support.size import soak_only


def legs(edition: Edition) -> list[Counter[str]]:
    """The stations of each leg, and how many of them are double."""
    found: list[Counter[str]] = [Counter()]
    for stop in edition.route:
        found[-1][stop.station] += 1
        found[-1]["double"] += stop.double
        if stop.is_port:
            found.append(Counter())
    return found


@soak_only("it searches")
def test_it_lowers_the_loss_and_keeps_every_legs_stations() -> None:
    unfair = editions.changed(route={"stations": sorted_legs(standard())})
    steps: list[Progress] = []
    trial = Trial(150, "search")
    found = improve(unfair, 12, trial, steps.append)
    assert [step.loss for step in steps] == sorted((step.loss for step in steps), reverse=True)
    assert len(steps) > 1
    assert legs(found) == legs(unfair)
    assert steps[-1].edition == found
    with ThreadPoolExecutor(1) as pool:
        [measured] = trial.measure(pool, [found], SETTINGS)
    again, _ = loss(found, measured)
    assert again == pytest.approx(steps[-1].loss)
    assert improve(unfair, 12, trial, lambda _: None) == found


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


def test_a_route_is_written_into_the_text_of_an_edition() -> None:
    text = edition_text("standard")
    other = editions.changed(route={"stations": sorted_legs(standard())})
    written = with_route(text, other)
    assert parse_edition(written).route == other.route
    assert written.split("stations = [")[0] == text.split("stations = [")[0]
    assert with_route(text, standard()) == text
