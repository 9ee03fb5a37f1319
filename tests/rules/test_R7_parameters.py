"""R7.7: what each station parameter does, for other values than the standard ones too."""

from typing import Any

import pytest

from namiji.edition import standard
from tests.support.scripted_game import ScriptedGame, edition, of_type, points, rock

# ---- R7.7: Angling


def small_school(fish: str, **changes: Any) -> ScriptedGame:
    """Seat 1 sails to Angling in a School of these fish, the first of them face up."""
    names = fish.split()
    counts = {name: names.count(name) for name in names}
    school = {key: standard().data["fish"][key] for key in ("provenance", "colours", "kinds")}
    house = edition("angling angling whirlpool", fish={**school, "counts": counts}, **changes)
    return ScriptedGame.alone(house, face_up=names[0])


@pytest.mark.parametrize("reveals", [0, 1, 2, 3])
def test_R7_7_angling_reveals_turn_fish_up_before_the_catch(reveals: int) -> None:
    table = ScriptedGame.alone(edition("angling rock", angling_reveals=reveals))
    flipped = ["green-puffer", "green-bream", "blue-bream"][:reveals]
    assert table.play(f"sail 1 -> {' '.join(flipped)}") == [
        "sailed seat=1 by=1 to=1 slot=0",
        *(f"fish_flipped fish={fish}" for fish in flipped),
    ]
    assert table.game.phase == "take"
    assert sum(table.view(0).face_up.values()) == 1 + reveals
    assert [f"take {fish}" in table.legal_actions for fish in flipped] == [True] * reveals


def test_R7_7_angling_reveals_stop_when_no_face_down_fish_is_left() -> None:
    table = small_school("blue-bream green-puffer orange-puffer", angling_reveals=9)
    assert table.play("sail 1 -> orange-puffer green-puffer") == [
        "sailed seat=1 by=1 to=1 slot=0",
        "fish_flipped fish=orange-puffer",
        "fish_flipped fish=green-puffer",
    ]
    assert table.legal_actions == ["take blue-bream", "take orange-puffer", "take green-puffer"]
    assert table.play("take green-puffer") == ["fish_taken seat=1 fish=green-puffer face=up"]


def test_R7_7_angling_reveals_come_once_a_stop() -> None:
    table = ScriptedGame.alone(edition("angling rock", angling_reveals=1, angling_catches=2))
    table.play("sail 1 -> green-puffer")
    lines = table.play("take blue-bream -> green-bream", "place a1")
    assert len(of_type("fish_flipped", lines)) == 1  # the catch's own


def test_R7_7_one_angling_catch_is_no_choice_to_go_on() -> None:
    table = ScriptedGame.alone(edition("angling rock"))
    table.play("sail 1", "take blue-bream -> green-puffer", "place a1")
    assert table.game.phase == "sail"


@pytest.mark.parametrize("answer", ["place a1", "release"])
def test_R7_7_a_second_catch_after_the_first_is_kept_or_released(answer: str) -> None:
    table = ScriptedGame.alone(edition("angling rock", angling_catches=2))
    table.play("sail 1")
    table.refuses("decline", "must-catch", "the first fish of a stop has to be taken (R3.1)")
    table.play("take blue-bream -> green-puffer", answer)
    assert table.waits_for("take")
    assert table.legal_actions[-2:] == ["take face-down", "decline"]
    assert table.play("take green-puffer -> orange-bream", "release") == [
        "fish_taken seat=1 fish=green-puffer face=up",
        "fish_flipped fish=orange-bream",
        "fish_released seat=1 fish=green-puffer",
    ]
    assert table.game.phase == "sail"


def test_R7_7_a_further_catch_may_be_declined() -> None:
    table = ScriptedGame.alone(edition("angling rock", angling_catches=3))
    table.play("sail 1", "take blue-bream -> green-puffer", "place a1")
    assert table.play("decline") == ["catch_declined seat=1"]
    assert table.game.phase == "sail"


@pytest.mark.parametrize("catches", [2, 3, 5])
def test_R7_7_so_many_catches_and_no_more(catches: int) -> None:
    table = ScriptedGame.alone(edition("angling rock", angling_catches=catches))
    table.play("sail 1")
    table.fill(catches)
    assert table.game.phase == "sail"
    assert len(table.boat().rack) == catches
    assert of_type("catch_declined", table.log()) == []


def test_R7_7_a_full_rack_ends_the_catches() -> None:
    table = ScriptedGame.alone(edition("angling rock", angling_catches=13))
    table.play("sail 1")
    table.fill(12)
    assert table.game.phase == "sail"
    assert of_type("catch_declined", table.log()) == []


def test_R7_7_a_full_rack_has_no_second_catch_without_the_ruling_either() -> None:
    house = edition("angling angling rock", angling_catches=12, full_rack_bars_fishing=False)
    table = ScriptedGame.alone(house)
    table.play("sail 1")
    table.fill(12)
    table.play("sail 2")
    lines = table.play("take face-down -> blue-puffer green-mackerel")
    assert lines[-1] == "fish_released seat=1 fish=blue-puffer"
    assert table.game.phase == "sail"


def test_R7_7_an_empty_school_ends_the_catches() -> None:
    table = small_school("blue-bream green-puffer", angling_catches=4)
    table.play("sail 1", "take blue-bream -> green-puffer", "place a1")
    assert table.legal_actions == ["take green-puffer", "decline"]
    table.play("take green-puffer")
    assert table.play("place b1") == ["fish_kept seat=1 fish=green-puffer cell=b1"]
    assert table.game.phase == "sail"


def test_R7_7_angling_points_once_a_stop_with_the_first_fish_kept() -> None:
    table = ScriptedGame.alone(edition("angling rock", angling_catches=3, angling_points=2))
    table.play("sail 1", "take blue-bream -> green-puffer")
    assert table.play("release") == ["fish_released seat=1 fish=blue-bream"]
    table.play("take green-puffer -> orange-bream")
    assert table.play("place a1") == [
        "fish_kept seat=1 fish=green-puffer cell=a1",
        "scored seat=1 points=2 reason=upgrade total=2",
    ]
    assert points(table.play("take orange-bream -> orange-bream", "place b1")) == []


def test_R7_7_angling_points_again_at_the_next_stop() -> None:
    table = ScriptedGame.alone(edition("angling angling rock", angling_points=1))
    table.play("sail 1")
    assert points(table.catch("a1 blue-puffer")) == ["1 upgrade"]
    table.play("sail 2")
    assert points(table.catch("b1 blue-puffer")) == ["1 upgrade"]


def test_R7_7_with_angling_spread_a_fish_may_go_into_any_free_cell() -> None:
    table = ScriptedGame.alone(edition("angling angling rock", angling_spread=1))
    table.play("sail 1", "take blue-bream -> green-puffer")
    assert len(table.legal_actions) == 12 + 1
    assert table.play("place c3") == ["fish_kept seat=1 fish=blue-bream cell=c3"]
    table.play("sail 2", "take green-puffer -> orange-bream")
    assert len(table.legal_actions) == 11 + 1
    assert "place a1" in table.legal_actions
    assert "place c3" not in table.legal_actions


def test_R7_7_angling_spread_does_not_bind_nets() -> None:
    table = ScriptedGame.alone(edition("angling net rock", angling_spread=1))
    table.play("sail 1", "take blue-bream -> green-puffer", "place d3")
    table.play("sail 2 -> blue-bream+blue-bream")
    near = {"place b3 c3", "place d1 d2", "place c2 d2", "place c2 c3"}
    assert set(table.legal_actions) == {"release", *near}


def test_R7_7_points_of_lines_come_before_the_upgrades_points() -> None:
    house = edition("angling angling rock", angling_catches=3, angling_points=1)
    table = ScriptedGame.alone(house)
    table.play("sail 1")
    table.catch("a1 blue-puffer", "b1 blue-mackerel", "c1 blue-sunfish")
    table.play("sail 2")
    assert points(table.catch("d1 blue-mackerel")) == ["5 row", "1 upgrade"]


# ---- R7.7: Net Casting

BLUE, GREEN, ORANGE = (f"{color}-puffer+{color}-puffer" for color in ("blue", "green", "orange"))
BLUE_FISH, GREEN_FISH, ORANGE_FISH = (name.replace("+", ",") for name in (BLUE, GREEN, ORANGE))


def nets(reveals: int, *names: str, **changes: Any) -> ScriptedGame:
    """Seat 1 sails along Net Casting at 1 and 2; the deck has these nets."""
    pairs = [name.split("+") for name in names]
    return ScriptedGame.alone(
        edition("net net whale", nets__pairs=pairs, net_reveals=reveals, **changes)
    )


def test_R7_7_of_several_nets_one_may_be_kept() -> None:
    table = nets(2, BLUE, GREEN, ORANGE)
    assert table.play(f"sail 1 -> {GREEN} {BLUE}") == [
        "sailed seat=1 by=1 to=1 slot=0",
        f"nets_revealed seat=1 nets={GREEN_FISH}/{BLUE_FISH}",
    ]
    assert table.legal_actions == [f"net {BLUE}", f"net {GREEN}", "release"]
    table.refuses(f"net {ORANGE}", "no-net", f"the net {ORANGE} is not among those revealed (R3.2)")
    table.refuses(
        "place a1 b1",
        "not-now",
        "you cannot 'place a1 b1' now: first choose one of the nets or release them",
    )
    assert table.play(f"net {GREEN}") == []
    assert table.legal_actions == ["release", "place a1 b1", "place a1 a2"]
    assert table.play("place a1 b1") == [
        f"net_kept seat=1 net={GREEN_FISH} cells=a1,b1",
        f"net_released seat=1 net={BLUE_FISH}",
    ]
    assert table.view(0).nets_under == (BLUE,)


@pytest.mark.parametrize("answers", [["release"], [f"net {BLUE}", "release"]])
def test_R7_7_released_nets_go_under_in_the_order_revealed(answers: list[str]) -> None:
    table = nets(3, BLUE, GREEN, ORANGE)
    table.play(f"sail 1 -> {GREEN} {ORANGE} {BLUE}")
    assert table.play(*answers) == [
        f"net_released seat=1 net={GREEN_FISH}",
        f"net_released seat=1 net={ORANGE_FISH}",
        f"net_released seat=1 net={BLUE_FISH}",
    ]
    assert table.view(0).nets_under == (GREEN, ORANGE, BLUE)
    assert table.play("sail 2")[1] == (
        f"nets_revealed seat=1 nets={GREEN_FISH}/{ORANGE_FISH}/{BLUE_FISH}"
    )


def test_R7_7_the_others_keep_their_order_when_the_middle_one_is_kept() -> None:
    table = nets(3, BLUE, GREEN, ORANGE)
    table.play(f"sail 1 -> {GREEN} {ORANGE} {BLUE}", f"net {ORANGE}", "place a1 b1")
    assert table.view(0).nets_under == (GREEN, BLUE)


def test_R7_7_more_reveals_than_nets() -> None:
    table = nets(9, BLUE, GREEN)
    assert table.play(f"sail 1 -> {GREEN} {BLUE}")[1] == (
        f"nets_revealed seat=1 nets={GREEN_FISH}/{BLUE_FISH}"
    )
    table.play(f"net {BLUE}", "place a1 b1")
    assert table.play("sail 2")[1] == f"nets_revealed seat=1 nets={GREEN_FISH}"


def test_R7_7_a_fresh_net_and_a_released_one() -> None:
    table = nets(2, BLUE, GREEN, ORANGE)
    table.play(f"sail 1 -> {GREEN} {BLUE}", "release")
    assert table.play(f"sail 2 -> {ORANGE}")[1] == (
        f"nets_revealed seat=1 nets={ORANGE_FISH}/{GREEN_FISH}"
    )
    table.play("release")
    assert table.view(0).nets_under == (BLUE, ORANGE, GREEN)


def test_R7_7_equal_nets_leave_no_choice_between_them() -> None:
    table = nets(2, BLUE, BLUE, GREEN)
    table.play(f"sail 1 -> {BLUE} {BLUE}")
    assert table.legal_actions == ["release", "place a1 b1", "place a1 a2"]
    assert table.play("place a1 b1")[-1] == f"net_released seat=1 net={BLUE_FISH}"


def test_R7_7_without_room_all_nets_are_released() -> None:
    house = edition("angling net whale", angling_catches=11, net_reveals=2)
    table = ScriptedGame.alone(house)
    table.play("sail 1")
    table.fill(11)
    assert table.play(f"sail 2 -> {GREEN} {BLUE}")[2:] == [
        f"net_released seat=1 net={GREEN_FISH}",
        f"net_released seat=1 net={BLUE_FISH}",
    ]


def test_R7_7_net_points_once_for_a_net_placed() -> None:
    table = nets(2, BLUE, GREEN, net_points=3)
    table.play(f"sail 1 -> {GREEN} {BLUE}", f"net {BLUE}")
    assert table.play("place a1 b1") == [
        f"net_kept seat=1 net={BLUE_FISH} cells=a1,b1",
        "scored seat=1 points=3 reason=upgrade total=3",
        f"net_released seat=1 net={GREEN_FISH}",
    ]
    table.play("sail 2")
    assert points(table.play("release")) == []


def test_R7_7_net_points_come_after_those_of_the_line() -> None:
    table = nets(1, BLUE, BLUE, net_points=3)
    table.play(f"sail 1 -> {BLUE}", "place a1 b1", f"sail 2 -> {BLUE}")
    assert points(table.play("place c1 d1")) == ["5 row", "3 upgrade"]


# ---- R7.7: Crustacean Trap


def trap(**changes: Any) -> ScriptedGame:
    return ScriptedGame.alone(edition("trap trap whale", **changes))


def test_R7_7_a_single_trap_draw_is_kept_without_asking() -> None:
    lines = trap(trap_draws=1).play("sail 1 -> crab")
    assert lines[2:] == [
        "haul_kept seat=1 crabs=1 shrimp=0",
        "scored seat=1 points=1 reason=crustaceans total=1",
    ]


@pytest.mark.parametrize("draws", [2, 3, 7])
def test_R7_7_trap_draws_are_the_most_in_a_haul(draws: int) -> None:
    table = trap(trap_draws=draws)
    table.play("sail 1 -> shrimp", *["draw -> shrimp"] * (draws - 2))
    assert table.legal_actions == ["draw", "stop"]
    lines = table.play("draw -> shrimp")
    assert lines[1] == f"haul_kept seat=1 crabs=0 shrimp={draws}"
    assert points(lines) == [f"{draws} crustaceans"]


def test_R7_7_more_trap_draws_than_the_bag_holds() -> None:
    table = trap(trap_draws=60, crustaceans__crabs=0, crustaceans__shrimp=6)
    table.play("sail 1 -> shrimp", *["draw -> shrimp"] * 4)
    assert table.play("draw -> shrimp")[1] == "haul_kept seat=1 crabs=0 shrimp=6"


def test_R7_7_with_one_trap_crab_the_first_crab_loses() -> None:
    assert trap(trap_crabs=1).play("sail 1 -> crab")[-1] == "haul_lost seat=1 crabs=1 shrimp=0"
    table = trap(trap_crabs=1)
    table.play("sail 1 -> shrimp")
    assert table.play("draw -> crab")[-1] == "haul_lost seat=1 crabs=1 shrimp=1"


def test_R7_7_with_one_crab_and_one_draw_a_crab_still_loses() -> None:
    lines = trap(trap_crabs=1, trap_draws=1).play("sail 1 -> crab")
    assert lines[-1] == "haul_lost seat=1 crabs=1 shrimp=0"


def test_R7_7_with_three_trap_crabs_the_third_crab_loses() -> None:
    table = trap(trap_crabs=3)
    table.play("sail 1 -> crab", "draw -> crab")
    assert table.legal_actions == ["draw", "stop"]
    assert table.play("draw -> crab")[-1] == "haul_lost seat=1 crabs=3 shrimp=0"
    table = trap(trap_crabs=3)
    table.play("sail 1 -> crab", "draw -> crab")
    assert table.play("stop")[0] == "haul_kept seat=1 crabs=2 shrimp=0"


def test_R7_7_saved_shrimp_are_kept_when_a_haul_is_lost() -> None:
    table = trap(trap_saved=2)
    table.play("sail 1 -> shrimp", "draw -> crab", "draw -> shrimp", "draw -> shrimp")
    assert table.play("draw -> crab")[1:] == [
        "haul_lost seat=1 crabs=2 shrimp=1",
        "haul_kept seat=1 crabs=0 shrimp=2",
        "scored seat=1 points=2 reason=crustaceans total=2",
    ]
    assert (table.boat().crabs, table.boat().shrimp) == (0, 2)
    assert table.view(0).bag == (20, 28)
    assert table.view(0).haul == (0, 0)


@pytest.mark.parametrize(("shrimp", "kept"), [(0, 0), (1, 1), (3, 3)])
def test_R7_7_no_more_shrimp_are_saved_than_there_are(shrimp: int, kept: int) -> None:
    table = trap(trap_saved=9)
    table.play("sail 1 -> crab", *["draw -> shrimp"] * shrimp)
    assert points(table.play("draw -> crab")) == [f"{kept} crustaceans"] * (kept > 0)
    assert table.boat().shrimp == kept


def test_R7_7_saved_shrimp_do_not_change_a_haul_that_is_kept() -> None:
    table = trap(trap_saved=2)
    table.play("sail 1 -> shrimp", "draw -> shrimp")
    assert table.play("stop")[0] == "haul_kept seat=1 crabs=0 shrimp=2"


def test_R7_7_trap_points_once_for_a_haul_kept() -> None:
    table = trap(trap_points=4)
    table.play("sail 1 -> shrimp", "draw -> shrimp")
    assert table.play("stop") == [
        "haul_kept seat=1 crabs=0 shrimp=2",
        "scored seat=1 points=2 reason=crustaceans total=2",
        "scored seat=1 points=4 reason=upgrade total=6",
    ]
    table.play("sail 2 -> crab")
    assert points(table.play("draw -> crab")) == []


# ---- R7.7: Whirlpool


@pytest.mark.parametrize(("offerings", "left"), [(0, 4), (1, 3), (2, 2), (4, 0), (9, 0)])
def test_R7_7_so_many_offerings_or_as_many_as_are_left(offerings: int, left: int) -> None:
    table = ScriptedGame.alone(edition("whirlpool whale", whirlpool_offerings=offerings))
    assert table.play("sail 1") == [
        "sailed seat=1 by=1 to=1 slot=0",
        *(f"offering_floated seat=1 left={n}" for n in range(3, left - 1, -1)),
    ]
    assert table.boat().offerings == left


def test_R7_7_whirlpool_points_once_a_stop_with_the_first_offering() -> None:
    table = ScriptedGame.alone(
        edition("whirlpool whirlpool whirlpool whale", whirlpool_offerings=3, whirlpool_points=2)
    )
    assert table.play("sail 1")[1:] == [
        "offering_floated seat=1 left=3",
        "scored seat=1 points=2 reason=upgrade total=2",
        "offering_floated seat=1 left=2",
        "offering_floated seat=1 left=1",
    ]
    assert points(table.play("sail 2")) == ["2 upgrade"]  # the last one
    assert table.play("sail 3") == ["sailed seat=1 by=1 to=3 slot=0"]


# ---- R7.7: Panoramas


@pytest.mark.parametrize("kind", ["dolphin", "octopus", "whale"])
def test_R7_7_panorama_points_at_all_three_kinds(kind: str) -> None:
    table = ScriptedGame.alone(edition(f"{kind} {kind} rock", panorama_points=2))
    assert points(table.play("sail 1")) == ["1 section", "2 upgrade"]
    assert points(table.play("sail 2")) == ["2 section", "2 upgrade"]


def test_R7_7_panorama_sections_are_taken_one_after_the_other() -> None:
    table = ScriptedGame.alone(edition("octopus octopus octopus rock", panorama_sections=2))
    assert table.play("sail 1")[1:] == [
        "section_taken seat=1 panorama=octopus section=1",
        "scored seat=1 points=1 reason=section total=1",
        "section_taken seat=1 panorama=octopus section=2",
        "scored seat=1 points=2 reason=section total=3",
    ]
    assert points(table.play("sail 2")) == ["3 section", "4 section", "3 bonus"]
    assert "sail 3" not in table.legal_actions


def test_R7_7_no_more_panorama_sections_than_there_are() -> None:
    table = ScriptedGame.alone(edition("dolphin dolphin rock", panorama_sections=2))
    table.play("sail 1")
    assert points(table.play("sail 2")) == ["3 section", "3 bonus"]


def test_R7_7_panorama_points_once_a_stop() -> None:
    house = edition("dolphin rock", panorama_sections=3, panorama_points=2)
    table = ScriptedGame.alone(house)
    expected = ["1 section", "2 upgrade", "2 section", "3 section", "3 bonus"]
    assert points(table.play("sail 1")) == expected


def test_R7_7_panorama_points_come_before_the_bonus() -> None:
    table = ScriptedGame.alone(edition("dolphin dolphin dolphin rock", panorama_points=1))
    table.play("sail 1", "sail 2")
    assert table.play("sail 3")[1:] == [
        "section_taken seat=1 panorama=dolphin section=3",
        "scored seat=1 points=3 reason=section total=8",
        "scored seat=1 points=1 reason=upgrade total=9",
        "bonus_taken seat=1 panorama=dolphin",
        "scored seat=1 points=3 reason=bonus total=12",
    ]


# ---- R7.7: Sacred Rocks

COMPASS = ["north", "east", "south", "west"]


def compass(draws: int, cards: int = 4, **changes: Any) -> ScriptedGame:
    deck = [rock(name) for name in COMPASS[:cards]]
    house = edition("rock rock whale", rock_cards__cards=deck, rock_draws=draws, **changes)
    return ScriptedGame(house)


def test_R7_7_a_single_rock_draw_is_kept_without_asking() -> None:
    assert compass(1).play("sail 1 -> east") == [
        "sailed seat=1 by=1 to=1 slot=0",
        "rocks_drawn seat=1 cards=east",
        "rock_kept seat=1 card=east",
    ]


def test_R7_7_of_four_rock_cards_one_is_kept_the_others_go_under_in_order() -> None:
    table = compass(4)
    assert table.play("sail 1 -> west north south east")[1] == (
        "rocks_drawn seat=1 cards=west,north,south,east"
    )
    assert table.play("keep north") == [
        "rock_kept seat=1 card=north",
        "rock_returned seat=1 card=west",
        "rock_returned seat=1 card=south",
        "rock_returned seat=1 card=east",
    ]
    assert table.view(1).known_under == {
        "rock under 1": "west",
        "rock under 2": "south",
        "rock under 3": "east",
    }
    assert table.play("sail 2")[1] == "rocks_drawn seat=2 cards=west,south,east"


@pytest.mark.parametrize("cards", [2, 3])
def test_R7_7_more_rock_draws_than_cards(cards: int) -> None:
    table = compass(9, cards)
    drawn = COMPASS[:cards]
    lines = table.play(f"sail 1 -> {' '.join(drawn)}")
    assert lines[1] == f"rocks_drawn seat=1 cards={','.join(drawn)}"
    assert set(table.legal_actions) == {f"keep {name}" for name in drawn}


def test_R7_7_rock_points_for_a_card_kept() -> None:
    table = compass(2, rock_points=2)
    table.play("sail 1 -> north east")
    assert table.play("keep east") == [
        "rock_kept seat=1 card=east",
        "scored seat=1 points=2 reason=upgrade total=2",
        "rock_returned seat=1 card=north",
    ]


def test_R7_7_of_four_rock_cards_two_are_kept_one_by_one() -> None:
    table = compass(4, rock_keeps=2, rock_points=1)
    table.play("sail 1 -> west north south east")
    assert table.view(1).keeps_left == 2
    assert table.play("keep south") == [
        "rock_kept seat=1 card=south",
        "scored seat=1 points=1 reason=upgrade total=1",
    ]
    assert table.waits_for("rock")
    assert set(table.legal_actions) == {"keep north", "keep east", "keep west"}
    assert table.view(1).keeps_left == 1
    assert table.play("keep west") == [
        "rock_kept seat=1 card=west",
        "rock_returned seat=1 card=north",
        "rock_returned seat=1 card=east",
    ]
    assert set(table.view(1).own_rocks) == {"south", "west"}
    assert table.boat(1).rocks == 2
    assert table.view(2).known_rocks(1) == ()


def test_R7_7_with_fewer_cards_than_keeps_all_are_kept_without_asking() -> None:
    table = compass(9, cards=2, rock_keeps=3)
    table.play("sail 1 -> north east")
    assert table.play("keep east") == ["rock_kept seat=1 card=east", "rock_kept seat=1 card=north"]
    assert table.play("sail 2") == ["sailed seat=2 by=2 to=2 slot=0"]


# ---- R7.7: copies of an upgrade add up


ADDED = {
    "angling_reveals": (0, 1),
    "angling_catches": (1, 1),
    "angling_spread": (0, 1),
    "angling_points": (0, 2),
    "net_reveals": (1, 2),
    "net_points": (0, 2),
    "trap_draws": (5, 2),
    "trap_crabs": (2, 1),
    "trap_saved": (0, 2),
    "trap_points": (0, 1),
    "whirlpool_offerings": (1, 1),
    "whirlpool_points": (0, 2),
    "panorama_sections": (1, 1),
    "panorama_points": (0, 1),
    "rock_draws": (2, 2),
    "rock_keeps": (1, 1),
    "rock_points": (0, 2),
}


@pytest.mark.parametrize("name", ADDED)
def test_R7_7_copies_of_an_upgrade_add_up(name: str) -> None:
    base, adds = ADDED[name]
    table = ScriptedGame(edition("rock", upgrade={name: adds}))
    for copies in range(4):
        for seat in (1, 2, 3):
            assert table.boat(seat).parameters[name] == base + copies * adds
            assert table.boat(seat).dock_cards == ("gear",) * copies
        table.rush()


def test_R7_7_two_lures_reveal_two_fish() -> None:
    table = ScriptedGame(edition("rock | rock | angling rock", upgrade={"angling_reveals": 1}))
    table.rush()
    table.rush()
    lines = table.play("sail 5 -> green-puffer blue-mackerel")
    assert lines[1:] == ["fish_flipped fish=green-puffer", "fish_flipped fish=blue-mackerel"]


def test_R7_7_two_hooks_catch_three_fish() -> None:
    table = ScriptedGame(edition("rock | rock | angling rock", upgrade={"angling_catches": 1}))
    table.rush()
    table.rush()
    table.play("sail 5")
    table.fill(3)
    assert (len(table.boat(1).rack), table.game.decider) == (3, 2)


def test_R7_7_a_wide_net_and_another_reveal_five_nets() -> None:
    table = ScriptedGame(edition("rock | rock | net rock", upgrade={"net_reveals": 2}))
    table.rush()
    table.rush()
    kinds = [f"blue-{kind}" for kind in ("bream", "mackerel", "puffer", "sunfish")]
    names = [f"{kind}+{kind}" for kind in [*kinds, "green-bream"]]
    table.play(f"sail 5 -> {' '.join(names)}")
    assert table.view(0).nets_revealed == tuple(names)


def test_R7_7_two_sturdy_traps_bear_three_crabs() -> None:
    table = ScriptedGame(edition("rock | rock | trap rock", upgrade={"trap_crabs": 1}))
    table.rush()
    table.rush()
    table.play("sail 5 -> crab", "draw -> crab", "draw -> crab")
    assert table.play("draw -> crab")[-1] == "haul_lost seat=1 crabs=4 shrimp=0"


def test_R7_7_paper_fleets_float_two_then_what_is_left() -> None:
    legs = "rock | whirlpool rock | whirlpool rock"
    table = ScriptedGame.alone(edition(legs, upgrade={"whirlpool_offerings": 1}))
    table.rush()
    table.wait_for(1)
    table.play("sail 3")
    assert table.boat().offerings == 2
    table.rush()
    table.wait_for(1)
    assert table.boat().parameters["whirlpool_offerings"] == 3
    assert table.play("sail 6")[1:] == [
        "offering_floated seat=1 left=1",
        "offering_floated seat=1 left=0",
    ]


def test_R7_7_two_spyglasses_take_three_sections() -> None:
    table = ScriptedGame(edition("rock | rock | whale rock", upgrade={"panorama_sections": 1}))
    table.rush()
    table.rush()
    assert points(table.play("sail 5")) == ["1 section", "2 section", "3 section"]


def test_R7_7_the_points_of_two_copies_add_up() -> None:
    table = ScriptedGame(edition("rock | rock | whale rock", upgrade={"panorama_points": 1}))
    table.rush()
    table.rush()
    assert points(table.play("sail 5")) == ["1 section", "2 upgrade"]
