"""The line of a key in a TOML text, however the text is written."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from namiji.edition import EditionError, edition_text, parse_edition
from namiji.edition.toml_lines import key_lines, line_of, toml_problem

TEXT = '''\
# A comment with a = 1.
id = "a # b"  # and another
boat.rows = 3
[route]
note = """
[nets] x = 1
\\" still the note """
stations = [
  "net", # ]
  'trap*',
  ["a", "b"],
]
[dock_cards]
meals = [
  { id = "maki", points = 5 }, { id = "ramen",
  points = 4 },
]
[[rock_cards.cards]]
id = "one"
[[rock_cards.cards]]
id = "two"
[rock_cards.cards.deep]
x = 1
["odd key".'b.c']
y = 2
'''


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("id", 2),
        ("boat", 3),
        ("boat.rows", 3),
        ("route", 4),
        ("route.note", 5),
        ("route.stations", 8),
        ("route.stations[1]", 10),
        ("route.stations[2][1]", 11),
        ("dock_cards.meals[0].points", 15),
        ("dock_cards.meals[1].id", 15),
        ("dock_cards.meals[1]", 15),
        ("rock_cards.cards[0].id", 19),
        ("rock_cards.cards[1].id", 21),
        ("rock_cards.cards[1].deep.x", 23),
        ("'odd key'.'b.c'.y", 25),
        # What is missing is sought in what should have it.
        ("boat.penalty", 3),
        ("route.stations[9]", 8),
        ("dock_cards.meals[0].copies", 15),
        ("rock_cards.cards[0].points", 18),
        ("fish", 1),
        ("identity", 1),
    ],
)
def test_a_key_is_found(key: str, line: int) -> None:
    assert line_of(key, key_lines(TEXT)) == line


def test_lines_end_in_any_way() -> None:
    lines = key_lines("a = 1\r\n\r\n[b]\r\nc = [\r\n1,\r\n2]\r\n")
    assert lines == {"": 1, "a": 1, "b": 3, "b.c": 4, "b.c[0]": 5, "b.c[1]": 6}


TOKENS = ["a", "b", ".", "=", "[", "]", "{", "}", ",", '"', "'", '"""', "#", "\n", " ", "1", "\\"]


@given(st.lists(st.sampled_from(TOKENS), max_size=30).map("".join))
def test_no_text_keeps_it_busy_for_long(text: str) -> None:
    try:
        tomllib.loads(text)
    except ValueError:
        return
    assert key_lines(text)[""] == 1


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a = 1\nb = x\n", 2, "value"),
        ("a = 1\nb = \n\n", 2, "value"),
        ("a = 1\na = 2\nb = 3", 2, "twice"),
        ("[a]\n[a]\nb = 1", 2, "twice"),
        ("a b = 1\n", 1, "equals"),
        ("a = 1 2\n", 1, "rest"),
        ("a = [1\nb = 2\n", 2, "array"),
        ("a = { b = 1\n", 1, "table"),
        ("[a\nb = 1\n", 1, "header"),
        ('a = "b\n', 1, "quote"),
        ('a = "\\q"\n', 1, "backslash"),
        ("= 1\n", 1, "other"),
    ],
)
def test_a_text_that_is_no_toml_has_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(EditionError) as caught:
        parse_edition(text)
    (problem,) = caught.value.problems
    assert (problem.code, problem.line, problem.arguments["reason"]) == ("not-toml", line, reason)


def test_the_end_of_a_text_is_its_last_line() -> None:
    assert toml_problem("Invalid value (at end of document)", "a = 1\nb =\n\n").line == 2


def test_every_problem_of_an_edition_has_its_line() -> None:
    text = edition_text("standard").replace("offerings = 4\n", "").replace('"dock",', '"dok",', 1)
    with pytest.raises(EditionError) as caught:
        parse_edition(text)
    lines = text.splitlines()
    found = {each.key: lines[(each.line or 0) - 1].strip() for each in caught.value.problems}
    assert found == {"boat.offerings": "[boat]", "route.stations[15]": '"dok",'}
