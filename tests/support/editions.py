"""Editions for tests: the standard one with changes, and random ones with odd parameters."""

import random
from typing import Any

from namiji.edition import Edition, load_edition, standard
from namiji.edition.load import from_data
from namiji.edition.model import METRICS, PARAMETERS, POSITIVE_PARAMETERS
from tests.support.paths import ROOT

STOPS = ("angling", "net", "trap", "whirlpool", "dolphin", "octopus", "whale", "rock")


def build(data: dict[str, Any], name: str) -> Edition:
    """An edition of test data, under a name of its own."""
    return from_data({**data, "id": name}, f"{name}.toml")


def changed(name: str = "changed", **tables: dict[str, Any]) -> Edition:
    """The standard edition with some keys of some tables replaced."""
    data = standard().data
    for table, keys in tables.items():
        data[table].update(keys)
    return build(data, name)


def scarce() -> Edition:
    """Little of everything: School, nets, bag and Rock deck run empty."""
    return load_edition(ROOT / "examples" / "scarce.toml")


def generous() -> Edition:
    """Every station gives more than usual, and points with the first thing kept at a stop."""
    points = {name: 1 for name in PARAMETERS if name.endswith("_points")}
    more = {"angling_reveals": 1, "angling_catches": 2, "angling_spread": 1, "net_reveals": 2}
    more |= {"trap_saved": 2, "whirlpool_offerings": 2, "panorama_sections": 2}
    more |= {"rock_draws": 3, "rock_keeps": 2}
    leg = [*STOPS, *STOPS[:-1]]
    stations = [*leg, "dock", *leg, "dock", *leg, "dock", *leg, "finish"]
    return changed("generous", route={"stations": stations}, parameters=points | more)


def short() -> Edition:
    """Every kind of station once, and soon over."""
    a, b, c, d, e, f, g, h = STOPS
    return changed(
        "short", route={"stations": [a, b, "dock", c, d, "dock", e, f, "dock", g, h, "finish"]}
    )


def odd(seed: int) -> Edition:
    """A random edition within the bounds: other routes, tokens, cards, parameters and rulings."""
    rng = random.Random(seed)
    data = standard().data
    data["route"]["stations"] = _route(rng)
    _tokens(rng, data)
    data["parameters"].update({name: _parameter(rng, name) for name in PARAMETERS})
    data["dock_cards"]["meals"] = [
        {"id": f"meal-{i}", "points": rng.randint(0, 6), "copies": rng.randint(2, 4)}
        for i in range(3)
    ]
    data["dock_cards"]["upgrades"] = [_upgrade(rng, i) for i in range(10)]
    data["rock_cards"]["cards"] = [_rock(rng, i) for i in range(rng.randint(0, 15))]
    data["rulings"] = {
        "full_rack_bars_fishing": rng.random() < 0.5,
        "neutral_counts_as_boat": rng.random() < 0.5,
    }
    return build(data, f"odd-{seed}")


def _route(rng: random.Random) -> list[str]:
    legs = []
    for port in ("dock", "dock", "dock", "finish"):
        stops = (rng.choice(STOPS) + rng.choice(("", "*")) for _ in range(rng.randint(1, 20)))
        legs += [*stops, port]
    return legs[-80:]


def _tokens(rng: random.Random, data: dict[str, Any]) -> None:
    names = [f"{c}-{k}" for c in data["fish"]["colours"] for k in data["fish"]["kinds"]]
    del data["fish"]["copies"]
    data["fish"]["counts"] = {name: rng.choice((0, 1, 2, 6)) for name in names}
    data["nets"]["pairs"] = [rng.choices(names[:5], k=2) for _ in range(rng.randint(0, 10))]
    data["crustaceans"].update(
        crabs=rng.choice((0, 2, 20)), shrimp=rng.choice((0, 5, 30)), points_each=rng.randint(0, 3)
    )
    offerings = rng.randint(0, 6)
    penalty = sorted(rng.randint(0, 20) for _ in range(offerings + 1))
    data["boat"].update(
        row_points=[rng.randint(0, 9) for _ in range(3)], offerings=offerings, penalty=penalty
    )
    data["panoramas"].update(
        sections={kind: rng.randint(1, 5) for kind in ("dolphin", "octopus", "whale")},
        bonus=rng.randint(0, 5),
    )
    data["early_bird"]["tokens"] = sorted((rng.randint(0, 9) for _ in range(5)), reverse=True)


def _parameter(rng: random.Random, name: str) -> int:
    if name in ("trap_draws", "trap_crabs"):
        return rng.randint(1, 6)
    return rng.randint(1 if name in POSITIVE_PARAMETERS else 0, 3)


def _upgrade(rng: random.Random, i: int) -> dict[str, Any]:
    station = rng.choice(("angling", "net", "trap", "whirlpool", "panorama", "rock"))
    own = [name for name in PARAMETERS if name.startswith(station + "_")]
    adds = {name: rng.randint(1, 3) for name in rng.sample(own, rng.randint(1, len(own)))}
    return {"id": f"gear-{i}", "station": station, "adds": adds, "copies": rng.randint(1, 2)}


def _rock(rng: random.Random, i: int) -> dict[str, Any]:
    conditions = []
    for _ in range(rng.randint(1, 3)):
        side = rng.choice(("at_least", "at_most"))
        conditions.append(
            {"metric": rng.choice([*METRICS, "blue", "green"]), side: rng.randint(0, 6)}
        )
    card = {"id": f"rock-{i}", "points": rng.randint(0, 5), "copies": rng.randint(1, 2)}
    return {**card, "conditions": conditions} if len(conditions) > 1 else {**card, **conditions[0]}
