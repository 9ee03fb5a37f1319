"""What holds at every step of every game."""

import contextlib
import random
from collections.abc import Iterable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import namiji.game.actions
from namiji import Decision, Edition, Game, IllegalAction, NamijiError, load_edition
from namiji.core import layout
from namiji.core.names import Direction
from namiji.edition.tables import build_tables
from namiji.game.actions import Keep, Pick, actions_of
from namiji.game.events import DockHand, RockRevealed, RocksDrawn, Scored
from tests.support import editions
from tests.support.size import size

EDITIONS = [
    load_edition("standard"),
    load_edition("standard-1"),
    editions.scarce(),
    *map(editions.odd, range(20, 28)),
]

settings.register_profile("games", max_examples=size(25, full=200), deadline=None)
settings.load_profile("games")

starts = st.tuples(
    st.integers(2, 5),
    st.integers(0, 2**31),
    st.sampled_from(["clockwise", "counterclockwise"]),
    st.sampled_from(EDITIONS),
)
choices = st.integers(0, 2**31).map(random.Random)
Start = tuple[int, int, Direction, Edition]


def is_conserved(game: Game) -> bool:
    """Whether every token and card of the edition is somewhere, once."""
    s, t = game._array[0], build_tables(game.edition)[0]
    placed = sum(int(s.filled[seat]).bit_count() for seat in range(layout.SEATS))
    nets_placed = int(s.nets.sum())
    fish = s.face_up.sum() + s.face_down.sum() + placed - 2 * nets_placed
    fish += s.phase == layout.PLACE
    nets = s.net_rest.sum() + s.net_under_size + s.tray_size + nets_placed
    cards = s.rest.astype(int)
    for card in [*s.card[s.zone != layout.NOWHERE], *s.held[s.held != layout.NONE]]:
        cards[card] += 1
    return bool(
        fish == t.fish_total
        and s.unseen == s.face_down.sum()
        and nets == t.net_total
        and s.net_unseen == s.net_rest.sum()
        and (s.bag + s.haul + s.trap.sum(axis=0) == t.bag).all()
        and (cards == t.card_count).all()
        and (s.rest_size == [s.rest[:32].sum(), s.rest[32:].sum()]).all()
        and (s.face_down >= 0).all()
        and (s.rest >= 0).all()
        and not s.tray[s.tray_size :].any()
    )


@given(starts, choices)
def test_tokens_and_cards_are_conserved(start: Start, rng: random.Random) -> None:
    game = Game.new(*start)
    while not game.is_over:
        assert is_conserved(game)
        game.play(rng.choice(game.legal_actions))
    assert is_conserved(game)


def upgrades_score(edition: Edition) -> bool:
    """Whether a station or an upgrade scores points of its own (R7.7)."""
    stations = [name for name, value in edition.parameters.items() if value]
    upgrades = [name for card in edition.dock_cards for name in card.adds]
    return any(name.endswith("_points") for name in stations + upgrades)


@given(starts, choices)
def test_a_score_is_what_a_boat_holds_and_what_upgrades_scored(
    start: Start, rng: random.Random
) -> None:
    game, edition = Game.new(*start), start[3]
    extra = dict.fromkeys(game.scores, 0)
    while True:
        for event in game.last_events:
            if isinstance(event, Scored) and event.reason == "upgrade":
                extra[event.seat] += event.points
        recount = game.recount()
        assert game.scores == {seat: recount[seat] + extra[seat] for seat in recount}
        if game.is_over:
            break
        game.play(rng.choice(game.legal_actions))
    assert upgrades_score(edition) or not any(extra.values())


def test_editions_with_points_of_upgrades_and_without_are_played() -> None:
    assert {upgrades_score(edition) for edition in EDITIONS} == {True, False}
    assert not upgrades_score(load_edition("standard"))
    assert upgrades_score(load_edition("standard-1"))


@given(starts, choices)
def test_legal_actions_are_ascending_unique_and_two_or_more_unless_cards_are_equal(
    start: Start, rng: random.Random
) -> None:
    game = Game.new(*start)
    actions = actions_of(game.edition)
    while not game.is_over:
        ids = [actions.id(action) for action in game.legal_actions]
        assert ids == sorted(set(ids))
        assert len(ids) >= 2 or (ids and game.phase in ("draft", "rock"))
        game.play(rng.choice(ids))
    assert game.legal_actions == []
    assert game.decider == 0


@given(starts, choices)
def test_undo_is_exact(start: Start, rng: random.Random) -> None:
    game = Game.new(*start)
    past = []
    while not game.is_over:
        past.append((game.to_bytes(), list(game.events), game.legal_actions))
        game.play(rng.choice(game.legal_actions))
        if rng.random() < 0.3:
            steps = rng.randint(1, min(3, len(past)))
            for _ in range(steps):
                game.undo()
                state, events, legal = past.pop()
                assert (game.to_bytes(), list(game.events), game.legal_actions) == (
                    state,
                    events,
                    legal,
                )


def without_counter(game: Game) -> bytes:
    state = game._array.copy()
    state["counter"] = 0
    return bytes(state.tobytes())


@given(starts, choices)
def test_undo_without_rewinding_is_exact_but_for_chance(start: Start, rng: random.Random) -> None:
    game = Game.new(*start)
    past = []
    while not game.is_over:
        past.append((without_counter(game), list(game.events), game.decisions, game.legal_actions))
        game.play(rng.choice(game.legal_actions))
        while past and rng.random() < 0.2:
            counter, decision = game._array["counter"][0], game.decisions[-1]
            assert game.undo(rewind=False) == decision.action
            now = (without_counter(game), list(game.events), game.decisions, game.legal_actions)
            assert now == past.pop()
            assert game._array["counter"][0] == counter


@given(starts, choices)
def test_the_last_events_are_those_of_the_last_decision(start: Start, rng: random.Random) -> None:
    game = Game.new(*start)
    assert list(game.last_events) == list(game.events)
    while not game.is_over:
        assert list(game.play(rng.choice(game.legal_actions))) == list(game.last_events)


@given(starts, choices)
def test_history_tells_the_course_of_time(start: Start, rng: random.Random) -> None:
    """Both ways of undoing among each other; what is rewound takes all since with it."""
    game = Game.new(*start)
    told: list[Decision] = []
    standing: list[int] = []  # where they are told
    while not game.is_over:
        game.play(rng.choice(game.legal_actions))
        standing.append(len(told))
        told.append(game.decisions[-1])
        while standing and rng.random() < 0.3:
            at = standing.pop()
            if rng.random() < 0.7:
                game.undo(rewind=False)
                told[at] = replace(told[at], undone=True)
            else:
                game.undo()
                del told[at:]
        twin = game.copy()
        assert game.history == twin.history == tuple(told)
        assert game.decisions == tuple(each for each in told if not each.undone)
        assert [each.number for each in game.decisions] == list(range(1, len(standing) + 1))
        if standing:
            twin.undo(rewind=False)
            assert game.history == tuple(told)


@given(starts, choices)
def test_where_nothing_was_shown_any_world_goes_on_alike(start: Start, rng: random.Random) -> None:
    """Otherwise an undo could take back what a seat has seen by then."""
    game = Game.new(*start)
    before = [game.copy()]
    while not game.is_over:
        game.play(rng.choice(game.legal_actions))
        before.append(game.copy())
    assert not game.shown_since(len(game.decisions))
    assert game.shown_since(0)
    for keep in rng.choices(range(len(game.decisions)), k=20):
        after = before[min(keep + rng.randint(1, 3), len(game.decisions))]
        since = after.decisions[keep:]
        deciders = {decision.seat for decision in since}
        for seat in range(1, game.players + 1):
            if after.shown_since(keep) or (deciders != {seat} and not is_open(since)):
                continue
            world = before[keep].view(seat).world(rng.getrandbits(32))
            for decision in since:
                world.play(decision.action, [])
            assert world.view(seat) == after.view(seat)


def is_open(decisions: Iterable[Decision]) -> bool:
    """Whether others than the decider know that these could be chosen."""
    return not any(isinstance(decision.action, Keep | Pick) for decision in decisions)


def test_a_card_from_under_its_deck_is_shown_without_a_draw() -> None:
    shown = 0
    for seed in range(30):
        game, rng = Game.new(5, seed, edition=editions.scarce()), random.Random(seed)
        while not game.is_over:
            events = game.play(rng.choice(game.legal_actions))
            last = len(game.decisions) - 1
            if any(isinstance(event, RocksDrawn | DockHand | RockRevealed) for event in events):
                assert game.shown_since(last)
                shown += not game.decisions[last].outcomes
    assert shown
    for keep in (-1, len(game.decisions) + 1):
        with pytest.raises(NamijiError, match="can be kept"):
            game.shown_since(keep)


@given(starts, choices)
def test_a_copy_goes_its_own_way(start: Start, rng: random.Random) -> None:
    game = Game.new(*start)
    for _ in range(rng.randint(0, 40)):
        if not game.is_over:
            game.play(rng.choice(game.legal_actions))
    twin = game.copy()
    before = (game.to_bytes(), list(game.events), game.decisions)
    assert (twin.to_bytes(), list(twin.events), twin.decisions) == before
    while not twin.is_over:
        twin.play(rng.choice(twin.legal_actions))
    assert (game.to_bytes(), list(game.events), game.decisions) == before


@given(starts, choices)
def test_decisions_and_outcomes_rebuild_a_game(start: Start, rng: random.Random) -> None:
    """With and without the generator."""
    game = Game.new(*start)
    while not game.is_over:
        game.play(rng.choice(game.legal_actions))
    players, seed, direction, edition = start
    drawn = Game.new(players, seed, direction, edition)
    told = Game.new(players, None, direction, edition, outcomes=game.setup_outcomes)
    for decision in game.decisions:
        assert told.decider == drawn.decider == decision.seat
        drawn.play(decision.action)
        told.play(str(decision.action), decision.outcomes)
    assert drawn.to_bytes() == game.to_bytes()
    assert list(told.events) == list(game.events)
    assert [told.view(seat) for seat in range(players + 1)] == [
        game.view(seat) for seat in range(players + 1)
    ]


@given(starts, choices)
def test_every_other_action_is_refused_with_a_reason(start: Start, rng: random.Random) -> None:
    game = Game.new(*start)
    actions = actions_of(game.edition)
    while not game.is_over:
        legal = game.legal_actions
        before = (game.to_bytes(), len(game.decisions))
        for action in rng.sample(list(actions), 12):
            if action not in legal:
                with pytest.raises(IllegalAction) as refused:
                    game.play(action)
                assert refused.value.code != "unknown-action"
                assert len(str(refused.value)) > 10
        assert (game.to_bytes(), len(game.decisions)) == before
        game.play(rng.choice(legal))
    with pytest.raises(IllegalAction, match="the game is over"):
        game.play(rng.choice(list(actions)))


@given(starts, st.lists(st.integers() | st.text(max_size=30), max_size=60))
def test_junk_is_refused_and_nothing_changes(start: Start, junk: list[int | str]) -> None:
    game = Game.new(*start)
    for action in junk:
        before, decisions = game.to_bytes(), len(game.decisions)
        with contextlib.suppress(NamijiError):
            game.play(action)
        assert (game.to_bytes() == before) == (len(game.decisions) == decisions)
        if not game.is_over:
            game.play(game.legal_actions[-1])


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_actions_print_parse_and_number_without_loss(edition: Edition) -> None:
    actions = actions_of(edition)
    for action in actions:
        assert actions.parse(str(action)) == action
        assert actions.parse(f"  {str(action).upper()} ") == action
        assert actions[actions.id(action)] == action
        assert eval(repr(action), vars(namiji.game.actions)) == action  # noqa: S307 - of our own making
    assert len({str(action) for action in actions}) == len(actions)


def test_no_field_hides_behind_an_attribute_of_numpy_records() -> None:
    """Interpreted rules read fields as attributes: `base`, say, would be NumPy's own."""
    for record in (layout.STATE, layout.TABLES, layout.TRACE):
        assert [name for name in record.names or () if hasattr(np.record, name)] == []


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"players": 6}, "bad-players"),
        ({"players": True}, "bad-players"),
        ({"direction": "north"}, "bad-direction"),
        ({"seed": "two words"}, "bad-seed"),
        ({"seed": ""}, "bad-seed"),
        ({"seed": 9.10}, "bad-seed"),
        ({"seed": True}, "bad-seed"),
        ({"seed": np.float32(9)}, "bad-seed"),
        ({"seed": np.True_}, "bad-seed"),
        ({"edition": "standard"}, "bad-edition"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, object], code: str) -> None:
    with pytest.raises(NamijiError) as refused:
        Game.new(**arguments)  # type: ignore[arg-type]  # wrong on purpose
    assert refused.value.code == code


def test_a_running_game_keeps_its_seed_to_itself() -> None:
    game = Game.new(seed="a-very-secret-seed")
    assert "secret" not in repr(game)
    with pytest.raises(IllegalAction) as refused:
        game.play("pick ramen")
    assert "secret" not in str(refused.value)
    assert "secret" not in repr(game.view(1).to_dict())
