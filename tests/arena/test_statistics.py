"""What each seat did, as rows: every point and every stop is in them, and once."""

from collections import Counter
from collections.abc import Iterator

import pytest

from namiji import Game
from namiji.arena.statistics import Row, seat_statistics
from namiji.core.names import REASONS, STATIONS
from namiji.edition import load_edition, standard
from namiji.game.events import Docked, HaulKept, HaulLost, RockRevealed, Sailed, Started
from namiji.match.simulate import Series
from tests.support import editions
from tests.support.paths import ROOT

SCARCE = ROOT / "examples" / "scarce.toml"
GAMES = 12  # of each kind


def games() -> Iterator[Game]:
    """Both simple bots, all table sizes, both directions, other editions."""
    for edition in (standard(), load_edition(SCARCE), editions.generous()):
        for players in (2, 3, 4, 5):
            for bot in ("filler", "random"):
                series = Series(players, "rows", (bot,) * players, "both", edition)
                for index in range(GAMES):
                    yield series.play(index).game


@pytest.fixture(scope="module")
def played() -> list[tuple[Game, list[Row]]]:
    return [(game, seat_statistics(game)) for game in games()]


def figures(row: Row, prefix: str) -> dict[str, int]:
    names = [name for name in row if name.startswith(f"{prefix}_")]
    return {name.removeprefix(f"{prefix}_"): int(row[name]) for name in names}


def words(row: Row, name: str) -> list[str]:
    return str(row[name]).split()


def test_every_row_has_the_same_columns(played: list[tuple[Game, list[Row]]]) -> None:
    assert all(len(rows) == game.players for game, rows in played)
    assert len({tuple(row) for _, rows in played for row in rows}) == 1


def test_points_by_reason_add_up_to_the_score(played: list[tuple[Game, list[Row]]]) -> None:
    for game, rows in played:
        assert list(figures(rows[0], "points")) == list(REASONS)
        totals = [sum(figures(row, "points").values()) for row in rows]
        assert totals == list(game.scores.values())


def test_the_worth_of_stops_is_the_score_over_doing_nothing(
    played: list[tuple[Game, list[Row]]],
) -> None:
    for game, rows in played:
        nothing = game.edition.penalty[game.edition.offerings]
        for row, score in zip(rows, game.scores.values(), strict=True):
            worth = figures(row, "worth")
            assert list(worth) == list(STATIONS)
            assert sum(worth.values()) == score + nothing
            assert worth["finish"] == row["points_early_bird"]
            assert worth["dock"] == row["points_meal"]
            assert all(figures(row, "stops")[name] for name, points in worth.items() if points)


def test_a_row_tells_what_the_boat_holds_in_the_end(
    played: list[tuple[Game, list[Row]]],
) -> None:
    for game, rows in played:
        boats = game.view(0).boats
        for seat, row in enumerate(rows, 1):
            boat = boats[seat]
            assert (row["fish"], row["nets"]) == (len(boat.rack), boat.nets)
            assert (row["rows"], row["columns"]) == (boat.rows_scored, boat.columns_scored)
            assert row["offerings_left"] == boat.offerings
            assert row["points_penalty"] == -game.edition.penalty[boat.offerings]
            assert tuple(words(row, "dock_cards")) == boat.dock_cards
            assert len(words(row, "rocks_kept")) == boat.rocks


def test_a_row_counts_the_events_of_its_seat(played: list[tuple[Game, list[Row]]]) -> None:
    for game, rows in played:
        events = game.events
        assert isinstance(events[0], Started)
        for seat, row in enumerate(rows, 1):
            own = [event for event in events if getattr(event, "seat", 0) == seat]
            kinds = Counter(type(event) for event in own)
            assert row["start_place"] == events[0].order.index(seat) + 1
            assert row["moves"] == kinds[Sailed] == sum(figures(row, "stops").values())
            assert row["hauls_kept"] == kinds[HaulKept]
            assert row["hauls_lost"] == kinds[HaulLost]
            slots = [str(event.slot) for event in own if isinstance(event, Docked)]
            assert words(row, "dock_slots") == slots
            met = [e.card for e in own if isinstance(e, RockRevealed) and e.fulfilled]
            assert words(row, "rocks_fulfilled") == met
            assert row["stops_dock"] == 3
            assert row["stops_finish"] == 1
        assert sum(int(row["decisions"]) for row in rows) == len(game.decisions)
        arrivals = sorted(int(row["arrival"]) for row in rows)
        assert set(arrivals) <= set(range(1, max(3, game.players) + 1))
        assert len(set(arrivals)) == game.players


def test_every_card_was_chosen_from_a_hand(played: list[tuple[Game, list[Row]]]) -> None:
    for _, rows in played:
        for row in rows:
            for hands, chosen in (("dock_hands", "dock_cards"), ("rock_hands", "rocks_kept")):
                offered = str(row[hands]).split("|") if row[hands] else []
                assert len(offered) == len(words(row, chosen))
                pairs = zip(words(row, chosen), offered, strict=True)
                assert all(card in hand.split() for card, hand in pairs)
