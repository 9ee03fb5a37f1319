"""R10: the two worked examples, counted from a collection and played out in one game of five."""

from collections import Counter

import pytest

from namiji.core import layout
from namiji.core.api import recount
from namiji.edition import standard
from namiji.edition.tables import build_tables
from tests.support.scripted_game import ScriptedGame, edition

FIRST, SECOND = 1, 2  # the seats of the two examples

# ---- counted from what a boat holds


def worth(
    *,
    lines: str,
    crustaceans: tuple[int, int],
    offerings: int,
    rocks: str,
    sections: tuple[int, int, int],
    bonuses: tuple[int, ...] = (),
    meals: str,
    early_bird: int,
) -> int:
    """What the scoring code makes of a collection at the end of a game of the standard edition."""
    states = layout.new_states(1)
    s = states[0]
    s.players, s.boats, s.phase = 5, 5, layout.OVER
    s.rack[:] = s.held[:] = s.card[:] = layout.NONE
    for line in lines.split():  # a row is 1 to 3, a column a to d
        s.lines[FIRST] |= 1 << ("123abcd".index(line))
    s.trap[FIRST] = crustaceans
    s.offerings[FIRST] = offerings
    ids = [card.id for card in standard().rock_cards]
    for place, name in enumerate(rocks.split()):
        s.card[place] = layout.ROCK_CARDS_AT + ids.index(name)
        s.zone[place] = FIRST
    s.sections[FIRST] = sections
    for kind in bonuses:
        s.bonus[kind] = FIRST
    cards = [card.id for card in standard().dock_cards]
    for draft, name in enumerate(meals.split()):
        s.held[FIRST, draft] = cards.index(name)
    s.early_bird[FIRST] = early_bird
    return int(recount(build_tables(standard()), states, FIRST))


def test_R10_1_the_first_collection_is_worth_36() -> None:
    points = worth(
        lines="1 a",
        crustaceans=(2, 4),
        offerings=2,
        rocks="long-lines pilgrim crab-tamer three-wonders",  # 4 + 4 + 3, and one missed
        sections=(2, 0, 3),
        meals="maki",
        early_bird=3,
    )
    assert points == 36


def test_R10_2_the_second_collection_is_worth_59() -> None:
    points = worth(
        lines="2 3 a",
        crustaceans=(1, 2),
        offerings=0,
        rocks="light-boat octopus-watcher skilled-fisherman",  # 4 + 4 + 4
        sections=(0, 4, 2),
        bonuses=(1,),
        meals="ramen ramen",
        early_bird=1,
    )
    assert points == 59


# ---- played out

LEG_OF_THE_FIRST = (
    "angling angling angling angling angling angling trap trap whirlpool whirlpool "
    "whale whale whale dolphin dolphin rock rock rock rock net"
)
LEG_OF_THE_SECOND = (
    "whirlpool angling angling angling angling angling angling angling angling angling trap "
    "whirlpool whirlpool whirlpool octopus octopus octopus octopus whale whale rock rock rock net"
)


def draft(table: ScriptedGame, deal: str) -> None:
    """The boats pick in the order of the deal; the last card goes back."""
    table.rush(deal)
    for card in deal.split()[:-1]:
        table.play(f"pick {card}")


@pytest.fixture(scope="module")
def game() -> ScriptedGame:
    """The standard edition on a route that suits the examples; both are collected in one game."""
    legs = f"{LEG_OF_THE_FIRST} | {LEG_OF_THE_SECOND} | net | whirlpool whirlpool net"
    house = edition(legs, dock_cards=standard().data["dock_cards"])
    table = ScriptedGame(house, order="1 5 4 3 2")

    table.wait_for(FIRST)
    blue = [f"blue-{kind}" for kind in ("bream", "mackerel", "puffer", "sunfish")]
    cells = ["a1", "b1", "c1", "d1", "a2", "a3"]  # row 1 is blue, column a is bream
    for to, (cell, fish) in enumerate(
        zip(cells, [*blue, "green-bream", "orange-bream"], strict=True), 1
    ):
        table.play(f"sail {to}")
        table.catch(f"{cell} {fish}")
    table.play("sail 7 -> shrimp", "draw -> crab", "draw -> shrimp", "stop")
    table.play("sail 8 -> crab", "draw -> shrimp", "draw -> shrimp", "stop")
    table.play(*(f"sail {to}" for to in range(9, 16)))
    for to, hand in enumerate(
        [
            "long-lines net-hauler",
            "pilgrim gourmet",
            "blue-catch fine-gear",
            "three-wonders orange-catch",
        ],
        16,
    ):
        table.play(f"sail {to} -> {hand}", f"keep {hand.split()[0]}")
    draft(table, "maki onigiri onigiri onigiri ramen lantern-lure")

    first_dock = len(LEG_OF_THE_FIRST.split()) + 1
    table.play(f"sail {first_dock + 1}")
    table.wait_for(SECOND)
    catches = [
        *("a1 green-puffer", "a2 green-puffer", "a3 green-puffer"),  # column a: color and kind
        *("b2 green-bream", "c2 green-mackerel", "d2 green-sunfish"),  # row 2: color
        *("b3 blue-puffer", "c3 orange-puffer", "d3 blue-puffer"),  # row 3: kind
    ]
    for to, catch in enumerate(catches, first_dock + 2):
        table.play(f"sail {to}")
        table.catch(catch)
    to = first_dock + 11
    table.play(f"sail {to} -> shrimp", "draw -> crab", "draw -> shrimp", "stop")
    table.play(*(f"sail {to + i}" for i in range(1, 10)))
    for i, hand in enumerate(
        [
            "light-boat shrimp-broth",
            "octopus-watcher green-catch",
            "skilled-fisherman whale-song",
        ],
        10,
    ):
        table.play(f"sail {to + i} -> {hand}", f"keep {hand.split()[0]}")
    draft(table, "ramen wide-net incense spyglass keen-blade deep-trap")
    draft(table, "sturdy-trap paper-fleet second-hook pilgrim-chart sacred-rope sorting-baskets")

    finish = len(house.route)
    table.play(f"sail {finish}", f"sail {finish}")  # 3 and 4
    table.play(
        f"sail {finish - 3}", f"sail {finish}"
    )  # 5 stops on the way, the first example is in
    table.play(f"sail {finish - 2}", f"sail {finish}", f"sail {finish}")
    assert table.game.is_over
    return table


def scored(table: ScriptedGame, seat: int) -> dict[str, Counter[int]]:
    """All points of a seat by reason."""
    found: dict[str, Counter[int]] = {}
    for event in table.game.events:
        fields = event.to_dict()
        if fields["type"] == "scored" and fields["seat"] == seat:
            found.setdefault(fields["reason"], Counter())[fields["points"]] += 1
    return found


def test_R10_1_the_first_example_played_out(game: ScriptedGame) -> None:
    assert scored(game, FIRST) == {
        "row": Counter([5]),
        "column": Counter([3]),
        "crustaceans": Counter([3, 3]),
        "section": Counter([1, 2, 3, 1, 2]),
        "meal": Counter([5]),
        "early_bird": Counter([3]),
        "rock": Counter([4, 4, 3]),
        "penalty": Counter([-6]),
    }
    assert game.boat(FIRST).rocks == 4
    assert game.score(FIRST) == game.game.recount()[FIRST] == 36


def test_R10_2_the_second_example_played_out(game: ScriptedGame) -> None:
    assert scored(game, SECOND) == {
        "row": Counter([7, 9]),
        "column": Counter([3]),
        "crustaceans": Counter([3]),
        "section": Counter([1, 2, 3, 4, 1, 2]),
        "bonus": Counter([3]),
        "meal": Counter([4, 4]),
        "early_bird": Counter([1]),
        "rock": Counter([4, 4, 4]),
    }
    assert game.boat(SECOND).bonuses == ("octopus",)
    assert game.score(SECOND) == game.game.recount()[SECOND] == 59


def test_R10_2_third_and_fifth_of_five(game: ScriptedGame) -> None:
    arrived = [e.to_dict() for e in game.game.events if e.type == "arrived"]
    ranks = {event["seat"]: event["rank"] for event in arrived}
    assert (len(ranks), ranks[FIRST], ranks[SECOND]) == (5, 3, 5)
