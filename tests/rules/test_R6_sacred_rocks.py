"""R6: Sacred Rocks, their secrets and what their cards count."""

from typing import Any

import pytest

from namiji.game.view import Group
from tests.support.scripted_game import ScriptedGame, edition, of_type, points, rock

FOUR = ["north", "east", "south", "west"]


def rocks(*names: str, players: int = 3, **changes: Any) -> ScriptedGame:
    """Everybody sails past Rock stations; the deck has the named cards, seat 1 moves first."""
    house = edition(
        "rock rock rock rock rock whirlpool",
        rock_cards__cards=[rock(name) for name in names],
        **changes,
    )
    return ScriptedGame(house, order=" ".join(map(str, range(players, 0, -1))))


def test_R6_1_look_at_two_keep_one() -> None:
    table = rocks(*FOUR)
    assert table.play("sail 1 -> south north") == [
        "sailed seat=1 by=1 to=1 slot=0",
        "rocks_drawn seat=1 cards=south,north",
    ]
    assert table.legal_actions == ["keep north", "keep south"]
    assert table.play("keep south") == [
        "rock_kept seat=1 card=south",
        "rock_returned seat=1 card=north",
    ]
    assert table.boat().rocks == 1
    assert table.score() == 0
    assert table.view(0).deck_sizes["rock"] == 3
    assert table.game.decider == 2


def test_R6_1_only_a_card_in_hand_can_be_kept() -> None:
    table = rocks(*FOUR)
    table.play("sail 1 -> south north")
    table.refuses("keep west", "no-card", "west is not in your hand (R6.1, R7.3)")
    table.refuses(
        "release", "not-now", "you cannot 'release' now: first choose a Rock card to keep"
    )


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_R6_1_the_others_see_that_but_not_what(seat: int) -> None:
    table = rocks(*FOUR)
    table.play("sail 1 -> south north")
    view = table.view(seat)
    assert (view.hand, view.hand_size, view.legal_actions) == ((), 2, [])
    table.play("keep south")
    assert table.log(seat)[-3:] == [
        "rocks_drawn seat=1",
        "rock_kept seat=1",
        "rock_returned seat=1",
    ]
    view = table.view(seat)
    assert view.boat(1).rocks == 1
    assert view.known_rocks(1) == ()
    assert view.known_under == {}
    assert view.groups == []
    assert {name: view.unknown_cards[name] for name in FOUR} == dict.fromkeys(FOUR, 1)


def test_R6_1_the_one_who_chose_knows_both() -> None:
    table = rocks(*FOUR)
    table.play("sail 1 -> south north")
    assert set(table.view(1).hand) == {"south", "north"}
    table.play("keep south")
    assert table.log(1)[-3:] == table.log()[-3:]
    view = table.view(1)
    assert view.own_rocks == ("south",)
    assert view.known_under == {"rock under 1": "north"}
    assert {name for name in FOUR if name in view.unknown_cards} == {"east", "west"}


def test_R6_1_the_card_under_the_deck_comes_back_last() -> None:
    table = ScriptedGame.alone(
        edition("rock rock rock rock", rock_cards__cards=[rock(n) for n in FOUR])
    )
    table.play("sail 1 -> south north", "keep south")
    table.play("sail 2 -> west east", "keep west")
    # north and east lie under the deck in that order, and nothing else is left: no chance any more
    assert table.view(1).known_under == {"rock under 1": "north", "rock under 2": "east"}
    assert table.play("sail 3")[1] == "rocks_drawn seat=1 cards=north,east"


def test_R6_1_a_returned_card_drawn_by_another_may_be_kept_or_returned() -> None:
    table = rocks(*FOUR)
    table.play("sail 1 -> south north", "keep south")
    table.play("sail 2 -> west east", "keep west")
    table.play("sail 3")  # seat 3 draws north, returned by 1, and east, returned by 2
    assert set(table.view(3).hand) == {"north", "east"}
    assert table.view(1).hand == table.view(2).hand == ()
    table.play("keep east")
    one, two, three = (table.view(seat) for seat in (1, 2, 3))
    assert one.groups == [Group(cards=("north",), places=("seat 3", "under 1"))]
    assert two.groups == [Group(cards=("east",), places=("seat 3", "under 1"))]
    assert three.own_rocks == ("east",)
    assert three.known_under == {"rock under 1": "north"}
    assert three.groups == []
    for view in (one, two):
        assert view.known_rocks(3) == ()
        assert view.known_under == {}
    assert one.own_rocks == ("south",)
    assert {name for name in FOUR if name in one.unknown_cards} == {"west", "east"}
    assert {name for name in FOUR if name in three.unknown_cards} == {"south", "west"}


def test_R6_1_what_another_keeps_looks_the_same_to_the_one_who_returned() -> None:
    views = []
    for kept in ("north", "east"):
        table = rocks(*FOUR)
        table.play("sail 1 -> south north", "keep south")
        table.play("sail 2 -> west east", "keep west")
        table.play("sail 3", f"keep {kept}")
        views.append([table.view(seat) for seat in (0, 1, 2, 3)])
    assert views[0][:3] == views[1][:3]
    assert views[0][3] != views[1][3]


def test_R6_1_who_returned_both_cards_of_a_hand_knows_the_pair() -> None:
    table = rocks("north", "east", "south", rock_draws=3)
    table.play("sail 1 -> south north east", "keep south")
    assert table.view(1).known_under == {"rock under 1": "north", "rock under 2": "east"}
    table.play("sail 2")
    assert set(table.view(1).hand) == {"north", "east"}
    assert table.log(1)[-1] == "rocks_drawn seat=2 cards=north,east"
    assert table.log(3)[-1] == "rocks_drawn seat=2"
    table.play("keep east")
    assert table.log(1)[-2:] == ["rock_kept seat=2", "rock_returned seat=2"]
    view = table.view(1)
    assert len(view.groups) == 1
    assert set(view.groups[0].cards) == {"north", "east"}
    assert set(view.groups[0].places) == {"seat 2", "under 1"}
    assert view.known_rocks(2) == ()


def test_R6_1_a_group_parts_again_when_its_cards_are_seen() -> None:
    table = rocks(*FOUR)
    table.play("sail 1 -> south north", "keep south")
    table.play("sail 2 -> west east", "keep west")
    table.play("sail 3", "keep east")
    table.play("sail 4")  # seat 1 finds that north is the one left
    view = table.view(1)
    assert view.own_rocks == ("south", "north")
    assert view.groups == []


def test_R6_1_who_sees_a_copy_again_cannot_tell_which_one_it_is() -> None:
    cards = [rock("north") | {"copies": 2}, rock("east"), rock("south")]
    table = ScriptedGame(edition("rock rock rock rock whirlpool", rock_cards__cards=cards))
    table.play("sail 1 -> south north", "keep south")
    table.play("sail 2 -> east north", "keep east")
    table.play("sail 3")  # seat 3 keeps one of the two cards under the deck: both are north
    assert table.view(1).groups == [Group(cards=("north",), places=("seat 3", "under 1"))]
    table.play("sail 4")  # seat 1 finds north: the one it returned, or the other
    view = table.view(1)
    assert view.own_rocks == ("south", "north")
    assert view.known_rocks(3) == ()
    assert view.groups == []
    assert (view.unknown_cards["north"], view.unknown_cards["east"]) == (1, 1)


def test_R6_1_who_draws_equal_cards_decides_as_well() -> None:
    """If the game went on by itself, everyone would know that the cards are equal."""
    cards = [rock("north") | {"copies": 2}, rock("east")]
    table = ScriptedGame(edition("rock rock whirlpool", rock_cards__cards=cards))
    assert table.play("sail 1 -> north north") == [
        "sailed seat=1 by=1 to=1 slot=0",
        "rocks_drawn seat=1 cards=north,north",
        "rock_kept seat=1 card=north",
        "rock_returned seat=1 card=north",
    ]
    assert str(table.game.decisions[-1].action) == "keep north"


def test_R6_2_the_last_card_is_kept() -> None:
    table = rocks("north")
    assert table.play("sail 1 -> north") == [
        "sailed seat=1 by=1 to=1 slot=0",
        "rocks_drawn seat=1 cards=north",
        "rock_kept seat=1 card=north",
    ]
    assert table.view(1).own_rocks == ("north",)
    assert table.view(0).deck_sizes["rock"] == 0
    assert table.play("sail 2") == ["sailed seat=2 by=2 to=2 slot=0"]


def test_R6_2_a_returned_card_is_the_last_one_and_its_returner_knows() -> None:
    table = rocks("north", "east")
    table.play("sail 1 -> north east", "keep north")
    assert table.play("sail 2") == [
        "sailed seat=2 by=2 to=2 slot=0",
        "rocks_drawn seat=2 cards=east",
        "rock_kept seat=2 card=east",
    ]
    assert table.view(1).known_rocks(2) == ("east",)
    assert table.view(3).known_rocks(2) == ()
    assert table.log(1)[-1] == "rock_kept seat=2 card=east"
    assert table.log(3)[-1] == "rock_kept seat=2"


def test_R6_2_one_fresh_and_one_returned_card_make_a_hand() -> None:
    table = rocks("north", "east", "south")
    table.play("sail 1 -> north east", "keep north")
    assert table.play("sail 2 -> south")[1] == "rocks_drawn seat=2 cards=south,east"
    table.play("keep south")
    assert table.view(1).groups == [Group(cards=("east",), places=("seat 2", "under 1"))]


def held_at_the_end(*cards: dict[str, Any]) -> list[str]:
    """Seat 1 keeps these cards, one a stop, and has 3 Offerings left; what the end brings."""
    legs = f"whirlpool {'rock ' * len(cards)} rock"
    house = edition(legs, rock_cards__cards=list(cards), rock_draws=1)
    table = ScriptedGame.alone(house)
    table.play("sail 1", *(f"sail {i + 2} -> {card['id']}" for i, card in enumerate(cards)))
    assert table.boat().rocks == len(cards)
    assert table.score() == 0
    return table.finish()


def test_R6_3_fulfilled_cards_score_at_the_end_others_do_not() -> None:
    lines = held_at_the_end(
        rock("yes", "offerings_left", 4, at_least=3),
        rock("no", "offerings_left", 4, at_least=4),
        rock("also", "offerings_left", 2, at_most=3),
    )
    first = lines.index("rock_revealed seat=1 card=yes fulfilled=yes")
    assert lines[first:-3] == [
        "rock_revealed seat=1 card=yes fulfilled=yes",
        "scored seat=1 points=4 reason=rock total=7",
        "rock_revealed seat=1 card=no fulfilled=no",
        "rock_revealed seat=1 card=also fulfilled=yes",
        "scored seat=1 points=2 reason=rock total=9",
        "scored seat=1 points=-10 reason=penalty total=-1",
    ]


def test_R6_3_a_card_without_points_is_revealed_without_scoring() -> None:
    lines = held_at_the_end(rock("idle", "fish", 0, at_most=12))
    assert "rock_revealed seat=1 card=idle fulfilled=yes" in lines
    assert "rock" not in [each.split()[1] for each in points(lines)]


def test_R6_3_everybody_reveals() -> None:
    table = rocks("north", "east", "south", rock_draws=1)
    table.play("sail 1 -> north", "sail 2 -> east", "sail 3 -> south")
    lines = table.finish()
    assert of_type("rock_revealed", lines) == [
        "rock_revealed seat=1 card=north fulfilled=yes",
        "rock_revealed seat=2 card=east fulfilled=yes",
        "rock_revealed seat=3 card=south fulfilled=yes",
    ]
    assert table.view(2).known_rocks(1) == ("north",)
    assert table.view(0).known_rocks(3) == ("south",)


def test_R6_3_what_counts_is_the_end_not_the_moment_it_was_kept() -> None:
    house = edition(
        "rock whirlpool whirlpool rock trap",
        rock_draws=1,
        rock_cards__cards=[
            rock("then", "offerings_left", 4, at_least=4),
            rock("now", "offerings_left", 3, at_most=2),
        ],
    )
    table = ScriptedGame.alone(house)
    table.play("sail 1 -> then", "sail 2", "sail 3", "sail 4 -> now")
    lines = table.finish()
    assert of_type("rock_revealed", lines) == [
        "rock_revealed seat=1 card=then fulfilled=no",
        "rock_revealed seat=1 card=now fulfilled=yes",
    ]


# What seat 1 holds at the end of the voyage below.
HOLDINGS = {
    "lines": 3,
    "rows": 1,
    "columns": 2,
    "fish": 11,
    "blue": 2,
    "orange": 3,
    "green": 6,
    "nets": 1,
    "crabs": 1,
    "shrimp": 3,
    "crustaceans": 4,
    "offerings_left": 2,
    "dolphin": 2,
    "octopus": 3,
    "whale": 1,
    "sections": 6,
    "panoramas_started": 3,
    "meals": 1,
    "upgrades": 2,
    "rocks": 2,
}


def voyage(card: dict[str, Any]) -> list[str]:
    """A game in which seat 1 collects the holdings above and two copies of a Rock card."""
    dock_cards = {
        "provenance": "house",
        "meals": [{"id": "soup", "points": 0, "copies": 10}],
        "upgrades": [
            {"id": "gear", "station": "trap", "adds": {"trap_points": 1}, "copies": 10},
        ],
    }
    house = edition(
        "angling net trap whirlpool whirlpool dolphin dolphin octopus octopus octopus whale "
        "rock rock trap",
        angling_catches=9,
        nets__pairs=[["orange-mackerel", "orange-puffer"]],
        dock_cards=dock_cards,
        rock_cards__cards=[card | {"copies": 8}],
    )
    table = ScriptedGame.alone(house)
    table.play("sail 1")
    # Row 1 and columns a and b score; row 2 and column c are full of fish that do not match.
    table.catch("a1 green-bream", "b1 green-mackerel", "c1 green-puffer", "d1 green-sunfish")
    table.catch("a2 green-puffer", "b2 blue-mackerel", "c2 orange-bream", "d2 blue-bream")
    table.catch("a3 green-bream")
    table.play("sail 2 -> orange-mackerel+orange-puffer", "place b3 c3")
    table.play("sail 3 -> shrimp", "draw -> crab", "draw -> shrimp", "draw -> shrimp", "stop")
    table.play(*(f"sail {to}" for to in range(4, 12)))
    name = card["id"]
    table.play(f"sail 12 -> {name} {name}", f"sail 13 -> {name} {name}")
    for mine, theirs in (("soup", "gear"), ("gear", "soup"), ("gear", "soup")):
        table.rush(f"{mine} {theirs} {theirs} {theirs}")
        table.play(f"pick {mine}")  # seat 1 lies in slot 1; the others' cards are all alike
        table.wait_for(1)
    return table.finish()


def card_is_fulfilled(card: dict[str, Any]) -> bool:
    revealed = of_type("rock_revealed", voyage(card))
    assert len(set(revealed)) == 1  # both copies alike
    assert len(revealed) == 2
    return revealed[0].endswith("fulfilled=yes")


@pytest.mark.parametrize(("metric", "held"), HOLDINGS.items())
def test_R6_4_at_least(metric: str, held: int) -> None:
    assert card_is_fulfilled(rock("card", metric, at_least=held))
    assert not card_is_fulfilled(rock("card", metric, at_least=held + 1))


@pytest.mark.parametrize(("metric", "held"), HOLDINGS.items())
def test_R6_4_at_most(metric: str, held: int) -> None:
    assert card_is_fulfilled(rock("card", metric, at_most=held))
    assert not card_is_fulfilled(rock("card", metric, at_most=held - 1))


def test_R6_4_both_limits_at_once() -> None:
    assert card_is_fulfilled(rock("card", "fish", at_least=11, at_most=11))
    assert not card_is_fulfilled(rock("card", "fish", at_least=12, at_most=12))
    assert not card_is_fulfilled(rock("card", "fish", at_least=9, at_most=10))


@pytest.mark.parametrize(("rows", "fulfilled"), [(1, True), (2, False)])
def test_R6_4_all_conditions_of_a_card_must_hold(rows: int, fulfilled: bool) -> None:
    conditions = [{"metric": "columns", "at_least": 2}, {"metric": "rows", "at_least": rows}]
    assert card_is_fulfilled({"id": "card", "points": 4, "conditions": conditions}) == fulfilled


# A boat that has only taken Rock cards and Dock cards holds nothing else.
@pytest.mark.parametrize(
    "metric", [m for m in HOLDINGS if m not in ("offerings_left", "meals", "upgrades", "rocks")]
)
def test_R6_4_an_empty_boat_counts_nothing(metric: str) -> None:
    for limits, fulfilled in (({"at_most": 0}, "yes"), ({"at_least": 1}, "no")):
        card = rock("card", metric, **limits)
        table = ScriptedGame(edition("rock whale", rock_cards__cards=[card]))
        table.play("sail 1 -> card")
        assert f"rock_revealed seat=1 card=card fulfilled={fulfilled}" in table.finish()


def test_R6_4_rocks_count_the_unfulfilled_ones_too() -> None:
    lines = held_at_the_end(
        rock("pair", "rocks", 4, at_least=2), rock("missed", "fish", 4, at_least=1)
    )
    assert of_type("rock_revealed", lines) == [
        "rock_revealed seat=1 card=pair fulfilled=yes",
        "rock_revealed seat=1 card=missed fulfilled=no",
    ]
