"""The description says something about everything that is sent, and nothing twice."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from namiji.core import layout
from namiji.edition import standard
from namiji.game.events import Event, event_shapes
from namiji.game.frame.description import describe_frame
from namiji.game.frame.events import EVENTS
from namiji.game.frame.names import FIXED, OUTCOMES, edition_names, names_of
from namiji.game.frame.nodes import Node
from namiji.game.frame.options import CHOICE
from namiji.game.frame.view import PRIVATE, PUBLIC
from namiji.game.view import BoatDict, GroupDict, ViewDict
from namiji.preview.shapes import Arrival, Choice, Effect


def test_a_view_has_the_keys_of_its_type() -> None:
    public, private = PUBLIC["object"], PRIVATE["object"]
    assert not public.keys() & private.keys()
    assert public.keys() | private.keys() == ViewDict.__annotations__.keys()
    boat, group = public["boats"]["value"], private["groups"]["list"]
    assert boat["object"].keys() == BoatDict.__annotations__.keys()
    assert group["object"].keys() == GroupDict.__annotations__.keys()


def test_a_choice_has_the_keys_of_its_types() -> None:
    assert CHOICE["object"].keys() == Choice.__annotations__.keys()
    effects = {_kind(each): each.__annotations__.keys() for each in get_args(Effect)}
    told = [node["object"] for node in CHOICE["object"]["effect"]["of"]]
    assert {node["kind"]["constant"] for node in told} == effects.keys()
    for node in told:
        assert node.keys() == effects[node["kind"]["constant"]]
    arrivals = {_kind(each): each.__annotations__.keys() for each in get_args(Arrival)}
    there = [node["object"] for node in told[0]["there"]["of"]]
    assert {node["kind"]["constant"]: node.keys() for node in there} == arrivals


@pytest.mark.parametrize(
    ("node", "shape"),
    [({"object": PUBLIC["object"] | PRIVATE["object"]}, ViewDict), (CHOICE, Choice)],
)
def test_types_say_what_the_description_says(node: Node, shape: Any) -> None:
    """Schema and TypeScript come from these types: they cannot differ from what is sent."""
    schema = TypeAdapter(shape).json_schema()
    _compare(node, schema, schema["$defs"])


def _compare(node: Node, schema: Any, types: Any) -> None:
    """Compare a value of the description with its schema."""
    schema = _resolved(schema, types)
    either = schema.get("anyOf", schema.get("oneOf", [schema]))
    schemas = [_resolved(each, types) for each in either]
    known = [each for each in schemas if each.get("type") != "null"]
    if "case" in node:
        by_kind = {each["properties"]["kind"]["const"]: each for each in known}
        kinds = [case["object"]["kind"]["constant"] for case in node["of"]]
        assert by_kind.keys() == {*kinds}
        for kind, case in zip(kinds, node["of"], strict=True):
            _compare(case, by_kind[kind], types)
        return
    (only,) = known
    if "object" in node:
        assert only["properties"].keys() == node["object"].keys() == {*only["required"]}
        for key, value in node["object"].items():
            _compare(value, only["properties"][key], types)
    elif "list" in node:
        _compare(node["list"], only["items"], types)
    elif "map" in node:
        if "propertyNames" in only:
            assert only["propertyNames"]["enum"] == [*FIXED[node["map"]]]
        _compare(node["value"], only["additionalProperties"], types)
    elif "constant" in node:
        assert node["constant"] in only.get("enum", [only.get("const")])
    elif "name" in node:
        (name,) = {type(each) for each in names_of(standard())[node["name"]]} - {type(None)}
        assert only["type"] == _NAMES[name]
        if "enum" in only:
            assert only["enum"] == [*FIXED[node["name"]]]
    else:
        (kind,) = node
        assert only["type"] == _NUMBERS[kind]
        assert (len(known) < len(schemas)) == (kind == "optional")


_NAMES: dict[type, str] = {str: "string", tuple: "array"}
_NUMBERS = {"number": "integer", "optional": "integer", "flag": "boolean", "ratio": "number"}


def _resolved(schema: Any, types: Any) -> Any:
    return types[schema["$ref"].rsplit("/", 1)[1]] if "$ref" in schema else schema


def _kind(shape: Any) -> str:
    (kind,) = get_args(shape.__annotations__["kind"])
    return str(kind)


def test_every_event_has_the_fields_of_its_class() -> None:
    assert [EVENTS[kind].event for kind in range(layout.ITEM)] == list(get_args(Event))
    for shape in EVENTS.values():
        assert {"type", *shape.fields} == event_shapes()[shape.event.type].keys()


def test_all_names_exist_and_the_edition_gives_no_fixed_one() -> None:
    description = json.loads(json.dumps(describe_frame()))
    assert set(_lists(description)) | set(OUTCOMES) <= names_of(standard()).keys()
    assert not FIXED.keys() & edition_names(standard()).keys()


def _lists(node: Any) -> Iterator[str]:
    """The lists of names that a description mentions."""
    if isinstance(node, dict):
        yield from (node[key] for key in ("name", "map") if isinstance(node.get(key), str))
        for value in node.values():
            yield from _lists(value)
    elif isinstance(node, list):
        for value in node:
            yield from _lists(value)
