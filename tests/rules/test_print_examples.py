"""Small examples that the printed rules give along the way; R10 has the two of the scoring."""

from tests.support.scripted_game import DOCK_CARDS, ScriptedGame, edition, of_type, points


def test_the_green_row_scores_5_and_the_full_second_column_is_dead() -> None:
    table = ScriptedGame.alone(edition("angling rock", angling_catches=6))
    table.play("sail 1")
    row = table.catch("a1 green-bream", "b1 green-puffer", "c1 green-sunfish", "d1 green-bream")
    assert points(row) == ["5 row"]
    column = table.catch("b2 blue-mackerel", "b3 orange-sunfish")
    assert points(column) == []
    assert {"b1", "b2", "b3"} <= set(table.boat().rack)
    assert table.score() == 5


def test_blue_in_slot_5_sails_first_and_green_in_slot_1_picks_first() -> None:
    blue, green = 1, 2
    deal = "maki ramen onigiri wide-net incense spyglass"
    house = edition("whale | whirlpool", dock_cards=DOCK_CARDS)
    table = ScriptedGame(house, order="5 4 3 2 1")
    table.play("sail 2", "slot 5", "sail 2", "slot 1")  # the first to arrive may choose any slot
    table.play("sail 2", "slot 3", "sail 2", "slot 2")
    assert of_type("dock_hand", table.play(f"sail 2 -> {deal}"))
    pickers = []
    for card in deal.split()[:5]:
        pickers.append(table.game.decider)
        table.play(f"pick {card}")
    assert pickers == [green, 4, 3, 5, blue]
    assert table.game.decider == blue


def test_pink_behind_green_on_a_double_space_moves_first() -> None:
    green, pink = 1, 2
    legs = edition("whale octopus* whale octopus dolphin whale whale")
    table = ScriptedGame(legs, order="4 3 2 1")
    table.play("sail 2", "sail 2", "sail 6", "sail 7")
    assert table.boat(green).position == table.boat(pink).position == 2
    assert table.game.decider == pink
    table.play("sail 4")  # now green is last: it moves, ahead of pink or not
    assert table.game.decider == green
    table.play("sail 3")
    assert table.game.decider == green  # still behind pink
    table.play("sail 5")
    assert table.game.decider == pink


def test_the_neutral_boat_is_moved_by_yellow_who_is_ahead() -> None:
    yellow, other = 1, 2
    table = ScriptedGame(edition("whale octopus whale dolphin whale"), order="0 2 1")
    table.play("sail 4", "sail 2")
    assert (table.view(0).boat_in_action, table.game.decider) == (0, yellow)
    assert table.play("sail 3") == [f"sailed seat=0 by={yellow} to=3 slot=0"]
    assert table.boat(yellow).sections["whale"] == table.boat(other).sections["whale"] == 0


def test_the_fourth_whale_section_adds_4_points_to_6() -> None:
    table = ScriptedGame.alone(edition("whale whale whale whale rock"))
    table.play("sail 1", "sail 2", "sail 3")
    assert table.score() == 1 + 2 + 3
    assert table.play("sail 4")[1:] == [
        "section_taken seat=1 panorama=whale section=4",
        "scored seat=1 points=4 reason=section total=10",
    ]
