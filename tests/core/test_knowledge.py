"""Views tell what a seat knows and nothing else; resampling deals all that fits, evenly."""

import itertools
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from namiji import Edition, Game, Outcome, load_edition
from namiji.core import layout
from namiji.core.names import Direction
from namiji.game.actions import Action, Keep
from tests.support import editions

EDITIONS = [
    load_edition("standard"),
    editions.scarce(),
    editions.generous(),
    *map(editions.odd, (3, 8, 11, 14)),
]


def random_game(edition: Edition, players: int, seed: int, decisions: int) -> Game:
    """A game that has got some way by random play."""
    rng = random.Random(seed)
    direction: Direction = "counterclockwise" if seed % 2 else "clockwise"
    game = Game.new(players, seed, direction, edition)
    while not game.is_over and len(game.decisions) < decisions:
        game.play(rng.choice(game.legal_actions))
    return game


games = st.builds(
    random_game,
    st.sampled_from(EDITIONS),
    st.integers(2, 5),
    st.integers(0, 10_000),
    st.integers(0, 150),
)


# The fields of a state that are not simply everybody's to see.
SECRET = {"key", "counter", "rest", "card", "zone", "order", "moves", "knows", "hand", "mixed"}


@settings(max_examples=150, deadline=None)
@given(games)
def test_a_view_shows_all_that_is_public(game: Game) -> None:
    for seat in range(game.players + 1):
        view, state = game.view(seat).state, game._array[0]
        hidden = SECRET | ({"mask"} if game.phase in ("rock", "draft") else set())
        for name in set(layout.STATE.names or ()) - hidden:
            assert np.array_equal(view[name], state[name]), name
        assert not view.key.any()
        assert view.counter == 0
        assert sorted(view.zone[view.zone > 0]) == sorted(state.zone[state.zone > 0])
        assert (view.card[view.zone == layout.NOWHERE] == layout.NONE).all()


@settings(max_examples=150, deadline=None)
@given(games, st.integers(0, 2**32))
def test_resampled_worlds_look_the_same(game: Game, seed: int) -> None:
    for seat in range(game.players + 1):
        world = game.view(seat).world(seed)
        assert world.view(seat) == game.view(seat)
        assert world.scores == game.scores
        if game.decider == seat:
            assert world.legal_actions == game.legal_actions
        while not world.is_over:  # every world is a game that can be played
            world.play(world.legal_actions[0])


@settings(max_examples=100, deadline=None)
@given(games, st.integers(0, 2**32))
def test_in_a_resampled_world_everyone_knows_their_own_cards(game: Game, seed: int) -> None:
    for seat in range(game.players + 1):
        world = game.view(seat).world(seed)
        for other in range(1, game.players + 1):
            view = world.view(other)
            assert len(view.own_rocks) == view.boat(other).rocks
            if game.phase in ("rock", "draft") and world.decider == other:
                assert len(view.hand) == view.hand_size


def hand(game: Game) -> list[int]:
    state = game._array[0]
    return [int(state.card[place]) for place in state.hand[: state.hand_size]]


def same_choice(game: Game, twin: Game, action: Action, seat: int) -> Action | None:
    """What the twin plays so that the seat sees the same: a secret choice may be another card."""
    if isinstance(action, Keep) and game.decider != seat:
        rocks = [twin.edition.rock_cards[card - layout.ROCK_CARDS_AT].id for card in hand(twin)]
        return Keep(rocks[0])
    return action if action in twin.legal_actions else None


def same_outcomes(twin: Game, outcomes: tuple[Outcome, ...], seen: set[str]) -> list[Outcome]:
    """The same public outcomes; where chance is secret, any card that the twin's deck has left."""
    rest = twin._array[0].rest.copy()
    cards = [card.id for card in twin.edition.dock_cards]
    rocks = [card.id for card in twin.edition.rock_cards]
    result = []
    for outcome in outcomes:
        if outcome.domain in ("dock", "rock"):
            first = 0 if outcome.domain == "dock" else layout.ROCK_CARDS_AT
            names = cards if outcome.domain == "dock" else rocks
            wanted = names.index(outcome.item) + first
            if rest[wanted] <= 0 and outcome.item not in seen:
                left = [i for i in range(first, first + len(names)) if rest[i] > 0]
                wanted = left[0] if left else wanted
            rest[wanted] -= 1
            result.append(Outcome(outcome.domain, names[wanted - first]))
        else:
            result.append(outcome)
    return result


def visible(game_events: Any, seat: int) -> list[dict[str, Any]]:
    return [event.to_dict(seat) for event in game_events]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_view_depends_on_nothing_but_what_was_seen(edition: Edition, players: int) -> None:
    """Two games that look alike to a seat, played on alike, go on looking alike.

    They may part only where the seat is shown a card: then both show it one, but not the same.
    """
    compared = 0
    for number in range(60):
        rng = random.Random(number)
        game = random_game(edition, players, number, rng.randint(0, 90))
        seat = rng.randint(0, players)
        twin = game.view(seat).world(number)
        while not game.is_over:
            action = rng.choice(game.legal_actions)
            answer = same_choice(game, twin, action, seat)
            if answer is None:
                break
            events = visible(game.play(action), seat)
            seen = {card for event in events for card in event.get("cards", [event.get("card")])}
            try:
                others = visible(
                    twin.play(answer, same_outcomes(twin, game.decisions[-1].outcomes, seen)), seat
                )
            except ValueError:
                break  # the deck of the twin cannot bring what the seat has just been shown
            if events != others:
                differing = [(a, b) for a, b in zip(events, others, strict=False) if a != b]
                if differing:
                    mine, theirs = differing[0]
                    assert (mine["type"], sorted(mine)) == (theirs["type"], sorted(theirs))
                else:  # one of them waits for a secret choice, the other had equal cards to choose
                    waiting = game if len(events) < len(others) else twin
                    assert waiting.phase in ("rock", "draft")
                    assert waiting.decider != seat
                break
            assert twin.view(seat).to_bytes() == game.view(seat).to_bytes()
            compared += 1
    assert compared > 200


def arrangements(cards: list[int], places: list[int]) -> set[tuple[tuple[int, int], ...]]:
    """The distinct ways to lay some of the cards into the places."""
    return {
        tuple(zip(places, order, strict=True))
        for order in itertools.permutations(cards, len(places))
    }


def worlds(game: Game, seat: int) -> set[tuple[int, ...]]:
    """Every way the Rock cards may lie by what the seat is said to know, found by trying all."""
    view = game.view(seat).state
    places = [p for p in range(layout.DOCK_PLACES_AT) if view.zone[p] != layout.NOWHERE]
    pool = [
        card for card in range(layout.ROCK_CARDS_AT, layout.CARDS) for _ in range(view.rest[card])
    ]
    groups: dict[int, list[int]] = {}
    for place in places:
        if view.knows[place, seat]:
            groups.setdefault(abs(int(view.knows[place, seat])), []).append(place)
    found = set()
    ways = [arrangements([int(view.card[p]) for p in group], group) for group in groups.values()]
    for chosen in itertools.product(*ways):
        lying = dict(pair for group in chosen for pair in group)
        unknown = [place for place in places if lying.get(place, layout.NONE) == layout.NONE]
        for rest in arrangements(pool, unknown):
            found.add(tuple((lying | dict(rest))[place] for place in places))
    return found


@pytest.mark.parametrize("number", range(8))
def test_resampling_is_even_over_all_worlds(number: int) -> None:
    """Few Rock cards make the worlds countable; a chi-square test finds uneven ones."""
    rocks = load_edition("standard").data["rock_cards"]["cards"][:5]
    edition = editions.changed(
        "rocks-only",
        rock_cards={"cards": rocks},
        parameters={"rock_draws": 2 + number % 2},
        route={"stations": ["rock*"] * 5 + ["dock", "rock"] * 3 + ["finish"]},
    )
    game = random_game(edition, 4, number, 5 + number)
    view = game.view(1 + number % 4)
    fitting = worlds(game, view.seat)
    places = np.flatnonzero(view.state.zone[: layout.DOCK_PLACES_AT])
    rounds = 60 * len(fitting)
    counts = Counter(
        tuple(view.world(f"even-{i}")._array[0].card[places].tolist()) for i in range(rounds)
    )
    assert set(counts) == fitting
    expected, freedom = rounds / len(fitting), len(fitting) - 1
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5
