"""The description says something about everything that is sent, and nothing twice."""

import json
from collections.abc import Iterator
from typing import Any, get_args

from namiji.core import layout
from namiji.edition import standard
from namiji.game.events import Event, event_shapes
from namiji.game.frame.description import describe_frame
from namiji.game.frame.events import EVENTS
from namiji.game.frame.names import FIXED, OUTCOMES, edition_names, names_of
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
