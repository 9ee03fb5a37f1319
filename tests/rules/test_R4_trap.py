"""R4: the Crustacean Trap."""

import pytest

from namiji import Game
from tests.support.scripted_game import ScriptedGame, edition, event_lines, points


def trap(crabs: int = 20, shrimp: int = 30, points_each: int = 1) -> ScriptedGame:
    """Seat 1 is about to sail to traps at positions 1, 2 and 3."""
    return ScriptedGame.alone(
        edition(
            "trap trap trap whirlpool",
            crustaceans__crabs=crabs,
            crustaceans__shrimp=shrimp,
            crustaceans__points_each=points_each,
        )
    )


@pytest.mark.parametrize("token", ["crab", "shrimp"])
def test_R4_1_the_first_draw_is_forced(token: str) -> None:
    table = trap()
    assert table.play(f"sail 1 -> {token}") == [
        "sailed seat=1 by=1 to=1 slot=0",
        f"crustacean_drawn seat=1 token={token}",
    ]
    assert table.legal_actions == ["draw", "stop"]


def test_R4_1_tokens_come_as_often_as_the_bag_has_them() -> None:
    house = edition("trap whirlpool")
    crabs = 0
    for seed in range(1000):  # 20 crabs among 50 tokens
        game = Game.new(3, seed=seed, edition=house)
        crabs += event_lines(game.play("sail 1"))[1].endswith("token=crab")
    assert 350 < crabs < 450


def test_R4_1_then_stop_or_draw_again() -> None:
    table = trap()
    table.play("sail 1 -> shrimp")
    assert table.play("draw -> crab") == ["crustacean_drawn seat=1 token=crab"]
    assert table.legal_actions == ["draw", "stop"]
    assert table.view(2).haul == (1, 1)
    assert table.view(2).bag == (19, 29)
    table.play("stop")
    assert table.game.phase == "sail"


def test_R4_1_a_haul_comes_before_all_else() -> None:
    table = trap()
    table.play("sail 1 -> shrimp")
    table.refuses("sail 2", "not-now", "you cannot 'sail 2' now: first draw again or stop")


@pytest.mark.parametrize("draws", [1, 2, 3, 4])
def test_R4_1_up_to_four_draws_there_is_a_choice(draws: int) -> None:
    table = trap()
    table.play("sail 1 -> shrimp", *["draw -> shrimp"] * (draws - 1))
    assert table.legal_actions == ["draw", "stop"]


def test_R4_1_five_at_most() -> None:
    table = trap()
    table.play("sail 1 -> shrimp", *["draw -> shrimp"] * 4)
    assert table.game.phase == "sail"
    table.refuses("draw", "not-now", "you cannot 'draw' now: first choose where to sail")


def test_R4_1_everybody_sees_the_draws() -> None:
    table = trap()
    table.play("sail 1 -> shrimp", "draw -> crab")
    for seat in (0, 2, 3):
        assert table.log(seat)[-2:] == [
            "crustacean_drawn seat=1 token=shrimp",
            "crustacean_drawn seat=1 token=crab",
        ]


def test_R4_2_the_second_crab_loses_the_haul() -> None:
    table = trap()
    table.play("sail 1 -> crab", "draw -> shrimp")
    assert table.play("draw -> crab") == [
        "crustacean_drawn seat=1 token=crab",
        "haul_lost seat=1 crabs=2 shrimp=1",
    ]
    assert (table.boat().crabs, table.boat().shrimp, table.score()) == (0, 0, 0)
    assert table.view(0).bag == (20, 30)
    assert table.view(0).haul == (0, 0)
    assert table.game.phase == "sail"


def test_R4_2_two_crabs_in_a_row_lose_at_once() -> None:
    table = trap()
    table.play("sail 1 -> crab")
    assert table.play("draw -> crab")[-1] == "haul_lost seat=1 crabs=2 shrimp=0"


def test_R4_2_one_crab_is_fine() -> None:
    table = trap()
    table.play("sail 1 -> shrimp", "draw -> crab")
    assert points(table.play("stop")) == ["2 crustaceans"]


def test_R4_2_crabs_of_an_earlier_haul_do_not_count() -> None:
    table = trap()
    table.play("sail 1 -> crab", "stop", "sail 2 -> crab", "stop", "sail 3 -> crab")
    assert table.legal_actions == ["draw", "stop"]
    table.play("stop")
    assert (table.boat().crabs, table.score()) == (3, 3)


def test_R4_2_a_lost_haul_takes_nothing_kept_before() -> None:
    table = trap()
    table.play("sail 1 -> shrimp", "draw -> crab", "stop")
    table.play("sail 2 -> crab", "draw -> crab")
    assert (table.boat().crabs, table.boat().shrimp, table.score()) == (1, 1, 2)
    assert table.view(0).bag == (19, 29)


@pytest.mark.parametrize(
    ("drawn", "crabs", "shrimp"),
    [("crab", 1, 0), ("shrimp", 0, 1), ("shrimp shrimp crab", 1, 2), ("shrimp " * 4, 0, 4)],
)
def test_R4_3_a_kept_haul_scores_a_point_a_token(drawn: str, crabs: int, shrimp: int) -> None:
    table = trap()
    first, *rest = drawn.split()
    table.play(f"sail 1 -> {first}", *(f"draw -> {token}" for token in rest))
    total = crabs + shrimp
    assert table.play("stop") == [
        f"haul_kept seat=1 crabs={crabs} shrimp={shrimp}",
        f"scored seat=1 points={total} reason=crustaceans total={total}",
    ]
    assert (table.boat().crabs, table.boat().shrimp) == (crabs, shrimp)


@pytest.mark.parametrize("points_each", [0, 3])
def test_R4_3_the_edition_says_what_a_token_is_worth(points_each: int) -> None:
    table = trap(points_each=points_each)
    table.play("sail 1 -> shrimp", "draw -> crab")
    lines = table.play("stop")
    assert points(lines) == ([f"{2 * points_each} crustaceans"] if points_each else [])


@pytest.mark.parametrize("last", ["shrimp", "crab"])
def test_R4_3_after_the_fifth_token_it_is_kept_without_asking(last: str) -> None:
    table = trap()
    table.play("sail 1 -> shrimp", *["draw -> shrimp"] * 3)
    crabs = int(last == "crab")
    assert table.play(f"draw -> {last}") == [
        f"crustacean_drawn seat=1 token={last}",
        f"haul_kept seat=1 crabs={crabs} shrimp={5 - crabs}",
        "scored seat=1 points=5 reason=crustaceans total=5",
    ]


def test_R4_3_a_second_crab_as_fifth_token_loses_first() -> None:
    table = trap()
    table.play("sail 1 -> crab", *["draw -> shrimp"] * 3)
    assert table.play("draw -> crab") == [
        "crustacean_drawn seat=1 token=crab",
        "haul_lost seat=1 crabs=2 shrimp=3",
    ]


def test_R4_3_with_an_empty_bag_it_is_kept_without_asking() -> None:
    table = trap(crabs=1, shrimp=1)
    table.play("sail 1 -> crab")
    assert table.play("draw -> shrimp") == [
        "crustacean_drawn seat=1 token=shrimp",
        "haul_kept seat=1 crabs=1 shrimp=1",
        "scored seat=1 points=2 reason=crustaceans total=2",
    ]


def test_R4_3_with_a_token_of_each_in_the_bag_there_is_a_choice() -> None:
    table = trap(crabs=1, shrimp=2)
    table.play("sail 1 -> shrimp")
    assert table.view(0).bag == (1, 1)
    assert table.legal_actions == ["draw", "stop"]


def test_R4_3_the_only_token_in_the_bag_is_kept_on_arrival() -> None:
    table = trap(crabs=0, shrimp=1)
    assert table.play("sail 1 -> shrimp") == [
        "sailed seat=1 by=1 to=1 slot=0",
        "crustacean_drawn seat=1 token=shrimp",
        "haul_kept seat=1 crabs=0 shrimp=1",
        "scored seat=1 points=1 reason=crustaceans total=1",
    ]


def test_R4_3_a_second_crab_as_last_token_of_the_bag_loses_first() -> None:
    table = trap(crabs=2, shrimp=0)
    table.play("sail 1 -> crab")
    assert table.play("draw -> crab")[-1] == "haul_lost seat=1 crabs=2 shrimp=0"
    assert table.view(0).bag == (2, 0)
