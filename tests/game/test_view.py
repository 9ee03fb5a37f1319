"""A view in Python and as JSON, and the events: of the shape that is promised."""

import json
import random
from collections.abc import Iterator
from typing import Any, NotRequired, get_args

import numpy as np
import pytest
from pydantic import TypeAdapter
from typing_extensions import TypedDict

from namiji import Event, Game, NamijiError, SeatView
from namiji.core.names import DIRECTIONS, STATIONS
from namiji.edition.tables import build_tables
from namiji.game.events import event_shapes
from namiji.game.view import ViewDict
from tests.support import editions


def games() -> Iterator[Game]:
    """Games of all sizes, played at random to their end, between two decisions."""
    for i in range(16):
        edition = (None, editions.scarce(), editions.odd(i), editions.generous())[i % 4]
        players, direction = 2 + (i + i // 4) % 4, DIRECTIONS[i // 2 % 2]
        game = Game.new(players, f"json-{i}", direction, edition)
        rng = random.Random(i)
        while not game.is_over:
            yield game
            game.play(rng.choice(game.legal_actions))
        yield game


def views() -> Iterator[SeatView]:
    rng = random.Random(0)
    for game in games():
        if game.is_over or rng.random() < 0.2:
            yield from map(game.view, range(game.players + 1))


def _properties(view: SeatView) -> dict[str, Any]:
    """A view read property by property."""
    told = {name: getattr(view, name) for name in ViewDict.__annotations__ if name != "known_rocks"}
    told["legal_ids"] = view.legal_ids()
    told["legal_actions"] = [str(action) for action in view.legal_actions]
    told["boats"] = {
        seat: {name: getattr(boat, name) for name in boat.__slots__}
        for seat, boat in view.boats.items()
    }
    told["known_rocks"] = {seat: view.known_rocks(seat) for seat in view.scores}
    told["groups"] = [{"cards": each.cards, "places": each.places} for each in view.groups]
    return told


def test_the_json_of_a_view_says_what_its_properties_say() -> None:
    knowing = 0
    for view in views():
        shown = view.to_dict()
        assert shown == json.loads(json.dumps(_properties(view)))
        assert shown.keys() == ViewDict.__annotations__.keys()
        assert shown == SeatView.from_bytes(view.edition, view.to_bytes(), view.seat).to_dict()
        knowing += bool(shown["groups"] and shown["own_rocks"] and shown["known_under"])
    assert knowing


def test_the_json_of_a_view_has_the_shape_of_its_type() -> None:
    shape: TypeAdapter[ViewDict] = TypeAdapter(ViewDict)
    for view in views():
        shown = view.to_dict()
        assert shape.validate_json(json.dumps(shown), strict=True) == shown


def test_the_route_of_a_view_is_that_of_the_rules() -> None:
    seen = set()
    for game in games():
        view, tables = game.view(0), build_tables(game.edition)[0]
        way, leg = int(view.state.direction), int(view.state.leg)
        stations = [STATIONS[i] for i in tables.station[way, 1 : tables.finish + 1]]
        assert [view.station(i) for i in range(len(stations) + 1)] == ["start", *stations]
        assert view.port_ahead == tables.port[way, leg + 1]
        seen.add((way, leg))
    assert len(seen) == 8


def test_events_have_the_shapes_that_are_told() -> None:
    shapes = {name: TypeAdapter(_typed(name, keys)) for name, keys in event_shapes().items()}
    assert set(shapes) == {kind.type for kind in get_args(Event)}
    met, hidden = set(), set()
    for game in games():
        if not game.is_over:
            continue
        for event in game.events:
            keys = event_shapes()[event.type]
            for seat in (None, *range(game.players + 1)):
                shown = json.loads(json.dumps(event.to_dict(seat)))
                told = shapes[event.type].validate_json(json.dumps(shown), strict=True)
                assert told.keys() == shown.keys()
                sees_all = seat is None or event.is_open_to(seat)
                assert keys.keys() - shown.keys() == (set() if sees_all else {*event.secret})
                hidden |= keys.keys() - shown.keys()
            met.add(event.type)
    assert met == set(shapes)
    assert hidden == {"card", "cards"}


def _typed(name: str, keys: dict[str, tuple[Any, bool]]) -> Any:
    fields = {key: kind if always else NotRequired[kind] for key, (kind, always) in keys.items()}
    return TypedDict(name, fields)  # type: ignore[operator]


def test_a_view_refuses_boats_and_positions_that_there_are_not() -> None:
    two, three = (Game.new(players, seed=1).view(1) for players in (2, 3))
    assert [two.boat(seat).seat for seat in (0, 1, 2)] == [0, 1, 2]
    for view, seat in ((two, 3), (two, -1), (three, 0), (three, 4)):
        with pytest.raises(NamijiError, match=rf"boats are . to {view.players}, not {seat}"):
            view.boat(seat)
    last = len(two.route)
    assert (two.station(0), two.station(last)) == ("start", "finish")
    for position in (-1, last + 1):
        with pytest.raises(NamijiError, match=f"positions are 0 to {last}, not {position}"):
            two.station(position)


def test_seats_are_integers() -> None:
    game = Game.new(2, seed=1)
    numpy_seat: Any = np.int64(1)
    assert game.view(numpy_seat) == game.view(1)
    wrong: Any
    for wrong in (True, 3, -1):
        with pytest.raises(NamijiError, match="seats are 1 to 2"):
            game.view(wrong)
    for wrong in (1.0, "1", None):
        with pytest.raises(TypeError):
            game.view(wrong)
