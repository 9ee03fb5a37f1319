"""From a TOML file to a checked Edition.

Reading checks each value by itself, its type and its bounds. The checks after it compare values.
"""

import dataclasses
import hashlib
import json
import tomllib
from collections import Counter
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import pairwise, product
from pathlib import Path
from typing import Any, Final

from namiji.core.names import PANORAMAS, STATIONS
from namiji.edition import model
from namiji.edition.model import (
    Bounds,
    Condition,
    DockCard,
    Edition,
    Fish,
    FrozenDict,
    Net,
    RockCard,
    Stop,
)
from namiji.edition.problems import Argument, EditionError, Problem, alternatives, bounded
from namiji.edition.reader import Node, quoted
from namiji.edition.toml_lines import key_lines, line_of, toml_problem

MAX_BYTES: Final = 256_000
MAX_LINE: Final = 4_000  # tomllib takes quadratic time over a long dotted key

# The tables that have a provenance, with the other keys of each.
_TABLES: Final = {
    "route": ("stations",),
    "fish": ("colours", "kinds"),
    "nets": ("pairs",),
    "crustaceans": ("crabs", "shrimp", "points_each"),
    "boat": ("rows", "columns", "row_points", "column_points", "offerings", "penalty"),
    "panoramas": ("sections", "copies", "bonus"),
    "early_bird": ("tokens",),
    "parameters": model.PARAMETERS,
    "dock_cards": ("meals", "upgrades"),
    "rock_cards": ("cards",),
}
_OPTIONAL: Final = {"fish": ("copies", "counts"), "parameters": tuple(model.DEFAULT_PARAMETERS)}
_SINGLE_STOPS: Final[dict[str, Stop]] = {
    station: Stop(station, double=False) for station in STATIONS
}
_DOUBLE_STOPS: Final = {
    f"{stop.station}*": Stop(stop.station, double=True)
    for stop in _SINGLE_STOPS.values()
    if not stop.is_port
}
_STOPS: Final = _SINGLE_STOPS | _DOUBLE_STOPS
_IDENTICAL_NETS: Final = "one-of-each-identical"


def load_edition(source: str | Path) -> Edition:
    """Load a packaged edition by its id, or an edition file by its path."""
    return parse_edition(*_read_file(source))


def edition_text(source: str | Path) -> str:
    """The file of an edition as it stands, with its comments."""
    return _read_file(source)[0]


def _read_file(source: str | Path) -> tuple[str, str]:
    """The text of an edition, and the name that errors call it by."""
    packaged = _packaged()
    file: Traversable = Path(source)
    name = str(source)
    if isinstance(source, str) and source in packaged:
        file, name = packaged[source], f"{source}.toml"
    try:
        with file.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        allowed = alternatives(name, sorted(packaged))
        raise _refusal(name, "no-such-file", **allowed) from None
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        reason = str(getattr(error, "strerror", error))
        raise _refusal(name, "unreadable", reason=reason) from None
    _check_size(len(raw), name)
    try:
        return raw.decode("utf-8-sig"), name
    except UnicodeDecodeError:
        raise _refusal(name, "not-utf8") from None


def packaged_edition(name: str, version: int) -> Edition | None:
    """The packaged edition with this id: in this version if it is there, in the newest if not."""
    earlier = f"{name}-{version}"
    packaged = _packaged()
    found = earlier if earlier in packaged else name
    return load_edition(found) if found in packaged else None


def _packaged() -> dict[str, Traversable]:
    """The newest version of each edition by its id, and earlier ones as `<id>-<version>`."""
    return {
        file.name.removesuffix(".toml"): file
        for file in resources.files(__package__).iterdir()
        if file.name.endswith(".toml")
    }


@cache
def standard() -> Edition:
    """The packaged standard edition."""
    return load_edition("standard")


def parse_edition(text: str, name: str = "<text>") -> Edition:
    """Read an edition from a TOML text. Errors call the text by `name`."""
    _check_size(len(text.encode(errors="replace")), name)
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > MAX_LINE:
            problem = Problem(
                "", "long-line", FrozenDict({"number": str(number), "most": str(MAX_LINE)}), number
            )
            raise EditionError(name, [problem])
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise _refusal(name, "too-deep") from None
    except ValueError as error:  # TOMLDecodeError, or int() at its limit of digits
        raise EditionError(name, [toml_problem(str(error), text)]) from None
    try:
        return from_data(data, name)
    except EditionError as error:
        lines = key_lines(text)
        problems = [each.at(line_of(each.key, lines)) for each in error.problems]
        raise EditionError(name, problems) from None


def from_data(data: dict[str, Any], name: str) -> Edition:
    """Read an edition from parsed TOML."""
    problems: list[Problem] = []
    root = Node(data, "", problems)
    edition = _read(root)
    for table, check in _CHECKS.items():
        if root[table].sound:
            check(edition, root[table])
    if root.sound and edition.id == "standard":
        _check_components(edition, root)
    if problems:
        raise EditionError(name, problems)
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(canonical.encode()).hexdigest()
    return dataclasses.replace(edition, canonical=canonical, digest=digest)


def _refusal(name: str, code: str, **arguments: Argument) -> EditionError:
    return EditionError(name, [Problem("", code, FrozenDict(arguments))])


def _check_size(size: int, name: str) -> None:
    if size > MAX_BYTES:
        raise _refusal(name, "too-large", most=str(MAX_BYTES // 1000))


def _read(root: Node) -> Edition:
    root.fields("id", "version", *_TABLES, "rulings")
    for table, keys in _TABLES.items():
        optional = _OPTIONAL.get(table, ())
        required = [key for key in keys if key not in optional]
        root[table].fields("provenance", *required, optional=("note", *optional))
    crustaceans, boat, panoramas = root["crustaceans"], root["boat"], root["panoramas"]
    boat["rows"].integer(model.ROWS)
    boat["columns"].integer(model.COLUMNS)
    panoramas["sections"].fields(*PANORAMAS)
    dolphin, octopus, whale = (
        panoramas["sections"][kind].integer(model.SECTIONS) for kind in PANORAMAS
    )
    route = root["route"]["stations"].items(model.ROUTE)
    rulings = root["rulings"]
    rulings.fields("full_rack_bars_fishing", "neutral_counts_as_boat")
    metrics = dict.fromkeys(model.METRICS, "metric")  # every color is one, too (R6.4)
    colors = _names(root["fish"]["colours"], model.COLORS, taken=metrics)
    kinds = _names(root["fish"]["kinds"], model.KINDS, taken={})
    fish = _fish(root["fish"], colors, kinds)
    # Nets name fish, and Rock cards name colors: both can be checked only if the fish are sound.
    nets = _nets(root["nets"]["pairs"], fish) if root["fish"].sound else ()
    rocks = root["rock_cards"]["cards"].items(model.ROCK_CARDS) if root["fish"].sound else []
    # No card has the name of a token: a record writes outcomes of chance by name alone.
    card_ids = {"crab": "crustacean", "shrimp": "crustacean"}
    card_ids |= {each.name: "fish" for each in fish}
    return Edition(
        id=root["id"].name({}),
        version=root["version"].integer(model.VERSION),
        digest="",
        canonical="",
        provenance=FrozenDict(
            {table: root[table]["provenance"].choice(model.PROVENANCES) for table in _TABLES}
        ),
        notes=FrozenDict(
            {
                table: root[table]["note"].text(model.MAX_NOTE)
                for table in _TABLES
                if root[table]["note"].present
            }
        ),
        route=tuple(_STOPS[stop.choice([*_STOPS])] for stop in route),
        colors=colors,
        kinds=kinds,
        fish=fish,
        nets=nets,
        crabs=crustaceans["crabs"].integer(model.CRABS),
        shrimp=crustaceans["shrimp"].integer(model.SHRIMP),
        crustacean_points=crustaceans["points_each"].integer(model.CRUSTACEAN_POINTS),
        row_points=boat["row_points"].integers(model.ROWS, model.LINE_POINTS),
        column_points=boat["column_points"].integers(model.COLUMNS, model.LINE_POINTS),
        offerings=boat["offerings"].integer(model.OFFERINGS),
        penalty=boat["penalty"].integers(Bounds(1, model.OFFERINGS.high + 1), model.PENALTY),
        sections=(dolphin, octopus, whale),
        panorama_copies=panoramas["copies"].integer(model.PANORAMA_COPIES),
        bonus=panoramas["bonus"].integer(model.BONUS),
        early_bird=root["early_bird"]["tokens"].integers(model.EARLY_BIRD, model.EARLY_BIRD_POINTS),
        parameters=_parameters(root["parameters"]),
        dock_cards=_dock_cards(root["dock_cards"], card_ids),
        rock_cards=tuple(_rock_card(card, card_ids, (*model.METRICS, *colors)) for card in rocks),
        full_rack_bars_fishing=rulings["full_rack_bars_fishing"].boolean(),
        neutral_counts_as_boat=rulings["neutral_counts_as_boat"].boolean(),
    )


def _names(node: Node, length: Bounds, taken: dict[str, str]) -> tuple[str, ...]:
    return tuple(item.name(taken) for item in node.items(length))


def _fish(node: Node, colors: tuple[str, ...], kinds: tuple[str, ...]) -> tuple[Fish, ...]:
    if not node.sound:
        return ()
    copies, counts = node["copies"], node["counts"]
    if copies.present == counts.present:
        node.problem("copies-or-counts")
    names = [f"{color}-{kind}" for color, kind in product(colors, kinds)]
    if counts.present:
        counts.fields(optional=names)
        tokens = [counts[name].integer(model.FISH, default=0) for name in names]
    else:
        tokens = [copies.integer(model.FISH)] * len(names)
    return tuple(
        Fish(name, *divmod(index, len(kinds)), count)
        for index, (name, count) in enumerate(zip(names, tokens, strict=True))
    )


def _nets(node: Node, fish: tuple[Fish, ...]) -> tuple[Net, ...]:
    """One Net for each pair of fish. Pairs in either order count as one, named after the first."""
    names = [each.name for each in fish]
    counts: Counter[tuple[int, int]] = Counter()
    if isinstance(node.value, str):
        node.choice([_IDENTICAL_NETS])
        counts.update((index, index) for index in range(len(fish)))
    else:
        for item in node.items(model.NETS):
            pair = [names.index(each.choice(names)) for each in item.items(Bounds(2, 2))]
            if len(pair) == 2:
                first, second = pair
                counts[(second, first) if (second, first) in counts else (first, second)] += 1
    return tuple(
        Net(f"{names[first]}+{names[second]}", (first, second), count)
        for (first, second), count in counts.items()
    )


def _parameters(node: Node) -> FrozenDict[int]:
    return FrozenDict(
        {
            name: node[name].integer(
                Bounds(int(name in model.POSITIVE_PARAMETERS), model.MAX_PARAMETER),
                model.DEFAULT_PARAMETERS.get(name),
            )
            for name in model.PARAMETERS
        }
    )


def _dock_cards(node: Node, card_ids: dict[str, str]) -> tuple[DockCard, ...]:
    anything_up_to_a_deck = Bounds(0, model.DOCK_CARDS.high)
    meals = (_meal(card, card_ids) for card in node["meals"].items(anything_up_to_a_deck))
    upgrades = (_upgrade(card, card_ids) for card in node["upgrades"].items(anything_up_to_a_deck))
    return (*meals, *upgrades)


def _meal(node: Node, card_ids: dict[str, str]) -> DockCard:
    node.fields("id", "points", optional=["copies"])
    return DockCard(
        id=node["id"].name(card_ids),
        points=node["points"].integer(model.CARD_POINTS),
        station=None,
        adds=FrozenDict({}),
        copies=node["copies"].integer(model.COPIES, default=1),
    )


def _upgrade(node: Node, card_ids: dict[str, str]) -> DockCard:
    node.fields("id", "station", "adds", optional=["copies"])
    station = node["station"].choice(model.UPGRADE_STATIONS)
    known = node["station"].present and node["station"].sound
    prefix = f"{station}_" if known else ""
    parameters = [name for name in model.PARAMETERS if name.startswith(prefix)]
    adds = node["adds"]
    adds.fields(optional=parameters)
    if adds.value == {}:
        adds.problem("adds-nothing", allowed=", ".join(parameters))
    return DockCard(
        id=node["id"].name(card_ids),
        points=0,
        station=station,
        adds=FrozenDict(
            {
                name: adds[name].integer(model.UPGRADE_ADDS)
                for name in parameters
                if adds[name].present
            }
        ),
        copies=node["copies"].integer(model.COPIES, default=1),
    )


def _rock_card(node: Node, card_ids: dict[str, str], metrics: tuple[str, ...]) -> RockCard:
    limits = ("at_least", "at_most")
    if node["conditions"].present:
        node.fields("id", "points", "conditions", optional=["copies"])
        conditions = node["conditions"].items(model.CONDITIONS)
        for condition in conditions:
            condition.fields("metric", optional=limits)
    else:
        node.fields("id", "points", "metric", optional=["copies", *limits])
        conditions = [node]
    return RockCard(
        id=node["id"].name(card_ids),
        conditions=tuple(_condition(condition, metrics) for condition in conditions),
        points=node["points"].integer(model.CARD_POINTS),
        copies=node["copies"].integer(model.COPIES, default=1),
    )


def _condition(node: Node, metrics: tuple[str, ...]) -> Condition:
    least, most = (
        node[limit].integer(model.CONDITION_VALUE) if node[limit].present else None
        for limit in ("at_least", "at_most")
    )
    if node.sound and least is None and most is None:
        node.problem("no-limit")
    elif least is not None and most is not None and least > most:
        node.problem("crossed-limits", least=str(least), most=str(most))
    return Condition(node["metric"].choice(metrics), least, most)


def _check_route(edition: Edition, node: Node) -> None:
    stations = [stop.station for stop in edition.route]
    entries = node["stations"]
    if "finish" in stations[:-1] or stations[-1] != "finish":
        entries.problem("finish-last")
    docks = [index for index, station in enumerate(stations) if station == "dock"]
    if len(docks) != model.DOCKS:
        entries.problem("docks", wanted=str(model.DOCKS), found=str(len(docks)))
        return
    for leg, (before, after) in enumerate(pairwise([-1, *docks, len(stations) - 1]), start=1):
        length = after - before - 1
        if length not in model.LEG:
            entries.problem("leg-length", leg=str(leg), **bounded(model.LEG), found=str(length))


def _check_fish(edition: Edition, node: Node) -> None:
    names = [fish.name for fish in edition.fish]
    if len(names) > model.MAX_COMBINATIONS:
        most = str(model.MAX_COMBINATIONS)
        node.problem("combinations", most=most, found=str(len(names)))
    if len(set(names)) < len(names):
        node.problem("same-fish")
    if "face-down" in names:
        node.problem("face-down")
    for name in names:
        if len(name) > model.MAX_NAME:
            node.problem("long-name", name=quoted(name), most=str(model.MAX_NAME))
    _check_total(node, "tokens-in-all", sum(fish.count for fish in edition.fish), model.FISH)


def _check_boat(edition: Edition, node: Node) -> None:
    wanted, found = edition.offerings + 1, len(edition.penalty)
    if found != wanted:
        node["penalty"].problem("penalty-length", wanted=str(wanted), found=str(found))


def _check_early_bird(edition: Edition, node: Node) -> None:
    if list(edition.early_bird) != sorted(edition.early_bird, reverse=True):
        node["tokens"].problem("early-bird-order")


def _check_parameters(edition: Edition, node: Node) -> None:
    for name, base in edition.parameters.items():
        added = sum(card.adds.get(name, 0) * card.copies for card in edition.dock_cards)
        if base + added > model.MAX_UPGRADED_PARAMETER:
            most = str(model.MAX_UPGRADED_PARAMETER)
            node[name].problem("upgraded-parameter", most=most, found=str(base + added))


def _check_dock_cards(edition: Edition, node: Node) -> None:
    _check_total(
        node, "cards-in-all", sum(card.copies for card in edition.dock_cards), model.DOCK_CARDS
    )


def _check_rock_cards(edition: Edition, node: Node) -> None:
    _check_total(
        node, "cards-in-all", sum(card.copies for card in edition.rock_cards), model.ROCK_CARDS
    )


def _check_total(node: Node, code: str, total: int, bounds: Bounds) -> None:
    if total not in bounds:
        node.problem(code, **bounded(bounds), found=str(total))


def _check_components(edition: Edition, root: Node) -> None:
    tables = {"crabs": "crustaceans", "shrimp": "crustaceans", "panorama_cards": "panoramas"}
    counts = edition.counts()
    for component, wanted in model.COMPONENTS.items():
        if counts[component] != wanted:
            table = root[tables.get(component, component)]
            found = str(counts[component])
            table.problem("component", component=component, wanted=str(wanted), found=found)


_CHECKS: Final = {
    "route": _check_route,
    "fish": _check_fish,
    "boat": _check_boat,
    "early_bird": _check_early_bird,
    "parameters": _check_parameters,
    "dock_cards": _check_dock_cards,
    "rock_cards": _check_rock_cards,
}
