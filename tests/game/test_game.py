"""`Game` and `SeatView` as a person at a Python prompt meets them."""

import random
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from typing import get_args
from xml.etree import ElementTree

import numpy as np
import pytest

import namiji
from namiji import Action, Event, Game, IllegalAction, Sail, SeatView
from namiji.core.names import CELLS, DIRECTIONS
from tests.support import editions

SAME_ON_BOTH = (
    *("players", "direction", "phase", "decider", "is_over", "scores", "winners"),
    *("legal_actions", "edition"),
)


def games(count: int = 6) -> Iterator[Game]:
    """Games of all sizes, played at random, before each decision and at the end."""
    for i in range(count):
        rng, edition = random.Random(i), (None, editions.scarce(), editions.odd(i))[i % 3]
        direction = DIRECTIONS[i % 2]
        game = Game.new(2 + i % 4, f"prompt-{i}", direction, edition)
        while not game.is_over:
            yield game
            game.play(rng.choice(game.legal_actions))
        yield game


# Playing


@pytest.mark.parametrize("action", [Sail(3), "sail 3", " Sail  3 ", 3, np.int64(3)])
def test_an_action_is_an_object_a_text_or_a_number(action: Action | str | int) -> None:
    game, other = Game.new(3, seed=1), Game.new(3, seed=1)
    assert list(game.play(action)) == list(other.play(Sail(3)))
    assert game.to_bytes() == other.to_bytes()


@pytest.mark.parametrize("action", [1000, -1, np.int16(400)])
def test_a_number_that_no_action_has_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction, match="there is no action number") as refused:
        Game.new(3, seed=1).play(action)
    assert refused.value.code == "unknown-action"


def test_what_is_no_action_at_all_is_refused() -> None:
    for nothing in (None, 1.5, object()):
        with pytest.raises(TypeError):
            Game.new(3, seed=1).play(nothing)  # type: ignore[arg-type]  # that is the point


def test_a_view_has_the_shape_of_its_game() -> None:
    for game in games():
        view = game.view(game.decider)
        for name in SAME_ON_BOTH:
            assert getattr(view, name) == getattr(game, name), name


def test_legal_numbers_are_those_of_the_legal_actions() -> None:
    for game in games():
        assert game.legal_ids() == game.view(game.decider).legal_ids()
        for number, action in zip(game.legal_ids(), game.legal_actions, strict=True):
            assert game._actions.find_id(action) == number == game._actions.find_id(str(action))


# Worlds


def test_a_world_of_a_view_without_a_seed_is_another_each_time() -> None:
    view = Game.new(4, seed=1).view(1)
    worlds = [view.world() for _ in range(3)]
    assert len({world.seed for world in worlds}) == 3
    assert all(world.view(1) == view for world in worlds)


def test_a_world_keeps_the_edition_and_has_no_past() -> None:
    game = Game.new(3, seed=1, edition=editions.scarce())
    game.play(game.legal_actions[0])
    world = game.view(2).world(seed=5)
    assert (world.edition, world.seed) == (game.edition, "5")
    assert not world.decisions
    assert not world.setup_outcomes


# Printing


def test_values_print_as_what_rebuilds_them() -> None:
    names = {name: getattr(namiji, name) for name in namiji.__all__}
    met: set[type] = set()
    for game in games():
        values: list[object] = [*game.legal_actions, *game.setup_outcomes]
        if game.is_over:
            values += [*game.events, *game.decisions]
        for value in values:
            assert eval(repr(value), names) == value  # noqa: S307 - our own values
            met.add(type(value))
    assert met >= {*get_args(Action), *get_args(Event)}


def test_values_never_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Sail(3).to = 4  # type: ignore[misc]  # that is the point


def test_a_game_prints_the_table_of_its_decider() -> None:
    for game in games():
        assert str(game) == str(game.view(game.decider))


def test_the_table_shows_scores_boats_fish_and_options() -> None:
    for game in games():
        view = game.view(game.decider)
        text = str(view)
        assert max(map(len, text.splitlines()), default=0) <= 200
        for seat, score in game.scores.items():
            assert f"seat {seat}: {score} points, at {view.boat(seat).position} " in text
        together = " ".join(text.split())
        for action in view.legal_actions:
            assert str(action) in together
        shown = sum(len(view.boat(seat).rack) for seat in game.scores)
        assert text.count("..") == len(CELLS) * game.players - shown
        if game.is_over:
            assert text.endswith(f"won by seat {' and seat '.join(map(str, game.winners))}")
        else:
            assert f"seat {game.decider} decides" in text


def test_a_spectator_sees_no_hand() -> None:
    seen = 0
    for game in games():
        if game.phase in ("rock", "draft"):
            text = str(game.view(0))
            assert "legal " not in text
            assert f"{game.view(0).hand_size} cards" in text
            seen += 1
    assert seen


def test_games_and_views_say_what_they_are() -> None:
    game = Game.new(2, seed=1)
    assert repr(game) == "<Game: standard edition, 2 players, clockwise, 0 decisions>"
    view = game.view(0)
    assert repr(view).startswith("<SeatView: seat 0, standard edition, 2 players, clockwise, seat ")
    while not game.is_over:
        game.play(game.legal_actions[0])
    assert repr(game).endswith(f"{len(game.decisions)} decisions, over>")
    assert repr(game.view(1)).endswith("clockwise, over>")


def test_games_and_views_draw_themselves() -> None:
    game = Game.new(3, seed=1)
    for shown in (game, game.view(1)):
        root = ElementTree.fromstring(shown._repr_svg_())  # noqa: S314 - our own drawing
        assert root.tag.endswith("svg")
    assert game._repr_svg_() == game.view(game.decider)._repr_svg_()


# Slots


def test_ports_have_room_for_all_boats_and_few_stations_for_two() -> None:
    for players in (2, 3, 4, 5):
        view: SeatView = Game.new(players, seed=1).view(1)
        assert view.has_second_slots == (players > 3)
        assert view.slots_at(0) == len(view.boats)
        for position, stop in enumerate(view.route, 1):
            room = len(view.boats) if stop.is_port else 1 + (stop.double and players > 3)
            assert view.slots_at(position) == room
