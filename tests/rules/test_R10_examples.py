"""R10: the two worked examples, counted from a collection and played out in one game of five."""

from collections import Counter

import pytest

from namiji.core import layout
from namiji.core.api import recount
from namiji.edition import standard
from namiji.edition.tables import build_tables
from tests.support.scripted_game import DOCK_CARDS, ScriptedGame, edition, of_type, rock

FIRST, SECOND = 1, 2  # the seats of the two examples

LEG_OF_THE_FIRST = (
    "angling angling angling angling angling angling angling trap trap whirlpool whirlpool "
    "whale whale whale dolphin dolphin rock rock rock rock net"
)
LEG_OF_THE_SECOND = (
    "whirlpool angling angling angling angling angling angling angling angling angling trap "
    "whirlpool whirlpool whirlpool octopus octopus octopus octopus whale whale rock rock rock net"
)
ROCK_CARDS = [
    rock("skilled-fisherman", "lines", 4, at_least=3),
    rock("long-lines", "rows", 4, at_least=1),
    rock("pilgrim", "rocks", 4, at_least=4),
    rock("blue-catch", "blue", 3, at_least=4),
    rock("crab-tamer", "crabs", 3, at_least=2),
    rock("light-boat", "offerings_left", 4, at_most=0),
    rock("octopus-watcher", "octopus", 4, at_least=4),
    rock("green-catch", "green", 4, at_least=4),
    *(rock(f"other-{i}") for i in range(12)),
]
HOUSE = edition(
    f"{LEG_OF_THE_FIRST} | {LEG_OF_THE_SECOND} | net | whirlpool whirlpool net",
    dock_cards=DOCK_CARDS,
    rock_cards__cards=ROCK_CARDS,
)
"""The figures of the standard edition, with a route and cards that suit the examples."""

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
    """What the scoring code makes of a collection at the end of a game."""
    states = layout.new_states(1)
    s = states[0]
    s.players, s.boats, s.phase = 5, 5, layout.OVER
    s.rack[:] = s.held[:] = s.card[:] = layout.NONE
    for line in lines.split():  # a row is 1 to 3, a column a to d
        s.lines[FIRST] |= 1 << ("123abcd".index(line))
    s.trap[FIRST] = crustaceans
    s.offerings[FIRST] = offerings
    ids = [card.id for card in HOUSE.rock_cards]
    for place, name in enumerate(rocks.split()):
        s.card[place] = layout.ROCK_CARDS_AT + ids.index(name)
        s.zone[place] = FIRST
    s.sections[FIRST] = sections
    for kind in bonuses:
        s.bonus[kind] = FIRST
    cards = [card.id for card in HOUSE.dock_cards]
    for draft, name in enumerate(meals.split()):
        s.held[FIRST, draft] = cards.index(name)
    s.early_bird[FIRST] = early_bird
    return int(recount(build_tables(HOUSE), states, FIRST))


def test_R10_1_the_first_collection_is_worth_36() -> None:
    points = worth(
        lines="1 a",
        crustaceans=(2, 4),
        offerings=2,
        rocks="long-lines pilgrim crab-tamer skilled-fisherman",  # 4 + 4 + 3, and one missed
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
        rocks="light-boat octopus-watcher long-lines",  # 4 + 4 + 4
        sections=(0, 4, 2),
        bonuses=(1,),
        meals="ramen ramen",
        early_bird=1,
    )
    assert points == 59


def test_R10_1_two_lines_miss_the_skilled_fisherman_of_the_standard_edition() -> None:
    (card,) = [card for card in standard().rock_cards if card.id == "skilled-fisherman"]
    (condition,) = card.conditions
    assert condition.metric == "lines"
    assert (condition.at_least or 0) > 2


# ---- played out


def draft(table: ScriptedGame, deal: str) -> None:
    """The boats pick in the order of the deal; the last card goes back."""
    table.rush(deal)
    for card in deal.split()[:-1]:
        table.play(f"pick {card}")


@pytest.fixture(scope="module")
def game() -> ScriptedGame:
    """Both examples, collected in one game."""
    table = ScriptedGame(HOUSE, order="1 5 4 3 2")

    table.wait_for(FIRST)
    catches = [
        *("a1 blue-bream", "b1 blue-mackerel", "c1 blue-puffer", "d1 blue-sunfish"),  # row 1: color
        *("a2 green-bream", "a3 orange-bream"),  # column a: kind
        "b2 green-mackerel",  # column b: one fish is missing
    ]
    for to, catch in enumerate(catches, 1):
        table.play(f"sail {to}")
        table.catch(catch)
    table.play("sail 8 -> shrimp", "draw -> crab", "draw -> shrimp", "stop")
    table.play("sail 9 -> crab", "draw -> shrimp", "draw -> shrimp", "stop")
    table.play(*(f"sail {to}" for to in range(10, 17)))
    for to, card in enumerate(["long-lines", "pilgrim", "blue-catch", "skilled-fisherman"], 17):
        table.play(f"sail {to} -> {card} other-{to - 17}", f"keep {card}")
    draft(table, "maki onigiri onigiri onigiri ramen lantern-lure")

    first_dock = len(LEG_OF_THE_FIRST.split()) + 1
    table.play(f"sail {first_dock + 1}")
    table.wait_for(SECOND)
    catches = [
        *("a1 green-puffer", "a2 green-puffer", "a3 green-puffer"),  # column a: color and kind
        *("b2 blue-puffer", "c2 orange-puffer", "d2 blue-puffer"),  # row 2: kind
        *("b3 green-bream", "c3 green-mackerel", "d3 green-sunfish"),  # row 3: color
    ]
    for to, catch in enumerate(catches, first_dock + 2):
        table.play(f"sail {to}")
        table.catch(catch)
    to = first_dock + 11
    table.play(f"sail {to} -> shrimp", "draw -> crab", "draw -> shrimp", "stop")
    table.play(*(f"sail {to + i}" for i in range(1, 10)))
    for i, card in enumerate(["light-boat", "octopus-watcher", "green-catch"]):
        table.play(f"sail {to + 10 + i} -> {card} other-{4 + i}", f"keep {card}")
    draft(table, "ramen wide-net incense spyglass long-gaff deep-trap")
    draft(table, "sturdy-trap paper-fleet second-hook pilgrim-chart sacred-rope sorting-baskets")

    finish = len(HOUSE.route)
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
    missed = [line for line in of_type("rock_revealed", game.log()) if line.endswith("=no")]
    assert missed == [f"rock_revealed seat={FIRST} card=skilled-fisherman fulfilled=no"]
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
