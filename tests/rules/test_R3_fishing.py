"""R3: Angling, Net Casting, the rack and its lines."""

from typing import Any

import pytest

from namiji import IllegalAction
from namiji.core.names import CELLS
from tests.support.scripted_game import ScriptedGame, edition, of_type, points

BREAM_AND_PUFFER = "blue-bream+green-puffer"


def school(counts: dict[str, int], face_up: str, catches: int = 1) -> ScriptedGame:
    """Seat 1 angles in a School of these fish."""
    fish = {
        "provenance": "house",
        "colours": ["blue", "orange", "green"],
        "kinds": ["bream", "mackerel", "puffer", "sunfish"],
        "counts": counts,
    }
    house = edition("angling angling whirlpool", fish=fish, angling_catches=catches)
    return ScriptedGame.alone(house, face_up=face_up)


def angler(**changes: Any) -> ScriptedGame:
    """Seat 1 is at a stop where it may fill its whole rack."""
    table = ScriptedGame.alone(edition("angling net whirlpool", angling_catches=20, **changes))
    table.play("sail 1")
    return table


def test_R3_1_take_a_face_up_fish_and_keep_it() -> None:
    table = ScriptedGame(edition("angling rock"))
    assert table.play("sail 1") == ["sailed seat=1 by=1 to=1 slot=0"]
    assert table.legal_actions == ["take blue-bream", "take face-down"]
    assert table.play("take blue-bream -> green-puffer") == [
        "fish_taken seat=1 fish=blue-bream face=up",
        "fish_flipped fish=green-puffer",
    ]
    assert table.legal_actions == ["place a1", "release"]
    assert table.play("place a1") == ["fish_kept seat=1 fish=blue-bream cell=a1"]
    assert table.boat().rack == {"a1": "blue-bream"}
    assert table.view(0).face_up == {"green-puffer": 1}
    assert table.game.decider == 2


def test_R3_1_a_face_down_fish_is_seen_by_all() -> None:
    table = ScriptedGame(edition("angling rock"))
    table.play("sail 1", "take face-down -> orange-sunfish green-puffer")
    for seat in (0, 1, 2, 3):
        assert table.log(seat)[-2:] == [
            "fish_taken seat=1 fish=orange-sunfish face=down",
            "fish_flipped fish=green-puffer",
        ]
        assert table.view(seat).fish_in_hand == "orange-sunfish"


def test_R3_1_a_released_fish_goes_back_face_up() -> None:
    table = ScriptedGame(edition("angling rock"))
    table.play("sail 1", "take face-down -> orange-sunfish green-puffer")
    assert table.play("release") == ["fish_released seat=1 fish=orange-sunfish"]
    assert table.view(0).face_up == {"blue-bream": 1, "orange-sunfish": 1, "green-puffer": 1}
    assert sum(table.view(0).face_down.values()) == 45
    assert table.boat().rack == {}


@pytest.mark.parametrize(
    "take", ["take blue-bream -> green-puffer", "take face-down -> blue-bream green-puffer"]
)
def test_R3_1_the_flip_comes_before_the_choice_to_keep(take: str) -> None:
    table = ScriptedGame(edition("angling rock"))
    table.play("sail 1", take)
    assert table.game.phase == "place"
    assert table.view(0).face_up["green-puffer"] == 1


def test_R3_1_the_flip_comes_at_every_catch_even_a_released_one() -> None:
    table = ScriptedGame.alone(edition("angling angling angling rock"))
    for to, flipped in ((1, "green-puffer"), (2, "green-bream"), (3, "green-mackerel")):
        table.play(f"sail {to}", f"take blue-bream -> {flipped}", "release")
    assert table.view(0).face_up == {
        "blue-bream": 1,
        "green-puffer": 1,
        "green-bream": 1,
        "green-mackerel": 1,
    }


def test_R3_1_the_last_face_down_fish_flips_none() -> None:
    table = school({"blue-bream": 1, "green-puffer": 1}, face_up="blue-bream")
    table.play("sail 1")
    assert table.play("take face-down -> green-puffer") == [
        "fish_taken seat=1 fish=green-puffer face=down"
    ]


def test_R3_1_the_last_face_down_fish_is_flipped_after_a_face_up_one() -> None:
    table = school({"blue-bream": 1, "green-puffer": 1}, face_up="blue-bream")
    table.play("sail 1", "take blue-bream -> green-puffer", "place a1")
    assert table.view(0).face_down == {}
    assert table.view(0).face_up == {"green-puffer": 1}


def test_R3_1_without_face_down_fish_only_the_face_up_ones_can_be_taken() -> None:
    counts = {"blue-bream": 1, "green-puffer": 1, "orange-puffer": 1}
    table = school(counts, face_up="blue-bream", catches=2)
    table.play("sail 1", "take blue-bream -> green-puffer", "place a1")
    table.play("take green-puffer -> orange-puffer", "release")
    table.play("sail 2")
    assert table.legal_actions == ["take orange-puffer", "take green-puffer"]
    table.refuses("take face-down", "no-fish", "no face-down fish is left in the School (R3.1)")


def test_R3_1_a_single_fish_left_is_taken_without_asking() -> None:
    table = school({"green-puffer": 1}, face_up="green-puffer")
    assert table.play("sail 1") == [
        "sailed seat=1 by=1 to=1 slot=0",
        "fish_taken seat=1 fish=green-puffer face=up",
    ]
    assert table.legal_actions == ["place a1", "release"]


def test_R3_1_a_fish_must_be_taken_and_must_be_there() -> None:
    table = ScriptedGame(edition("angling rock"))
    table.play("sail 1")
    table.refuses("decline", "must-catch", "the first fish of a stop has to be taken (R3.1)")
    table.refuses(
        "take green-puffer", "no-fish", "no green-puffer lies face up in the School (R3.1)"
    )
    table.refuses("release", "not-now", "you cannot 'release' now: first take a fish of the School")


def test_R3_1_the_catch_is_kept_or_released_before_all_else() -> None:
    table = ScriptedGame(edition("angling rock"))
    table.play("sail 1", "take blue-bream -> green-puffer")
    said = "you cannot 'take green-puffer' now: first place the fish or release it"
    table.refuses("take green-puffer", "not-now", said)


def caster(net: str, pairs: Any = "one-of-each-identical", cells: int = 0) -> ScriptedGame:
    """Seat 1 has filled some cells, stands at Net Casting, and has seen a net."""
    table = angler(nets__pairs=pairs)
    if cells:
        table.fill(cells)
        table.play("decline")
    else:
        table.play("take blue-bream -> blue-bream", "release", "decline")
    table.play(f"sail 2 -> {net}")
    return table


def test_R3_2_reveal_a_net_and_keep_it() -> None:
    table = ScriptedGame(edition("net rock"))
    assert table.play("sail 1 -> green-puffer+green-puffer") == [
        "sailed seat=1 by=1 to=1 slot=0",
        "nets_revealed seat=1 nets=green-puffer,green-puffer",
    ]
    assert table.legal_actions == ["release", "place a1 b1", "place a1 a2"]
    assert table.play("place a1 a2") == [
        "net_kept seat=1 net=green-puffer,green-puffer cells=a1,a2"
    ]
    assert table.boat().rack == {"a1": "green-puffer", "a2": "green-puffer"}
    assert table.boat().nets == 1
    assert table.view(0).nets_under == ()
    assert "green-puffer+green-puffer" not in table.view(0).nets_unseen
    assert sum(table.view(0).nets_unseen.values()) == 11


@pytest.mark.parametrize(
    ("action", "rack"),
    [
        ("place a1 b1", {"a1": "blue-bream", "b1": "green-puffer"}),
        ("place b1 a1", {"a1": "green-puffer", "b1": "blue-bream"}),
        ("place a1 a2", {"a1": "blue-bream", "a2": "green-puffer"}),
        ("place a2 a1", {"a1": "green-puffer", "a2": "blue-bream"}),
    ],
)
def test_R3_2_a_net_of_two_fish_lies_either_way_round(action: str, rack: dict[str, str]) -> None:
    table = ScriptedGame(edition("net rock", nets__pairs=[["blue-bream", "green-puffer"]]))
    table.play(f"sail 1 -> {BREAM_AND_PUFFER}")
    assert sorted(table.legal_actions) == [
        *("place a1 a2", "place a1 b1", "place a2 a1", "place b1 a1", "release"),
    ]
    cells = action.removeprefix("place ").replace(" ", ",")
    assert table.play(action) == [f"net_kept seat=1 net=blue-bream,green-puffer cells={cells}"]
    assert table.boat().rack == rack


def test_R3_2_a_released_net_goes_to_the_bottom() -> None:
    pairs = [["blue-bream"] * 2, ["green-puffer"] * 2]
    table = ScriptedGame.alone(edition("net net net rock", nets__pairs=pairs))
    blue, green = "blue-bream+blue-bream", "green-puffer+green-puffer"
    table.play(f"sail 1 -> {blue}")
    assert table.play("release") == ["net_released seat=1 net=blue-bream,blue-bream"]
    assert table.view(0).nets_under == (blue,)
    table.play(f"sail 2 -> {green}", "release")
    assert table.view(0).nets_under == (blue, green)
    lines = table.play("sail 3")  # all nets have been seen: the first released one comes, no chance
    assert lines[1] == "nets_revealed seat=1 nets=blue-bream,blue-bream"
    table.play("place a1 b1")
    assert table.view(0).nets_under == (green,)


def test_R3_2_without_two_cells_side_by_side_it_is_released() -> None:
    table = angler()
    table.fill(11)
    table.play("decline")
    assert table.play("sail 2 -> green-puffer+green-puffer") == [
        "sailed seat=1 by=1 to=2 slot=0",
        "nets_revealed seat=1 nets=green-puffer,green-puffer",
        "net_released seat=1 net=green-puffer,green-puffer",
    ]
    assert table.game.phase == "sail"
    assert len(table.boat().rack) == 11


def test_R3_2_two_free_cells_corner_to_corner_do_not_hold_a_net() -> None:
    table = angler(fish__copies=8)
    fish = iter(["blue-bream", "green-puffer", "orange-sunfish"] * 4)
    table.catch(*(f"{cell} {next(fish)}" for cell in CELLS if cell not in ("c2", "d3")))
    table.play("decline")
    lines = table.play("sail 2 -> green-puffer+green-puffer")
    assert lines[-1] == "net_released seat=1 net=green-puffer,green-puffer"


def test_R3_2_the_last_two_cells_side_by_side_hold_a_net() -> None:
    table = caster("green-puffer+green-puffer", cells=10)
    assert table.legal_actions == ["release", "place c3 d3"]


def test_R3_2_a_single_fish_cannot_be_placed_for_a_net() -> None:
    table = caster("green-puffer+green-puffer")
    table.refuses(
        "place a1", "not-now", "you cannot 'place a1' now: first place the net or release it"
    )


@pytest.mark.parametrize("action", ["place a1 c1", "place a1 b2", "place d1 a2", "place a1 a1"])
def test_R3_2_cells_that_are_not_side_by_side_spell_no_action(action: str) -> None:
    table = caster("green-puffer+green-puffer", cells=2)
    with pytest.raises(IllegalAction, match="there is no action") as caught:
        table.game.play(action)
    assert caught.value.code == "unknown-action"


@pytest.mark.parametrize(
    ("cells", "action", "said"),
    [(0, "place b1 a1", "place a1 b1"), (2, "place d1 c1", "place c1 d1")],
)
def test_R3_2_a_net_of_two_same_fish_has_one_spelling(cells: int, action: str, said: str) -> None:
    table = caster("green-puffer+green-puffer", cells=cells)
    assert said in table.legal_actions
    table.refuses(action, "same-fish", f"both fish are the same: say '{said}' (R3.2)")


def test_R3_3_each_fish_of_a_net_counts_by_its_color_and_kind() -> None:
    # blue bream, blue bream; then a net of blue puffer and green bream
    table = angler(nets__pairs=[["blue-puffer", "green-bream"]])
    table.catch(
        "a1 blue-bream", "b1 blue-mackerel", "c1 blue-bream", "a2 green-mackerel", "b2 blue-bream"
    )
    table.play("decline", "sail 2 -> blue-puffer+green-bream")
    # the blue one on d1 completes a row of one color; the green one lies below it
    assert points(table.play("place d1 d2")) == ["5 row"]
    assert table.boat().rack["d1"] == "blue-puffer"
    assert table.boat().rack["d2"] == "green-bream"


def test_R3_3_the_other_way_round_the_row_is_mixed() -> None:
    table = angler(nets__pairs=[["blue-puffer", "green-bream"]])
    table.catch("a1 blue-bream", "b1 blue-mackerel", "c1 blue-bream")
    table.play("decline", "sail 2 -> blue-puffer+green-bream")
    assert points(table.play("place d2 d1")) == []


@pytest.mark.parametrize(("metric", "count"), [("fish", 2), ("blue", 1), ("green", 1), ("nets", 1)])
def test_R3_3_a_net_is_two_fish_for_rock_cards(metric: str, count: int) -> None:
    cards = [
        {"id": "enough", "metric": metric, "at_least": count, "at_most": count, "points": 3},
    ]
    house = edition(
        "net rock whirlpool", nets__pairs=[["blue-bream", "green-puffer"]], rock_cards__cards=cards
    )
    table = ScriptedGame.alone(house)
    table.play(f"sail 1 -> {BREAM_AND_PUFFER}", "place a1 b1", "sail 2 -> enough")
    assert "rock_revealed seat=1 card=enough fulfilled=yes" in table.finish()


def test_R3_4_the_first_fish_lies_on_a1() -> None:
    table = angler()
    table.play("take blue-bream -> green-puffer")
    assert table.legal_actions == ["place a1", "release"]
    for cell in CELLS[1:]:
        table.refuses(
            f"place {cell}", "first-at-a1", "the first token must cover the cell a1 (R3.4)"
        )


def test_R3_4_the_first_net_covers_a1() -> None:
    table = caster("green-puffer+green-puffer")
    assert table.legal_actions == ["release", "place a1 b1", "place a1 a2"]
    table.refuses("place b1 c1", "first-at-a1", "the first token must cover the cell a1 (R3.4)")


@pytest.mark.parametrize(
    ("filled", "open_cells"),
    [
        (1, "b1 a2"),
        (2, "c1 a2 b2"),
        (3, "d1 a2 b2 c2"),
        (4, "a2 b2 c2 d2"),  # the row below, and no cell round the corner of d1
        (5, "b2 c2 d2 a3"),
        (11, "d3"),
    ],
)
def test_R3_4_later_fish_lie_side_by_side_with_a_filled_cell(filled: int, open_cells: str) -> None:
    table = angler()
    table.fill(filled)
    table.play("take blue-bream -> green-mackerel")
    assert table.legal_actions == [*(f"place {cell}" for cell in open_cells.split()), "release"]
    for cell in CELLS:
        if cell in CELLS[:filled]:
            table.refuses(f"place {cell}", "cell-taken", f"cell {cell} is taken (R3.4)")
        elif cell not in open_cells:
            table.refuses(f"place {cell}", "not-adjacent", f"{cell} touches no filled cell (R3.4)")


def test_R3_4_a_fish_may_lie_above_or_left_of_a_filled_cell() -> None:
    table = angler()
    table.catch("a1 blue-bream", "a2 green-puffer", "b2 blue-bream", "c2 green-puffer")
    table.play("take face-down -> orange-bream orange-bream")
    assert table.legal_actions == [*(f"place {c}" for c in "b1 c1 d2 a3 b3 c3".split()), "release"]


def test_R3_4_one_cell_of_a_net_beside_a_filled_one_is_enough() -> None:
    table = caster("green-puffer+green-puffer", cells=1)
    expected = ["b1 c1", "a2 b2", "b1 b2", "a2 a3"]
    assert table.legal_actions == ["release", *(f"place {cells}" for cells in expected)]
    table.refuses("place c1 d1", "not-adjacent", "c1 d1 touches no filled cell (R3.4)")
    table.refuses("place a1 b1", "cell-taken", "cell a1 is taken (R3.4)")


def test_R3_4_tokens_never_move_again() -> None:
    table = angler()
    table.fill(6)
    before = dict(table.boat().rack)
    table.catch("c2 blue-bream")
    assert table.boat().rack == {**before, "c2": "blue-bream"}
    table.play("take blue-bream -> green-mackerel")
    table.refuses("place c2", "cell-taken", "cell c2 is taken (R3.4)")


# A row or column of the first seven fish of a rack, and what the fish that completes it scores.
ONE_COLOR = ["blue-bream", "blue-puffer", "blue-sunfish", "blue-mackerel"]
ONE_KIND = ["blue-puffer", "green-puffer", "orange-puffer", "blue-puffer"]
BOTH = ["green-puffer"] * 4
NEITHER = ["blue-bream", "blue-puffer", "green-puffer", "blue-bream"]
ALMOST = ["blue-bream", "blue-puffer", "blue-sunfish", "green-mackerel"]


@pytest.mark.parametrize(
    ("fish", "scored"),
    [
        (ONE_COLOR, ["5 row"]),
        (ONE_KIND, ["5 row"]),
        (BOTH, ["5 row"]),
        (NEITHER, []),
        (ALMOST, []),
    ],
)
def test_R3_5_a_full_row_scores_if_it_shares_color_or_kind(
    fish: list[str], scored: list[str]
) -> None:
    table = angler(fish__copies=8)
    cells = ["a1", "b1", "c1", "d1"]
    catches = [f"{cell} {each}" for cell, each in zip(cells, fish, strict=True)]
    assert points(table.catch(*catches[:3])) == []
    assert points(table.catch(catches[3])) == scored


@pytest.mark.parametrize(
    ("fish", "scored"),
    [
        (ONE_COLOR[:3], ["3 column"]),
        (ONE_KIND[:3], ["3 column"]),
        (BOTH[:3], ["3 column"]),
        (NEITHER[:3], []),
        (ALMOST[1:], []),
    ],
)
def test_R3_5_a_full_column_scores_if_it_shares_color_or_kind(
    fish: list[str], scored: list[str]
) -> None:
    table = angler(fish__copies=8)
    catches = [f"{cell} {each}" for cell, each in zip(["a1", "a2", "a3"], fish, strict=True)]
    assert points(table.catch(*catches[:2])) == []
    assert points(table.catch(catches[2])) == scored


@pytest.mark.parametrize(("row", "scored"), [(1, "5 row"), (2, "7 row"), (3, "9 row")])
def test_R3_5_each_row_has_its_points(row: int, scored: str) -> None:
    table = angler(fish__copies=8)
    # a column that shares nothing leads down to the row, which shares its color
    table.catch("a1 green-bream")
    if row > 1:
        table.catch("a2 blue-puffer")
    if row > 2:
        table.catch("a3 green-sunfish")
    kinds = ["bream", "puffer", "mackerel"]
    color = table.boat().rack[CELLS[(row - 1) * 4]].split("-")[0]
    lines = table.catch(
        *(f"{column}{row} {color}-{kind}" for column, kind in zip("bcd", kinds, strict=True))
    )
    assert points(lines) == [scored]
    assert table.boat().rows_scored == 1


@pytest.mark.parametrize("column", "abcd")
def test_R3_5_each_column_has_three_points(column: str) -> None:
    table = angler(fish__copies=8)
    kinds = iter(["bream", "puffer", "mackerel"])
    for cell in [f"{c}1" for c in "abcd" if c < column]:
        table.catch(f"{cell} orange-{next(kinds)}")
    lines = table.catch(*(f"{column}{row} green-sunfish" for row in (1, 2, 3)))
    assert points(lines) == ["3 column"]
    assert table.boat().columns_scored == 1


def test_R3_5_a_line_scores_at_once_and_only_once() -> None:
    table = angler(fish__copies=8)
    lines = table.catch(*(f"{cell} green-puffer" for cell in ("a1", "b1", "c1", "d1")))
    at = lines.index("fish_kept seat=1 fish=green-puffer cell=d1")
    assert lines[at + 1 :] == ["scored seat=1 points=5 reason=row total=5"]
    assert points(table.catch("a2 green-puffer", "b2 green-puffer")) == []
    assert table.score() == 5


def test_R3_5_a_line_may_be_filled_in_any_order() -> None:
    table = angler(fish__copies=8)
    table.catch("a1 green-puffer", "a2 blue-bream", "b2 orange-bream", "c2 blue-sunfish")
    table.catch("d2 blue-puffer", "d1 green-bream", "c1 green-sunfish")
    assert table.score() == 0
    assert points(table.catch("b1 green-mackerel")) == ["5 row"]


def test_R3_5_one_token_completes_several_lines() -> None:
    table = angler(fish__copies=8)
    # d1 is the last cell of row 1 (all green) and of column d (all puffer)
    table.catch("a1 green-bream", "b1 green-mackerel", "c1 green-sunfish")
    table.catch("c2 blue-bream", "d2 blue-puffer", "d3 orange-puffer")
    lines = table.catch("d1 green-puffer")
    assert lines[-3:] == [
        "fish_kept seat=1 fish=green-puffer cell=d1",
        "scored seat=1 points=5 reason=row total=5",
        "scored seat=1 points=3 reason=column total=8",
    ]


def test_R3_5_one_of_two_completed_lines_may_score_alone() -> None:
    table = angler(fish__copies=8)
    table.catch("a1 green-bream", "b1 green-mackerel", "c1 green-sunfish")
    table.catch("c2 blue-bream", "d2 blue-sunfish", "d3 orange-puffer")
    assert points(table.catch("d1 green-puffer")) == ["5 row"]


def test_R3_5_a_net_completes_a_row_and_two_columns() -> None:
    table = angler(fish__copies=8)
    kinds = ["bream", "mackerel", "sunfish"] * 4
    greens = [f"{cell} green-{kind}" for cell, kind in zip(CELLS, kinds, strict=True)]
    # two rows for 5 and 7, then two columns for 3 each
    assert points(table.catch(*greens[:10])) == ["5 row", "7 row", "3 column", "3 column"]
    table.play("decline", "sail 2 -> green-puffer+green-puffer")
    assert table.play("place c3 d3") == [
        "net_kept seat=1 net=green-puffer,green-puffer cells=c3,d3",
        "scored seat=1 points=9 reason=row total=27",
        "scored seat=1 points=3 reason=column total=30",
        "scored seat=1 points=3 reason=column total=33",
    ]
    assert (table.boat().rows_scored, table.boat().columns_scored) == (3, 4)


def test_R3_5_a_standing_net_completes_two_rows_top_first() -> None:
    table = angler(fish__copies=8)
    table.catch("a1 blue-bream", "a2 green-puffer", "b2 green-puffer", "c2 green-puffer")
    table.catch("a3 green-puffer", "b3 green-puffer", "c3 green-puffer", "b1 blue-bream")
    table.play("decline", "sail 2 -> green-puffer+green-puffer")
    assert points(table.play("place d2 d3")) == ["7 row", "9 row"]


def test_R3_5_the_points_of_lines_come_from_the_edition() -> None:
    table = angler(fish__copies=8, boat__row_points=[1, 0, 0], boat__column_points=[2, 0, 0, 0])
    lines = table.catch(*(f"{cell} green-puffer" for cell in ("a1", "b1", "c1", "a2", "a3", "d1")))
    assert points(lines) == ["2 column", "1 row"]
    lines = table.catch("b2 green-puffer", "b3 green-puffer")
    assert of_type("scored", lines) == []  # never an event of 0 points
    assert table.boat().columns_scored == 2
