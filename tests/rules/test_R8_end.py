"""R8: the Finish Port and the end of the game."""

import pytest

from tests.support.scripted_game import ScriptedGame, edition, of_type, rock

ORDERS = {3: "3 2 1", 4: "4 3 2 1", 5: "5 4 3 2 1"}


def last_leg(
    players: int = 3, legs: str = "rock | rock | rock | whirlpool whirlpool"
) -> ScriptedGame:
    """All boats wait in the last Dock, at 6; the Finish Port is at 9."""
    table = ScriptedGame(edition(legs), order=ORDERS[players])
    for _ in range(3):
        table.rush()
    return table


def test_R8_1_the_first_boat_takes_the_highest_token() -> None:
    table = last_leg()
    assert table.play("sail 9") == [
        "sailed seat=1 by=1 to=9 slot=0",
        "arrived seat=1 rank=1 early_bird=7",
        "scored seat=1 points=7 reason=early_bird total=7",
    ]
    assert table.play("sail 9") == [
        "sailed seat=2 by=2 to=9 slot=0",
        "arrived seat=2 rank=2 early_bird=5",
        "scored seat=2 points=5 reason=early_bird total=5",
    ]


def test_R8_1_the_order_of_arrival_counts_not_that_of_the_seats() -> None:
    table = last_leg()
    lines = table.play("sail 8", "sail 7")  # then all have one way only, 3 first
    assert of_type("arrived", lines) == [
        "arrived seat=3 rank=1 early_bird=7",
        "arrived seat=2 rank=2 early_bird=5",
        "arrived seat=1 rank=3 early_bird=3",
    ]


@pytest.mark.parametrize(("players", "tokens"), [(4, [7, 5, 3, 2]), (5, [7, 5, 3, 2, 1])])
def test_R8_1_every_boat_finds_a_token(players: int, tokens: list[int]) -> None:
    table = last_leg(players)
    arrived = of_type("arrived", table.rush())
    assert arrived == [
        f"arrived seat={rank} rank={rank} early_bird={token}"
        for rank, token in enumerate(tokens, 1)
    ]


def test_R8_1_a_token_of_nothing_scores_nothing() -> None:
    table = ScriptedGame(edition("rock", early_bird__tokens=[4, 0, 0, 0, 0]))
    lines = table.finish()
    assert "arrived seat=2 rank=2 early_bird=0" in lines
    assert [line for line in lines if "early_bird total" in line] == [
        "scored seat=1 points=4 reason=early_bird total=4"
    ]


def test_R8_2_rock_cards_then_the_penalty_seat_by_seat() -> None:
    cards = [rock("north", points=3), rock("east", "fish", 4, at_least=1), rock("south", points=4)]
    house = edition("rock rock rock whirlpool", rock_draws=1, rock_cards__cards=cards)
    table = ScriptedGame(house, order="3 2 1")
    table.play("sail 1 -> north", "sail 2 -> east", "sail 4", "sail 3 -> south")
    lines = table.finish()
    end = lines.index("rock_revealed seat=1 card=north fulfilled=yes")
    assert lines[end:] == [
        "rock_revealed seat=1 card=north fulfilled=yes",
        "scored seat=1 points=3 reason=rock total=8",
        "rock_revealed seat=1 card=south fulfilled=yes",
        "scored seat=1 points=4 reason=rock total=12",
        "scored seat=1 points=-15 reason=penalty total=-3",
        "rock_revealed seat=2 card=east fulfilled=no",
        "scored seat=2 points=-15 reason=penalty total=-8",
        "scored seat=3 points=-10 reason=penalty total=-7",
        "ended scores=1:-3,2:-8,3:-7 winners=1",
    ]


def test_R8_2_nothing_is_revealed_before_all_boats_are_in() -> None:
    table = last_leg()
    lines = table.play("sail 9", "sail 9")
    assert {line.split()[0] for line in lines} == {"sailed", "arrived", "scored"}
    assert not table.game.is_over
    lines = table.play("sail 9")
    assert lines[-1].startswith("ended ")


def test_R8_2_scores_may_be_negative() -> None:
    table = last_leg()
    table.finish()
    assert table.game.scores == {1: 7 - 15, 2: 5 - 15, 3: 3 - 15}
    assert table.game.recount() == table.game.scores


@pytest.mark.parametrize("points", [0, 2])
def test_R8_2_the_score_can_be_recounted_but_for_the_points_of_upgrades(points: int) -> None:
    house = edition("whirlpool whale rock", whirlpool_points=points)
    table = ScriptedGame.alone(house)
    table.play("sail 1", "sail 2")
    assert (table.score(), table.game.recount()[1]) == (1 + points, 1)
    table.finish()
    counted = {seat: table.score(seat) - (points if seat == 1 else 0) for seat in (1, 2, 3)}
    assert table.game.recount() == counted


def test_R8_3_most_points_wins() -> None:
    table = last_leg()
    assert table.view(0).winners == ()
    lines = table.play("sail 7", "sail 9", "sail 8")  # then 1 and 3 have one way only
    # 2 came in first, but 1 and 3 have set an Offering afloat.
    assert lines[-1] == "ended scores=1:-5,2:-8,3:-7 winners=1"
    assert table.game.winners == (1,)


def test_R8_3_tied_players_share_the_victory() -> None:
    table = ScriptedGame(edition("rock", early_bird__tokens=[5, 5, 3, 2, 1]))
    lines = table.finish()
    assert lines[-1] == "ended scores=1:-10,2:-10,3:-12 winners=1,2"
    assert table.game.winners == (1, 2)


def test_R8_3_all_may_tie() -> None:
    table = ScriptedGame(edition("rock", early_bird__tokens=[5, 5, 5, 5, 5]), order="5 4 3 2 1")
    table.finish()
    assert table.game.winners == (1, 2, 3, 4, 5)


@pytest.mark.parametrize("action", ["sail 8", "slot 1", "stop", "release", "take face-down"])
def test_R8_3_after_the_end_nothing_can_be_played(action: str) -> None:
    table = last_leg()
    table.finish()
    assert table.legal_actions == []
    assert table.game.decider == 0
    table.refuses(action, "game-over", "the game is over")
