"""R5: Whirlpool and Panoramas."""

import pytest

from namiji.core.names import Panorama
from tests.support.scripted_game import ScriptedGame, edition, points

SECTIONS = {"dolphin": 3, "octopus": 4, "whale": 5}


def test_R5_1_one_offering_leaves_the_boat() -> None:
    table = ScriptedGame(edition("whirlpool rock"))
    assert table.play("sail 1") == [
        "sailed seat=1 by=1 to=1 slot=0",
        "offering_floated seat=1 left=3",
    ]
    assert [table.boat(seat).offerings for seat in (1, 2, 3)] == [3, 4, 4]
    assert table.score() == 0


@pytest.mark.parametrize(
    ("stops", "penalty"),
    [(0, ["-15 penalty"]), (1, ["-10 penalty"]), (2, ["-6 penalty"]), (3, ["-3 penalty"]), (4, [])],
)
def test_R5_1_offerings_still_aboard_cost_points(stops: int, penalty: list[str]) -> None:
    table = ScriptedGame.alone(edition("whirlpool " * 5))
    for to in range(1, stops + 1):
        table.play(f"sail {to}")
    lines = [line for line in table.finish() if line.startswith("scored seat=1")]
    assert points(lines)[1:] == penalty  # the first is the Early Bird
    assert table.boat().offerings == 4 - stops


def test_R5_1_a_fifth_whirlpool_takes_nothing() -> None:
    table = ScriptedGame.alone(edition("whirlpool " * 6))
    table.play(*(f"sail {to}" for to in range(1, 5)))
    assert table.boat().offerings == 0
    assert table.play("sail 5") == ["sailed seat=1 by=1 to=5 slot=0"]
    assert table.boat().offerings == 0


def test_R5_1_the_penalty_comes_from_the_edition() -> None:
    table = ScriptedGame(edition("rock", boat__offerings=1, boat__penalty=[2, 9]))
    assert "scored seat=2 points=-9 reason=penalty total=-4" in table.finish()


@pytest.mark.parametrize("kind", SECTIONS)
def test_R5_2_each_section_scores_its_number(kind: Panorama) -> None:
    table = ScriptedGame.alone(edition(f"{f'{kind} ' * 5} rock"))
    total = 0
    for section in range(1, SECTIONS[kind]):
        total += section
        assert table.play(f"sail {section}") == [
            f"sailed seat=1 by=1 to={section} slot=0",
            f"section_taken seat=1 panorama={kind} section={section}",
            f"scored seat=1 points={section} reason=section total={total}",
        ]
    assert table.boat().sections[kind] == SECTIONS[kind] - 1


def test_R5_2_several_panoramas_at_a_time() -> None:
    table = ScriptedGame.alone(edition("whale dolphin whale octopus dolphin whale rock"))
    lines = table.play(*(f"sail {to}" for to in range(1, 7)))
    assert points(lines) == [f"{n} section" for n in (1, 1, 2, 1, 2, 3)]
    assert table.boat().sections == {"dolphin": 2, "octopus": 1, "whale": 3}


def test_R5_2_every_player_has_a_panorama_of_its_own() -> None:
    table = ScriptedGame(edition("whale whale whale whale"))
    table.play("sail 1", "sail 2")
    assert table.play("sail 3")[1] == "section_taken seat=3 panorama=whale section=1"


def test_R5_2_the_edition_says_how_many_sections() -> None:
    sections = {"dolphin": 1, "octopus": 4, "whale": 5}
    table = ScriptedGame.alone(edition("dolphin dolphin rock", panoramas__sections=sections))
    assert points(table.play("sail 1")) == ["1 section", "3 bonus"]
    assert table.legal_actions == ["sail 3", "sail 4"]


@pytest.mark.parametrize("kind", SECTIONS)
def test_R5_3_the_first_to_complete_takes_the_bonus(kind: str) -> None:
    last = SECTIONS[kind]
    table = ScriptedGame.alone(edition(f"{f'{kind} ' * last} rock"))
    table.play(*(f"sail {to}" for to in range(1, last)))
    assert table.boat().bonuses == ()
    total = sum(range(last + 1))
    assert table.play(f"sail {last}") == [
        f"sailed seat=1 by=1 to={last} slot=0",
        f"section_taken seat=1 panorama={kind} section={last}",
        f"scored seat=1 points={last} reason=section total={total}",
        f"bonus_taken seat=1 panorama={kind}",
        f"scored seat=1 points=3 reason=bonus total={total + 3}",
    ]
    assert table.boat().bonuses == (kind,)


def test_R5_3_the_second_gets_none() -> None:
    table = ScriptedGame(edition(f"{'dolphin ' * 6} rock"), order="3 2 1")
    table.play("sail 1", "sail 4", "sail 8", "slot 1")
    assert points(table.play("sail 2", "sail 3"))[-1] == "3 bonus"
    table.play("sail 8", "slot 2")
    lines = table.play("sail 5", "sail 6")
    assert table.boat(2).sections["dolphin"] == 3
    assert points(lines) == ["2 section", "3 section"]
    assert (table.boat(1).bonuses, table.boat(2).bonuses) == (("dolphin",), ())


def test_R5_3_one_player_may_win_several() -> None:
    route = "dolphin " * 3 + "octopus " * 4 + "whale " * 5
    table = ScriptedGame.alone(edition(f"{route} rock"))
    lines = table.play(*(f"sail {to}" for to in range(1, 13)))
    assert points(lines).count("3 bonus") == 3
    assert table.boat().bonuses == ("dolphin", "octopus", "whale")
    assert table.score() == 6 + 10 + 15 + 9


def test_R5_3_different_players_may_win_different_kinds() -> None:
    table = ScriptedGame(edition("dolphin dolphin dolphin octopus octopus octopus octopus rock"))
    table.play("sail 1", "sail 4", "sail 9", "slot 1", "sail 2", "sail 3", "sail 9", "slot 2")
    table.play("sail 5", "sail 6", "sail 7")
    assert (table.boat(1).bonuses, table.boat(2).bonuses) == (("dolphin",), ("octopus",))


@pytest.mark.parametrize(("bonus", "scored"), [(0, []), (8, ["8 bonus"])])
def test_R5_3_the_bonus_comes_from_the_edition(bonus: int, scored: list[str]) -> None:
    table = ScriptedGame.alone(edition("dolphin dolphin dolphin rock", panoramas__bonus=bonus))
    lines = table.play("sail 1", "sail 2", "sail 3")
    assert points(lines)[3:] == scored
    assert table.boat().bonuses == ("dolphin",)
