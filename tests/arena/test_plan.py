"""Who sits where: every bot takes every seat alike, in deals that are the same for all."""

from collections import Counter
from itertools import combinations, groupby

import pytest

from namiji import NamijiError
from namiji.arena.plan import Fixture, Plan
from namiji.core.names import Directions
from namiji.edition import standard

NAMES = tuple("abcdefgh")


def plan(bots: int, players: int, direction: Directions = "both") -> Plan:
    return Plan(NAMES[:bots], players, "s", direction, standard())


def deals(fixtures: list[Fixture]) -> list[list[Fixture]]:
    return [list(deal) for _, deal in groupby(fixtures, lambda fixture: fixture.deal)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", range(1, 9))
def test_in_each_deal_every_bot_takes_every_seat_alike(bots: int, players: int) -> None:
    for deal in deals(plan(bots, players).fixtures(60)):
        assert len(deal) == (1 if bots == 1 else players)
        seats = Counter(seating for fixture in deal for seating in enumerate(fixture.bots))
        line_up = Counter(deal[0].bots)
        assert all(seats[seat, bot] * players == line_up[bot] * len(deal) for seat, bot in seats)
        assert len({fixture.bots for fixture in deal}) == len(deal)
        assert len({(fixture.seed, fixture.direction) for fixture in deal}) == 1


def test_games_are_numbered_through_and_deals_have_seeds() -> None:
    fixtures = plan(3, 3).fixtures(7)
    assert [fixture.game for fixture in fixtures] == list(range(9))  # whole deals
    assert [(f.deal, f.rotation) for f in fixtures[2:5]] == [(0, 2), (1, 0), (1, 1)]
    assert [f.seed for f in fixtures[2:5]] == ["s.0", "s.1", "s.1"]
    assert [f.bots for f in fixtures[:3]] == [tuple("abc"), tuple("cab"), tuple("bca")]
    assert plan(3, 3).fixtures(90)[:9] == fixtures


@pytest.mark.parametrize(
    ("bots", "players", "line_up"),
    [(1, 3, "aaa"), (2, 4, "abbb"), (3, 5, "abcbc"), (4, 4, "abcd"), (4, 5, "abcdb")],
)
def test_the_first_bot_meets_the_others(bots: int, players: int, line_up: str) -> None:
    first = plan(bots, players).fixtures(40)[0]
    assert first.bots == tuple(line_up)


@pytest.mark.parametrize(
    ("bots", "players", "tables"), [(3, 2, 3), (6, 2, 15), (8, 2, 28), (5, 3, 10), (6, 4, 15)]
)
def test_too_many_bots_take_turns(bots: int, players: int, tables: int) -> None:
    line_ups = [deal[0].bots for deal in deals(plan(bots, players).fixtures(tables * players))]
    assert set(line_ups) == set(combinations(NAMES[:bots], players))
    for end in range(1, len(line_ups) + 1):
        played = Counter(bot for line_up in line_ups[:end] for bot in line_up)
        counts = [played[bot] for bot in NAMES[:bots]]
        assert max(counts) - min(counts) <= 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", range(1, 9))
def test_bots_play_both_directions_alike(bots: int, players: int) -> None:
    turns = Counter(
        (bot, deal[0].direction)
        for deal in deals(plan(bots, players).fixtures(240))
        for bot in set(deal[0].bots)
    )
    for bot in NAMES[:bots]:
        assert abs(turns[bot, "clockwise"] - turns[bot, "counterclockwise"]) <= 2


def test_a_bot_may_meet_itself() -> None:
    same = Plan(("a", "a", "a#2", "b"), 4, "s", "both", standard())
    assert same.bots == ("a", "a#2", "a#2#2", "b")
    assert [same.spec_of(bot) for bot in same.bots] == ["a", "a", "a#2", "b"]
    assert same.fixtures(4)[0].bots == same.bots
    assert same.settings()["bots"] == ["a", "a", "a#2", "b"]


def test_one_direction_is_kept() -> None:
    fixtures = plan(2, 2, "counterclockwise").fixtures(10)
    assert {fixture.direction for fixture in fixtures} == {"counterclockwise"}


@pytest.mark.parametrize(
    ("bots", "change", "code"),
    [
        ((), {}, "bad-bots"),
        (("a", "b"), {"players": 6}, "bad-players"),
        (("a", "b"), {"seed": "two words"}, "bad-seed"),
        (("a", "b"), {"direction": "up"}, "bad-direction"),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: tuple[str, ...], change: dict[str, object], code: str
) -> None:
    settings = {"players": 4, "seed": "1", "direction": "both", **change}
    with pytest.raises(NamijiError) as caught:
        Plan(bots, edition=standard(), **settings)  # type: ignore[arg-type]  # wrong on purpose
    assert caught.value.code == code
