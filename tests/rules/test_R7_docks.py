"""R7: Docks, the draft and its cards."""

from typing import Any

import pytest

from namiji import IllegalAction
from namiji.edition import standard
from tests.support.scripted_game import DOCK_CARDS, ScriptedGame, edition, of_type, points

DEAL = "maki ramen incense wide-net"
ORDERS = {2: "0 2 1", 3: "3 2 1", 4: "4 3 2 1", 5: "5 4 3 2 1"}


def registry(legs: str = "rock whale", order: str = "3 2 1", **changes: Any) -> ScriptedGame:
    """A short route with the tests' own Dock cards."""
    return ScriptedGame(edition(legs, dock_cards=DOCK_CARDS, **changes), order=order)


# ---- R7.1 and R7.2: the slots


def test_R7_1_three_docks_part_the_route_in_four() -> None:
    view = ScriptedGame(edition("rock | rock | rock | rock")).view(0)
    stations = "start rock dock rock dock rock dock rock finish"
    assert [view.station(at) for at in range(9)] == stations.split()


@pytest.mark.parametrize("leg", [1, 2, 3])
def test_R7_1_no_boat_sails_past_a_dock(leg: int) -> None:
    table = ScriptedGame(edition("rock whale | rock whale | rock whale | rock whale"))
    for _ in range(leg - 1):
        table.rush()
    dock = 3 * leg
    assert table.legal_actions == [f"sail {dock - 2}", f"sail {dock - 1}", f"sail {dock}"]
    table.refuses(
        f"sail {dock + 1}", "past-dock", f"you must stop at the Dock, position {dock} (R2.2)"
    )


def test_R7_1_docks_are_where_they_are_in_the_other_direction() -> None:
    house = edition("rock | rock whale | rock rock whale | whale")
    table = ScriptedGame(house, direction="counterclockwise")
    for leg, dock in ((1, 2), (2, 6), (3, 9)):
        assert table.view(0).leg == leg
        assert table.legal_actions[-1] == f"sail {dock}"
        table.rush()
    assert table.legal_actions[-1] == "sail 11"


def test_R7_1_boats_wait_for_all() -> None:
    table = registry("whirlpool whirlpool whale")
    table.play("sail 4", "slot 3", "sail 4", "slot 2")
    for to in (1, 2, 3):  # 1 and 2 wait, however often 3 moves
        assert table.game.decider == 3
        assert of_type("dock_hand", table.log()) == []
        lines = table.play(f"sail {to}" if to < 3 else f"sail 4 -> {DEAL}")
    assert of_type("dock_hand", lines) == [f"dock_hand seat=3 cards={DEAL.replace(' ', ',')}"]


@pytest.mark.parametrize(("players", "slots"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_R7_2_as_many_slots_as_boats(players: int, slots: int) -> None:
    table = registry(order=ORDERS[players])
    assert table.play("sail 3") == ["sailed seat=1 by=1 to=3 slot=0"]
    assert table.legal_actions == [f"slot {slot}" for slot in range(1, slots + 1)]
    for slot in range(slots + 1, 6):
        said = f"with {slots} boats only slots 1 to {slots} are used (R7.2)"
        table.refuses(f"slot {slot}", "slot-unused", said)
    with pytest.raises(IllegalAction):
        table.game.play("slot 6")


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_R7_2_an_arriving_boat_takes_any_free_slot(slot: int) -> None:
    table = registry()
    table.play("sail 3")
    assert table.play(f"slot {slot}") == [f"docked seat=1 by=1 slot={slot}"]
    table.play("sail 3")
    assert table.legal_actions == [f"slot {free}" for free in (1, 2, 3) if free != slot]
    table.refuses(f"slot {slot}", "slot-taken", f"slot {slot} is taken (R7.2)")


def test_R7_2_a_slot_comes_before_all_else() -> None:
    table = registry()
    table.play("sail 3")
    table.refuses("sail 4", "not-now", "you cannot 'sail 4' now: first choose a Dock slot")


def test_R7_2_the_last_slot_is_taken_without_asking() -> None:
    table = registry()
    table.play("sail 3", "slot 1", "sail 3", "slot 3")
    lines = table.play(f"sail 3 -> {DEAL}")
    assert lines[:2] == ["sailed seat=3 by=3 to=3 slot=0", "docked seat=3 by=3 slot=2"]


def test_R7_2_slot_1_is_the_furthest_ahead() -> None:
    table = registry()
    table.play("sail 3", "slot 2", "sail 3", "slot 1")
    assert (table.boat(1).slot, table.boat(2).slot) == (1, 0)


# ---- R7.3: the draft


def test_R7_3_the_draft_from_slot_1_outwards() -> None:
    table = registry()
    table.play("sail 3", "slot 2", "sail 3", "slot 3")
    assert table.play("sail 3 -> ramen maki incense ramen") == [
        "sailed seat=3 by=3 to=3 slot=0",
        "docked seat=3 by=3 slot=1",
        "dock_hand seat=3 cards=ramen,maki,incense,ramen",
    ]
    assert table.legal_actions == ["pick maki", "pick ramen", "pick incense"]
    assert table.play("pick incense") == [
        "dock_card_kept seat=3 card=incense",
        "dock_hand seat=1 cards=ramen,maki,ramen",
    ]
    assert table.play("pick ramen") == [
        "dock_card_kept seat=1 card=ramen",
        "scored seat=1 points=4 reason=meal total=4",
        "dock_hand seat=2 cards=maki,ramen",
    ]
    assert table.play("pick maki") == [
        "dock_card_kept seat=2 card=maki",
        "scored seat=2 points=5 reason=meal total=5",
        "dock_card_returned card=ramen",
    ]
    assert [table.boat(s).dock_cards for s in (1, 2, 3)] == [("ramen",), ("maki",), ("incense",)]
    assert table.view(0).deck_sizes["dock"] == 17
    assert table.game.phase == "sail"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R7_3_one_card_more_than_boats(players: int) -> None:
    deal = ["maki", "ramen", "onigiri", "incense", "wide-net", "spyglass"][: players + 1]
    table = registry("rock whale", ORDERS[players])
    table.rush(" ".join(deal))
    seat = players  # the last to arrive took slot 1
    while deal[1:]:
        assert table.game.decider == seat
        assert set(table.view(seat).hand) == set(deal)
        table.play(f"pick {deal.pop()}")
        seat -= 1
    assert table.view(0).deck_sizes["dock"] == 20 - players
    assert table.log()[-1] == "dock_card_returned card=maki"


def test_R7_3_only_a_card_in_hand_can_be_picked() -> None:
    table = registry()
    table.rush(DEAL)
    table.refuses("pick onigiri", "no-card", "onigiri is not in your hand (R6.1, R7.3)")
    table.refuses("sail 4", "not-now", "you cannot 'sail 4' now: first pick a Dock card")


def test_R7_3_the_hand_is_secret_and_stays_known_to_who_held_it() -> None:
    table = registry()
    table.rush(DEAL)  # slots: 3, 2, 1
    assert [table.log(seat)[-1] for seat in (0, 1, 2)] == ["dock_hand seat=3"] * 3
    for seat in (0, 1, 2):
        view = table.view(seat)
        assert (view.hand, view.hand_size, view.legal_actions) == ((), 4, [])
        assert view.unknown_cards == table.view(0).unknown_cards
    assert set(table.view(3).hand) == set(DEAL.split())
    table.play("pick ramen")
    left = {"maki", "incense", "wide-net"}
    assert set(table.view(2).hand) == left
    assert set(table.view(3).hand) == left  # 3 has passed them on and remembers
    assert table.view(1).hand == table.view(0).hand == ()
    assert table.log(3)[-1] == "dock_hand seat=2 cards=maki,incense,wide-net"
    assert table.log(1)[-1] == table.log(0)[-1] == "dock_hand seat=2"
    table.play("pick wide-net")
    for seat in (1, 2, 3):
        assert set(table.view(seat).hand) == {"maki", "incense"}
    assert table.view(0).hand == ()


def test_R7_3_the_card_picked_is_seen_by_all() -> None:
    table = registry()
    table.rush(DEAL)
    table.play("pick incense")
    for seat in (0, 1, 2, 3):
        assert table.log(seat)[-2] == "dock_card_kept seat=3 card=incense"
        assert table.view(seat).boat(3).dock_cards == ("incense",)
        assert "incense" not in table.view(seat).unknown_cards


def test_R7_3_all_who_held_the_hand_know_the_last_card() -> None:
    table = registry()
    table.rush(DEAL)
    table.play("pick ramen", "pick wide-net", "pick maki")
    for seat in (1, 2, 3):
        assert table.view(seat).known_under == {"dock under 1": "incense"}
        assert "incense" not in table.view(seat).unknown_cards
        assert table.log(seat)[-1] == "dock_card_returned card=incense"
    assert table.view(0).known_under == {}
    assert table.view(0).unknown_cards["incense"] == 1
    assert table.log(0)[-1] == "dock_card_returned"


def test_R7_3_who_holds_equal_cards_decides_as_well() -> None:
    """If the game went on by itself, everyone would know that the cards are equal."""
    table = registry()
    lines = table.rush("ramen maki ramen ramen")
    assert lines[-1] == "dock_hand seat=3 cards=ramen,maki,ramen,ramen"
    assert table.play("pick maki") == [
        "dock_card_kept seat=3 card=maki",
        "scored seat=3 points=5 reason=meal total=5",
        "dock_hand seat=2 cards=ramen,ramen,ramen",
        "dock_card_kept seat=2 card=ramen",
        "scored seat=2 points=4 reason=meal total=4",
        "dock_hand seat=1 cards=ramen,ramen",
        "dock_card_kept seat=1 card=ramen",
        "scored seat=1 points=4 reason=meal total=4",
        "dock_card_returned card=ramen",
    ]
    made = [(each.seat, str(each.action)) for each in table.game.decisions]
    assert made[-3:] == [(3, "pick maki"), (2, "pick ramen"), (1, "pick ramen")]


def test_R7_3_cards_under_the_deck_come_back_when_all_others_are_drawn() -> None:
    meals = [{"id": f"meal-{letter}", "points": 1} for letter in "abcdefghijklmnop"]
    house = edition("rock whale", dock_cards={**DOCK_CARDS, "meals": meals, "upgrades": []})
    table = ScriptedGame(house, order=ORDERS[5])
    names = [str(meal["id"]) for meal in meals]
    for deal in (names[:6], names[6:12]):
        table.rush(" ".join(deal))
        table.play(*(f"pick {name}" for name in deal[:5]))
    under = {"dock under 1": "meal-f", "dock under 2": "meal-l"}
    assert all(table.view(seat).known_under == under for seat in range(1, 6))
    lines = table.rush("meal-m meal-n meal-o meal-p")
    assert lines[-1].endswith("cards=meal-m,meal-n,meal-o,meal-p,meal-f,meal-l")


# ---- R7.4: meals and upgrades


@pytest.mark.parametrize(("meal", "worth"), [("maki", 5), ("ramen", 4), ("onigiri", 3)])
def test_R7_4_meals_score_at_once(meal: str, worth: int) -> None:
    table = registry()
    table.rush(f"{meal} incense wide-net spyglass")
    assert table.play(f"pick {meal}")[:2] == [
        f"dock_card_kept seat=3 card={meal}",
        f"scored seat=3 points={worth} reason=meal total={worth}",
    ]


def test_R7_4_an_upgrade_scores_nothing_by_itself() -> None:
    table = registry()
    table.rush(DEAL)
    lines = table.play("pick incense")
    assert points(lines) == []
    assert table.score(3) == 0


def test_R7_4_an_upgrade_works_for_its_owner_only_and_to_the_end() -> None:
    table = registry("rock whale | whirlpool whirlpool whale | whirlpool whale")
    table.rush("incense maki ramen onigiri")  # slots: 3, 2, 1
    table.play("pick incense", "pick maki", "pick ramen")
    assert table.boat(3).parameters["whirlpool_points"] == 2
    assert table.boat(1).parameters["whirlpool_points"] == 0
    assert table.play("sail 4")[1:] == ["offering_floated seat=1 left=3"]
    table.wait_for(3)
    assert table.play("sail 5")[1:] == [
        "offering_floated seat=3 left=3",
        "scored seat=3 points=2 reason=upgrade total=2",
    ]
    table.rush("spyglass maki ramen onigiri")
    table.play("pick spyglass", "pick maki", "pick ramen")
    table.wait_for(3)
    assert points(table.play("sail 8")) == ["2 upgrade"]


def test_R7_4_several_upgrades_work_at_one_stop() -> None:
    table = registry("rock whale | whirlpool whirlpool | whirlpool whirlpool")
    table.rush("incense maki ramen onigiri")
    table.play("pick incense", "pick maki", "pick ramen")
    table.rush("paper-fleet maki ramen onigiri")
    table.play("pick paper-fleet", "pick maki", "pick ramen")
    table.wait_for(3)
    assert table.play("sail 7") == [
        "sailed seat=3 by=3 to=7 slot=0",
        "offering_floated seat=3 left=3",
        "scored seat=3 points=2 reason=upgrade total=2",
        "offering_floated seat=3 left=2",
    ]


def test_R7_4_an_upgrade_works_once_per_stop_and_again_at_the_next() -> None:
    table = registry("rock whale | whirlpool whirlpool | whirlpool whirlpool whale")
    for upgrade in ("incense", "paper-fleet"):
        table.rush(f"{upgrade} maki ramen onigiri")
        table.play(f"pick {upgrade}", "pick maki", "pick ramen")
    table.wait_for(3)
    assert points(table.play("sail 7")) == ["2 upgrade"]
    assert points(table.play("sail 8")) == ["2 upgrade"]
    assert table.boat(3).offerings == 0


def test_R7_4_an_upgrade_has_no_effect_at_other_stations() -> None:
    table = registry("rock whale | whale whale")
    table.rush("incense maki ramen onigiri")
    table.play("pick incense", "pick maki", "pick ramen")
    table.wait_for(3)
    assert points(table.play("sail 4")) == ["1 section"]


def test_R7_4_an_upgrade_may_add_to_two_parameters() -> None:
    table = registry()
    table.rush("deep-trap maki ramen onigiri")
    table.play("pick deep-trap")
    parameters = table.boat(3).parameters
    assert (parameters["trap_draws"], parameters["trap_points"]) == (7, 1)
    changed = {k: v for k, v in parameters.items() if v != standard().parameters[k]}
    assert set(changed) == {"trap_draws", "trap_points"}


# ---- R7.5 and R7.6


@pytest.mark.parametrize("slots", [(1, 2, 3), (2, 3, 1), (3, 1, 2)])
def test_R7_5_the_outermost_slot_sails_first(slots: tuple[int, int, int]) -> None:
    table = ScriptedGame(edition("rock | whirlpool whirlpool whirlpool whirlpool"))
    table.play("sail 2", f"slot {slots[0]}", "sail 2", f"slot {slots[1]}")
    table.play("sail 2 -> rice rice rice rice")
    deciders = []
    for to in (3, 4, 5):
        deciders.append(table.game.decider)
        table.play(f"sail {to}")
    assert deciders == sorted((1, 2, 3), key=lambda seat: -slots[seat - 1])


def test_R7_6_no_draft_at_the_finish_port() -> None:
    table = registry()
    for deal in (DEAL, "maki onigiri onigiri onigiri", "ramen ramen spyglass long-gaff"):
        table.rush(deal)
        while table.game.phase == "draft":
            table.play(table.legal_actions[0])
    lines = table.rush()
    kinds = [line.split()[0] for line in lines]
    assert kinds[:3] == ["sailed", "arrived", "scored"]
    assert not {"docked", "dock_hand", "dock_card_kept", "dock_card_returned"} & set(kinds)
    assert table.game.is_over
    assert len(table.boat(1).dock_cards) == 3
