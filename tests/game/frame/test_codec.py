"""The codec on a small record; the same cases are in `web/src/rules/codec.test.ts`."""

from typing import Any

import numpy as np
import pytest

from namiji.core.layout import record
from namiji.game.frame.codec import Codec
from namiji.game.frame.nodes import ITEMS, Node, Row, constant, object_of

BASKET = record(
    [
        ("weight", np.int16),
        ("count", np.int16),
        ("fruit", np.int16, (4,)),
        ("each", np.int16, (2, 3)),
        ("stop", np.int16, (3,)),
    ]
)
row = Row(BASKET)
NAMES: dict[str, tuple[Any, ...]] = {
    "fruit": ("apple", "pear", "plum"),
    "sizes": ("small", "large"),
    "letters": ("a", "b", "c", "d"),
}


def numbers() -> Any:
    basket = np.zeros(1, BASKET)
    basket["weight"], basket["count"] = 7, 2
    basket["fruit"] = 2, 0, -1, 1
    basket["each"] = [[4, 0, 5], [0, 0, 6]]
    basket["stop"] = 0, 1, 3
    return basket.view(np.int16).data


CASES: list[tuple[Node, Any]] = [
    (row.number("weight"), 7),
    (row.flag("weight"), True),
    (row.list(row.optional("fruit"), 4), [2, 0, None, 1]),
    (row.ratio("weight", "count"), 3.5),
    (row.case("count", row.number("weight"), row.number("weight"), constant("two")), "two"),
    (row.list(row.case("fruit", *[constant("some")] * 3), 4), ["some", "some", None, "some"]),
    (row.names("fruit", "fruit", "count"), ["plum", "apple"]),
    (row.numbers("fruit"), [2, 0, -1, 1]),
    (row.list(row.name("fruit", "fruit"), 4), ["plum", "apple", None, "pear"]),
    (
        row.map("letters", row.name("fruit", "fruit"), unless=("fruit", -1)),
        {"a": "plum", "b": "apple", "d": "pear"},
    ),
    (
        row.map("sizes", row.counts("fruit", "each")),
        {"small": {"apple": 4, "plum": 5}, "large": {"plum": 6}},
    ),
    (
        row.list(object_of(fruit=row.stretch("fruit", "fruit", "stop")), 2, "count"),
        [{"fruit": ["plum"]}, {"fruit": ["apple", None]}],
    ),
    (row.map("letters", row.number("fruit"), count="count"), {"a": 2, "b": 0}),
]


@pytest.mark.parametrize(("node", "value"), CASES)
def test_every_kind_of_node_is_read(node: Node, value: Any) -> None:
    assert Codec(NAMES).reader(node)(numbers()) == value


@pytest.mark.parametrize(("node", "value"), CASES)
def test_a_value_depends_on_the_numbers_in_its_places_only(node: Node, value: Any) -> None:
    codec, count = Codec(NAMES), len(numbers())
    read, places = codec.reader(node), codec.places(node)
    assert places <= set(range(count))
    for place in set(range(count)) - places:
        other = numbers().tolist()
        other[place] += 1
        assert read(other) == value


def test_items_follow_an_event_row_by_row() -> None:
    rows = (3, 1, 0, 0, 0, 63, 28, 0, 2, 0, 0, 63, 28, 0, 1, 0, 0, 63)
    node = {"list": {"name": "fruit", "at": [8, 6]}, "from": 0, "to": ITEMS}
    assert Codec(NAMES, sequence=tuple).reader(node)(rows) == ("plum", "pear")
