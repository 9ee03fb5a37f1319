"""R1: setting up the table."""

from itertools import permutations

import pytest

from namiji import Game, ImpossibleOutcome, NamijiError, Outcome
from namiji.core.names import CELLS, Direction
from namiji.edition import standard
from tests.support.scripted_game import ScriptedGame, edition, of_type

ORDERS = {2: "0 2 1", 3: "3 2 1", 4: "4 3 2 1", 5: "5 4 3 2 1"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R1_1_two_to_five_players(players: int) -> None:
    game = Game.new(players, seed=1)
    assert game.players == players
    assert all(game.view(seat).players == players for seat in range(players + 1))
    assert list(game.scores) == list(range(1, players + 1))


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_R1_1_no_other_number_plays(players: int) -> None:
    with pytest.raises(NamijiError, match="2 to 5 can play") as caught:
        Game.new(players, seed=1)
    assert caught.value.code == "bad-players"


@pytest.mark.parametrize(
    ("players", "boats"), [(2, {0, 1, 2}), (3, {1, 2, 3}), (4, {1, 2, 3, 4}), (5, {1, 2, 3, 4, 5})]
)
def test_R1_1_only_with_two_a_neutral_boat_takes_part(players: int, boats: set[int]) -> None:
    assert set(Game.new(players, seed=1).view(0).boats) == boats


@pytest.mark.parametrize(
    ("direction", "stations"),
    [
        ("clockwise", "start angling trap dock rock dock whale net octopus dock dolphin finish"),
        (
            "counterclockwise",
            "start dolphin dock octopus net whale dock rock dock trap angling finish",
        ),
    ],
)
def test_R1_2_the_other_direction_meets_the_stations_in_opposite_order(
    direction: Direction, stations: str
) -> None:
    legs = edition("angling trap | rock | whale net octopus | dolphin")
    table = ScriptedGame(legs, direction=direction)
    view = table.view(0)
    assert [view.station(position) for position in range(11 + 1)] == stations.split()
    assert view.direction == direction
    assert table.log() == [
        f"started players=3 direction={direction} order=3,2,1 face_up=blue-bream"
    ]


def test_R1_2_the_direction_is_one_of_two() -> None:
    with pytest.raises(NamijiError, match="clockwise or counterclockwise") as caught:
        Game.new(3, seed=1, direction="north")  # type: ignore[arg-type]  # wrong on purpose
    assert caught.value.code == "bad-direction"


@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_R1_2_a_game_is_one_lap(direction: Direction) -> None:
    table = ScriptedGame(edition("rock | rock | rock | rock"), direction=direction)
    assert all(boat.position == 0 for boat in table.view(0).boats.values())
    lines = table.finish()
    assert all(boat.position == 8 for boat in table.view(0).boats.values())
    assert table.game.is_over
    assert table.legal_actions == []
    assert [line.split()[1:] for line in of_type("arrived", lines)] == [
        ["seat=1", "rank=1", "early_bird=7"],
        ["seat=2", "rank=2", "early_bird=5"],
        ["seat=3", "rank=3", "early_bird=3"],
    ]


@pytest.mark.parametrize(("players", "boats"), [(2, (0, 1, 2)), (3, (1, 2, 3))])
def test_R1_3_every_order_can_come(players: int, boats: tuple[int, ...]) -> None:
    events = [Game.new(players, seed=seed).events[0].to_dict() for seed in range(120)]
    assert {tuple(event["order"]) for event in events} == set(permutations(boats))


@pytest.mark.parametrize("order", ["3 2 1", "2 1 3", "1 4 2 3", "5 1 3 2 4"])
def test_R1_3_closest_to_the_route_is_furthest_ahead(order: str) -> None:
    table = ScriptedGame(order=order)
    assert table.log()[0].split()[3] == f"order={order.replace(' ', ',')}"
    seats = [int(seat) for seat in order.split()]
    assert [table.boat(seat).slot for seat in seats] == list(range(len(seats)))
    for seat in reversed(seats):  # the furthest behind sails first
        assert table.game.decider == seat
        if seat != seats[0]:
            table.play("sail 16")
            table.play(table.legal_actions[0])


def test_R1_3_a_boat_stands_in_one_place_only() -> None:
    boats = [Outcome("boat", seat) for seat in ("1", "2", "2")]
    with pytest.raises(ImpossibleOutcome):
        Game.new(3, outcomes=[*boats, Outcome("fish", "blue-bream")])


def test_R1_4_what_lies_on_the_table() -> None:
    view = ScriptedGame().view(0)
    assert view.deck_sizes == {"dock": 20, "rock": 20}
    assert sum(view.unknown_cards.values()) == 40
    assert sum(view.nets_unseen.values()) == 12
    assert view.nets_under == view.nets_revealed == ()
    assert view.face_up == {"blue-bream": 1}
    assert sum(view.face_down.values()) == 47
    assert view.face_down["blue-bream"] == 3
    assert view.bag == (20, 30)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_R1_4_nobody_knows_a_card_at_the_start(seat: int) -> None:
    view = ScriptedGame().view(seat)
    assert view.own_rocks == view.hand == ()
    assert view.known_under == {}
    assert view.groups == []


def test_R1_4_any_fish_may_be_the_one_turned_up() -> None:
    fish = {Game.new(3, seed=seed).events[0].to_dict()["face_up"][0] for seed in range(200)}
    assert fish == {fish.name for fish in standard().fish}


def test_R1_4_sections_never_run_out() -> None:
    whales = edition(" ".join(["whale"] * 5))
    table = ScriptedGame(whales, order=ORDERS[5])
    table.play("sail 1", "sail 2", "sail 3", "sail 4")
    lines = table.play("sail 5")
    assert lines[1] == "section_taken seat=5 panorama=whale section=1"
    assert [table.boat(seat).sections["whale"] for seat in range(1, 6)] == [1] * 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R1_5_every_boat_starts_empty_with_four_offerings(players: int) -> None:
    view = ScriptedGame(order=ORDERS[players]).view(0)
    for seat in range(1, players + 1):
        boat = view.boat(seat)
        assert boat.rack == {}
        assert (boat.crabs, boat.shrimp, boat.nets, boat.rocks) == (0, 0, 0, 0)
        assert (boat.offerings, boat.score) == (4, 0)
        assert set(boat.sections.values()) == {0}
        assert boat.dock_cards == boat.bonuses == ()


def test_R1_5_the_rack_has_three_rows_of_four() -> None:
    table = ScriptedGame.alone(edition("angling rock", angling_catches=20))
    table.play("sail 1")
    table.fill()
    assert list(table.boat().rack) == [*CELLS]
    assert table.game.phase == "sail"  # no catch with a full rack


@pytest.mark.parametrize(
    ("players", "tokens"),
    [(2, [7, 5, 3]), (3, [7, 5, 3]), (4, [7, 5, 3, 2]), (5, [7, 5, 3, 2, 1])],
)
def test_R1_6_as_many_early_bird_tokens_as_boats(players: int, tokens: list[int]) -> None:
    table = ScriptedGame(edition("rock"), order=ORDERS[players])
    arrived = of_type("arrived", table.finish())
    assert [int(line.split("early_bird=")[1]) for line in arrived] == tokens
