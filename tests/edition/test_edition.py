"""The edition file: what the standard one holds, and what is said of a broken one."""

import copy
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import namiji.edition
from namiji.core.layout import RULES_VERSION
from namiji.edition import (
    Edition,
    EditionError,
    load_edition,
    packaged_edition,
    parse_edition,
    standard,
)
from namiji.edition.load import MAX_BYTES, MAX_LINE, from_data
from namiji.edition.model import (
    COMPONENTS,
    DEFAULT_PARAMETERS,
    METRICS,
    PARAMETERS,
    Condition,
    Net,
    Stop,
)
from tests.support import scripted_game

TEXT = Path(namiji.edition.__file__).with_name("standard.toml").read_text(encoding="utf-8")
DELETE = object()
STATIONS = [*(["net"] * 15 + ["dock"]) * 3, *["net"] * 15, "finish"]
MEALS: list[dict[str, Any]] = scripted_game.DOCK_CARDS["meals"]


def edited(edits: dict[str, Any], edition_id: str = "mine") -> dict[str, Any]:
    """The standard data with the values at dotted keys replaced, added or deleted.

    Its route and cards are plain ones, so that an edit finds the same ones in every version.
    """
    data = standard().data
    data["id"] = edition_id
    data["route"]["stations"] = [*STATIONS]
    data["dock_cards"] = copy.deepcopy(scripted_game.DOCK_CARDS)
    data["rock_cards"]["cards"] = [
        {"id": f"rock-{i}", "metric": "lines", "at_least": 3, "points": 4} for i in range(20)
    ]
    for key, value in edits.items():
        *path, last = (int(s) if s.isdigit() else s for s in re.findall(r"[\w-]+", key))
        target: Any = data
        for step in path:
            target = target[step]
        if value is DELETE:
            del target[last]
        else:
            target[last] = copy.deepcopy(value)
    return data


def variant(**edits: Any) -> Edition:
    return from_data(edited({key.replace("__", "."): edits[key] for key in edits}), "mine.toml")


def problems(edits: dict[str, Any], edition_id: str = "mine") -> list[tuple[str, str]]:
    with pytest.raises(EditionError) as caught:
        from_data(edited(edits, edition_id), "mine.toml")
    lines = str(caught.value).splitlines()
    assert lines == [f"mine.toml: {p.key}: {p.message}" for p in caught.value.problems]
    return [(problem.key, problem.message) for problem in caught.value.problems]


def refusal(text: str) -> str:
    with pytest.raises(EditionError) as caught:
        parse_edition(text, "mine.toml")
    return str(caught.value)


@pytest.mark.parametrize(("component", "count"), [*COMPONENTS.items(), ("stations", 64)])
def test_standard_has_the_printed_components(component: str, count: int) -> None:
    assert standard().counts()[component] == count


def test_standard_reads_as_written() -> None:
    edition = standard()
    assert (edition.id, edition.version) == ("standard", 2)
    assert edition.route[-1].station == "finish"
    assert [fish.name for fish in edition.fish[3:5]] == ["blue-sunfish", "orange-bream"]
    assert (edition.fish[4].color, edition.fish[4].kind, edition.fish[4].count) == (1, 0, 4)
    assert edition.nets[4] == Net("orange-bream+orange-bream", (4, 4), 1)
    assert (edition.row_points, edition.column_points) == ((5, 7, 9), (3, 3, 3, 3))
    assert (edition.offerings, edition.penalty) == (4, (0, 3, 6, 10, 15))
    assert (edition.sections, edition.bonus) == ((3, 4, 5), 3)
    assert edition.early_bird == (7, 5, 3, 2, 1)
    assert tuple(edition.parameters) == PARAMETERS
    assert edition.parameters["trap_draws"] == 5
    assert edition.provenance["crustaceans"] == "rulebook"
    assert edition.full_rack_bars_fishing
    assert edition.neutral_counts_as_boat


def test_version_1_reads_as_written() -> None:
    edition = load_edition("standard-1")
    assert (edition.id, edition.version) == ("standard", 1)
    assert edition.route[0] == Stop("angling", double=True)
    assert edition.route[15] == Stop("dock", double=False)
    assert [card.is_meal for card in edition.dock_cards] == [True] * 3 + [False] * 12
    assert edition.dock_cards[9].adds == {"trap_draws": 2, "trap_points": 1}
    assert edition.rock_cards[11].conditions == (Condition("offerings_left", None, 0),)
    assert {name: edition.parameters[name] for name in DEFAULT_PARAMETERS} == DEFAULT_PARAMETERS


def test_version_1_stays_as_it_was() -> None:
    digest = "a4aef32c653c8baf6bfef7606907bab6d6dd5173ee3386d68e55c09863607220"
    assert load_edition("standard-1").digest == digest


def test_standard_upgrades_change_what_a_boat_can_do_and_score_nothing() -> None:
    upgrades = [card for card in standard().dock_cards if not card.is_meal]
    assert upgrades
    assert not [card.id for card in upgrades for name in card.adds if name.endswith("_points")]
    assert not [n for n, value in standard().parameters.items() if n.endswith("_points") and value]


def test_packaged_editions_are_found_by_version() -> None:
    assert packaged_edition("standard", 1) == load_edition("standard-1")
    assert packaged_edition("standard", standard().version) == standard()
    assert packaged_edition("standard", 99) == standard()
    assert packaged_edition("no-such", 1) is None


def test_an_edition_is_played_with_some_version_of_the_rules() -> None:
    edition = standard()
    assert edition.rules == RULES_VERSION
    assert edition.with_rules(RULES_VERSION) is edition
    earlier = edition.with_rules(1)
    assert (earlier.rules, earlier.digest, earlier.data) == (1, edition.digest, edition.data)
    assert len({edition, earlier, edition.with_rules(1)}) == 2
    assert pickle.loads(pickle.dumps(earlier)) == copy.deepcopy(earlier) == earlier != edition
    assert earlier.with_rules(RULES_VERSION) == edition


@pytest.mark.parametrize("name", DEFAULT_PARAMETERS)
def test_newer_parameters_may_be_left_out(name: str) -> None:
    edition = variant(**{f"parameters__{name}": DELETE})
    assert edition.parameters[name] == DEFAULT_PARAMETERS[name]
    assert tuple(edition.parameters) == PARAMETERS


def test_every_way_in_gives_the_same_edition(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(TEXT, encoding="utf-8-sig")
    assert standard() is standard()
    assert standard() == load_edition("standard") == load_edition(path) == load_edition(str(path))
    assert standard() == parse_edition(TEXT) == from_data(standard().data, "data")


def test_an_edition_is_a_value() -> None:
    edition = standard()
    assert pickle.loads(pickle.dumps(edition)) == copy.deepcopy(edition) == edition
    assert len({edition, parse_edition(TEXT), *edition.dock_cards}) == 1 + len(edition.dock_cards)
    edition.data["route"]["stations"].clear()
    assert len(edition.data["route"]["stations"]) == len(edition.route)
    with pytest.raises(TypeError):
        edition.parameters["trap_draws"] = 9  # type: ignore[index]  # wrong on purpose


def test_the_digest_sees_data_only() -> None:
    bare = re.sub(r" *#.*", "", TEXT).replace(" = ", "=")
    assert bare != TEXT
    assert parse_edition(bare) == standard()
    other = parse_edition(TEXT.replace(f"version = {standard().version}", "version = 99"))
    assert other.digest != standard().digest


def test_fish_by_count_and_nets_by_pair() -> None:
    edition = variant(
        fish__copies=DELETE,
        fish__counts={"green-puffer": 7, "blue-bream": 1},
        nets__pairs=[
            ["blue-bream", "green-puffer"],
            ["blue-bream", "blue-bream"],
            ["green-puffer", "blue-bream"],
        ],
    )
    assert {fish.name: fish.count for fish in edition.fish if fish.count} == {
        "blue-bream": 1,
        "green-puffer": 7,
    }
    assert [(net.name, net.fish, net.count) for net in edition.nets] == [
        ("blue-bream+green-puffer", (0, 10), 2),
        ("blue-bream+blue-bream", (0, 0), 1),
    ]


def test_a_rock_card_may_have_several_conditions() -> None:
    conditions = [
        {"metric": "blue", "at_least": 1},
        {"metric": "rocks", "at_least": 2, "at_most": 5},
    ]
    card = {"id": "picky", "points": 5, "copies": 2, "conditions": conditions}
    (read,) = variant(rock_cards__cards=[card]).rock_cards
    assert read.conditions == (Condition("blue", 1, None), Condition("rocks", 2, 5))
    assert (read.points, read.copies) == (5, 2)


@pytest.mark.parametrize("metric", [*METRICS, "blue", "orange", "green"])
def test_every_metric_is_allowed(metric: str) -> None:
    card = {"id": "any", "points": 1, "metric": metric, "at_most": 3}
    assert variant(rock_cards__cards=[card]).rock_cards[0].conditions[0].metric == metric


def test_an_edition_may_go_to_its_bounds() -> None:
    condition = {"metric": "a", "at_least": 60, "at_most": 60}
    edition = variant(
        version=9999,
        route__stations=[*(["net*"] * 24 + ["dock"]) * 3, *["trap"] * 4, "finish"],
        fish={
            "provenance": "house",
            "colours": ["a", "b"],
            "kinds": list("abcdefgh"),
            "counts": {"b-h": 96},
        },
        nets__pairs=[["a-a", "b-h"]] * 24,
        crustaceans={"provenance": "house", "crabs": 60, "shrimp": 60, "points_each": 9},
        boat__offerings=8,
        boat__penalty=[60] * 9,
        panoramas__sections={"dolphin": 8, "octopus": 8, "whale": 8},
        early_bird__tokens=[30] * 6,
        parameters={"provenance": "house", **dict.fromkeys(PARAMETERS, 60)},
        dock_cards__meals=[{"id": f"meal-{i}", "points": 20} for i in range(20)],
        rock_cards__cards=[
            {"id": f"rock-{i}", "points": 20, "conditions": [condition] * 4} for i in range(32)
        ],
    )
    assert edition.counts() == {
        "fish": 96,
        "nets": 24,
        "crabs": 60,
        "shrimp": 60,
        "dock_cards": 32,
        "rock_cards": 32,
        "panorama_cards": 120,
        "early_bird": 6,
        "stations": 80,
    }


ROCK = {"id": "x", "metric": "fish", "at_least": 1, "points": 1}
NAMES = "lower-case words joined by '-', at most 40 characters"

# Each is an edited key, its new value, what is said of it, and the key named where that differs.
BROKEN: list[tuple[str, Any, str] | tuple[str, Any, str, str]] = [
    # tables and keys
    ("rout", {}, "unknown key; allowed: id, version, route"),
    ("fish", DELETE, "missing"),
    ("boat", 3, "must be a table, not an integer"),
    ("boat.penalty", DELETE, "missing"),
    ("nets.provenance", DELETE, "missing"),
    ("nets.provenance", "hearsay", "allowed: rulebook, inferred, reconstructed, transcribed"),
    ("nets.provenance", 1, "must be a string (allowed: rulebook, inferred, reconstructed"),
    ("rulings.provenance", "house", "unknown key"),
    ("rulings.full_rack_bars_fishing", 1, "must be true or false, not an integer"),
    ("rulings.neutral_counts_as_boat", DELETE, "missing"),
    # names and versions
    ("id", "My Box", NAMES),
    ("id", "a" * 41, NAMES),
    ("id", "a-", NAMES),
    ("version", 0, "must be an integer (1 to 9999), not 0"),
    ("version", True, "must be an integer (1 to 9999), not a boolean"),
    ("version", 1.0, "must be an integer (1 to 9999), not a float"),
    ("version", "1", "must be an integer (1 to 9999), not a string"),
    ("version", 1 << 20_000, "not one of more than 64 bits"),
    # route
    ("route.stations[3]", "wirlpool", "allowed: angling, net, trap, whirlpool"),
    ("route.stations[15]", "dock*", "did you mean 'dock'?"),
    ("route.stations[63]", "finish*", "did you mean 'finish'?"),
    ("route.stations", [], "must have 8 to 80 entries, not 0"),
    ("route.stations", ["net"] * 81, "must have 8 to 80 entries, not 81"),
    ("route.stations[15]", "net", "must have exactly 3 docks, not 2", "route.stations"),
    ("route.stations[0]", "dock", "must have exactly 3 docks, not 4", "route.stations"),
    ("route.stations[0]", "finish", "'finish' as its last entry", "route.stations"),
    ("route.stations[63]", "net", "'finish' as its last entry", "route.stations"),
    ("route.stations", STATIONS[15:], "part 1 must have 1 to 24 stations, not 0"),
    ("route.stations", ["net"] * 10 + STATIONS, "part 1 must have 1 to 24 stations, not 25"),
    # fish and nets
    ("fish.colours", [], "must have 1 to 4 entries, not 0"),
    ("fish.colours[1]", "blue", "'blue' is already the name of fish.colours[0]"),
    ("fish.colours[1]", "rocks", "'rocks' is already the name of a metric"),
    ("fish.kinds", list("abcdefghi"), "must have 1 to 8 entries, not 9"),
    ("fish.kinds", list("abcdef"), "at most 16 colors times kinds, not 18", "fish"),
    ("fish.kinds[0]", "b" * 40, "at most 40 characters", "fish"),
    ("fish.copies", DELETE, "exactly one of: copies, counts", "fish"),
    ("fish.counts", {}, "exactly one of: copies, counts", "fish"),
    ("fish.copies", 97, "must be an integer (0 to 96), not 97"),
    ("fish.copies", 9, "must have 0 to 96 tokens in all, not 108", "fish"),
    ("nets.pairs", "one-of-each", "did you mean 'one-of-each-identical'?"),
    ("nets.pairs", 12, "must be an array, not an integer"),
    ("nets.pairs", [["blue-bream"] * 3], "must have 2 entries, not 3", "nets.pairs[0]"),
    ("nets.pairs", [["blue-bream"] * 2] * 25, "must have 0 to 24 entries, not 25"),
    ("nets.pairs", [["blue-bream", "blue-brem"]], "did you mean 'blue-bream'?", "nets.pairs[0][1]"),
    # crustaceans, boat, panoramas, tokens
    ("crustaceans.crabs", -1, "must be an integer (0 to 60), not -1"),
    ("crustaceans.shrimp", 61, "must be an integer (0 to 60), not 61"),
    ("crustaceans.points_each", 10, "must be an integer (0 to 9), not 10"),
    ("boat.rows", 4, "must be an integer (3), not 4"),
    ("boat.columns", 3, "must be an integer (4), not 3"),
    ("boat.row_points", [1, 2], "must have 3 entries, not 2"),
    ("boat.column_points[3]", 31, "must be an integer (0 to 30), not 31"),
    ("boat.offerings", 9, "must be an integer (0 to 8), not 9"),
    ("boat.offerings", 3, "must have 4 entries, for 0 to all Offerings, not 5", "boat.penalty"),
    ("boat.penalty[4]", 61, "must be an integer (0 to 60), not 61"),
    ("panoramas.sections.whale", 9, "must be an integer (1 to 8), not 9"),
    ("panoramas.sections.whale", DELETE, "missing"),
    ("panoramas.sections.squid", 2, "unknown key; allowed: dolphin, octopus, whale"),
    ("panoramas.copies", 4, "must be an integer (5 to 20), not 4"),
    ("panoramas.bonus", 21, "must be an integer (0 to 20), not 21"),
    ("early_bird.tokens", [7, 5, 3, 2], "must have 5 to 6 entries, not 4"),
    ("early_bird.tokens[0]", 31, "must be an integer (0 to 30), not 31"),
    ("early_bird.tokens[4]", 9, "must have the highest token first", "early_bird.tokens"),
    # parameters
    ("parameters.net_points", DELETE, "missing"),
    ("parameters.net_draws", 1, "unknown key; allowed: provenance, angling_reveals"),
    ("parameters.rock_draws", 0, "must be an integer (1 to 60), not 0"),
    ("parameters.panorama_sections", 0, "must be an integer (1 to 60), not 0"),
    ("parameters.rock_keeps", 0, "must be an integer (1 to 60), not 0"),
    ("parameters.trap_saved", -1, "must be an integer (0 to 60), not -1"),
    ("parameters.net_points", 61, "must be an integer (0 to 60), not 61"),
    (
        "dock_cards.upgrades[6]",
        {"id": "x", "station": "trap", "adds": {"trap_draws": 20}, "copies": 5},
        "must be at most 100 with all upgrades, not 105",
        "parameters.trap_draws",
    ),
    # dock cards
    ("dock_cards.meals", MEALS[2:], "must have 16 to 32 cards in all, not 15", "dock_cards"),
    ("dock_cards.meals[0].copies", 32, "must have 16 to 32 cards in all, not 50", "dock_cards"),
    ("dock_cards.meals[0].copies", 0, "must be an integer (1 to 32), not 0"),
    ("dock_cards.meals[0].points", 21, "must be an integer (0 to 20), not 21"),
    ("dock_cards.meals[0].id", "Maki", NAMES),
    ("dock_cards.meals[1].id", "maki", "already the name of dock_cards.meals[0].id"),
    ("dock_cards.upgrades[0].id", "maki", "already the name of dock_cards.meals[0].id"),
    ("dock_cards.meals", [MEALS[0]] * 33, "must have 0 to 32 entries, not 33"),
    ("dock_cards.upgrades[0]", [], "must be a table, not an array"),
    ("dock_cards.upgrades[0].points", 1, "unknown key; allowed: id, station, adds, copies"),
    ("dock_cards.upgrades[0].station", "dock", "allowed: angling, net, trap, whirlpool, panorama"),
    ("dock_cards.upgrades[3].adds", {}, "must not be empty; allowed: net_reveals, net_points"),
    ("dock_cards.upgrades[3].adds.net_wings", 1, "unknown key; allowed: net_reveals, net_points"),
    ("dock_cards.upgrades[3].adds.trap_draws", 1, "unknown key; allowed: net_reveals, net_points"),
    ("dock_cards.upgrades[3].adds.net_reveals", 21, "must be an integer (1 to 20), not 21"),
    # rock cards
    ("rock_cards.cards[0].id", "maki", "already the name of dock_cards.meals[0].id"),
    ("rock_cards.cards[0].metric", "shrimps", "did you mean 'shrimp'?"),
    ("rock_cards.cards[0].metric", "red", "upgrades, rocks, blue, orange, green"),
    ("rock_cards.cards[0].metric", DELETE, "missing"),
    ("rock_cards.cards[0].at_least", DELETE, "one of: at_least, at_most", "rock_cards.cards[0]"),
    ("rock_cards.cards[0].at_least", 61, "must be an integer (0 to 60), not 61"),
    ("rock_cards.cards[0].at_most", 1, "at_least 3 and at_most 1 can never", "rock_cards.cards[0]"),
    ("rock_cards.cards[0].points", 21, "must be an integer (0 to 20), not 21"),
    ("rock_cards.cards[0].copies", 14, "0 to 32 cards in all, not 33", "rock_cards"),
    ("rock_cards.cards", [ROCK | {"conditions": []}], "1 to 4", "rock_cards.cards[0].conditions"),
    (
        "rock_cards.cards",
        [ROCK | {"conditions": [{"metric": "fish", "at_least": 1}]}],
        "unknown key; allowed: id, points, conditions, copies",
        "rock_cards.cards[0].metric",
    ),
    (
        "rock_cards.cards",
        [{"id": "x", "points": 1, "conditions": [{"metric": "fish", "least": 1}]}],
        "unknown key; allowed: metric, at_least, at_most; did you mean 'at_least'?",
        "rock_cards.cards[0].conditions[0].least",
    ),
]


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: f"{case[0]}: {case[2][:40]}")
def test_a_broken_value_is_named(case: tuple[str, Any, str] | tuple[str, Any, str, str]) -> None:
    key, value, said = case[:3]
    named = case[3] if len(case) == 4 else key
    found = problems({key: value})
    assert any(key == named and said in message for key, message in found), found


@pytest.mark.parametrize("case", [case for case in BROKEN if len(case) == 3 and case[1] is DELETE])
def test_a_missing_value_has_no_knock_on(case: tuple[str, Any, str]) -> None:
    assert problems({case[0]: DELETE}) == [(case[0], "missing")]


def test_color_and_kind_spell_one_fish_only() -> None:
    edits = {"fish.colours": ["a", "a-b"], "fish.kinds": ["b-c", "c"], "rock_cards.cards": []}
    assert problems(edits) == [("fish", "two pairs of color and kind spell the same name")]


def test_all_problems_are_reported_together() -> None:
    edits = {
        "version": 0,
        "route.stations[15]": "net",
        "nets.pairs": [["blue-bream", "red-bream"]],
        "boat.penalty": [0],
        "dock_cards.upgrades[0].adds.angling_catches": 99,
        "rulings.neutral_counts_as_boat": "yes",
    }
    assert {key for key, _ in problems(edits)} == {
        "version",
        "route.stations",
        "nets.pairs[0][1]",
        "boat.penalty",
        "dock_cards.upgrades[0].adds.angling_catches",
        "rulings.neutral_counts_as_boat",
    }


@pytest.mark.parametrize(
    ("key", "value", "table", "said"),
    [
        ("fish.copies", 3, "fish", "48 fish, not 36"),
        ("nets.pairs", [], "nets", "12 nets, not 0"),
        ("crustaceans.crabs", 19, "crustaceans", "20 crabs, not 19"),
        ("crustaceans.shrimp", 31, "crustaceans", "30 shrimp, not 31"),
        ("panoramas.copies", 6, "panoramas", "60 panorama_cards, not 72"),
        ("early_bird.tokens", [7, 5, 3, 2, 1, 0], "early_bird", "5 early_bird, not 6"),
        ("dock_cards.meals[0].copies", 1, "dock_cards", "20 dock_cards, not 19"),
        ("rock_cards.cards", [], "rock_cards", "20 rock_cards, not 0"),
    ],
)
def test_only_the_standard_must_have_the_printed_counts(
    key: str, value: Any, table: str, said: str
) -> None:
    assert problems({key: value}, "standard") == [(table, f"the standard edition has {said}")]
    assert from_data(edited({key: value}), "mine.toml").id == "mine"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("id = ", "not valid TOML: Invalid value (at end of document)"),
        ("id = 1\nid = 2", "not valid TOML: Cannot overwrite a value (at end of document)"),
        ("x = " + "[" * 3_000, "nested too deeply"),
        ("x." * MAX_LINE + "x = 1", f"line 1 is too long; allowed: {MAX_LINE} characters"),
    ],
)
def test_a_text_that_is_no_toml(text: str, said: str) -> None:
    assert refusal(text).startswith(f"mine.toml: {said}")


def test_an_odd_key_keeps_to_its_line() -> None:
    assert "\nmine.toml: boat.'a\\nb': unknown key; allowed: " in refusal('boat."a\\nb" = 1')


def test_unknown_keys_without_end_are_cut_short() -> None:
    assert refusal("\n".join(f"key-{i} = 1" for i in range(9_999))).count("unknown key") == 20


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"id = '\xff'", "not UTF-8 text"),
        (b"#" * (MAX_BYTES + 1), "too large; allowed: 256 kB"),
        (b"", "id: missing"),
    ],
)
def test_a_file_that_is_no_edition(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(EditionError) as caught:
        load_edition(path)
    assert str(caught.value).startswith(f"{path}: {said}")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"cannot be read: Is a directory"):
        load_edition(tmp_path)
    with pytest.raises(EditionError, match=r"cannot be read: .*null"):
        load_edition("a\0b")
    says = r"^no-such\.toml: no such file .* allowed: lesson, standard, standard-1$"
    with pytest.raises(EditionError, match=says):
        load_edition("no-such.toml")
    with pytest.raises(EditionError, match=r"did you mean 'standard'\?"):
        load_edition("standrad")


def test_the_error_can_cross_processes() -> None:
    with pytest.raises(EditionError) as caught:
        parse_edition("id = 1")
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)
    assert again.problems == caught.value.problems


def paths(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every value of the data, tables and arrays as well as leaves."""
    steps = value if isinstance(value, dict) else range(len(value) if type(value) is list else 0)
    for step in steps:
        yield (*path, step)
        yield from paths(value[step], (*path, step))


JUNK = st.recursive(
    st.booleans()
    | st.integers()
    | st.integers(0, 9)
    | st.floats()
    | st.datetimes()
    | st.text(max_size=5)
    | st.sampled_from(["blue", "blue-bream", "net", "dock", "finish", "fish", "house"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(list(paths(standard().data))), JUNK, min_size=1, max_size=3))
def test_junk_loads_or_is_refused(mutations: dict[tuple[str | int, ...], Any]) -> None:
    data = standard().data
    # The longest path first: none is cut off by a mutation above it.
    for *path, last in sorted(mutations, key=len, reverse=True):
        target: Any = data
        for step in path:
            target = target[step]
        target[last] = mutations[*path, last]
    try:
        edition = from_data(data, "junk.toml")
    except EditionError:
        return
    assert edition.data == data


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    assert refusal(text).startswith("mine.toml: ")
