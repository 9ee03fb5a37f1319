"""R9: two players and the neutral boat, seat 0."""

from itertools import pairwise

import pytest

from namiji import Game, ImpossibleOutcome
from tests.support.scripted_game import DOCK_CARDS, ScriptedGame, edition, of_type

STOPS = "angling net trap whirlpool rock dolphin octopus whale"
DEAL = "maki ramen incense wide-net"


# ---- R9.1: who moves it


@pytest.mark.parametrize(("order", "mover"), [("1 2 0", 1), ("2 1 0", 2)])
def test_R9_1_at_the_starting_port_the_inner_place_moves_it(order: str, mover: int) -> None:
    table = ScriptedGame(edition("whale whale whale"), order=order)
    assert table.game.decider == mover
    assert table.view(0).boat_in_action == 0
    assert table.play("sail 2") == [f"sailed seat=0 by={mover} to=2 slot=0"]


@pytest.mark.parametrize(("first", "second", "mover"), [(4, 2, 1), (3, 5, 2)])
def test_R9_1_on_the_route_the_player_furthest_ahead_moves_it(
    first: int, second: int, mover: int
) -> None:
    table = ScriptedGame(edition("whale " * 6), order="0 2 1")
    table.play(f"sail {first}", f"sail {second}")
    assert (table.game.decider, table.view(0).boat_in_action) == (mover, 0)
    assert table.play("sail 1")[0] == f"sailed seat=0 by={mover} to=1 slot=0"


def test_R9_1_it_moves_again_while_it_is_last() -> None:
    table = ScriptedGame(edition("whale " * 6), order="0 2 1")
    table.play("sail 4", "sail 5")
    for to in (1, 2, 3):
        assert table.play(f"sail {to}") == [f"sailed seat=0 by=2 to={to} slot=0"]
    table.play("sail 6")
    assert (table.game.decider, table.view(0).boat_in_action) == (1, 1)


def test_R9_1_a_player_in_port_is_behind_one_on_the_route() -> None:
    table = ScriptedGame(edition("whale " * 6), order="1 0 2")
    table.play("sail 1")
    assert (table.game.decider, table.view(0).boat_in_action) == (2, 0)


@pytest.mark.parametrize(("slots", "mover"), [((1, 2), 1), ((2, 1), 2), ((3, 2), 2), ((1, 3), 1)])
def test_R9_1_at_a_dock_the_inner_slot_moves_it(slots: tuple[int, int], mover: int) -> None:
    table = ScriptedGame(edition("whale whale"), order="0 2 1")
    table.play("sail 3", f"slot {slots[0]}", "sail 3", f"slot {slots[1]}")
    assert (table.game.decider, table.view(0).boat_in_action) == (mover, 0)


@pytest.mark.parametrize("first", [1, 2])
def test_R9_1_at_the_finish_port_the_first_to_arrive_moves_it(first: int) -> None:
    second = 3 - first
    table = ScriptedGame(edition("rock | rock | rock | whale whale"), order=f"0 {second} {first}")
    for _ in range(3):
        table.rush()
    table.play("sail 9", "sail 9")
    assert (table.game.decider, table.view(0).boat_in_action) == (first, 0)
    assert table.play("sail 7") == [f"sailed seat=0 by={first} to=7 slot=0"]


# ---- R9.2: where it goes


@pytest.mark.parametrize("at", range(1, 9))
def test_R9_2_it_stops_anywhere_without_effect(at: int) -> None:
    table = ScriptedGame(edition(STOPS), order="2 1 0")
    before = table.view(0).to_dict()
    assert table.play(f"sail {at}") == [f"sailed seat=0 by=2 to={at} slot=0"]
    after = table.view(0).to_dict()
    for key in ("face_up", "face_down", "bag", "nets_unseen", "deck_sizes", "unknown_cards"):
        assert before[key] == after[key]
    assert [after["boats"][seat] for seat in "12"] == [before["boats"][seat] for seat in "12"]


def test_R9_2_it_may_see_a_panorama_as_often_as_it_likes() -> None:
    table = ScriptedGame(edition("dolphin " * 7), order="2 1 0")
    table.play("sail 1", "sail 6", "sail 7")
    for to in (2, 3, 4, 5):
        assert table.view(0).boat_in_action == 0
        assert f"sail {to}" in table.legal_actions
        table.play(f"sail {to}")
    assert table.boat(1).sections["dolphin"] == table.boat(2).sections["dolphin"] == 1


def test_R9_2_the_movers_full_rack_does_not_bind_it() -> None:
    table = ScriptedGame(edition("angling net angling whale", angling_catches=12), order="0 1 2")
    table.play("sail 5", "slot 1", "sail 1")
    table.fill()
    assert len(table.boat(1).rack) == 12
    assert table.view(0).boat_in_action == 0
    assert table.legal_actions == ["sail 2", "sail 3", "sail 4", "sail 5"]


def test_R9_2_it_takes_a_place_like_any_boat() -> None:
    table = ScriptedGame(edition("whale* whale whale"), order="2 1 0")
    table.play("sail 1")
    table.refuses("sail 1", "occupied", "no slot is free at position 1, whale (R2.3)")


def test_R9_2_it_finds_taken_places_taken() -> None:
    table = ScriptedGame(edition("whale whale whale"), order="0 2 1")
    table.play("sail 1", "sail 2")
    assert table.legal_actions == ["sail 3", "sail 4"]


@pytest.mark.parametrize("slot", [1, 3])
def test_R9_2_it_must_stop_at_docks_in_a_slot_that_its_mover_picks(slot: int) -> None:
    table = ScriptedGame(edition("whale whale"), order="2 1 0")
    table.refuses("sail 4", "past-dock", "you must stop at the Dock, position 3 (R2.2)")
    table.play("sail 3")
    assert (table.game.decider, table.legal_actions) == (2, ["slot 1", "slot 2", "slot 3"])
    assert table.play(f"slot {slot}") == [f"docked seat=0 by=2 slot={slot}"]
    assert table.game.decider == 1


# ---- R9.3: its turn in the draft


def two_at_the_dock(slots: dict[int, int], deal: str) -> ScriptedGame:
    """Both players and the neutral boat in the given slots, and the cards drawn."""
    table = ScriptedGame(edition("rock whale", dock_cards=DOCK_CARDS), order="0 2 1")
    table.play("sail 3", f"slot {slots[1]}", "sail 3", f"slot {slots[2]}", f"sail 3 -> {deal}")
    return table


def test_R9_3_in_slot_1_it_discards_before_anybody_looks() -> None:
    table = two_at_the_dock({1: 2, 2: 3}, f"{DEAL} ramen")
    assert table.log()[-3:] == [
        "docked seat=0 by=1 slot=1",
        "dock_card_discarded card=ramen",
        "dock_hand seat=1 cards=maki,incense,wide-net",
    ]
    table.play("pick maki")
    assert table.play("pick wide-net") == [
        "dock_card_kept seat=2 card=wide-net",
        "dock_card_returned card=incense",
    ]
    for seat in (1, 2):
        view = table.view(seat)
        assert view.known_under == {"dock under 1": "incense"}
        assert view.groups == []
        assert (
            view.unknown_cards["ramen"] == 3
        )  # the one discarded is one of them, for all it knows


def test_R9_3_in_slot_2_who_chose_before_knows_the_pair_who_chose_after_the_rest() -> None:
    table = two_at_the_dock({1: 1, 2: 3}, DEAL)
    assert table.play("pick maki -> incense") == [
        "dock_card_kept seat=1 card=maki",
        "scored seat=1 points=5 reason=meal total=5",
        "dock_card_discarded card=incense",
        "dock_hand seat=2 cards=ramen,wide-net",
    ]
    (group,) = table.view(1).groups
    assert set(group.cards) == {"ramen", "incense", "wide-net"}
    assert sorted(group.places) == ["discard", "hand", "hand"]
    assert table.view(1).hand == ()
    assert table.view(2).groups == []
    assert set(table.view(2).hand) == {"ramen", "wide-net"}
    assert table.log(1)[-1] == "dock_hand seat=2"
    table.play("pick ramen")
    one, two = table.view(1), table.view(2)
    (group,) = one.groups
    assert set(group.cards) == {"incense", "wide-net"}
    assert set(group.places) == {"under 1", "discard"}
    assert one.known_under == {}
    assert two.known_under == {"dock under 1": "wide-net"}
    assert two.groups == []
    assert two.unknown_cards["incense"] == 1
    assert table.log(1)[-1] == "dock_card_returned"
    assert table.log(2)[-1] == "dock_card_returned card=wide-net"


def test_R9_3_in_slot_3_both_know_the_pair_not_which_went_where() -> None:
    table = two_at_the_dock({1: 1, 2: 2}, DEAL)
    table.play("pick maki")
    assert table.play("pick ramen -> incense")[2:] == [
        "dock_card_discarded card=incense",
        "dock_card_returned card=wide-net",
    ]
    for seat in (1, 2):
        view = table.view(seat)
        assert len(view.groups) == 1
        assert set(view.groups[0].cards) == {"incense", "wide-net"}
        assert set(view.groups[0].places) == {"under 1", "discard"}
        assert view.known_under == {}
        assert table.log(seat)[-2:] == ["dock_card_discarded", "dock_card_returned"]


@pytest.mark.parametrize(("slots", "blind"), [({1: 1, 2: 2}, (0, 1, 2)), ({1: 1, 2: 3}, (0, 1))])
def test_R9_3_which_card_was_discarded_cannot_be_told(
    slots: dict[int, int], blind: tuple[int, ...]
) -> None:
    views = []
    for discarded in ("incense", "wide-net"):
        table = two_at_the_dock(slots, DEAL)
        if slots[2] == 2:
            table.play("pick maki", f"pick ramen -> {discarded}")
        else:
            table.play(f"pick maki -> {discarded}", "pick ramen")
        views.append({seat: table.view(seat) for seat in (0, 1, 2)})
    for one, other in pairwise(views):
        assert [seat for seat in (0, 1, 2) if one[seat] == other[seat]] == list(blind)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_R9_3_the_discard_is_seen_by_nobody(seat: int) -> None:
    table = two_at_the_dock({1: 2, 2: 3}, f"{DEAL} ramen")
    assert "dock_card_discarded" in table.log(seat)


def test_R9_3_four_cards_of_which_one_leaves_the_game() -> None:
    table = two_at_the_dock({1: 1, 2: 2}, DEAL)
    assert len(table.view(1).hand) == 4
    table.play("pick maki", "pick ramen -> incense")
    assert table.view(0).deck_sizes["dock"] == 17  # 20 less two kept and one discarded


def test_R9_3_only_a_card_of_this_hand_can_be_discarded() -> None:
    table = two_at_the_dock({1: 1, 2: 2}, DEAL)
    table.play("pick maki", "pick ramen -> incense")
    table.rush("maki onigiri spyglass long-gaff")
    table.play("pick maki")
    before = table.game.to_bytes()
    for gone in ("incense", "wide-net", "maki", "onigiri"):  # of the first draft, or just picked
        with pytest.raises(ImpossibleOutcome, match=f"'{gone}' cannot be drawn here"):
            table.play(f"pick onigiri -> {gone}")
    assert table.game.to_bytes() == before
    table.play("pick onigiri -> spyglass")


def test_R9_3_the_discard_is_random() -> None:
    house = edition("rock", dock_cards=DOCK_CARDS)
    ranks = set()
    for seed in range(60):
        game = Game.new(2, seed=seed, edition=house)
        while not any(event.type == "dock_card_discarded" for event in game.events):
            game.play(game.legal_actions[-1])
        events = [event.to_dict() for event in game.events]
        hand: list[str] = next((e["cards"] for e in events if e["type"] == "dock_hand"), [])
        (gone,) = [e["card"] for e in events if e["type"] == "dock_card_discarded"]
        ranks.add(hand.index(gone) if gone in hand else -1)
    assert len(ranks) >= 4


def test_R9_3_it_has_no_hand_and_keeps_nothing() -> None:
    table = two_at_the_dock({1: 1, 2: 3}, DEAL)
    table.play("pick maki -> incense", "pick ramen")
    assert [line.split()[1] for line in of_type("dock_hand", table.log())] == ["seat=1", "seat=2"]
    assert table.boat(0).dock_cards == ()


# ---- R9.4 to R9.6: at the Finish Port, and what it does elsewhere


def race(order: str, **changes: bool) -> list[str]:
    """Arrivals and Early Bird points when the boats finish in this order."""
    boats = " ".join(reversed(order.split()))
    lines = ScriptedGame(edition("rock", upgrade=None, **changes), order=boats).finish()
    return [line for line in lines if "early_bird" in line]


def test_R9_4_it_takes_the_highest_token_left_for_nobody() -> None:
    assert race("0 1 2") == [
        "arrived seat=0 rank=1 early_bird=7",
        "arrived seat=1 rank=2 early_bird=5",
        "scored seat=1 points=5 reason=early_bird total=5",
        "arrived seat=2 rank=3 early_bird=3",
        "scored seat=2 points=3 reason=early_bird total=3",
    ]


@pytest.mark.parametrize(
    ("order", "tokens"),
    [("0 1 2", {0: 7, 1: 5, 2: 3}), ("1 0 2", {1: 7, 0: 5, 2: 3}), ("2 1 0", {2: 7, 1: 5, 0: 3})],
)
def test_R9_4_whenever_it_arrives(order: str, tokens: dict[int, int]) -> None:
    arrived = [line for line in race(order) if line.startswith("arrived")]
    assert arrived == [
        f"arrived seat={seat} rank={rank} early_bird={token}"
        for rank, (seat, token) in enumerate(tokens.items(), 1)
    ]


def test_R9_4_the_game_ends_only_when_it_is_in_too() -> None:
    table = ScriptedGame(edition("rock | rock | rock | whale whale"), order="0 2 1")
    for _ in range(3):
        table.rush()
    table.play("sail 9", "sail 9")
    assert not table.game.is_over
    lines = table.play("sail 9")
    assert lines[:2] == [
        "sailed seat=0 by=1 to=9 slot=0",
        "arrived seat=0 rank=3 early_bird=3",
    ]
    assert lines[-1] == "ended scores=1:-8,2:-10 winners=1"


def test_R9_5_it_acts_at_docks_and_the_finish_port_and_nowhere_else() -> None:
    legs = f"{STOPS} | rock | rock | whale"
    table = ScriptedGame(edition(legs), order="2 1 0")
    table.play(*(f"sail {to}" for to in (1, 9)), "slot 3")
    lines = table.log() + table.finish()
    kinds = {line.split()[0] for line in lines if " seat=0 " in f"{line} "}
    assert kinds == {"sailed", "docked", "arrived"}
    assert len(of_type("dock_card_discarded", lines)) == 3


@pytest.mark.parametrize(("ruling", "tokens"), [(True, ["7", "5", "3"]), (False, ["7", "5", "0"])])
@pytest.mark.parametrize("order", ["0 1 2", "1 2 0", "2 0 1"])
def test_R9_6_three_tokens_or_two(order: str, ruling: bool, tokens: list[str]) -> None:
    lines = race(order, neutral_counts_as_boat=ruling)
    arrived = [line.split("early_bird=")[1] for line in lines if line.startswith("arrived")]
    assert arrived == tokens


def test_R9_6_without_the_ruling_the_last_boat_scores_nothing() -> None:
    lines = race("0 1 2", neutral_counts_as_boat=False)
    assert lines[-1] == "arrived seat=2 rank=3 early_bird=0"


@pytest.mark.parametrize("order", ["3 2 1", "4 3 2 1"])
def test_R9_6_the_ruling_changes_nothing_for_three_or_more(order: str) -> None:
    with_ruling, without = (
        ScriptedGame(edition("rock", neutral_counts_as_boat=ruling), order=order).finish()
        for ruling in (True, False)
    )
    assert with_ruling == without


def test_R9_6_the_draft_has_four_cards_either_way() -> None:
    for ruling in (True, False):
        house = edition("rock whale", dock_cards=DOCK_CARDS, neutral_counts_as_boat=ruling)
        table = ScriptedGame(house, order="2 1 0")
        table.rush(DEAL)
        assert len(table.view(table.game.decider).hand) == 4
