"""R2: sailing."""

from typing import Any

import pytest

from namiji import IllegalAction
from tests.support.scripted_game import ScriptedGame, edition

SIX_STOPS = "whirlpool whirlpool whirlpool* whirlpool whirlpool whirlpool"


def test_R2_1_the_boat_furthest_behind_moves() -> None:
    table = ScriptedGame(edition(SIX_STOPS), order="3 2 1")
    movers = []
    for to in (4, 2, 5, 3):
        movers.append(table.game.decider)
        table.play(f"sail {to}")
    # 1 sails to 4; 2 to 2; 3 to 5; now 2 is last and sails on to 3, where it is last again.
    assert movers == [1, 2, 3, 2]
    assert table.game.decider == 2
    assert [table.view(seat).decider for seat in (0, 1, 2, 3)] == [2] * 4


def test_R2_1_a_boat_that_is_still_last_moves_again() -> None:
    table = ScriptedGame(edition(SIX_STOPS), order="3 2 1")
    table.play("sail 5", "sail 6", "sail 1")
    for to in (2, 3, 4):
        assert table.game.decider == 3
        table.play(f"sail {to}")
    assert table.game.decider == 3


def test_R2_1_boats_at_the_finish_port_are_done() -> None:
    table = ScriptedGame(edition("rock | rock | rock | whirlpool whirlpool whirlpool"))
    for _ in range(3):
        table.rush()
    table.play("sail 10")
    deciders = []
    for to in (7, 8):
        deciders.append(table.game.decider)
        table.play(f"sail {to}")
    for _ in range(2):
        deciders.append(table.game.decider)
        table.play("sail 10")
    assert deciders == [2, 3, 2, 3]
    assert table.game.is_over


def test_R2_2_any_free_station_up_to_the_dock() -> None:
    table = ScriptedGame(edition(SIX_STOPS))
    assert table.legal_actions == [f"sail {to}" for to in range(1, 8)]
    table.play("sail 3")
    assert table.legal_actions == [f"sail {to}" for to in (1, 2, 4, 5, 6, 7)]


def test_R2_2_in_the_last_part_up_to_the_finish_port() -> None:
    table = ScriptedGame(edition("rock | rock | rock | whale whale"))
    for _ in range(3):
        table.rush()
    assert table.legal_actions == ["sail 7", "sail 8", "sail 9"]


def test_R2_2_never_past_a_dock() -> None:
    table = ScriptedGame(edition(SIX_STOPS))
    for to in (8, 9, 13):
        table.refuses(f"sail {to}", "past-dock", "you must stop at the Dock, position 7 (R2.2)")


def test_R2_2_never_backwards_and_never_staying() -> None:
    table = ScriptedGame.alone(edition(SIX_STOPS))
    table.play("sail 3")
    for to in (1, 2, 3):
        table.refuses(
            f"sail {to}", "backwards", f"position {to} is not ahead: boats never go back (R2.2)"
        )
    assert table.legal_actions == ["sail 4", "sail 5", "sail 6", "sail 7"]


def test_R2_2_there_is_nothing_beyond_the_finish_port() -> None:
    table = ScriptedGame(edition("rock"))
    with pytest.raises(IllegalAction) as caught:
        table.game.play("sail 9")
    assert caught.value.code == "unknown-action"


def test_R2_2_a_single_way_is_sailed_without_asking() -> None:
    table = ScriptedGame(edition("whirlpool"), order="3 2 1")
    lines = table.play("sail 1")  # the station is taken: the others can only go to the Dock
    assert lines[2] == "sailed seat=2 by=2 to=2 slot=0"
    assert table.game.phase == "slot"


@pytest.mark.parametrize("order", ["0 2 1", "3 2 1"])
def test_R2_3_with_two_or_three_players_no_station_is_double(order: str) -> None:
    table = ScriptedGame(edition("whale* whale whale"), order=order)
    table.play("sail 1")
    table.refuses("sail 1", "occupied", "no slot is free at position 1, whale (R2.3)")
    assert "sail 1" not in table.legal_actions


@pytest.mark.parametrize("order", ["4 3 2 1", "5 4 3 2 1"])
def test_R2_3_with_four_or_five_players_a_double_station_has_two_slots(order: str) -> None:
    table = ScriptedGame(edition("whale* whale whale whale whale"), order=order)
    assert table.play("sail 1")[0] == "sailed seat=1 by=1 to=1 slot=0"
    assert table.play("sail 1")[0] == "sailed seat=2 by=2 to=1 slot=1"
    assert table.boat(2).sections["whale"] == 1
    table.refuses("sail 1", "occupied", "no slot is free at position 1, whale (R2.3)")


def test_R2_3_other_stations_have_one_slot_with_any_number() -> None:
    table = ScriptedGame(edition("whale* whale whale whale whale"), order="5 4 3 2 1")
    table.play("sail 2")
    table.refuses("sail 2", "occupied", "no slot is free at position 2, whale (R2.3)")


def test_R2_3_the_slot_off_the_route_is_behind_and_leaves_first() -> None:
    table = ScriptedGame(edition("whale whale* whale whale whale"), order="4 3 2 1")
    table.play("sail 2", "sail 2", "sail 4", "sail 5")
    # 1 came first and stands on the route, 2 off it: 2 is further behind.
    assert (table.boat(1).slot, table.boat(2).slot) == (0, 1)
    assert table.game.decider == 2
    table.play("sail 3")
    assert table.game.decider == 1


def test_R2_3_a_double_station_is_double_in_the_other_direction_too() -> None:
    house = edition("rock | rock | rock | whale whale* whale rock")
    table = ScriptedGame(house, order="4 3 2 1", direction="counterclockwise")
    # from the Finish Port backwards: rock 1, whale 2, the double whale 3, whale 4
    table.play("sail 3")
    assert table.play("sail 3")[0] == "sailed seat=2 by=2 to=3 slot=1"
    table.refuses("sail 3", "occupied", "no slot is free at position 3, whale (R2.3)")
    table.play("sail 2")
    table.refuses("sail 2", "occupied", "no slot is free at position 2, whale (R2.3)")


def full_rack(**changes: Any) -> ScriptedGame:
    """Seat 1 has filled its rack at the first of several stations."""
    table = ScriptedGame.alone(
        edition("angling angling net whirlpool", angling_catches=12, **changes)
    )
    table.play("sail 1")
    table.fill()
    assert len(table.boat().rack) == 12
    return table


def test_R2_4_no_fishing_with_a_full_rack() -> None:
    table = full_rack()
    assert table.legal_actions == ["sail 4", "sail 5"]
    table.refuses("sail 2", "rack-full", "your rack is full: you cannot stop at Angling (R2.4)")
    table.refuses("sail 3", "rack-full", "your rack is full: you cannot stop at Net Casting (R2.4)")


def test_R2_4_eleven_filled_cells_are_not_a_full_rack() -> None:
    table = ScriptedGame.alone(edition("angling angling net whirlpool", angling_catches=11))
    table.play("sail 1")
    table.fill(11)
    assert table.legal_actions == ["sail 2", "sail 3", "sail 4", "sail 5"]


def test_R2_4_the_full_rack_of_another_bars_nobody() -> None:
    table = ScriptedGame(
        edition("angling angling net whirlpool", angling_catches=12), order="3 2 1"
    )
    table.play("sail 1")
    table.fill()
    assert table.game.decider == 2
    assert table.legal_actions == ["sail 2", "sail 3", "sail 4", "sail 5"]


def test_R2_4_without_the_ruling_angling_catches_and_must_release() -> None:
    table = full_rack(full_rack_bars_fishing=False)
    assert table.legal_actions == ["sail 2", "sail 3", "sail 4", "sail 5"]
    table.play("sail 2")
    lines = table.play("take face-down -> blue-mackerel green-mackerel")
    assert lines == [
        "fish_taken seat=1 fish=blue-mackerel face=down",
        "fish_flipped fish=green-mackerel",
        "fish_released seat=1 fish=blue-mackerel",
    ]
    assert table.game.phase == "sail"


def test_R2_4_without_the_ruling_a_net_is_shown_and_released() -> None:
    table = full_rack(full_rack_bars_fishing=False)
    assert table.play("sail 3 -> green-bream+green-bream") == [
        "sailed seat=1 by=1 to=3 slot=0",
        "nets_revealed seat=1 nets=green-bream,green-bream",
        "net_released seat=1 net=green-bream,green-bream",
    ]


@pytest.mark.parametrize(("kind", "sections"), [("dolphin", 3), ("octopus", 4), ("whale", 5)])
def test_R2_4_no_stop_at_a_completed_panorama(kind: str, sections: int) -> None:
    table = ScriptedGame.alone(edition(f"{f'{kind} ' * (sections + 1)} rock"))
    for to in range(1, sections + 1):
        assert f"sail {to}" in table.legal_actions
        table.play(f"sail {to}")
    table.refuses(
        f"sail {sections + 1}",
        "panorama-complete",
        f"your {kind} panorama is complete: you cannot stop there again (R2.4)",
    )
    assert table.legal_actions == [f"sail {sections + 2}", f"sail {sections + 3}"]


def test_R2_4_a_panorama_completed_by_another_is_open() -> None:
    table = ScriptedGame(edition("dolphin dolphin dolphin whale dolphin rock"), order="3 2 1")
    table.play("sail 1", "sail 4", "sail 7", "slot 1", "sail 2", "sail 3")
    assert table.boat(1).sections["dolphin"] == 3
    assert table.legal_actions == ["sail 6", "sail 7"]
    table.play("sail 7", "slot 2")
    assert table.game.decider == 2
    assert table.legal_actions == ["sail 5", "sail 6", "sail 7"]


@pytest.mark.parametrize(
    ("station", "changes"),
    [
        ("whirlpool", {"boat__offerings": 0, "boat__penalty": [0]}),
        ("angling", {"fish__copies": 0}),
        ("net", {"nets__pairs": []}),
        ("trap", {"crustaceans__crabs": 0, "crustaceans__shrimp": 0}),
        ("rock", {"rock_cards__cards": []}),
    ],
)
def test_R2_5_an_empty_station_is_a_legal_stop_that_does_nothing(
    station: str, changes: dict[str, Any]
) -> None:
    face_up = "" if station == "angling" else "blue-bream"
    table = ScriptedGame(edition(f"{station} whale", **changes), face_up=face_up)
    assert table.play("sail 1") == ["sailed seat=1 by=1 to=1 slot=0"]
    assert table.score() == 0
    assert table.game.decider == 2


def test_R2_5_a_station_emptied_in_play_stays_a_legal_stop() -> None:
    table = ScriptedGame.alone(
        edition("trap trap whirlpool", crustaceans__crabs=0, crustaceans__shrimp=1)
    )
    table.play("sail 1 -> shrimp")
    assert table.play("sail 2") == ["sailed seat=1 by=1 to=2 slot=0"]
    assert table.score() == 1


def test_R2_5_a_whirlpool_after_the_last_offering() -> None:
    table = ScriptedGame.alone(edition("whirlpool " * 6))
    table.play("sail 1", "sail 2", "sail 3", "sail 4")
    assert table.boat().offerings == 0
    assert table.play("sail 5") == ["sailed seat=1 by=1 to=5 slot=0"]


def test_R2_6_the_effect_comes_before_the_next_boat_moves() -> None:
    table = ScriptedGame(edition("whale whirlpool trap"))
    assert table.play("sail 1") == [
        "sailed seat=1 by=1 to=1 slot=0",
        "section_taken seat=1 panorama=whale section=1",
        "scored seat=1 points=1 reason=section total=1",
    ]
    assert table.play("sail 2") == [
        "sailed seat=2 by=2 to=2 slot=0",
        "offering_floated seat=2 left=3",
    ]
    assert table.play("sail 3 -> shrimp") == [
        "sailed seat=3 by=3 to=3 slot=0",
        "crustacean_drawn seat=3 token=shrimp",
    ]
    assert table.game.decider == 3  # still busy with the trap
    assert table.legal_actions == ["draw", "stop"]


def test_R2_6_a_station_skipped_has_no_effect() -> None:
    table = ScriptedGame(edition("whale whirlpool trap whale"))
    assert table.play("sail 4") == [
        "sailed seat=1 by=1 to=4 slot=0",
        "section_taken seat=1 panorama=whale section=1",
        "scored seat=1 points=1 reason=section total=1",
    ]
    assert table.boat().offerings == 4


@pytest.mark.parametrize(
    "action", ["slot 1", "take face-down", "decline", "place a1", "release", "draw", "stop"]
)
def test_R2_6_nothing_else_can_be_done_while_sailing(action: str) -> None:
    table = ScriptedGame()
    table.refuses(action, "not-now", f"you cannot '{action}' now: first choose where to sail")
