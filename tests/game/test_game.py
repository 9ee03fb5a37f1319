"""`Game` and `SeatView` as a person at a Python prompt meets them."""

import pickle
import random
from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from dataclasses import FrozenInstanceError
from operator import attrgetter
from typing import get_args
from xml.etree import ElementTree

import numpy as np
import pytest

import namiji
from namiji import (
    Action,
    Event,
    Game,
    IllegalAction,
    NamijiError,
    Sail,
    SeatView,
    make_bot,
    write_record,
)
from namiji.core.api import siphash
from namiji.core.names import CELLS, DIRECTIONS
from namiji.game.playouts import Policy
from namiji.game.seeds import key_of
from tests.support import editions

SAME_ON_BOTH = (
    *("players", "direction", "phase", "decider", "is_over", "scores", "winners"),
    *("legal_actions", "edition"),
)

PAST = ("events", "last_events", "decisions", "history", "setup_outcomes")


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
    for nothing in (None, 1.5, object(), True, np.True_):
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


class Ninth:
    """Anything that counts as a number."""

    def __index__(self) -> int:
        return 9


def test_whatever_counts_as_a_number_is_played_as_one() -> None:
    game = Game.new(3, seed=1)
    game.play(Ninth())
    assert game.decisions[0].action == Sail(9)


# The past


def played(players: int, seed: int, record: bool = True) -> Game:
    """A random game up to its fortieth decision."""
    game, rng = Game.new(players, seed, record=record), random.Random(seed)
    for _ in range(40):
        game.play(rng.choice(game.legal_ids()))
    return game


def test_a_game_without_a_past_is_the_same_game() -> None:
    for players in (2, 3, 4, 5):
        game, light = played(players, 7), played(players, 7, record=False)
        assert light.to_bytes() == game.to_bytes()
        assert light.view(1) == game.view(1)
        assert light.play(light.legal_actions[0]) == ()
        assert game.copy(record=False).to_bytes() == game.to_bytes()


@pytest.mark.parametrize(
    "ask",
    [
        Game.undo,
        *(attrgetter(name) for name in PAST),
        lambda game: game.shown_since(0),
        write_record,
    ],
)
def test_a_game_without_a_past_says_so(ask: Callable[[Game], object]) -> None:
    for light in (played(3, 1, record=False), played(3, 1).copy(record=False).copy()):
        assert repr(light) == "<Game: standard edition, 3 players, clockwise>"
        with pytest.raises(NamijiError, match="record=False") as refused:
            ask(light)
        assert refused.value.code == "no-past"


def test_events_are_those_of_their_decision_whenever_they_are_read() -> None:
    game, early, late = Game.new(4, seed=3), [], []
    rng = random.Random(3)
    while not game.is_over:
        late.append(game.play(rng.choice(game.legal_ids())))
        early.append(list(game.last_events))
        if rng.random() < 0.2:
            game.undo()
            late.pop()
            early.pop()
    assert early == list(map(list, late))
    assert list(game.events)[1:] == [event for events in late for event in events]


def test_copies_share_a_past_and_go_their_own_ways() -> None:
    game = played(3, 5)
    before = game.to_bytes(), list(game.events), game.history
    other = game.copy()
    other.undo(rewind=False)
    other.play(other.legal_actions[-1])
    other.undo()
    assert (game.to_bytes(), list(game.events), game.history) == before
    assert len(other.decisions) == len(game.decisions) - 1


@pytest.mark.parametrize("change", [copy, deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_games_are_copied_and_pickled_with_their_past(change: Callable[[Game], Game]) -> None:
    game = played(4, 2)
    game.undo(rewind=False)
    game.play(game.legal_actions[0])
    same = change(game)
    assert same.to_bytes() == game.to_bytes()
    assert write_record(same) == write_record(game)
    same.play(same.legal_ids()[0])
    assert len(same.decisions) == len(game.decisions) + 1
    assert same.to_bytes() != game.to_bytes()


# Playouts


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_playouts_end_as_games_do(policy: Policy) -> None:
    for players in (2, 5):
        game = played(players, 1)
        before = game.to_bytes()
        scores = game.playouts(30, policy, seed=4)
        assert scores.shape == (30, players)
        assert np.array_equal(scores, game.playouts(30, policy, seed="4"))
        assert np.array_equal(scores[:7], game.playouts(7, policy, seed=4))
        assert not np.array_equal(scores, game.playouts(30, policy, seed=5))
        assert len(np.unique(scores, axis=0)) > 20
        assert game.to_bytes() == before


def test_greedy_playouts_are_played_by_greedy() -> None:
    """With two players: with more, playouts leave out what costs greedy most time."""
    for seed in range(3):
        game = played(2, seed)
        while len(game.decisions) < 60 and not game.is_over:
            game.play(game.legal_ids()[0])
        last = game.copy()
        key = key_of("9")
        last._array["key"] = [siphash(key[0], key[1], np.uint64(i)) for i in range(2)]
        last._array["counter"] = 0
        bot = make_bot("greedy", "1")
        while not last.is_over:
            last.play(bot.choose(last.view(last.decider), last.legal_actions))
        assert game.playouts(1, "greedy", seed=9)[0].tolist() == [*last.scores.values()]


def test_a_finished_game_is_played_out_at_once() -> None:
    game = Game.new(3, seed=1)
    while not game.is_over:
        game.play(game.legal_ids()[0])
    assert (game.playouts(4) == [*game.scores.values()]).all()


def test_bad_playouts_are_refused() -> None:
    game = Game.new(2, seed=1)
    assert game.playouts(0).shape == (0, 2)
    with pytest.raises(NamijiError, match="random or greedy"):
        game.playouts(1, "clever")  # type: ignore[arg-type]  # that is the point
    with pytest.raises(NamijiError, match="0 or more"):
        game.playouts(-1)


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
